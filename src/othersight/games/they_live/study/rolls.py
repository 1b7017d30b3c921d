"""The rolls of They Live against their expectation (chapter TL-DICE).

Every KICK ASS is a success. Tests that need a number of them are also counted as passed or not, Combat rolls by the
damage they deal, criticals included, and a test of the Final Assault for the whole group.
"""

from collections.abc import Sequence
from dataclasses import replace

from othersight.games.they_live.odds.pools import damages, die_of
from othersight.games.they_live.odds.pools import successes as successes_of
from othersight.games.they_live.rules.dice import damage_of, successes
from othersight.games.they_live.rules.people import table_of
from othersight.kernel.game import Game
from othersight.kernel.log import Entry, Value
from othersight.kernel.odds import Chances
from othersight.odds.chains import at_least, together
from othersight.study.measures import Measure
from othersight.study.rolls import EVERYBODY, Rolled, rolls_read
from othersight.toolkit.log_words import a_number, several

HUMANS = "humans"
INVADERS = "invaders"

Roll = tuple[int, ...]

KINDS: dict[str, tuple[str, int, int]] = {
    "test-passed": ("test", 3, 2),
    "test-failed": ("test", 3, 2),
    "persuade": ("persuade", 2, 3),
    "stealth": ("stealth", 1, 2),
    "combat": ("combat", 1, -1),
    "reward-roll": ("reward", 1, -1),
    "gather": ("gather", 1, -1),
    "assault-roll": ("assault", 1, -1),
}
"""The lines that tell one person's roll: what for, and where in the line the dice and the number needed stand."""

PAIRS = {"pvp-stealth": "pvp-stealth", "pvp-combat": "pvp-combat"}
"""The lines that tell two rolls, each after the person who rolled."""


def rolls(positions: Sequence[Game]) -> list[Rolled]:
    """Every roll of a game in order, from its positions after 0, 1, 2, ... decisions."""
    return rolls_read(positions, Reading)


class Reading:
    """The log up to some line: the rolls so far, and the dice of an assault test that is not yet decided."""

    def __init__(self, positions: Sequence[Game]) -> None:
        self.positions = positions
        self.end = positions[-1]
        self.die = die_of(table_of(self.end).config.die)
        self.rolls: list[Rolled] = []
        self.group: Chances = (1.0,)

    def read(self, entry: Entry) -> None:
        """One line more."""
        if entry.key in KINDS:
            self.read_roll(entry)
        elif entry.key in PAIRS:
            for at in (0, 2):
                self.add(entry, a_number(entry.values[at]), PAIRS[entry.key], entry.values[at + 1])
        elif entry.key == "assault-needs":
            self.group = (1.0,)
        elif entry.key == "assault-test":
            self.read_assault_test(entry)

    def read_roll(self, entry: Entry) -> None:
        """One person's roll."""
        kind, at, needed = KINDS[entry.key]
        person = a_number(entry.values[0])
        if kind == "assault":
            before = self.positions[max(0, entry.decision - 1)]
            person = table_of(before).playing[person]
        wanted = a_number(entry.values[needed]) if needed >= 0 else -1
        roll = self.add(entry, person, kind, entry.values[at], wanted)
        if kind == "assault":
            self.group = together(self.group, roll.successes.chances)

    def add(self, entry: Entry, person: int, kind: str, dice: Value, needed: int = -1) -> Rolled:
        """A roll with what can be counted of it."""
        faces: Roll = tuple([a_number(face) for face in several(dice)])
        pool = len(faces)
        got = successes(faces)
        chances = successes_of(pool, self.die)
        others: dict[str, Measure] = {}
        if needed >= 0:
            others["passed"] = passed(got >= needed, at_least(chances, needed))
        if kind in ("combat", "pvp-combat"):
            others["damage"] = Measure(damage_of(faces), damages((pool,), self.die))
        roll = Rolled(
            entry.decision,
            self.side(person),
            person,
            kind,
            pool,
            pool,
            Measure(got, chances),
            others,
        )
        self.rolls.append(roll)
        return roll

    def side(self, person: int) -> str:
        """Whose dice they are; nobody's in particular as long as the game goes on (TL-INFO-01)."""
        if not self.end.outcome:
            return EVERYBODY
        return INVADERS if table_of(self.end).people[person].invader else HUMANS

    def read_assault_test(self, entry: Entry) -> None:
        """TL-ASSAULT-11: the whole group's dice against what is required; without a success it is failed."""
        required, _, helped, done = [a_number(value) for value in entry.values]
        if self.rolls and self.rolls[-1].kind == "assault":
            test = passed(bool(done), at_least(self.group, max(1, required - helped)))
            last = self.rolls[-1]
            self.rolls[-1] = replace(last, others={**last.others, "passed-together": test})
        self.group = (1.0,)


def passed(done: bool, chance: float) -> Measure:
    """A test that is passed or not."""
    return Measure(1 if done else 0, (1.0 - chance, chance))
