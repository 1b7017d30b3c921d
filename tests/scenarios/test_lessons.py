"""Lessons: their steps are read with clear faults, and every lesson of the package goes to its end by its answers."""

from pathlib import Path

import pytest

from othersight.games import GAMES
from othersight.locales import keys
from othersight.scenarios import FaultyScenario, Scenario, run
from othersight.scenarios.courses import ANSWER, OTHERS, TELL, course, folder_of, lesson_names
from othersight.scenarios.lessons import PAGE_PARTS, STEP_KEYS

LESSONS = [(game, name) for game in GAMES for name in lesson_names(game)]
DOCS = Path(__file__).resolve().parents[2] / "docs" / "scenarios.md"

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
spaces = {}
monsters = [{ kind = "acolyte", space = "a" }]
heroes.rose = { space = "a" }

[[lesson]]
say = "lesson-the-others-first-win"
point = ["goal", "hero rose"]

[[lesson]]
say = "lesson-the-others-first-move"
answers = ["move a/se", "move a/ne"]
others = ["cover 7"]

[expect]
heroes.rose.wounds = [7]
"""


def fault_of(written: str) -> str:
    """What is said of a file that cannot be read."""
    with pytest.raises(FaultyScenario) as found:
        Scenario(written, "mine.scn")
    return str(found.value)


def changed(old: str, new: str) -> str:
    assert old in WRITTEN
    return WRITTEN.replace(old, new, 1)


def test_a_lesson_is_run_by_each_answer_that_goes_on() -> None:
    found = run(Scenario(WRITTEN, "mine.scn"))
    assert [case.title for case, _ in found] == ["", "move a/ne"]
    assert [differences for _, differences in found] == [[], []]


def test_an_answer_that_is_not_open_is_a_difference_at_its_step() -> None:
    wrong = changed('["move a/se", "move a/ne"]', '["move b"]')
    ((_, (difference,)),) = run(Scenario(wrong, "mine.scn"))
    assert wrong.split("\n")[difference.line - 1].startswith("answers")
    assert "move a/se" in str(difference.found)


def test_what_the_others_cannot_answer_is_a_difference_at_its_step() -> None:
    wrong = changed('"cover 7"', '"cover 9"')
    for _, (difference,) in run(Scenario(wrong, "mine.scn")):
        assert wrong.split("\n")[difference.line - 1].startswith("others")


@pytest.mark.parametrize(
    ("old", "new", "line", "said"),
    [
        ('seat = "heroes-1"', "", "", "in whose seat"),
        ('"lesson-the-others-first-win"', '"no-such-text"', "say", "no text no-such-text"),
        ('"lesson-the-others-first-win"', "7", "say", "no text 7"),
        ('["goal", "hero rose"]', '["moon"]', "point", "board, question"),
        ('["goal", "hero rose"]', '"goal"', "point", "list"),
        ("others = [", "other = [", "other", "say, point, answers, others"),
        ("[expect]", '[script]\nplay = ["end"]\n[expect]', "[script]", "no script"),
        ("[expect]", '[[case]]\ntitle = "one"\n[expect]', "[[case]]", "no case"),
    ],
)
def test_a_fault_of_a_lesson_names_its_line(old: str, new: str, line: str, said: str) -> None:
    wrong = changed(old, new)
    fault = fault_of(wrong)
    assert said in fault
    number = int(fault.split(":")[1])
    assert not line or wrong.split("\n")[number - 1].startswith(line)


def test_steps_are_tables_and_there_are_some_of_them() -> None:
    head = WRITTEN.split("[[lesson]]")[0]
    assert "[[lesson]]" in fault_of(head.replace("format", "lesson = [1, 2]\nformat", 1))
    one = head + '[[lesson]]\nsay = "lesson-the-others-first-win"\n'
    assert "2 to 40" in fault_of(one)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_says_the_goal_first_and_lets_people_do_things(game: str, name: str) -> None:
    taught = course(game, name)
    assert 8 <= len(taught.steps) <= 12
    assert [bool(step.answers) for step in taught.steps[:3]] == [False, False, False]
    assert sum(bool(step.answers) for step in taught.steps) >= 6
    assert not taught.steps[-1].answers


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_where_somebody_stands_follows_from_what_was_read_and_played(game: str, name: str) -> None:
    taught = course(game, name)
    played: list[tuple[int, tuple[str | int, ...]]] = []
    read, phases = 0, []
    while standing := taught.standing(played, read):
        phases.append(standing.phase)
        if standing.phase == TELL:
            read = standing.step + 1
        else:
            assert standing.due is not None
            assert (standing.due.seat == taught.seat) or standing.phase == OTHERS
            played.append((standing.due.seat, standing.due.options[-1]))
    assert len(played) == len(taught.decisions)
    assert phases.count(ANSWER) == sum(bool(step.answers) for step in taught.steps)
    assert taught.standing([(0, ("pass",))], read) is None
    assert taught.standing([*played, (0, ("pass",))], read) is None


def test_every_text_of_a_lesson_is_said_by_one() -> None:
    said = {step.say for game, name in LESSONS for step in course(game, name).steps}
    said |= {f"lesson-{game}-{name}" for game, name in LESSONS}
    texts = {key.partition(".")[0] for key in keys() if key.startswith("lesson-")}
    assert texts == said


def test_every_game_has_a_first_lesson() -> None:
    assert [game for game in GAMES if "first" not in lesson_names(game)] == []
    assert all(folder_of(game, "lessons").is_dir() for game in GAMES)


def test_the_page_on_scenarios_knows_the_parts_of_a_step() -> None:
    written = DOCS.read_text("utf-8")
    assert [key for key in (*STEP_KEYS, *PAGE_PARTS) if f"`{key}`" not in written] == []
