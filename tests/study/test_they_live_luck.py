"""The luck ledger of They Live, on rolls worked out by hand. Half of the faces of the die are KICK ASS, a third of all
faces in the first colour and a sixth in the second."""

from fractions import Fraction

import pytest

from othersight.games.they_live.state.config import KICK_A, KICK_B
from othersight.games.they_live.study.rolls import rolls
from othersight.kernel.game import Game
from othersight.kernel.odds import mean
from othersight.study.rolls import EVERYBODY, Rolled
from tests.games.they_live.play import at, kick, person, play
from tests.games.they_live.town import town

GUM = 0


def rolled(game: Game) -> list[Rolled]:
    return rolls([game] * (game.history.length + 1))


def near(value: Fraction | float) -> object:
    return pytest.approx(float(value), abs=1e-9)


def told(*lines: tuple[object, ...]) -> Game:
    """A game whose log has these lines more."""
    game = at("action")
    for key, *values in lines:
        game.tell(str(key), *values)  # type: ignore[arg-type]
    return game


def test_a_confrontation_is_two_rolls_of_two_people() -> None:
    game = at("confrontations", people={0: {"space": 8}, 1: {"space": 8}}, figures=town())
    play(game, "confront 1", dice=kick("ab. ... aab .."))
    first, second, attacker, defender = rolled(game)
    assert (first.kind, second.kind) == ("pvp-stealth", "pvp-stealth")
    assert (attacker.kind, attacker.successes.got, defender.successes.got) == ("pvp-combat", 3, 0)
    assert attacker.figure == person(game, 0).index
    assert mean(first.successes.chances) == near(Fraction(3, 2))


def test_damage_counts_a_critical_and_expects_it_as_often_as_it_comes() -> None:
    (roll,) = rolled(told(("combat", 0, (KICK_A, KICK_A, KICK_A))))
    assert roll.others["damage"].got == 5
    critical = Fraction(1, 27) + Fraction(1, 216)
    assert mean(roll.others["damage"].chances) == near(Fraction(3, 2) + 2 * critical)


def test_a_test_is_passed_as_often_as_its_dice_have_enough_successes() -> None:
    failed, passed = rolled(
        told(("test-failed", 0, 2, 2, (KICK_A, GUM)), ("test-passed", 1, 2, 1, (KICK_B, GUM)))
    )
    assert (failed.others["passed"].got, passed.others["passed"].got) == (0, 1)
    assert mean(failed.others["passed"].chances) == near(Fraction(1, 4))
    assert mean(passed.others["passed"].chances) == near(Fraction(3, 4))


def test_a_pool_without_dice_brings_nothing_and_expects_nothing() -> None:
    (roll,) = rolled(told(("gather", 0, ())))
    assert (roll.dice, roll.successes.got, mean(roll.successes.chances)) == (0, 0, 0.0)


def test_an_assault_test_is_counted_for_the_whole_group() -> None:
    game = told(
        ("assault-needs", 0, 2, 2, 0, 3),
        ("assault-roll", 0, (KICK_A,)),
        ("assault-roll", 1, (KICK_B, GUM)),
        ("assault-test", 3, 2, 1, 1),
    )
    first, last = rolled(game)
    assert "passed-together" not in first.others
    assert last.others["passed-together"].got == 1
    # two of three dice are needed beside the one that helps
    assert mean(last.others["passed-together"].chances) == near(Fraction(1, 2))


def test_nobody_has_a_side_as_long_as_the_game_goes_on() -> None:
    game = told(("combat", 0, (KICK_A,)))
    assert rolled(game)[0].side == EVERYBODY
    game.end("humans")
    assert rolled(game)[0].side == "humans"
