"""The Others as a page draws it: what options point at, and what the lines of the log show."""

from othersight.games.the_others.questions.verbs import VERBS
from othersight.games.the_others.state.config import FACES
from othersight.games.the_others.words.log import ENTRIES, LOOK_BACK
from othersight.games.the_others.words.options import choice_of
from othersight.toolkit.log_pictures import LogPictures
from othersight.toolkit.page_spec import PageSpec

LOG = LogPictures(
    verbs=VERBS,
    entries=ENTRIES,
    look_back=LOOK_BACK,
    moves={"hero-moves": "hero", "monster-moves": "monster"},
    figures={
        "hero": "hero",
        "monster": "monster",
        "npc": "npc",
        "space": "space",
        "short-space": "space",
    },
    cards={"card": "card", "mission": "mission"},
    moments={
        "turn": "turn",
        "wound": "harm",
        "check-harm": "harm",
        "monster-killed": "kill",
        "hero-killed": "death",
        "successor": "successor",
        "tainted-one": "fallen",
        "dark-past": "past",
        "mission-accomplished": "goal",
        "apocalypse": "rising",
        "apocalypse-card": "threat",
        "sin-card": "threat",
        "reaction": "alarm",
        "heroes-win": "end",
        "sins-win": "end",
    },
    decks={
        "sin-card": "sin",
        "apocalypse-card": "apocalypse",
        "dark-past": "dark-past",
        "upgrade-taken": "upgrade",
        "mission": "mission",
    },
    faces=FACES,
    joined=("fight-roll", "sins-roll", "ranged-roll", "strike-back-roll", "cleanse-roll"),
    sides={"sins-roll": "sin", "strike-back-roll": "sin", "check": "sin"},
    signs={"sin-results": {"hit": "sin-hit"}},
    sums={
        "hero-results": ("fight-roll", "ranged-roll"),
        "cleanse-results": ("cleanse-roll",),
        "sin-results": ("sins-roll", "strike-back-roll"),
    },
    follows=(
        "check-harm",
        "cleanse-results",
        "innocents-killed",
        "defense-cancelled",
        "fight-results",
        "ranged-results",
        "strike-back-results",
        "protector",
        "monster-killed",
        "wound",
        "hero-killed",
    ),
)

PAGE = PageSpec(verbs=VERBS, choice=choice_of, log=LOG)
