"""Pools and figures read off the table by the rules that would roll them; all of it lies open to everybody."""

from othersight.games.they_live.odds.fights import Enemy
from othersight.games.they_live.odds.pools import Die, die_of
from othersight.games.they_live.rules.effects import COMBAT_ROLL, pool, weapon_dice
from othersight.games.they_live.rules.enemy import combat_of, health_of, stealth_of
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.games.they_live.rules.response import declare_weapon
from othersight.games.they_live.state.config import COMBAT
from othersight.games.they_live.state.table import LiveTable, Person
from othersight.kernel.game import Game
from othersight.odds.next_roll import silent_twin

HOLD_BACK = ("others-hold-back",)
"""Nobody else declares a Weapon, reveals or spends anything that is not declared already."""


def die_in(t: LiveTable) -> Die:
    """The die of this game."""
    return die_of(t.config.die)


def combat_dice(g: Game, person: Person, armed: bool) -> int:
    """TL-RESPONSE-15: Combat dice before the penalty, with the Weapon if it is declared."""
    dice = pool(g, person, COMBAT, COMBAT_ROLL)
    return dice + (weapon_dice(table_of(g), person) if armed else 0)


def life_of(person: Person) -> int:
    """The damage that kills, from now on."""
    return person.health - person.damage


def with_weapon(g: Game, seat: int) -> Game:
    """The game in which a player has declared the Weapon and taken its wanted tokens (TL-STASH-10)."""
    twin = silent_twin(g)
    declare_weapon(twin, person_of(table_of(twin), seat))
    return twin


def has_weapon(t: LiveTable, person: Person) -> bool:
    """Whether there is a Weapon to declare."""
    return person.weapon >= 0 and weapon_dice(t, person) > 0


def enemy_at(t: LiveTable, tile: int) -> Enemy:
    """A tile that has been turned over."""
    return Enemy(stealth_of(t, tile), combat_of(t, tile), health_of(t, tile))
