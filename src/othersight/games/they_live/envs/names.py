"""The names and numbers of They Live that observations and actions have places for."""

from othersight.games.they_live.content.figures import config_with
from othersight.games.they_live.questions.windows import WINDOWS
from othersight.games.they_live.setup.start import DIFFICULTIES, OVERLAYS

SETTING = config_with(6, "normal", "{}")
"""The printed content; names and numbers are the same with every number of players and difficulty."""

SEATS = max(OVERLAYS)
PEOPLE = 8
"""Seven overlays are in the largest game."""
SPACES = 24
CARDS = len(SETTING.card_face)
TILES = len(SETTING.tile_list)
BILLBOARDS = 3
INJURIES_HELD = 6
SCRAP = 6

CARD_FACES = tuple(dict.fromkeys(SETTING.card_face))
TILE_FACES = tuple(dict.fromkeys(SETTING.tile_list))
FRONTS = tuple(dict.fromkeys([face.front for face in SETTING.tile_faces.values()]))
CHARACTERS = tuple(SETTING.characters)
ABILITIES = tuple(
    [id for each in SETTING.characters.values() for id, action in each.specials if action]
)
INJURIES = tuple(SETTING.injuries)
NEWS = tuple(SETTING.news)
LOCATIONS = tuple(SETTING.locations)
ASSAULT = tuple(SETTING.assault)
ARTWORKS = SETTING.artworks
MESSAGES = SETTING.messages
LEVELS = tuple(DIFFICULTIES)
KINDS = tuple(WINDOWS)
TAKEN = (
    "move", "lay-low", "trade", "reorganize", "distract", "inspect", "craft", "use", "treat", *ABILITIES, *CARD_FACES,
)  # fmt: skip
"""What an action taken in one's Action turn is called."""
