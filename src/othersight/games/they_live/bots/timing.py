"""When it is time for Cable 54: hours left, who leads, how far the way is (TL-LOCATION-21, TL-NEWS-03,
TL-NEWS-04)."""

from typing import Final

from othersight.games.they_live.bots.position import PersonView, Position
from othersight.games.they_live.state.config import MIDNIGHT, RED_FROM

LONGEST: Final = 2
"""The most hours that one news card takes."""
HOURS_A_ROUND: Final = 0.95
MARGIN: Final = 3.5
"""Rounds by which a leader sets out earlier than the way alone needs."""


def is_red(pos: Position) -> bool:
    """Whether the Final Assault may be declared now."""
    return RED_FROM <= pos.clock < MIDNIGHT


def rounds_left(pos: Position) -> float:
    """Rounds that can still be played, this one included, before an assault must be declared."""
    if pos.rounds_left < 0.0:
        pos.rounds_left = max(0.0, (MIDNIGHT - LONGEST - pos.clock) / HOURS_A_ROUND) + 1.0
    return pos.rounds_left


def rounds_to(pos: Position, person: PersonView, space: int) -> int:
    """Rounds until somebody can stand on a space, two moves a round, this round included."""
    hops = pos.city.hops[person["space"]][space]
    return (hops + 1) // 2 if hops else 0


def on_the_way(pos: Position, person: PersonView) -> bool:
    """Whether somebody has to set out for Cable 54 now to be there in time."""
    return rounds_to(pos, person, pos.city.cable_54) + MARGIN >= rounds_left(pos)


def hours_chances(pos: Position) -> list[float]:
    """The chance that the next news card takes 0, 1, 2, ... hours, all cards alike."""
    if not pos.view["decks"]["news"]:
        return [0.0, 1.0]
    cards = list(pos.figures.config.news.values())
    hours = [card.clock for card in cards]
    return [hours.count(h) / len(hours) for h in range(max(hours) + 1)]


def time_remains(pos: Position, rounds: int) -> float:
    """The chance that midnight has not come after so many further news cards."""
    key = ("time", rounds)
    if key not in pos.memo:
        chances = {pos.clock: 1.0}
        for _ in range(rounds):
            later: dict[int, float] = {}
            for clock, chance in chances.items():
                for hours, likely in enumerate(hours_chances(pos)):
                    if clock + hours < MIDNIGHT:
                        later[clock + hours] = later.get(clock + hours, 0.0) + chance * likely
            chances = later
        pos.memo[key] = sum(chances.values())
    remains: float = pos.memo[key]
    return remains


def should_declare(pos: Position) -> bool:
    """Whether a Human leader on Cable 54 declares the Final Assault now: late, or when one more death would end the
    game."""
    return is_red(pos) and (pos.clock >= pos.habits.begins_at or pos.spares == 0)
