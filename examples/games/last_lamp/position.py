"""Positions and scenarios of The Last Lamp."""

from collections.abc import Callable

from last_lamp.definition import LAST_LAMP
from last_lamp.rules import Nights
from last_lamp.table import DECK, FACES, HAND, WAVES, LampTable, without
from last_lamp.words import LINES
from othersight.kernel.chance import Chance
from othersight.kernel.procedure import Procedure
from othersight.toolkit.flat_positions import FlatPositions
from othersight.toolkit.position_values import Fields, twice


def at_step(step: str) -> Callable[[], list[Procedure]]:
    """A night at one of its steps."""

    def under_way() -> list[Procedure]:
        nights = Nights()
        nights.skip_to(step)
        return [nights]

    return under_way


def complete(t: LampTable, fields: Fields, chance: Chance) -> None:
    """The first night, unless another is named; waves that are not named are dealt."""
    t.night = fields.number("night", 1, 1, t.nights)
    left = DECK
    for name in ("hand", "open", "deck"):
        for wave in getattr(t, name):
            left = taken(left, wave, name)
    if t.wave:
        left = taken(left, t.wave, "wave")
    left = chance.shuffled(left)
    for name, number in (("open", t.saved + t.wrecked), ("hand", HAND - bool(t.wave))):
        if not fields.has(name):
            setattr(t, name, left[:number])
            left = left[number:]
    if not fields.has("deck"):
        t.deck = left


def taken(left: tuple[str, ...], wave: str, name: str) -> tuple[str, ...]:
    """The waves that are left when one is put somewhere."""
    if wave not in left:
        raise twice(name, wave)
    return without(left, wave)


POSITIONS = FlatPositions(
    LAST_LAMP,
    words=WAVES,
    faces=FACES,
    lines=LINES,
    moments={"wave": at_step("send"), "burn": at_step("burn")},
    complete=complete,
)
