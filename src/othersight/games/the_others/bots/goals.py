"""Where a Hero could go and what he would find there: the Mission, Monsters, tokens, City Actions."""

from math import ceil
from typing import Final

from othersight.games.the_others.bots.city_actions import worth_of_city_action, worth_of_icons
from othersight.games.the_others.bots.fighting import Bout, best_forecast
from othersight.games.the_others.bots.position import HeroView, Position
from othersight.games.the_others.bots.values import (
    EXTRA_TURN,
    TASK,
    TOKENS,
    price_of_level,
    task_worth,
    worth_of_innocent,
    worth_of_kill,
    worth_of_removal,
    worth_of_turning_up,
)
from othersight.games.the_others.rules.cleanse import cleanse_pool
from othersight.games.the_others.rules.corrupt import TOP, bonus_choice, bonus_dice
from othersight.games.the_others.state.config import HEROES
from othersight.games.the_others.state.config import NPCS as NPC_ORDER

NEXT_ROUND: Final = 0.5
"""What is left of the worth of a City Action that has to wait for the next Round."""
LEAST_GOAL: Final = 0.4
"""A Space that is worth no more than this is no goal."""
ROUNDING: Final = 1e-6
"""More than two ways of adding up the same worths may differ by."""
EARLY: Final = 0.35
"""What it is worth to be where the end of the Round counts, with a Turn still to come."""
NPCS: Final = {"commissioner": 3.0, "proxy": 1.5, "ravencorp": 2.0}


def can_use_city_action(hero: HeroView) -> bool:
    """Whether the Hero has his City Action token at hand."""
    unused: bool = hero["city_token"] < 0
    return unused


def worth_of_finds(pos: Position, hero: HeroView, space: int) -> float:
    """What a Hero gets for nothing by passing through a Space: tokens to collect or to turn up."""
    place = pos.spaces[space]
    worth: float = 0.0
    if place["face_down"] and not place["monsters"]:
        worth += worth_of_turning_up(pos) * pos.face_down(space)
    if place["npcs"]:
        number = HEROES.index(hero["hero"])
        for npc in place["npcs"]:
            wanted = pos.mission.wants_npc(pos.table(), number, NPC_ORDER.index(npc))
            worth += TASK if wanted else NPCS[npc]
    tokens: dict[str, int] = place["tokens"]
    if tokens:
        worth += EXTRA_TURN * tokens.get("extra-turn", 0)
        if tokens.get("innocent"):
            worth += worth_of_innocent(pos) * tokens["innocent"] * is_safe_with(pos, hero, space)
    if space == pos.town.start and not place["monsters"]:
        worth += worth_of_delivery(pos, hero)
    return worth


def is_safe_with(pos: Position, hero: HeroView, space: int) -> bool:
    """Whether a Hero should take an Innocent along from a Space: nothing harms one that is left lying, but
    with a Hero it dies on Level 7."""
    level: int = hero["level"]
    if not pos.is_last:
        return level <= 3
    turns = ceil(pos.town.walk[space][pos.town.start] / pos.steps_of(hero))
    return level <= 5 or (level == 6 and turns <= 1)


def worth_of_delivery(pos: Position, hero: HeroView) -> float:
    """What a Hero brings to the Starting Space by setting foot in it while no Monster is there."""
    return task_worth(pos) * pos.mission.wants_delivery(pos.table(), HEROES.index(hero["hero"]))


def worth_of_arrival(pos: Position, hero: HeroView, space: int) -> float:
    """What ending a Turn in a Space brings: tasks done there, or Innocents where they will be rescued."""
    worth = 1.2 * float(hero["innocents"]) if is_refuge(pos, space) else 0.0
    number = HEROES.index(hero["hero"])
    worth += TASK * pos.mission.wants_turn_end(pos.table(), number, space)
    held = pos.mission.wants_round_end(pos.table(), number, space)
    return worth + (task_worth(pos) * held * share_of_round_end(pos, hero) if held else 0.0)


def is_refuge(pos: Position, space: int) -> bool:
    """Whether Innocents are to be brought to a Space in the end, and no Monster is there."""
    return pos.rescues and space == pos.town.start and not pos.spaces[space]["monsters"]


def share_of_round_end(pos: Position, hero: HeroView) -> float:
    """How much of what counts at the end of the Round a Hero may reckon on who has Turns to come before it."""
    turns = hero["turns"] + hero["extra_turns"]
    return EARLY if turns > 1 else 1.0


def cleanse_dice(pos: Position, hero: HeroView, space: int) -> int:
    """TO-CLEANSE-02: the dice of a Cleanse without Voluntary Corruption."""
    t = pos.table_at(hero, space)
    return cleanse_pool(t, t.heroes[HEROES.index(hero["hero"])], False)


def removals_worth(pos: Position, space: int) -> list[float]:
    """What each removable token of a Space is worth, best first."""
    known = pos.removals.get(space)
    if known is None:
        known = []
        tokens: dict[str, int] = pos.spaces[space]["tokens"]
        for kind in TOKENS if tokens else ():
            if kind in tokens:
                known += [worth_of_removal(pos, space, kind)] * tokens[kind]
        known.sort(reverse=True)
        pos.removals[space] = known
    return known


def expected_removals(pos: Position, worths: list[float], dice: int, sure: int = 0) -> float:
    """What a Cleanse with so many dice and sure successes is likely to take off."""
    total = 0.0
    for successes, chance in enumerate(pos.dice.pool("skill+faith", dice)):
        total += chance * sum(worths[: successes + sure])
    return total


def worth_of_cleanse(pos: Position, hero: HeroView, space: int) -> float:
    """What a Cleanse there is likely to bring, with Voluntary Corruption where that pays."""
    if not pos.spaces[space]["tokens"]:
        return 0.0
    key = ("cleanse", hero["hero"], hero["wolf"], space)
    if key not in pos.memo:
        pos.memo[key] = best_cleanse(pos, hero, space)
    return pos.memo[key]


def best_cleanse(pos: Position, hero: HeroView, space: int) -> float:
    """The better of a Cleanse with and without Voluntary Corruption."""
    worths = removals_worth(pos, space)
    if not worths:
        return 0.0
    dice = cleanse_dice(pos, hero, space)
    plain = expected_removals(pos, worths, dice)
    return max(plain, worth_of_dark_cleanse(pos, hero, worths, dice))


def worth_of_dark_cleanse(pos: Position, hero: HeroView, worths: list[float], dice: int) -> float:
    """The same with Voluntary Corruption and its price."""
    level = hero["level"] + 1
    if level > TOP:
        return 0.0
    risen = pos.record(hero).copy()
    risen.level = level
    more, sure = bonus_dice(risen), bonus_choice(risen)
    return expected_removals(pos, worths, dice + more, sure) - price_of_level(
        pos, hero, hero["level"]
    )


def worth_of_fight(pos: Position, hero: HeroView, space: int) -> float:
    """What a Fight there is likely to bring, his companions as they stand now."""
    monsters = pos.monsters_in(space)
    if not monsters:
        return 0.0
    companions, added = pos.companions(hero, space), pos.reinforcements()
    return best_forecast(pos, Bout(hero, space, monsters, companions, reinforcements=added)).net


class Goal:
    """A Space worth going to: what lies there for the taking is counted, what a roll would bring only when it
    matters."""

    __slots__ = ("act", "found", "most", "share", "space")

    def __init__(self, space: int, found: float, most: float, share: float) -> None:
        self.space = space
        self.found = found
        """Finds, arrival and City Action."""
        self.most = most
        """What the goal can be worth at most."""
        self.share = share
        """How much of it is left for this Hero."""
        self.act = -1.0
        """What a Cleanse or a Fight there is likely to bring, once it has been worked out."""


def goals_of(pos: Position, hero: HeroView) -> list[Goal]:
    """The Spaces worth going to."""
    goals = []
    for space in range(pos.town.n):
        found = worth_of_finds(pos, hero, space) + worth_of_arrival(pos, hero, space)
        if pos.town.icons[space]:
            found += worth_of_city_goal(pos, hero, space)
        act = most_of_acting(pos, hero, space)
        if found + act > LEAST_GOAL:
            share = claim(pos, hero, space)
            goals.append(Goal(space, found, (found + act) * share, share))
    return goals


def most_of_acting(pos: Position, hero: HeroView, space: int) -> float:
    """More than a Cleanse or a Fight in a Space can bring: every token removed, or every Monster killed, at no
    price."""
    place = pos.spaces[space]
    if not place["tokens"] and not place["monsters"]:
        return 0.0
    gift = max(0.0, -price_of_level(pos, hero, hero["level"])) * TOP
    removed = sum(removals_worth(pos, space))
    killed = sum([worth_of_kill(pos, monster) for monster in pos.monsters_in(space)])
    return max(removed, killed) + gift + ROUNDING


def worth_of_goal(pos: Position, hero: HeroView, goal: Goal) -> float:
    """What the Hero would get there."""
    if goal.act < 0.0:
        space = goal.space
        act = max(worth_of_cleanse(pos, hero, space), worth_of_fight(pos, hero, space))
        goal.act = max(0.0, act)
    worth = goal.found + goal.act
    return worth * goal.share if worth > LEAST_GOAL else 0.0


def worth_of_city_goal(pos: Position, hero: HeroView, space: int) -> float:
    """A City Action to be had there, in this Round or, for a part of its worth, in the next."""
    now = worth_of_city_action(pos, hero, space) if can_use_city_action(hero) else 0.0
    return now or NEXT_ROUND * worth_of_icons(pos, hero, space)


def claim(pos: Position, hero: HeroView, space: int) -> float:
    """Less than all where another Hero is nearer."""
    walk = pos.town.walk
    mine = walk[hero["space"]][space]
    nearer = sum(
        [
            walk[other["space"]][space] < mine
            for other in pos.team
            if other["hero"] != hero["hero"] and other["state"] == "in-play"
        ]
    )
    return (1.0, 0.65, 0.5, 0.45)[nearer]
