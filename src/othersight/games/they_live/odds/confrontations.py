"""The odds of options in a confrontation (chapter TL-PVP)."""

from othersight.games.they_live.odds.pvp import FOUGHT_OUT, Duel, Side, duel_odds
from othersight.games.they_live.odds.table_pools import (
    HOLD_BACK,
    combat_dice,
    die_in,
    life_of,
    with_weapon,
)
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.games.they_live.rules.pvp import Confrontation
from othersight.games.they_live.rules.response import USE_WEAPON, stealth_dice
from othersight.games.they_live.state.table import Person
from othersight.kernel.game import Game
from othersight.kernel.odds import Odds
from othersight.kernel.question import Option

ASSUMING = (*HOLD_BACK, *FOUGHT_OUT)
"""At a table nobody declares a Weapon that is not declared already; who asks without a game has counted it in."""


def side(g: Game, person: Person, armed: bool = False) -> Side:
    """One of the two, as everybody sees him."""
    return Side(stealth_dice(g, person), combat_dice(g, person, armed), life_of(person))


def confront_odds(g: Game, seat: int, other: int) -> Odds:
    """A confrontation that has not been declared yet."""
    t = table_of(g)
    duel = Duel(side(g, person_of(t, seat)), side(g, person_of(t, other)))
    return duel_odds(duel, die_in(t), ASSUMING)


def glasses_odds(g: Game, option: Option, rule: Confrontation) -> Odds:
    """TL-PVP-05: with or without a glasses token."""
    t = table_of(g)
    attacker, defender = t.people[rule.attacker], t.people[rule.defender]
    duel = Duel(side(g, attacker), side(g, defender), option == ("lenses",))
    return duel_odds(duel, die_in(t), ASSUMING)


def combat_odds(g: Game, seat: int, option: Option, rule: Confrontation) -> Odds | None:
    """The Combat rolls once the Stealth rolls have fallen; a Weapon counts if it is declared with this option."""
    declares = option == USE_WEAPON
    now = with_weapon(g, seat) if declares else g
    t = table_of(now)
    attacker, defender = t.people[rule.attacker], t.people[rule.defender]
    if life_of(attacker) <= 0 or life_of(defender) <= 0:
        return None  # TL-PVP-14: overflow ends it without rolls
    first = rule.attacker_armed or (declares and attacker.seat == seat)
    second = rule.defender_armed or (declares and defender.seat == seat)
    duel = Duel(
        side(now, attacker, first),
        side(now, defender, second),
        rule.token,
        (rule.attacker_penalty, rule.defender_penalty),
        rule.inspected,
    )
    return duel_odds(duel, die_in(t), ASSUMING)
