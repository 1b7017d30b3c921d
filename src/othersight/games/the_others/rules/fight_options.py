"""What may be chosen in a Fight (TO-TIME-15, TO-TIME-16, TO-TIME-18, TO-TIME-22, TO-TIME-25, TO-TIME-26)."""

from typing import TYPE_CHECKING, Final

from othersight.games.the_others.rules.acolyte import WAYS, ways_to_use_ability
from othersight.games.the_others.rules.conditions import A_MONSTER, CONDITIONS, FREE, Case
from othersight.games.the_others.rules.corrupt import ANSWERS, YES_OR_NO
from othersight.games.the_others.rules.effects import APOCALYPSE
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.kill import defense_of
from othersight.games.the_others.state.table import Hero, OthersTable
from othersight.kernel.game import Game
from othersight.toolkit.conditions import Condition, Conditions, Finer, Listed, OneOf

if TYPE_CHECKING:
    from othersight.games.the_others.rules.fight import Fight

RESULTS: Final[tuple[str, ...]] = ("hit", "def", "cc")
"""What FAITH and the Level 7 result can be worth in a Fight (TO-DICE-05, TO-FIGHT-12): SKILL does nothing there."""

PRICES: Final[tuple[str, ...]] = (*ANSWERS, "pay")
"""What may be decided about it at last (TO-CORRUPT-09); paying keeps the bonuses that a MUSICIAN bars."""


def is_answer(c: Case) -> bool:
    """TO-CORRUPT-04: no, yes, or to pay for it."""
    return c.thing in PRICES


def answers_open(c: Case) -> tuple[str, ...]:
    """ACO-7: only a MUSICIAN asks a price."""
    fight: Fight = c.frame
    return PRICES if fight.barred else ANSWERS


def is_way(c: Case) -> bool:
    """TO-ACOLYTE-02: with the mark, or free of it."""
    return c.thing in WAYS


def ways_open(c: Case) -> list[str]:
    """TO-ACOLYTE-02, APR-2."""
    fight: Fight = c.frame
    return ways_to_use_ability(c.t, fight.space)


# -- Hits


def monsters_in_fight(c: Case) -> tuple[int, ...]:
    """TO-FIGHT-02, TO-RANGED-01: the Monsters in the Space of the Fight."""
    fight: Fight = c.frame
    return c.t.spaces[fight.space].monsters


def is_not_killed_yet(c: Case) -> bool:
    """TO-FIGHT-16: it has not been given its Hits."""
    fight: Fight = c.frame
    return c.target not in fight.killed


def has_hits_for(c: Case) -> bool:
    """TO-FIGHT-16: fewer Hits than its Defense have no effect."""
    fight: Fight = c.frame
    return defense_of(c.g, c.target) <= fight.hits


def can_be_hit(c: Case) -> bool:
    """APC-3: no card in force keeps this Hero's Hits off it."""
    return not is_immune(c.g, c.hero(), c.target)


def is_immune(g: Game, hero: Hero, monster: int) -> bool:
    """Whether a card in force keeps this Hero's Hits off a Monster (APC-3)."""
    for card in table_of(g).sins.revealed:
        if APOCALYPSE[card].forbids_hits(g, hero, monster):
            return True
    return False


# -- beginning one


def can_start_fight(t: OthersTable, hero: int) -> bool:
    """TO-FIGHT-04: at least one Monster is in his Space."""
    return len(t.spaces[t.heroes[hero].space].monsters) > 0


def has_opponent(c: Case) -> bool:
    """TO-FIGHT-04."""
    return can_start_fight(c.t, c.frame.hero)


FIGHT: Final[Conditions] = (
    Condition("TO-FIGHT-04", "reason-no-monster-here", has_opponent, general=True),
)
"""What a Hero needs for a Fight in his Space."""

CONDITIONS["intention", "mean"] = (YES_OR_NO,)
CONDITIONS["acolyte-ability", "ability"] = (
    Finer("TO-ACOLYTE-02", "reason-marked-or-free", is_way),
    Listed("TO-ACOLYTE-02", "reason-ability-marked", ways_open),
)
CONDITIONS["acolyte-ability", "pass"] = FREE
CONDITIONS["corruption", "corruption"] = (
    Finer("TO-CORRUPT-04", "reason-yes-or-no", is_answer),
    Listed("TO-ACOLYTE-05", "reason-no-price-asked", answers_open),
)
CONDITIONS["faith", "faith"] = (OneOf("TO-DICE-05", "reason-not-a-result", RESULTS),)
CONDITIONS["assign", "hit"] = (
    A_MONSTER,
    Listed("TO-FIGHT-15", "reason-not-in-fight", monsters_in_fight),
    Condition("TO-FIGHT-16", "reason-killed-already", is_not_killed_yet),
    Condition("TO-FIGHT-16", "reason-too-few-hits", has_hits_for),
    Condition("TO-HELLCLUB-02", "reason-no-hits-on-it", can_be_hit),
)
CONDITIONS["assign", "pass"] = FREE
CONDITIONS["protector", "protect"] = FREE
CONDITIONS["protector", "pass"] = FREE
