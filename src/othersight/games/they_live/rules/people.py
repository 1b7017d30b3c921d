"""Who is where, whose turn comes when, and what a person carries (TL-ROUND-02, TL-STASH-01, TL-STASH-02,
TL-STASH-03, TL-STASH-04)."""

from typing import Any, Final

from othersight.games.they_live.state.table import NONE, LiveTable, Person
from othersight.kernel.game import Game

MOST_SEATS: Final = 6
CLOCKWISE: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (
    ((),),
    *[
        tuple([(*range(first, seats), *range(first)) for first in range(seats)])
        for seats in range(1, MOST_SEATS + 1)
    ],
)
"""For so many seats, and each of them as the leader: all of them in turn order."""


def table_of(g: Game) -> LiveTable:
    """The table of a game of They Live."""
    held: Any = g.table  # what `cast` says, without a call
    return held  # type: ignore[no-any-return]


def person_of(t: LiveTable, seat: int) -> Person:
    """The character that a seat plays now."""
    return t.people[t.playing[seat]]


def in_turn_order(t: LiveTable) -> list[int]:
    """TL-ROUND-02: the seats still in the game, leader first, then clockwise."""
    people, playing = t.people, t.playing
    return [seat for seat in CLOCKWISE[len(playing)][t.leader] if not people[playing[seat]].dead]


def clockwise(t: LiveTable) -> tuple[int, ...]:
    """All seats, leader first."""
    return CLOCKWISE[len(t.playing)][t.leader]


def on_space(t: LiveTable, space: int) -> list[int]:
    """The seats whose characters stand on a space, in turn order."""
    seats: list[int] = []
    people, playing = t.people, t.playing
    for seat in CLOCKWISE[len(playing)][t.leader]:
        person = people[playing[seat]]
        if person.space == space and not person.dead:
            seats.append(seat)
    return seats


def is_accompanied(t: LiveTable, person: Person) -> bool:
    """Whether anybody else stands on the same space."""
    people, space = t.people, person.space
    for index in t.playing:
        other = people[index]
        if other.space == space and not other.dead and index != person.index:
            return True
    return False


def in_area(t: LiveTable, area: int) -> list[int]:
    """The seats whose characters stand in an area, in turn order."""
    areas, people, playing = t.config.area, t.people, t.playing
    return [seat for seat in in_turn_order(t) if areas[people[playing[seat]].space] == area]


def equipped(person: Person) -> list[int]:
    """The cards in the three slots."""
    cards: list[int] = []
    if person.weapon != NONE:
        cards.append(person.weapon)
    if person.off_hand != NONE:
        cards.append(person.off_hand)
    if person.ally != NONE:
        cards.append(person.ally)
    return cards


def carried(person: Person) -> list[int]:
    """All cards, slots and bag."""
    cards = equipped(person)
    cards += person.bag
    return cards


def has_cards(person: Person) -> bool:
    """Whether a person carries any card."""
    if person.bag:
        return True
    return person.weapon != NONE or person.off_hand != NONE or person.ally != NONE


def put_away(person: Person, card: int) -> None:
    """Take a card out of the bag or a slot (TL-STASH-08)."""
    if person.weapon == card:
        person.weapon = NONE
    elif person.off_hand == card:
        person.off_hand = NONE
    elif person.ally == card:
        person.ally = NONE
    else:
        person.bag = tuple([held for held in person.bag if held != card])


def spares(t: LiveTable) -> list[int]:
    """The unused extra characters."""
    return [p.index for p in t.people if p.seat == NONE and not p.dead]
