"""What a Hero wants of a Fight, and which Monsters so many Hits are best given to (TO-FIGHT-15, TO-FIGHT-16).

An aim is an order of wishes. FAITH and the Level 7 result go to the first wish as far as they help there, what is left
to the next: `most` kills, Wounds, Corruption, where of equal numbers the stronger Monsters count more; `first` too,
but a Monster named earlier is worth more than all after it; `clear` kills first only where all can be killed;
`unhurt` Wounds, Corruption, kills; `pure` Corruption, Wounds, kills.
"""

from functools import lru_cache
from typing import NamedTuple

AIMS = ("most", "first", "clear", "unhurt", "pure")
MOST_MONSTERS = 8
"""Every set of victims is weighed against every other."""


class Victim(NamedTuple):
    """A Monster by its kind with the Hits it takes to kill it; -1 if they cannot be given to it."""

    name: str
    defense: int


Victims = tuple[Victim, ...]


class Plan(NamedTuple):
    """The best set of victims for so many Hits, a bit each, and the Hits it takes."""

    mask: int
    cost: int


@lru_cache(maxsize=1024)
def plans(victims: Victims, aim: str) -> tuple[Plan, ...]:
    """The best plan for 0, 1, 2, ... Hits; more Hits than there are places kill no more."""
    known = [Plan(0, 0)]
    worths = [0]
    for at, victim in enumerate(victims):
        if victim.defense < 0:
            continue
        for i in range(len(known)):
            known.append(Plan(known[i].mask | 1 << at, known[i].cost + victim.defense))
            worths.append(worths[i] + worth(victims, at, aim))
    total = sum([max(0, victim.defense) for victim in victims])
    ranked = sorted(zip(worths, known, strict=True), key=_best_first)
    found = [Plan(0, 0)]
    for hits in range(1, max(1, total) + 1):
        mask, cost = next(plan for _, plan in ranked if plan.cost <= hits)
        found.append(Plan(mask, max(cost, 1) if mask else 0))  # without a Hit nobody is killed
    return tuple(found)


def _best_first(ranked: tuple[int, Plan]) -> tuple[int, int, int]:
    """The most worth, then the cheapest, then the Monsters named first."""
    return -ranked[0], ranked[1].cost, ranked[1].mask


def worth(victims: Victims, at: int, aim: str) -> int:
    """What a kill counts for; a kill more outweighs any Defense."""
    if aim == "first":
        return 1 << (len(victims) - at)
    return 1000 + victims[at].defense


def wanted_first(aim: str, have: int, free: int, best: tuple[Plan, ...], everybody: int) -> bool:
    """Whether FAITH goes to kills before anything else."""
    if aim in ("most", "first"):
        return True
    return aim == "clear" and best[min(have + free, len(best) - 1)].mask == everybody
