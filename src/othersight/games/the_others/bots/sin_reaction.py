"""The Sins Player's Reactions: whom to Move, whether to fight, when to keep the token (TO-TIME-34, TO-TIME-35,
TO-TIME-36)."""

from typing import Final

from othersight.games.the_others.bots.danger import (
    harm_of,
    hunters_of,
    least_promise,
    turns_to_come,
)
from othersight.games.the_others.bots.position import HeroView, MonsterView, Position
from othersight.games.the_others.bots.values import worth_of_freedom

HAUNTED: Final = "monsters-in-districts"
"""The condition of Stories that count Districts with Monsters."""


class Errand:
    """What a Reaction could do: Move a Monster, or none, and then fight or not."""

    __slots__ = ("monster", "promise", "target")

    def __init__(self, promise: float, monster: MonsterView | None, target: int) -> None:
        self.promise = promise
        self.monster = monster
        self.target = target


def best_fight(pos: Position, hero: HeroView) -> Errand:
    """The best Fight against the current Hero, and the Monster to Move for it."""
    space = hero["space"]
    here = pos.monsters_in(space)
    companions = pos.companions(hero, space)
    best = Errand(0.0, None, space)
    if here:
        best = Errand(harm_of(pos, hero, space, here, companions), None, space)
    tried = set()
    for monster in hunters_of(pos, space):
        likeness = (monster["kind"], monster["card"], monster["marked"], monster["space"])
        if likeness not in tried:
            tried.add(likeness)
            promise = harm_of(pos, hero, space, [*here, monster], companions)
            promise -= worth_of_post(pos, monster)
            if promise > best.promise:
                best = Errand(promise, monster, space)
    return best


def worth_of_guard(pos: Position, space: int) -> float:
    """What the first Monster in a Space does by being there; more where a Hero is near."""
    worth = worth_of_freedom(pos, space)
    if worth:
        nearest = min([pos.town.walk[hero["space"]][space] for hero in pos.team])
        worth *= (1.0, 1.0, 0.9, 0.7, 0.6)[min(4, nearest)]
    if HAUNTED in pos.config.track and pos.town.district[space]:
        worth += worth_of_haunting(pos)
    return worth


def worth_of_haunting(pos: Position) -> float:
    """What one more District with Monsters is worth."""
    key = "haunted"
    if key not in pos.memo:
        pos.memo[key] = sum([bool(pos.spaces[d]["monsters"]) for d in pos.town.districts])
    return 1.6 if pos.memo[key] <= pos.config.crowded[HAUNTED] else 0.2


def worth_of_post(pos: Position, monster: MonsterView) -> float:
    """What is lost when a Monster leaves its Space."""
    space = monster["space"]
    return worth_of_guard(pos, space) if len(pos.spaces[space]["monsters"]) == 1 else 0.0


def best_guard(pos: Position) -> Errand:
    """The best Move that only puts a Monster in the Heroes' way."""
    best = Errand(0.0, None, -1)
    reach = pos.monster_steps()
    for monster in pos.at_large:
        source = monster["space"]
        if pos.spaces[source]["heroes"]:
            continue
        lost = worth_of_post(pos, monster)
        for target in range(pos.town.n):
            if 0 < pos.town.prowl[source][target] <= reach and not occupied(pos, target):
                promise = worth_of_guard(pos, target) - lost
                if promise > best.promise:
                    best = Errand(promise, monster, target)
    return best


def occupied(pos: Position, space: int) -> bool:
    """Whether anybody stands in a Space."""
    return bool(pos.spaces[space]["heroes"] or pos.spaces[space]["monsters"])


def best_errand(pos: Position) -> Errand:
    """The best thing to do with a Reaction."""
    hero = pos.current
    guard = best_guard(pos)
    if hero is None:
        return guard
    fight = best_fight(pos, hero)
    return fight if fight.promise >= guard.promise else guard


def promise_of_goal(pos: Position, space: int) -> float:
    """What a Monster would do in a Space: guard it, fight the current Hero, or at least be nearer to one."""
    nearer = -0.1 * distance_to_prey(pos, space)
    if not occupied(pos, space):
        return worth_of_guard(pos, space) + nearer
    hero = pos.current
    if hero is None or space != hero["space"]:
        return nearer
    return max(0.0, best_fight(pos, hero).promise) + nearer


def promise_of_monster(pos: Position, index: int) -> float:
    """The best that a Monster could do with a Move."""
    monster = pos.monsters[index]
    prowl, reach = pos.town.prowl[monster["space"]], pos.monster_steps()
    goals = [space for space in range(pos.town.n) if 0 < prowl[space] <= reach]
    best = max([promise_of_goal(pos, space) for space in goals], default=0.0)
    return best + 0.2 * float(monster["fight"]) - worth_of_post(pos, monster)


def reaction(pos: Position, options: list[str]) -> str:
    """TO-TIME-34: react if that promises enough, or if a token is to spare for coming nearer."""
    if best_errand(pos).promise > least_promise(pos, turns_to_come(pos) + 1):
        return "react"
    return "react" if pos.view["sins"]["reactions"] > turns_to_come(pos) else "pass"


def monster(pos: Position, options: list[str]) -> str:
    """TO-TIME-35: the Monster of the best errand; else one that comes nearer."""
    errand = best_errand(pos)
    if errand.promise > 0.0:
        chosen = errand.monster
        wanted = f"monster {chosen['monster']}" if chosen is not None else "pass"
        return wanted if wanted in options else "pass"
    idle = [pos.monsters[int(option.split()[1])] for option in options if option != "pass"]
    idle = [m for m in idle if not worth_of_post(pos, m) and not m["marked"]]
    idle = [m for m in idle if distance_to_prey(pos, m["space"]) > 2]
    if not idle:
        return "pass"
    best = max(
        idle, key=lambda m: (m["fight"] - 0.9 * distance_to_prey(pos, m["space"]), m["monster"])
    )
    return f"monster {best['monster']}"


def distance_to_prey(pos: Position, space: int) -> int:
    """Steps to the nearest Hero."""
    return min([pos.town.prowl[space][hero["space"]] for hero in pos.team])


def monster_move(pos: Position, options: list[str]) -> str:
    """TO-TIME-35: where the errand leads, else nearer to any Hero."""
    errand = best_errand(pos)
    if errand.promise > 0.0 and errand.monster is not None and f"to {errand.target}" in options:
        return f"to {errand.target}"
    targets = [int(option.split()[1]) for option in options if option != "pass"]
    free = [space for space in targets if not pos.spaces[space]["heroes"]] or targets
    best = min(free, key=lambda space: (distance_to_prey(pos, space), not pos.town.district[space]))
    return f"to {best}"


def marguerite(pos: Position, options: list[str]) -> str:
    """APC-2: she follows onto the current Hero, or nearer."""
    hero = pos.current
    if hero is not None and f"to {hero['space']}" in options:
        return f"to {hero['space']}"
    return monster_move(pos, options)


def reaction_fight(pos: Position, options: list[str]) -> str:
    """TO-TIME-36: fight if it pays."""
    hero = pos.current
    assert hero is not None
    space = hero["space"]
    promise = harm_of(pos, hero, space, pos.monsters_in(space), pos.companions(hero, space))
    return "fight" if promise > 0.0 else "pass"


def survivor(pos: Position, options: list[str]) -> str:
    """TO-EDITION-04, TO-EDITION-05: in the draft survivors of a shot come as near as they can."""
    frame = pos.frame("ranged-fight")
    assert frame is not None
    away = pos.town.prowl[frame["ground"]]
    targets = [option for option in options if option != "stay"]
    return min(targets, key=lambda option: away[int(option.split()[1])], default="stay")
