"""What lies on the table of The Last Lamp (chapter LAMP-SETUP)."""

from typing import ClassVar, Final

from othersight.kernel.game import Game
from othersight.kernel.record import Table

KEEPER: Final = 0
SEA: Final = 1
SEATS: Final = ("keeper", "sea")

WAVES: Final = ("calm", "swell", "breaker", "giant")
"""By their height (LAMP-SETUP-03)."""
DECK: Final[tuple[str, ...]] = ("calm",) * 2 + ("swell",) * 4 + ("breaker",) * 4 + ("giant",) * 2
HAND: Final = 3

DARK: Final = 0
LIGHT: Final = 1
FACES: Final = ("dark", "light")
DIE: Final = (LIGHT, LIGHT, LIGHT, LIGHT, DARK, DARK)
MOST_BURNT: Final = 3


class LampTable(Table):
    """Everything on the table; `wave` is the one on its way, "" if there is none."""

    fields: ClassVar[tuple[str, ...]] = (
        "night", "oil", "saved", "wrecked", "hand", "deck", "open", "wave",
    )  # fmt: skip

    def __init__(self, nights: int) -> None:
        super().__init__()
        self.nights = nights
        self.night = 0
        self.oil = 2 * nights
        self.saved = 0
        self.wrecked = 0
        self.hand: tuple[str, ...] = ()
        self.deck: tuple[str, ...] = ()
        self.open: tuple[str, ...] = ()
        self.wave = ""

    def copy_table(self) -> "LampTable":
        twin = LampTable(self.nights)
        twin.unsettled = self.unsettled
        for name in self.fields:
            setattr(twin, name, getattr(self, name))
        return twin


def table_of(g: Game) -> LampTable:
    """The table of a game of The Last Lamp."""
    assert isinstance(g.table, LampTable)
    return g.table


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards but one of that name."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
