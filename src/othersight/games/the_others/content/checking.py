"""Whether the content is whole: decks of the right size, names that meet, a text for every id
(TO-SETUP-03, TO-SETUP-06, TO-SETUP-11, TO-SETUP-17; TO-DARKPAST-01; TO-HELLCLUB-02). For `othersight content check`.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from othersight.games.the_others.content.boards import (
    CLASSES,
    EXPLORATION,
    HERO_RESULTS,
    NPCS,
    SIN_RESULTS,
)
from othersight.games.the_others.content.decks import APOCALYPSE_DECKS, HELL_CLUB, STORY_TYPES
from othersight.games.the_others.content.entries import Problem
from othersight.games.the_others.content.loader import own_reading, read_content
from othersight.games.the_others.content.records import Content
from othersight.toolkit.text_keys import keys_in

HOUSE = "HOUSE-"
ROW = re.compile(r"^(?:\| |- `|#+ )(HOUSE-[A-Z0-9-]+)", re.MULTILINE)
"""A row of the rule catalogue, a rule of it or a heading of one, for what is our own."""
SIN_DECK = 12
APOCALYPSE_DECK = 7
UPGRADE_DECK = 18
DARK_PAST_NUMBERS = tuple(range(1, 8))
TEAM = {"leader": 1, "bruiser": 2, "shooter": 2, "fixer": 2}


def check_content(folder: Traversable | None = None) -> list[Problem]:
    """All that is wrong with the content of the package, or of a folder of the same shape."""
    content, problems = read_content(folder, {}) if folder else own_reading()
    found = [
        *problems,
        *_team(content),
        *_decks(content),
        *_hell_club(content),
        *_texts(content),
        *_rows(content),
    ]
    return list(dict.fromkeys(found))


def _team(content: Content) -> Iterator[Problem]:
    """The box's Heroes make a team of seven (TO-SETUP-11)."""
    boxed = [content.heroes[id] for id in content.team() if content.heroes[id].is_boxed]
    have = Counter(board.hero_class for board in boxed)
    for hero_class in CLASSES:
        if have[hero_class] != TEAM[hero_class]:
            wanted = f"the box's team needs {TEAM[hero_class]}, there are {have[hero_class]}"
            yield Problem("heroes.toml", 0, hero_class, wanted)


def _decks(content: Content) -> Iterator[Problem]:
    """Published numbers of cards; those of one's own come on top."""
    sizes = [("sin_cards.toml", sin, content.sin_deck(sin), SIN_DECK) for sin in content.sins]
    sizes += [
        ("apocalypse.toml", kind, content.apocalypse_deck(kind), APOCALYPSE_DECK)
        for kind in APOCALYPSE_DECKS
    ]
    sizes.append(("upgrades.toml", "", content.upgrade_deck(), UPGRADE_DECK))
    decks = (content.sin_cards, content.apocalypse, content.upgrades)
    own = {id for cards in decks for id, card in cards.items() if card.is_own}
    for file, deck, cards, size in sizes:
        printed = len([card for card in cards if card not in own])
        if printed != size:
            yield Problem(file, 0, deck, f"the deck has {printed} cards; it must have {size}")
    numbers = sorted(card.number for card in content.dark_past.values())
    if tuple(numbers) != DARK_PAST_NUMBERS:
        yield Problem("dark_past.toml", 0, "", "the cards must be numbered 1 to 7, each once")


def _hell_club(content: Content) -> Iterator[Problem]:
    """Each Hell Club card has stats, and no others are there."""
    cards = {card.id for card in content.apocalypse.values() if card.hell_club}
    for id in sorted(cards - set(content.hell_club)):
        yield Problem("monsters.toml", 0, f"hell_club.{id}", "is missing; its card needs stats")
    for id in sorted(set(content.hell_club) - cards):
        yield Problem("monsters.toml", 0, f"hell_club.{id}", "no Apocalypse card has this id")


def _texts(content: Content) -> Iterator[Problem]:
    """Each id has its text, with all that a reader is shown of it."""
    for key in wanted_texts(content):
        if key not in english_keys():
            yield Problem("locales", 0, key, "there is no text with this key")


def _rows(content: Content) -> Iterator[Problem]:
    """What is our own has the row in the rule catalogue that it names."""
    boards = (content.heroes, content.sin_cards, content.stories)
    for entry in [entry for board in boards for entry in board.values()]:
        row = entry.catalogue
        if row.startswith(HOUSE) and row not in catalogue_rows():
            wanted = f"names the row '{row}', which rules/catalogue.md does not have"
            yield Problem("catalogue", 0, entry.id, wanted)


def wanted_texts(content: Content) -> Iterator[str]:
    """The keys that the content calls for; an attribute is written after a dot."""
    named: list[tuple[str, Collection[str], tuple[str, ...]]] = [
        ("hero", content.heroes, ("ability", "text", "quote")),
        ("class", CLASSES, ("text",)),
        ("called", content.team(), ()),
        ("sin", content.sins, ("power", "text")),
        ("name", content.sins, ()),
        ("source", content.sins, ()),
        ("acolyte", content.acolytes, ("text",)),
        ("hellclub", HELL_CLUB, ("text",)),
        ("token", EXPLORATION, ("text",)),
        ("npc", NPCS, ("text",)),
        ("face", {*HERO_RESULTS, *SIN_RESULTS}, ("text",)),
        ("type", STORY_TYPES, ("text",)),
        ("story", content.stories, ("type", "opening", "begin", "end", "special")),
        ("mark", content.stories, ("text",)),
        ("goal-stake", content.stories, ()),
    ]
    decks = (content.sin_cards, content.apocalypse, content.upgrades, content.dark_past)
    named += [("card", deck, ("text", "window")) for deck in decks]
    missions = [story.missions for story in content.stories.values()]
    named += [("mission", each, ("text", "opening")) for each in missions]
    for kind, ids, attributes in named:
        for id in sorted(ids):
            yield from _with(f"the-others-{kind}-{id}", *attributes)


def _with(key: str, *attributes: str) -> Iterator[str]:
    yield key
    for attribute in attributes:
        yield f"{key}.{attribute}"


@cache
def catalogue_rows() -> frozenset[str]:
    """The ids of our own that the rule catalogue tells of."""
    file = files("othersight") / "games" / "the_others" / "rules" / "catalogue.md"
    return frozenset(ROW.findall(file.read_text(encoding="utf-8")))


@cache
def english_keys() -> frozenset[str]:
    """The keys of the English texts, attributes as `key.attribute`."""
    english = files("othersight") / "locales" / "en"
    return keys_in(english / "the_others") | keys_in(english / "goals", ("the_others.ftl",))
