"""Runs the cases of a scenario: plays the script and tells what differs from what is expected."""

from typing import Any, Protocol, cast

from othersight.games import plugin_named
from othersight.kernel.errors import IllegalOption, LoadedChance, OthersightError
from othersight.kernel.game import ASIDE, Game
from othersight.kernel.log import Entry
from othersight.kernel.question import Option, Question
from othersight.locales import text
from othersight.scenarios.case import Case
from othersight.scenarios.errors import FaultyScenario, said, shown
from othersight.scenarios.expectations import check_expectation
from othersight.scenarios.parser import Scenario
from othersight.scenarios.twins import play_with_twin

BREAKS = (KeyError, IndexError, TypeError, ValueError, AttributeError, AssertionError)


class Positions(Protocol):
    """What the part `positions` of a game's plugin offers."""

    FACES: tuple[str, ...]
    LINES: dict[str, str]
    """The lines that the log can hold, with the kinds of their values."""

    def game_from(self, start: dict[str, Any]) -> Game: ...
    def position_of(self, game: Game) -> dict[str, Any]: ...
    def compare(
        self, game: Game, path: tuple[str, ...], expected: object
    ) -> tuple[bool, object]: ...
    def option_named(self, game: Game, options: list[Option], text: str) -> Option | None: ...
    def option_written(self, game: Game, text: str) -> Option: ...
    def text_with_names(self, game: Game, option: Option) -> str: ...
    def line_written(self, game: Game, entry: Entry) -> str: ...
    def winners(self, game: Game) -> list[str]: ...


def positions_of(game: str) -> Positions:
    """The positions of the game with that name."""
    return cast(Positions, plugin_named(game).part("positions"))


class Difference:
    """Something that is not as the scenario says: where it says so, what, and what was found."""

    def __init__(self, file: str, line: int, what: str, expected: object, found: object) -> None:
        self.file = file
        self.line = line
        self.what = what
        self.expected = expected
        self.found = found

    def sentence(self) -> str:
        """One line for a person."""
        return text(
            "scenario-difference",
            what=shown(self.what),
            expected=shown(self.expected, 200),
            found=shown(self.found, 400),
        )


class Run:
    """One case being played."""

    def __init__(self, scenario: Scenario, case: Case) -> None:
        self.scenario = scenario
        self.case = case
        self.positions = positions_of(scenario.game)
        self.differences: list[Difference] = []
        self.game: Game

    def play(self) -> list[Difference]:
        """Begin, play line by line, and check what is expected after each."""
        self.check_faces()
        if not self.begin():
            return self.differences
        self.check(0)
        for number, line in enumerate(self.case.script.lines):
            if not self.play_line(number, line):
                return self.differences
            self.check(number + 1)
        left = self.case.dice[self.dice_fallen() :]
        if left:
            self.differ("chance.dice", "dice", text("scenario-all-dice"), left)
        not_drawn = len(self.game.chance.draws)
        if not_drawn:
            left = self.case.draws[-not_drawn:]
            self.differ("chance.draws", "draws", text("scenario-all-draws"), left)
        return self.differences

    def check_faces(self) -> None:
        """Every loaded die has a face that exists."""
        known = [face for face in self.positions.FACES if face != "end"]
        for number, die in enumerate(self.case.dice):
            if die not in known:
                raise self.case.fault(
                    f"chance.dice[{number}]",
                    "scenario-unknown-face",
                    face=shown(die),
                    known=", ".join(known),
                )

    def begin(self) -> bool:
        """The game in its position; False if a die fell that was not loaded."""
        try:
            self.game = self.positions.game_from(self.case.start())
        except LoadedChance as chance:
            self.differ("chance.dice", "dice", self.case.dice, said(chance))
            return False
        except FaultyScenario:
            raise
        except OthersightError as fault:
            raise self.fault_of(fault) from fault
        except BREAKS as fault:
            raise self.breaks("position", fault) from fault
        return True

    def fault_of(self, fault: OthersightError) -> FaultyScenario:
        """A position or board that cannot be, at the line that says so."""
        path = str(getattr(fault, "path", ""))
        if path == "draws":
            return self.case.fault_saying("chance.draws", said(fault))
        if hasattr(fault, "problems") or path.partition(".")[0] == "board":
            at = path or "board"
        elif path and path not in self.case.options:
            at = f"position.{path}"
        else:
            at = f"options.{path or self.option_at_fault(fault)}"
        return self.case.fault_saying(at, said(fault))

    def option_at_fault(self, fault: OthersightError) -> str:
        """The option that an error speaks of, as far as it says so."""
        named = [fault.arguments.get("kind"), fault.arguments.get("option")]
        for option in self.case.options:
            if option in named or option.replace("_", "-") in fault.key:
                return option
        return ""

    def play_line(self, number: int, line: str) -> bool:
        """One answer; False if it was not open or needed dice that were not loaded."""
        path = self.case.script.path(number)
        name, colon, rest = line.partition(": ")
        seats = self.game.seats
        if colon and name not in seats:
            raise self.case.fault(
                path, "scenario-no-seat", seat=shown(name), seats=", ".join(seats)
            )
        seat = seats.index(name) if colon else -1
        written = rest if colon else line
        if written.split()[:1] == [ASIDE]:
            return self.play_aside(path, seat, line, written.strip()[len(ASIDE) :].strip())
        question = self.question_of(seat)
        options = question.options if question else []
        option = self.positions.option_named(self.game, options, written.strip())
        if option is None or question is None:
            self.differ(path, text("scenario-script"), line, self.what_is_open(question, written))
            return False
        try:
            self.game.answer(option, question.seat)
        except LoadedChance as chance:
            self.differ(path, text("scenario-dice-for", line=line), self.case.dice, said(chance))
            return False
        except BREAKS as fault:
            raise self.breaks(path, fault) from fault
        return True

    def play_aside(self, path: str, seat: int, line: str, written: str) -> bool:
        """Something done or said without being asked; False if the rules refuse it."""
        if seat < 0:
            raise self.case.fault(path, "scenario-aside-seat", seats=", ".join(self.game.seats))
        open_now = self.game.asides(seat)
        option = self.positions.option_named(self.game, open_now, written)
        try:
            self.game.aside(option or self.positions.option_written(self.game, written), seat)
        except LoadedChance as chance:
            self.differ(path, text("scenario-dice-for", line=line), self.case.dice, said(chance))
            return False
        except IllegalOption as refused:
            self.differ(path, text("scenario-script"), line, said(refused))
            return False
        except BREAKS as fault:
            raise self.breaks(path, fault) from fault
        return True

    def breaks(self, path: str, fault: Exception) -> FaultyScenario:
        """The rules cannot go on; most likely from a position that no play leads to."""
        reason = shown(f"{type(fault).__name__}: {fault}")
        return self.case.fault(path, "scenario-breaks", reason=reason)

    def question_of(self, seat: int) -> Question | None:
        """The open question of a seat, or the first one."""
        for question in self.game.questions:
            if seat in (-1, question.seat):
                return question
        return None

    def what_is_open(self, question: Question | None, written: str) -> str:
        """Who is asked for what instead, and why the written option is not open."""
        if question is None:
            asked = ", ".join(f"{self.seat(q.seat)} {q.kind}" for q in self.game.questions)
            return asked or text("scenario-over", outcome=self.game.outcome)
        reason = self.game.why_not(question.seat, self.positions.option_written(self.game, written))
        open_now = [self.positions.text_with_names(self.game, o) for o in question.options]
        return text(
            "scenario-open-not" if reason else "scenario-open",
            seat=self.seat(question.seat),
            kind=question.kind,
            options=", ".join(open_now),
            rule=reason.rule if reason else "",
        )

    def dice_fallen(self) -> int:
        """How many of the loaded dice have been rolled."""
        loaded = len(self.game.chance.loaded) - (1 if self.case.all_dice else 0)
        return len(self.case.dice) - max(0, loaded)

    def seat(self, number: int) -> str:
        """The name of a seat."""
        return self.game.seats[number]

    def check(self, played: int) -> None:
        """All that is expected after so many lines."""
        for expectation in self.case.expectations:
            if expectation.after == played:
                check_expectation(self, expectation)

    def differ(self, path: str, what: str, expected: object, found: object) -> None:
        """Note a difference."""
        self.differences.append(Difference(*self.case.at(path), what, expected, found))


def run(scenario: Scenario) -> list[tuple[Case, list[Difference]]]:
    """Every case with what differs in it."""
    return [(case, differences_of(scenario, case)) for case in scenario.cases]


def differences_of(scenario: Scenario, case: Case) -> list[Difference]:
    """What differs in a case, and by what its seats can tell it from its twin."""
    run = Run(scenario, case)
    return run.play() if case.twin is None else play_with_twin(run, Run(scenario, case.twin))
