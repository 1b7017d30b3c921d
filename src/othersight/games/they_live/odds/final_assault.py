"""The odds of options in the Final Assault: tests with resources, fail sections, fights (chapter TL-ASSAULT)."""

from othersight.games.they_live.odds.fights import (
    ROLLED,
    Encounter,
    Enemy,
    clash,
    invader_fight_odds,
)
from othersight.games.they_live.odds.table_pools import HOLD_BACK, combat_dice, die_in, life_of
from othersight.games.they_live.odds.tests import assault_odds
from othersight.games.they_live.rules.attempt import AssaultTest, Attempt
from othersight.games.they_live.rules.effects import ASSAULT, pool, weapon_dice
from othersight.games.they_live.rules.enemy import face_of
from othersight.games.they_live.rules.fail_section import JOIN, FailSection
from othersight.games.they_live.rules.group import group_of
from othersight.games.they_live.rules.invader_fight import InvaderFight
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.games.they_live.rules.response import USE_WEAPON, stealth_dice
from othersight.kernel.game import Game
from othersight.kernel.odds import Odds
from othersight.kernel.question import Option, number, word

REVEAL = ("reveal",)


def dice_of_group(g: Game, skill: int, group: list[int], armed: tuple[int, ...]) -> list[int]:
    """TL-ASSAULT-09: the dice of each member."""
    t = table_of(g)
    dice: list[int] = []
    for seat in group:
        person = person_of(t, seat)
        more = weapon_dice(t, person) if seat in armed else 0
        dice.append(pool(g, person, skill, ASSAULT) + more)
    return dice


def value_of(g: Game, resource: int) -> int:
    """The Final Assault value of a card, or of a tile as a negative number."""
    t = table_of(g)
    if resource < 0:
        return face_of(t, -resource - 1).assault_value
    return t.config.face(resource).assault_value


def assault_test_odds(g: Game, seat: int, option: Option, rule: AssaultTest) -> Odds | None:
    """The test under way once the option is taken."""
    group = [each for each in rule.group if not (option == REVEAL and each == seat)]
    if not group:
        return None
    against = sum([value_of(g, card) for card in rule.against])
    helped = sum([value_of(g, card) for card in rule.spent])
    helped += sum([value_of(g, -tile - 1) for tile in rule.recruited])
    if word(option, 0) == "sabotage":
        against += value_of(g, number(option, 1))
    elif word(option, 0) == "spend":
        helped += value_of(g, number(option, 1))
    armed = (*rule.armed, seat) if option == USE_WEAPON else rule.armed
    required = len(group) + rule.printed + against
    dice = dice_of_group(g, rule.skill, group, armed)
    odds = assault_odds(dice, required, helped, die_in(table_of(g)))
    odds.assuming = HOLD_BACK
    return odds


def split_odds(g: Game, option: Option, rule: Attempt) -> Odds:
    """TL-ASSAULT-14, TL-ASSAULT-15: both halves pass their tests, without resources."""
    t = table_of(g)
    first = [number(option, at) for at in range(1, len(option))]
    halves = (first, [seat for seat in group_of(t) if seat not in first])
    passed = 1.0
    events: dict[str, float] = {}
    for at, (skill, printed) in enumerate(t.config.assault[rule.card].tests[:2]):
        group = halves[at]
        dice = dice_of_group(g, skill, group, ())
        half = assault_odds(dice, len(group) + printed, 0, die_in(t)).events["passed"]
        events["first-half" if at == 0 else "second-half"] = half
        passed *= half
    return Odds("assault-split", {}, {"passed": passed, **events}, 0.0, HOLD_BACK)


def fail_section_odds(g: Game, seat: int, option: Option, rule: FailSection) -> Odds | None:
    """TL-ASSAULT-18, TL-ASSAULT-19: one pass against the enemy of the card; all others of the group are taken to
    join."""
    t = table_of(g)
    joining = rule.to_declare == ()
    fighters = rule.fighters
    if joining:
        fighters = tuple([s for s in group_of(t) if s != seat or option == JOIN]) or (t.leader,)
    if seat not in fighters:
        return None
    stealth, combat, health = t.config.assault[rule.card].fight
    people = [person_of(t, each) for each in fighters]
    armed = (*rule.armed, seat) if option == USE_WEAPON else (() if joining else rule.armed)
    before_stealth = joining and not rule.passes
    fight = Encounter(
        Enemy(stealth, combat, health - rule.damage),
        tuple([stealth_dice(g, person) for person in people]),
        tuple([combat_dice(g, person, person.seat in armed) for person in people]),
        ROLLED if before_stealth else (0 if joining else rule.penalty),
    )
    assuming = ("all-join", *HOLD_BACK) if joining else HOLD_BACK
    return clash(fight, die_in(t)).odds("assault-fight", life_of(person_of(t, seat)), assuming)


def invader_odds(g: Game, seat: int, option: Option, rule: InvaderFight) -> Odds | None:
    """TL-ASSAULT-27, TL-ASSAULT-28: a fight against a revealed Invader; all others of the group are taken to join."""
    t = table_of(g)
    joining = rule.to_declare == ()
    fighters = rule.fighters
    if joining:
        fighters = tuple([s for s in group_of(t) if s != seat or option == JOIN])
    if not fighters or (seat not in fighters and seat != rule.foe):
        return None
    armed = (*rule.armed, seat) if option == USE_WEAPON else (() if joining else rule.armed)
    foe = person_of(t, rule.foe)
    odds = invader_fight_odds(
        tuple([combat_dice(g, person_of(t, s), s in armed) for s in fighters]),
        combat_dice(g, foe, rule.foe in armed),
        die_in(t),
        (life_of(foe), 0 if seat == rule.foe else life_of(person_of(t, seat))),
    )
    odds.assuming = ("all-join", *HOLD_BACK) if joining else HOLD_BACK
    return odds
