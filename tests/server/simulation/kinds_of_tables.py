"""What tables a simulated world has: both games, with and without a clock, programs, a gathering, a campaign."""

import random
from typing import Any

from othersight.server.protocol.rest_models import NewTable
from tests.server.client import TWO

MOVE_TIME = 30
"""Seconds that a person has for an answer at a table with a clock."""


def any_table(chance: random.Random) -> NewTable:
    """A table of two persons and bots."""
    plain: dict[str, Any] = TWO[list(TWO)[chance.randrange(2)]]
    dice = chance.random()
    if dice < 0.2:
        clock = {"move_time": MOVE_TIME, "time_out": chance.choice(("over", "once"))}
        return NewTable.model_validate({**plain, **clock})
    if dice < 0.4:
        return NewTable.model_validate({**plain, "programs": True})
    if dice < 0.5:
        return NewTable.model_validate({**plain, "start": False})
    if dice < 0.6 and plain["game"] == "the-others":
        options = {**plain["options"], "campaign": "new"}
        return NewTable.model_validate({**plain, "options": options})
    return NewTable.model_validate(plain)
