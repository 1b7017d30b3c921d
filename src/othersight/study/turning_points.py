"""Turning points: where the curve moved most, what the dice did there and what was decided.

Beside the position before a decision (the machine would decide) and the one after it (decided, the dice as they fell)
stands a third: decided as it was, with the dice falling anew. From the first to the third is what the decision was
worth against the machine's own, from the third to the second what chance did; both together are all that happened.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from othersight.study.chances import Counting, Share, Shift, shift
from othersight.study.rollouts import Spot

FEW_ROLLS = 3
"""A turning point at which dice fell no more often than this may stay as wide as it is."""
KEPT = 0.6
"""The part of a move that has to lie in one half, for the other half to be left out then."""
CLOSER = 2
"""At a turning point so many times as many games are counted as elsewhere."""


@dataclass(frozen=True)
class TurningPoint:
    """The decisions after step `first` up to step `last`, between which the curve has moved."""

    first: int
    last: int
    before: Share
    after: Share
    rolls: tuple[int, ...]
    """The steps among them at which dice fell or something hidden came to light."""
    luck: Shift | None
    """What chance did; None where it was not told apart."""
    choice: Shift | None

    @property
    def moved(self) -> Shift:
        return shift((self.before, self.after))


def turning_points(
    counting: Counting, steps: Sequence[int], games: int, most: int
) -> list[TurningPoint]:
    """The steps between which the curve moved most, in their order, each narrowed down and told apart. What turns out
    to be less than its own error, counted more closely, is none."""
    pairs = sorted(pairwise(steps), key=lambda pair: -abs(moved(counting, *pair)))
    found = [turning_point(counting, first, last, games) for first, last in pairs[:most]]
    real = [one for one in found if abs(one.moved.by) > one.moved.error]
    return sorted(real, key=lambda one: one.first)


def moved(counting: Counting, first: int, last: int) -> float:
    """How far the curve moved between two steps."""
    return counting.at(Spot(last)).share - counting.at(Spot(first)).share


def turning_point(counting: Counting, first: int, last: int, games: int) -> TurningPoint:
    """One of them, as narrow as the dice allow, counted more closely."""
    first, last = narrowed(counting, first, last, games)
    rolls = counting.past.revealing(first, last)
    ends = [Spot(first), Spot(last)]
    again = [Spot(roll - 1, again=True) for roll in rolls] if counting.past.is_over else []
    fallen = [Spot(roll) for roll in rolls] if counting.past.is_over else []
    closely = max(CLOSER * games, counting.most(ends))
    counting.up_to(closely, [*ends, *again, *fallen])
    before, after = counting.at(ends[0]), counting.at(ends[1])
    luck: Shift | None = None
    choice: Shift | None = None
    if counting.past.is_over:  # else what others decided need not be possible at a table dealt anew
        chance = [(counting.at(a), counting.at(f)) for a, f in zip(again, fallen, strict=True)]
        luck = shift(*chance) if chance else Shift(0.0, 0.0)
        choice = shift((before, after), *[(fell, decided) for decided, fell in chance])
    return TurningPoint(first, last, before, after, tuple(rolls), luck, choice)


def narrowed(counting: Counting, first: int, last: int, games: int) -> tuple[int, int]:
    """Halve the way between rolls, and keep the half in which more has moved, down to one roll if it was one."""
    while len(rolls := counting.past.revealing(first, last)) > 1:
        middle = rolls[len(rolls) // 2] - 1
        counting.up_to(games, [Spot(middle)])
        early = abs(moved(counting, first, middle))
        late = abs(moved(counting, middle, last))
        whole = abs(moved(counting, first, last))
        if len(rolls) <= FEW_ROLLS and max(early, late) < KEPT * whole:
            break
        first, last = (first, middle) if early >= late else (middle, last)
    return first, last
