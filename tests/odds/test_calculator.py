"""Odds of The Others that are asked for without a game, against dice that are counted here die by die.

Nothing of the package that counts is used: a die is the list of words in the content file, a roll is every way in which
so many dice fall, and FAITH is tried in every way there is.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import product

import pytest

from othersight.games.the_others.content import load_content
from othersight.games.the_others.odds.calculator import (
    Boards,
    Hero,
    Sins,
    checks,
    cleanse,
    fight,
    house_dice,
    shot,
)
from tests.rule_ids import rule

CONTENT = load_content()
LONGEST = 9
"""Extra dice of one die that are followed."""
LEAST = 1e-10
"""Rolls that are less likely are left out; all that is left out together is less than `CLOSE`."""
CLOSE = 1e-6
Counts = tuple[int, ...]
End = tuple[int, float, float]
"""Monsters killed (a bit each), Wounds, Corruption."""


def fallen(
    dice: int, die: tuple[str, ...], adds: str, told: tuple[str, ...]
) -> dict[Counts, float]:
    """The chance of every number of the faces told, when `adds` has another die rolled."""
    one: dict[Counts, float] = {}
    for extra in range(LONGEST + 1):
        for face in set(die) - {adds}:
            shown = [adds] * extra + [face]
            counts = tuple(shown.count(each) for each in told)
            chance = (die.count(adds) / len(die)) ** extra * die.count(face) / len(die)
            one[counts] = one.get(counts, 0.0) + chance
    found: dict[Counts, float] = {(0,) * len(told): 1.0}
    for _ in range(dice):
        further: dict[Counts, float] = {}
        for (before, chance), (more, likely) in product(found.items(), one.items()):
            counts = tuple(a + b for a, b in zip(before, more, strict=True))
            further[counts] = further.get(counts, 0.0) + chance * likely
        found = {counts: chance for counts, chance in further.items() if chance > LEAST}
    return found


@cache
def sin_roll(dice: int) -> dict[Counts, float]:
    """Hits, a BURST being one, and CORR."""
    found: dict[Counts, float] = {}
    for (hit, burst, corr), chance in fallen(
        dice, CONTENT.sin_die, "burst", ("hit", "burst", "corr")
    ).items():
        found[hit + burst, corr] = found.get((hit + burst, corr), 0.0) + chance
    return found


def hero_roll(dice: int) -> dict[Counts, float]:
    return fallen(dice, CONTENT.hero_die, "faith", ("hit", "def", "cc", "faith"))


def figures(name: str) -> tuple[int, int]:
    """Fight and Defense of a Monster of Pride."""
    sin = CONTENT.sins["pride"]
    stats = CONTENT.acolytes["doctor"].stats if name == "acolyte" else getattr(sin, name)
    return stats.fight, stats.defense


def kill_sets(defenses: list[int], hits: int) -> Iterator[int]:
    """Every set of Monsters that so many Hits kill."""
    for mask in range(1 << len(defenses)):
        if sum(d for at, d in enumerate(defenses) if mask >> at & 1) <= hits:
            yield mask


def ways(hero: Hero, rolled: Counts, defenses: list[int]) -> Iterator[tuple[int, int, int]]:
    """Kills, DEF and CC of every way to use FAITH and the results of choice."""
    free = rolled[3] + hero.choices
    for to_hit in range(free + 1):
        for to_def in range(free - to_hit + 1):
            for mask in kill_sets(defenses, hero.hits + rolled[0] + to_hit):
                yield (
                    mask,
                    hero.defense + rolled[1] + to_def,
                    hero.cc + rolled[2] + free - to_hit - to_def,
                )


def struck(sins: Sins, rolled: Counts, defense: int, cc: int) -> tuple[int, int]:
    """Wounds and Corruption of a Sin roll."""
    stopped = max(0, defense - sins.cancelled)
    return max(0, rolled[0] + sins.hits - stopped), max(0, rolled[1] + sins.corruption - cc)


Wish = Callable[[End, list[int]], tuple[float, ...]]


def most(end: End, defenses: list[int]) -> tuple[float, ...]:
    mask, wounds, corruption = end
    killed = [d for at, d in enumerate(defenses) if mask >> at & 1]
    return len(killed), sum(killed), -round(wounds, 9), -round(corruption, 9)


def unhurt(end: End, defenses: list[int]) -> tuple[float, ...]:
    kills, strength, wounds, corruption = most(end, defenses)
    return wounds, corruption, kills, strength


WISHES: dict[str, Wish] = {"most": most, "unhurt": unhurt}


def fought(hero: Hero, names: list[str], sins: Sins, aim: str) -> dict[End, float]:
    """Every end of a Fight: the Hero chooses with all dice in view."""
    defenses = [figures(name)[1] for name in names]
    dice = sins.pentagrams + sins.dice + sum(figures(name)[0] for name in names)
    found: dict[End, float] = {}
    for mine, chance in hero_roll(hero.dice).items():
        possible = set(ways(hero, mine, defenses))
        for sin, likely in sin_roll(dice).items():
            ends = {(mask, *struck(sins, sin, defense, cc)) for mask, defense, cc in possible}
            best = max(ends, key=lambda end: WISHES[aim](end, defenses))
            found[best] = found.get(best, 0.0) + likely * chance
    return found


def shot_at(
    hero: Hero, names: list[str], here: list[str], sins: Sins, aim: str
) -> dict[End, float]:
    """Every end of a Ranged Fight: the Hero chooses before whoever is left strikes back."""
    defenses = [figures(name)[1] for name in names]
    found: dict[End, float] = {}
    for mine, chance in hero_roll(hero.dice).items():
        best: dict[End, float] = {}
        best_rank: tuple[float, ...] = ()
        for way in set(ways(hero, mine, defenses)):
            after = strike_back(way, tuple(names), tuple(here), sins)
            expected = (
                way[0],
                sum(end[1] * likely for end, likely in after.items()),
                sum(end[2] * likely for end, likely in after.items()),
            )
            rank = WISHES[aim](expected, defenses)
            if not best or rank > best_rank:
                best, best_rank = after, rank
        for end, likely in best.items():
            found[end] = found.get(end, 0.0) + chance * likely
    return found


@cache
def strike_back(
    way: tuple[int, int, int], names: tuple[str, ...], here: tuple[str, ...], sins: Sins
) -> dict[End, float]:
    """The ends once kills, DEF and CC are fixed."""
    mask, defense, cc = way
    left = [name for at, name in enumerate(names) if not mask >> at & 1]
    if not left:
        return {(mask, 0, 0): 1.0}
    dice = sins.pentagrams + sins.dice + sum(figures(name)[0] for name in [*left, *here])
    found: dict[End, float] = {}
    for rolled, likely in sin_roll(dice).items():
        end = (mask, *struck(sins, rolled, defense, cc))
        found[end] = found.get(end, 0.0) + likely
    return found


def told(ends: dict[End, float], place: int) -> list[float]:
    """The chances of one number: kills, Wounds or Corruption."""
    found: list[float] = [0.0] * 80
    for end, chance in ends.items():
        found[int(end[0]).bit_count() if place == 0 else int(end[place])] += chance
    return found


def same(counted: tuple[float, ...], ours: list[float]) -> None:
    assert list(counted) == pytest.approx(ours[: len(counted)], abs=CLOSE)
    assert sum(ours[len(counted) :]) < CLOSE


@rule("TO-DICE-01", "TO-DICE-02")
def test_every_face_of_both_dice_counts() -> None:
    dice = house_dice()
    assert sum(dice.hero) == pytest.approx(1.0)
    assert sum(dice.sin) == pytest.approx(1.0)
    assert dice.sin[0] == pytest.approx(CONTENT.sin_die.count("hit") / len(CONTENT.sin_die))


@rule("TO-CHECK-04")
def test_one_fire_token_wounds_as_often_as_not() -> None:
    odds = checks(1, 0, 0, Hero(0))
    assert odds.numbers["wounds"][0] == pytest.approx(0.5)
    assert odds.events["unharmed"] == pytest.approx(0.5)


@rule("TO-CHECK-04", "TO-CHECK-05", "TO-CHECK-08")
@pytest.mark.parametrize(("fire", "corruption", "shield"), [(1, 0, 0), (2, 1, 0), (3, 2, 1)])
def test_checks_are_those_of_the_dice(fire: int, corruption: int, shield: int) -> None:
    odds = checks(fire, corruption, shield, Hero(0, wounds=3))
    wounds, corrupted = [0.0] * 80, [0.0] * 80
    for (hits, _), chance in sin_roll(fire).items():
        wounds[max(0, hits - shield)] += chance
    for (_, corr), chance in sin_roll(corruption).items():
        corrupted[max(0, corr - shield)] += chance
    same(odds.numbers["wounds"], wounds)
    same(odds.numbers["corruption"], corrupted)
    assert odds.events["dies"] == pytest.approx(sum(wounds[2:]), abs=CLOSE)


@rule("TO-CLEANSE-05")
@pytest.mark.parametrize(("dice", "tokens", "choices"), [(1, 1, 0), (3, 2, 0), (2, 3, 1)])
def test_cleanse_rolls_are_those_of_the_dice(dice: int, tokens: int, choices: int) -> None:
    ours = [0.0] * 80
    rolls = fallen(dice, CONTENT.hero_die, "faith", ("skill", "faith"))
    for (skill, faith), chance in rolls.items():
        ours[min(tokens, skill + faith + choices)] += chance
    same(cleanse(dice, tokens, choices).numbers["removed"], ours)


ASKED = [
    (Hero(1), ["acolyte"], Sins()),
    (Hero(2, defense=1), ["acolyte"], Sins(pentagrams=1)),
    (Hero(1, hits=2, cc=1, choices=1), ["acolyte", "abomination"], Sins(corruption=1)),
    (Hero(1, hits=1, defense=2, wounds=3), ["acolyte"], Sins(dice=1, hits=1, cancelled=1)),
]


@rule("TO-FIGHT-05", "TO-FIGHT-12")
@pytest.mark.parametrize("aim", list(WISHES))
@pytest.mark.parametrize(("hero", "names", "sins"), ASKED)
def test_a_fight_is_that_of_the_dice(hero: Hero, names: list[str], sins: Sins, aim: str) -> None:
    odds = fight(hero, names, sins, Boards(), aim)
    ours = fought(hero, names, sins, aim)
    for place, number in enumerate(("kills", "wounds", "corruption")):
        same(odds.numbers[number], told(ours, place))
    assert odds.expected["wounds"] > 0.1
    assert odds.expected["corruption"] > 0.1
    fatal = [c for end, c in ours.items() if end[1] + max(0, end[2] - 6) >= 5 - hero.wounds]
    assert odds.events["dies"] == pytest.approx(sum(fatal), abs=CLOSE)


@rule("TO-RANGED-08", "TO-RANGED-09", "TO-RANGED-13")
@pytest.mark.parametrize("aim", list(WISHES))
@pytest.mark.parametrize(("hero", "names", "sins"), ASKED)
def test_a_ranged_fight_is_that_of_the_dice(
    hero: Hero, names: list[str], sins: Sins, aim: str
) -> None:
    here = ["acolyte"] if sins.pentagrams else []
    odds = shot(hero, names, here, sins, Boards(), aim)
    ours = shot_at(hero, names, here, sins, aim)
    for place, number in enumerate(("kills", "wounds", "corruption")):
        same(odds.numbers[number], told(ours, place))
    assert odds.expected["wounds"] > 0.1
