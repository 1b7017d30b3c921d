"""The odds of skill tests, Gather, reward rolls and the tests of the Final Assault.

TL-SKILL-02, TL-SKILL-03, TL-SKILL-04, TL-LOCATION-16, TL-RESPONSE-19, TL-RESPONSE-31, TL-RESPONSE-32, TL-ASSAULT-07,
TL-ASSAULT-08, TL-ASSAULT-09, TL-ASSAULT-10, TL-ASSAULT-11.
"""

from collections.abc import Sequence
from functools import lru_cache

from othersight.games.they_live.odds.pools import Die, successes
from othersight.kernel.odds import Chances, Odds
from othersight.odds.chains import at_least

GATHER_PRICE = 2


def skill_odds(dice: int, needed: int, die: Die) -> Odds:
    """One skill test."""
    found = successes(dice, die)
    return Odds("test", {"successes": found}, {"passed": at_least(found, needed)})


def mixed_test_odds(tests: Sequence[tuple[int, int, float]], die: Die) -> Odds:
    """A test that a card decides: dice and successes needed of every card there can be, and how likely it is beside the
    others."""
    passed = sum([at_least(successes(n, die), needed) * likely for n, needed, likely in tests])
    passed /= sum([likely for _, _, likely in tests])
    return Odds("card-test", {}, {"passed": passed}, 0.0, ("unseen-cards-are-alike",))


def gather_odds(dice: int, scrap: int, die: Die) -> Odds:
    """TL-LOCATION-16: cards, and scrap paid, if one rolls again as long as one can pay."""
    once = successes(dice, die)
    tries = scrap // GATHER_PRICE
    missed = once[0] ** tries
    bought = [(1.0 - missed) * chance / max(1e-300, 1.0 - once[0]) for chance in once[1:]]
    paid = [0.0] * (GATHER_PRICE * tries + 1)
    for n in range(1, tries):
        paid[GATHER_PRICE * n] = once[0] ** (n - 1) * (1.0 - once[0])
    paid[GATHER_PRICE * tries] += once[0] ** max(0, tries - 1)
    numbers = {"cards": (missed, *bought), "scrap": tuple(paid)}
    return Odds("gather", numbers, {"nothing": missed, "at-once": 1.0 - once[0]})


@lru_cache(maxsize=1024)
def reward_shares(pools: tuple[int, ...], die: Die) -> tuple[Chances, ...]:
    """TL-RESPONSE-31, TL-RESPONSE-32: how many cards each of those who want the reward draws.

    The tied roll again among themselves, so everybody's chances follow from those of all smaller groups; a tie of the
    whole group begins anew and is divided out.
    """
    every = range(len(pools))
    shares = [[0.0] * (max(0, dice) + 1) for dice in pools]
    stuck = 0.0
    for best, group, chance in leaders(pools, die):
        if len(group) == 1:
            shares[group[0]][best] += chance
        elif len(group) == len(pools):
            stuck += chance
        else:
            again = reward_shares(tuple([pools[at] for at in group]), die)
            for place, at in enumerate(group):
                for cards, likely in enumerate(again[place]):
                    shares[at][cards] += chance * likely if cards else 0.0
    for at in every:
        shares[at] = [chance / (1.0 - stuck) for chance in shares[at]]
        shares[at][0] = 1.0 - sum(shares[at][1:])
    return tuple([tuple(share) for share in shares])


def leaders(pools: tuple[int, ...], die: Die) -> list[tuple[int, tuple[int, ...], float]]:
    """Every way in which a group has the most successes, with its chance; nobody leads with none."""
    found: list[tuple[int, tuple[int, ...], float]] = []
    for best in range(1, max([0, *pools]) + 1):
        ways: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
        for at, dice in enumerate(pools):
            shown = successes(dice, die)
            below = sum(shown[:best])
            level = shown[best] if best < len(shown) else 0.0
            ways = [
                way
                for group, chance in ways
                for way in ((group, chance * below), ((*group, at), chance * level))
                if way[1] > 0.0
            ]
        found += [(best, group, chance) for group, chance in ways if group]
    return found


def reward_odds(pools: tuple[int, ...], die: Die) -> Odds:
    """The first of those who want the reward: cards if all of them want it, and if nobody else does."""
    alone = successes(pools[0], die)
    numbers = {"cards": alone}
    if len(pools) > 1:
        numbers["cards-contested"] = reward_shares(pools, die)[0]
    return Odds("reward", numbers, {"nothing": alone[0]})


def assault_odds(dice: Sequence[int], required: int, helped: int, die: Die) -> Odds:
    """TL-ASSAULT-09, TL-ASSAULT-11: all dice and resources against the requirement; at least one die must help."""
    found = successes(sum([max(0, n) for n in dice]), die)
    passed = at_least(found, max(1, required - helped))
    return Odds("assault-test", {"successes": found}, {"passed": passed})
