"""What a seat does not know, dealt anew: hand, decks, face-down tokens, Dark Past cards and what the Sins Player has
chosen but not shown (TO-SINCARD-01, TO-APOC-05, TO-TOKEN-05, TO-DARKPAST-03, TO-STORY-03).

The Sins Player knows all but the order of the decks. Face-down tokens are dealt over all Spaces with such tokens,
whichever task they were laid by.
"""

from othersight.games.the_others.rules.apocalypse import RevealCard, cards_seen
from othersight.games.the_others.rules.dark_past import DealDarkPast, dealing_order, is_public
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.story import PlaceTokens
from othersight.games.the_others.rules.upgrade import without
from othersight.games.the_others.state.config import SINS
from othersight.games.the_others.state.table import RESERVE, OthersTable
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game


def deal(g: Game, seat: int, chance: Chance) -> None:
    """Everything that the seat does not know."""
    t = table_of(g)
    known = t.upgrade_deck[: t.destroyed]
    t.upgrade_deck = (*known, *mixed(t.upgrade_deck[t.destroyed :], chance))
    if seat == SINS:
        sins = t.edit_sins()
        sins.deck = mixed(sins.deck, chance)
        deal_apocalypse_to_sins(g, chance)
        return
    deal_hand(t, chance)
    deal_apocalypse(g, chance)
    deal_face_down_tokens(t, chance)
    deal_dark_past(g, chance)
    for at in range(len(g.stack)):
        deal_choices(g, at, chance)


def mixed(cards: tuple[str, ...], chance: Chance) -> tuple[str, ...]:
    """Cards in a random order that does not depend on how they lay."""
    return chance.shuffled(tuple(sorted(cards)))


def deal_hand(t: OthersTable, chance: Chance) -> None:
    """TO-SINCARD-01: hand and deck from all cards that lie in neither pile, but for those that must be held."""
    sins = t.edit_sins()
    cards = sins.hand + sins.deck
    for card in sins.held:
        cards = without(cards, card)
    dealt = mixed(cards, chance)
    drawn = len(sins.hand) - len(sins.held)
    sins.hand, sins.deck = (*sorted(sins.held), *dealt[:drawn]), dealt[drawn:]


def deal_apocalypse_to_sins(g: Game, chance: Chance) -> None:
    """HOUSE-APOC-02: he knows what he has drawn, put back and revealed, and no other card of a mixed deck."""
    t = table_of(g)
    sins = t.edit_sins()
    bottom = sins.apocalypse_deck[: sins.put_back]
    known = (*cards_seen(t), *drawn_now(g), *bottom)
    unseen = by_lot(t, sins.apocalypse_deck[sins.put_back :], known, chance)
    sins.apocalypse_deck = (*bottom, *mixed(unseen, chance))


def drawn_now(g: Game) -> tuple[str, ...]:
    """The cards that the Sins Player has before him."""
    reveal = g.innermost(RevealCard)
    return reveal.drawn if isinstance(reveal, RevealCard) else ()


def by_lot(
    t: OthersTable, unseen: tuple[str, ...], known: tuple[str, ...], chance: Chance
) -> tuple[str, ...]:
    """HOUSE-APOC-01, HOUSE-APOC-02: where lots were drawn an unseen card may be any of its type that is not known."""
    dealt: list[str] = []
    for count, pile in t.config.apocalypse:
        own = [card for card in unseen if card in pile]
        if count < len(pile):
            own = list(mixed(tuple([card for card in pile if card not in known]), chance))[
                : len(own)
            ]
        dealt += own
    return tuple(dealt)


def deal_apocalypse(g: Game, chance: Chance) -> None:
    """TO-APOC-05, TO-APOC-06: cards drawn and put back are never seen by the Hero Players."""
    t = table_of(g)
    sins = t.edit_sins()
    reveal = g.innermost(RevealCard)
    drawn = drawn_now(g)
    dealt = mixed(by_lot(t, drawn + sins.apocalypse_deck, cards_seen(t), chance), chance)
    if isinstance(reveal, RevealCard):
        reveal.drawn = dealt[: len(drawn)]
    sins.apocalypse_deck = dealt[len(drawn) :]


def deal_face_down_tokens(t: OthersTable, chance: Chance) -> None:
    """TO-TOKEN-05: as many in each Space as lie there."""
    kinds = [str(kind) for space in t.spaces for kind in space.hidden]
    dealt = [int(kind) for kind in mixed(tuple(kinds), chance)]
    for space in t.spaces:
        if space.hidden:
            count = len(space.hidden)
            t.edit_space(space.index).hidden = tuple(sorted(dealt[:count]))
            dealt = dealt[count:]


def deal_dark_past(g: Game, chance: Chance) -> None:
    """TO-DARKPAST-02: some cards go to starting Heroes, the others to the Reserve; within either they are dealt
    among those who have not revealed theirs and whose card is not known to all (HOUSE-CAMPAIGN5)."""
    t = table_of(g)
    hidden = [h for h in t.heroes if h.dark_past and not is_public(g, h.index)]
    first = dealing_order(t.config.n)[: t.config.n]
    for starting in (True, False):
        heroes = [h.index for h in hidden if (h.dark_past in first) == starting]
        cards = mixed(tuple([t.heroes[hero].dark_past for hero in heroes]), chance)
        for hero, card in zip(heroes, cards, strict=True):
            t.edit_hero(hero).dark_past = card


def deal_choices(g: Game, at: int, chance: Chance) -> None:
    """What the Sins Player has chosen and not yet shown."""
    frame = g.stack[at]
    if isinstance(frame, DealDarkPast) and frame.chosen:
        own = g.own(at)
        assert isinstance(own, DealDarkPast)
        own.chosen = heroes_chosen(table_of(g), len(frame.chosen), chance)
    elif isinstance(frame, PlaceTokens) and frame.chosen:
        placing = g.own(at)
        assert isinstance(placing, PlaceTokens)
        deal_places(g, placing, chance)


def heroes_chosen(t: OthersTable, number: int, chance: Chance) -> tuple[int, ...]:
    """TO-DARKPAST-02: the first cards go to starting Heroes, the others to the Reserve."""
    starting = tuple([str(hero.index) for hero in t.heroes if hero.index in t.places])
    reserve = tuple([str(hero.index) for hero in t.heroes if hero.state == RESERVE])
    order = (*chance.shuffled(starting), *chance.shuffled(reserve))
    return tuple([int(hero) for hero in order[:number]])


def deal_places(g: Game, placing: PlaceTokens, chance: Chance) -> None:
    """TO-STORY-03: tokens not yet laid go to any Spaces that can take them; laid face down, in any order."""
    number = len(placing.chosen)
    kinds = placing.kinds
    if placing.face_down and number == len(kinds):
        kinds = tuple([int(kind) for kind in mixed(tuple([str(k) for k in kinds]), chance)])
    true = placing.chosen
    placing.kinds, placing.chosen = kinds, ()
    for _ in range(number):
        places = placing.placements(g)
        if not places:  # these kinds fit nowhere else in this order
            placing.chosen = true
            return
        placing.chosen = (*placing.chosen, int(places[chance.below(len(places))][2]))
    if number == len(kinds):
        pairs = sorted([(placing.chosen[i], kinds[i]) for i in range(number)])
        placing.chosen = tuple([space for space, _ in pairs])
        placing.kinds = tuple([kind for _, kind in pairs])
