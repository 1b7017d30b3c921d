"""A Fight at a distance along a street: first the Hero, then whoever is left comes for him
(chapter TO-RANGED, TO-TIME-30)."""

from collections.abc import Sequence
from typing import ClassVar, Final

from othersight.games.the_others.rules.conditions import A_SPACE, CONDITIONS, FREE, Case
from othersight.games.the_others.rules.dice import roll_hero_dice, roll_sin_dice
from othersight.games.the_others.rules.edition import survivors_choose
from othersight.games.the_others.rules.effects import Kit, kit_of
from othersight.games.the_others.rules.fight import Fight
from othersight.games.the_others.rules.figures import is_ranged, table_of
from othersight.games.the_others.rules.monster_move import tell_cards_of_move
from othersight.games.the_others.rules.move import (
    STEPS,
    monster_steps,
    monster_targets,
    move_monster,
)
from othersight.games.the_others.rules.roll_sources import (
    tell_hero_results,
    tell_ranged_roll,
    tell_strike_back,
)
from othersight.games.the_others.rules.simultaneous import ROLLED
from othersight.games.the_others.rules.sin_card import AFTER_ROLL, SinCardMoment, may_hold_card_for
from othersight.games.the_others.rules.victory import test_heroes_victory
from othersight.games.the_others.state.config import SINS
from othersight.games.the_others.state.table import Hero, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.question import Option, number, word
from othersight.toolkit.conditions import Condition, Conditions, Finer, Listed, Shortlist

STAY: Final[Option] = ("stay",)


class RangedFight(Fight):
    """TO-TIME-30, TO-RANGED-16: the Hero's roll and kills, the survivors' way to him, the Sin roll against his first
    roll."""

    steps: ClassVar[tuple[str, ...]] = (
        "compulsory_start", "intention", "sin_card", "opponents", "corruption", "price", "hero_pool",
        "hero_rolls", "cursed_fate", "rolled_again", "faith", "results", "assign_hits", "first_victory",
        "survivors", "survivors_move", "followers", "strike_back", "sin_pool", "sin_rolls", "second_fate",
        "sins_rolled_again", "second_results", "protector", "wounds", "corruption_taken", "aftermath",
        "compulsory_after", "more_after", "after_card", "close",
    )  # fmt: skip

    fields: ClassVar[tuple[str, ...]] = (*Fight.fields, "arrived", "moving", "moved")

    def __init__(self, hero: int = 0, space: int = 0, ground: int = 0) -> None:
        super().__init__(hero, space)
        self.ground = ground
        self.is_ranged = True
        self.arrived = False
        self.moving: tuple[int, ...] = ()
        """Survivors that have still to Move."""
        self.moved: tuple[int, ...] = ()
        """Survivors that have Moved, whether or not they reached the Hero."""

    def opponents(self, g: Game) -> None:
        """TO-FIGHT-20, TO-RANGED-06: the shot is off if the line or the target is gone."""
        t: OthersTable = g.table
        if t.heroes[self.hero].space != self.ground or not t.spaces[self.space].monsters:
            g.tell("fight-without-roll", self.hero)
            self.finish()

    def hero_rolls(self, g: Game) -> None:
        """TO-RANGED-08, TO-TIME-30: step 1, the Hero rolls alone."""
        self.stage = ROLLED
        self.hero_roll = roll_hero_dice(g, self.hero_dice)
        tell_ranged_roll(g, self)

    def rolled_again(self, g: Game) -> None:
        """SCX-6: only dice already rolled are rolled again."""
        if g.result:
            self.skip_to("hero_rolls")

    def results(self, g: Game) -> None:
        """TO-RANGED-09: his results are fixed before any Sin roll."""
        self.add_hero_results(g)
        tell_hero_results(g, self)
        g.tell("ranged-results", self.hero, self.hits)

    def first_victory(self, g: Game) -> None:
        """TO-RANGED-18: the game can be won by step 1, before any striking back."""
        test_heroes_victory(g)

    def survivors(self, g: Game) -> None:
        """TO-RANGED-10, TO-RANGED-11, TO-RANGED-12: those who can reach the Hero's Space must go; else none Moves."""
        t: OthersTable = g.table
        alive = t.spaces[self.space].monsters
        if survivors_choose(t.config):
            self.moving = alive
            return
        if alive and can_strike_back(t, self.space, self.ground):
            for monster in alive:
                move_monster(g, monster, self.ground)
            self.arrived = True
            self.moved = alive
        self.skip_to("followers")

    def survivors_move(self, g: Game) -> None:
        """TO-EDITION-03, TO-EDITION-04, TO-EDITION-05: in the draft each survivor may go, or come nearer, even away
        from Heroes."""
        if not self.moving:
            return
        monster = self.moving[0]
        choice = g.choice or g.ask(
            SINS, "survivor", [STAY, *Case(g, "survivor", self).options("to")]
        )
        if not choice:
            return
        self.moving = self.moving[1:]
        if word(choice, 0) == "to":
            move_monster(g, monster, number(choice, 1))
            self.moved = (*self.moved, monster)
            if number(choice, 1) == self.ground:
                self.arrived = True
        self.again()

    def followers(self, g: Game) -> None:
        """Cards that act when Monsters are Moved; survivors on their way are one occasion (APC-2)."""
        tell_cards_of_move(g, self.moved)

    def strike_back(self, g: Game) -> None:
        """TO-RANGED-13, TO-RANGED-14: the Sins Player rolls only if survivors arrived."""
        if not self.arrived:
            if table_of(g).spaces[self.space].monsters:
                g.tell("no-strike-back", self.hero)
            self.skip_to("aftermath")
            self.markers = len(table_of(g).heroes[self.hero].covered)

    def sin_rolls(self, g: Game) -> None:
        """TO-RANGED-13: step 3, for all Monsters now in the Hero's Space."""
        self.sin_roll = roll_sin_dice(g, self.sin_dice)
        tell_strike_back(g, self)

    def second_fate(self, g: Game) -> None:
        """TO-TIME-21, SCX-6, TO-RANGED-17 of step 3; TO-SINCARD-08: no dice, nothing to roll again."""
        if self.sin_roll and may_hold_card_for(g, AFTER_ROLL):
            g.call(SinCardMoment(AFTER_ROLL))
        else:
            self.skip_to("second_results")

    def sins_rolled_again(self, g: Game) -> None:
        """SCX-6: after step 3 only the Sin dice of that step are rolled again."""
        if g.result:
            self.skip_to("sin_rolls")

    def second_results(self, g: Game) -> None:
        """TO-RANGED-13: the Sin roll is set against the Hero's first roll."""
        self.set_against(g)
        g.tell("strike-back-results", self.hero, self.wounds_due, self.corruption_due)


def can_shoot(t: OthersTable, hero: Hero) -> bool:
    """TO-RANGED-01: by nature or by an Upgrade."""
    kit: Kit = hero.kit or kit_of(hero)
    return kit.gives_ranged or is_ranged(t, hero)


def targets_from(t: OthersTable, source: int) -> list[int]:
    """TO-RANGED-03, TO-RANGED-06: the Spaces in sight of another where a Monster stands."""
    spaces = t.spaces
    return [space for space in t.config.city.sees[source] if spaces[space].monsters]


def can_strike_back(t: OthersTable, source: int, target: int) -> bool:
    """TO-RANGED-10, TO-RANGED-11: whether survivors reach the Hero by the normal rules of a Move."""
    return target in monster_targets(t, source, monster_steps(t, STEPS))


def draft_targets(t: OthersTable, source: int, target: int) -> list[int]:
    """TO-EDITION-03, TO-EDITION-04: Spaces within a survivor's Move, each step of which shortens the way."""
    city = t.config.city
    reached: list[int] = []
    edge = [source]
    for _ in range(monster_steps(t, STEPS)):
        beyond: list[int] = []
        for here in edge:
            for there in city.adjacent[here]:
                if city.distance[there][target] < city.distance[here][target]:
                    reached.append(there)
                    if not t.spaces[there].heroes:
                        beyond.append(there)
        edge = beyond
    return sorted(reached)


# -- conditions of a shot


def is_shooter(c: Case) -> bool:
    """TO-RANGED-01."""
    return can_shoot(c.t, c.hero())


def is_in_street(c: Case) -> bool:
    """TO-RANGED-02: nobody shoots out of a District."""
    return not c.t.config.city.district[c.hero().space]


def is_other_space(c: Case) -> bool:
    """TO-RANGED-06: Monsters in his own Space are fought."""
    return c.target != c.hero().space


def is_street(c: Case) -> bool:
    """TO-RANGED-02: nobody shoots into a District."""
    return not c.t.config.city.district[c.target]


def spaces_in_sight(c: Case) -> Sequence[int]:
    """TO-RANGED-03, TO-RANGED-04, TO-RANGED-05, TO-RANGED-07: one straight row of Streets holds both Spaces."""
    return c.t.config.city.sees[c.hero().space]


def holds_target(c: Case) -> bool:
    """TO-RANGED-06: at least one Monster stands there."""
    return len(c.t.spaces[c.target].monsters) > 0


def targets_in_sight(c: Case) -> list[int]:
    """TO-RANGED-03, TO-RANGED-06: the Spaces in sight where a Monster stands."""
    return targets_from(c.t, c.hero().space)


TARGETS: Final[Conditions] = (
    Listed("TO-RANGED-03", "reason-no-line-of-sight", spaces_in_sight),
    Condition("TO-RANGED-06", "reason-no-monster-there", holds_target),
)
Shortlist(TARGETS, targets_in_sight)

SHOT: Final[Conditions] = (
    Condition("TO-RANGED-01", "reason-not-ranged", is_shooter, general=True),
    Condition("TO-RANGED-02", "reason-in-district", is_in_street, general=True),
    A_SPACE,
    Finer("TO-RANGED-06", "reason-own-space", is_other_space),
    Finer("TO-RANGED-02", "reason-no-line-of-sight", is_street),
    *TARGETS,
)


# -- conditions of a survivor in the draft


def survivors_way(c: Case) -> list[int]:
    """TO-EDITION-04: within its Move, each step shortening the way."""
    shot: RangedFight = c.frame
    return draft_targets(c.t, shot.space, shot.ground)


CONDITIONS["survivor", "stay"] = FREE
CONDITIONS["survivor", "to"] = (
    A_SPACE,
    Listed("TO-EDITION-04", "reason-not-on-its-way", survivors_way),
)
