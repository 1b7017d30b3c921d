"""What a player has before him: the view of his seat, the board, and tables as he may imagine them."""

from typing import Any

from othersight.kernel.errors import IllegalOption
from othersight.kernel.game import Game
from othersight.kernel.odds import Odds


class Sight:
    """One seat at one question. Whatever it gives away comes from what that seat may know.

    It may be made from any game that the seat cannot tell from the true one: a dealt game serves as well as the table.
    """

    def __init__(self, game: Game, seat: int, board: dict[str, Any] | None = None) -> None:
        self.seat = seat
        self.game = game.definition.name
        self.view: dict[str, Any] = game.view(seat)
        self.board: dict[str, Any] = game.board() if board is None else board
        self.__table = game

    @property
    def options(self) -> list[str]:
        """The options of the question, as texts."""
        question = self.view["question"]
        if question is None:
            raise IllegalOption(
                f"seat {self.seat} is not asked anything now", "", "error-not-asked", seat=self.seat
            )
        options: list[str] = question["options"]
        return options

    def odds(self, option: str) -> Odds | None:
        """The odds of an open option; None if it leads to no roll."""
        return self.__table.odds(self.seat, option)

    def imagine(self, seed: str) -> Game:
        """A table that the seat cannot tell from the true one, all that it does not know dealt from the seed."""
        return self.__table.deal_anew(self.seat, seed)
