"""The names and numbers of The Others that observations and actions have places for."""

from othersight.envs.places import Places
from othersight.games.the_others.content import load_content
from othersight.games.the_others.questions.windows import WINDOWS
from othersight.games.the_others.state import config
from othersight.games.the_others.state.config import HEROES, NPCS, TOKENS

CONTENT = load_content()

SEATS = 5
HERO_SEATS = SEATS - 1
SPACES = 48
"""The largest map in the box has 36; a user's own may have this many."""
MONSTERS = 32
"""18 figures are in the box for any Sin and Story; a what-if game may have more Acolytes and Abominations."""
SLOTS = 8
"""Slots of the Corruption Track, 1 to 7; slot 0 is not used."""
ICON_PLACES = 6
IN_PLAY = 4
SHARES = 4
"""A price is shared by at most four Heroes and is at most so much."""

PLACES = Places(__package__)
STORIES = PLACES.of("stories", CONTENT.stories)
SINS = PLACES.of("sins", CONTENT.sins)
MAPS = PLACES.of("maps", ("a", "b", "own"))
ACOLYTES = PLACES.of("acolytes", CONTENT.acolytes)
MISSIONS = PLACES.of(
    "missions", [mission for story in CONTENT.stories.values() for mission in story.missions]
)
SIN_CARDS = PLACES.of("sin_cards", CONTENT.sin_cards)
UPGRADES = PLACES.of("upgrades", CONTENT.upgrades)
APOCALYPSE = PLACES.of("apocalypse", CONTENT.apocalypse)
DARK_PAST = PLACES.of("dark_past", CONTENT.dark_past)
HERO_NAMES = PLACES.of("heroes", HEROES)
NPC_NAMES = PLACES.of("npcs", NPCS)
TOKEN_NAMES = PLACES.of("tokens", TOKENS)
MONSTER_KINDS = PLACES.of("monsters", config.MONSTERS)
KINDS = PLACES.of("questions", WINDOWS)
ICONS = PLACES.of("icons", ("heal", "repent", "extra-turn", "inventory", "orbital-strike"))
