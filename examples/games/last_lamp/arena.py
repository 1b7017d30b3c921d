"""The Last Lamp in the arena, and its players."""

from typing import Any

from last_lamp.table import SEATS, WAVES
from othersight.arena.spec import ArenaSpec
from othersight.bots.plain_knowledge import PlainKnowledge
from othersight.bots.search import Effort
from othersight.bots.spec import BotSpec
from othersight.kernel.game import Game


def side_of(game: Game, seat: int) -> str:
    """Each plays for himself."""
    return SEATS[seat]


def judge(view: dict[str, Any], board: dict[str, Any]) -> str:
    """Share the oil out over the nights that are left; send high waves while there is little oil."""
    options = view["question"]["options"]
    left = view["nights"] - view["round"] + 1
    oil = view["oil"] / left
    if view["question"]["kind"] == "burn":
        return str(options[min(round(oil), len(options) - 1)])
    hand = sorted(view["hand"], key=WAVES.index)
    return f"send {hand[-1] if oil < 2 or view['round'] % 2 else hand[0]}"


ARENA = ArenaSpec(
    cycled={"nights": (4, 6, 8)}, sides=SEATS, limit=100, side_of=side_of, first_seat="keeper"
)
BOTS = BotSpec(
    PlainKnowledge(judge, side_of, hidden=("wave",)),
    slips={"novice": {"": 0.3}},
    efforts={
        "expert": Effort(tables=20, options=4, reach=100, seconds=0.8),
        "master": Effort(tables=60, options=4, reach=100, seconds=1.6),
    },
    glance=Effort(tables=20, options=4, reach=100, seconds=5.0),
)
