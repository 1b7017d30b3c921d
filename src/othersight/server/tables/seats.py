"""Who can have a seat, and which seats are one team.

Seats are one team by their names: heroes-1 and heroes-2 are, and `sins` is alone. Where all seats have the same kind of
name nobody's side is known, so there is no team to talk to.
"""

from functools import lru_cache

PERSON, BOT, OPEN = "person", "bot", "open"
"""Who has a seat."""
SPECTATOR = -1
"""The seat of somebody who only watches."""


@lru_cache(1000)
def team_of(names: tuple[str, ...], seat: int) -> str:
    """The name of a seat's team, or nothing if it has none."""
    if not 0 <= seat < len(names):
        return ""
    mine = stem(names[seat])
    size = sum([stem(name) == mine for name in names])
    return mine if 1 < size < len(names) else ""


def stem(name: str) -> str:
    """`heroes` for `heroes-2`."""
    head, _, last = name.rpartition("-")
    return head if head and last.isdigit() else name
