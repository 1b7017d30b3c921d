"""The roll that is about to fall, read off the rule that makes it: pools, fixed results, targets, strike back.

Everything read here lies open on the table: dashboards, Monsters, face-up tokens and cards in force.
"""

from typing import cast

from othersight.games.the_others.odds.aims import Victim, Victims
from othersight.games.the_others.odds.fight import Fight
from othersight.games.the_others.odds.pools import Dice, dice_of
from othersight.games.the_others.odds.ranged import Ranged, Strike
from othersight.games.the_others.odds.rolls import Check
from othersight.games.the_others.rules.check import Check as CheckRule
from othersight.games.the_others.rules.check import shield
from othersight.games.the_others.rules.corrupt import bonus_choice
from othersight.games.the_others.rules.dice import corruption_of, hits_of
from othersight.games.the_others.rules.edition import survivors_choose
from othersight.games.the_others.rules.effects import NOTHING, effects_of_sins
from othersight.games.the_others.rules.fight import NOBODY, protector_of
from othersight.games.the_others.rules.fight import Fight as FightRule
from othersight.games.the_others.rules.fight_options import is_immune
from othersight.games.the_others.rules.figures import (
    place_monster,
    table_of,
    take_monster_off,
)
from othersight.games.the_others.rules.kill import defense_of
from othersight.games.the_others.rules.move import HeroStep, price_of_step, wounds_for_leaving
from othersight.games.the_others.rules.ranged import RangedFight, can_strike_back, draft_targets
from othersight.games.the_others.rules.sin_card import SIN_CARDS
from othersight.games.the_others.rules.token import corruption_in, fire_in
from othersight.games.the_others.rules.wound import TakeWounds
from othersight.games.the_others.state.config import FIRE, HELL_CLUB, MONSTERS
from othersight.games.the_others.state.table import KILLED, OthersTable
from othersight.kernel.game import Game

HOLD_BACK = ("others-hold-back",)
"""Nobody plays, declares or takes anything that has not been announced."""


def spared(t: OthersTable, hero: int) -> int:
    """HR-4: the Wound that PROTECTOR cancels; Thorley's player is taken to use it."""
    return int(protector_of(t, hero) != NOBODY)


def assumed_in_fight(t: OthersTable, hero: int, is_ranged: bool = False) -> tuple[str, ...]:
    """What is taken for granted of a Fight: PROTECTOR only where it can be used, survivors only where they choose."""
    used = ("protector-is-used",) if spared(t, hero) else ()
    come = ("survivors-come",) if is_ranged and survivors_choose(t.config) else ()
    return (*HOLD_BACK, *used, *come)


def dice_in(t: OthersTable) -> Dice:
    """The dice of this game."""
    return dice_of(t.config.hero_die, t.config.sin_die)


def name_of(t: OthersTable, monster: int) -> str:
    """A Monster's kind, or the card of a Hell Club member."""
    record = t.monsters[monster]
    return record.card or MONSTERS[record.kind]


def victims_of(g: Game, rule: FightRule, monsters: tuple[int, ...]) -> Victims:
    """TO-FIGHT-16: each Monster with its Defense at this moment, -1 if the Hero's Hits are kept off it."""
    t = table_of(g)
    hero = t.heroes[rule.hero]
    return tuple(
        [Victim(name_of(t, m), -1 if is_immune(g, hero, m) else defense_of(g, m)) for m in monsters]
    )


def fixed_results(g: Game, rule: FightRule) -> tuple[int, int, int, int]:
    """TO-FIGHT-10: HIT, DEF, CC and results of choice that the Hero has beside his dice."""
    bare = cast(FightRule, rule.copy())
    bare.hero_roll, bare.chosen = (), ()
    bare.add_hero_results(g)
    free = bonus_choice(table_of(g).heroes[rule.hero]) if rule.corrupted else 0
    return bare.hits, bare.defense, bare.cc, free


def sins_results(g: Game, rule: FightRule) -> tuple[int, int, int]:
    """TO-FIGHT-11, TO-FIGHT-13: HIT and CORR that the Sins Player adds, and DEF that he cancels."""
    hits = corruption = cancelled = 0
    for effect in effects_of_sins(table_of(g), SIN_CARDS[rule.card] if rule.card else NOTHING):
        hits += effect.sin_hits(g, rule)
        corruption += effect.sin_corruption(g, rule)
        cancelled += effect.defense_cancelled(g, rule)
    return hits, corruption, cancelled


def fight_at(g: Game, rule: FightRule) -> Fight:
    """A Fight whose pools have been counted."""
    t = table_of(g)
    hits, defense, cc, free = fixed_results(g, rule)
    sin_hits, sin_corruption, cancelled = sins_results(g, rule)
    return Fight(
        rule.hero_dice,
        rule.sin_dice,
        victims_of(g, rule, t.spaces[rule.space].monsters),
        hits,
        defense,
        cc,
        free,
        sin_hits,
        sin_corruption,
        cancelled,
        spared(t, rule.hero),
    )


def shot_at(g: Game, rule: RangedFight) -> Ranged:
    """A Ranged Fight before the Hero's roll."""
    t = table_of(g)
    targets = t.spaces[rule.space].monsters
    hits, defense, cc, free = fixed_results(g, rule)
    return Ranged(
        rule.hero_dice,
        victims_of(g, rule, targets),
        strikes_of(g, rule, targets),
        hits,
        defense,
        cc,
        free,
        spared(t, rule.hero),
    )


def strikes_of(g: Game, rule: RangedFight, targets: tuple[int, ...]) -> tuple[Strike | None, ...]:
    """The strike back after every set of kills; equal survivors strike back alike."""
    t = table_of(g)
    known: dict[tuple[str, ...], Strike | None] = {}
    found: list[Strike | None] = []
    for mask in range(1 << len(targets)):
        killed = tuple([m for at, m in enumerate(targets) if mask >> at & 1])
        left = tuple(sorted([name_of(t, m) for m in targets if m not in killed]))
        if left not in known:
            known[left] = strike_after(g, rule, killed)
        found.append(known[left])
    return tuple(found)


def strike_after(g: Game, rule: RangedFight, killed: tuple[int, ...]) -> Strike | None:
    """chapter TO-RANGED: who is left comes if he can, and the Sins Player counts his pool there."""
    twin = g.clone()
    t = table_of(twin)
    for monster in killed:
        if t.monsters[monster].kind == HELL_CLUB:
            card = t.monsters[monster].card
            sins = t.edit_sins()
            sins.revealed = tuple([each for each in sins.revealed if each != card])
        take_monster_off(t, monster, KILLED)
    if not can_come(t, rule):
        return None
    for monster in t.spaces[rule.space].monsters:
        place_monster(t, monster, rule.ground)
    bare = cast(RangedFight, rule.copy())
    bare.sin_pool(twin)
    return Strike(bare.sin_dice, *sins_results(twin, bare))


def can_come(t: OthersTable, rule: RangedFight) -> bool:
    """Whether anybody is left who reaches the Hero; where survivors may choose, they come."""
    if not t.spaces[rule.space].monsters:
        return False
    if survivors_choose(t.config):
        return rule.ground in draft_targets(t, rule.space, rule.ground)
    return can_strike_back(t, rule.space, rule.ground)


def checks_of_step(t: OthersTable, hero: int, target: int) -> tuple[Check, ...]:
    """TO-CHECK-06: the checks of leaving one Space and entering the next."""
    held = shield(t, hero)
    checks: list[Check] = []
    for space in (t.heroes[hero].space, target):
        for dice, is_fire in ((corruption_in(t, space), False), (fire_in(t, space), True)):
            if dice:
                checks.append(Check(dice, is_fire, held))
    return tuple(checks)


def certain_wounds(t: OthersTable, hero: int) -> int:
    """TO-MOVE-05: the Wounds for leaving Monsters."""
    record = t.heroes[hero]
    return wounds_for_leaving(t, record, record.space)


def certain_corruption(t: OthersTable, nth: int) -> int:
    """The price of a step by the power of the Sin."""
    return price_of_step(t, nth)


def rest_of_step(t: OthersTable, step: HeroStep) -> tuple[tuple[Check, ...], int]:
    """The checks that a step under way has still to come to, and the price at its end."""
    held = shield(t, step.hero)
    checks: list[Check] = []
    for name in step.steps[step.at :]:
        space = step.source if name.endswith("left") else step.target
        dice = corruption_in(t, space) if name.startswith("corruption") else fire_in(t, space)
        if dice and name in CHECKS:
            checks.append(Check(dice, name.startswith("fire"), held))
    return tuple(checks), certain_corruption(t, step.nth)


CHECKS = ("corruption_left", "fire_left", "corruption_entered", "fire_entered")
"""The steps of a Hero's step that roll."""


def harm_due(g: Game) -> tuple[int, int]:
    """Wounds and Corruption that are rolled or decided but not yet taken."""
    top = g.stack[-1]
    if isinstance(top, TakeWounds):
        return top.wounds, 0
    wounds = corruption = 0
    for frame in g.stack:
        if isinstance(frame, CheckRule) and frame.rolled:
            fire = frame.read_as == FIRE
            found = hits_of(frame.rolled) if fire else corruption_of(frame.rolled)
            left = max(0, found - shield(table_of(g), frame.hero))
            wounds, corruption = (left, 0) if fire else (0, left)
    return wounds, corruption
