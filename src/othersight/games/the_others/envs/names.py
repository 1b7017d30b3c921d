"""The names and numbers of The Others that observations and actions have places for."""

from othersight.games.the_others.content import load_content
from othersight.games.the_others.questions.windows import WINDOWS

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

STORIES = tuple(CONTENT.stories)
SINS = tuple(CONTENT.sins)
ACOLYTES = tuple(CONTENT.acolytes)
MISSIONS = tuple([mission for story in CONTENT.stories.values() for mission in story.missions])
SIN_CARDS = tuple(CONTENT.sin_cards)
UPGRADES = tuple(CONTENT.upgrades)
APOCALYPSE = tuple(CONTENT.apocalypse)
OWN = frozenset(
    [
        card.id
        for deck in (CONTENT.sin_cards, CONTENT.upgrades, CONTENT.apocalypse)
        for card in deck.values()
        if card.is_own
    ]
)
"""Cards that are in no catalogue."""
DARK_PAST = tuple(CONTENT.dark_past)
KINDS = tuple(WINDOWS)
ICONS = ("heal", "repent", "extra-turn", "inventory", "orbital-strike")
