"""The table as it stands before the first decision (chapter TL-SETUP)."""

import json
from collections.abc import Mapping
from typing import Any, Final

import othersight.games.they_live.cards  # noqa: F401  (fills the rules' tables)
from othersight.games.they_live.content import ContentError
from othersight.games.they_live.content.earlier import FIRST, REVISION, REVISIONS
from othersight.games.they_live.content.figures import config_with, printed_config
from othersight.games.they_live.content.selection import (
    ALL_CARDS,
    CARD_SETS,
    CITY,
    FIRST_CARDS,
    TOWNS,
)
from othersight.games.they_live.content.shares import USUAL_PLAYERS
from othersight.games.they_live.rules.box import drawn
from othersight.games.they_live.rules.setup import SetUp
from othersight.games.they_live.rules.whereabouts import inventories_known
from othersight.games.they_live.setup.overrides import OWN_OPTIONS, config_on
from othersight.games.they_live.setup.prepared import OVERLAYS, bare_table, prepared
from othersight.games.they_live.state.config import Character, Config
from othersight.games.they_live.state.table import LiveTable, Person
from othersight.kernel.chance import Chance
from othersight.kernel.errors import OthersightError, UnknownName
from othersight.kernel.game import Game
from othersight.toolkit.setup_options import with_defaults

DEFAULTS: Final[dict[str, Any]] = {
    "players": USUAL_PLAYERS,
    "difficulty": "normal",
    "town": CITY,
    "cards": ALL_CARDS,
    "seen": (),
    "figures": {},
    "revision": REVISION,
}
OLDER: Final[dict[str, Any]] = {"town": CITY, "cards": FIRST_CARDS, "revision": FIRST}
"""What replays, saves and positions were played with that name no town, cards or revision of the content (TL-HOUSE-01,
TL-HOUSE-02)."""
DIFFICULTIES: Final[dict[str, tuple[str, str, str]]] = {
    "very-easy": ("green", "green", "blue"),
    "easy": ("green", "blue", "blue"),
    "normal": ("green", "blue", "red"),
    "advanced": ("blue", "blue", "red"),
    "expert": ("red", "red", "red"),
}
"""TL-SETUP-06, TL-SETUP-08: the colour of the card of each level."""
CHOICES: Final[dict[str, tuple[str | int, ...]]] = {
    "difficulty": tuple(DIFFICULTIES),
    "town": tuple(TOWNS),
    "cards": CARD_SETS,
    "revision": REVISIONS,
}
"""Options that are one of these."""
NEWS: Final = (("green", 7), ("blue", 5), ("red", 3))
"""TL-SETUP-12."""
SABOTAGED: Final = 3
"""One card of the Stash in so many is sabotaged (TL-CONTENT-19)."""


def complete(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options with defaults; an unknown or wrong one is named."""
    chosen = with_defaults("They Live", DEFAULTS, options)
    if type(chosen["players"]) is not int or chosen["players"] not in OVERLAYS:
        raise UnknownName(
            f"players is {chosen['players']!r}; four, five or six people play",
            "error-players",
            given=str(chosen["players"]),
        )
    for name, known in CHOICES.items():
        if type(chosen[name]) is not type(known[0]) or chosen[name] not in known:
            choices = ", ".join([str(one) for one in known])
            raise UnknownName(
                f"there is no {name} '{chosen[name]}'; there are {choices}",
                "error-no-such-name",
                kind=name,
                name=str(chosen[name]),
                choices=choices,
            )
    chosen["seen"] = cards_seen(chosen["seen"])
    if not isinstance(chosen["figures"], Mapping):
        raise UnknownName("figures must name content figures and their values", "error-figures")
    return chosen


def cards_seen(given: object) -> tuple[str, ...]:
    """TL-HOUSE-03: cards that have been seen before, each once; one that is in no deck is named."""
    names = given if isinstance(given, (list, tuple)) else (given,)
    known = printed_config()
    decks = (known.news, known.locations, known.injuries, known.assault)
    for name in names:
        if not isinstance(name, str) or not any([name in deck for deck in decks]):
            raise UnknownName(
                f"seen names '{name}', which is no news, Location, Injury or Final Assault card",
                "they-live-error-seen",
                name=str(name),
            )
    return tuple(sorted(set(names)))


def kept(options: Mapping[str, Any]) -> dict[str, Any]:
    """What a game keeps of its options: without the first revision, as in games from before there was another."""
    first = options["revision"] == FIRST
    return {name: value for name, value in options.items() if not (first and name == "revision")}


def begin(definition: Any, options: dict[str, Any], seed: str) -> Game:
    """A game of They Live with these options, at its first decision."""
    whole = complete(options)
    chosen = kept(whole)
    table = prepared(config_of(whole)).table.copy_table()
    chance = Chance(seed)
    game = Game(definition, table, chance, {"options": chosen, "seed": seed})
    deal(table, chance)
    inventories_known(table)
    game.call(SetUp(chance.below(chosen["players"])))
    game.run()
    return game


def table_for(start: dict[str, Any]) -> LiveTable:
    """The bare table of a game that was begun so, with its config, for a saved state."""
    return bare_table(config_of(with_own(start["options"])))


def with_own(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options in full, with those that only a position has; what it does not name is as it used to be."""
    own = {name: options[name] for name in OWN_OPTIONS if name in options}
    given = {name: value for name, value in options.items() if name not in own}
    return {**complete({**OLDER, **given}), **own}


def config_of(options: Mapping[str, Any]) -> Config:
    """What never changes in a game with these options, the figures of a what-if game put in place."""
    figures = "{}"
    if options["figures"]:
        figures = json.dumps(dict(options["figures"]), sort_keys=True, default=str)
    try:
        own = {name: options[name] for name in OWN_OPTIONS if name in options}
        seen, revision = tuple(options["seen"]), options["revision"]
        printed = (options["cards"], options["town"], seen, revision)
        if own:
            changed = json.dumps(own, sort_keys=True, default=str)
            return config_on(options["players"], options["difficulty"], figures, *printed, changed)
        return config_with(options["players"], options["difficulty"], figures, *printed)
    except ContentError as error:
        raise OthersightError(str(error), "error-content", reason=str(error)) from error


def deal(table: LiveTable, chance: Chance) -> None:
    """chapter TL-SETUP in order."""
    deal_tiles(table, chance)
    deal_icons(table, chance)
    deal_billboards(table, chance)
    deal_decks(table, chance)
    deal_people(table, chance)
    deal_inventories(table, chance)


def deal_tiles(table: LiveTable, chance: Chance) -> None:
    """TL-ENEMY-02, TL-INFO-13, TL-SETUP-09: green tiles are numbered at random, so no number gives a back away."""
    box = prepared(table.config)
    for index, face in zip(box.bag, chance.shuffled(box.bag_faces), strict=True):
        table.edit_tile(index).face = face


def deal_icons(table: LiveTable, chance: Chance) -> None:
    """TL-CONTENT-18, TL-CONTENT-20, TL-STASH-19: allegiance is dealt at random; of each reward pair one is
    sabotaged."""
    config = table.config
    box = prepared(config)
    icons = dealt_icons(config, box.stash, box.kinds, chance)
    for pair in box.pairs:
        icons[pair[chance.below(len(pair))]] = 1
    table.icons = tuple(icons)
    table.edit_decks().reserve = box.reserve
    split_stash(table, chance.shuffled_numbers(box.stash))


def dealt_icons(
    config: Config, stash: list[int], kinds: list[list[int]], chance: Chance
) -> list[int]:
    """TL-CONTENT-17, TL-CONTENT-19: dealt again until every type and every assault skill has both kinds in the
    Stash."""
    while True:
        icons = [0] * len(config.card_face)
        for card in chance.shuffled_numbers(stash)[: len(stash) // SABOTAGED]:
            icons[card] = 1
        if all([has_both(kind, icons) for kind in kinds]):
            return icons


def has_both(cards: list[int], icons: list[int]) -> bool:
    """TL-CONTENT-17: whether there are useful and sabotaged ones among the cards."""
    first = icons[cards[0]]
    for card in cards:
        if icons[card] != first:
            return True
    return False


def split_stash(table: LiveTable, cards: list[int]) -> None:
    """TL-SETUP-10: two piles of equal size, or differing by one."""
    half = (len(cards) + 1) // 2
    table.edit_decks().piles = (tuple(cards[:half]), tuple(cards[half:]))


def deal_billboards(table: LiveTable, chance: Chance) -> None:
    """TL-SETUP-11: one random tile of each artwork on the three billboard spaces."""
    config = table.config
    chosen: list[int] = []
    for tiles in prepared(config).billboards:
        chosen.append(tiles[chance.below(len(tiles))])
    for space, tile in zip(config.billboards, chance.shuffled_numbers(chosen), strict=True):
        table.edit_place(space).billboard = tile
    table.edit_decks().set_aside = tuple(
        [i for i in range(len(config.billboard_tiles)) if i not in chosen]
    )


def deal_decks(table: LiveTable, chance: Chance) -> None:
    """TL-SETUP-07, TL-SETUP-08, TL-SETUP-12, TL-SETUP-13, TL-HOUSE-01, TL-HOUSE-03: Final Assault, news,
    Location and Injury decks."""
    config, decks, shuffle = table.config, table.edit_decks(), chance.shuffled
    box = prepared(config)
    news: tuple[str, ...] = ()
    for colour, count in NEWS:
        news += drawn(shuffle, box.news.get(colour, ()), config.seen, count)
    decks.news = shuffle(news)
    sizes = zip(config.location_decks, config.locations_dealt, strict=True)
    decks.locations = tuple([drawn(shuffle, deck, config.seen, size) for deck, size in sizes])
    decks.injuries = drawn(shuffle, config.injury_list, config.seen, config.injuries_dealt)
    assault: tuple[str, ...] = ()
    for kind in enumerate(DIFFICULTIES[config.difficulty], start=1):
        assault += drawn(shuffle, box.assault.get(kind, ()), config.seen, 1)
    decks.assault = tuple(reversed(assault))


def deal_people(table: LiveTable, chance: Chance) -> None:
    """TL-SETUP-14, TL-SETUP-15, TL-SETUP-18, TL-SETUP-19: overlays and characters at random, players first, then
    spares."""
    config = table.config
    humans, invaders = OVERLAYS[config.players]
    overlays = chance.shuffled(("human",) * humans + ("invader",) * invaders)
    characters = chance.shuffled(prepared(config).characters)
    for index, overlay in enumerate(overlays):
        character = config.characters[characters[index]]
        person = table.edit_person(index)
        person.seat = index if index < config.players else -1
        person.invader = overlay == "invader"
        become(person, character)
        person.story = chance.shuffled(tuple([card.id for card in character.story]))
    table.playing = tuple(range(config.players))


def become(person: Person, character: Character) -> None:
    """TL-SETUP-15, TL-SETUP-17: where the character starts, its dials and its tokens."""
    person.character = character.id
    person.space = character.start
    person.skills = character.skills
    person.health = character.health
    person.scrap, person.glasses = character.scrap, character.glasses
    person.wanted = character.wanted


def first_left(config: Config, face: str, is_dealt: list[bool]) -> int:
    """The first card with this face that nobody has been dealt."""
    for card in config.cards_with(face):
        if not is_dealt[card]:
            return card
    raise ValueError(face)


def deal_inventories(table: LiveTable, chance: Chance) -> None:
    """TL-SETUP-16, TL-SETUP-17: searched out of the Stash or the reserve, then the Stash is reshuffled."""
    config = table.config
    is_dealt = [False] * len(config.card_face)
    for person in list(table.people):
        cards: list[int] = []
        for face in config.characters[person.character].inventory:
            card = first_left(config, face, is_dealt)
            is_dealt[card] = True
            cards.append(card)
        record = table.edit_person(person.index)
        record.bag = (*record.bag, *cards)
    decks = table.edit_decks()
    decks.reserve = tuple([card for card in decks.reserve if not is_dealt[card]])
    stash = [card for card in prepared(config).stash if not is_dealt[card]]
    split_stash(table, chance.shuffled_numbers(stash))
