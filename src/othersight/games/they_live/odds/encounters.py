"""The odds of options in an encounter: alone, Persuade, a team effort, the Weapon, the reward.

chapter TL-RESPONSE.
"""

from othersight.games.they_live.odds.fights import Encounter, clash, persuade_odds
from othersight.games.they_live.odds.table_pools import (
    HOLD_BACK,
    combat_dice,
    die_in,
    enemy_at,
    has_weapon,
    life_of,
    with_weapon,
)
from othersight.games.they_live.odds.tests import reward_odds
from othersight.games.they_live.rules.effects import PERSUADE, REWARD, pool
from othersight.games.they_live.rules.enemy import combat_of, face_of
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.games.they_live.rules.response import USE_WEAPON, stealth_dice
from othersight.games.they_live.rules.response import Encounter as EncounterRule
from othersight.games.they_live.state.config import INFLUENCE, INTELLIGENCE
from othersight.kernel.game import Game
from othersight.kernel.odds import Odds
from othersight.kernel.question import Option


def encounter_odds(g: Game, seat: int, option: Option, rule: EncounterRule) -> Odds | None:
    """How to meet a tile that has just been turned over."""
    if option == ("persuade",):
        return persuading(g, seat, rule)
    if option == ("team",):
        return team_odds(g, seat, rule)
    odds = fight_odds(g, seat, rule, (seat,))
    if has_weapon(table_of(g), person_of(table_of(g), seat)):
        odds.events["killed-with-weapon"] = armed_kill(g, seat, rule)
    return odds


def fight_odds(g: Game, seat: int, rule: EncounterRule, seats: tuple[int, ...]) -> Odds:
    """A fight of these players before any roll, without Weapons."""
    t = table_of(g)
    people = [person_of(t, each) for each in seats]
    fight = Encounter(
        enemy_at(t, rule.tile),
        tuple([stealth_dice(g, person) for person in people]),
        tuple([combat_dice(g, person, False) for person in people]),
    )
    what = "encounter" if len(seats) == 1 else "team"
    return clash(fight, die_in(t)).odds(what, life_of(person_of(t, seat)), HOLD_BACK)


def armed_kill(g: Game, seat: int, rule: EncounterRule) -> float:
    """The chance to kill the tile alone if the Weapon is declared after the Stealth roll."""
    t = table_of(g)
    twin = with_weapon(g, seat)
    armed = person_of(table_of(twin), seat)
    if life_of(armed) <= 0:
        return 0.0
    fight = Encounter(
        enemy_at(t, rule.tile),
        (stealth_dice(g, person_of(t, seat)),),
        (combat_dice(twin, armed, True),),
    )
    return clash(fight, die_in(t)).kill


def persuading(g: Game, seat: int, rule: EncounterRule) -> Odds:
    """TL-RESPONSE-21, TL-RESPONSE-22."""
    t = table_of(g)
    person = person_of(t, seat)
    dice = pool(g, person, INFLUENCE, PERSUADE)
    needed = face_of(t, rule.tile).influence
    return persuade_odds(dice, needed, combat_of(t, rule.tile), die_in(t), life_of(person))


def team_odds(g: Game, seat: int, rule: EncounterRule) -> Odds:
    """A team effort in which everybody joins who may."""
    t = table_of(g)
    seats = dict.fromkeys((rule.seat, *rule.possible_partners(t)))
    odds = fight_odds(g, seat, rule, tuple(seats))
    odds.assuming = ("all-join", *odds.assuming)
    return odds


def weapon_odds(g: Game, seat: int, option: Option, rule: EncounterRule) -> Odds | None:
    """TL-TIME-19: the Combat roll with or without the Weapon; the Stealth rolls have fallen."""
    now = with_weapon(g, seat) if option == USE_WEAPON else g
    t = table_of(now)
    mine = person_of(t, seat)
    armed = (*rule.armed, mine.index) if option == USE_WEAPON else rule.armed
    fighters = [t.people[member] for member in rule.members if life_of(t.people[member]) > 0]
    if not fighters:
        return None  # TL-RESPONSE-33
    combat = tuple([combat_dice(now, person, person.index in armed) for person in fighters])
    fight = Encounter(enemy_at(t, rule.tile), (), combat, rule.penalty)
    odds = clash(fight, die_in(t)).odds("combat", life_of(mine), HOLD_BACK)
    if life_of(mine) <= 0:
        odds.events["dies"] = 1.0
    return odds


def rewarded(g: Game, seat: int, option: Option, rule: EncounterRule) -> Odds | None:
    """TL-RESPONSE-19, TL-RESPONSE-31: cards for whoever wants the reward."""
    if option != ("want",):
        return None
    t = table_of(g)
    mine = t.playing[seat]
    alive = [m for m in rule.members if not t.people[m].dead and m != mine]
    pools = [pool(g, t.people[m], INTELLIGENCE, REWARD) for m in (mine, *alive)]
    return reward_odds(tuple([max(0, dice) for dice in pools]), die_in(t))
