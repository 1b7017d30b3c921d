"""What a seat does not know, dealt anew: identities, icons, messages, backs, decks, and what others know (chapter
TL-INFO). All that the seat has seen and may remember stays as it is (TL-HIDDEN-10)."""

import itertools

from othersight.games.they_live.knowledge.card_dealing import deal_cards, in_order
from othersight.games.they_live.rules.billboard import CheckAndDeploy
from othersight.games.they_live.rules.box import drawn
from othersight.games.they_live.rules.injury import injuries_unseen
from othersight.games.they_live.rules.location_card import locations_unseen
from othersight.games.they_live.rules.people import carried, in_turn_order, person_of, table_of
from othersight.games.they_live.rules.setup import SetUp
from othersight.games.they_live.rules.story import reward_pair, story_card_space
from othersight.games.they_live.rules.vote import Vote
from othersight.games.they_live.state.config import Config
from othersight.games.they_live.state.knowledge import Knowledge
from othersight.games.they_live.state.table import (
    IN_BAG,
    NONE,
    ON_BOARD,
    LiveTable,
    Person,
)
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game


def deal(g: Game, seat: int, chance: Chance) -> None:
    """Everything that the seat does not know."""
    t = table_of(g)
    seen = [messages_seen(t, other) for other in range(len(t.knowledge))]
    deal_identities(g, seat, chance)
    deal_cards(g, seat, chance)
    deal_icons(t, seat, chance)
    deal_billboards(t, seat, chance)
    deal_tiles(t, chance)
    deal_decks(t, chance)
    deal_stories(t, chance)
    deal_first_leader(g, chance)
    for other in range(len(t.knowledge)):
        remember(g, other, seen[other], other == seat)


# -- identities


def deal_identities(g: Game, seat: int, chance: Chance) -> None:
    """TL-INFO-01, TL-INFO-02, TL-INFO-03, TL-INFO-04: any two of the people may be the Invaders, but for what the
    seat knows."""
    t = table_of(g)
    if g.outcome:
        return
    known = {p.index: p.invader for p in t.people if is_known(t, p, seat)}
    invaders = sum([person.invader for person in t.people])
    people = range(len(t.people))
    deals = [
        chosen
        for chosen in itertools.combinations(people, invaders)
        if all([(p in chosen) == known[p] for p in known]) and can_be(t, chosen)
    ]
    chosen = deals[chance.below(len(deals))]
    for person in people:
        if t.people[person].invader != (person in chosen):
            t.edit_person(person).invader = person in chosen


def is_known(t: LiveTable, person: Person, seat: int) -> bool:
    """Whether the seat knows who somebody is: seen, revealed, or told by the icon of a story reward."""
    if person.revealed or person.index in t.knowledge[seat].identities:
        return True
    return person.completed and any([c in t.knowledge[seat].icons for c in reward_pair(t, person)])


def can_be(t: LiveTable, invaders: tuple[int, ...]) -> bool:
    """TL-ASSAULT-33: as long as the assault goes on some Human is alive."""
    return not t.assault or any([t.playing[s] not in invaders for s in in_turn_order(t)])


# -- icons, messages and backs


def deal_icons(t: LiveTable, seat: int, chance: Chance) -> None:
    """TL-INFO-05, TL-INFO-08: as many sabotaged cards of the Stash as there are, and rewards that fit their
    owners."""
    icons = list(t.icons)
    known = t.knowledge[seat].icons
    cards = [card for card in range(len(icons)) if not t.config.face(card).red]
    unknown = [card for card in cards if card not in known]
    sabotaged = sum([icons[card] for card in unknown])
    for card in unknown:
        icons[card] = 0
    for card in in_order(unknown, chance)[:sabotaged]:
        icons[card] = 1
    for pair in pairs_of(t.config):
        if not any([card in known for card in pair]):
            deal_pair(t, icons, pair, chance)
    t.icons = tuple(icons)


def pairs_of(s: Config) -> list[list[int]]:
    """The two versions of every story reward."""
    rewards = sorted({character.reward for character in s.characters.values()})
    return [[card for card, face in enumerate(s.card_face) if face == reward] for reward in rewards]


def deal_pair(t: LiveTable, icons: list[int], pair: list[int], chance: Chance) -> None:
    """TL-LOCATION-11: the version that somebody has fits the identity; of a pair in the reserve one is sabotaged."""
    sabotaged = pair[chance.below(len(pair))]
    for person in t.people:
        taken = [card for card in pair if card not in t.decks.reserve]
        if person.completed and reward_pair(t, person) == pair and taken:
            others = [card for card in pair if card != taken[0]]
            sabotaged = taken[0] if person.invader else others[0]
    for card in pair:
        icons[card] = 1 if card == sabotaged else 0


def messages_seen(t: LiveTable, seat: int) -> list[bool]:
    """For each billboard whether the seat has seen the message that stands there now, which everybody can tell."""
    places = [t.places[space] for space in t.config.billboards]
    return [place.billboard in t.knowledge[seat].messages for place in places]


def deal_billboards(t: LiveTable, seat: int, chance: Chance) -> None:
    """TL-INFO-10, TL-INFO-11: any tile that may stand there for all the seat can tell."""
    boards = t.knowledge[seat].boards
    tiles = range(len(t.config.billboard_tiles))
    for at, space in enumerate(t.config.billboards):
        old = t.places[space].billboard
        artwork = t.config.billboard_tiles[old][0]
        may = [tile for tile in tiles if t.config.billboard_tiles[tile][0] == artwork]
        if boards:
            may = [tile for tile in tiles if boards[at] >> tile & 1]
        elif old in t.knowledge[seat].messages:
            may = [old]
        t.edit_place(space).billboard = may[chance.below(len(may))]
    standing = [t.places[space].billboard for space in t.config.billboards]
    t.edit_decks().set_aside = tuple([tile for tile in tiles if tile not in standing])


def deal_tiles(t: LiveTable, chance: Chance) -> None:
    """TL-INFO-12, TL-INFO-13: the backs of tiles on the board, and which tile of the bag is which."""
    bag = [tile.index for tile in t.tiles if tile.state == IN_BAG]
    covered = [tile.index for tile in t.tiles if tile.state == ON_BOARD and not tile.turned]
    faces = list(chance.shuffled(tuple(sorted([t.tiles[tile].face for tile in bag + covered]))))
    for tile in covered:
        face = next(f for f in faces if looks_like(t.config, f, t.tiles[tile].face))
        faces.remove(face)
        t.edit_tile(tile).face = face
    for tile, face in zip(bag, faces, strict=True):
        t.edit_tile(tile).face = face


def looks_like(s: Config, face: str, other: str) -> bool:
    """Whether two tiles have the same front."""
    one = s.tile_faces[face]
    two = s.tile_faces[other]
    front = (one.front, one.invader, one.boss, one.turn_over, one.persuadable, one.raid_support)
    return front == (
        two.front,
        two.invader,
        two.boss,
        two.turn_over,
        two.persuadable,
        two.raid_support,
    )


# -- decks


def deal_decks(t: LiveTable, chance: Chance) -> None:
    """TL-INFO-12, TL-HOUSE-01, TL-HOUSE-03: the order of every deck, and which cards of the set are in it."""
    decks, shuffle, seen = t.edit_decks(), chance.shuffled, t.config.seen
    decks.locations = tuple([deal_locations(t, at, chance) for at in range(len(decks.locations))])
    decks.injuries = drawn(shuffle, injuries_unseen(t), seen, len(decks.injuries))
    deal_news(t, chance)
    assault: tuple[str, ...] = ()
    for card in decks.assault:
        level, colour = t.config.assault[card].level, t.config.assault[card].colour
        cards = [c.id for c in t.config.assault.values() if c.level == level and c.colour == colour]
        assault += drawn(shuffle, cards, seen, 1)
    decks.assault = assault


def deal_locations(t: LiveTable, at: int, chance: Chance) -> tuple[str, ...]:
    """A Location deck as large as it is, of cards that are not discarded."""
    unseen = locations_unseen(t, at)
    return drawn(chance.shuffled, unseen, t.config.seen, len(t.decks.locations[at]))


def deal_news(t: LiveTable, chance: Chance) -> None:
    """TL-SETUP-12: of each colour as many as are left, any that nobody has seen."""
    decks = t.edit_decks()
    gone = {*decks.old_news, *decks.staying, decks.news_card}
    colours = [t.config.news[card].colour for card in decks.news]
    news: tuple[str, ...] = ()
    for colour in sorted(set(colours)):
        cards = [c.id for c in t.config.news.values() if c.colour == colour and c.id not in gone]
        news += drawn(chance.shuffled, cards, t.config.seen, colours.count(colour))
    decks.news = chance.shuffled(news)


def deal_stories(t: LiveTable, chance: Chance) -> None:
    """TL-INFO-14, TL-INFO-15: the back of a player's top story card is public; what else lies where is not."""
    for person in t.people:
        story = chance.shuffled(tuple(sorted(person.story)))
        if story and person.seat != NONE:
            space = story_card_space(t, person.character, person.story[0])
            fitting = [c for c in story if story_card_space(t, person.character, c) == space]
            story = (fitting[0], *[card for card in story if card != fitting[0]])
        t.edit_person(person.index).story = story


def deal_first_leader(g: Game, chance: Chance) -> None:
    """TL-SETUP-21: who will lead without a majority."""
    leader = chance.below(len(table_of(g).playing))
    for at, frame in enumerate(g.stack):
        if isinstance(frame, SetUp):
            own = g.own(at)
            assert isinstance(own, SetUp)
            own.random_leader = leader
        elif isinstance(frame, Vote) and frame.kind == "first-leader":
            vote = g.own(at)
            assert isinstance(vote, Vote)
            vote.fallback = leader


# -- what others know


def remember(g: Game, seat: int, seen: list[bool], own: bool) -> None:
    """Looks are public, so it is known whose identity and which messages a player has seen. Beyond that the others
    know the icons of their cards if they have inspected all of them, and what they sort at this moment."""
    t = table_of(g)
    messages = [
        t.places[s].billboard for s, known in zip(t.config.billboards, seen, strict=True) if known
    ]
    if own:
        t.edit_knowledge(seat).messages = tuple(sorted(messages))
        return
    knowledge = Knowledge()
    knowledge.owner = t.owner
    knowledge.identities = t.knowledge[seat].identities
    knowledge.messages = tuple(sorted(messages))
    knowledge.all_icons = t.knowledge[seat].all_icons
    if knowledge.all_icons:
        knowledge.icons = tuple(sorted(carried(person_of(t, seat))))
    if t.assault:
        knowledge.icons = tuple(sorted({*knowledge.icons, *t.decks.useful, *t.decks.sabotaged}))
    t.knowledge[seat] = knowledge
    for frame in g.stack:
        if isinstance(frame, CheckAndDeploy) and t.people[frame.person].seat == seat:
            cards = [*frame.left, *frame.deployed, *frame.discarded, *frame.kept]
            knowledge.icons = tuple(sorted({*knowledge.icons, *cards}))
            knowledge.faces = tuple(sorted(cards))
