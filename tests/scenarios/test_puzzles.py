"""Puzzles: their goals are read with clear faults, and every puzzle of the package is solvable, whatever others do."""

import pytest

from othersight.games import GAMES
from othersight.locales import keys
from othersight.scenarios import FaultyScenario, Scenario, run
from othersight.scenarios.courses import PuzzleTable, puzzle_named, puzzle_names
from othersight.scenarios.puzzles import MISSED, OPEN, SOLVED
from tests.scenarios.solver import Solver

PUZZLES = [(game, name) for game in GAMES for name in puzzle_names(game)]
FEWEST = 10
DEPTHS, MOST = (5, 10, 16), 6000

WRITTEN = """
format = 1
game = "the-others"
seat = "heroes-1"

[options]
power = false

[board]
layout = "A B"
start = "a/nw"

[position]
when = "main"
hero = "rose"
hand = []
reactions = 0
spaces = {}
monsters = []
heroes.rose = { space = "a" }

[script]
play = ["move a/se", "move b"]

[puzzle]
say = "puzzle-the-others-alive"
goal = { heroes.rose.space = "b" }
missed = { not.hero = "rose" }
"""


def changed(old: str, new: str) -> str:
    assert old in WRITTEN
    return WRITTEN.replace(old, new, 1)


def test_the_goal_is_expected_after_the_script() -> None:
    assert [found for _, found in run(Scenario(WRITTEN, "mine.scn"))] == [[]]
    wrong = changed('["move a/se", "move b"]', '["move a/se"]')
    ((_, (difference,)),) = run(Scenario(wrong, "mine.scn"))
    assert difference.what == "heroes.rose.space"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('seat = "heroes-1"', "", "in whose seat"),
        ('"puzzle-the-others-alive"', '"no-such-text"', "no text no-such-text"),
        ('goal = { heroes.rose.space = "b" }', "", "puzzle.goal"),
        ('missed = { not.hero = "rose" }', "missed = 1", "puzzle.missed"),
        ("missed = {", "lost = {", "say, goal, missed"),
        ("[puzzle]", '[expect]\nhero = "rose"\n[puzzle]', "no expect"),
    ],
)
def test_a_fault_of_a_puzzle_says_what_would_be_right(old: str, new: str, said: str) -> None:
    with pytest.raises(FaultyScenario) as found:
        Scenario(changed(old, new), "mine.scn")
    assert said in str(found.value)


def test_every_game_has_at_least_ten() -> None:
    assert [game for game in GAMES if len(puzzle_names(game)) < FEWEST] == []


@pytest.mark.parametrize(("game", "name"), PUZZLES)
def test_a_puzzle_is_open_and_can_be_solved_whatever_the_others_answer(
    game: str, name: str
) -> None:
    puzzle = puzzle_named(game, name)
    assert puzzle.state(puzzle.game) == OPEN
    found = None
    for depth in DEPTHS:
        found = found or Solver(puzzle.state, puzzle.seat, MOST).solution(puzzle.game, depth)
    assert found


@pytest.mark.parametrize(("game", "name"), PUZZLES)
def test_not_every_way_leads_to_the_goal(game: str, name: str) -> None:
    puzzle = puzzle_named(game, name)
    states = {end_of(puzzle, choice) for choice in (0, -1)}
    assert MISSED in states


def end_of(puzzle: PuzzleTable, choice: int) -> str:
    """How a puzzle ends for somebody who always takes the first or always the last option."""
    after = puzzle.game.clone()
    for _ in range(40):
        state = puzzle.state(after)
        if state != OPEN:
            return state
        after.answer(after.questions[0].options[choice], after.questions[0].seat)
    return OPEN


def test_a_search_that_cannot_reach_the_goal_says_so() -> None:
    puzzle = puzzle_named("the-others", "01-abomination")
    assert Solver(puzzle.state, puzzle.seat, MOST).solution(puzzle.game, 1) is None
    assert Solver(lambda game: SOLVED, puzzle.seat, MOST).solution(puzzle.game, 1) == []


def test_every_text_of_a_puzzle_is_said_by_one() -> None:
    said = {puzzle_named(game, name).puzzle.say for game, name in PUZZLES}
    assert said == {key.partition(".")[0] for key in keys() if key.startswith("puzzle-")}
