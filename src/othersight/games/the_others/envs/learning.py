"""What makes The Others easier to learn: gentle set-ups, and what a side has achieved on the way to victory."""

from typing import Any

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
PRESETS: dict[str, dict[str, Any]] = {
    "short": {"story": STORY, "figures": SHORT},
    "gentle": {"story": STORY, "figures": {**ABLE, **MILD_DICE, **SHORT}},
}
"""`short` has short Missions; `gentle` has besides able Heroes and mild Sin dice."""

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
