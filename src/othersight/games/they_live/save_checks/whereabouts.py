"""Whether what the seats can tell of hidden cards and billboards fits the table (TL-HIDDEN-09, TL-HIDDEN-10)."""

from othersight.games.they_live.rules.people import person_of
from othersight.games.they_live.rules.whereabouts import (
    DEPOSITS,
    DISCARD,
    EVERYWHERE,
    RESOURCES,
    STASH,
)
from othersight.games.they_live.state.knowledge import Knowledge
from othersight.games.they_live.state.table import LiveTable


def hidden_cards(t: LiveTable) -> dict[int, int]:
    """The zone of every card that somebody does not see."""
    decks = t.decks
    zones = {card: person.index for person in t.people for card in person.bag}
    for at, space in enumerate(t.config.billboards):
        zones.update(dict.fromkeys(t.places[space].deposit, DEPOSITS + at))
    if not t.assault:
        zones.update(dict.fromkeys(decks.useful, RESOURCES))
    zones.update(dict.fromkeys(decks.discard, DISCARD))
    zones.update(dict.fromkeys((*decks.piles[0], *decks.piles[1], *decks.reserve), STASH))
    return zones


def whereabouts_wrong(t: LiveTable) -> list[str]:
    """A seat that can tell something of the hidden cards cannot tell what is not so."""
    zones = hidden_cards(t)
    for seat, known in enumerate(t.knowledge):
        if known.may and not fits_cards(t, known, seat, zones):
            return [f"seat {seat} cannot have seen the cards go where it remembers them"]
        if known.boards and not fits_billboards(t, known):
            return [f"seat {seat} cannot have seen such billboards"]
    return []


def fits_cards(t: LiveTable, known: Knowledge, seat: int, zones: dict[int, int]) -> bool:
    """Every hidden card, but for the seat's own, is where the seat thinks it may be."""
    may = known.may
    if len(may) != len(t.config.card_face):
        return False
    if not all([isinstance(zone, int) and 0 <= zone <= EVERYWHERE for zone in may]):
        return False
    own = person_of(t, seat).bag
    return all([may[card] >> zone & 1 for card, zone in zones.items() if card not in own])


def fits_billboards(t: LiveTable, known: Knowledge) -> bool:
    """Every billboard tile is one that the seat thinks may stand there."""
    spaces = t.config.billboards
    if len(known.boards) != len(spaces):
        return False
    most = 1 << len(t.config.billboard_tiles)
    if not all([isinstance(tiles, int) and 0 <= tiles < most for tiles in known.boards]):
        return False
    return all(
        [known.boards[at] >> t.places[spaces[at]].billboard & 1 for at in range(len(spaces))]
    )
