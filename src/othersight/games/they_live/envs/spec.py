"""They Live as environments see it (chapter TL-VICTORY)."""

from typing import Any

from othersight.envs.spec import Kind
from othersight.games.they_live.envs.actions import ACTIONS, CLAIMS
from othersight.games.they_live.envs.layout import LAYOUT, encode
from othersight.games.they_live.envs.learning import COMPACT, PRESETS, SHAPING
from othersight.games.they_live.envs.names import CARDS, PEOPLE, PLACES, TILES
from othersight.games.they_live.envs.watching import TheyLiveWatcher
from othersight.games.they_live.rules.people import table_of
from othersight.kernel.game import Game
from othersight.kernel.question import Option, number

SIDES = {"humans": "human", "invaders": "invader"}


def winners(view: dict[str, Any], seats: int) -> list[int]:
    """The seats of the side that has won; at the end all identities are open."""
    if not view["outcome"]:
        return []
    side = SIDES[view["outcome"]]
    return [
        seat for seat in range(seats) if view["people"][view["playing"][seat]]["identity"] == side
    ]


def fits(game: Game) -> str:
    """What there is too much of for an observation, or nothing."""
    t = table_of(game)
    for what, there, room in (
        ("people", len(t.people), PEOPLE),
        ("Resistance cards", len(t.config.card_face), CARDS),
        ("enemy tiles", len(t.tiles), TILES),
    ):
        if there > room:
            return f"there are {there} {what}; an observation has room for {room}"
    return ""


def claims(game: Game, seat: int) -> list[Option]:
    """What a seat may claim: anything about anybody who is there."""
    people = len(table_of(game).people)
    return [claim for claim in CLAIMS if number(claim, 3) < people]


THEY_LIVE = Kind(
    "they_live-v2",
    "they-live",
    ACTIONS,
    LAYOUT,
    encode,
    TheyLiveWatcher,
    winners,
    fits,
    claims,
    places=PLACES,
    shaping=SHAPING,
    presets=PRESETS,
    compact=COMPACT,
)
