"""Where, as far as each seat can tell, a Resistance card or a billboard tile may be (TL-HIDDEN-09, TL-HIDDEN-10,
TL-INFO-06, TL-INFO-07, TL-INFO-08, TL-INFO-09, TL-INFO-10, TL-INFO-11).

Cards that nobody shows lie in zones: bags, deposits, the Resources, the discard pile, the Stash. A seat that sees a
card go knows its new zone; to everybody else any card that may have been in the old zone may now be in the new one.
A seat without such marks knows nothing of cards it does not see.
"""

from typing import Final

from othersight.games.they_live.state.knowledge import CARD_ZONES, Passage
from othersight.games.they_live.state.table import LiveTable

DEPOSITS: Final = 7
RESOURCES: Final = 10
DISCARD: Final = 11
STASH: Final = 12
"""Red-bordered cards are never in the Stash; with them this zone means the reserve, or out of the game."""
EVERYWHERE: Final = (1 << 13) - 1
ALL: Final = -1
"""Every seat, as a mask."""


def bag_of(person: int) -> int:
    """The zone of a person's bag."""
    return person


def deposit_at(t: LiveTable, space: int) -> int:
    """The zone of a billboard's deposit."""
    return DEPOSITS + t.config.billboards.index(space)


def size_of(t: LiveTable, zone: int) -> int:
    """How many cards a zone holds, which everybody can count; the Stash counts as never empty."""
    if zone < DEPOSITS:
        return len(t.people[zone].bag)
    if zone < RESOURCES:
        return len(t.places[t.config.billboards[zone - DEPOSITS]].deposit)
    if zone == RESOURCES:
        return len(t.decks.useful)
    return len(t.decks.discard) if zone == DISCARD else 1


class Shown(Passage):
    """These seats (a bit each) have seen that the cards are in a zone now."""

    def __init__(
        self, before: Passage | None, cards: tuple[int, ...], zone: int, seats: int
    ) -> None:
        Passage.__init__(self, before)
        self.cards = cards
        self.zone = zone
        self.seats = seats

    def after(self, before: Passage | None) -> Passage:
        return Shown(before, self.cards, self.zone, self.seats)

    def mark(self, zones: list[int], seat: int) -> None:
        if self.seats >> seat & 1:
            lay(zones, self.cards, self.zone)


class Scattered(Passage):
    """Cards have gone from one zone to others; only these seats have seen which."""

    def __init__(
        self,
        before: Passage | None,
        source: int,
        parts: list[tuple[int, list[int]]],
        seats: int,
        is_left_empty: bool,
    ) -> None:
        Passage.__init__(self, before)
        self.source = source
        self.parts = parts
        self.seats = seats
        self.is_left_empty = is_left_empty

    def after(self, before: Passage | None) -> Passage:
        return Scattered(before, self.source, self.parts, self.seats, self.is_left_empty)

    def mark(self, zones: list[int], seat: int) -> None:
        if self.seats >> seat & 1:
            for target, cards in self.parts:
                lay(zones, tuple(cards), target)
        else:
            targets = [target for target, _ in self.parts]
            spread(zones, self.source, targets, self.is_left_empty)


class Perhaps(Passage):
    """One of these cards may have gone to a zone; the seats named know more."""

    def __init__(
        self, before: Passage | None, cards: tuple[int, ...], target: int, seats: int
    ) -> None:
        Passage.__init__(self, before)
        self.cards = cards
        self.target = target
        self.seats = seats

    def after(self, before: Passage | None) -> Passage:
        return Perhaps(before, self.cards, self.target, self.seats)

    def mark(self, zones: list[int], seat: int) -> None:
        if not self.seats >> seat & 1:
            zones[self.target] |= mask_of(self.cards)


def noticed(t: LiveTable, passage: Passage) -> None:
    """Every seat that keeps such marks has noticed it. What it tells them is worked out when somebody reads it."""
    owner = t.owner
    before = passage.before
    for seat, held in enumerate(t.knowledge):
        if held.cards:
            known = held if held.owner is owner else t.edit_knowledge(seat)
            known.seat = seat
            if known.noticed is before:
                known.noticed = passage
            else:
                known.noticed = passage.after(known.noticed)


def last_noticed(t: LiveTable) -> Passage | None:
    """What the first seat has noticed last; mostly all seats have noticed the same."""
    return t.knowledge[0].noticed


def shown(t: LiveTable, cards: list[int], zone: int, seats: int = ALL) -> None:
    """These seats (a bit each) know that the cards are in a zone now."""
    if cards:
        noticed(t, Shown(last_noticed(t), tuple(cards), zone, seats))


def lay(zones: list[int], cards: tuple[int, ...], zone: int) -> None:
    """The cards are in that zone and in no other."""
    mask = mask_of(cards)
    for other in range(CARD_ZONES):
        if zones[other] & mask:
            zones[other] &= ~mask
    zones[zone] |= mask


def mask_of(cards: tuple[int, ...]) -> int:
    """Cards as a bit each."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def moved(t: LiveTable, cards: list[int], source: int, target: int, seats: int = 0) -> None:
    """Cards have gone from one zone to another; only these seats have seen which."""
    scattered(t, source, [(target, cards)], seats)


def scattered(
    t: LiveTable, source: int, parts: list[tuple[int, list[int]]], seats: int = 0
) -> None:
    """Cards have gone from one zone to others; only these seats have seen which. Call it afterwards: a zone left
    empty holds none of them any more."""
    is_left_empty = not size_of(t, source)
    noticed(t, Scattered(last_noticed(t), source, parts, seats, is_left_empty))


def spread(zones: list[int], source: int, targets: list[int], is_left_empty: bool) -> None:
    """What may have lain in the old zone may now lie in the new ones too, and not in one that was left empty."""
    cards = zones[source]
    for target in targets:
        zones[target] |= cards
    if is_left_empty:
        zones[source] = 0


def one_of(t: LiveTable, cards: list[int], target: int, seats: int) -> None:
    """One of these cards may have gone to a zone; the seats named know more."""
    noticed(t, Perhaps(last_noticed(t), tuple(cards), target, seats))


def inventories_known(t: LiveTable) -> None:
    """TL-SETUP-16, TL-INFO-07: what a character starts with is printed on the Character card."""
    cards = len(t.config.card_face)
    zones = [0] * CARD_ZONES
    zones[STASH] = (1 << cards) - 1
    for person in t.people:
        mask = mask_of(person.bag)
        zones[bag_of(person.index)] = mask
        zones[STASH] ^= mask
    boards = tuple([tiles_with(t, t.places[space].billboard) for space in t.config.billboards])
    for seat in range(len(t.knowledge)):
        knowledge = t.edit_knowledge(seat)
        knowledge.cards = cards
        knowledge.zones = tuple(zones)
        knowledge.boards = boards


def tiles_with(t: LiveTable, tile: int) -> int:
    """All billboard tiles with the artwork of this one, a bit each."""
    artwork = t.config.billboard_tiles[tile][0]
    tiles = [1 << i for i, other in enumerate(t.config.billboard_tiles) if other[0] == artwork]
    return sum(tiles)


def billboards_seen(t: LiveTable, seat: int) -> None:
    """TL-INFO-10: the seat has looked at all three."""
    tiles = [1 << t.places[space].billboard for space in t.config.billboards]
    t.edit_knowledge(seat).boards = tuple(tiles)


def raid_told(t: LiveTable, message: str, raided: list[int]) -> None:
    """TL-INFO-10: everybody has heard which billboards carry the message, and so which do not."""
    tiles = t.config.billboard_tiles
    matching = sum([1 << i for i in range(len(tiles)) if tiles[i][1] == message])
    left = [matching if space in raided else ~matching for space in t.config.billboards]
    for seat in range(len(t.knowledge)):
        boards = t.knowledge[seat].boards
        if boards:
            boards = tuple([boards[at] & left[at] for at in range(len(left))])
            t.edit_knowledge(seat).boards = boards


def swapped(t: LiveTable, space: int) -> None:
    """TL-NEWS-13: another tile of the same artwork; whoever knew the old one knows that this is not it."""
    at = t.config.billboards.index(space)
    all_tiles = tiles_with(t, t.places[space].billboard)
    for seat in range(len(t.knowledge)):
        if t.knowledge[seat].boards:
            boards = list(t.knowledge[seat].boards)
            is_sure = boards[at] & (boards[at] - 1) == 0
            boards[at] = all_tiles & ~boards[at] if is_sure else all_tiles
            t.edit_knowledge(seat).boards = tuple(boards)
