"""The Others as environments see it (TO-VICTORY-01, TO-VICTORY-02)."""

from typing import Any

from othersight.envs.spec import Kind
from othersight.games.the_others.envs.actions import ACTIONS
from othersight.games.the_others.envs.layout import LAYOUT, encode
from othersight.games.the_others.envs.learning import COMPACT, PRESETS, SHAPING
from othersight.games.the_others.envs.names import MONSTERS, PLACES, SPACES
from othersight.games.the_others.envs.watching import TheOthersWatcher
from othersight.games.the_others.rules.figures import table_of
from othersight.kernel.game import Game


def winners(view: dict[str, Any], seats: int) -> list[int]:
    """The seats of the side that has won."""
    if not view["outcome"]:
        return []
    return [0] if view["outcome"] == "sins" else list(range(1, seats))


def fits(game: Game) -> str:
    """What there is too much of for an observation, or nothing."""
    t = table_of(game)
    if len(t.spaces) > SPACES:
        return f"the map has {len(t.spaces)} Spaces; an observation has room for {SPACES}"
    if len(t.monsters) > MONSTERS:
        return (
            f"there are {len(t.monsters)} Monster figures; an observation has room for {MONSTERS}"
        )
    return ""


THE_OTHERS = Kind(
    "the_others-v1",
    "the-others",
    ACTIONS,
    LAYOUT,
    encode,
    TheOthersWatcher,
    winners,
    fits,
    places=PLACES,
    shaping=SHAPING,
    presets=PRESETS,
    compact=COMPACT,
)
