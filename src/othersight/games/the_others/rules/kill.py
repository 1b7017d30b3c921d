"""Killing Monsters, in a Fight or not (TO-FIGHT-16, TO-FIGHT-17, TO-HELLCLUB-03, TO-MISSION-09)."""

from othersight.games.the_others.rules.effects import APOCALYPSE, POWERS
from othersight.games.the_others.rules.figures import take_monster_off
from othersight.games.the_others.rules.mission import current_mission
from othersight.games.the_others.state.config import AVATAR, HELL_CLUB, TAINTED
from othersight.games.the_others.state.table import GONE, KILLED, OthersTable
from othersight.kernel.game import Game


def kill_monster(g: Game, monster: int, in_fight: bool) -> None:
    """TO-FIGHT-17, TO-HELLCLUB-03: the Monster leaves the board for the dead pool, or the game if its card says so."""
    t: OthersTable = g.table
    record = t.monsters[monster]
    space = record.space
    leaves_game = record.kind in (HELL_CLUB, TAINTED)
    take_monster_off(t, monster, GONE if leaves_game else KILLED)
    g.tell("monster-killed", monster, space)
    if record.kind == HELL_CLUB:
        sins = t.edit_sins()
        sins.revealed = tuple([card for card in sins.revealed if card != record.card])
    if record.kind == AVATAR:
        t.edit_story().avatar_killed = True
    current_mission(g).monster_killed(g, monster, in_fight)
    t.edit_monster(monster).marked = False


def defense_of(g: Game, monster: int) -> int:
    """TO-FIGHT-16, TO-ACOLYTE-01: a Monster's Defense as modified at this moment."""
    t: OthersTable = g.table
    record = t.monsters[monster]
    if record.kind == HELL_CLUB:
        defense = t.config.hell_club[record.card][1]
    elif record.kind == TAINTED:
        defense = t.config.tainted[1]
    else:
        defense = t.config.monster_defense[record.kind]
    for card in t.sins.revealed:
        defense += APOCALYPSE[card].monster_defense(g, monster)
    if t.config.power:
        defense += POWERS[t.config.sin].monster_defense(g, monster)
    return defense


def fight_of(g: Game, monster: int) -> int:
    """TO-FIGHT-06, TO-ACOLYTE-01: a Monster's Fight stat."""
    t: OthersTable = g.table
    record = t.monsters[monster]
    if record.kind == HELL_CLUB:
        return t.config.hell_club[record.card][0]
    if record.kind == TAINTED:
        return t.config.tainted[0]
    return t.config.monster_fight[record.kind]
