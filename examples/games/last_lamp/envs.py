"""The Last Lamp as an environment."""

from typing import Any

from last_lamp.rules import WINDOWS
from last_lamp.table import MOST_BURNT, SEATS, WAVES
from last_lamp.views import FACE_DOWN
from othersight.envs.actions import Actions, family
from othersight.envs.fields import counts, number, one_of
from othersight.envs.whole_view import WholeViewKind

FIELDS = (
    number("round", 8, "the night"),
    number("nights", 8, "how many there are"),
    number("oil", 16, "measures of oil"),
    number("saved", 8, "ships that came home"),
    number("wrecked", 8, "ships that did not"),
    number("held", 3, "waves in the hand of the Sea"),
    number("deck", 9, "waves in the deck"),
    counts("open", WAVES, "waves that have come", 4),
    counts("hand", WAVES, "the hand, for the Sea alone", 3),
    one_of("wave", (FACE_DOWN, *WAVES), "the wave on its way"),
)


def winners(view: dict[str, Any], seats: int) -> list[int]:
    """The seat that has won."""
    return [seat for seat, name in enumerate(SEATS) if name == view["outcome"]]


LAST_LAMP = WholeViewKind(
    "last_lamp-v0",
    "last-lamp",
    Actions(
        [
            family("send WAVE", {"WAVE": WAVES}),
            family("burn OIL", {"OIL": tuple(range(MOST_BURNT + 1))}),
        ]
    ),
    len(SEATS),
    tuple(WINDOWS),
    FIELDS,
    winners,
)
