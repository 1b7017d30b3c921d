"""Resistance cards dealt anew from what one seat knows of them (TL-INFO-05, TL-INFO-06, TL-INFO-07, TL-INFO-08,
TL-INFO-09, TL-HIDDEN-09, TL-HIDDEN-10).

Hidden cards lie in the zones of `whereabouts`; each is dealt into one where, for all the seat can tell, it may be.
"""

from othersight.games.they_live.rules.attempt import AssaultTest
from othersight.games.they_live.rules.billboard import Build, CheckAndDeploy
from othersight.games.they_live.rules.people import carried, table_of
from othersight.games.they_live.rules.story import reward_pair
from othersight.games.they_live.rules.trade import Trade
from othersight.games.they_live.rules.whereabouts import (
    DEPOSITS,
    DISCARD,
    EVERYWHERE,
    RESOURCES,
    STASH,
    bag_of,
)
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.toolkit.matching import dealt_into

OUT = STASH + 1
"""Red-bordered cards in the reserve or out of the game."""
ZONES = OUT + 1


def in_order(cards: list[int], chance: Chance) -> list[int]:
    """Numbers in a random order that does not depend on how they came."""
    return [int(card) for card in chance.shuffled(tuple([str(card) for card in sorted(cards)]))]


def hidden_zones(g: Game, seat: int) -> list[list[int]]:
    """The cards in each zone that the seat does not see, whatever order they lie in."""
    t = table_of(g)
    zones: list[list[int]] = [[] for _ in range(ZONES)]
    for person in t.people:
        if person.index != t.playing[seat]:
            zones[person.index] = list(person.bag)
    for at, space in enumerate(t.config.billboards):
        zones[DEPOSITS + at] = [*t.places[space].deposit, *put_down(g, seat, space)]
    if not t.assault:
        zones[RESOURCES] = list(t.decks.useful)
    zones[DISCARD] = list(t.decks.discard)
    zones[STASH] = [*t.decks.piles[0], *t.decks.piles[1]]
    zones[OUT] = out_of_play(g, zones)
    return zones


def put_down(g: Game, seat: int, space: int) -> tuple[int, ...]:
    """Cards on their way from another's bag to the billboard on a space."""
    t = table_of(g)
    for frame in g.stack:
        if isinstance(frame, Build) and t.people[frame.person].seat != seat:
            return frame.cards if t.people[frame.person].space == space else ()
    return ()


def out_of_play(g: Game, zones: list[list[int]]) -> list[int]:
    """Red-bordered cards that nobody holds and that lie in no zone."""
    t = table_of(g)
    there = {card for zone in zones for card in zone} | set(open_cards(g))
    reds = [card for card in range(len(t.config.card_face)) if t.config.face(card).red]
    return [card for card in reds if card not in there]


def open_cards(g: Game) -> list[int]:
    """Cards that somebody holds, that lie on a space, are on their way to a billboard or spent in a test."""
    t = table_of(g)
    cards = [card for person in t.people for card in carried(person)]
    cards += [card for place in t.places for card in place.dropped]
    for frame in g.stack:
        if isinstance(frame, Build):
            cards += frame.cards
        elif isinstance(frame, AssaultTest):
            cards += (*frame.spent, *frame.against)
    return [*cards, *t.decks.useful, *t.decks.sabotaged]


def deal_cards(g: Game, seat: int, chance: Chance) -> None:
    """Every hidden card into a zone where it may be."""
    t = table_of(g)
    zones = hidden_zones(g, seat)
    cards = [card for zone in zones for card in zone]
    room = [len(zone) for zone in zones]
    fixed = fixed_cards(g, seat, zones)
    may = {card: fixed[card] if card in fixed else zones_for(t, seat, card) for card in cards}
    place = dealt_into(room, may, chance)
    assert len(place) == len(cards), f"seat {seat} cannot have seen what it remembers"
    dealt: list[list[int]] = [[] for _ in range(ZONES)]
    for card in in_order(cards, chance):
        dealt[place[card]].append(card)
    lay_down(g, seat, dealt, chance)


def fixed_cards(g: Game, seat: int, zones: list[list[int]]) -> dict[int, list[int]]:
    """Cards that the seat sees or remembers where they lie, whether it has marks of other zones or not: faces in a
    deposit or the Resources (TL-HIDDEN-09, TL-INFO-09), and a card that is offered to it (TL-ACTION-10)."""
    fixed: dict[int, list[int]] = {}
    remembered = table_of(g).knowledge[seat].faces
    for zone in range(DEPOSITS, DISCARD):
        for card in zones[zone]:
            if card in remembered:
                fixed[card] = [zone]
    for frame in g.stack:
        if isinstance(frame, Trade) and frame.card >= 0 and frame.partner == seat:
            fixed[frame.card] = [bag_of(table_of(g).playing[frame.seat])]
    return fixed


def zones_for(t: LiveTable, seat: int, card: int) -> list[int]:
    """Where the card may be for all the seat can tell; an icon it remembers has not been shuffled away."""
    knowledge = t.knowledge[seat]
    may = knowledge.may[card] if knowledge.may else EVERYWHERE
    zones = [zone for zone in range(STASH) if may >> zone & 1]
    if may >> STASH & 1:
        if t.config.face(card).red:
            zones.append(OUT)
        elif card not in knowledge.icons or not zones:
            zones.append(STASH)
    return zones


def lay_down(g: Game, seat: int, dealt: list[list[int]], chance: Chance) -> None:
    """The dealt cards into bags, deposits and piles of the same sizes as before."""
    t = table_of(g)
    for person in range(len(t.people)):
        if person != t.playing[seat]:
            t.edit_person(person).bag = tuple(dealt[person])
    decks = t.edit_decks()
    for at, space in enumerate(t.config.billboards):
        number = len(t.places[space].deposit)
        t.edit_place(space).deposit = tuple(dealt[DEPOSITS + at][:number])
        deal_build(g, space, dealt[DEPOSITS + at][number:])
    if not t.assault:
        decks.useful = tuple(dealt[RESOURCES])
    decks.discard = tuple(dealt[DISCARD])
    first = len(decks.piles[0])
    decks.piles = (tuple(dealt[STASH][:first]), tuple(dealt[STASH][first:]))
    decks.reserve = tuple(sorted(reserve_of(t, dealt[OUT], chance)))
    for at in range(len(g.stack)):
        deal_frame(g, at, seat, chance)


def deal_build(g: Game, space: int, cards: list[int]) -> None:
    """What another has already put down for the billboard on a space."""
    for at, frame in enumerate(g.stack):
        if cards and isinstance(frame, Build) and table_of(g).people[frame.person].space == space:
            own = g.own(at)
            assert isinstance(own, Build)
            own.cards = tuple(cards)


def reserve_of(t: LiveTable, out: list[int], chance: Chance) -> list[int]:
    """Of the red-bordered cards out of play those still in the reserve: what nobody in the game has been given."""
    gone: list[int] = []
    pool = [card for card in range(len(t.config.card_face)) if t.config.face(card).red]
    for person in t.people:
        for face in t.config.characters[person.character].inventory:
            found = [c for c in pool if t.config.card_face[c] == face and c not in gone]
            gone += found[:1]
        pair = reward_pair(t, person)
        if person.completed and pair and all([card in out for card in pair]):
            gone.append(pair[chance.below(len(pair))])
    return [card for card in out if card not in gone]


def deal_frame(g: Game, at: int, seat: int, chance: Chance) -> None:
    """Cards that a rule under way speaks of: a check, or an offer between two others."""
    t = table_of(g)
    frame = g.stack[at]
    if isinstance(frame, CheckAndDeploy) and t.people[frame.person].seat != seat:
        deal_check(g, at, chance)
    if isinstance(frame, Trade) and frame.card >= 0 and seat not in (frame.seat, frame.partner):
        trade = g.own(at)
        assert isinstance(trade, Trade)
        cards = sorted(carried(t.people[t.playing[frame.seat]]))
        trade.card = cards[chance.below(len(cards))]


def deal_check(g: Game, at: int, chance: Chance) -> None:
    """TL-LOCATION-18: others see how many cards are left to be sorted, and nothing of those that are."""
    t = table_of(g)
    check = g.own(at)
    assert isinstance(check, CheckAndDeploy)
    sorted_out = len(check.deployed) + len(check.discarded) + len(check.kept)
    deposit = t.places[t.people[check.person].space].deposit
    if not check.left and not sorted_out:
        return
    check.left = deposit[sorted_out:]
    ways: list[list[int]] = [[], [], []]
    for card in deposit[:sorted_out]:
        ways[chance.below(len(ways))].append(card)
    check.deployed, check.discarded, check.kept = tuple(ways[0]), tuple(ways[1]), tuple(ways[2])
