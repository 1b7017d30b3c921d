"""What a player has before him: the view of his seat, the board, and tables as he may imagine them."""

from typing import Any

from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.kernel.log import Entry
from othersight.kernel.odds import Odds


class Observation:
    """One seat at one question. Whatever it gives away comes from what that seat may know.

    It may be made from any game that the seat cannot tell from the true one: a dealt game serves as well as the table.
    The view and the board are made when they are first read, which has to be before the game goes on.
    """

    def __init__(self, game: Game, seat: int, board: dict[str, Any] | None = None) -> None:
        self.seat = game.seat_of(seat)
        self.game = game.definition.name
        self.__table = game
        self.__decisions = game.history.length
        self.__view: dict[str, Any] | None = None
        self.__board = board
        self.__options: list[str] | None = None

    @property
    def view(self) -> dict[str, Any]:
        """All that the seat may know of the table, as plain data."""
        if self.__view is None:
            self.check_present()
            self.__view = self.__table.view(self.seat)
        return self.__view

    @property
    def board(self) -> dict[str, Any]:
        """What never changes and everybody sees."""
        if self.__board is None:
            self.__board = self.__table.board()
        return self.__board

    @property
    def options(self) -> list[str]:
        """The options of the question, as texts."""
        if self.__options is None:
            self.check_present()
            self.__options = self.__table.question_put_to(self.seat).texts
        return self.__options

    @property
    def decisions(self) -> int:
        """How many decisions had been made in the game."""
        return self.__decisions

    def check_present(self) -> None:
        """OthersightError once the game has gone on: what was not read before is gone."""
        if self.__table.history.length != self.__decisions:
            raise OthersightError(
                f"the game has gone on since decision {self.__decisions}: "
                "an observation is read before the answer is given",
                "error-past-observation",
                decision=self.__decisions,
            )

    def check_asked(self) -> None:
        """IllegalOption where there is nothing to answer: the game is over, or others are asked."""
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
