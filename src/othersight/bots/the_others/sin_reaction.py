"""The Sins Player's Reactions: whom to Move, whether to fight, when to keep the token (T-34 to T-36)."""

from othersight.bots.the_others.danger import harm_of, hunters_of
from othersight.bots.the_others.position import HeroView, MonsterView, Position

EAGER = 0.25
"""The least a Reaction must promise."""
CHOOSY = 2.6
"""What one must promise when most Turns go without."""


def best_reaction(pos: Position, hero: HeroView) -> tuple[float, MonsterView | None]:
    """What the best Fight against the current Hero promises, and the Monster to Move for it."""
    space = hero["space"]
    here = pos.monsters_in(space)
    companions = pos.companions(hero, space)
    best: tuple[float, MonsterView | None] = (0.0, None)
    if here:
        best = (harm_of(pos, hero, space, here, companions), None)
    tried = set()
    for monster in hunters_of(pos, space):
        likeness = (monster["kind"], monster["card"], monster["marked"])
        if likeness in tried:
            continue
        tried.add(likeness)
        promise = harm_of(pos, hero, space, [*here, monster], companions)
        if promise > best[0]:
            best = (promise, monster)
    return best


def least_promise(pos: Position) -> float:
    """What a Reaction must promise, the more the fewer tokens there are for the Turns to come."""
    tokens: int = pos.view["sins"]["reactions"]
    turns: int = sum([hero["turns"] + hero["extra_turns"] for hero in pos.team]) + 1
    return max(EAGER, CHOOSY * (1.0 - tokens / turns))


def reaction(pos: Position, options: list[str]) -> str:
    """T-34: react if the best Fight promises enough, or if a token is to spare for a better place."""
    hero = pos.current
    assert hero is not None
    if best_reaction(pos, hero)[0] > least_promise(pos):
        return "react"
    tokens = pos.view["sins"]["reactions"]
    turns = sum([other["turns"] + other["extra_turns"] for other in pos.team])
    return "react" if tokens > turns else "pass"


def monster(pos: Position, options: list[str]) -> str:
    """T-35: the Monster of the best Fight; else one that comes nearer."""
    hero = pos.current
    if hero is None:
        return "pass"
    promise, chosen = best_reaction(pos, hero)
    if chosen is not None and f"monster {chosen['monster']}" in options:
        return f"monster {chosen['monster']}"
    if promise > 0.0:
        return "pass"
    idle = [pos.monsters[int(option.split()[1])] for option in options if option != "pass"]
    idle = [m for m in idle if not is_wanted_where_it_is(pos, m)]
    if not idle:
        return "pass"
    best = max(
        idle, key=lambda m: (m["fight"] - 0.9 * distance_to_prey(pos, m["space"]), m["monster"])
    )
    return f"monster {best['monster']}" if distance_to_prey(pos, best["space"]) > 2 else "pass"


def is_wanted_where_it_is(pos: Position, monster: MonsterView) -> bool:
    """Whether a Monster guards something by standing where it stands."""
    space = monster["space"]
    alone = len(pos.spaces[space]["monsters"]) == 1
    if not alone:
        return False
    if pos.mission == "destroy-them-all" and monster["marked"]:
        return True
    if pos.story == "the-darkness-within" and pos.town.district[space]:
        return True
    guarded = ("pentagram",) if pos.story == "havens-last-stand" else ("fire", "corruption")
    return any([pos.tokens(space, kind) for kind in guarded]) or pos.face_down(space) > 0


def distance_to_prey(pos: Position, space: int) -> int:
    """Steps to the nearest Hero."""
    return min([pos.town.prowl[space][hero["space"]] for hero in pos.team])


def monster_move(pos: Position, options: list[str]) -> str:
    """T-35: onto the current Hero if a Fight there pays, else nearer to any Hero."""
    hero = pos.current
    targets = [int(option.split()[1]) for option in options if option != "pass"]
    if hero is not None and hero["space"] in targets and best_reaction(pos, hero)[0] > 0.0:
        return f"to {hero['space']}"
    free = [space for space in targets if not pos.spaces[space]["heroes"]] or targets
    best = min(free, key=lambda space: (distance_to_prey(pos, space), not pos.town.district[space]))
    return f"to {best}"


def marguerite(pos: Position, options: list[str]) -> str:
    """APC-2: she follows onto the current Hero, or nearer."""
    return monster_move(pos, options) if len(options) > 1 else "pass"


def reaction_fight(pos: Position, options: list[str]) -> str:
    """T-36: fight if it pays."""
    hero = pos.current
    assert hero is not None
    space = hero["space"]
    promise = harm_of(pos, hero, space, pos.monsters_in(space), pos.companions(hero, space))
    return "fight" if promise > 0.0 else "pass"


def survivor(pos: Position, options: list[str]) -> str:
    """TO-EDITION-04, -05: in the draft survivors of a shot come as near as they can."""
    frame = pos.frame("ranged-fight")
    assert frame is not None
    away = pos.town.prowl[frame["ground"]]
    targets = [option for option in options if option != "stay"]
    return min(targets, key=lambda option: away[int(option.split()[1])], default="stay")
