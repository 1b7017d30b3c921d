"""What the rules' conditions read: one option somebody thinks of at one question of The Others, and the conditions
that many options share."""

from typing import ClassVar, Final

from othersight.games.the_others.state.config import ABOMINATION, ACOLYTE
from othersight.games.the_others.state.table import ON_BOARD, Hero, Monster, OthersTable
from othersight.kernel.compiling import mypyc_attr
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, Reason
from othersight.toolkit.conditions import Case as AnyCase
from othersight.toolkit.conditions import Condition, Conditions, Finer, Listed, Table

CONDITIONS: Final = Table()
"""What must hold for each verb at each kind of question; every chapter adds its own."""
PLANS: Final = CONDITIONS.plans
"""What is worked out from them, at hand."""

FREE: Final[Conditions] = ()
"""Always open where the question is asked."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Case(AnyCase):
    """A question of The Others and an option somebody thinks of."""

    table: ClassVar[Table] = CONDITIONS

    def __init__(self, g: Game, kind: str, frame: Procedure, actor: Hero | None = None) -> None:
        self.g = g  # what `super` would do, without a call: this is done at every question
        self.kind = kind
        self.frame = frame
        self.plans = PLANS.get(kind) or CONDITIONS.plans_of(kind)
        self.t: OthersTable = g.table
        self.actor = actor

    def hero(self) -> Hero:
        """The Hero whom the rule that asks is about."""
        if self.actor is None:
            hero: int = self.frame.hero
            self.actor = self.t.heroes[hero]
        return self.actor

    def reason(self, condition: Condition) -> Reason:
        """Why the option is not open, with the Hero whom the rule that asks is about."""
        reason = super().reason(condition)
        reason.args["hero"] = int(getattr(self.frame, "hero", self.t.current))
        return reason


class Kept:
    """The options of a verb with the numbers of a tuple, made once for each such tuple."""

    def __init__(self, verb: str) -> None:
        self.verb = verb
        self.made: dict[tuple[int, ...], list[Option]] = {}

    def of(self, numbers: tuple[int, ...]) -> list[Option]:
        """The options with these numbers, in their order; only to be read."""
        options = self.made.get(numbers)
        if options is None:
            options = [(self.verb, number) for number in numbers]
            self.made[numbers] = options
        return options


def all_spaces(c: Case) -> range:
    """The map's Spaces."""
    return range(c.t.config.city.n)


def is_space(c: Case) -> bool:
    """The number is one of the map's Spaces."""
    return c.target in all_spaces(c)


def all_heroes(c: Case) -> tuple[int, ...]:
    """The seven Heroes of the team."""
    return c.t.config.team


def is_hero(c: Case) -> bool:
    """The number is one of the seven Heroes of the team."""
    return c.target in all_heroes(c)


def monsters_on_board(c: Case) -> list[int]:
    """All Monsters that stand on the board."""
    return [monster.index for monster in c.t.monsters if monster.state == ON_BOARD]


def is_monster(c: Case) -> bool:
    """The number is a Monster's, and it stands on the board."""
    return 0 <= c.target < len(c.t.monsters) and c.t.monsters[c.target].state == ON_BOARD


def is_common_kind(monster: Monster) -> bool:
    """TO-CITY-09, TO-HELLCLUB-04: an Acolyte or an Abomination, no other Monster."""
    return monster.kind in (ACOLYTE, ABOMINATION)


def is_common(c: Case) -> bool:
    """TO-CITY-09, TO-HELLCLUB-04."""
    return is_common_kind(c.t.monsters[c.target])


ANY_SPACE: Final = Listed("TO-MOVE-03", "reason-no-such-space", all_spaces)
ANY_HERO: Final = Listed("TO-SETUP-11", "reason-no-such-hero", all_heroes)
ANY_MONSTER: Final = Listed("TO-SETUP-10", "reason-no-such-monster", monsters_on_board)
"""All Spaces, Heroes or Monsters on the board as candidates."""
A_SPACE: Final = Finer("TO-MOVE-03", "reason-no-such-space", is_space)
A_HERO: Final = Finer("TO-SETUP-11", "reason-no-such-hero", is_hero)
A_MONSTER: Final = Finer("TO-SETUP-10", "reason-no-such-monster", is_monster)
COMMON: Final = Condition("TO-HELLCLUB-04", "reason-not-common", is_common)
"""What a thing must be where narrower candidates follow."""
