"""What things are worth to the Heroes, in hundredths of a won game; the Sins Player counts the other way round."""

from othersight.games.the_others.bots.position import HeroView, MonsterView, Position
from othersight.games.the_others.rules.wound import MARKERS

WOUNDS = (1.5, 2.2, 3.2, 4.5, 9.0)
"""The price of a Hero's first, second ... fifth Wound."""
LAST_DEATH = 40.0
"""What the death that loses the game costs on top."""
LEVELS = (0.0, 0.2, 0.3, 0.5, 0.8, 1.5, 3.5)
"""The price of rising from Level 1, 2 ... 6, by the Level left."""
INNOCENTS_AT_RISK = (0.0, 0.2, 0.5, 1.0, 2.0, 4.0, 9.0)
"""What the step up from a Level costs on top for each Innocent with the Hero: on Level 7 they die."""
TASK = 8.0
"""One task of a Mission."""
LAST_TASKS = {1: 22.0, 2: 8.0, 3: 4.0}
"""What a task of the last Mission is worth on top, by how many are left: the last one wins the game."""
LAST_MISSIONS = ("destroy-them-all", "complete-the-ritual", "save-their-souls")
EXTRA_TURN = 3.5
KILLS = {
    "acolyte": 0.8,
    "abomination": 1.6,
    "controller": 2.8,
    "avatar": 3.5,
    "hell-club": 4.5,
    "tainted": 4.5,
}
REMOVED_IN_PEACE = {
    "clear-the-hive": ("pentagram",),
    "begin-the-ritual": ("corruption",),
    "keep-them-safe": ("fire", "corruption"),
}
"""Missions that count the removal of tokens from Spaces without Monsters."""
TOKENS = {"fire": 0.7, "corruption": 0.7, "pentagram": 0.7, "nest": 1.0}


def task_worth(pos: Position) -> float:
    """What one task of the current Mission is worth now."""
    if pos.mission not in LAST_MISSIONS:
        return TASK
    left = tokens_left(pos) if pos.mission == "complete-the-ritual" else pos.required - pos.progress
    return TASK + LAST_TASKS.get(left, 0.0)


def tokens_left(pos: Position) -> int:
    """Corruption tokens on the board that can be removed."""
    key = "tokens left"
    if key not in pos.memo:
        pos.memo[key] = sum([pos.tokens(space, "corruption") for space in range(pos.town.n)])
    return int(pos.memo[key])


def table_of_prices(had: int, last: bool) -> tuple[float, ...]:
    """The price of 0, 1, ... further Wounds of a Hero who has had so many; `last` if nobody can succeed him."""
    prices = [sum(WOUNDS[had : had + wounds]) for wounds in range(MARKERS - had + 1)]
    prices[-1] += LAST_DEATH if last else 0.0
    return tuple(prices)


PRICES = {
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
    if wants_level(pos, hero, level):
        price -= TASK / (pos.figures.tempting_level - 1)
    return price


def wants_level(pos: Position, hero: HeroView, level: int) -> bool:
    """Whether TEMPTING FATE asks this Hero to rise above that Level."""
    return (
        pos.mission == "tempting-fate"
        and not hero["reached_3"]
        and level < pos.figures.tempting_level
    )


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
    if pos.mission == "clear-abominations" and monster["kind"] == "abomination":
        worth += TASK * 0.7
    if monster["kind"] == "avatar":
        worth += worth_of_avatar(pos)
    space = monster["space"]
    if space >= 0:
        worth += worth_of_freedom(pos, space) / len(pos.spaces[space]["monsters"])
    return worth


def worth_of_freedom(pos: Position, space: int) -> float:
    """What it is worth to the Heroes that a Space holds no Monster."""
    key = ("freedom", space)
    if key not in pos.memo:
        pos.memo[key] = sum(
            [
                0.25 * TASK * min(2, pos.tokens(space, kind))
                for kind in REMOVED_IN_PEACE.get(pos.mission, ())
            ]
        ) + worth_of_passage(pos, space)
    return pos.memo[key]


def worth_of_passage(pos: Position, space: int) -> float:
    """What a Space without Monsters lets the Heroes do there, removing tokens aside."""
    place = pos.spaces[space]
    if pos.mission == "hallow-the-districts":
        clean = not place["marked"] and not place["tokens"].get("corruption")
        return 0.2 * TASK if pos.town.district[space] and clean else 0.0
    if pos.mission == "save-their-souls" and space == pos.town.start:
        return 0.4 * TASK
    if pos.story == "battleground-of-souls" and pos.face_down(space):
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
    if pos.story != "battleground-of-souls":
        return 0.3
    worth = worth_of_innocent(pos)
    if pos.mission == "rescue-the-innocents":
        worth += TASK
    if not pos.view["story"]["innocents_revealed"]:
        worth += 4.0
    return worth * chance_of_innocent(pos)


def worth_of_innocent(pos: Position) -> float:
    """An Innocent to carry: the last Mission of its Story needs three."""
    if pos.story != "battleground-of-souls":
        return 0.0
    return 0.75 * task_worth(pos) if pos.mission == "save-their-souls" else TASK * 0.3


def worth_of_avatar(pos: Position) -> float:
    """What the Mission adds to the Avatar's death."""
    if pos.mission == "rescue-the-chief" and pos.view["story"]["chief_with_avatar"]:
        return TASK * 1.5
    if pos.mission == "destroy-the-avatar" and not pos.view["story"]["avatar_killed"]:
        return TASK * 1.5
    return 0.0


def worth_of_removal(pos: Position, space: int, kind: str) -> float:
    """What the removal of a token is worth."""
    worth = TOKENS[kind]
    mission = pos.mission
    if kind == "corruption" and pos.story == "the-darkness-within":
        worth += 1.5  # all of them have to go in the end
    if mission in REMOVED_IN_PEACE:
        counts = kind in REMOVED_IN_PEACE[mission] and not pos.spaces[space]["monsters"]
    elif mission == "destroy-the-avatar":
        counts = kind == "corruption" and not pos.view["story"]["corruption_removed"]
    else:
        counts = mission == "complete-the-ritual" and kind == "corruption"
    return worth + (task_worth(pos) if counts else 0.0)
