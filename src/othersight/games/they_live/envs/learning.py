"""What makes They Live easier to learn: a gentle set-up, and what a side has achieved on the way to victory."""

from typing import Any

from othersight.envs.compact import Compact, Own
from othersight.envs.shaping import Bytes, Shaping
from othersight.games.they_live.envs.layout import LAYOUT
from othersight.games.they_live.envs.names import PEOPLE, SEATS
from othersight.games.they_live.setup.start import DIFFICULTIES

PRESETS: dict[str, dict[str, Any]] = {
    "gentle": {"players": 6, "difficulty": next(iter(DIFFICULTIES))},
}
"""Six players at the easiest difficulty."""

WORTH = {
    "decks resources": 0.02,
    **{f"people {at} completed": 0.05 for at in range(PEOPLE)},
    **{f"people {at} damage": -0.005 for at in range(PEOPLE)},
    **{f"people {at} dead": -0.1 for at in range(PEOPLE)},
    **{f"people {at} wanted": -0.005 for at in range(PEOPLE)},
}
"""What a byte is worth to the Humans."""

NAMES = list(LAYOUT.names())
SEAT_AT = NAMES.index("course seat 0")
PLAYING_AT = NAMES.index("course playing 0 0")
INVADER_AT = [NAMES.index(f"people {at} identity invader") for at in range(PEOPLE)]


def person_of(observation: Bytes) -> int:
    """The person whom the seat plays."""
    seat = int(observation[SEAT_AT : SEAT_AT + SEATS].argmax())
    first = PLAYING_AT + seat * PEOPLE
    return int(observation[first : first + PEOPLE].argmax())


def side(observation: Bytes) -> float:
    """1 for a Human, -1 for an Invader: every seat knows which it is."""
    return -1.0 if observation[INVADER_AT[person_of(observation)]] else 1.0


SHAPING = Shaping(LAYOUT, WORTH, side)

COMPACT = Compact(
    LAYOUT,
    {
        "course": ["round", "clock", "leader", "triggered", "assault"],
        "asked": ["kind"],
        "decks": ["assault", "resources"],
        "encounter": ["penalty"],
        "assault-test": ["skill", "printed"],
        "assault-card": ["level", "failures"],
        "fail-section": ["damage", "passes"],
        "places": ["scrap"],
    },
    Own(
        "people",
        [
            "identity", "space", "skills", "health", "damage", "scrap", "wanted", "glasses", "cards", "story_left",
            "next_story", "passes", "completed", "engaged", "beaten", "revealed", "dead",
        ],
        person_of,
    ),
    ("tiles", "space"),
)  # fmt: skip
"""What is asked, the hour, the assault, the seat's own person, and how many enemy tiles lie where."""
