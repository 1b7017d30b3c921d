"""Saved games: one JSON text with the start, all decisions, the state and the log, sealed by a checksum.

Everything is read by field names into records whose types are known; no name in a file ever becomes code.
"""

import hashlib
import json
from typing import Any, Final, cast

from othersight.kernel.chance import Chance
from othersight.kernel.definition import Definition
from othersight.kernel.errors import DamagedFile, OthersightError
from othersight.kernel.game import Game
from othersight.kernel.log import Entry, Value
from othersight.kernel.procedure import FINISHED, Procedure
from othersight.kernel.question import option_of, text_of
from othersight.kernel.record import Record

FORMAT: Final = 1
LARGEST_TEXT: Final = 20_000_000
LARGEST_NUMBER: Final = 1_000_000
DONE: Final = "done"


def save_game(game: Game) -> str:
    """The whole game as JSON text."""
    body: dict[str, Any] = {
        "othersight": FORMAT,
        "game": game.definition.name,
        "version": game.definition.version,
        "start": game.start,
        "decisions": [[seat, text_of(option)] for seat, option in game.history.list()],
        "state": encode_state(game),
        "log": [[e.key, list(e.values), e.seen_by, e.decision] for e in game.chronicle.entries()],
    }
    body["checksum"] = checksum(body)
    return json.dumps(body, separators=(",", ":"))


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
        "chance": [game.chance.seed, game.chance.used, list(game.chance.loaded)],
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
        **encode_record(frame),
    }


def encode(value: Any) -> Any:
    """A field's value as JSON."""
    if isinstance(value, list):  # lists hold records; tuples hold words and numbers, and JSON knows them
        return [encode(item) for item in value]
    if isinstance(value, Record):
        return encode_record(value)
    return value


# -- reading


def load_game(text: str, games: dict[str, Definition]) -> Game:
    """The game that a text holds, at the decision where it was saved."""
    body = read_body(text)
    definition = games.get(str(body.get("game")))
    if definition is None:
        raise damaged(f"it names the game '{body.get('game')}', which is not known here")
    if body.get("version") != definition.version:
        raise damaged(
            f"it needs version '{body.get('version')}' of {definition.name}; "
            f"this is version '{definition.version}'"
        )
    if body.get("checksum") != checksum({k: v for k, v in body.items() if k != "checksum"}):
        raise damaged("its checksum does not fit: the file was changed or cut short")
    try:
        return build_game(body, definition)
    except OthersightError:
        raise
    except (KeyError, IndexError, TypeError, ValueError, AttributeError, AssertionError) as error:
        raise damaged(
            f"its state does not hold together ({type(error).__name__}: {error})"
        ) from error


def read_body(text: str) -> dict[str, Any]:
    """The JSON object of a save, of the right format."""
    if len(text) > LARGEST_TEXT:
        raise damaged(f"it is larger than {LARGEST_TEXT} characters")
    try:
        body = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise damaged(f"it is not JSON ({error})") from error
    if not isinstance(body, dict) or "othersight" not in body:
        raise damaged("it has no 'othersight' entry; it is not a save of this program")
    if body["othersight"] != FORMAT:
        raise damaged(f"its format is {body['othersight']!r}; this program reads format {FORMAT}")
    return body


def damaged(reason: str) -> DamagedFile:
    """The one error for all of it."""
    return DamagedFile(f"this save cannot be loaded: {reason}", "error-damaged-save", reason=reason)


def build_game(body: dict[str, Any], definition: Definition) -> Game:
    """Put the parts together and ask again what was asked."""
    state = body["state"]
    start = expect(body["start"], dict, "start")
    table = definition.restore(start)
    decode_into(table, state["table"], "table")
    seed, used, loaded = state["chance"]
    chance = Chance(expect(seed, str, "seed"), whole(used, 2**40), numbers(loaded))
    game = Game(definition, table, chance, start)
    game.stack = [decode_procedure(frame, definition) for frame in state["stack"]]
    game.answers = {int(seat): option_of(text) for seat, text in state["answers"].items()}
    game.result = whole(state["result"])
    game.outcome = expect(state["outcome"], str, "outcome")
    game.seals = whole(state["seals"], 2**40)
    for seat, option in body["decisions"]:
        game.history.add(whole(seat), option_of(expect(option, str, "decision")))
    for key, values, seen_by, decision in body["log"]:
        game.chronicle.add(
            Entry(
                expect(key, str, "log"), values_of(values), whole(seen_by, 2**41), whole(decision)
            )
        )
    definition.check(game)
    if not game.outcome:
        ask_again(game)
    return game


def ask_again(game: Game) -> None:
    """Run the one step that asks, so that the question stands as it stood."""
    game.table.unsettled = False
    game.resume()
    if not game.questions:
        raise damaged("nobody is asked in the saved position")


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
        return plain_tuple(expect(data, list, where), where)
    if isinstance(model, bool):
        return expect(data, bool, where)
    if isinstance(model, int):
        return whole(data)
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
        raise damaged(f"{where} must be a {kind.__name__}, not {type(value).__name__}")
    return value


def whole(value: Any, largest: int = LARGEST_NUMBER) -> int:
    """A whole number of sane size."""
    if type(value) is not int or abs(value) > largest:
        raise damaged(f"{value!r} is not a whole number of at most {largest}")
    return value


def numbers(value: Any) -> tuple[int, ...]:
    """A tuple of whole numbers."""
    return tuple([whole(item) for item in expect(value, list, "numbers")])


def plain_tuple(items: list[Any], where: str, depth: int = 0) -> tuple[Any, ...]:
    """Words, numbers and tuples of them."""
    if depth > 3:
        raise damaged(f"{where} is nested too deep")
    return tuple(
        [
            plain_tuple(item, where, depth + 1)
            if isinstance(item, list)
            else item
            if isinstance(item, str)
            else whole(item)
            for item in items
        ]
    )


def values_of(items: Any) -> tuple[Value, ...]:
    """The values of a log line."""
    return cast("tuple[Value, ...]", plain_tuple(expect(items, list, "log"), "log"))
