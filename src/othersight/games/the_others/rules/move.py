"""Moves of Heroes and Monsters, and teleports (chapter TO-MOVE)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.check import call_check, is_harmless
from othersight.games.the_others.rules.conditions import Case
from othersight.games.the_others.rules.corrupt import take_corruption
from othersight.games.the_others.rules.effects import APOCALYPSE, POWERS, effects_of
from othersight.games.the_others.rules.figures import (
    of_kind_in,
    place_hero,
    place_monster,
    table_of,
)
from othersight.games.the_others.rules.npc import ravencorp_steps
from othersight.games.the_others.rules.wound import TakeWounds
from othersight.games.the_others.state.config import ABOMINATION, CORRUPTION, FIRE
from othersight.games.the_others.state.table import Hero, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.toolkit.conditions import Listed

STEPS: Final = 2


class HeroStep(Procedure):
    """One step of a Hero's Move, in the order of TO-MOVE-11 (TO-TIME-09, TO-CHECK-06), whatever way it takes
    (TO-METRO-02)."""

    steps: ClassVar[tuple[str, ...]] = (
        "leave_monsters", "corruption_left", "fire_left", "go", "corruption_entered", "fire_entered", "price",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = ("hero", "source", "target", "nth")

    def __init__(self, hero: int = 0, source: int = 0, target: int = 0, nth: int = 1) -> None:
        Procedure.__init__(self)  # quicker than by `super`
        self.hero = hero
        self.source = source
        self.target = target
        self.nth = nth
        """Which step of the Move it is, from 1."""

    def leave_monsters(self, g: Game) -> None:
        """TO-MOVE-05: one Wound for leaving a Space with Monsters, judged now (TO-MOVE-06)."""
        t: OthersTable = g.table
        if not t.spaces[self.source].monsters and is_harmless(t, self.source):
            self.go(g)
            return
        wounds = wounds_for_leaving(t, t.heroes[self.hero], self.source)
        if wounds:
            g.tell("leaves-monsters", self.hero, wounds)
            g.call(TakeWounds(self.hero, wounds))

    def corruption_left(self, g: Game) -> None:
        """TO-MOVE-11 (b)."""
        call_check(g, self.hero, self.source, CORRUPTION)

    def fire_left(self, g: Game) -> None:
        """TO-MOVE-11 (c)."""
        call_check(g, self.hero, self.source, FIRE)

    def go(self, g: Game) -> None:
        """TO-MOVE-11 (d), TO-MOVE-12."""
        t: OthersTable = g.table
        place_hero(t, self.hero, self.target)
        g.tell("hero-moves", self.hero, self.source, self.target)
        if is_harmless(t, self.target):
            if price_of_step(t, self.nth):
                self.skip_to("price")
            else:
                self.finish()
        else:
            self.skip_to("corruption_entered")

    def corruption_entered(self, g: Game) -> None:
        """TO-MOVE-11 (e)."""
        call_check(g, self.hero, self.target, CORRUPTION)

    def fire_entered(self, g: Game) -> None:
        """TO-MOVE-11 (f)."""
        call_check(g, self.hero, self.target, FIRE)

    def price(self, g: Game) -> None:
        """The Forced Corruption that the Sin's power takes for this step (SLOTH)."""
        t: OthersTable = g.table
        price = price_of_step(t, self.nth)
        if price > 0:
            POWERS[t.config.sin].tell_step_price(g, self.hero, price)
            take_corruption(g, self.hero, price)


def price_of_step(t: OthersTable, nth: int) -> int:
    """The Forced Corruption for the nth step of a Move."""
    return POWERS[t.config.sin].step_price(t, nth) if t.config.power else 0


def wounds_for_leaving(t: OthersTable, hero: Hero, space: int) -> int:
    """TO-MOVE-05: none without Monsters there; the mark of PUNISH THE IDLE (SCS-4) makes it 2 with an Abomination."""
    if not t.spaces[space].monsters:
        return 0
    idle = t.sins.punish_idle and of_kind_in(t, space, ABOMINATION) > 0
    wounds = 2 if idle else 1
    for effect in effects_of(t, hero):
        wounds = effect.leaving_wounds(wounds)
    return wounds


def steps_of_move(t: OthersTable, hero: Hero) -> int:
    """TO-MOVE-01, TO-MOVE-13: 2 steps, and all bonuses add up."""
    steps = STEPS + ravencorp_steps(hero)
    for effect in effects_of(t, hero):
        steps += effect.move_steps(t, hero)
    return steps


def monster_steps(t: OthersTable, steps: int) -> int:
    """A Monster's Move, longer while SCURRYING IN THE DARK is in force (APT-4)."""
    for card in t.sins.revealed:
        steps += APOCALYPSE[card].monster_steps()
    return steps


def monster_targets(t: OthersTable, space: int, steps: int) -> tuple[int, ...]:
    """Where a Monster may Move from a Space: not out of one with a Hero, nor on through one
    (TO-MOVE-07, TO-MOVE-08); no Metro (TO-METRO-03). Worked out once for each way in which Heroes may stand around,
    nearer than its last step."""
    if t.spaces[space].heroes:
        return ()
    if steps > STEPS + 1:
        return monster_ways(t, space, steps)
    around = 0
    near = t.config.city.adjacent[space] if steps <= STEPS else t.config.city.within_2[space]
    for there in near:
        if t.spaces[there].heroes:
            around |= 1 << there
    kept = t.config.city.monster_ways
    found = kept.get((space, steps, around))
    if found is None:
        found = monster_ways(t, space, steps)
        kept[space, steps, around] = found
    return found


def monster_ways(t: OthersTable, space: int, steps: int) -> tuple[int, ...]:
    """TO-MOVE-08, TO-METRO-03: the Spaces in reach of a Monster, in their order."""
    adjacent = t.config.city.adjacent
    spaces = t.spaces
    reached = [False] * len(spaces)
    reached[space] = True
    found: list[int] = []
    edge = [space]
    for _ in range(steps):
        beyond: list[int] = []
        for here in edge:
            for there in adjacent[here]:
                if not reached[there]:
                    reached[there] = True
                    found.append(there)
                    if not spaces[there].heroes:
                        beyond.append(there)
        edge = beyond
    found.sort()
    return tuple(found)


def move_monster(g: Game, monster: int, space: int) -> None:
    """A Monster Moves; Fire and Corruption do nothing to it (TO-MOVE-09)."""
    t: OthersTable = g.table
    source = t.monsters[monster].space
    place_monster(t, monster, space)
    g.tell("monster-moves", monster, source, space)


def teleport_hero(g: Game, hero: int, space: int) -> None:
    """TO-MOVE-14: no checks, no Wound for leaving Monsters."""
    place_hero(table_of(g), hero, space)
    g.tell("hero-teleported", hero, space)


def teleport_monster(g: Game, monster: int, space: int) -> None:
    """TO-MOVE-14: a Monster may be teleported away from Heroes."""
    place_monster(table_of(g), monster, space)
    g.tell("monster-teleported", monster, space)


def spaces_next_to_monster(c: Case) -> tuple[int, ...]:
    """TO-MOVE-02, TO-MOVE-15, TO-MOVE-14: adjacent to the Space of the Monster that is sent away."""
    return c.t.config.city.adjacent[c.t.monsters[int(c.frame.monster)].space]


NEXT_TO_MONSTER: Final = Listed("TO-MOVE-02", "reason-not-next-to-monster", spaces_next_to_monster)


def teleport_targets(t: OthersTable, space: int, distance: int) -> list[int]:
    """TO-MOVE-15: other Spaces up to that distance by adjacency, no Metro and no river."""
    city = t.config.city
    near = city.adjacent[space] if distance == 1 else city.within_2[space]
    return [s for s in near if s != space]
