"""Which figures can be moved by one step: those that count something, as far as the content stays sound."""

import re
from collections.abc import Mapping

from othersight.games.they_live.content.checking import check_figures
from othersight.games.they_live.content.figures import content_with
from othersight.toolkit.steps import Step, steps_of

PLACE = re.compile(r"^(board|harbour)\.|\.(boss_)?space$|^news\..*\.\d+$|^assault\..*\.level$")
"""Numbers that stand for a Space, a point on the board or a deck: one more is another place, not more of anything."""


def figure_steps(in_force: Mapping[str, int], fixed: Mapping[str, int]) -> dict[str, Step]:
    """A lower and a higher value for each of these figures that counts something and may be moved by one step alone."""
    amounts = {path: value for path, value in in_force.items() if not PLACE.search(path)}

    def is_sound(changes: Mapping[str, int | str]) -> bool:
        moved = {path: int(value) for path, value in changes.items()}
        return not check_figures(content_with({**fixed, **moved}))

    return steps_of(amounts, is_sound)
