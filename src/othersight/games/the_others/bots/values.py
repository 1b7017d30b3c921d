"""What things are worth to the Heroes, in hundredths of a won game; the Sins Player counts the other way round."""

from typing import Final

from othersight.games.the_others.bots.position import HeroView, MonsterView, Position
from othersight.games.the_others.rules.wound import MARKERS
from othersight.games.the_others.state.config import HEROES
from othersight.games.the_others.state.config import TOKENS as KINDS

WOUNDS: Final[tuple[float, ...]] = (1.5, 2.2, 3.2, 4.5, 9.0)
"""The price of a Hero's first, second ... fifth Wound."""
LAST_DEATH: Final = 40.0
"""What the death that loses the game costs on top."""
LEVELS: Final[tuple[float, ...]] = (0.0, 0.2, 0.3, 0.5, 0.8, 1.5, 3.5)
"""The price of rising from Level 1, 2 ... 6, by the Level left."""
INNOCENTS_AT_RISK: Final[tuple[float, ...]] = (0.0, 0.2, 0.5, 1.0, 2.0, 4.0, 9.0)
"""What the step up from a Level costs on top for each Innocent with the Hero: on Level 7 they die."""
TASK: Final = 8.0
"""One task of a Mission."""
LAST_TASKS: Final = {1: 22.0, 2: 8.0, 3: 4.0}
"""What a task of the last Mission is worth on top, by how many are left: the last one wins the game."""
RAISE: Final = 4.0
"""A level of the Apocalypse Track."""
UNSEEN: Final = "no-innocent-revealed"
BESET: Final = "monsters-at-start"
CROWNED: Final = "avatar-on-board"
"""Conditions of End of Round tasks that raise it."""
SPARED: Final = 0.3
"""What is left of a Space's share in a condition that another Space meets as well."""
EXTRA_TURN: Final = 3.5
KILLS: Final = {
    "acolyte": 0.8,
    "abomination": 1.6,
    "controller": 2.8,
    "avatar": 3.5,
    "hell-club": 4.5,
    "tainted": 4.5,
}
TOKENS: Final = {"fire": 0.7, "corruption": 0.7, "pentagram": 0.7, "nest": 1.0}


def task_worth(pos: Position) -> float:
    """What one task of the current Mission is worth now."""
    if not pos.is_last:
        return TASK
    return TASK + LAST_TASKS.get(tasks_left(pos), 0.0)


def tasks_left(pos: Position) -> int:
    """How many tasks of the Mission are left to do."""
    key = "tasks left"
    if key not in pos.memo:
        pos.memo[key] = pos.mission.tasks_left(pos.table())
    return int(pos.memo[key])


def table_of_prices(had: int, last: bool) -> tuple[float, ...]:
    """The price of 0, 1, ... further Wounds of a Hero who has had so many; `last` if nobody can succeed him."""
    prices = [sum(WOUNDS[had : had + wounds]) for wounds in range(MARKERS - had + 1)]
    prices[-1] += LAST_DEATH if last else 0.0
    return tuple(prices)


PRICES: Final = {
    (had, last): table_of_prices(had, last) for had in range(MARKERS + 1) for last in (False, True)
}


def prices_of_wounds(pos: Position, hero: HeroView) -> tuple[float, ...]:
    """The price of 0, 1, ... further Wounds of a Hero."""
    return PRICES[len(hero["covered"]), pos.reserve == 0]


def price_of_wounds(pos: Position, hero: HeroView, wounds: int) -> float:
    """What so many Wounds cost a Hero."""
    prices = prices_of_wounds(pos, hero)
    return prices[min(wounds, len(prices) - 1)]


def price_of_levels(pos: Position, hero: HeroView, points: float) -> float:
    """What so much Corruption costs a Hero; parts of a point cost parts."""
    price = 0.0
    level = hero["level"]
    while points > 0:
        part = min(1.0, points)
        price += part * price_of_level(pos, hero, level)
        points -= part
        level = min(7, level + 1)
    return price


def price_of_level(pos: Position, hero: HeroView, level: int) -> float:
    """What the step up from a Level costs; on Level 7 it is a Wound (TO-CORRUPT-11)."""
    if level >= 7:
        return price_of_wounds(pos, hero, 1)
    price = LEVELS[level]
    if hero["innocents"]:
        price += INNOCENTS_AT_RISK[level] * hero["innocents"]
    if level == 6 and hero["dark_past"]:
        price += 3.0
    wanted = wanted_level(pos, hero)
    if level < wanted:
        price -= TASK / (wanted - 1)
    return price


def wanted_level(pos: Position, hero: HeroView) -> int:
    """The Level that the Mission asks this Hero to reach, or 0."""
    key = ("level", hero["hero"])
    if key not in pos.memo:
        pos.memo[key] = pos.mission.wants_level(pos.table(), HEROES.index(hero["hero"]))
    return int(pos.memo[key])


def worth_of_kill(pos: Position, monster: MonsterView) -> float:
    """What the death of a Monster in a Fight is worth."""
    number: int = monster["monster"]
    known = pos.kills.get(number)
    if known is None:
        known = weighed_kill(pos, monster)
        pos.kills[number] = known
    return known


def weighed_kill(pos: Position, monster: MonsterView) -> float:
    """The same, reckoned out."""
    worth = KILLS[monster["kind"]]
    if monster["marked"]:
        worth += task_worth(pos)
    worth += TASK * pos.mission.wants_kill(pos.table(), monster["monster"], True)
    if monster["kind"] == "avatar" and CROWNED in pos.config.track:
        worth += RAISE
    space = monster["space"]
    if space >= 0:
        worth += worth_of_freedom(pos, space) / len(pos.spaces[space]["monsters"])
    return worth


def worth_of_freedom(pos: Position, space: int) -> float:
    """What it is worth to the Heroes that a Space holds no Monster."""
    key = ("freedom", space)
    if key not in pos.memo:
        tasks = pos.mission.wants_peace(pos.table(), space)
        worth = 0.25 * TASK * tasks + worth_of_passage(pos, space)
        pos.memo[key] = worth + worth_of_quiet_start(pos, space)
    return pos.memo[key]


def worth_of_quiet_start(pos: Position, space: int) -> float:
    """What it spares that no Monster is in that Space, where those at the Starting Space raise the track."""
    if BESET not in pos.config.track:
        return 0.0
    near = (pos.town.start, *pos.town.adjacent[pos.town.start])
    if space not in near:
        return 0.0
    others = any([pos.spaces[other]["monsters"] for other in near if other != space])
    return RAISE * (SPARED if others else 1.0)


def worth_of_passage(pos: Position, space: int) -> float:
    """What a Space without Monsters lets the Heroes do there, tasks aside."""
    if pos.mission.rescues and space == pos.town.start:
        return 0.4 * TASK
    if pos.has_innocents and pos.face_down(space):
        return 0.8 * worth_of_turning_up(pos) * pos.face_down(space)
    return 0.0


def chance_of_innocent(pos: Position) -> float:
    """The chance that a face-down token is an Innocent: each Round lays one, and those seen are known."""
    key = "innocent"
    if key not in pos.memo:
        hidden = sum([pos.face_down(space) for space in range(pos.town.n)])
        laid: int = min(pos.view["round"], pos.figures.innocents)
        seen: int = pos.figures.innocents - pos.view["supply"]["innocent"]
        pos.memo[key] = min(1.0, max(0, laid - seen) / hidden) if hidden else 0.0
    return pos.memo[key]


def worth_of_turning_up(pos: Position) -> float:
    """What a face-down token is worth; the first Innocent of a Round spares a raise of the track."""
    if not pos.has_innocents:
        return 0.3
    worth = worth_of_innocent(pos)
    if pos.mission.wants_innocent():
        worth += TASK
    if UNSEEN in pos.config.track and not pos.view["story"]["innocents_revealed"]:
        worth += RAISE
    return worth * chance_of_innocent(pos)


def worth_of_innocent(pos: Position) -> float:
    """An Innocent to carry: some Mission of the Story needs them."""
    return pos.mission.innocent_share * task_worth(pos) if pos.has_innocents else 0.0


def worth_of_removal(pos: Position, space: int, kind: str) -> float:
    """What the removal of a token is worth."""
    worth = TOKENS[kind]
    if kind == "corruption" and pos.counts_corruption:
        worth += 1.5
    counts = pos.mission.wants_removal(pos.table(), KINDS.index(kind), space)
    return worth + (task_worth(pos) if counts else 0.0)
