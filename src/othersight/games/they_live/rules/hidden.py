"""What the lenses show, to whom, and what a seat remembers (chapter TL-HIDDEN, chapter TL-INFO)."""

from othersight.games.they_live.rules.people import carried, person_of, table_of
from othersight.games.they_live.rules.whereabouts import billboards_seen
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.game import Game
from othersight.kernel.log import all_but, only


def merged(known: tuple[int, ...], seen: list[int]) -> tuple[int, ...]:
    """What was known and what was seen now."""
    return tuple(sorted(set(known) | set(seen)))


def see_icons(g: Game, seat: int, cards: list[int]) -> None:
    """The seat sees the allegiance icons of cards."""
    knowledge = table_of(g).edit_knowledge(seat)
    knowledge.icons = merged(knowledge.icons, cards)
    g.reveal()


def tell_icons(g: Game, seat: int, key: str, cards: list[int]) -> None:
    """The seat, and nobody else, reads which cards it has seen to be useful and which sabotaged."""
    t: LiveTable = g.table
    faces = t.config.card_face
    useful = tuple([faces[card] for card in sorted(cards) if not t.icons[card]])
    sabotaged = tuple([faces[card] for card in sorted(cards) if t.icons[card]])
    g.tell_to(only(seat), key, seat, useful, sabotaged)


def see_own_cards(g: Game, seat: int) -> None:
    """TL-ACTION-18, TL-ACTION-19, TL-INFO-05: the icons of all carried cards."""
    t: LiveTable = g.table
    cards = carried(person_of(t, seat))
    see_icons(g, seat, cards)
    t.edit_knowledge(seat).all_icons = True
    tell_icons(g, seat, "lenses-own-cards", cards)
    g.tell_to(all_but(seat), "lenses-on-cards", seat)


def see_billboards(g: Game, seat: int) -> None:
    """TL-INFO-10: the hidden messages of all three billboards."""
    t: LiveTable = g.table
    tiles = [t.places[space].billboard for space in t.config.billboards]
    knowledge = t.edit_knowledge(seat)
    knowledge.messages = merged(knowledge.messages, tiles)
    billboards_seen(t, seat)
    g.reveal()
    messages = tuple([t.config.billboard_tiles[tile][1] for tile in tiles])
    g.tell_to(only(seat), "lenses-messages", seat, messages)
    g.tell_to(all_but(seat), "lenses-on-billboards", seat)


def see_identity(g: Game, seat: int, person: int) -> None:
    """TL-INFO-01: the seat sees who somebody is."""
    t: LiveTable = g.table
    knowledge = t.edit_knowledge(seat)
    knowledge.identities = merged(knowledge.identities, [person])
    g.reveal()
    word = "invader" if t.people[person].invader else "human"
    g.tell_to(only(seat), "lenses-identity", person, word)
    g.tell_to(all_but(seat), "lenses-on-person", seat, person)


def remember_faces(g: Game, seat: int, cards: list[int]) -> None:
    """TL-HIDDEN-09: a seat remembers the faces of cards it has put down or checked."""
    knowledge = table_of(g).edit_knowledge(seat)
    knowledge.faces = merged(knowledge.faces, cards)


def lose_sight(t: LiveTable, checker: int, cards: list[int]) -> None:
    """TL-INFO-07: somebody has sorted a deposit unseen; nobody else can tell which of its cards went where."""
    for seat in range(len(t.knowledge)):
        if seat != checker:
            knowledge = t.edit_knowledge(seat)
            knowledge.faces = tuple([card for card in knowledge.faces if card not in cards])


def forget_cards(t: LiveTable, cards: tuple[int, ...]) -> None:
    """TL-HIDDEN-10: what is shuffled away is known to nobody any more."""
    gone = set(cards)
    for seat in range(len(t.knowledge)):
        known = t.knowledge[seat]
        if not gone.isdisjoint(known.icons) or not gone.isdisjoint(known.faces):
            knowledge = t.edit_knowledge(seat)
            knowledge.icons = tuple([card for card in knowledge.icons if card not in gone])
            knowledge.faces = tuple([card for card in knowledge.faces if card not in gone])


def forget_billboard(t: LiveTable, tile: int) -> None:
    """TL-INFO-10, TL-INFO-11: a tile swapped in is new to everybody; one swapped out is remembered."""
    for seat in range(len(t.knowledge)):
        if tile in t.knowledge[seat].messages:
            knowledge = t.edit_knowledge(seat)
            knowledge.messages = tuple([m for m in knowledge.messages if m != tile])
