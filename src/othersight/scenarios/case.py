"""One case of a scenario file: how the game begins, the script, and what is expected of it."""

from typing import Any

from othersight.locales import text
from othersight.scenarios.errors import FaultyScenario, shown
from othersight.scenarios.lines import KeyLines

LONGEST_SCRIPT = 2000
MOST_DICE = 2000
CHANCE_KEYS = ("dice", "seed", "used", "more")


class Expectation:
    """What must hold after so many lines of the script; `path` is where the file says so."""

    def __init__(self, after: int, values: dict[str, Any], path: str) -> None:
        self.after = after
        self.values = values
        self.path = path


class Case:
    """One run: how the game starts, the script, and what is expected of it."""

    def __init__(self, file: str, lines: KeyLines, number: int, data: dict[str, Any]) -> None:
        self.file = file
        self.lines = lines
        self.prefix = f"case[{number}]." if number >= 0 else ""
        self.title = str(data.get("title", ""))
        self.options: dict[str, Any] = self.table(data, "options")
        if "board" in data:
            self.options = {**self.options, "board": self.table(data, "board")}
        self.position: dict[str, Any] = self.table(data, "position")
        self.script = self.texts(self.table(data, "script", ("play",)), "script.play", "play")
        chance = self.table(data, "chance", CHANCE_KEYS)
        self.dice = self.texts(chance, "chance.dice", "dice")
        more = self.flag(chance, "chance.more", "more")
        self.all_dice = "dice" in chance and not more
        self.seed = self.read_seed(chance.get("seed", "0"))
        self.used = self.number(chance, "chance.used", "used", 10**9)
        self.expectations = self.read_expectations(data.get("expect", {}))
        if not any(expectation.values for expectation in self.expectations):
            raise self.fault("", "scenario-expects-nothing")

    def start(self) -> dict[str, Any]:
        """How the game begins, in the manner of `game.start`."""
        start: dict[str, Any] = {
            "options": self.options,
            "seed": self.seed,
            "position": self.position,
            "dice": [*self.dice, *(["end"] if self.all_dice else [])],
        }
        return {**start, "used": self.used} if self.used >= 0 else start

    def read_seed(self, value: object) -> str:
        """A seed, as text."""
        if isinstance(value, bool) or not isinstance(value, (int, str)) or len(shown(value)) > 99:
            raise self.fault("chance.seed", "scenario-seed", given=shown(value))
        return str(value)

    def read_expectations(self, data: object) -> list[Expectation]:
        """`[expect]` once, or `[[expect]]` several times, each after some line of the script."""
        several = isinstance(data, list)
        found: list[Expectation] = []
        for number, entry in enumerate(data if isinstance(data, list) else [data]):
            path = f"expect[{number}]" if several else "expect"
            if not isinstance(entry, dict):
                raise self.fault(path, "scenario-wants-table", name="expect")
            after = self.number(entry, f"{path}.after", "after", len(self.script))
            values = {key: value for key, value in entry.items() if key != "after"}
            found.append(Expectation(len(self.script) if after < 0 else after, values, path))
        return found

    # -- typed values

    def table(
        self, data: dict[str, Any], key: str, known: tuple[str, ...] | None = None
    ) -> dict[str, Any]:
        """A table of the case; with `known`, one that has no other keys."""
        value = data.get(key, {})
        if not isinstance(value, dict):
            raise self.fault(key, "scenario-wants-table", name=key)
        for name in value if known is not None else ():
            if known is not None and name not in known:
                raise self.fault(
                    f"{key}.{name}",
                    "scenario-unknown-key",
                    name=shown(name),
                    known=", ".join(known),
                )
        return value

    def texts(self, table: dict[str, Any], path: str, key: str) -> list[str]:
        """A list of texts of sane length."""
        value = table.get(key, [])
        most = LONGEST_SCRIPT if key == "play" else MOST_DICE
        if not isinstance(value, list):
            raise self.fault(path, "scenario-wants-list", name=path)
        if len(value) > most:
            raise self.fault(path, "scenario-too-many", name=path, given=len(value), most=most)
        for number, item in enumerate(value):
            if not isinstance(item, str):
                raise self.fault(f"{path}[{number}]", "scenario-wants-list", name=path)
        return list(value)

    def number(self, table: dict[str, Any], path: str, key: str, most: int) -> int:
        """A whole number from 0, or -1 when there is none."""
        value = table.get(key, -1)
        if key in table and (type(value) is not int or not 0 <= value <= most):
            raise self.fault(path, "scenario-wants-number", name=key, given=shown(value), most=most)
        return int(value)

    def flag(self, table: dict[str, Any], path: str, key: str) -> bool:
        """True or false."""
        value = table.get(key, False)
        if not isinstance(value, bool):
            raise self.fault(path, "scenario-wants-flag", name=key, given=shown(value))
        return value

    # -- faults

    def line(self, path: str) -> int:
        """The line of a key: in the case if it names it, else in what all cases share."""
        known, line = self.lines.nearest(path)
        if not self.prefix:
            return line
        own, own_line = self.lines.nearest(self.prefix + path)
        return own_line if len(own) - len(self.prefix) >= len(known) else line

    def fault(self, path: str, key: str, **arguments: str | int) -> FaultyScenario:
        """A fault at a key of this case."""
        return FaultyScenario(self.file, self.line(path), text(key, "en", **arguments))
