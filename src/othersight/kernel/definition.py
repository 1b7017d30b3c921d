"""What a game tells the kernel about itself: its name, its parts and the few functions the kernel calls."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from othersight.kernel.chance import Chance
from othersight.kernel.errors import IllegalOption, OthersightError
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, Reason
from othersight.kernel.record import Record, Table

if TYPE_CHECKING:
    from othersight.kernel.game import Game

CARRIED: Final = 2
"""How many versions back a game may come from."""


class Definition:
    """One game by name. `version` is a number that grows whenever an old replay would no longer run the same; a game of
    one of the two versions before plays on under this one where it can be shown that nothing in it has changed.

    `begin` starts a game from options and a seed, `again` from what `game.start` holds, `restore` gives the bare
    table for a saved state and `check` refuses one that cannot be. `settle` runs the standing tests.
    `asides` lists what a seat may do without being asked and `aside` does it, or records a statement. `deal` deals
    anew, at the table of a clone, whatever a seat does not know. `seat_view` is the view of a seat, made of the view
    that everybody has, for those who need the views of several seats at once.
    """

    def __init__(
        self,
        name: str,
        version: str,
        records: dict[str, type[Record]],
        procedures: dict[str, type[Procedure]],
        windows: dict[str, str],
        begin: "Callable[[dict[str, Any], str], Game]",
        again: "Callable[[dict[str, Any]], Game]",
        settle: "Callable[[Game], None]",
        seats: "Callable[[Game], tuple[str, ...]]",
        view: "Callable[[Game, int], dict[str, Any]]",
        board: "Callable[[Game], dict[str, Any]]",
        why_not: "Callable[[Game, int, Option], Reason | None]",
        restore: "Callable[[dict[str, Any]], Table]",
        check: "Callable[[Game], None]",
        asides: "Callable[[Game, int], list[Option]] | None" = None,
        aside: "Callable[[Game, int, Option], None] | None" = None,
        deal: "Callable[[Game, int, Chance], None] | None" = None,
        seat_view: "Callable[[Game, int, dict[str, Any]], dict[str, Any]] | None" = None,
    ) -> None:
        self.name = name
        self.version = version
        self.records = records
        self.procedures = procedures
        self.windows = windows
        self.begin = begin
        self.again = again
        self.settle = settle
        self.seats = seats
        self.view = view
        self.board = board
        self.why_not = why_not
        self.restore = restore
        self.check = check
        self.asides = asides if asides is not None else no_asides
        self.aside = aside if aside is not None else refuse_aside
        self.deal = deal if deal is not None else refuse_deal
        self.seat_view = seat_view if seat_view is not None else view_alone

    @property
    def carried_versions(self) -> tuple[str, ...]:
        """The versions before this one whose games may be played on under it."""
        if not self.version.isdecimal():
            return ()
        last = int(self.version)
        return tuple([str(one) for one in range(max(0, last - CARRIED), last)])


def view_alone(game: "Game", seat: int, public: dict[str, Any]) -> dict[str, Any]:
    """The view of a seat, made anew."""
    return game.view(seat)


def no_asides(game: "Game", seat: int) -> list[Option]:
    """In this game nobody acts without being asked."""
    return []


def refuse_aside(game: "Game", seat: int, option: Option) -> None:
    """In this game nobody acts without being asked."""
    raise IllegalOption("in this game nobody acts without being asked", "", "error-no-asides")


def refuse_deal(game: "Game", seat: int, chance: Chance) -> None:
    """This game does not say what a seat knows."""
    raise OthersightError(
        f"{game.definition.name} cannot deal anew what a seat does not know",
        "error-no-deal",
        game=game.definition.name,
    )
