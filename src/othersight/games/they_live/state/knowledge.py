"""What one seat of They Live has seen and may remember: icons, faces, messages, identities, and where cards may be."""

from threading import Lock
from typing import ClassVar, Final

from othersight.kernel.compiling import mypyc_attr
from othersight.kernel.record import Record

CARD_ZONES: Final = 13
"""Where a card that somebody does not see may be; `rules/whereabouts.py` says which zone has which number."""

THINKING: Final = Lock()
"""Positions are shared, and several threads may read one: one at a time thinks, or copies what another thinks about."""


class Passage:
    """Cards have gone from one zone to another, or were seen in one: something that all seats have noticed, each in its
    way. `before` is what they noticed last before it."""

    def __init__(self, before: "Passage | None") -> None:
        self.before = before

    def after(self, before: "Passage | None") -> "Passage":
        """The same for a seat that had noticed something else before."""
        raise NotImplementedError

    def mark(self, zones: list[int], seat: int) -> None:
        """Change what the seat knows: for each zone the cards, a bit each, that may be in it."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Knowledge(Record):
    """What one seat has seen through the lenses or held in hand, and may remember (TL-HIDDEN-10)."""

    fields: ClassVar[tuple[str, ...]] = (
        "icons", "faces", "messages", "identities", "may", "boards", "all_icons",
    )  # fmt: skip

    def __init__(self) -> None:
        self.owner = None
        self.icons: tuple[int, ...] = ()
        """Cards whose allegiance the seat knows."""
        self.faces: tuple[int, ...] = ()
        """Cards in a deposit whose face the seat knows."""
        self.messages: tuple[int, ...] = ()
        """Billboard tiles whose message the seat knows."""
        self.identities: tuple[int, ...] = ()
        """People whose identity the seat knows."""
        self.seat = 0
        self.by_card: tuple[int, ...] | None = ()
        self.by_zone: tuple[int, ...] = ()
        """The same twice, see `may` and `zones`: the one that was not set is worked out when somebody reads it."""
        self.noticed: Passage | None = None
        """The last of what is not yet part of that: it is thought through when somebody reads it."""
        self.cards = 0
        self.boards: tuple[int, ...] = ()
        """For each billboard the tiles, a bit each, that may stand there for all the seat can tell."""
        self.all_icons = False
        """The seat has seen the icons of all cards it carries now, which everybody can tell."""

    def copy(self) -> "Knowledge":
        twin = Knowledge()
        twin.icons = self.icons
        twin.faces = self.faces
        twin.messages = self.messages
        twin.identities = self.identities
        twin.seat = self.seat
        with THINKING:
            twin.by_card = self.by_card
            twin.by_zone = self.by_zone
            twin.noticed = self.noticed
        twin.cards = self.cards
        twin.boards = self.boards
        twin.all_icons = self.all_icons
        return twin

    @property
    def may(self) -> tuple[int, ...]:
        """For each card the zones, a bit each, where it may be for all the seat can tell; empty if it can tell
        nothing."""
        self.think()
        may = self.by_card
        if may is None:
            may = turned(self.by_zone, self.cards)
            self.by_card = may
        return may

    @may.setter
    def may(self, may: tuple[int, ...]) -> None:
        self.by_card = may
        self.by_zone = ()
        self.noticed = None
        self.cards = len(may)

    @property
    def zones(self) -> tuple[int, ...]:
        """For each zone the cards, a bit each, that may be in it; empty if the seat can tell nothing. A card goes from
        zone to zone here without a look at all others."""
        self.think()
        return self.zones_before()

    @zones.setter
    def zones(self, zones: tuple[int, ...]) -> None:
        self.by_zone = zones
        self.by_card = None
        self.noticed = None

    def zones_before(self) -> tuple[int, ...]:
        """The zones without what was noticed since."""
        if self.cards and not self.by_zone and self.by_card:
            self.by_zone = turned(self.by_card, CARD_ZONES)
        return self.by_zone

    def think(self) -> None:
        """Take in what was noticed, the earliest first."""
        if self.noticed is not None:
            with THINKING:
                self.think_through()

    def think_through(self) -> None:
        """The same by whoever may."""
        passages: list[Passage] = []
        last = self.noticed
        while last is not None:
            passages.append(last)
            last = last.before
        if passages:
            zones = list(self.zones_before())
            for passage in reversed(passages):
                passage.mark(zones, self.seat)
            self.zones = tuple(zones)


def turned(rows: tuple[int, ...], width: int) -> tuple[int, ...]:
    """Rows of bits as columns: bit r of column c is bit c of row r."""
    columns = [0] * width
    for row in range(len(rows)):
        left = rows[row]
        while left:
            column = left.bit_length() - 1
            columns[column] |= 1 << row
            left ^= 1 << column
    return tuple(columns)
