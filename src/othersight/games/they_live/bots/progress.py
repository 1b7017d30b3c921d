"""How far a game of They Live has come: turns taken in the city, tests taken in the Final Assault."""

from typing import Final

from othersight.games.they_live.rules.assault import FinalAssault, PlayCard
from othersight.games.they_live.rules.attempt import Attempt
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.rules.round import Round
from othersight.kernel.game import Game

PHASES: Final = {"action": 0, "enemies": 1, "encounters": 1, "confrontations": 2, "location": 3}
"""The parts of a round in which everybody has a turn; the news and the election come after them."""
ASSAULT: Final = 100_000
TESTS: Final = 3
"""More than a card has tests."""
ATTEMPTS: Final = 8
"""More than a card may be tried."""


def moment(g: Game) -> int:
    """Turns taken so far; in the assault tests taken so far."""
    t = table_of(g)
    now = 0
    for frame in g.stack:
        if isinstance(frame, Round):
            now = t.round * (4 * len(t.playing) + 3) + turns_in_round(frame, len(t.playing))
        elif isinstance(frame, FinalAssault):
            now = ASSAULT
        elif isinstance(frame, PlayCard):
            passed = frame.at >= PlayCard.steps.index("order")
            done = TESTS - 1 if passed else tests_done(g)
            now = ASSAULT + (frame.level * ATTEMPTS + frame.failures) * TESTS + done
    return now


def turns_in_round(frame: Round, players: int) -> int:
    """Turns taken in this round."""
    name = Round.steps[frame.at] if frame.at < len(Round.steps) else ""
    if name in PHASES:
        return PHASES[name] * players + players - len(frame.seats)
    return 4 * players + (2 if name == "elected" else 1)


def card_under_way(g: Game) -> str:
    """The Final Assault card in play, or nothing."""
    return next((frame.card for frame in g.stack if isinstance(frame, PlayCard)), "")


def failures(g: Game) -> int:
    """How often the card in play has been failed."""
    return next((frame.failures for frame in g.stack if isinstance(frame, PlayCard)), 0)


def tests_done(g: Game) -> int:
    """Tests of this attempt passed so far."""
    return next((frame.done for frame in g.stack if isinstance(frame, Attempt)), 0)
