"""Who counts odds, gives advice, finds words and loads saves for every game under way; each is imported when somebody
first asks."""

from typing import TYPE_CHECKING, Any

from othersight.kernel.hint import Hint
from othersight.kernel.odds import Odds
from othersight.kernel.question import Option
from othersight.kernel.services import SERVICES

if TYPE_CHECKING:
    from othersight.kernel.game import Game


def hint(game: "Game", seat: int, level: str) -> Hint:
    """What a machine player would do at a seat."""
    from othersight.bots.hints import hint

    return hint(game, seat, level)


def odds(game: "Game", seat: int, option: Option) -> Odds | None:
    """The odds of an open option."""
    from othersight.odds import option_odds

    return option_odds(game, seat, option)


def say(game: "Game", what: Any, seat: int, language: str, about: str) -> str:
    """A part of a game in words."""
    from othersight.sentences import sentence

    return sentence(game, what, seat, language, about)


def picture(game: "Game", seat: int, language: str) -> str:
    """The board of a game as SVG."""
    from othersight.board_svg import svg_of

    return svg_of(game, seat, language)


def load(text: str) -> "Game":
    """A saved game."""
    from othersight.api import load

    return load(text)


def attach() -> None:
    """Every game asks these from now on."""
    SERVICES.hint = hint
    SERVICES.odds = odds
    SERVICES.say = say
    SERVICES.picture = picture
    SERVICES.load = load
