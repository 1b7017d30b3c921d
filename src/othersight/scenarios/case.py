"""One case of a scenario file: how the game begins, the script, and what is expected of it."""

from typing import Any

from othersight.locales import text
from othersight.scenarios.errors import FaultyScenario, shown
from othersight.scenarios.lines import Sources
from othersight.scenarios.merging import merged
from othersight.scenarios.script import Script

LONGEST_SCRIPT = 2000
MOST_DICE = 2000
CHANCE_KEYS = ("dice", "draws", "seed", "used", "more")
TWIN_KEYS = ("same", "options", "position", "chance", "script")


class Expectation:
    """What must hold after so many lines of the script; `path` is where the file says so."""

    def __init__(self, after: int, values: dict[str, Any], path: str) -> None:
        self.after = after
        self.values = values
        self.path = path


class Case:
    """One run: how the game starts, the script, and what is expected of it."""

    def __init__(self, sources: Sources, number: int, data: dict[str, Any]) -> None:
        self.sources = sources
        self.prefix = f"case[{number}]." if number >= 0 else ""
        self.title = str(data.get("title", ""))
        self.options: dict[str, Any] = self.table(data, "options")
        if "board" in data:
            self.options = {**self.options, "board": self.table(data, "board")}
        self.position: dict[str, Any] = self.table(data, "position")
        self.script = self.read_script(self.table(data, "script", ("play",)))
        chance = self.table(data, "chance", CHANCE_KEYS)
        self.dice = self.texts(chance, "chance.dice", "dice")
        self.draws = self.texts(chance, "chance.draws", "draws")
        more = self.flag(chance, "chance.more", "more")
        self.all_dice = "dice" in chance and not more
        self.seed = self.read_seed(chance.get("seed", "0"))
        self.used = self.number(chance, "chance.used", "used", 10**9)
        self.expectations = self.read_expectations(data.get("expect", {}))
        self.same: list[str] = []
        """Seats that cannot tell the game from its twin."""
        self.twin = self.read_twin(number, data) if "twin" in data else None
        expects = any(expectation.values for expectation in self.expectations)
        if not expects and self.twin is None and "same" not in data:
            raise self.fault("", "scenario-expects-nothing")

    def read_twin(self, number: int, data: dict[str, Any]) -> "Case":
        """The same case with what `[twin]` names instead, which some seats must not be able to tell apart."""
        twin = self.table(data, "twin", TWIN_KEYS)
        self.same = self.texts(twin, "twin.same", "same")
        if not self.same:
            raise self.fault("twin", "scenario-twin-same")
        own = {key: value for key, value in twin.items() if key != "same"}
        shared = {key: value for key, value in data.items() if key not in ("twin", "expect")}
        return Case(self.sources, number, {**merged(shared, own), "same": True})

    def read_script(self, data: dict[str, Any]) -> Script:
        """The answers and the labels between them."""
        script = Script(self.texts(data, "script.play", "play"))
        if script.twice >= 0:
            raise self.fault(f"script.play[{script.twice}]", "scenario-label-twice")
        return script

    def start(self) -> dict[str, Any]:
        """How the game begins, in the manner of `game.start`."""
        start: dict[str, Any] = {
            "options": self.options,
            "seed": self.seed,
            "position": self.position,
            "dice": [*self.dice, *(["end"] if self.all_dice else [])],
        }
        if self.draws:
            start["draws"] = self.draws
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
            values = {key: value for key, value in entry.items() if key != "after"}
            found.append(Expectation(self.read_after(entry, path), values, path))
        return found

    def read_after(self, entry: dict[str, Any], path: str) -> int:
        """After how many answers something is expected: a label, a number, or all of them."""
        label = entry.get("after")
        if isinstance(label, str):
            if label not in self.script.labels:
                known = self.script.known_labels()
                where = f"{path}.after"
                raise self.fault(where, "scenario-no-label", label=shown(label), known=known)
            return self.script.labels[label]
        after = self.number(entry, f"{path}.after", "after", len(self.script.lines))
        return len(self.script.lines) if after < 0 else after

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

    def at(self, path: str) -> tuple[str, int]:
        """File and line of a key: in the case if it names it, else in what all cases share."""
        return self.sources.at(path, self.prefix)

    def line(self, path: str) -> int:
        """The line of a key."""
        return self.at(path)[1]

    def fault(self, path: str, key: str, **arguments: str | int) -> FaultyScenario:
        """A fault at a key of this case."""
        return self.fault_saying(path, text(key, "", **arguments))

    def fault_saying(self, path: str, said: str) -> FaultyScenario:
        """A fault at a key of this case, in these words."""
        file, line = self.at(path)
        return FaultyScenario(file, line, said)
