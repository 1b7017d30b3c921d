"""What City Actions and Upgrades are worth to a Hero (TO-CITY-05, TO-CITY-06, TO-CITY-07, TO-CITY-08, TO-CITY-09)."""

from typing import Final

from othersight.games.the_others.bots.position import COMMON, HeroView, MonsterView, Position
from othersight.games.the_others.bots.values import (
    EXTRA_TURN,
    TASK,
    WOUNDS,
    price_of_level,
    worth_of_kill,
)
from othersight.games.the_others.rules.city import is_blocked
from othersight.games.the_others.state.config import HEROES

UPGRADES: Final = {
    "kevlar-suit": 5.0,
    "ice-blade": 5.0,
    "brutality": 4.5,
    "regeneration": 4.5,
    "riot-shield": 4.0,
    "flamethrower": 3.2,
    "rail-gun": 2.8,
    "cyber-legs": 3.2,
    "ravencorp-eye": 3.4,
    "inner-mastery": 3.0,
    "stealth-suit": 2.6,
    "hazmata-suit": 2.4,
    "seeker-grenades": 2.2,
    "adreno-wear": 2.4,
    "holy-water": 1.8,
}
STRIKE_RANGE: Final = 2
LATE: Final = 0.7
"""What is left of an Upgrade's worth in the last Mission."""


def worth_of_upgrade(pos: Position, hero: HeroView, card: str) -> float:
    """What a card adds to what the Hero has."""
    worth = UPGRADES.get(card, 2.0)
    board = pos.figures.board(hero)
    if card == "rail-gun":
        worth += 0.8 if board.ranged else 0.0
    elif card == "adreno-wear":
        worth += 0.4 * board.skill + (1.0 if pos.mission.by_skill else 0.0)
    elif card in ("flamethrower", "brutality"):
        worth += 0.3 * (board.fight - 3)
    if card in hero["upgrades"] and card not in ("adreno-wear", "brutality", "riot-shield"):
        worth = 0.5
    return worth * (LATE if pos.is_last else 1.0)


def best_upgrade(pos: Position, hero: HeroView) -> float:
    """The worth of the best card in the Inventory."""
    cards = pos.view["inventory"]
    return max([worth_of_upgrade(pos, hero, card) for card in cards], default=0.0)


def strike_targets(pos: Position) -> list[tuple[float, MonsterView, int]]:
    """What Orbital Strikes can kill: worth, Monster and the token's Space, best first."""
    found = []
    for monster in pos.at_large:
        if monster["kind"] in COMMON:
            for token in pos.view["orbital"]:
                if pos.town.prowl[token][monster["space"]] <= STRIKE_RANGE:
                    found.append((worth_of_strike(pos, monster), monster, token))
    return sorted(found, key=lambda target: (-target[0], target[1]["monster"], target[2]))


def worth_of_strike(pos: Position, monster: MonsterView) -> float:
    """A kill outside a Fight counts for some Missions only; one beside a Hero saves him trouble."""
    worth = worth_of_kill(pos, monster)
    mission, t, number = pos.mission, pos.table(), monster["monster"]
    worth -= TASK * (mission.wants_kill(t, number, True) - mission.wants_kill(t, number, False))
    if pos.spaces[monster["space"]]["heroes"]:
        worth += 1.5
    return worth


def worth_of_icon(pos: Position, hero: HeroView, icon: str, used: int = 0) -> float:
    """What one icon is worth; `used` counts the same icons carried out before."""
    if icon == "heal":
        left = len(hero["covered"]) - used
        return WOUNDS[left - 1] * 0.9 if left > 0 and not hero["cannot_heal"] else 0.0
    if icon == "repent":
        return worth_of_repenting(pos, hero, hero["level"] - used)
    if icon == "extra-turn":
        return EXTRA_TURN if pos.view["supply"]["extra-turn"] else 0.0
    if icon == "inventory":
        counts = pos.mission.wants_upgrade(pos.table(), HEROES.index(hero["hero"]))
        gear_up = TASK if counts else 0.0
        return best_upgrade(pos, hero) + gear_up if pos.view["inventory"] else 0.0
    targets = strike_targets(pos)
    return targets[0][0] if targets else 0.0


def worth_of_repenting(pos: Position, hero: HeroView, level: int) -> float:
    """What the Level before was dear for; too low a one gives no bonus."""
    if level <= 3:
        return 0.0
    return 0.8 * price_of_level(pos, hero, level - 1) + (1.0 if level == 7 else 0.0)


def worth_of_city_action(pos: Position, hero: HeroView, space: int) -> float:
    """All icons of a District together, if its slot is free."""
    return 0.0 if pos.spaces[space]["city_token"] else worth_of_icons(pos, hero, space)


def worth_of_icons(pos: Position, hero: HeroView, space: int) -> float:
    """All icons of a District together."""
    if is_blocked(pos.table(), space):
        return 0.0
    worth = 0.0
    icons = pos.icons(space)
    for at, icon in enumerate(icons):
        worth += worth_of_icon(pos, hero, icon, icons[:at].count(icon))
    return worth
