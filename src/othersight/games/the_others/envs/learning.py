"""What makes The Others easier to learn: gentle set-ups, and what a side has achieved on the way to victory."""

from typing import Any

from othersight.envs.compact import Compact, Own
from othersight.envs.shaping import Bytes, Shaping
from othersight.games.the_others.envs.layout import LAYOUT
from othersight.games.the_others.envs.names import CONTENT

STORY = "battleground-of-souls"
HEROES = tuple(CONTENT.heroes)
SHORT: dict[str, Any] = {
    f"stories.{STORY}.missions.{mission}.required": 1
    for mission in ("rescue-the-innocents", "keep-them-safe", "save-their-souls")
}
MILD_DICE = {"dice.sin.faces.hit": 1, "dice.sin.faces.corr": 1, "dice.sin.faces.blank": 3}
ABLE = {f"heroes.{hero}.{stat}": 6 for hero in HEROES for stat in ("fight", "skill", "defense")}
SIN = "pride"
MONSTERS = (
    *(f"monsters.sins.{SIN}.{kind}" for kind in ("abomination", "controller", "avatar")),
    *(f"monsters.acolytes.{acolyte}" for acolyte in CONTENT.acolytes),
)
WEAK = {f"{monster}.{stat}": 1 for monster in MONSTERS for stat in ("fight", "defense")}
PRESETS: dict[str, dict[str, Any]] = {
    "short": {"story": STORY, "figures": SHORT},
    "gentle": {"story": STORY, "sin": SIN, "figures": {**ABLE, **MILD_DICE, **WEAK, **SHORT}},
}
"""`short` has short Missions; `gentle` has besides able Heroes, mild Sin dice, and a Sin whose Monsters are weak."""

WORTH = {
    "story done ": 0.25,
    "story progress": 0.05,
    "story heroes_killed": -0.15,
    **{f"heroes {at} level": -0.005 for at in range(len(HEROES))},
    **{f"heroes {at} covered": -0.01 for at in range(len(HEROES))},
    **{f"heroes {at} upgrades": 0.02 for at in range(len(HEROES))},
    "sins apocalypse": -0.01,
}
"""What a byte is worth to the Hero Players."""

SINS_SEAT = list(LAYOUT.names()).index("course seat 0")


def side(observation: Bytes) -> float:
    """1 for a Hero Player, -1 for the Sins Player."""
    return -1.0 if observation[SINS_SEAT] else 1.0


SHAPING = Shaping(LAYOUT, WORTH, side)

NAMES = list(LAYOUT.names())
TURN_AT, CURRENT_AT = (
    NAMES.index(f"{head} {HEROES[0]}") for head in ("turn hero", "course current")
)


def acting(observation: Bytes) -> int:
    """The number of the Hero whose Turn it is, or -1."""
    for first in (TURN_AT, CURRENT_AT):
        told = observation[first : first + len(HEROES)]
        if told.any():
            return int(told.argmax())
    return -1


COMPACT = Compact(
    LAYOUT,
    {
        "course": ["round"],
        "asked": ["kind"],
        "sins": ["reactions", "apocalypse"],
        "story": [],
        "turn": ["steps_made", "move_over", "acted", "step_limit"],
        "cleanse": ["dice", "successes"],
        "fight": ["hero_dice", "sin_dice", "hits", "wounds_due", "corruption_due"],
        "spaces": ["tokens", "monsters", "npcs", "city_token", "marked"],
    },
    Own(
        "heroes", ["space", "level", "covered", "turns", "extra_turns", "npcs", "innocents"], acting
    ),
    ("heroes", "space"),
)
"""What is asked, the Mission, the Turn, every Space, and the Hero whose Turn it is."""
