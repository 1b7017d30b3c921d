"""What a player has before him: the view of his seat, the board, and tables as he may imagine them."""

from typing import Any

from othersight.kernel.game import Game
from othersight.kernel.log import Entry
from othersight.kernel.odds import Odds


class Observation:
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
        self.check_asked()
        options: list[str] = self.view["question"]["options"]
        return options

    def check_asked(self) -> None:
        """IllegalOption where there is nothing to answer: the game is over, or others are asked."""
        if self.view["question"] is None:
            self.__table.question_put_to(self.seat)

    def told_since(self, decision: int) -> list[Entry]:
        """What has been told to the seat since so many decisions had been made; nothing where no log is kept."""
        return self.__table.log(self.seat, decision)

    def check_aside(self, option: str) -> None:
        """IllegalOption unless the seat may do or say that without being asked."""
        self.__table.clone().aside(option, self.seat)

    def odds(self, option: str) -> Odds | None:
        """The odds of an open option; None if it leads to no roll."""
        return self.__table.odds(self.seat, option)

    def imagine(self, seed: str) -> Game:
        """A table that the seat cannot tell from the true one, all that it does not know dealt from the seed."""
        return self.__table.deal_anew(self.seat, seed)
