"""Chances of dice pools: how many of a face fall, extra dice included (TO-DICE-04, TO-DICE-05).

A pool's chances are a tuple: place k holds the chance of exactly k. What a die adds beyond `DEPTH` is left out.
"""

from typing import Final

Chances = tuple[float, ...]
Costs = tuple[tuple[int, float], ...]
"""What each victim costs in Hits, and what it is worth."""

DEPTH: Final = 6
LEAST: Final = 1e-5
MOST_KNOWN: Final = 50_000
"""How many results of one kind are remembered."""


def chain(counted: float, extra: float, extra_counts: bool) -> Chances:
    """One die: `counted` is the chance of a counted face, `extra` that of the face that adds a die."""
    chances: Chances = (1.0,)
    for _ in range(DEPTH):
        after = (0.0, *chances) if extra_counts else chances
        longer = [extra * chance for chance in after] + [0.0] * 2
        longer[0] += 1.0 - counted - extra
        longer[1] += counted
        chances = tuple(longer)
    return trimmed(chances)


def trimmed(chances: Chances) -> Chances:
    """Without the unlikely end; the rest is made whole again."""
    last = len(chances)
    while last > 1 and chances[last - 1] < LEAST:
        last -= 1
    total = sum(chances[:last])
    return tuple([chance / total for chance in chances[:last]])


def together(one: Chances, other: Chances) -> Chances:
    """The chances of the sum of two independent numbers."""
    sums = [0.0] * (len(one) + len(other) - 1)
    for i, chance in enumerate(one):
        for j, further in enumerate(other):
            sums[i + j] += chance * further
    return trimmed(tuple(sums))


def less(one: Chances, other: Chances, head_start: int) -> Chances:
    """The chances of what is left of one number when the other and a head start are taken off, at least 0."""
    left = [0.0] * (len(one) + max(0, -head_start))
    for i, chance in enumerate(one):
        for j, further in enumerate(other):
            left[max(0, i - j - head_start)] += chance * further
    return tuple(left)


def mean(chances: Chances) -> float:
    """The expected number."""
    return sum([k * chance for k, chance in enumerate(chances)])


class Dice:
    """Both dice of a game, with everything computed once."""

    def __init__(self, hero_die: tuple[str, ...], sin_die: tuple[str, ...]) -> None:
        def share(die: tuple[str, ...], face: str) -> float:
            return die.count(face) / len(die)

        faith, burst = share(hero_die, "faith"), share(sin_die, "burst")
        self.one: dict[str, Chances] = {
            "hit+faith": chain(share(hero_die, "hit"), faith, True),
            "hit": chain(share(hero_die, "hit"), faith, False),
            "def+faith": chain(share(hero_die, "def"), faith, True),
            "def": chain(share(hero_die, "def"), faith, False),
            "cc": chain(share(hero_die, "cc"), faith, False),
            "skill+faith": chain(share(hero_die, "skill"), faith, True),
            "sin-hit": chain(share(sin_die, "hit"), burst, True),
            "corr": chain(share(sin_die, "corr"), burst, False),
        }
        """The chances of a single die by what is counted."""
        self.pools: dict[tuple[str, int], Chances] = {}
        self.rests: dict[tuple[str, int, str, int, int], Chances] = {}
        self.means: dict[tuple[str, int, str, int, int], float] = {}
        self.prices: dict[tuple[str, int, str, int, int, tuple[float, ...]], float] = {}
        self.kills: dict[tuple[Costs, int, int, str], tuple[float, float]] = {}

    def pool(self, what: str, dice: int) -> Chances:
        """How many of that fall with so many dice."""
        if dice <= 0:
            return (1.0,)
        known = self.pools.get((what, dice))
        if known is None:
            known = together(self.pool(what, dice - 1), self.one[what])
            self.pools[what, dice] = known
        return known

    def rest(self, what: str, dice: int, against: str, others: int, head_start: int) -> Chances:
        """What is left of one pool after the other pool and a head start have cancelled their part."""
        key = (what, dice, against, others, head_start)
        known = self.rests.get(key)
        if known is None:
            known = less(self.pool(what, dice), self.pool(against, others), head_start)
            self.rests[key] = known
        return known

    def mean_rest(self, what: str, dice: int, against: str, others: int, head_start: int) -> float:
        """The expected number of what is left."""
        key = (what, dice, against, others, head_start)
        known = self.means.get(key)
        if known is None:
            known = mean(self.rest(what, dice, against, others, head_start))
            self.means[key] = known
        return known

    def price_of_rest(
        self, dice: int, against: str, others: int, head_start: int, prices: tuple[float, ...]
    ) -> float:
        """The expected price of the Sin Hits that are left, given the price of 1, 2, ... of them."""
        key = ("sin-hit", dice, against, others, head_start, prices)
        known = self.prices.get(key)
        if known is None:
            chances = self.rest("sin-hit", dice, against, others, head_start)
            most = len(prices) - 1
            known = sum([chance * prices[min(k, most)] for k, chance in enumerate(chances)])
            if len(self.prices) > MOST_KNOWN:
                self.prices.clear()
            self.prices[key] = known
        return known

    def expected_kills(self, costs: Costs, dice: int, sure: int, what: str) -> tuple[float, float]:
        """The worth of the kills expected with so many dice and sure Hits, and the chance of all of them."""
        key = (costs, dice, sure, what)
        known = self.kills.get(key)
        if known is None:
            chances = self.pool(what, dice)
            best = best_kills(costs, len(chances) + sure)
            worth = sum([chance * best[hits + sure] for hits, chance in enumerate(chances)])
            total = sum([cost for cost, _ in costs])
            known = (worth, sum(chances[max(0, total - sure) :]))
            if len(self.kills) > MOST_KNOWN:
                self.kills.clear()
            self.kills[key] = known
        return known


def best_kills(costs: Costs, hits: int) -> list[float]:
    """For 0, 1, ... `hits` Hits, the worth of the best set of victims they kill."""
    best = [0.0] * (hits + 1)
    for cost, worth in costs:
        for have in range(hits, cost - 1, -1):
            best[have] = max(best[have], best[have - cost] + worth)
    return best
