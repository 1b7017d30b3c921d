"""Saved games: one JSON text with the start, all decisions, the state and the log, sealed by a checksum.

Everything is read by field names into records whose types are known; no name in a file ever becomes code.
"""

import hashlib
import json
from collections.abc import Mapping
from typing import Any, Final

from othersight.kernel.chance import Chance
from othersight.kernel.definition import Definition
from othersight.kernel.errors import DamagedFile, IllegalOption, OthersightError
from othersight.kernel.game import Game
from othersight.kernel.log import Entry
from othersight.kernel.procedure import FINISHED, Procedure
from othersight.kernel.question import Option, option_of, text_of
from othersight.kernel.record import Record
from othersight.kernel.services import SERVICES
from othersight.kernel.trace import decide_again

FORMAT: Final = 1
LARGEST_TEXT: Final = 20_000_000
LARGEST_NUMBER: Final = 1_000_000
LARGEST_FIELD: Final = 10_000
"""No field of a record or procedure ever needs a greater number, and a roll of so many dice still ends."""
DEEPEST_STACK: Final = 60
LONGEST_REASON: Final = 200
DONE: Final = "done"
PROOF: Final = "dice"
"""Where a save says where its seed comes from."""
KINDS: Final[dict[type, str]] = {
    str: "a text",
    bool: "a truth value",
    list: "a list",
    dict: "an object",
}


def save_game(game: Game, proof: dict[str, Any] | None = None) -> str:
    """The whole game as JSON text; `proof` says where its seed comes from, if that can be checked."""
    body: dict[str, Any] = {
        "othersight": FORMAT,
        "game": game.definition.name,
        "version": game.definition.version,
        "start": game.start,
        "decisions": [[seat, text_of(option)] for seat, option in game.history.list()],
        "state": encode_state(game),
        "log": log_data(game),
    }
    if proof is not None:
        body[PROOF] = proof
    body["checksum"] = checksum(body)
    return json.dumps(body, separators=(",", ":"))


def log_data(game: Game) -> list[list[Any]]:
    """The lines of the log."""
    return [[e.key, list(e.values), e.seen_by, e.decision] for e in game.chronicle.entries()]


def proof_in(text: str) -> dict[str, Any] | None:
    """What a save says about where its seed comes from."""
    proof = read_body(text).get(PROOF)
    return None if proof is None else dict(expect(proof, dict, PROOF))


def state_hash(game: Game) -> str:
    """Equal for two games exactly when their states are equal."""
    return checksum(encode_state(game))


def checksum(body: dict[str, Any]) -> str:
    """The digest of a JSON object in its canonical form."""
    text = json.dumps(body, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def encode_state(game: Game) -> dict[str, Any]:
    """Table, stack, chance and half-given secret answers."""
    return {
        "table": encode_record(game.table),
        "stack": [encode_procedure(frame) for frame in game.stack],
        "chance": chance_data(game.chance),
        "answers": {str(seat): text_of(option) for seat, option in game.answers.items()},
        "result": game.result,
        "outcome": game.outcome,
        "seals": game.seals,
    }


def encode_record(record: Record) -> dict[str, Any]:
    """A record by its field names."""
    return {name: encode(getattr(record, name)) for name in type(record).fields}


def encode_procedure(frame: Procedure) -> dict[str, Any]:
    """A procedure by its class name, the name of its step and its fields."""
    steps = type(frame).steps
    return {
        "procedure": type(frame).__name__,
        "at": steps[frame.at] if frame.at < len(steps) else DONE,
        "result": frame.result,
        **{name: listed(getattr(frame, name)) for name in type(frame).fields},
    }


def encode(value: Any) -> Any:
    """A field's value as JSON."""
    if isinstance(
        value, list
    ):  # lists hold records; tuples hold words and numbers, and JSON knows them
        return [encode(item) for item in value]
    if isinstance(value, Record):
        return encode_record(value)
    return value


def listed(value: Any) -> Any:
    """A local variable of a procedure, with lists for tuples."""
    return [listed(item) for item in value] if isinstance(value, tuple) else value


# -- reading


def load_pickled(text: str, silent: bool) -> Game:
    """The game that a pickle holds."""
    game = SERVICES.load(text)
    game.chronicle.silent = silent
    return game


def load_game(text: str, games: Mapping[str, Definition]) -> Game:
    """The game that a text holds, at the decision where it was saved."""
    body = read_body(text)
    definition = games.get(str(body.get("game")))
    if definition is None:
        raise damaged(f"it names the game {shown(body.get('game'))}, which is not known here")
    if body.get("version") not in (definition.version, *definition.carried_versions):
        raise other_version(body, definition)
    if body.get("checksum") != checksum({k: v for k, v in body.items() if k != "checksum"}):
        raise damaged("its checksum does not fit: the file was changed")
    try:
        if body["version"] != definition.version:
            return carried_over(body, definition)
        return build_game(body, definition)
    except DamagedFile:
        raise
    except OthersightError as error:
        raise damaged(f"it cannot begin as it says: {error}") from error
    except Exception as error:  # whatever a hostile file brings about is the file's fault
        raise damaged(
            f"its state does not hold together ({type(error).__name__}: {error})"
        ) from error


def other_version(body: dict[str, Any], definition: Definition) -> DamagedFile:
    """The error for a game of rules that are not these."""
    return damaged(
        f"it needs version {shown(body.get('version'))} of {definition.name}; "
        f"this is version '{definition.version}'"
    )


def carried_over(body: dict[str, Any], definition: Definition) -> Game:
    """A game of a version before, played again from its start: it is the same game under these rules if its decisions
    are open and bring the very same log. Otherwise, and if it kept no log, it is refused."""
    start = expect(part(body, "start", "the save"), dict, "start")
    log = expect(part(body, "log", "the save"), list, "log")
    game = definition.again(start)
    try:
        for item in expect(part(body, "decisions", "the save"), list, "decisions"):
            decide_again(game, whole(item[0]), option_of(str(item[1])))
    except IllegalOption as error:
        raise other_version(body, definition) from error
    if not log or json.dumps(log_data(game)) != json.dumps(log):
        raise other_version(body, definition)
    return game


def read_body(text: str) -> dict[str, Any]:
    """The JSON object of a save, of the right format."""
    if not isinstance(text, str):
        raise damaged(f"a save is a text, not {type(text).__name__}")
    if len(text) > LARGEST_TEXT:
        raise damaged(f"it is larger than {LARGEST_TEXT} characters")
    try:
        body = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise damaged(f"it is not JSON ({error})") from error
    if not isinstance(body, dict) or "othersight" not in body:
        raise damaged("it has no 'othersight' entry; it is not a save of this program")
    if body["othersight"] != FORMAT:
        raise damaged(
            f"its format is {shown(body['othersight'])}; this program reads format {FORMAT}"
        )
    return body


def damaged(reason: str) -> DamagedFile:
    """The one error for all of it, in one line whatever the file holds."""
    line = " ".join(reason.split())
    if len(line) > LONGEST_REASON:
        line = line[:LONGEST_REASON] + "..."
    return DamagedFile(f"this save cannot be loaded: {line}", "error-damaged-save", reason=line)


def build_game(body: dict[str, Any], definition: Definition) -> Game:
    """Put the parts together and ask again what was asked."""
    state = expect(part(body, "state", "the save"), dict, "state")
    start = expect(part(body, "start", "the save"), dict, "start")
    expect(part(start, "options", "start"), dict, "start.options")
    writable(part(start, "seed", "start"), "start.seed")
    table = definition.restore(start)
    decode_into(table, part(state, "table", "state"), "table")
    game = Game(definition, table, read_chance(part(state, "chance", "state")), start)
    game.stack = read_stack(part(state, "stack", "state"), definition)
    game.answers = read_answers(part(state, "answers", "state"))
    game.result = whole(part(state, "result", "state"))
    game.outcome = expect(part(state, "outcome", "state"), str, "outcome")
    game.seals = whole(part(state, "seals", "state"), 2**40)
    read_history(game, expect(part(body, "decisions", "the save"), list, "decisions"))
    read_log(game, expect(part(body, "log", "the save"), list, "log"))
    if bool(game.stack) == bool(game.outcome):
        raise damaged("a game is over exactly if nothing is under way")
    definition.check(game)
    if not game.outcome:
        ask_again(game)
    return game


def part(data: dict[str, Any], name: str, where: str) -> Any:
    """One part of an object, which must be there."""
    if name not in data:
        raise damaged(f"{where} has no entry '{name}'")
    return data[name]


def chance_data(chance: Chance) -> list[Any]:
    """The stream of chance: seed, bytes used, loaded dice, and loaded draws if there are any."""
    data: list[Any] = [chance.seed, chance.used, list(chance.loaded)]
    return [*data, list(chance.draws)] if chance.draws else data


def read_chance(data: Any) -> Chance:
    """The stream of chance, as `chance_data` writes it."""
    parts = expect(data, list, "chance")
    if len(parts) not in (3, 4):
        raise damaged("chance must be a list of seed, bytes used, loaded dice and loaded draws")
    used = whole(parts[1], 2**40)
    if used < 0:
        raise damaged(f"{used} bytes of chance cannot have been used")
    loaded = tuple([whole(item) for item in expect(parts[2], list, "loaded dice")])
    draws = tuple([whole(item) for part in parts[3:] for item in expect(part, list, "draws")])
    return Chance(writable(parts[0], "seed"), used, loaded, draws)


def read_stack(data: Any, definition: Definition) -> list[Procedure]:
    """The procedures under way."""
    frames = expect(data, list, "stack")
    if len(frames) > DEEPEST_STACK:
        raise damaged(f"{len(frames)} procedures are under way, more than {DEEPEST_STACK}")
    return [decode_procedure(frame, definition) for frame in frames]


def read_answers(data: Any) -> dict[int, Option]:
    """Secret answers already given, by seat."""
    answers: dict[int, Option] = {}
    for seat, text in expect(data, dict, "answers").items():
        if not seat.isascii() or not seat.isdigit() or len(seat) > 2:
            raise damaged(f"{shown(seat)} is no seat that could have answered")
        answers[int(seat)] = option_of(expect(text, str, "answers"))
    return answers


def read_history(game: Game, data: list[Any]) -> None:
    """The decisions so far."""
    for decision in data:
        if type(decision) is not list or len(decision) != 2:
            raise damaged("a decision must be a list of seat and option")
        option = option_of(expect(decision[1], str, "decision"))
        if not option:
            raise damaged("a decision must name an option")
        game.history.add(whole(decision[0]), option)


def read_log(game: Game, data: list[Any]) -> None:
    """The lines of the log."""
    for line in data:
        if type(line) is not list or len(line) != 4:
            raise damaged("a line of the log must be a list of key, values, seats and decision")
        key = expect(line[0], str, "log")
        values = plain_tuple(expect(line[1], list, "log"), "log", LARGEST_NUMBER)
        game.chronicle.add(Entry(key, values, whole(line[2], 2**41), whole(line[3])))


def ask_again(game: Game) -> None:
    """Run the one step that asks, so that the question stands as it stood."""
    game.table.unsettled = False
    top = game.stack[-1]
    if top.at < len(type(top).steps):
        check_answers(game)
        game.resume()
    if not game.questions:
        raise damaged("nobody is asked in the saved position")


def check_answers(game: Game) -> None:
    """Secret answers already given must have been options."""
    answers = game.answers
    if not answers:
        return
    game.answers = {}
    game.resume()
    options = {question.seat: question.options for question in game.questions}
    for seat, answer in answers.items():
        if answer not in options.get(seat, []):
            raise damaged(f"seat {seat} cannot have answered {shown(text_of(answer))}")
    game.answers = answers
    game.questions = []


def decode_into(record: Record, data: Any, where: str) -> None:
    """Fill a record's fields; each value must be of the type the record has."""
    fields = type(record).fields
    if not isinstance(data, dict) or set(data) != set(fields):
        raise damaged(f"{where} must have exactly the entries {', '.join(fields)}")
    for name in fields:
        setattr(record, name, decoded(getattr(record, name), data[name], f"{where}.{name}"))


def decoded(model: Any, data: Any, where: str) -> Any:
    """A value of the same type as the model."""
    if isinstance(model, Record):
        twin = model.copy()
        decode_into(twin, data, where)
        return twin
    if isinstance(model, list):
        items = expect(data, list, where)
        if len(items) != len(model):
            raise damaged(f"{where} must have {len(model)} entries, not {len(items)}")
        return [decoded(model[i], items[i], f"{where}[{i}]") for i in range(len(items))]
    if isinstance(model, tuple):
        return plain_tuple(expect(data, list, where), where, LARGEST_FIELD)
    if isinstance(model, bool):
        return expect(data, bool, where)
    if isinstance(model, int):
        return whole(data, LARGEST_FIELD)
    return expect(data, str, where)


def decode_procedure(data: Any, definition: Definition) -> Procedure:
    """A procedure of the game, at the named step."""
    values = dict(expect(data, dict, "stack"))
    name = str(values.pop("procedure", ""))
    kind = definition.procedures.get(name)
    if kind is None:
        raise damaged(f"the stack names '{name}', which is no procedure of {definition.name}")
    frame = kind()
    step = values.pop("at", "")
    if step != DONE and step not in kind.steps:
        raise damaged(f"{name} has no step '{step}'")
    frame.at = FINISHED if step == DONE else kind.steps.index(step)
    frame.result = whole(values.pop("result", None))
    decode_into(frame, values, name)
    return frame


def expect(value: Any, kind: type, where: str) -> Any:
    """The value, if it is of that type."""
    if type(value) is not kind:
        raise damaged(f"{where} must be {KINDS[kind]}, not {shown(value)}")
    return value


def whole(value: Any, largest: int = LARGEST_NUMBER) -> int:
    """A whole number of sane size."""
    if type(value) is not int or abs(value) > largest:
        raise damaged(f"{shown(value)} is not a whole number of at most {largest}")
    return value


def writable(value: Any, where: str) -> str:
    """A text that can be turned into bytes."""
    text: str = expect(value, str, where)
    if any(["\ud800" <= sign <= "\udfff" for sign in text]):
        raise damaged(f"{where} has signs that no file can hold")
    return text


def shown(value: Any) -> str:
    """A wrong value for a message, cut short."""
    if isinstance(value, (list, dict)):
        return KINDS[type(value)]
    return (
        repr(value)[:40] if not isinstance(value, int) or abs(value) < 10**30 else "a huge number"
    )


def plain_tuple(items: list[Any], where: str, largest: int, depth: int = 0) -> Any:
    """Words, numbers and tuples of them."""
    if depth > 3:
        raise damaged(f"{where} is nested too deep")
    values: list[Any] = []
    for item in items:
        if isinstance(item, list):
            values.append(plain_tuple(item, where, largest, depth + 1))
        else:
            values.append(item if isinstance(item, str) else whole(item, largest))
    return tuple(values)
