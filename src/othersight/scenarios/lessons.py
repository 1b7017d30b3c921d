"""The steps of a lesson: what is said, what is pointed at, which answers go on, and what the others answer then.

A lesson is a scenario file with `[[lesson]]` steps instead of a script. Its script is made from them: of each step the
first answer that goes on, then the answers of the others.
"""

from collections.abc import Callable
from typing import Any

from othersight.locales import keys
from othersight.scenarios.errors import FaultyScenario, shown
from othersight.scenarios.script import Script

STEP_KEYS = ("say", "point", "answers", "others")
PAGE_PARTS = ("board", "question", "panels", "dice", "goal", "log")
"""Parts of the page that a step can point at."""
FEWEST, MOST = 2, 40
Fault = Callable[..., FaultyScenario]
Way = dict[int, int]
"""For some steps the answer that is given; for all others it is the first."""


class Step:
    """One step. Without `answers` it is read and left by going on; `first` and `last` are the lines of the script that
    belong to it."""

    def __init__(
        self, say: str, point: list[str], answers: list[str], others: list[str], first: int
    ) -> None:
        self.say = say
        self.point = point
        self.answers = answers
        self.others = others
        self.first = first
        self.last = first + len(others) + (1 if answers else 0)


class Lesson:
    """The steps of a lesson for one seat."""

    def __init__(self, seat: str, steps: list[Step]) -> None:
        self.seat = seat
        self.steps = steps

    def script(self, way: Way) -> Script:
        """One way through the lesson as a script."""
        lines: list[str] = []
        paths: list[str] = []
        for number, step in enumerate(self.steps):
            if step.answers:
                place = way.get(number, 0)
                lines.append(f"{self.seat}: {step.answers[place]}")
                paths.append(f"lesson[{number}].answers")
            lines.extend(step.others)
            paths.extend([f"lesson[{number}].others"] * len(step.others))
        return Script(lines, paths)

    def ways(self) -> list[Way]:
        """The ways through the lesson: by all first answers, and by each other answer of one step."""
        others: list[Way] = [
            {number: place}
            for number, step in enumerate(self.steps)
            for place in range(1, len(step.answers))
        ]
        return [{}, *others]


def read_lesson(data: dict[str, Any], fault: Fault) -> Lesson:
    """The lesson of a file; a fault names the step and what would be right."""
    for part in ("script", "case", "twin"):
        if part in data:
            raise fault(part, "scenario-lesson-and-part", part=part)
    written = data["lesson"]
    if not isinstance(written, list) or not all(isinstance(step, dict) for step in written):
        raise fault("lesson", "scenario-wants-steps")
    if not FEWEST <= len(written) <= MOST:
        raise fault("lesson", "scenario-lesson-length", fewest=FEWEST, most=MOST)
    steps: list[Step] = []
    for number, step in enumerate(written):
        path = f"lesson[{number}]"
        steps.append(read_step(step, path, steps[-1].last if steps else 0, fault))
    return Lesson(str(data["seat"]), steps)


def read_step(data: dict[str, Any], path: str, first: int, fault: Fault) -> Step:
    """One step."""
    for key in data:
        if key not in STEP_KEYS:
            known = ", ".join(STEP_KEYS)
            raise fault(f"{path}.{key}", "scenario-unknown-key", name=shown(key), known=known)
    say = read_said(data.get("say"), f"{path}.say", fault)
    lists = {key: read_list(data.get(key, []), f"{path}.{key}", fault) for key in STEP_KEYS[1:]}
    for number, part in enumerate(lists["point"]):
        if part not in PAGE_PARTS and not is_target(part):
            parts = ", ".join(PAGE_PARTS)
            raise fault(
                f"{path}.point[{number}]", "scenario-no-point", name=shown(part), parts=parts
            )
    return Step(say, lists["point"], lists["answers"], lists["others"], first)


def read_said(say: object, path: str, fault: Fault) -> str:
    """The key of a text that there is, with its body."""
    if not isinstance(say, str) or say not in keys() or f"{say}.text" not in keys():
        raise fault(path, "scenario-no-text", name=shown(say if say is not None else "nothing"))
    return say


def read_list(value: object, path: str, fault: Fault) -> list[str]:
    """A list of texts."""
    if not isinstance(value, list) or not all(isinstance(item, str) and item for item in value):
        raise fault(path, "scenario-wants-list", name=path)
    return list(value)


def is_target(part: str) -> bool:
    """Whether something is written as a thing on the table: its kind, a blank, its id."""
    kind, blank, id = part.partition(" ")
    return bool(kind and blank and id) and " " not in id
