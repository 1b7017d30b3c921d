"""What a player reckons of dice, against every way they can fall."""

from itertools import product

import pytest

from othersight.games.they_live.bots.dice import at_least, fight

FACES = ("gum", "gum", "gum", "a", "a", "b")


def rolls(dice: int) -> list[tuple[str, ...]]:
    return list(product(FACES, repeat=dice))


def dealt(roll: tuple[str, ...]) -> int:
    hits = len(roll) - roll.count("gum")
    return hits + (2 if max(roll.count("a"), roll.count("b")) >= 3 else 0)


@pytest.mark.parametrize(("dice", "needed"), [(0, 0), (0, 1), (1, 1), (3, 2), (4, 4), (4, 5)])
def test_successes_are_counted_as_they_fall(dice: int, needed: int) -> None:
    fallen = [roll for roll in rolls(dice) if dice - roll.count("gum") >= needed]
    assert at_least(dice, needed) == pytest.approx(len(fallen) / 6**dice)


def test_a_fight_counts_the_stealth_roll_the_kill_and_the_damage() -> None:
    kills = hurt = 0.0
    for stealth, strike in product(rolls(2), rolls(3)):
        seen = 2 - stealth.count("gum") >= 1
        roll = strike if seen else strike[1:]
        weight = 1 / 6**5
        hits = len(roll) - roll.count("gum")
        kills += weight * (dealt(roll) >= 3)
        hurt += weight * (0 if dealt(roll) >= 3 else max(0, 4 - hits))
    odds = fight((2,), (3,), (1, 4, 3))
    assert odds.kill == pytest.approx(kills)
    assert odds.expected() == pytest.approx(hurt)


def test_death_is_the_chance_of_damage_up_to_what_is_left() -> None:
    odds = fight((5,), (0,), (0, 3, 1))
    assert odds.death(3) == pytest.approx(1.0)
    assert odds.death(4) == 0.0
