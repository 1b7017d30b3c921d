"""The rolls of The Others against their expectation (chapter TO-DICE, TO-FIGHT-10, TO-FIGHT-11, TO-FIGHT-12,
TO-FIGHT-13, TO-FIGHT-14, TO-CHECK-03, TO-CHECK-04, TO-CHECK-05, TO-CHECK-06, TO-CHECK-07, TO-CHECK-08).

A roll is told before its results; where the same roll is told twice before them, the first was cancelled by CURSED
FATE. FAITH and BURST add dice, so that a pool of n always ends with n dice that show something else.
"""

from collections.abc import Sequence
from dataclasses import replace

from othersight.games.the_others.rules.check import shield
from othersight.games.the_others.rules.effects import POWERS, Power
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.state.config import BURST, FAITH, FIRE
from othersight.games.the_others.study.harm_luck import Fought, against_defense, beaten_back
from othersight.games.the_others.study.pools import Pools
from othersight.kernel.game import Game
from othersight.kernel.log import Entry, Value
from othersight.odds.chains import less
from othersight.study.measures import Measure
from othersight.study.rolls import Rolled, rolls_read
from othersight.toolkit.log_words import a_number, several

HEROES = "heroes"
SINS = "sins"

KINDS = {
    "fight-roll": (HEROES, "fight"),
    "ranged-roll": (HEROES, "shot"),
    "cleanse-roll": (HEROES, "cleanse"),
    "sins-roll": (SINS, "fight"),
    "strike-back-roll": (SINS, "strike-back"),
    "check": (SINS, "check"),
}
"""The lines that tell a roll: whose dice they are and what for."""

CLOSED_BY = {
    "cleanse-results": ("cleanse-roll",),
    "ranged-results": ("ranged-roll",),
    "fight-results": ("fight-roll", "sins-roll"),
    "strike-back-results": ("strike-back-roll",),
    "check-harm": ("check",),
}
"""The lines after which a roll can no longer be cancelled."""


def rolls(positions: Sequence[Game]) -> list[Rolled]:
    """Every roll of a game in order, from its positions after 0, 1, 2, ... decisions."""
    return rolls_read(positions, Reading)


class Reading:
    """The log up to some line: the rolls so far, those that may still be cancelled, and the Fight under way."""

    def __init__(self, positions: Sequence[Game]) -> None:
        self.positions = positions
        config = table_of(positions[-1]).config
        self.pools = Pools(config.hero_die, config.sin_die)
        self.power = POWERS[config.sin] if config.power else Power("")
        self.power_figures = config.power_figures
        self.rolls: list[Rolled] = []
        self.open: dict[str, int] = {}
        self.fought = Fought()

    def read(self, entry: Entry) -> None:
        """One line more."""
        if entry.key in KINDS:
            self.read_roll(entry)
        elif entry.key == "hero-results":
            self.fought.read_hero(several(entry.values[1]))
        elif entry.key == "sin-results":
            self.fought.read_sins(several(entry.values[1]))
        elif entry.key in CLOSED_BY:
            self.read_harm(entry)
            for key in CLOSED_BY[entry.key]:
                self.open.pop(key, None)

    def read_roll(self, entry: Entry) -> None:
        """Dice have fallen; the same dice, if they lay there already, are cancelled."""
        if entry.key in self.open:
            at = self.open[entry.key]
            self.rolls[at] = replace(self.rolls[at], stands=False)
        self.open[entry.key] = len(self.rolls)
        self.rolls.append(self.rolled(entry))
        if entry.key in ("fight-roll", "ranged-roll"):
            company = 1 if "teamwork" in several(entry.values[2]) else 0
            strength = self.power.in_fight(self.power_figures, (company, 0, 1, 1))
            self.fought = Fought(cancelled=strength[3])

    def rolled(self, entry: Entry) -> Rolled:
        """The roll that a line tells."""
        side, kind = KINDS[entry.key]
        faces = faces_in(entry)
        if kind == "check":
            kind = "fire-check" if entry.values[2] == FIRE else "corruption-check"
        extra = faces.count(FAITH if side == HEROES else BURST)
        pool = len(faces) - extra
        successes, others = (
            self.pools.of_hero(pool, faces, kind == "cleanse")
            if side == HEROES
            else self.pools.of_sins(pool, faces, kind)
        )
        hero = a_number(entry.values[0])
        return Rolled(entry.decision, side, hero, kind, pool, len(faces), successes, others)

    def read_harm(self, entry: Entry) -> None:
        """What a roll that stands has cost the Hero."""
        if entry.key == "check-harm" and "check" in self.open:
            self.add_harm("check", self.check_harm(entry))
        elif entry.key == "fight-results" and {"fight-roll", "sins-roll"} <= self.open.keys():
            self.add_harm("sins-roll", against_defense(self.pools, self.fought, *self.both()))
        elif entry.key == "strike-back-results" and "strike-back-roll" in self.open:
            pool = self.rolls[self.open["strike-back-roll"]].pool
            self.add_harm("strike-back-roll", beaten_back(self.pools, self.fought, pool))

    def both(self) -> tuple[Rolled, Rolled]:
        """The Hero's roll and the Sins Player's in the Fight under way."""
        return self.rolls[self.open["fight-roll"]], self.rolls[self.open["sins-roll"]]

    def add_harm(self, key: str, harm: dict[str, Measure]) -> None:
        """Harm is told of the dice that did it."""
        at = self.open[key]
        self.rolls[at] = replace(self.rolls[at], others={**self.rolls[at].others, **harm})

    def check_harm(self, entry: Entry) -> dict[str, Measure]:
        """TO-CHECK-08: what PROXY and HAZMATA SUIT leave of a check, as the table stood before it."""
        before = self.positions[max(0, entry.decision - 1)]
        roll = self.rolls[self.open["check"]]
        stopped = shield(table_of(before), a_number(entry.values[0]))
        name = "wounds" if entry.values[1] == FIRE else "corruption"
        got = max(0, roll.successes.got - stopped)
        return {name: Measure(got, less(roll.successes.chances, stopped))}


def faces_in(entry: Entry) -> tuple[Value, ...]:
    """The faces that fell."""
    return several(entry.values[3 if entry.key == "check" else 1])
