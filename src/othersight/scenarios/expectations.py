"""What a scenario may expect: who is asked, what is open, why not, the log, what a seat sees, any value.

The words of this module's tables are those of docs/scenarios.md.
"""

from collections.abc import Iterator
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from othersight.kernel.errors import OthersightError
from othersight.kernel.log import Entry
from othersight.kernel.question import Option
from othersight.locales import text
from othersight.scenarios.case import Expectation
from othersight.scenarios.errors import said, shown

if TYPE_CHECKING:
    from othersight.scenarios.runner import Run

ASKED_KEYS = ("seat", "kind", "rule")
OPTION_KEYS = ("include", "exclude", "only")
ASKED_SEAT = "seat"
WHY_NOT_KEYS = ("option", "rule", "seat", "key")
LOG_KEYS = ("include", "exclude", "seat")
SPECTATOR = "spectator"
DEEPEST = 8


def check_expectation(run: "Run", expectation: Expectation) -> None:
    """Compare everything that one `expect` names."""
    checks = {
        "asked": check_asked,
        "options": check_options,
        "why_not": check_why_not,
        "log": check_log,
        "outcome": check_outcome,
        "winners": check_winners,
        "sees": check_sees,
        "asides": check_asides,
        "not": check_not,
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
            raise run.case.fault_saying(path, said(fault)) from fault
        if not holds:
            run.differ(path, ".".join(parts), expected, found)


def check_not(run: "Run", path: str, value: Any) -> None:
    """`not`: every value below it must be another."""
    if not isinstance(value, dict):
        raise run.case.fault(path, "scenario-wants-table", name="not")
    for parts, expected in leaves((), value):
        where = f"{path}.{'.'.join(parts)}"
        try:
            holds, found = run.positions.compare(run.game, parts, expected)
        except OthersightError as fault:
            raise run.case.fault_saying(where, said(fault)) from fault
        if holds:
            unwanted = text("scenario-other-than", value=shown(expected))
            run.differ(where, ".".join(parts), unwanted, found)


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
    """`options = { include, exclude, only, seat }`, or a list of them: what is open to a seat, or to whoever is asked
    first."""
    for number, entry in enumerate(value if isinstance(value, list) else [value]):
        where = f"{path}[{number}]" if isinstance(value, list) else path
        keys_of(run, where, entry, (*OPTION_KEYS, ASKED_SEAT))
        seat = -1
        if ASKED_SEAT in entry:
            seat = seat_of(run, f"{where}.{ASKED_SEAT}", entry[ASKED_SEAT])
        question = run.question_of(seat)
        named = {key: held for key, held in entry.items() if key != ASKED_SEAT}
        check_open(run, where, "options", named, question.options if question else [])


def check_open(run: "Run", path: str, what: str, value: Any, options: list[Option]) -> None:
    """Whether each option that is named is open, or is not; `only` may be a table of verbs."""
    for key in keys_of(run, path, value, OPTION_KEYS):
        if key == "only" and isinstance(value[key], dict):
            for verb, wanted in value[key].items():
                of_verb = [option for option in options if option[0] == verb]
                check_named(run, f"{path}.only.{verb}", f"{what}.only", wanted, of_verb)
        else:
            check_named(run, f"{path}.{key}", f"{what}.{key}", value[key], options)


def check_named(run: "Run", path: str, what: str, value: Any, options: list[Option]) -> None:
    """One list of options."""
    names = [run.positions.text_with_names(run.game, option) for option in options]
    wanted = texts_of(run, path, value)
    for option in wanted:
        is_open = run.positions.option_named(run.game, options, option) is not None
        if is_open == what.endswith(".exclude"):
            run.differ(path, what, option, names)
    if what.endswith(".only") and len(wanted) != len(options):
        run.differ(path, what, wanted, names)


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
    """`log = { include, exclude, seat }`, or a list of them: lines since the game began, as far as the seat may
    read them; a line is its key, with all its values if they are written, by name or by number."""
    for number, entry in enumerate(value if isinstance(value, list) else [value]):
        where = f"{path}[{number}]" if isinstance(value, list) else path
        parts = keys_of(run, where, entry, LOG_KEYS)
        entries = log_entries(run, where, entry)
        lines = [run.positions.line_written(run.game, line) for line in entries]
        known = {
            *lines,
            *[line.key for line in entries],
            *[line_of_values(line) for line in entries],
        }
        for part in [part for part in parts if part != "seat"]:
            for line in texts_of(run, f"{where}.{part}", entry[part]):
                check_key(run, f"{where}.{part}", line)
                if (line in known) == (part == "exclude"):
                    run.differ(f"{where}.{part}", f"log.{part}", line, lines[-12:])


def check_key(run: "Run", path: str, line: str) -> None:
    """A line that no game ever tells is a slip, above all where it must not be there."""
    keys = run.positions.LINES
    key = line.split(" ")[0]
    if key not in keys:
        near = get_close_matches(key, keys, 3) or list(keys)[:3]
        raise run.case.fault(path, "scenario-no-log-key", name=shown(key), near=", ".join(near))


def log_entries(run: "Run", path: str, entry: dict[str, Any]) -> list[Entry]:
    """The log as everybody together, or one seat, can read it."""
    if "seat" in entry:
        return run.game.log(seat_of(run, f"{path}.seat", entry["seat"]))
    return list(run.game.chronicle.entries())


def line_of_values(line: Entry) -> str:
    """A line of the log by its key and the plain values; a list is written with commas."""
    return " ".join([line.key, *[value_text(value) for value in line.values]])


def value_text(value: Any) -> str:
    """A value of a log line: a list is written with commas."""
    return ",".join([str(item) for item in value]) if isinstance(value, tuple) else str(value)


def seat_of(run: "Run", path: str, name: Any) -> int:
    """A seat by its name, or a spectator."""
    seats = run.game.seats
    if name == SPECTATOR:
        return -1
    if name not in seats:
        known = ", ".join((*seats, SPECTATOR))
        raise run.case.fault(path, "scenario-no-seat", seat=shown(name), seats=known)
    return seats.index(name)


def check_sees(run: "Run", path: str, value: Any) -> None:
    """`sees.SEAT`: what a seat may know of the table, by the keys of its view."""
    for name in keys_of(run, path, value, (*run.game.seats, SPECTATOR)):
        view = run.game.view(seat_of(run, path, name))
        for parts, expected in leaves((name,), value[name]):
            where = f"{path}.{'.'.join(parts)}"
            found = seen_at(run, where, view, parts[1:])
            same = len(found) == expected if is_length(expected, found) else found == expected
            if not same:
                run.differ(where, f"sees.{'.'.join(parts)}", expected, found)


def is_length(expected: Any, found: Any) -> bool:
    """Whether a number is expected of a list: its length."""
    return type(expected) is int and isinstance(found, list)


def seen_at(run: "Run", path: str, view: Any, parts: tuple[str, ...]) -> Any:
    """One value of a view. An entry of a list goes by its first value, by a text it holds, or by its place."""
    here = view
    for part in parts:
        if isinstance(here, dict):
            known = {str(key): held for key, held in here.items()}
        elif isinstance(here, list):
            known = entries_by_name(here)
        else:
            known = {}
        if part not in known:
            names = ", ".join(list(known)[:40]) or text("scenario-nothing")
            raise run.case.fault(path, "scenario-unknown-key", name=shown(part), known=names)
        here = known[part]
    return "" if here is None else here


def entries_by_name(entries: list[Any]) -> dict[str, Any]:
    """The entries of a list by the names that can be given to them."""
    tables = [entry for entry in entries if isinstance(entry, dict) and entry]
    if len(tables) != len(entries) or not entries:
        return {str(place): entry for place, entry in enumerate(entries)}
    known = {str(next(iter(entry.values()))): entry for entry in tables}
    for entry in tables:
        for held in entry.values():
            if isinstance(held, str) and held:
                known.setdefault(held, entry)
    return known


def check_asides(run: "Run", path: str, value: Any) -> None:
    """`asides.SEAT = { include, exclude, only }`: what a seat may do without being asked."""
    for name in keys_of(run, path, value, run.game.seats):
        open_now = run.game.asides(run.game.seats.index(name))
        check_open(run, f"{path}.{name}", f"asides.{name}", value[name], open_now)


def check_outcome(run: "Run", path: str, value: Any) -> None:
    """`outcome`: who has won; an empty text while the game goes on."""
    if value != run.game.outcome:
        run.differ(path, "outcome", value, run.game.outcome)


def check_winners(run: "Run", path: str, value: Any) -> None:
    """`winners`: the seats that have won; none while the game goes on."""
    found = run.positions.winners(run.game)
    if sorted(texts_of(run, path, value)) != sorted(found):
        run.differ(path, "winners", value, found)


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
