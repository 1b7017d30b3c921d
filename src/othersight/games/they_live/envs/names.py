"""The names and numbers of They Live that observations and actions have places for."""

from collections import Counter

from othersight.envs.places import Places, copies, inverse
from othersight.games.they_live.content.figures import printed_config
from othersight.games.they_live.questions.windows import WINDOWS
from othersight.games.they_live.setup.prepared import OVERLAYS
from othersight.games.they_live.setup.start import DIFFICULTIES

SETTING = printed_config()
"""The printed content; names and numbers are the same with every number of players and difficulty."""

DECK_OF = {card: at for at, deck in enumerate(SETTING.location_decks) for card in deck}


def deeds_of(card: str) -> Counter[tuple[object, ...]]:
    """What the sections of a Location card ask and bring."""
    found: Counter[tuple[object, ...]] = Counter()
    for section in SETTING.locations[card].values():
        found.update([("test", section.skill), *section.passed, ("fail", *section.failed)])
    return found


def alike(card: str, other: str) -> int:
    """How much two Location cards have in common: the deck before all, then tests and outcomes."""
    same_deck = DECK_OF[card] == DECK_OF[other]
    return 100 * same_deck + (deeds_of(card) & deeds_of(other)).total()


SEATS = max(OVERLAYS)
PEOPLE = 8
"""Seven overlays are in the largest game."""
PLACES = Places(__package__)
SPACES = PLACES.room("spaces")
"""The board of the box has 24."""
CARD_NUMBERS = PLACES.numbers("cards", copies(SETTING.card_face))
"""The number of the card that has each place; cards of the same face have places of their own."""
TILE_NUMBERS = PLACES.numbers("tiles", copies(SETTING.tile_list))
TILE_PLACES = inverse(TILE_NUMBERS)
CARDS = len(CARD_NUMBERS)
TILES = len(TILE_NUMBERS)
BILLBOARDS = 3
INJURIES_HELD = 6
SCRAP = 6

CARD_FACES = PLACES.of("card_faces", dict.fromkeys(SETTING.card_face))
TILE_FACES = PLACES.of("tile_faces", dict.fromkeys(SETTING.tile_list))
FRONTS = PLACES.of("fronts", dict.fromkeys([face.front for face in SETTING.tile_faces.values()]))
CHARACTERS = PLACES.of("characters", SETTING.characters)
ABILITIES = PLACES.of(
    "abilities",
    [id for each in SETTING.characters.values() for id, action in each.specials if action],
)
INJURIES = PLACES.of("injuries", SETTING.injuries)
NEWS = PLACES.of("news", SETTING.news)
LOCATIONS, COUNTED_AS = PLACES.shared("locations", SETTING.locations, alike)
"""Location cards are known by their places; one that found no room is counted as the one that is most like it."""
ASSAULT = PLACES.of("assault", SETTING.assault)
ARTWORKS = PLACES.of("artworks", SETTING.artworks)
MESSAGES = PLACES.of("messages", SETTING.messages)
LEVELS = PLACES.of("levels", DIFFICULTIES)
KINDS = PLACES.of("questions", WINDOWS)
TAKEN = (
    "move", "lay-low", "trade", "reorganize", "distract", "inspect", "craft", "use", "treat", *ABILITIES, *CARD_FACES,
)  # fmt: skip
"""What an action taken in one's Action turn is called."""
