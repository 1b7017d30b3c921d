"""The odds of the options of a seat's question that lead to a roll."""

from othersight.kernel.game import Game
from othersight.kernel.odds import Chances, Odds
from othersight.kernel.question import text_of
from othersight.server.protocol.server_messages import OddsBar, OptionOdds
from othersight.server.texts.odds_text import main_events, odds_in_short

DIGITS = 4
"""Digits to which chances are rounded."""


def question_odds(game: Game, seat: int, language: str) -> list[OptionOdds]:
    """The odds of every option of the seat's question that leads to a roll."""
    options = game.question_of(seat).options
    found = {option: odds for option in options if (odds := game.odds(seat, option)) is not None}
    beside = list(found.values())
    result: list[OptionOdds] = []
    for option, odds in found.items():
        said = odds_in_short(odds, game.definition.name, language)
        bars = [
            OddsBar(text=text, chance=round(chance, DIGITS), risk=is_risk)
            for text, chance, is_risk in main_events(odds, game.definition.name, language, beside)
        ]
        result.append(option_odds(text_of(option), odds, said, bars))
    return result


def option_odds(option: str, odds: Odds, said: str, bars: list[OddsBar]) -> OptionOdds:
    """The odds of one option, and what is said of them in short."""
    return OptionOdds(
        option=option,
        text=said,
        bars=bars,
        what=odds.what,
        numbers={name: rounded(chances) for name, chances in odds.numbers.items()},
        expected={name: round(value, DIGITS) for name, value in odds.expected.items()},
        events={name: round(value, DIGITS) for name, value in odds.events.items()},
        assuming=list(odds.assuming),
    )


def rounded(chances: Chances) -> list[float]:
    """Rounded chances, without zeros at the end."""
    result = [round(chance, DIGITS) for chance in chances]
    while result and not result[-1]:
        result.pop()
    return result
