"""Twins of a table of They Live with other Resistance cards: icons, hands, deposits, Resources, piles
(TL-INFO-05, TL-INFO-06, TL-INFO-07, TL-INFO-08, TL-INFO-09, TL-INFO-12)."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from othersight.games.they_live.rules.location import Build, CheckAndDeploy
from othersight.games.they_live.rules.people import carried, person_of, table_of
from othersight.games.they_live.rules.trade import Trade
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from tests.conformance.checks import seats_and_spectator
from tests.no_leak.the_light import comes_to_light
from tests.no_leak.twins import Maker, Twin, asked_again, frame_of, shuffled

Thing = TypeVar("Thing")
CARD_MAKERS: list[Maker] = []


def maker(make: Maker) -> Maker:
    """One more way to make a twin."""
    CARD_MAKERS.append(make)
    return make


def any_of(things: Sequence[Thing], chance: Chance) -> Thing:
    """One of them."""
    return things[chance.below(len(things))]


def is_plain(t: LiveTable, card: int) -> bool:
    """Whether a card can lie in the Stash."""
    return not t.config.face(card).red


def exchange(t: LiveTable, one: int, other: int) -> None:
    """Two cards change places, wherever they lie."""
    swap = {one: other, other: one}

    def put(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([swap.get(card, card) for card in cards])

    for person in list(t.people):
        if set(person.bag) & set(swap):
            t.edit_person(person.index).bag = put(person.bag)
    for place in list(t.places):
        if set(place.deposit) & set(swap):
            t.edit_place(place.number).deposit = put(place.deposit)
    decks = t.edit_decks()
    decks.piles = tuple([put(pile) for pile in decks.piles])
    decks.discard, decks.useful = put(decks.discard), put(decks.useful)


def who_remembers(t: LiveTable, cards: Sequence[int]) -> list[int]:
    """The seats that have seen the face of one of these cards where it lies."""
    players = range(len(t.knowledge))
    return [seat for seat in players if set(cards) & set(t.knowledge[seat].faces)]


def everybody_but(game: Game, seats: Sequence[int]) -> list[int]:
    """All others, spectators included."""
    return [seat for seat in seats_and_spectator(game) if seat not in seats]


@maker
def other_icons(game: Game, chance: Chance) -> Iterator[Twin]:
    """TL-INFO-05, TL-INFO-08: a clean card is sabotaged, as is a sabotaged one clean."""
    t = table_of(game)
    sorted_out = {*t.decks.useful, *t.decks.sabotaged} if t.assault else set()
    cards = [c for c in range(len(t.icons)) if is_plain(t, c) and c not in sorted_out]
    clean = any_of([card for card in cards if not t.icons[card]], chance)
    sabotaged = any_of([card for card in cards if t.icons[card]], chance)
    twin = game.clone()
    icons = list(t.icons)
    icons[clean], icons[sabotaged] = 1, 0
    table_of(twin).icons = tuple(icons)
    players = range(len(t.knowledge))
    knowing = [s for s in players if {clean, sabotaged} & set(t.knowledge[s].icons)]
    yield Twin("an icon", asked_again(twin), everybody_but(game, knowing), comes_to_light)


@maker
def other_stash(game: Game, chance: Chance) -> Iterator[Twin]:
    """TL-INFO-12: the Stash and the discard pile hold other cards in another order."""
    t = table_of(game)
    twin = game.clone()
    decks = table_of(twin).edit_decks()
    red = [card for card in decks.discard if not is_plain(t, card)]
    loose = [card for card in decks.discard if is_plain(t, card)]
    pile = shuffled([*decks.piles[0], *decks.piles[1], *loose], chance)
    first, second = len(decks.piles[0]), len(decks.piles[1])
    decks.piles = (pile[:first], pile[first : first + second])
    decks.discard = (*red, *pile[first + second :])
    what = "the order of the Stash"
    yield Twin(what, asked_again(twin), seats_and_spectator(game), comes_to_light)


@maker
def other_hands(game: Game, chance: Chance) -> Iterator[Twin]:
    """TL-INFO-06: somebody has other cards in the bag."""
    t = table_of(game)
    stash = [*t.decks.piles[0], *t.decks.piles[1]]
    people = [p.index for p in t.people if [c for c in p.bag if is_plain(t, c)]]
    if not people or len(stash) < 12 or offered(game):
        return
    person = any_of(people, chance)
    twin = game.clone()
    new = shuffled(stash, chance)
    for at, card in enumerate([c for c in t.people[person].bag if is_plain(t, c)]):
        exchange(table_of(twin), card, new[at])
    holder = [t.people[person].seat] if t.people[person].seat >= 0 else []
    yield Twin("a hand", asked_again(twin), everybody_but(game, holder), comes_to_light)


def offered(game: Game) -> bool:
    """Whether a card lies between two who trade."""
    trade = frame_of(game, Trade)
    return trade is not None and trade.card >= 0


@maker
def hands_of_each_other(game: Game, chance: Chance) -> Iterator[Twin]:
    """TL-INFO-06: two players hold a card of the other's; red-bordered ones too."""
    t = table_of(game)
    people = [p.index for p in t.people if p.bag and p.seat >= 0]
    if len(people) < 2 or offered(game):
        return
    one, other = shuffled(people, chance)[:2]
    twin = game.clone()
    exchange(table_of(twin), any_of(t.people[one].bag, chance), any_of(t.people[other].bag, chance))
    holders = [t.people[one].seat, t.people[other].seat]
    yield Twin("two hands", asked_again(twin), everybody_but(game, holders), comes_to_light)


@maker
def other_deposit(game: Game, chance: Chance) -> Iterator[Twin]:
    """TL-INFO-07, TL-INFO-08: another card lies in a deposit."""
    yield from other_card_among(
        game, chance, [c for place in table_of(game).places for c in place.deposit], "a deposit"
    )


@maker
def other_resources(game: Game, chance: Chance) -> Iterator[Twin]:
    """TL-INFO-09: another card is among the Resources."""
    t = table_of(game)
    yield from other_card_among(game, chance, [] if t.assault else t.decks.useful, "the Resources")


def other_card_among(game: Game, chance: Chance, cards: Sequence[int], what: str) -> Iterator[Twin]:
    """One of these cards has changed places with one of the Stash."""
    t = table_of(game)
    plain = [card for card in cards if is_plain(t, card)]
    stash = [*t.decks.piles[0], *t.decks.piles[1]]
    if not plain or not stash or frame_of(game, CheckAndDeploy) is not None:
        return
    old, new = any_of(plain, chance), any_of(stash, chance)
    twin = game.clone()
    exchange(table_of(twin), old, new)
    knowing = who_remembers(t, [old, new])
    yield Twin(what, asked_again(twin), everybody_but(game, knowing), comes_to_light)


@maker
def sorted_otherwise(game: Game, chance: Chance) -> Iterator[Twin]:
    """TL-INFO-07, TL-LOCATION-18: who checks has discarded one card and deployed another, or the other way round."""
    check = frame_of(game, CheckAndDeploy)
    if check is None or not check.deployed or not check.discarded:
        return
    seat = table_of(game).people[check.person].seat
    twin = game.clone()
    other = frame_of(twin, CheckAndDeploy)
    assert other is not None
    one, two = check.deployed[-1], check.discarded[-1]
    other.deployed, other.discarded = (*check.deployed[:-1], two), (*check.discarded[:-1], one)
    yield Twin("what was discarded", asked_again(twin), everybody_but(game, [seat]), sorted_for_all)


def sorted_for_all(game: Game, twin: Game, seat: int) -> bool:
    """TL-ASSAULT-04: the Resources come to light in the assault, and a discard pile when it is shuffled."""
    remade = [entry for entry in game.log(-1) if entry.key == "stash-remade"]
    return table_of(game).assault or bool(game.outcome) or bool(remade)


@maker
def other_cards_put_down(game: Game, chance: Chance) -> Iterator[Twin]:
    """TL-HIDDEN-09: who builds has put down another card of the bag."""
    build = frame_of(game, Build)
    t = table_of(game)
    if build is None or not build.cards or not t.people[build.person].bag:
        return
    twin = game.clone()
    other = frame_of(twin, Build)
    assert other is not None
    old = build.cards[-1]
    new = any_of(t.people[build.person].bag, chance)
    other.cards = tuple([new if card == old else card for card in build.cards])
    record = table_of(twin).edit_person(build.person)
    record.bag = tuple([old if card == new else card for card in record.bag])
    seat = t.people[build.person].seat
    yield Twin("what is built", asked_again(twin), everybody_but(game, [seat]), comes_to_light)


@maker
def another_offer(game: Game, chance: Chance) -> Iterator[Twin]:
    """TL-INFO-06: another card is offered in a trade, which a third party does not see."""
    trade = frame_of(game, Trade)
    if trade is None or trade.card < 0:
        return
    t = table_of(game)
    cards = [card for card in person_of(t, trade.seat).bag if card != trade.card]
    if not cards or trade.card not in person_of(t, trade.seat).bag:
        return
    twin = game.clone()
    other = frame_of(twin, Trade)
    assert other is not None
    other.card = any_of(cards, chance)
    assert other.card in carried(person_of(t, trade.seat))
    both = [trade.seat, trade.partner]
    yield Twin("what is offered", asked_again(twin), everybody_but(game, both), comes_to_light)
