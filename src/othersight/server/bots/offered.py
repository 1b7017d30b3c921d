"""The bots that a server offers: the levels, and players of one's own that whoever runs it has named.

A page may name these and no others, for a name is a module that would be imported.
"""

from collections.abc import Sequence

from othersight.bots import NAMES, check_player
from othersight.bots.custom_players import maker_of

_OWN: list[str] = []


def offer(names: Sequence[str]) -> None:
    """Offer these players besides the levels; UnknownName if one of them is not there."""
    for name in names:
        check_player(name)
        if name not in NAMES:
            maker_of(name)
    _OWN[:] = [name for name in dict.fromkeys(names) if name not in NAMES]


def bot_names() -> list[str]:
    """Every bot that a page may name."""
    return [*NAMES, *_OWN]
