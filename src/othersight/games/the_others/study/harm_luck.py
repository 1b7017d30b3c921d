"""Wounds and Corruption that the dice of a Fight brought, against their expectation (TO-FIGHT-10, TO-FIGHT-11,
TO-FIGHT-12, TO-FIGHT-13, TO-FIGHT-14).

FAITH and the Level 7 result are the Hero's choice, and a choice is not luck: here all of them count as DEF, in what
fell as in what was to be expected. Against a strike back they have been chosen before the dice fall, and stay so.
"""

from dataclasses import dataclass

from othersight.games.the_others.state.config import CC, CORR, DEF, SIN_HIT
from othersight.games.the_others.study.pools import Pools
from othersight.kernel.log import Value
from othersight.kernel.odds import Chances
from othersight.odds.chains import less, trimmed
from othersight.study.measures import Measure
from othersight.study.rolls import Rolled
from othersight.toolkit.log_words import a_number


@dataclass
class Fought:
    """The results of a Fight as the log tells them, with those that come from no die apart."""

    cancelled: int = 0
    """DEF that Pride cancels."""
    defense: int = 0
    cc: int = 0
    fixed_defense: int = 0
    fixed_cc: int = 0
    level_7: int = 0
    sin_hits: int = 0
    sin_corruption: int = 0
    fixed_hits: int = 0
    fixed_corruption: int = 0

    def read_hero(self, parts: tuple[Value, ...]) -> None:
        """The Hero's results: source, face and number, one after the other."""
        for source, face, count in triples(parts):
            if face == "def":
                self.defense += count
            elif face == "cc":
                self.cc += count
            if source == "level-7":
                self.level_7 += count
            elif source not in ("dice", "faith") and face == "def":
                self.fixed_defense += count
            elif source not in ("dice", "faith") and face == "cc":
                self.fixed_cc += count

    def read_sins(self, parts: tuple[Value, ...]) -> None:
        """The Sins Player's results, told in the same way."""
        for source, face, count in triples(parts):
            if face == "hit":
                self.sin_hits += count
                self.fixed_hits += count if source != "dice" else 0
            else:
                self.sin_corruption += count
                self.fixed_corruption += count if source != "dice" else 0


def triples(parts: tuple[Value, ...]) -> list[tuple[str, str, int]]:
    """Source, face and number of every part of a result."""
    return [
        (str(parts[at]), str(parts[at + 1]), a_number(parts[at + 2]))
        for at in range(0, len(parts) - 2, 3)
    ]


def against_defense(pools: Pools, fought: Fought, hero: Rolled, sins: Rolled) -> dict[str, Measure]:
    """A Fight in which both sides roll at the same time."""
    sure = fought.fixed_defense + fought.level_7 - fought.cancelled
    stopping = pools.hero(hero.pool, (DEF,), True)
    hits = pools.sins(sins.pool, (SIN_HIT,), True)
    wounds = left_over(hits, fought.fixed_hits, stopping, sure)
    fell = hero.others["def"].got + hero.others["faith"].got
    got = max(0, fought.sin_hits - max(0, fell + sure))
    corruption = left_over(
        pools.sins(sins.pool, (CORR,)),
        fought.fixed_corruption,
        pools.hero(hero.pool, (CC,)),
        fought.fixed_cc,
    )
    taken = max(0, fought.sin_corruption - hero.others["cc"].got - fought.fixed_cc)
    return {"wounds": Measure(got, wounds), "corruption": Measure(taken, corruption)}


def beaten_back(pools: Pools, fought: Fought, pool: int) -> dict[str, Measure]:
    """TO-RANGED-13: the Sin roll against results that are already fixed."""
    defense = max(0, fought.defense - fought.cancelled)
    hits = pools.sins(pool, (SIN_HIT,), True)
    corruption = pools.sins(pool, (CORR,))
    return {
        "wounds": Measure(
            max(0, fought.sin_hits - defense), less(hits, defense - fought.fixed_hits)
        ),
        "corruption": Measure(
            max(0, fought.sin_corruption - fought.cc),
            less(corruption, fought.cc - fought.fixed_corruption),
        ),
    }


def left_over(coming: Chances, more: int, stopping: Chances, sure: int) -> Chances:
    """What is left of what comes, and so much more, once it is stopped; what is sure may be less than nothing."""
    left = [0.0] * (len(coming) + more)
    for stopped, likely in enumerate(stopping):
        kept = max(0, stopped + sure)
        for come, chance in enumerate(coming):
            left[max(0, come + more - kept)] += chance * likely
    return trimmed(tuple(left))
