"""Skill tests (chapter TL-SKILL)."""

from typing import ClassVar

from othersight.games.they_live.rules.dice import roll_dice, successes
from othersight.games.they_live.rules.effects import TEST, pool
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure


class SkillTest(Procedure):
    """TL-SKILL-02, TL-SKILL-03, TL-SKILL-04: one player rolls; the result is 1 if the test is passed."""

    steps: ClassVar[tuple[str, ...]] = ("roll",)
    fields: ClassVar[tuple[str, ...]] = ("person", "skill", "needed")

    def __init__(self, person: int = 0, skill: int = 0, needed: int = 1) -> None:
        Procedure.__init__(self)
        self.person = person
        self.skill = skill
        self.needed = needed

    def roll(self, g: Game) -> None:
        """As many dice as the skill with its modifiers; at least one success, or the printed number."""
        self.finish(take_test(g, self.person, self.skill, self.needed))


def take_test(g: Game, person: int, skill: int, needed: int) -> int:
    """TL-SKILL-02, TL-SKILL-03, TL-SKILL-04: the roll of a test, which asks nobody anything."""
    t: LiveTable = g.table
    roll = roll_dice(g, pool(g, t.people[person], skill, TEST))
    passed = successes(roll) >= needed
    g.tell("test-passed" if passed else "test-failed", person, skill, needed, roll)
    return 1 if passed else 0


def change_skill(g: Game, person: int, skill: int, by: int) -> None:
    """TL-SKILL-09: never below 0."""
    record = table_of(g).edit_unharmed(person)
    values = list(record.skills)
    values[skill] = max(0, values[skill] + by)
    record.skills = tuple(values)
    g.tell("dial", person, skill, values[skill])
