"""Effects whose results count at one time: deaths and victory are tested when all of them are there
(TO-VICTORY-05, TO-DEATH-14)."""

from typing import Final

from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure

NO_FIGHT: Final = -1
OPEN: Final = 0
ROLLED: Final = 1
SETTLED: Final = 2
"""Of a Fight: before the roll; chapter TO-TIME, one moment for all standing tests; TO-TIME-28 and TO-TIME-29."""


class SimultaneousEffect(Procedure):
    """A procedure that can hold back the standing tests; while `stage` is ROLLED they wait."""

    def __init__(self) -> None:
        Procedure.__init__(self)  # quicker than by `super`
        self.stage = OPEN

    def is_fight(self) -> bool:
        """Whether this is a Fight, which has more stages than one."""
        return False


def stage_of_fight(g: Game) -> int:
    """ROLLED while any results are being dealt; else how far the Fight under way has come, or NO_FIGHT."""
    stage = NO_FIGHT
    for frame in g.stack:
        if isinstance(frame, SimultaneousEffect):
            if frame.stage == ROLLED:
                return ROLLED
            if frame.is_fight():
                stage = frame.stage
    return stage
