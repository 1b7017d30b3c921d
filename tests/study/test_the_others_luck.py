"""The luck ledger of The Others, on rolls worked out by hand.

The Hero die has 2 HIT, DEF, CC, SKILL and FAITH, the Sin die 2 HIT, BURST, 2 CORR and a blank. FAITH and BURST add a
die, so that a die picked up brings 1/5 of them on average, and each of the other faces as often as it stands on five.
"""

from fractions import Fraction

import pytest

from othersight.games.the_others.study.rolls import rolls
from othersight.kernel.game import Game
from othersight.kernel.odds import mean
from othersight.study.measures import Account
from othersight.study.rolls import Rolled
from tests.games.the_others.play import faces, play, space_with
from tests.games.the_others.rules.duels import FIGURES, duel, shot

ACOLYTES = ("doctor", "nun", "hobo", "police", "fireman", "musician", "gangster")
EVEN = {
    **FIGURES,
    "heroes.rose.fight": 1,
    **{f"monsters.acolytes.{kind}.fight": 1 for kind in ACOLYTES},
}
"""One Hero die against one Sin die."""

PLAIN = ("fight", "mean no", "corruption no")


def rolled(game: Game) -> list[Rolled]:
    """The rolls of a game; tables do not matter to them but for shields, which do not change here."""
    return rolls([game] * (game.history.length + 1))


def near(value: Fraction | float) -> object:
    return pytest.approx(float(value), abs=1e-8)


def test_successes_of_a_fight_are_counted_against_one_for_every_die_picked_up() -> None:
    game = play(duel("acolyte"), *PLAIN, dice=faces("hit blank hit skill"))
    heroes, sins = rolled(game)
    assert (heroes.side, heroes.kind, heroes.pool, heroes.dice) == ("heroes", "fight", 2, 2)
    assert (sins.side, sins.kind, sins.pool, sins.dice) == ("sins", "fight", 2, 2)
    assert heroes.successes.got == 1  # SKILL is of no use in a Fight
    assert sins.successes.got == 1
    assert mean(heroes.successes.chances) == near(2)
    assert mean(sins.successes.chances) == near(2)


def test_the_scatter_of_a_pool_includes_the_dice_it_adds() -> None:
    game = play(duel("acolyte"), *PLAIN, dice=faces("hit blank hit skill"))
    account = Account((rolled(game)[0].successes,))
    one_die = Fraction(4, 5) * Fraction(1, 5) + Fraction(1, 6) / Fraction(25, 36)
    assert account.deviation**2 == near(2 * one_die)
    assert account.z == near(-1 / float(2 * one_die) ** 0.5)


def test_dice_added_by_faith_and_burst_are_luck_and_not_part_of_the_pool() -> None:
    dice = faces("burst burst blank blank faith skill faith skill")
    game = play(duel("acolyte"), *PLAIN, "faith hit", "faith hit", "hit acolyte", dice=dice)
    heroes, sins = rolled(game)
    assert (heroes.pool, heroes.dice, heroes.successes.got) == (2, 4, 2)
    assert (sins.pool, sins.dice, sins.successes.got) == (2, 4, 2)
    assert heroes.others["faith"].got == 2
    assert mean(heroes.others["faith"].chances) == near(Fraction(2, 5))
    assert sins.others["burst"].got == 2
    assert mean(sins.others["burst"].chances) == near(Fraction(2, 5))


def test_every_face_has_its_share_of_the_dice_that_add_none() -> None:
    game = play(duel("acolyte"), *PLAIN, dice=faces("hit blank hit skill"))
    heroes, sins = rolled(game)
    expected = {name: mean(one.chances) for name, one in heroes.others.items()}
    assert expected == {
        name: near(2 * n / 5)
        for name, n in zip(("hit", "def", "cc", "skill", "faith"), (2, 1, 1, 1, 1), strict=True)
    }
    assert mean(sins.others["corr"].chances) == near(Fraction(4, 5))


def test_wounds_of_one_die_against_one_are_three_in_seven() -> None:
    game = play(duel("acolyte", figures=EVEN), *PLAIN, dice=faces("hit skill"))
    sins = rolled(game)[1]
    assert sins.others["wounds"].got == 1
    assert mean(sins.others["wounds"].chances) == near(Fraction(3, 7))
    assert mean(sins.others["corruption"].chances) == near(Fraction(2, 5) * Fraction(4, 5))


def test_a_faith_that_was_used_for_a_hit_still_counts_as_defense_in_the_luck() -> None:
    dice = faces("sin-hit faith skill")
    game = play(duel("acolyte", figures=EVEN), *PLAIN, "faith hit", "cover 1", dice=dice)
    assert rolled(game)[1].others["wounds"].got == 0


def test_fixed_defense_is_part_of_the_expectation_and_no_luck() -> None:
    figures = {**EVEN, "heroes.rose.fight": 0}
    game = duel("acolyte", figures=figures, rose={"upgrades": ["riot-shield"]})
    play(game, *PLAIN, dice=faces("burst hit"))
    heroes, sins = rolled(game)
    assert (heroes.pool, heroes.successes.got, mean(heroes.successes.chances)) == (0, 0, 0.0)
    assert sins.others["wounds"].got == 1
    # 3/5 Hits of one Sin die, less the chance of a half that there is one for the shield to stop
    assert mean(sins.others["wounds"].chances) == near(Fraction(3, 5) - Fraction(1, 2))


def test_pride_cancels_a_defense_of_a_hero_who_is_alone() -> None:
    figures = {**EVEN, "heroes.rose.fight": 0}
    shield = {"upgrades": ["riot-shield"]}
    game = duel("acolyte", figures=figures, rose=shield, sin="pride", power=True)
    play(game, *PLAIN, dice=faces("blank"))
    assert mean(rolled(game)[1].others["wounds"].chances) == near(Fraction(3, 5))


def test_a_cancelled_roll_is_told_apart_and_only_the_second_does_harm() -> None:
    game = duel("acolyte", hand=["cursed-fate"])
    first = faces("burst hit blank hit skill")
    play(game, "fight", "mean no", "pass", "corruption no", dice=first)
    play(game, "play cursed-fate", "faith hit", dice=faces("corr blank faith def skill"))
    told = [(one.side, one.stands, one.dice, one.successes.got) for one in rolled(game)]
    assert told == [
        ("heroes", False, 2, 1),
        ("sins", False, 3, 2),
        ("heroes", True, 3, 2),
        ("sins", True, 2, 1),
    ]
    harm = [("wounds" in one.others, one.stands) for one in rolled(game) if one.side == "sins"]
    assert harm == [(False, False), (True, True)]
    assert rolled(game)[3].others["corruption"].got == 1


def test_a_fire_check_counts_hits_and_a_corruption_check_corruption() -> None:
    game = duel(spaces={"a/se": space_with(fire=2)})
    play(game, "move a/se", "cover 1", dice=faces("corr burst blank"))
    (fire,) = rolled(game)
    assert (fire.kind, fire.pool, fire.successes.got, fire.others["wounds"].got) == (
        "fire-check", 2, 1, 1,
    )  # fmt: skip
    assert mean(fire.successes.chances) == near(2 * Fraction(3, 5))
    game = duel(spaces={"a/se": space_with(corruption=2)})
    play(game, "move a/se", dice=faces("corr burst blank"))
    (corruption,) = rolled(game)
    assert (corruption.kind, corruption.pool, corruption.successes.got) == (
        "corruption-check",
        2,
        1,
    )
    assert mean(corruption.successes.chances) == near(2 * Fraction(2, 5))


def test_a_suit_against_checks_lowers_what_is_expected() -> None:
    game = duel(rose={"upgrades": ["hazmata-suit"]}, spaces={"a/se": space_with(fire=1)})
    play(game, "move a/se", dice=faces("sin-hit"))
    (fire,) = rolled(game)
    stopped = fire.successes.got - fire.others["wounds"].got
    assert stopped == 1
    assert mean(fire.others["wounds"].chances) < mean(fire.successes.chances)


def test_a_check_rolled_again_cancels_the_first_dice() -> None:
    game = duel(hand=["cursed-fate"], spaces={"a/se": space_with(fire=2)})
    play(game, "move a/se", dice=faces("blank*2"))
    play(game, "play cursed-fate", "cover 1", "cover 2", dice=faces("burst blank sin-hit"))
    assert [(one.stands, one.successes.got) for one in rolled(game)] == [(False, 0), (True, 2)]


def test_only_skill_and_faith_count_in_a_cleanse() -> None:
    game = duel(spaces={"e": space_with(fire=2)})
    play(game, "cleanse", "corruption no", dice=faces("hit faith skill def"))
    (cleanse,) = rolled(game)
    assert (cleanse.kind, cleanse.pool, cleanse.dice, cleanse.successes.got) == ("cleanse", 3, 4, 2)
    assert mean(cleanse.successes.chances) == near(3 * Fraction(2, 5))


def test_a_strike_back_is_set_against_results_that_are_already_fixed() -> None:
    game = shot(("b/nw", "abomination"), figures={**FIGURES, "heroes.rocco.defense": 0})
    dice = faces("def skill sin-hit sin-hit blank")
    play(game, "shoot b/nw", "mean no", "corruption no", "cover 1", dice=dice)
    shot_at, back = rolled(game)
    assert (shot_at.kind, back.kind) == ("shot", "strike-back")
    assert back.others["wounds"].got == 1
    # three Sin dice bring 9/5 Hits; the one DEF stops one of them unless there is none, an eighth of the time
    assert mean(back.others["wounds"].chances) == near(Fraction(9, 5) - Fraction(7, 8))


def test_the_faces_of_a_what_if_game_are_those_that_count() -> None:
    dice = {"dice.sin.faces.hit": 1, "dice.sin.faces.blank": 3, "dice.sin.faces.corr": 1}
    game = play(duel("acolyte", figures={**EVEN, **dice}), *PLAIN, dice=faces("corr skill"))
    sins = rolled(game)[1]
    assert mean(sins.others["hit"].chances) == near(Fraction(1, 5))
    assert mean(sins.successes.chances) == near(Fraction(3, 5))
