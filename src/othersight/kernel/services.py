"""What others do for every game under way: count odds, give advice, find words, load. `othersight` names them once,
for all games."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from othersight.kernel.errors import OthersightError
from othersight.kernel.hint import Hint
from othersight.kernel.odds import Odds
from othersight.kernel.question import Option

if TYPE_CHECKING:
    from othersight.kernel.game import Game


def no_odds(game: "Game", seat: int, option: Option) -> Odds | None:
    """Nobody counts the odds of this game."""
    return None


def no_hint(game: "Game", seat: int, level: str) -> Hint:
    """Nobody plays this game well enough to give advice."""
    raise OthersightError(
        f"{game.definition.name} has no players to ask for a hint",
        "error-no-hint",
        game=game.definition.name,
    )


def no_words(game: "Game", what: Any, seat: int, language: str, about: str) -> str:
    """Nobody knows the words of this game."""
    raise OthersightError(
        f"{game.definition.name} has no words", "error-no-words", game=game.definition.name
    )


def no_picture(game: "Game", seat: int, language: str) -> str:
    """Nobody can draw this game."""
    raise OthersightError(
        f"{game.definition.name} has no picture", "error-no-words", game=game.definition.name
    )


def no_load(text: str) -> "Game":
    """Nobody knows which games there are."""
    raise OthersightError("no game can be loaded here", "error-no-load")


class Services:
    """Whom a game asks for what it cannot do itself."""

    def __init__(self) -> None:
        self.odds: Callable[[Game, int, Option], Odds | None] = no_odds
        """Who counts the odds of an open option."""
        self.hint: Callable[[Game, int, str], Hint] = no_hint
        """Who says what a player of a level would do at a seat."""
        self.say: Callable[[Game, Any, int, str, str], str] = no_words
        """Who puts a part of a game into words."""
        self.picture: Callable[[Game, int, str], str] = no_picture
        """Who draws the board of a game."""
        self.load: Callable[[str], Game] = no_load
        """Who knows the games there are, and loads a saved one."""


SERVICES = Services()
