"""New games by name, and saved games from their text."""

import secrets
from typing import Any

from othersight.games import GAMES, definition_of
from othersight.kernel.codec import load_game
from othersight.kernel.errors import UnknownName
from othersight.kernel.game import Game
from othersight.kernel.hint import Hint
from othersight.kernel.odds import Odds
from othersight.kernel.question import Option
from othersight.kernel.services import SERVICES


def new(name: str, seed: int | str | None = None, **options: Any) -> Game:
    """A new game at its first decision. Without a seed one is drawn; `game.start["seed"]` tells it.

    The same seed and options always give the same game.
    """
    if seed is None:
        seed = secrets.token_hex(16)
    if isinstance(seed, bool) or not isinstance(seed, (int, str)) or not is_text(str(seed)):
        raise UnknownName(
            f"seed is {seed!r}; give a whole number or a text",
            "error-seed",
            given=ascii(seed),
        )
    return definition_of(name).begin(options, str(seed))


def hint(game: Game, seat: int, level: str) -> Hint:
    """What a machine player would do at a seat; the players are loaded when somebody first asks."""
    from othersight.bots.hints import hint

    return hint(game, seat, level)


def odds(game: Game, seat: int, option: Option) -> Odds | None:
    """The odds of an open option; the counting is loaded when somebody first asks."""
    from othersight.odds import option_odds

    return option_odds(game, seat, option)


SERVICES.hint = hint
SERVICES.odds = odds


def is_text(seed: str) -> bool:
    """Whether a seed can be turned into bytes; what a shell has handed on may hold half signs."""
    return not any(["\ud800" <= sign <= "\udfff" for sign in seed])


def load(text: str) -> Game:
    """A saved game, at the decision where it was saved."""
    return load_game(text, GAMES)
