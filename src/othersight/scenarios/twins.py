"""A case and its twin, which differs in a secret: some seats must not be able to tell the two apart at any moment."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from othersight.locales import text
from othersight.scenarios.expectations import seat_of

if TYPE_CHECKING:
    from othersight.scenarios.runner import Difference, Run

DEEPEST = 12


def play_with_twin(run: "Run", twin: "Run") -> "list[Difference]":
    """Both games line by line; what a seat is told must be equal after each of them."""
    run.check_faces()
    twin.check_faces()
    if not (run.begin() and twin.begin()):
        return [*run.differences, *twin.differences]
    seats = [(name, seat_of(run, "twin.same", name)) for name in run.case.same]
    run.check(0)
    compare(run, twin, seats, text("scenario-twin-start"))
    for number, line in enumerate(run.case.script.lines):
        if not run.play_line(number, line) or not play_twin_line(twin, number):
            break
        run.check(number + 1)
        compare(run, twin, seats, line)
    return [*run.differences, *twin.differences]


def play_twin_line(twin: "Run", number: int) -> bool:
    """The answer that the twin gives at this place, if its script goes so far."""
    lines = twin.case.script.lines
    return number >= len(lines) or twin.play_line(number, lines[number])


def compare(run: "Run", twin: "Run", seats: list[tuple[str, int]], moment: str) -> None:
    """All that each of the seats is told, at both tables."""
    if run.differences or twin.differences:
        return
    for name, seat in seats:
        here, there = told(run, seat), told(twin, seat)
        for path, mine, other in differing("", here, there):
            what = text("scenario-twin-differs", seat=name, what=path, moment=moment)
            run.differ("twin.same", what, mine, other)
            return


def told(run: "Run", seat: int) -> dict[str, Any]:
    """View, log, question and what may be done unasked."""
    game = run.game
    asked = [question for question in game.questions if question.seat == seat]
    return {
        "view": game.view(seat),
        "log": [[line.key, *line.values] for line in game.log(seat)],
        "asked": [[question.kind, *question.texts] for question in asked],
        "asides": [list(option) for option in game.asides(seat)] if seat >= 0 else [],
    }


def differing(path: str, here: Any, there: Any) -> Iterator[tuple[str, Any, Any]]:
    """Where two values differ, from the first place on."""
    if here == there:
        return
    if isinstance(here, dict) and isinstance(there, dict) and path.count(".") < DEEPEST:
        for key in [*here, *[key for key in there if key not in here]]:
            yield from differing(join(path, str(key)), here.get(key), there.get(key))
    elif isinstance(here, (list, tuple)) and isinstance(there, (list, tuple)):
        if len(here) != len(there):
            yield path, len(here), len(there)
            return
        for place, (mine, other) in enumerate(zip(here, there, strict=True)):
            yield from differing(join(path, str(place)), mine, other)
    else:
        yield path, here, there


def join(path: str, key: str) -> str:
    """A path one key longer."""
    return f"{path}.{key}" if path else key
