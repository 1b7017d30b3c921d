"""Twins of a table of The Others: other hands, decks, face-down tokens, Dark Past cards, places for tokens."""

from collections.abc import Iterator

from othersight.games.the_others.rules.apocalypse import RevealCard, cards_seen
from othersight.games.the_others.rules.dark_past import DealDarkPast, dealing_order
from othersight.games.the_others.rules.story import PlaceTokens
from othersight.games.the_others.state.config import CORRUPTION, FIRE, INNOCENT
from othersight.games.the_others.state.table import AWAY, RESERVE, OthersTable
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from tests.conformance.checks import seats_and_spectator
from tests.conformance.walk import table_of
from tests.no_leak.twins import (
    COMMON_MAKERS,
    Maker,
    Twin,
    asked_again,
    at_once,
    frame_of,
    never,
    shuffled,
)

SINS = 0
MAKERS: list[Maker] = [*COMMON_MAKERS]


def maker(make: Maker) -> Maker:
    """One more way to make a twin."""
    MAKERS.append(make)
    return make


def heroes_and_spectator(game: Game) -> list[int]:
    """Everybody but the Sins Player."""
    return [seat for seat in seats_and_spectator(game) if seat != SINS]


# -- the Sins Player's cards


@maker
def another_hand(game: Game, chance: Chance) -> Iterator[Twin]:
    """Hand and Sin deck dealt anew from the cards nobody has seen (TO-SINCARD-01)."""
    twin = game.clone()
    sins = table_of(twin).edit_sins()
    cards = shuffled(sins.hand + sins.deck, chance)
    sins.hand, sins.deck = cards[: len(sins.hand)], cards[len(sins.hand) :]
    yield Twin("the Sins Player's hand", asked_again(twin), heroes_and_spectator(game), never)


@maker
def another_sin_deck(game: Game, chance: Chance) -> Iterator[Twin]:
    """The Sin deck in another order: hidden from all until the Sins Player draws."""
    twin = game.clone()
    sins = table_of(twin).edit_sins()
    sins.deck = shuffled(sins.deck, chance)
    cards = len(sins.deck)

    def drawn(game: Game, twin: Game, seat: int) -> bool:
        ours, theirs = table_of(game).sins, table_of(twin).sins
        return seat == SINS and (len(ours.deck) != cards or ours.hand != theirs.hand)

    yield Twin("the order of the Sin deck", asked_again(twin), seats_and_spectator(game), drawn)


@maker
def another_apocalypse_deck(game: Game, chance: Chance) -> Iterator[Twin]:
    """The Apocalypse deck in another order: hidden from all until cards are drawn."""
    twin = game.clone()
    sins = table_of(twin).edit_sins()
    cards = len(sins.apocalypse_deck)
    bottom = sins.apocalypse_deck[: sins.put_back]  # the Sins Player has put these there
    sins.apocalypse_deck = (*bottom, *shuffled(sins.apocalypse_deck[sins.put_back :], chance))

    def drawn(game: Game, twin: Game, seat: int) -> bool:
        if seat == SINS:
            return (
                len(table_of(game).sins.apocalypse_deck) < cards
                or frame_of(game, RevealCard) is not None
            )
        return table_of(game).sins.revealed != table_of(twin).sins.revealed

    what = "the order of the Apocalypse deck"
    yield Twin(what, asked_again(twin), seats_and_spectator(game), drawn)


@maker
def other_cards_in_a_mixed_deck(game: Game, chance: Chance) -> Iterator[Twin]:
    """HOUSE-APOC-02: other lots were drawn for the cards that nobody has seen."""
    t = table_of(game)
    if all(count == len(pile) for count, pile in t.config.apocalypse):
        return
    twin = game.clone()
    sins = table_of(twin).edit_sins()
    unseen = sins.apocalypse_deck[sins.put_back :]
    drawn_now = frame_of(game, RevealCard)
    known = {*cards_seen(t), *sins.apocalypse_deck, *(drawn_now.drawn if drawn_now else ())}
    changed = [another_of_its_type(t, card, known, chance) for card in unseen[:1]]
    sins.apocalypse_deck = (
        *sins.apocalypse_deck[: sins.put_back],
        *changed,
        *unseen[1:],
    )
    cards = len(sins.apocalypse_deck)

    def drawn(game: Game, twin: Game, seat: int) -> bool:
        if seat == SINS:
            return len(table_of(game).sins.apocalypse_deck) < cards
        return table_of(game).sins.revealed != table_of(twin).sins.revealed

    what = "the cards of a mixed Apocalypse deck"
    yield Twin(what, asked_again(twin), seats_and_spectator(game), drawn)


def another_of_its_type(t: OthersTable, card: str, known: set[str], chance: Chance) -> str:
    """A card of the same type that lies nowhere."""
    pile = next(pile for _, pile in t.config.apocalypse if card in pile)
    others = [other for other in pile if other not in known]
    return others[chance.below(len(others))]


@maker
def other_apocalypse_cards_drawn(game: Game, chance: Chance) -> Iterator[Twin]:
    """TO-APOC-05: the Sins Player holds two other cards to choose from."""
    if frame_of(game, RevealCard) is None:
        return
    twin = game.clone()
    frame = frame_of(twin, RevealCard)
    assert frame is not None
    sins = table_of(twin).edit_sins()
    cards = shuffled(frame.drawn + sins.apocalypse_deck, chance)
    drawn = len(frame.drawn)
    frame.drawn, sins.apocalypse_deck = cards[:drawn], cards[drawn:]

    def revealed(game: Game, twin: Game, seat: int) -> bool:
        return table_of(game).sins.revealed != table_of(twin).sins.revealed

    what = "the Apocalypse cards drawn"
    yield Twin(what, asked_again(twin), heroes_and_spectator(game), revealed)


# -- what lies face down


@maker
def other_face_down_tokens(game: Game, chance: Chance) -> Iterator[Twin]:
    """TO-TOKEN-05: the face-down tokens have changed places."""
    t = table_of(game)
    kinds = [kind for space in t.spaces for kind in space.hidden]
    if len(set(kinds)) < 2:
        return
    twin = game.clone()
    dealt = list(shuffled(kinds, chance))
    counts = [len(space.hidden) for space in t.spaces]
    for space, count in enumerate(counts):
        if count:
            table_of(twin).edit_space(space).hidden = tuple(sorted(dealt[:count]))
            del dealt[:count]

    def turned_up(game: Game, twin: Game, seat: int) -> bool:
        now = [len(space.hidden) for space in table_of(game).spaces]
        return any(now[space] < counts[space] for space in range(len(counts)))

    what = "the kinds of face-down tokens"
    yield Twin(what, asked_again(twin), heroes_and_spectator(game), turned_up)


@maker
def a_face_down_token_from_the_supply(game: Game, chance: Chance) -> Iterator[Twin]:
    """TO-TOKEN-05: a face-down token is of another kind, as is one of the supply."""
    t = table_of(game)
    hidden = [space.index for space in t.spaces if space.hidden]
    if not hidden:
        return
    twin = game.clone()
    table = table_of(twin)
    space = table.edit_space(hidden[chance.below(len(hidden))])
    old = space.hidden[0]
    others = [kind for kind in (FIRE, CORRUPTION, INNOCENT) if kind != old and t.supply[kind] > 1]
    if not others:
        return
    new = others[chance.below(len(others))]
    space.hidden = tuple(sorted((new, *space.hidden[1:])))
    supply = list(table.supply)
    supply[old] += 1
    supply[new] -= 1
    table.supply = tuple(supply)
    what = "the kind of a face-down token"  # which kinds are laid face down the Story tells, though
    yield Twin(what, asked_again(twin), heroes_and_spectator(game), at_once, believable=False)


@maker
def other_dark_past(game: Game, chance: Chance) -> Iterator[Twin]:
    """TO-DARKPAST-02, TO-DARKPAST-03: other cards with the Heroes, as the rule of dealing allows."""
    t = table_of(game)
    held = [hero.index for hero in t.heroes if hero.dark_past]
    if not held:
        return
    twin = game.clone()
    first = dealing_order(t.config.n)[: t.config.n]
    for group in (True, False):
        heroes = [hero for hero in held if (t.heroes[hero].dark_past in first) == group]
        cards = shuffled([t.heroes[hero].dark_past for hero in heroes], chance)
        for hero, card in zip(heroes, cards, strict=True):
            table_of(twin).edit_hero(hero).dark_past = card

    def revealed(game: Game, twin: Game, seat: int) -> bool:
        return len([hero for hero in table_of(game).heroes if hero.dark_past]) < len(held)

    what = "the Dark Past cards"
    yield Twin(what, asked_again(twin), heroes_and_spectator(game), revealed)


@maker
def another_deal_under_way(game: Game, chance: Chance) -> Iterator[Twin]:
    """TO-DARKPAST-02: the Sins Player has dealt the first cards to other Heroes."""
    frame = frame_of(game, DealDarkPast)
    if frame is None or not frame.chosen:
        return
    twin = game.clone()
    t = table_of(game)
    other = frame_of(twin, DealDarkPast)
    assert other is not None
    starting = shuffled(
        [hero.index for hero in t.heroes if hero.state not in (RESERVE, AWAY)], chance
    )
    reserve = shuffled([hero.index for hero in t.heroes if hero.state == RESERVE], chance)
    other.chosen = (*starting, *reserve)[: len(frame.chosen)]
    what = "whom the first Dark Past cards went to"
    yield Twin(what, asked_again(twin), heroes_and_spectator(game), never)


@maker
def another_upgrade_deck(game: Game, chance: Chance) -> Iterator[Twin]:
    """TO-SETUP-17: the Upgrade deck in another order: hidden from all until the Inventory is refilled."""
    twin = game.clone()
    t = table_of(game)
    top = shuffled(t.upgrade_deck[t.destroyed :], chance)  # below them lies what all have seen go
    table_of(twin).upgrade_deck = (*t.upgrade_deck[: t.destroyed], *top)
    cards = len(t.upgrade_deck)

    def refilled(game: Game, twin: Game, seat: int) -> bool:
        return len(table_of(game).upgrade_deck) != cards

    what = "the order of the Upgrade deck"
    yield Twin(what, asked_again(twin), seats_and_spectator(game), refilled)


# -- what is not yet shown


@maker
def other_places_for_tokens(game: Game, chance: Chance) -> Iterator[Twin]:
    """TO-STORY-03: the Sins Player has chosen other Spaces for tokens that are not yet laid."""
    frame = frame_of(game, PlaceTokens)
    if frame is None or not frame.chosen or game.questions[0].kind != "place":
        return
    number = len(frame.chosen)

    def laid(game: Game, twin: Game, seat: int) -> bool:
        now = frame_of(game, PlaceTokens)
        return now is None or len(now.chosen) <= number

    twin = game.clone()
    other = frame_of(twin, PlaceTokens)
    assert other is not None
    spaces = [int(option[2]) for option in frame.placements(game)]
    other.chosen = shuffled([*spaces, *frame.chosen], chance)[:number]
    what = "where tokens will be laid"
    yield Twin(what, asked_again(twin), heroes_and_spectator(game), laid)
    if frame.face_down and number > 1:
        yield from the_same_places_in_another_order(game)


def the_same_places_in_another_order(game: Game) -> Iterator[Twin]:
    """Face-down tokens in the same Spaces, but each of another kind: hidden until one is turned up."""
    twin = game.clone()
    frame = frame_of(twin, PlaceTokens)
    assert frame is not None
    frame.chosen = tuple(reversed(frame.chosen))
    counts = [len(space.hidden) for space in table_of(game).spaces]

    def turned_up(game: Game, twin: Game, seat: int) -> bool:
        now = [len(space.hidden) for space in table_of(game).spaces]
        return any(now[space] < counts[space] for space in range(len(counts)))

    what = "which face-down token is laid where"
    yield Twin(what, asked_again(twin), heroes_and_spectator(game), turned_up)
