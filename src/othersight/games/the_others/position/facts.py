"""What can be asked of a position: any part of it by its key, compared with what somebody expects.

A list is the same in any order, a deck is compared from its top as far as it is listed, and a
number stands for the length of a list.
"""

from collections.abc import Sequence

from othersight.games.the_others.position.cards import CARD_KEYS
from othersight.games.the_others.position.export import table_position
from othersight.games.the_others.position.game import ROUND_KEYS, STORY_KEYS
from othersight.games.the_others.position.heroes import HERO_KEYS, MARKS
from othersight.games.the_others.position.values import one_of, space_in, wrong_type
from othersight.games.the_others.rules.check import Check
from othersight.games.the_others.rules.cleanse import Cleanse
from othersight.games.the_others.rules.fight import Fight
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.state.config import FACES, HEROES, MONSTERS, NPCS, TOKENS
from othersight.games.the_others.state.table import (
    GONE,
    IN_PLAY,
    KILLED,
    NOWHERE,
    ON_BOARD,
    RESERVE,
    UNPLAYED,
    Monster,
    OthersTable,
)
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure

Value = str | int | bool | list[str] | list[int]

TABLE_FACTS = (*ROUND_KEYS, *CARD_KEYS, "orbital", *STORY_KEYS)
OTHER_FACTS = ("hero", "hero_number", "reserve", "team", "hate")
FRAMES: dict[str, type[Procedure]] = {"fight": Fight, "check": Check, "cleanse": Cleanse}
GROUPS = (
    "heroes", "spaces", "monsters", "dead", "unplayed", "gone", "marked", "supply", *FRAMES,
)  # fmt: skip
KEYS = (*TABLE_FACTS, *OTHER_FACTS, *GROUPS)

HERO_FACTS = HERO_KEYS
SPACE_FACTS = (
    *TOKENS,
    "hidden",
    "npcs",
    "covered_icons",
    "marked",
    "city_token",
    "monsters",
    "heroes",
)
UNDER_WAY_FACTS = {
    group: tuple([name for name in frame.fields if name not in ("members", "killed")])
    for group, frame in FRAMES.items()
}
ROLLS = ("hero_roll", "sin_roll", "rolled")
POOLS = {"dead": KILLED, "unplayed": UNPLAYED, "gone": GONE}
DECKS = ("sin_deck", "apocalypse_deck", "upgrade_deck")
IN_ORDER = ("revealed", "done", "team")
PLACES = ("space", "city_token", "hate", "orbital")


def compare(game: Game, path: Sequence[str], expected: object) -> tuple[bool, Value]:
    """Whether the part of the position at this path is as expected, and what it is."""
    found = fact(game, path)
    return is_as_expected(table_of(game), path, expected, found), found


def fact(game: Game, path: Sequence[str]) -> Value:
    """The part of the position at this path; WrongPosition if there is no such thing."""
    t = table_of(game)
    whole = ".".join(path)
    group = one_of(path[0], whole, KEYS)
    if len(path) != (1 if group not in GROUPS else 2 if group not in ("heroes", "spaces") else 3):
        raise wrong_type(whole, path[-1], "the name of one value")
    if group == "heroes":
        return hero_fact(
            t,
            one_of(path[1], whole, [HEROES[hero] for hero in t.config.team]),
            one_of(path[2], whole, HERO_FACTS),
        )
    if group == "spaces":
        address = int(path[1]) if path[1].isdecimal() else path[1]
        space = space_in(address, whole, t.config.city)
        return space_fact(t, space, one_of(path[2], whole, SPACE_FACTS))
    if group in FRAMES:
        return under_way_fact(game, group, one_of(path[1], whole, UNDER_WAY_FACTS[group]))
    if group == "supply":
        return t.supply[TOKENS.index(one_of(path[1], whole, TOKENS))]
    if group in GROUPS:
        return monster_fact(t, group, one_of(path[1], whole, monster_names(t)))
    return table_fact(game, group)


def table_fact(game: Game, key: str) -> Value:
    """A value that is named once for the whole table."""
    t = table_of(game)
    if key == "hero":
        return HEROES[t.current] if t.current >= 0 else ""
    if key == "hero_number":
        return t.config.n
    if key == "reserve":
        return [HEROES[hero.index] for hero in t.heroes if hero.state == RESERVE]
    if key == "team":
        return [HEROES[hero] for hero in t.places]
    if key == "hate":
        return t.config.city.name[t.sins.hate_space] if t.sins.hate else ""
    found: Value = table_position(game)[key]
    return found


def hero_fact(t: OthersTable, name: str, key: str) -> Value:
    """One value of a Hero's dashboard."""
    hero = t.heroes[HEROES.index(name)]
    if key in ("space", "city_token"):
        place = hero.space if key == "space" else hero.city_token
        return t.config.city.name[place] if place != NOWHERE else ""
    if key == "state":
        return (
            "in play" if hero.state == IN_PLAY else "reserve" if hero.state == RESERVE else "dead"
        )
    if key == "wounds":
        return list(hero.covered)
    if key == "npcs":
        return [NPCS[npc] for npc in hero.npcs]
    if key in ("upgrades", "face_down"):
        return list(hero.upgrades if key == "upgrades" else hero.face_down)
    if key in MARKS:
        return bool(getattr(hero, key))
    found: Value = getattr(hero, key)
    return found


def space_fact(t: OthersTable, index: int, key: str) -> Value:
    """One value of a Space."""
    space = t.spaces[index]
    if key in TOKENS:
        return space.tokens[TOKENS.index(key)]
    if key == "hidden":
        return [TOKENS[kind] for kind in space.hidden]
    if key == "npcs":
        return [NPCS[npc] for npc in space.npcs]
    if key == "monsters":
        return [name_of(t.monsters[monster]) for monster in space.monsters]
    if key == "heroes":
        return [HEROES[hero] for hero in space.heroes]
    if key == "covered_icons":
        return list(space.covered_icons)
    return space.marked if key == "marked" else space.city_token


def monster_fact(t: OthersTable, group: str, name: str) -> Value:
    """Where the Monsters of a kind stand, or how many are in a pool or marked."""
    kind = [monster for monster in t.monsters if name_of(monster) == name]
    if group == "monsters":
        return [t.config.city.name[m.space] for m in kind if m.state == ON_BOARD]
    if group == "marked":
        return [t.config.city.name[m.space] for m in kind if m.state == ON_BOARD and m.marked]
    return len([monster for monster in kind if monster.state == POOLS[group]])


def under_way_fact(game: Game, group: str, key: str) -> Value:
    """One value of the innermost Fight, check or Cleanse under way."""
    frame = next((f for f in reversed(game.stack) if isinstance(f, FRAMES[group])), None)
    if frame is None:
        return f"no {group} is under way"
    value: Value | tuple[str, ...] = getattr(frame, key)
    if key in ROLLS and isinstance(value, tuple):
        return [FACES[int(face)] for face in value]
    if key == "hero" and isinstance(value, int):
        return HEROES[value]
    if key in ("space", "ground") and isinstance(value, int):
        return table_of(game).config.city.name[value]
    if key in ("kind", "read_as") and isinstance(value, int):
        return TOKENS[value]
    return list(value) if isinstance(value, tuple) else value


def monster_names(t: OthersTable) -> list[str]:
    """Every name that a Monster of this game can bear."""
    return list(dict.fromkeys([name_of(monster) for monster in t.monsters]))


def name_of(monster: Monster) -> str:
    """A Monster's kind, or the card of a Hell Club member."""
    return monster.card or MONSTERS[monster.kind]


def is_as_expected(t: OthersTable, path: Sequence[str], expected: object, found: Value) -> bool:
    """Whether what is found is what somebody has written, in one of the ways to write it."""
    group, key = path[0], path[-1]
    if isinstance(found, list):
        if isinstance(expected, int) and not isinstance(expected, bool):
            return len(found) == expected
        if not isinstance(expected, list):
            return False
        if group in ("monsters", "marked") or key == "orbital":
            return places(t, path, expected) == places(t, path, found)
        if key in DECKS:
            return found[: len(expected)] == expected
        return (
            found == expected if key in IN_ORDER else sorted_texts(found) == sorted_texts(expected)
        )
    if key in PLACES and isinstance(expected, (str, int)) and expected != "" and found != "":
        if isinstance(found, bool):
            return expected is found
        return places(t, path, [expected]) == places(t, path, [found])
    return type(expected) is type(found) and expected == found


def places(t: OthersTable, path: Sequence[str], addresses: Sequence[object]) -> list[int]:
    """Spaces by number, in order; an address that does not exist is an error."""
    return sorted([space_in(address, ".".join(path), t.config.city) for address in addresses])


def sorted_texts(values: Sequence[object]) -> list[str]:
    """Values in an order that does not matter."""
    return sorted([str(value) for value in values])
