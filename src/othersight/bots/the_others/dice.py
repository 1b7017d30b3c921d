"""Chances of dice pools: how many of a face fall, extra dice included (TO-DICE-04, -05).

A pool's chances are a tuple: place k holds the chance of exactly k. What a die adds beyond `DEPTH` is left out.
"""

Chances = tuple[float, ...]

DEPTH = 6
LEAST = 1e-5


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
