"""The lessons of the games as they are taught at a table: every decision of their script, and where a person stands."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from othersight.games import plugin_named
from othersight.kernel.errors import UnknownName
from othersight.kernel.game import Game
from othersight.kernel.question import Option
from othersight.scenarios.case import Expectation
from othersight.scenarios.errors import FaultyScenario
from othersight.scenarios.expectations import check_expectation
from othersight.scenarios.lessons import Step
from othersight.scenarios.parser import Scenario, read_file
from othersight.scenarios.puzzles import MISSED, OPEN, SOLVED
from othersight.scenarios.runner import Run

TELL, ANSWER, OTHERS = "tell", "answer", "others"
"""What a lesson waits for: that a step is read, that its question is answered, or that the others answer."""


class Decision(NamedTuple):
    """A decision of the script: whose it is, and the options that go on, the usual one first."""

    seat: int
    options: tuple[Option, ...]


class Standing(NamedTuple):
    """Where somebody stands in a lesson: the number of the step, what is waited for, and the decision due next."""

    step: int
    phase: str
    due: Decision | None


class Course:
    """A lesson with its decisions; `start` is how its game begins, in the manner of `game.start`."""

    def __init__(self, name: str, scenario: Scenario) -> None:
        assert scenario.lesson is not None
        self.name = name
        self.game = scenario.game
        self.steps: list[Step] = scenario.lesson.steps
        self.start = scenario.cases[0].start()
        run = Run(scenario, scenario.cases[0])
        run.begin()
        self.seats = run.game.seats
        self.seat = self.seats.index(scenario.lesson.seat)
        self.decisions = [
            decision for step in self.steps for decision in decisions_of(run, step, self.seat)
        ]

    def standing(self, played: list[tuple[int, Option]], read: int) -> Standing | None:
        """Where somebody stands who has read the steps before `read`, after these decisions; None once the lesson is
        over or something else was played."""
        if len(played) > len(self.decisions):
            return None
        for (seat, option), decision in zip(played, self.decisions, strict=False):
            if seat != decision.seat or option not in decision.options:
                return None
        for number, step in enumerate(self.steps):
            if is_done(step, len(played), number < read):
                continue
            due = self.decisions[len(played)] if len(played) < step.last else None
            if not step.answers and number >= read and len(played) == step.first:
                return Standing(number, TELL, due)
            return Standing(number, ANSWER if self.is_asked(step, len(played)) else OTHERS, due)
        return None

    def is_asked(self, step: Step, played: int) -> bool:
        """Whether the step's question is the next decision."""
        return bool(step.answers) and played == step.first


def is_done(step: Step, played: int, read: bool) -> bool:
    """Whether nothing is left of a step; one that only tells something must have been read."""
    return played >= step.last and (bool(step.answers) or read or played > step.first)


def decisions_of(run: Run, step: Step, seat: int) -> list[Decision]:
    """Plays a step by its first answer, and gives its decisions."""
    found: list[Decision] = []
    for answers in [step.answers, *[[line] for line in step.others]]:
        if not answers:
            continue
        name, colon, _ = answers[0].partition(": ")
        who = run.game.seats.index(name) if colon else seat if answers is step.answers else -1
        question = run.question_of(who)
        assert question is not None, answers
        options = [
            run.positions.option_named(run.game, question.options, line.removeprefix(f"{name}: "))
            for line in answers
        ]
        found.append(Decision(question.seat, tuple([one for one in options if one is not None])))
        run.game.answer(found[-1].options[0], question.seat)
    return found


class PuzzleTable:
    """A puzzle as it is set at a table; `start` is how its game begins, in the manner of `game.start`."""

    def __init__(self, name: str, scenario: Scenario) -> None:
        assert scenario.puzzle is not None
        self.name = name
        self.scenario = scenario
        self.puzzle = scenario.puzzle
        self.start = scenario.cases[0].start()
        run = Run(scenario, scenario.cases[0])
        run.begin()
        self.game = run.game
        self.seat = run.game.seats.index(scenario.seat)

    def state(self, game: Game) -> str:
        """Whether the puzzle is solved, missed or open."""
        if self.holds(game, "goal"):
            return SOLVED
        return MISSED if game.outcome or self.holds(game, "missed") else OPEN

    def holds(self, game: Game, part: str) -> bool:
        """Whether the goal, or what makes one miss it, is so."""
        run = Run(self.scenario, self.scenario.cases[0])
        run.game = game
        values = self.puzzle.goal if part == "goal" else self.puzzle.missed
        try:
            check_expectation(run, Expectation(0, values, f"puzzle.{part}"))
        except FaultyScenario:
            return False  # it speaks of a thing that is not there at this moment
        return not run.differences


def puzzle_names(game: str) -> tuple[str, ...]:
    """The puzzles of a game, from the first to the last."""
    return tuple(sorted(file.stem for file in folder_of(game, "puzzles").glob("*.scn")))


@cache
def puzzle_named(game: str, name: str) -> PuzzleTable:
    """A puzzle by its name."""
    if name not in puzzle_names(game):
        names = ", ".join(puzzle_names(game))
        said = f"no puzzle {name!r}; there are: {names}"
        raise UnknownName(said, "error-no-such-puzzle", name=name, names=names)
    return PuzzleTable(name, read_file(folder_of(game, "puzzles") / f"{name}.scn"))


def lesson_names(game: str) -> tuple[str, ...]:
    """The lessons of a game."""
    return tuple(sorted(file.stem for file in folder_of(game, "lessons").glob("*.scn")))


@cache
def course(game: str, name: str) -> Course:
    """A lesson by its name."""
    if name not in lesson_names(game):
        raise no_such_lesson(name, lesson_names(game))
    return Course(name, read_file(folder_of(game, "lessons") / f"{name}.scn"))


def folder_of(game: str, kind: str) -> Path:
    """Where a game keeps its scenarios of that kind."""
    plugin = plugin_named(game)
    return plugin.folder / (plugin.scenarios or "scenarios") / kind


def no_such_lesson(name: str, known: tuple[str, ...]) -> UnknownName:
    """There is no lesson of that name."""
    names = ", ".join(known)
    said = f"no lesson {name!r}; there are: {names}"
    return UnknownName(said, "error-no-such-lesson", name=name, names=names)
