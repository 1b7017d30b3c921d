"""Where the dice and results of a roll come from, for the log (TO-FIGHT-05, TO-FIGHT-06, TO-FIGHT-10, TO-FIGHT-11,
TO-CLEANSE-02, TO-CLEANSE-05).

The rules only need sums. Here the same is told source by source, as far as anybody can read it: a silent log asks
for nothing. Dice are told as source and number, results as source, face and number, one after the other.
"""

from typing import TYPE_CHECKING

from othersight.games.the_others.rules.corrupt import (
    bonus_choice,
    bonus_defense,
    bonus_dice,
    bonus_hits,
)
from othersight.games.the_others.rules.dice import Roll, corruption_of, hits_of
from othersight.games.the_others.rules.effects import effects_of
from othersight.games.the_others.rules.figures import (
    companions,
    defense_stat,
    fight_stat,
    skill_stat,
    table_of,
)
from othersight.games.the_others.rules.kill import fight_of
from othersight.games.the_others.rules.npc import commissioner_dice
from othersight.games.the_others.rules.token import pentagrams_in
from othersight.games.the_others.state.config import BURST, CC, DEF, FAITH, HIT, MONSTERS, SKILL
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game

if TYPE_CHECKING:
    from othersight.games.the_others.rules.fight import Fight

Parts = list[str | int]


def add_part(parts: Parts, source: str, count: int, face: str = "") -> None:
    """One source more, if it brings anything."""
    if count:
        parts.append(source)
        if face:
            parts.append(face)
        parts.append(count)


def hero_dice(g: Game, fight: "Fight") -> tuple[str | int, ...]:
    """TO-TIME-19, TO-FIGHT-05: the dice of the Hero, those that FAITH has added among them."""
    t: OthersTable = g.table
    hero = t.heroes[fight.hero]
    parts: Parts = []
    add_part(parts, "fight", fight_stat(t, hero))
    add_part(parts, "teamwork", companions(t, fight.hero))
    add_part(parts, "commissioner", commissioner_dice(hero))
    add_part(parts, "corruption", bonus_dice(hero) if fight.corrupted else 0)
    for effect in effects_of(t, hero):
        add_part(parts, effect.id, effect.fight_dice(g, fight))
    add_part(parts, fight.card, -fight.lost_dice)
    add_part(parts, "faith", fight.hero_roll.count(FAITH))
    return tuple(parts)


def sin_dice(g: Game, fight: "Fight") -> tuple[str | int, ...]:
    """TO-TIME-19, TO-FIGHT-06: the dice of the Sins Player, those that BURST has added among them."""
    t: OthersTable = g.table
    parts: Parts = []
    by_name: dict[str, int] = {}
    for monster in fight.members:
        name = t.monsters[monster].card or MONSTERS[t.monsters[monster].kind]
        by_name[name] = by_name.get(name, 0) + fight_of(g, monster)
    for name, dice in by_name.items():
        add_part(parts, name, dice)
    add_part(parts, "pentagram", pentagrams_in(t, t.heroes[fight.hero].space))
    add_part(parts, "apocalypse", 1 if t.sins.apocalypse >= 6 else 0)
    for effect in fight.sin_effects(g):
        add_part(parts, effect.id, effect.sin_dice(g, fight))
    add_part(parts, fight.card, -fight.lost_dice)
    add_part(parts, "burst", fight.sin_roll.count(BURST))
    return tuple(parts)


def hero_results(g: Game, fight: "Fight") -> tuple[str | int, ...]:
    """TO-TIME-22, TO-TIME-23, TO-FIGHT-10: the results of the Hero."""
    t: OthersTable = g.table
    hero = t.heroes[fight.hero]
    parts: Parts = []
    for face, name in ((HIT, "hit"), (DEF, "def"), (CC, "cc")):
        add_part(parts, "dice", fight.hero_roll.count(face), name)
    for at, name in enumerate(fight.chosen):
        add_part(parts, "faith" if at < fight.hero_roll.count(FAITH) else "level-7", 1, name)
    add_part(parts, "defense", defense_stat(t, hero), "def")
    if fight.corrupted:
        add_part(parts, "corruption", bonus_hits(hero), "hit")
        add_part(parts, "corruption", bonus_defense(hero), "def")
    for effect in effects_of(t, hero):
        add_part(parts, effect.id, effect.fight_hits(g, fight), "hit")
        add_part(parts, effect.id, effect.fight_defense(g, fight), "def")
        add_part(parts, effect.id, effect.fight_cc(g, fight), "cc")
    return tuple(parts)


def sin_results(g: Game, fight: "Fight") -> tuple[str | int, ...]:
    """TO-TIME-23, TO-FIGHT-11: the results of the Sins Player."""
    parts: Parts = []
    add_part(parts, "dice", hits_of(fight.sin_roll), "hit")
    add_part(parts, "dice", corruption_of(fight.sin_roll), "corr")
    for effect in fight.sin_effects(g):
        add_part(parts, effect.id, effect.sin_hits(g, fight), "hit")
        add_part(parts, effect.id, effect.sin_corruption(g, fight), "corr")
    return tuple(parts)


def cleanse_dice(g: Game, hero: int, corrupted: bool, rolled: Roll) -> tuple[str | int, ...]:
    """TO-CLEANSE-02: the dice of a Cleanse."""
    t: OthersTable = g.table
    record = t.heroes[hero]
    parts: Parts = []
    add_part(parts, "skill", skill_stat(t, record))
    add_part(parts, "teamwork", companions(t, hero))
    add_part(parts, "corruption", bonus_dice(record) if corrupted else 0)
    for effect in effects_of(t, record):
        add_part(parts, effect.id, effect.cleanse_dice(t, record))
    add_part(parts, "faith", rolled.count(FAITH))
    return tuple(parts)


def cleanse_results(g: Game, hero: int, corrupted: bool, rolled: Roll) -> tuple[str | int, ...]:
    """TO-CLEANSE-05, TO-CLEANSE-06: the successes of a Cleanse."""
    parts: Parts = []
    add_part(parts, "dice", rolled.count(SKILL), "skill")
    add_part(parts, "faith", rolled.count(FAITH), "skill")
    if corrupted:
        add_part(parts, "level-7", bonus_choice(table_of(g).heroes[hero]), "skill")
    return tuple(parts)


# -- the lines of the log


def tell_fight_roll(g: Game, fight: "Fight") -> None:
    """Both sides' dice."""
    if not g.chronicle.silent:
        g.tell("fight-roll", fight.hero, fight.hero_roll, hero_dice(g, fight))
        g.tell("sins-roll", fight.hero, fight.sin_roll, sin_dice(g, fight))


def tell_ranged_roll(g: Game, fight: "Fight") -> None:
    """The dice of a Hero who shoots."""
    if not g.chronicle.silent:
        g.tell("ranged-roll", fight.hero, fight.hero_roll, hero_dice(g, fight))


def tell_strike_back(g: Game, fight: "Fight") -> None:
    """The dice of Monsters that have reached the Hero who shot at them."""
    if not g.chronicle.silent:
        g.tell("strike-back-roll", fight.hero, fight.sin_roll, sin_dice(g, fight))


def tell_hero_results(g: Game, fight: "Fight") -> None:
    """What the Hero's results add up to."""
    if not g.chronicle.silent:
        g.tell("hero-results", fight.hero, hero_results(g, fight))


def tell_sin_results(g: Game, fight: "Fight") -> None:
    """What the Sins Player's results add up to, and the DEF that is cancelled (TO-FIGHT-13)."""
    if g.chronicle.silent:
        return
    g.tell("sin-results", fight.hero, sin_results(g, fight))
    for effect in fight.sin_effects(g):
        cancelled = min(effect.defense_cancelled(g, fight), fight.defense)
        if cancelled > 0:
            g.tell("defense-cancelled", fight.hero, effect.id, cancelled)


def tell_cleanse_roll(g: Game, hero: int, corrupted: bool, rolled: Roll) -> None:
    """The dice of a Cleanse."""
    if not g.chronicle.silent:
        g.tell("cleanse-roll", hero, rolled, cleanse_dice(g, hero, corrupted, rolled))


def tell_cleanse_results(g: Game, hero: int, corrupted: bool, rolled: Roll) -> None:
    """What a Cleanse has achieved."""
    if not g.chronicle.silent:
        g.tell("cleanse-results", hero, cleanse_results(g, hero, corrupted, rolled))
