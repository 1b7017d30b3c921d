"""When it is time for Cable 54: hours left, who leads, how far the way is (TL-LOCATION-21, TL-NEWS-03, -04)."""

from othersight.bots.they_live.position import PersonView, Position
from othersight.games.they_live.setting import MIDNIGHT, RED_FROM

LONGEST = 2
"""The most hours that one news card takes."""
HOURS_A_ROUND = 0.95
MARGIN = 2.5
"""Rounds by which a leader sets out earlier than the way alone needs."""
STARVED = 9
"""Resources below which another round is worth more than safety, while there is time."""


def is_red(pos: Position) -> bool:
    """Whether the Final Assault may be declared now."""
    return RED_FROM <= pos.clock < MIDNIGHT


def rounds_left(pos: Position) -> float:
    """Rounds that can still be played, this one included, before an assault must be declared."""
    return max(0.0, (MIDNIGHT - LONGEST - pos.clock) / HOURS_A_ROUND) + 1.0


def rounds_to(pos: Position, person: PersonView, space: int) -> int:
    """Rounds until somebody can stand on a space, two moves a round, this round included."""
    hops = pos.city.hops[person["space"]][space]
    return (hops + 1) // 2 if hops else 0


def on_the_way(pos: Position, person: PersonView) -> bool:
    """Whether somebody has to set out for Cable 54 now to be there in time."""
    return rounds_to(pos, person, pos.city.cable_54) + MARGIN >= rounds_left(pos)


def is_last_chance(pos: Position) -> bool:
    """Whether the next news may bring midnight."""
    return pos.clock >= MIDNIGHT - LONGEST


def resources(pos: Position) -> int:
    """Deployed cards and persuaded tiles, counted."""
    decks = pos.view["decks"]
    count: int = decks["resources"] + len(decks["recruits"])
    return count


def should_declare(pos: Position) -> bool:
    """Whether a Human leader on Cable 54 declares the Final Assault now: late, or with plenty of Resources, or
    when one more death would end the game."""
    if not is_red(pos):
        return False
    hours_to_spare = MIDNIGHT - LONGEST - pos.clock
    if hours_to_spare <= 1 or pos.spares == 0:
        return True
    return resources(pos) >= STARVED + 4 * hours_to_spare
