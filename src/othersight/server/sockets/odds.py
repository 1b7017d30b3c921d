"""What a seat may look up about its own question: the odds of options that lead to a roll."""

from othersight.kernel.game import Game
from othersight.kernel.odds import Chances, Odds
from othersight.kernel.question import text_of
from othersight.server.protocol.server_messages import OddsTold

DIGITS = 4
"""Chances are told to so many digits; smaller ones are as good as none."""


def odds_of(game: Game, seat: int) -> list[OddsTold]:
    """The odds of every option of a seat that leads to a roll."""
    told: list[OddsTold] = []
    for option in game.question_of(seat).options:
        odds = game.odds(seat, option)
        if odds is not None:
            told.append(odds_told(text_of(option), odds))
    return told


def odds_told(option: str, odds: Odds) -> OddsTold:
    """The odds of one option, as far as they matter."""
    return OddsTold(
        option=option,
        what=odds.what,
        numbers={name: rounded(chances) for name, chances in odds.numbers.items()},
        expected={name: round(value, DIGITS) for name, value in odds.expected.items()},
        events={name: round(value, DIGITS) for name, value in odds.events.items()},
        assuming=list(odds.assuming),
    )


def rounded(chances: Chances) -> list[float]:
    """Chances without those at the end that are as good as none."""
    told = [round(chance, DIGITS) for chance in chances]
    while told and not told[-1]:
        told.pop()
    return told
