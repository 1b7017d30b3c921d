"""Who counts odds and gives advice for every game under way; both are loaded when somebody first asks."""

from typing import TYPE_CHECKING

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


def attach() -> None:
    """Every game asks these from now on."""
    SERVICES.hint = hint
    SERVICES.odds = odds
