"""Which options might be better than the script's choice, and are worth trying out."""

from collections.abc import Callable
from typing import Final

from othersight.games.the_others.bots.hero_turn import planner_from_here, the_current_hero
from othersight.games.the_others.bots.position import Position
from othersight.games.the_others.bots.sin_board import worth_of_nest, worth_of_place
from othersight.games.the_others.bots.sin_reaction import promise_of_goal, promise_of_monster
from othersight.kernel.chance import Chance

CLOSE: Final = 2.5
"""A plan that promises less than the best by more than this is not looked into."""
TELLING: Final = (
    "start-ability", "upgrade", "corruption", "cleanse-corruption", "branch", "hubris",
    "conceit", "end-ability",
    "reaction", "monster", "monster-move", "reaction-fight", "start-of-turn-card",
    "after-roll-card", "start-of-fight-card", "after-fight-card", "acolyte-ability",
    "place", "summon-nest",
)  # fmt: skip
"""Questions where a look ahead changes most for the time it takes; their options are all looked into, or some of them
where there are many."""


def rivals(pos: Position, first: str, most: int) -> list[str]:
    """Up to so many options beside the script's choice."""
    question = pos.view["question"]
    kind, options = question["kind"], question["options"]
    if kind == "main":
        return rival_plans(pos, first, options, most)
    if kind not in TELLING:
        return []
    others = [option for option in options if option != first]
    if len(others) <= most:
        return others
    promise = PROMISES.get(kind)
    if promise is None:
        chance = Chance(f"{pos.view['decisions']}/{pos.view['seat']}")
        return list(chance.shuffled(tuple(others))[:most])
    ranked = sorted(others, key=lambda option: -promise(pos, option))
    return ranked[:most]


def rival_plans(pos: Position, first: str, options: list[str], most: int) -> list[str]:
    """What other good plans for the rest of the Turn begin with."""
    best: dict[str, float] = {}
    for plan in planner_from_here(pos, the_current_hero(pos)).plans():
        if plan.worth > best.get(plan.first, -1e9):
            best[plan.first] = plan.worth
    top = max(best.values())
    ranked = sorted([one for one in best if top - best[one] <= CLOSE], key=lambda one: -best[one])
    return [one for one in ranked if one != first and one in options][:most]


def monster(pos: Position, option: str) -> float:
    """What a Reaction with that Monster promises, or with none."""
    return 0.0 if option == "pass" else promise_of_monster(pos, int(option.split()[1]))


def monster_move(pos: Position, option: str) -> float:
    """What a Monster would do there."""
    return promise_of_goal(pos, int(option.split()[1]))


def place(pos: Position, option: str) -> float:
    """What the token would do there."""
    return worth_of_place(pos, *option.split()[1:])


def summon_nest(pos: Position, option: str) -> float:
    """What a Monster does that enters there."""
    return worth_of_nest(pos, int(option.split()[1]))


PROMISES: Final[dict[str, Callable[[Position, str], float]]] = {
    "monster": monster,
    "monster-move": monster_move,
    "place": place,
    "summon-nest": summon_nest,
}
"""How the judgement of the Sins Player ranks the options where there are many."""
