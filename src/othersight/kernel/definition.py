"""What a game tells the kernel about itself: its name, its parts and the few functions the kernel calls."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, Reason
from othersight.kernel.record import Record

if TYPE_CHECKING:
    from othersight.kernel.game import Game

Options = dict[str, Any]


class Definition:
    """One game by name. `version` changes whenever an old replay would no longer run the same."""

    def __init__(
        self,
        name: str,
        version: str,
        records: dict[str, type[Record]],
        procedures: dict[str, type[Procedure]],
        windows: dict[str, str],
        begin: "Callable[[Options, str], Game]",
        settle: "Callable[[Game], None]",
        seats: "Callable[[Game], tuple[str, ...]]",
        view: "Callable[[Game, int], dict[str, Any]]",
        why_not: "Callable[[Game, int, Option], Reason | None]",
        restore: "Callable[[Options, dict[str, Any]], Record]",
    ) -> None:
        self.name = name
        self.version = version
        self.records = records
        self.procedures = procedures
        self.windows = windows
        self.begin = begin
        self.settle = settle
        self.seats = seats
        self.view = view
        self.why_not = why_not
        self.restore = restore
