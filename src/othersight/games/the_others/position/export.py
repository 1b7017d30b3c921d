"""The position of a running game, as `game_from` reads it: every value named, nothing left to chance."""

from typing import Any

from othersight.games.the_others.position.dice import names_of_dice
from othersight.games.the_others.position.game import game_from
from othersight.games.the_others.position.heroes import MARKS
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.round import Round
from othersight.games.the_others.rules.turn import Turn
from othersight.games.the_others.state.config import HEROES, MONSTERS, NPCS, TOKENS
from othersight.games.the_others.state.table import (
    DEAD,
    GONE,
    IN_PLAY,
    KILLED,
    NOWHERE,
    ON_BOARD,
    RESERVE,
    UNPLAYED,
    Hero,
    Monster,
    OthersTable,
    Space,
)
from othersight.kernel.codec import encode_state
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.toolkit.position_frames import frames_of
from othersight.toolkit.position_starts import same_state, start_here

HERO_STATES = {RESERVE: "reserve", IN_PLAY: "in play", DEAD: "dead"}
MONSTER_STATES = {UNPLAYED: "unplayed", ON_BOARD: "board", KILLED: "dead", GONE: "gone"}


WHEN_ASKED = {
    "place": "story-tasks",
    "first-hero": "first-hero",
    "token": "token",
    "start-of-turn-card": "start-of-turn",
    "start-ability": "start-abilities",
    "main": "main",
    "end-ability": "end-of-turn",
    "reaction": "reaction",
    "monster": "reaction-move",
    "reaction-fight": "reaction-fight",
    "summon": "summon",
}
"""The moment that a kind of question most often belongs to."""


def position_of(game: Game) -> dict[str, Any]:
    """What `game.start` would be, had the game begun here.

    The moment is told by `when` if that says all, else by the procedures under way.
    """
    t = table_of(game)
    heroes = {"heroes": [HEROES[hero] for hero in t.places]} if t.places else {}
    start = start_here(game, names_of_dice(game.chance.loaded), heroes)
    table = table_position(game)
    told = {**start, "position": {**moment_by_when(game), **table}}
    if game.questions[0].kind in WHEN_ASKED and is_same(game, told):
        return told
    current = {"hero": HEROES[t.current]} if t.current >= 0 else {}
    return {**start, "position": {**current, **frames_of(game), **table}}


def is_same(game: Game, start: dict[str, Any]) -> bool:
    """Whether a game that begins so stands where this one stands."""
    try:
        here, there = encode_state(game), encode_state(game_from(start))
    except OthersightError:
        return False
    del here["stack"][0], there["stack"][0]  # set-up is over, whatever was picked in it
    return same_state(here, there)


def moment_by_when(game: Game) -> dict[str, Any]:
    """The keys of an ordinary moment."""
    t = table_of(game)
    found: dict[str, Any] = {"when": WHEN_ASKED.get(game.questions[0].kind, "")}
    for frame in game.stack:
        if isinstance(frame, Round):
            found["hero"] = HEROES[t.places[frame.place]]
            found["turns_taken"], found["declined"] = frame.turns, frame.declined
        if isinstance(frame, Turn):
            for name in ("steps_made", "acted", "move_over", "just_moved", "step_limit"):
                found[name] = getattr(frame, name)
            found["used"] = list(frame.used)
    return found


def table_position(game: Game) -> dict[str, Any]:
    """Everything on the table, by the keys of a position."""
    t = table_of(game)
    return {
        "round": t.round,
        "first": HEROES[t.places[t.first]] if t.places else "",
        **sins_position(t),
        **story_position(t),
        "inventory": list(t.inventory),
        "upgrade_deck": list(reversed(t.upgrade_deck)),
        "upgrades_put_back": t.destroyed,
        "exact": ["apocalypse_deck", "upgrade_deck"],
        "supply": {name: t.supply[kind] for kind, name in enumerate(TOKENS)},
        "orbital": [t.config.city.name[space] for space in t.orbital],
        "heroes": {HEROES[h.index]: hero_position(t, h) for h in heroes_in_order(t)},
        "spaces": {
            t.config.city.name[space.index]: space_position(space)
            for space in t.spaces
            if space_position(space)
        },
        "monsters": [monster_position(t, monster) for monster in monsters_in_order(t)],
    }


def sins_position(t: OthersTable) -> dict[str, Any]:
    """The Sins Player's side."""
    sins = t.sins
    return {
        "hand": list(sins.hand),
        "hand_known": list(sins.held),
        "sin_deck": list(reversed(sins.deck)),
        "discard": list(sins.discard),
        "played": sins.played,
        "card_used": sins.card_used,
        **({"hate": t.config.city.name[sins.hate_space]} if sins.hate else {}),
        "reactions": sins.reactions,
        "reactions_spent": sins.spent,
        "ability_used": sins.ability_used,
        "punish_idle": sins.punish_idle,
        "apocalypse": sins.apocalypse,
        "revealed": list(sins.revealed),
        "apocalypse_deck": list(reversed(sins.apocalypse_deck)),
        "apocalypse_put_back": sins.put_back,
    }


def story_position(t: OthersTable) -> dict[str, Any]:
    """The Story marker, progress and what is counted within a Round."""
    found = {name: getattr(t.story, name) for name in type(t.story).fields}
    return {**found, "done": list(t.story.done)}


def heroes_in_order(t: OthersTable) -> list[Hero]:
    """The Heroes as they came into their Spaces, then those who are in none."""
    placed = [t.heroes[hero] for space in t.spaces for hero in space.heroes]
    return [*placed, *[t.heroes[hero] for hero in t.config.team if t.heroes[hero].space == NOWHERE]]


def hero_position(t: OthersTable, hero: Hero) -> dict[str, Any]:
    """One Hero; what a Hero in the Reserve has not is left out."""
    city = t.config.city
    found: dict[str, Any] = {"state": HERO_STATES[hero.state]}
    if hero.player:
        found["player"] = hero.player
    if hero.space != NOWHERE:
        found["space"] = city.name[hero.space]
    found["level"] = hero.level
    found["wounds"] = list(hero.covered)
    found["turns"] = hero.turns
    for name, value in (
        ("extra_turns", hero.extra_turns),
        ("innocents", hero.innocents),
        ("upgrades", list(hero.upgrades)),
        ("face_down", list(hero.face_down)),
        ("npcs", [NPCS[npc] for npc in hero.npcs]),
        ("city_token", city.name[hero.city_token] if hero.city_token != NOWHERE else ""),
        *[(mark, getattr(hero, mark)) for mark in MARKS],
    ):
        if value:
            found[name] = value
    if t.config.dark_past or hero.dark_past:
        found["dark_past"] = hero.dark_past
    return found


def space_position(space: Space) -> dict[str, Any]:
    """One Space; empty when nothing but figures is in it."""
    found: dict[str, Any] = {
        name: space.tokens[kind] for kind, name in enumerate(TOKENS) if space.tokens[kind]
    }
    for name, value in (
        ("hidden", [TOKENS[kind] for kind in space.hidden]),
        ("npcs", [NPCS[npc] for npc in space.npcs]),
        ("covered_icons", list(space.covered_icons)),
        ("marked", space.marked),
        ("city_token", space.city_token),
    ):
        if value:
            found[name] = value
    return found


def monsters_in_order(t: OthersTable) -> list[Monster]:
    """The Monsters as they came into their Spaces, then the pools; unplayed ones need no mention."""
    placed = [t.monsters[monster] for space in t.spaces for monster in space.monsters]
    away = [m for m in t.monsters if m.state in (KILLED, GONE) or (m.marked and m.space == NOWHERE)]
    return [*placed, *away]


def monster_position(t: OthersTable, monster: Monster) -> dict[str, Any]:
    """One Monster, by the very figure."""
    found: dict[str, Any] = {
        "kind": monster.card or MONSTERS[monster.kind],
        "figure": monster.index,
    }
    if monster.state == ON_BOARD:
        found["space"] = t.config.city.name[monster.space]
    else:
        found["state"] = MONSTER_STATES[monster.state]
    if monster.marked:
        found["marked"] = True
    if monster.hero >= 0:
        found["hero"] = HEROES[monster.hero]
    return found
