"""Reading and moving figures: who stands where (TO-MOVE-03, TO-MOVE-10, TO-SINCARD-10, TO-SETUP-10)."""

from othersight.games.the_others.state.config import AVATAR
from othersight.games.the_others.state.table import (
    IN_PLAY,
    KILLED,
    NOWHERE,
    ON_BOARD,
    Hero,
    OthersTable,
)
from othersight.kernel.game import Game


def table_of(g: Game) -> OthersTable:
    """The table of a game of The Others."""
    table: OthersTable = g.table
    return table


def player_of(t: OthersTable, hero: int) -> int:
    """The seat of the Hero Player who runs a Hero."""
    return t.heroes[hero].player


def is_alive(t: OthersTable, hero: int) -> bool:
    """Whether the Hero is in play with fewer than five Wounds."""
    record = t.heroes[hero]
    return record.state == IN_PLAY and len(record.covered) < 5


def companions(t: OthersTable, hero: int) -> int:
    """How many other Heroes are in his Space."""
    return len(t.spaces[t.heroes[hero].space].heroes) - 1


def is_alone(t: OthersTable, hero: int) -> bool:
    """TO-SINCARD-10: no other Hero is in his Space."""
    return companions(t, hero) == 0


def clockwise_from(t: OthersTable, hero: int) -> list[int]:
    """TO-DEATH-14: the Heroes in play, clockwise, beginning with this one if he is in play."""
    places = t.places
    start = places.index(hero) if hero in places else t.first
    return list(places[start:] + places[:start])


def fight_stat(t: OthersTable, hero: Hero) -> int:
    """TO-TURN-15: the Fight stat of the dashboard in use."""
    return (t.config.other_fight if hero.wolf else t.config.fight)[hero.index]


def skill_stat(t: OthersTable, hero: Hero) -> int:
    """TO-TURN-15, ACO-6: the Skill stat of the dashboard in use, or 0 while a CHEF's mark lies on it."""
    if hero.no_skill:
        return 0
    return (t.config.other_skill if hero.wolf else t.config.skill)[hero.index]


def defense_stat(t: OthersTable, hero: Hero) -> int:
    """TO-TURN-15: the base Defense of the dashboard in use."""
    return (t.config.other_defense if hero.wolf else t.config.defense)[hero.index]


def is_ranged(t: OthersTable, hero: Hero) -> bool:
    """TO-TURN-15: whether the dashboard in use has the Ranged ability by nature."""
    return (t.config.other_ranged if hero.wolf else t.config.ranged)[hero.index]


def others(figures: tuple[int, ...], leaving: int) -> tuple[int, ...]:
    """The figures of a Space without one that is there."""
    return () if len(figures) == 1 else tuple([each for each in figures if each != leaving])


def place_hero(t: OthersTable, hero: int, space: int) -> None:
    """Put a Hero figure in a Space; nothing is checked."""
    record = t.edit_unharmed(hero)
    newcomer = (hero,)  # tuples are joined quicker than unpacked
    if record.space != NOWHERE:
        left = t.edit_space(record.space)
        left.heroes = others(left.heroes, hero)
    record.space = space
    if space != NOWHERE:
        entered = t.edit_space(space)
        entered.heroes += newcomer


def place_monster(t: OthersTable, monster: int, space: int) -> None:
    """Put a Monster figure in a Space, from wherever it was."""
    record = t.edit_monster(monster)
    newcomer = (monster,)
    if record.space != NOWHERE:
        left = t.edit_space(record.space)
        left.monsters = others(left.monsters, monster)
    record.space = space
    record.state = ON_BOARD
    entered = t.edit_space(space)
    entered.monsters += newcomer


def take_monster_off(t: OthersTable, monster: int, state: int) -> None:
    """Take a Monster figure off the board into a pool or out of the game."""
    record = t.edit_monster(monster)
    left = t.edit_space(record.space)
    left.monsters = others(left.monsters, monster)
    record.space = NOWHERE
    record.state = state


def dead_of_kind(t: OthersTable, kind: int) -> int:
    """A Monster of that kind in the dead pool, or -1."""
    for monster in t.monsters:
        if monster.state == KILLED and monster.kind == kind:
            return monster.index
    return -1


def of_kind_in(t: OthersTable, space: int, kind: int) -> int:
    """How many Monsters of a kind are in a Space."""
    count = 0
    for monster in t.spaces[space].monsters:
        if t.monsters[monster].kind == kind:
            count += 1
    return count


def avatar_of(t: OthersTable) -> int:
    """The Avatar's figure."""
    for monster in t.monsters:
        if monster.kind == AVATAR:
            return monster.index
    return -1
