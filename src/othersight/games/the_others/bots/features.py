"""A table of The Others in numbers, as the learned worth of a table reads it; all of it lies open to everybody."""

from typing import Final

from othersight.games.the_others.rules.mission import MISSIONS as KINDS
from othersight.games.the_others.state.config import (
    CORRUPTION,
    FIRE,
    INNOCENT,
    MONSTERS,
    NEST,
    PENTAGRAM,
)
from othersight.games.the_others.state.table import (
    DEAD,
    IN_PLAY,
    NOWHERE,
    ON_BOARD,
    RESERVE,
    OthersTable,
)

MISSIONS: Final = (
    "gear-up", "clear-abominations", "clear-the-hive", "destroy-them-all",
    "tempting-fate", "begin-the-ritual", "hallow-the-districts", "destroy-the-avatar",
    "complete-the-ritual", "rescue-the-innocents", "keep-them-safe", "rescue-the-chief",
    "save-their-souls",
)  # fmt: skip
"""The Missions whose games were learned from; another one counts as the one that it is like."""


def features(t: OthersTable) -> list[float]:
    """The numbers, always as many and in the same order."""
    return [*of_story(t), *of_heroes(t), *of_board(t), *of_reach(t), *of_sins(t)]


def of_story(t: OthersTable) -> list[float]:
    """Which Mission it is and how far it has come."""
    like = KINDS[t.story.mission].like
    here = [float(mission == like) for mission in MISSIONS]
    part = t.story.progress / max(1, t.config.required[t.story.mission])
    return [
        *here,
        *[flag * part for flag in here],
        len(t.story.done) / 2,
        t.round / 6,
        float(t.story.avatar_killed),
        float(t.story.chief_with_avatar),
        min(2, t.story.corruption_removed) / 2,
        t.story.innocents_revealed / 2,
    ]


def of_heroes(t: OthersTable) -> list[float]:
    """How the Heroes fare."""
    team = [t.heroes[index] for index in t.places]
    wounds = sorted([len(hero.covered) for hero in team], reverse=True)
    levels = [hero.level for hero in team]
    states = [hero.state for hero in t.heroes]
    return [
        len(team) - 3.0,
        states.count(RESERVE) / 3,
        float(states.count(RESERVE) == 0),
        states.count(DEAD) / 3,
        sum(wounds) / 8,
        wounds[0] / 4 if wounds else 0.0,
        wounds[1] / 4 if len(wounds) > 1 else 0.0,
        float(sum([w >= 3 for w in wounds])),
        float(sum([w >= 4 for w in wounds])),
        sum(levels) / 12,
        float(sum([level >= 5 for level in levels])),
        float(sum([level >= 6 for level in levels])),
        float(sum([level >= 7 for level in levels])),
        sum([len(hero.upgrades) for hero in team]) / 6,
        sum([hero.extra_turns for hero in team]) / 3,
        sum([hero.turns for hero in team]) / 6,
        sum([hero.city_token == NOWHERE for hero in team]) / 3,
        sum([len(hero.npcs) for hero in team]) / 2,
        sum([hero.innocents for hero in team]) / 2,
        float(sum([hero.reached_3 for hero in team])),
        float(sum([hero.doomed for hero in team])),
        float(sum([hero.cannot_heal for hero in team])),
        sum([hero.no_skill or hero.no_ability for hero in team]) / 2,
        float(sum([hero.state != IN_PLAY for hero in team])),
    ]


def of_board(t: OthersTable) -> list[float]:
    """Monsters and tokens, and who stands among them."""
    kinds = [0] * len(MONSTERS)
    marked = 0
    for monster in t.monsters:
        if monster.state == ON_BOARD:
            kinds[monster.kind] += 1
            marked += monster.marked
    tokens, free = [0] * 6, [0] * 6
    hidden = crowd = beset = burning = hallowed = 0
    for space in t.spaces:
        hidden += len(space.hidden)
        hallowed += space.marked
        for kind in (FIRE, CORRUPTION, PENTAGRAM, NEST, INNOCENT):
            tokens[kind] += space.tokens[kind]
            if not space.monsters:
                free[kind] += space.tokens[kind]
        if space.heroes and space.monsters:
            crowd += len(space.monsters)
            beset += len(space.heroes)
        if space.heroes:
            burning += space.tokens[FIRE] + space.tokens[CORRUPTION]
    return [
        *[count / 3 for count in kinds],
        marked / 2,
        tokens[FIRE] / 5,
        tokens[CORRUPTION] / 5,
        tokens[PENTAGRAM] / 4,
        tokens[NEST] / 4,
        float(tokens[INNOCENT]),
        free[FIRE] / 5,
        free[CORRUPTION] / 5,
        free[PENTAGRAM] / 4,
        float(free[INNOCENT]),
        hidden / 4,
        hallowed / 3,
        crowd / 3,
        beset / 2,
        burning / 3,
        len(t.orbital) / 2,
        len(t.inventory) / 3,
    ]


def of_reach(t: OthersTable) -> list[float]:
    """What lies within two steps of each Hero, and the most dangerous crowd around one of them."""
    city = t.config.city
    near = [0, 0, 0, 0, 0, 0]
    hidden = close = around = most = free = 0
    for index in t.places:
        hero = t.heroes[index]
        if hero.space == NOWHERE:
            continue
        close += sum([len(t.spaces[space].monsters) for space in city.within_1[hero.space]])
        threat = 0
        for at in city.within_2[hero.space]:
            space = t.spaces[at]
            threat += len(space.monsters)
            hidden += len(space.hidden)
            for kind in (FIRE, CORRUPTION, PENTAGRAM, NEST):
                near[kind] += space.tokens[kind]
            if hero.city_token == NOWHERE and city.icons[at] and not space.city_token:
                free += 1
        around += threat
        most = max(most, threat * (1 + len(hero.covered)))
    return [
        close / 4,
        around / 8,
        most / 10,
        near[FIRE] / 4,
        near[CORRUPTION] / 4,
        near[PENTAGRAM] / 3,
        near[NEST] / 3,
        hidden / 3,
        free / 5,
    ]


def of_sins(t: OthersTable) -> list[float]:
    """What the Sins Player has."""
    sins = t.sins
    return [
        float(t.config.sin == "sloth"),
        len(sins.hand) / 4,
        sins.reactions / 4,
        sins.apocalypse / 4,
        len(sins.revealed) / 3,
        float(sins.ability_used),
        float(sins.hate),
    ]
