"""The tests' own `play` and `at`: the dice named fall, neither more nor fewer."""

import pytest

from othersight.kernel.errors import LoadedChance
from tests.games.they_live.play import People, at, kick, play
from tests.games.they_live.town import CIVILIAN, town

ATTACKED: People = {
    0: {"space": 8, "bag": ["first-aid-kit"]},
    1: {"space": 1},
    2: {"space": 2},
    3: {"space": 3},
}


def test_a_die_that_is_not_named_does_not_fall() -> None:
    game = at("response", people=ATTACKED, tiles=[(CIVILIAN, 8)], figures=town())
    with pytest.raises(LoadedChance, match="no loaded result is left"):
        play(game, "fight", dice=kick("... ."))


def test_a_die_that_is_named_must_fall() -> None:
    game = at("response", people=ATTACKED, tiles=[(CIVILIAN, 8)], figures=town())
    with pytest.raises(AssertionError, match="did not fall: kick-a"):
        play(game, "fight", dice=kick("... .. a"))


def test_dice_named_for_a_position_all_fall_before_its_first_question() -> None:
    with pytest.raises(AssertionError, match="did not fall: kick-b"):
        at("action", dice=kick("b"))
