"""Twins of a table of They Live: other identities, messages, backs and decks (TL-INFO-01, TL-INFO-02, TL-INFO-03,
TL-INFO-04, chapter TL-INFO)."""

from collections import Counter
from collections.abc import Iterator

from othersight.games.they_live.rules.attempt import REVEAL
from othersight.games.they_live.rules.injury import injuries_unseen
from othersight.games.they_live.rules.location import reward_pair, story_card_space
from othersight.games.they_live.rules.location_card import locations_unseen
from othersight.games.they_live.rules.people import in_turn_order, table_of
from othersight.games.they_live.rules.setup import SetUp
from othersight.games.they_live.rules.vote import Vote
from othersight.games.they_live.state.table import IN_BAG, ON_BOARD, LiveTable
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from tests.conformance.checks import seats_and_spectator
from tests.no_leak import they_live_cards
from tests.no_leak.the_light import comes_to_light
from tests.no_leak.they_live_cards import CARD_MAKERS, any_of
from tests.no_leak.twins import (
    COMMON_MAKERS,
    Maker,
    Twin,
    asked_again,
    frame_of,
    shuffled,
)
from tests.no_leak.watch import watch

MAKERS: list[Maker] = [*COMMON_MAKERS, *CARD_MAKERS]


def maker(make: Maker) -> Maker:
    """One more way to make a twin."""
    MAKERS.append(make)
    return make


@maker
def other_identities(game: Game, chance: Chance) -> Iterator[Twin]:
    """TL-INFO-01, TL-INFO-02, TL-INFO-03, TL-INFO-04, TL-INFO-16: a Human and an Invader have changed overlays, and
    with them the versions of the
    rewards of their stories."""
    t = table_of(game)
    free = [person.index for person in t.people if is_secret(game, person.index)]
    humans = [person for person in free if not t.people[person].invader]
    invaders = [person for person in free if t.people[person].invader]
    if not humans or not invaders:
        return
    changed = (any_of(humans, chance), any_of(invaders, chance))
    twin = game.clone()
    table = table_of(twin)
    rewards: list[int] = []
    for person in changed:
        table.edit_person(person).invader = not t.people[person].invader
        rewards += reward_pair(t, t.people[person])
    icons = list(t.icons)
    for card in rewards:
        icons[card] = 1 - icons[card]
    table.icons = tuple(icons)
    if no_human_alive(table):
        return
    hidden = [s for s in seats_and_spectator(game) if not knows_one(t, s, changed, rewards)]
    yield Twin("who is an Invader", asked_again(twin), hidden, comes_to_light)


def is_secret(game: Game, person: int) -> bool:
    """Whether a person's identity is neither shown nor about to be."""
    t = table_of(game)
    return not t.people[person].revealed and game.answers.get(t.people[person].seat) != REVEAL


def no_human_alive(t: LiveTable) -> bool:
    """TL-ASSAULT-33: such an assault would be over."""
    return t.assault and all([t.people[t.playing[s]].invader for s in in_turn_order(t)])


def knows_one(t: LiveTable, seat: int, people: tuple[int, ...], cards: list[int]) -> bool:
    """Whether the seat has seen one of these people, or the icon of one of these cards; or plays one of them, and
    will look before anything else."""
    if seat < 0:
        return False
    known = t.knowledge[seat]
    seen = bool(set(known.identities) & set(people)) or bool(set(known.icons) & set(cards))
    return seen or t.playing[seat] in people


@maker
def other_messages(game: Game, chance: Chance) -> Iterator[Twin]:
    """TL-INFO-10, TL-INFO-11: another tile of the same artwork stands on a billboard."""
    t = table_of(game)
    space = any_of(list(t.config.billboards), chance)
    old = t.places[space].billboard
    artwork = t.config.billboard_tiles[old][0]
    new = any_of(
        [b for b in t.decks.set_aside if t.config.billboard_tiles[b][0] == artwork], chance
    )
    twin = game.clone()
    table = table_of(twin)
    table.edit_place(space).billboard = new
    decks = table.edit_decks()
    decks.set_aside = tuple(sorted([b for b in decks.set_aside if b != new] + [old]))
    at = t.config.billboards.index(space)
    swap = {old: new, new: old}
    knowing = [s for s, known in enumerate(t.knowledge) if {old, new} & set(known.messages)]
    for seat in knowing:
        record = table.edit_knowledge(seat)
        record.messages = tuple(sorted([swap.get(m, m) for m in record.messages]))
        if old in t.knowledge[seat].messages:
            boards = list(record.boards)
            boards[at] = 1 << new
            record.boards = tuple(boards)
    hidden = [s for s in seats_and_spectator(game) if s not in knowing]
    yield Twin("the message of a billboard", asked_again(twin), hidden, comes_to_light)


@maker
def other_backs(game: Game, chance: Chance) -> Iterator[Twin]:
    """TL-INFO-12, TL-INFO-13: tiles of one front have changed backs, and the tiles of the bag their numbers."""
    t = table_of(game)
    twin = game.clone()
    table = table_of(twin)
    bag = [tile.index for tile in t.tiles if tile.state == IN_BAG]
    for one, other in zip(bag, shuffled(bag, chance), strict=True):
        table.edit_tile(one).face = t.tiles[other].face
    for tile in t.tiles:
        if tile.state == ON_BOARD and not tile.turned:
            alike = [b for b in bag if front(table, b) == front(table, tile.index)]
            if alike:
                other = any_of(alike, chance)
                faces = table.tiles[tile.index].face, table.tiles[other].face
                table.edit_tile(tile.index).face, table.edit_tile(other).face = faces[1], faces[0]
    yield Twin("the backs of tiles", asked_again(twin), seats_and_spectator(game), comes_to_light)


def front(t: LiveTable, tile: int) -> tuple[object, ...]:
    """What everybody sees of a tile on the board."""
    face = t.config.tile_faces[t.tiles[tile].face]
    icons = (face.turn_over, face.persuadable, face.raid_support)
    return (face.front, face.invader, face.boss, *icons)


@maker
def other_decks(game: Game, chance: Chance) -> Iterator[Twin]:
    """TL-INFO-12, TL-HOUSE-01: every deck that is drawn from in the open lies in another order, with other cards of the
    set in it."""
    t = table_of(game)
    twin = game.clone()
    decks = table_of(twin).edit_decks()
    decks.locations = tuple(
        [
            shuffled(locations_unseen(t, at), chance)[: len(d)]
            for at, d in enumerate(decks.locations)
        ]
    )
    decks.injuries = shuffled(injuries_unseen(t), chance)[: len(decks.injuries)]
    decks.news = other_news(t, chance)
    assault: list[str] = []
    for card in decks.assault:
        fitting = t.config.assault[card].level, t.config.assault[card].colour
        cards = [c.id for c in t.config.assault.values() if (c.level, c.colour) == fitting]
        assault.append(any_of(sorted(cards), chance))
    decks.assault = tuple(assault)
    yield Twin("the order of a deck", asked_again(twin), seats_and_spectator(game), comes_to_light)


def other_news(t: LiveTable, chance: Chance) -> tuple[str, ...]:
    """One card exchanged for another of its colour that is not in the deck, and all in another order."""
    decks = t.decks
    seen = {*decks.news, *decks.old_news, *decks.staying, decks.news_card}
    news = list(decks.news)
    if news:
        colour = t.config.news[news[0]].colour
        unused = [c.id for c in t.config.news.values() if c.colour == colour and c.id not in seen]
        news[0] = any_of([*unused, news[0]], chance)
    return shuffled(news, chance)


@maker
def other_stories(game: Game, chance: Chance) -> Iterator[Twin]:
    """TL-INFO-12, TL-INFO-14, TL-INFO-15: story cards below the top one in another order, and another top one with
    that back."""
    t = table_of(game)
    twin = game.clone()
    for person in t.people:
        story = shuffled(person.story, chance)
        if story and person.seat >= 0:
            space = story_card_space(t, person.character, person.story[0])
            fitting = [c for c in story if story_card_space(t, person.character, c) == space]
            story = (fitting[0], *[card for card in story if card != fitting[0]])
        table_of(twin).edit_person(person.index).story = story
    what = "the order of a story"
    yield Twin(what, asked_again(twin), seats_and_spectator(game), comes_to_light)


@maker
def another_first_leader(game: Game, chance: Chance) -> Iterator[Twin]:
    """TL-SETUP-21: somebody else will lead if there is no majority."""
    vote = frame_of(game, Vote)
    if vote is None or vote.kind != "first-leader":
        return
    twin = game.clone()
    setup, vote = frame_of(twin, SetUp), frame_of(twin, Vote)
    assert setup is not None
    assert vote is not None
    setup.random_leader = vote.fallback = (setup.random_leader + 1) % len(game.seats)
    what = "who leads without a majority"
    yield Twin(what, asked_again(twin), seats_and_spectator(game), comes_to_light)


FEW = (
    another_first_leader,
    they_live_cards.sorted_otherwise,
    they_live_cards.other_cards_put_down,
    they_live_cards.another_offer,
)
ALWAYS: tuple[Maker, ...] = tuple([make for make in MAKERS if make not in FEW])
"""What can be changed at nearly any moment; the others need a certain one."""
WORDS = 24
"""In one case of so many the words are compared too."""


def watch_some(game: Game, chance: Chance, one_in: int, seen: Counter[Maker]) -> None:
    """At one decision in so many watch a twin of any kind, and more often one that few moments allow."""
    makers = [make for make in FEW if chance.below(3) == 0]
    if chance.below(one_in) == 0:
        makers.append(any_of(ALWAYS, chance))
    for make in makers:
        for twin in make(game, chance):
            seen[make] += 1
            watch(game, twin, chance, 4, with_words=chance.below(WORDS) == 0)
