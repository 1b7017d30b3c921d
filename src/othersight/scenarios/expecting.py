"""What a scenario may expect: who is asked, what is open, why not, the log, the outcome, any value.

The words of this module's tables are those of docs/scenarios.md.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from othersight.kernel.errors import OthersightError
from othersight.locales import text
from othersight.scenarios.case import Expectation
from othersight.scenarios.faults import FaultyScenario, said

if TYPE_CHECKING:
    from othersight.scenarios.running import Run

ASKED_KEYS = ("seat", "kind", "rule")
OPTION_KEYS = ("include", "exclude", "only")
WHY_NOT_KEYS = ("option", "rule", "seat", "key")
LOG_KEYS = ("include", "exclude")
DEEPEST = 8


def check_expectation(run: "Run", expectation: Expectation) -> None:
    """Compare everything that one `expect` names."""
    checks = {
        "asked": check_asked,
        "options": check_options,
        "why_not": check_why_not,
        "log": check_log,
        "outcome": check_outcome,
    }
    for key, value in expectation.values.items():
        path = f"{expectation.path}.{key}"
        if key in checks:
            checks[key](run, path, value)
        else:
            check_facts(run, expectation.path, key, value)


def check_facts(run: "Run", prefix: str, key: str, value: Any) -> None:
    """Every value below a key of the position."""
    for parts, expected in leaves((key,), value):
        path = f"{prefix}.{'.'.join(parts)}"
        try:
            holds, found = run.positions.compare(run.game, parts, expected)
        except OthersightError as fault:
            raise FaultyScenario(run.case.file, run.case.line(path), said(fault)) from fault
        if not holds:
            run.differ(path, ".".join(parts), expected, found)


def leaves(path: tuple[str, ...], value: Any) -> Iterator[tuple[tuple[str, ...], Any]]:
    """The values of nested tables with their paths."""
    if isinstance(value, dict) and len(path) < DEEPEST:
        for key, inner in value.items():
            yield from leaves((*path, key), inner)
    else:
        yield path, value


def check_asked(run: "Run", path: str, value: Any) -> None:
    """`asked = { seat, kind, rule }`, or the text "nobody"."""
    questions = run.game.questions
    if value == "nobody":
        if questions:
            run.differ(path, "asked", value, [f"{run.seat(q.seat)} {q.kind}" for q in questions])
        return
    for key in keys_of(run, path, value, ASKED_KEYS):
        seats = [run.seat(question.seat) for question in questions]
        if key == "seat":
            found: Any = seats if isinstance(value[key], list) or len(seats) != 1 else seats[0]
        else:
            found = getattr(questions[0], key) if questions else "nobody"
        if found != value[key]:
            run.differ(f"{path}.{key}", f"asked.{key}", value[key], found)


def check_options(run: "Run", path: str, value: Any) -> None:
    """`options = { include, exclude, only }`: what is open to whoever is asked."""
    question = run.question_of(-1)
    options = question.options if question else []
    names = [run.positions.text_with_names(run.game, option) for option in options]
    for key in keys_of(run, path, value, OPTION_KEYS):
        wanted = texts_of(run, f"{path}.{key}", value[key])
        for option in wanted:
            is_open = run.positions.option_named(run.game, options, option) is not None
            if is_open == (key == "exclude"):
                run.differ(f"{path}.{key}", f"options.{key}", option, names)
        if key == "only" and len(wanted) != len(options):
            run.differ(f"{path}.{key}", "options.only", wanted, names)


def check_why_not(run: "Run", path: str, value: Any) -> None:
    """`why_not = [{ option, rule, seat, key }]`: the first condition that fails."""
    for number, entry in enumerate(value if isinstance(value, list) else [value]):
        where = f"{path}[{number}]" if isinstance(value, list) else path
        keys_of(run, where, entry, WHY_NOT_KEYS)
        seats = run.game.seats
        question = run.question_of(-1)
        seat = entry.get("seat", seats[question.seat] if question else seats[0])
        if seat not in seats or not isinstance(entry.get("option"), str):
            raise run.case.fault(where, "scenario-why-not", seats=", ".join(seats))
        option = run.positions.option_written(run.game, entry["option"])
        reason = run.game.why_not(seats.index(seat), option)
        for key in ("rule", "key"):
            found = getattr(reason, key) if reason else text("scenario-it-is-open")
            if key in entry and entry[key] != found:
                run.differ(where, f"why_not {entry['option']}", entry[key], found)


def check_log(run: "Run", path: str, value: Any) -> None:
    """`log = { include, exclude }`: keys of log lines since the game began."""
    keys = [entry.key for entry in run.game.chronicle.entries()]
    for part in keys_of(run, path, value, LOG_KEYS):
        for key in texts_of(run, f"{path}.{part}", value[part]):
            if (key in keys) == (part == "exclude"):
                run.differ(f"{path}.{part}", f"log.{part}", key, keys[-12:])


def check_outcome(run: "Run", path: str, value: Any) -> None:
    """`outcome`: who has won; an empty text while the game goes on."""
    if value != run.game.outcome:
        run.differ(path, "outcome", value, run.game.outcome)


def keys_of(run: "Run", path: str, value: Any, known: tuple[str, ...]) -> list[str]:
    """The keys of a table, none of them unknown."""
    if not isinstance(value, dict):
        raise run.case.fault(path, "scenario-wants-table", name=path)
    for key in value:
        if key not in known:
            raise run.case.fault(
                f"{path}.{key}", "scenario-unknown-key", name=key, known=", ".join(known)
            )
    return list(value)


def texts_of(run: "Run", path: str, value: Any) -> list[str]:
    """A list of texts."""
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise run.case.fault(path, "scenario-wants-list", name=path)
    return value
