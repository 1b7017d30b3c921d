"""What a place costs a Hero: checks on the way, Monsters he leaves, the Reaction he may face."""

from typing import Final

from othersight.games.the_others.bots.fighting import Bout, best_forecast
from othersight.games.the_others.bots.position import HeroView, MonsterView, Position
from othersight.games.the_others.bots.values import price_of_levels, price_of_wounds
from othersight.games.the_others.rules.check import may_read_as_fire, shield
from othersight.games.the_others.rules.move import price_of_step, wounds_for_leaving
from othersight.games.the_others.state.config import HEROES

EAGER: Final = 0.25
"""The least a Reaction must promise."""
CHOOSY: Final = 4.0
"""What one must promise when most Turns go without."""


def price_of_checks(pos: Position, hero: HeroView, space: int) -> float:
    """Leaving or entering a Space: its Fire and Corruption checks (TO-CHECK-03, TO-CHECK-04, TO-CHECK-05,
    TO-CHECK-06, TO-CHECK-07, TO-CHECK-08)."""
    fire, corruption = pos.hazard(space, "fire"), pos.hazard(space, "corruption")
    if not fire and not corruption:
        return 0.0
    key = ("checks", hero["hero"], fire, corruption)
    if key not in pos.memo:
        pos.memo[key] = price_of_dice(pos, hero, fire, corruption)
    return pos.memo[key]


def price_of_dice(pos: Position, hero: HeroView, fire: int, corruption: int) -> float:
    """One Fire check and one Corruption check with so many dice."""
    held = shield(pos.table(), HEROES.index(hero["hero"]))
    price = 0.0
    if fire:
        burns = pos.dice.mean_rest("sin-hit", fire, "cc", 0, held)
        price += burns * price_of_wounds(pos, hero, 1)
    if corruption:
        points = pos.dice.mean_rest("corr", corruption, "cc", 0, held)
        price += price_of_levels(pos, hero, points)
        if may_read_as_fire(pos.table()):
            price += points * price_of_wounds(pos, hero, 1) / 2
    return price


def price_of_leaving(pos: Position, hero: HeroView, space: int, held: float = 1.0) -> float:
    """The Wound for leaving Monsters, who are there with the chance `held`, and the checks."""
    price = price_of_checks(pos, hero, space)
    wounds = wounds_for_leaving(pos.table(), pos.record(hero), space)
    return price + held * price_of_wounds(pos, hero, wounds) if wounds else price


def price_of_haste(pos: Position, hero: HeroView, nth: int) -> float:
    """What the Sin's power charges for the nth step of a Move."""
    return price_of_levels(pos, hero, price_of_step(pos.table(), nth))


def hunters_of(pos: Position, space: int) -> list[MonsterView]:
    """The Monsters that one Reaction could Move into a Space."""
    reach = pos.monster_steps()
    prowl = pos.town.prowl[space]
    return [
        monster
        for monster in pos.at_large
        if 0 < prowl[monster["space"]] <= reach and not pos.spaces[monster["space"]]["heroes"]
    ]


def least_promise(pos: Position, turns: int) -> float:
    """What a Reaction must promise, the more the fewer tokens there are for this Turn and those to come."""
    tokens: int = pos.view["sins"]["reactions"]
    return max(EAGER, CHOOSY * (1.0 - tokens / turns))


def turns_to_come(pos: Position) -> int:
    """Turns that are still to follow in this Round."""
    turns: int = sum([hero["turns"] + hero["extra_turns"] for hero in pos.team])
    return turns


def chance_of_reaction(pos: Position, harm: float) -> float:
    """How likely the Sins Player is to spend a token on a Fight that does so much harm."""
    if not pos.view["sins"]["reactions"]:
        return 0.0
    least = least_promise(pos, turns_to_come(pos) + 1)
    return min(0.95, 0.2 + 0.5 * harm / least)


def price_of_staying(pos: Position, hero: HeroView, space: int, here: list[MonsterView]) -> float:
    """What ending the Turn in a Space costs, with these Monsters left in it."""
    if not pos.view["sins"]["reactions"]:
        return 0.0
    companions = pos.companions(hero, space)
    others = hunters_of(pos, space)
    worst = 0.0
    if others:
        strongest = max(others, key=lambda m: (m["fight"], m["monster"]))
        worst = harm_of(pos, hero, space, [*here, strongest], companions)
    if here and worst <= 0.0:
        worst = harm_of(pos, hero, space, here, companions)
    return max(0.0, worst) * chance_of_reaction(pos, max(0.0, worst))


def harm_of(
    pos: Position, hero: HeroView, space: int, monsters: list[MonsterView], companions: int
) -> float:
    """What a Reaction Fight with these Monsters costs, less what the Hero gets out of it."""
    added = pos.reinforcements()
    bout = Bout(hero, space, monsters, companions, reaction=True, reinforcements=added)
    return -best_forecast(pos, bout).net
