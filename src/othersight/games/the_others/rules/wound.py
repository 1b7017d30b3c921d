"""Wounds on the slots of the Corruption Track, and healing (chapter TO-WOUND)."""

from typing import Any, ClassVar, Final

from othersight.games.the_others.rules.conditions import CONDITIONS, Case
from othersight.games.the_others.rules.figures import is_alive, player_of
from othersight.games.the_others.state.table import Hero, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, number
from othersight.toolkit.conditions import Condition, Conditions, Finer, Listed, Look, Whole

SLOTS: Final = 7
MARKERS: Final = 5


class TakeWounds(Procedure):
    """A Hero takes Wounds, one marker after the other."""

    steps: ClassVar[tuple[str, ...]] = ("place_marker",)
    fields: ClassVar[tuple[str, ...]] = ("hero", "wounds")

    def __init__(self, hero: int = 0, wounds: int = 0) -> None:
        Procedure.__init__(self)  # quicker than by `super`
        self.hero = hero
        self.wounds = wounds

    def place_marker(self, g: Game) -> None:
        """TO-WOUND-01: on a slot of his choice; TO-WOUND-05: after the fifth the rest lapse."""
        t: OthersTable = g.table
        hero = t.heroes[self.hero]
        is_fifth = len(hero.covered) == MARKERS - 1
        choice = g.choice
        if not choice:
            if self.wounds <= 0 or not is_alive(t, self.hero):
                return
            slots = self.slots_left(g, hero)  # the fifth kills him wherever it lies
            choice = slots[0] if is_fifth else g.ask(hero.player, "wound", slots)
            if not choice:
                return
        slot: Any = choice[1]
        hero = t.edit_hero(self.hero) if is_fifth else t.edit_unharmed(self.hero)
        marker: tuple[int, ...] = (slot,)
        hero.covered += marker
        g.tell("wound", self.hero, slot)
        self.wounds -= 1
        if self.wounds > 0 or t.unsettled:  # the standing tests come while it is under way
            self.again()

    def slots_left(self, g: Game, hero: Hero) -> list[Option]:
        """TO-WOUND-02: where the next marker may lie."""
        if LOOK.is_good:
            return ways_to_cover(hero.covered).copy()
        return Case(g, "wound", self, hero).options("cover")


class Heal(Procedure):
    """A Hero takes one Wound marker of his choice off his track."""

    steps: ClassVar[tuple[str, ...]] = ("take_off_marker",)
    fields: ClassVar[tuple[str, ...]] = ("hero",)

    def __init__(self, hero: int = 0) -> None:
        super().__init__()
        self.hero = hero

    def take_off_marker(self, g: Game) -> None:
        """TO-WOUND-03, TO-WOUND-07."""
        t: OthersTable = g.table
        if not can_heal(t.heroes[self.hero]):
            return
        covered = t.heroes[self.hero].covered
        choice = g.choice or g.ask(
            player_of(t, self.hero), "heal", Case(g, "heal", self).options("uncover")
        )
        if not choice:
            return
        hero = t.edit_unharmed(self.hero)
        hero.covered = tuple([slot for slot in covered if slot != number(choice, 1)])
        g.tell("heal", self.hero, number(choice, 1))


def is_slot(c: Case) -> bool:
    """TO-WOUND-01: the track has seven slots."""
    return 1 <= c.target <= SLOTS


def open_slots(c: Case) -> list[Option]:
    """TO-WOUND-02: a slot holds one marker."""
    return ways_to_cover(c.hero().covered)


def ways_to_cover(covered: tuple[int, ...]) -> list[Option]:
    """TO-WOUND-02: what may be covered when these slots are; only to be read."""
    ways = COVERING.get(covered)
    if ways is None:
        ways = [("cover", slot) for slot in range(1, SLOTS + 1) if slot not in covered]
        COVERING[covered] = ways
    return ways


def covered_slots(c: Case) -> list[int]:
    """TO-WOUND-03: healing takes off a marker that lies there."""
    return sorted(c.hero().covered)


COVERING: Final[dict[tuple[int, ...], list[Option]]] = {}
"""What may be covered when these slots are, made once."""
A_SLOT: Final = Finer("TO-WOUND-01", "reason-no-such-slot", is_slot)
CONDITIONS["wound", "cover"] = (
    A_SLOT,
    Whole("TO-WOUND-02", "reason-slot-covered", open_slots),
)
LOOK: Final = Look(CONDITIONS, ("wound", "cover"))
CONDITIONS["heal", "uncover"] = (
    A_SLOT,
    Listed("TO-WOUND-03", "reason-slot-not-covered", covered_slots),
)


def has_wound_to_heal(c: Case) -> bool:
    """TO-WOUND-07."""
    return can_heal(c.hero())


CAN_HEAL: Final[Conditions] = (
    Condition("TO-WOUND-07", "reason-nothing-to-heal", has_wound_to_heal, general=True),
)


def can_heal(hero: Hero) -> bool:
    """TO-WOUND-07, TO-WOUND-03: he has a Wound and no mark of a CORRUPTED DOCTOR."""
    return len(hero.covered) > 0 and not hero.cannot_heal


def markers_left(hero: Hero) -> int:
    """How many Wounds he can still take, the fatal one included."""
    return MARKERS - len(hero.covered)
