"""They Live as a page draws it: what options point at, and what the lines of the log show."""

from othersight.games.they_live.questions.verbs import VERBS
from othersight.games.they_live.state.config import FACES
from othersight.games.they_live.words.log import ENTRIES
from othersight.games.they_live.words.options import choice_of
from othersight.games.they_live.words.values import LOOK_BACK
from othersight.toolkit.log_pictures import LogPictures
from othersight.toolkit.page_spec import PageSpec

LOG = LogPictures(
    verbs=VERBS,
    entries=ENTRIES,
    look_back=LOOK_BACK,
    moves={"enemy-moves": "tile", "moves": "person", "rides": "person", "flees": "person"},
    figures={"person": "person", "player": "seat", "number": "tile", "space": "space"},
    cards={
        "card": "card",
        "news": "news",
        "assault": "assault",
        "injury": "injury",
        "location": "location",
        "story-card": "story-card",
    },
    moments={
        "action-turn": "turn",
        "damage": "harm",
        "enemy-killed": "kill",
        "assault-enemy-defeated": "kill",
        "killed": "death",
        "replacement": "successor",
        "story-complete": "goal",
        "lenses-identity": "lens",
        "lenses-on-person": "lens",
        "lenses-messages": "lens",
        "reveals": "unmasking",
        "raid": "alarm",
        "news": "news",
        "assault-declared": "alarm",
        "assault": "assault",
        "assault-card": "stage",
        "assault-passed": "stage-won",
        "assault-failed": "stage-lost",
        "humans-win": "end",
        "humans-lose": "end",
    },
    decks={
        "location-card": "location",
        "story-card": "story",
        "news": "news",
        "assault-card": "assault",
        "assault-failed": "assault",
        "injury": "injury",
        "card-used": "card",
        "card-drawn-by-you": "card",
    },
    faces=FACES,
    joined=("reward-roll", "assault-roll"),
    sums={},
    follows=(
        "damage",
        "test-passed",
        "test-failed",
        "enemy-hurt",
        "enemy-killed",
        "killed",
        "assault-test-passed",
        "assault-test-failed",
        "assault-test-failed-on-dice",
        "assault-passed",
        "assault-failed",
        "assault-enemy-hurt",
    ),
)

PAGE = PageSpec(verbs=VERBS, choice=choice_of, log=LOG)
