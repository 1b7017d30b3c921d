"""The word `odds` at the table."""

from typing import Any

import pytest

from othersight.bots import player
from othersight.kernel.game import Game
from othersight.tui.answers import label
from othersight.tui.game_loop import Sitting
from othersight.tui.odds import percent
from tests.games.the_others.play import at, monster
from tests.games.the_others.rules.duels import FIGURES
from tests.tui.tape import Tape


def facing(**position: Any) -> Game:
    """Rose with an Acolyte in her Space and Fire in the Street beside it."""
    position.setdefault("monsters", [monster("acolyte", "e")])
    spaces = {"e/nw": {"fire": 1}}
    heroes = {"rose": {"space": "e"}}
    return at(hero="rose", heroes=heroes, spaces=spaces, figures=FIGURES, **position)


def typing(game: Game, *typed: str) -> Tape:
    """What is on the screen after a person has typed these lines and left the question with the last."""
    machines = {0: player("random", game="the-others", seat=0, seed=1)}
    tape = Tape(*typed)
    Sitting(game, (1,), machines, tape).person_decides(game.questions[0])
    return tape


def letter_of(game: Game, said: str) -> str:
    """The letter of an option in the list."""
    return label(game.question_of(1).texts.index(said))


def test_odds_tells_a_line_for_each_open_option_that_leads_to_a_roll() -> None:
    game = facing()
    told = typing(game, "odds", "end").after("odds")
    assert "Monsters killed 0." in told
    assert "Acolyte killed" in told
    assert told.count("the Hero dies") == 2  # the Fight, and the step into the Fire
    assert "Taken for granted: nobody plays" in told


def test_odds_with_a_letter_shows_the_whole_table_of_an_option() -> None:
    game = facing()
    typed = f"odds {letter_of(game, 'fight')}"
    told = typing(game, typed, "end").after(typed)
    assert "A Fight" in told
    assert "Wounds: " in told
    assert "Chains cut off" in told


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("odds 99", "There is no option of that letter"),
        ("odds fight", "There is no option of that letter"),
        ("odds {end}", "leads straight to no roll"),
    ],
)
def test_odds_of_what_has_none_are_answered_in_a_line(typed: str, said: str) -> None:
    game = facing()
    typed = typed.replace("{end}", letter_of(game, "end"))
    assert said in typing(game, typed, "end").after(typed)


def test_without_any_roll_in_reach_odds_says_so() -> None:
    game = at(hero="rose", heroes={"rose": {"space": "e"}})
    assert "leads straight to a roll" in typing(game, "odds", "end").after("odds")


def test_chances_next_to_nothing_and_next_to_certain_are_told_as_that() -> None:
    assert percent(0.0) == "0.00 %"
    assert percent(1e-7) == "<0.01 %"
    assert percent(1.0 - 1e-6) == ">99.99 %"
    assert percent(1.0) == "100.00 %"
