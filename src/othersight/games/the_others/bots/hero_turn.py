"""A Hero Player's choices in a Turn: what to do next, abilities, City Actions, tokens (chapter TO-TIME,
TO-TIME-31)."""

from typing import Final

from othersight.games.the_others.bots.city_actions import (
    STRIKE_RANGE,
    best_upgrade,
    strike_targets,
    worth_of_icon,
    worth_of_upgrade,
)
from othersight.games.the_others.bots.danger import price_of_staying
from othersight.games.the_others.bots.goals import (
    cleanse_dice,
    expected_removals,
    is_safe_with,
    removals_worth,
    worth_of_dark_cleanse,
)
from othersight.games.the_others.bots.planning import Plan, Planner, plan_for
from othersight.games.the_others.bots.position import HeroView, MonsterView, Position
from othersight.games.the_others.bots.values import (
    KILLS,
    price_of_levels,
    worth_of_freedom,
    worth_of_removal,
    worth_of_turning_up,
)
from othersight.games.the_others.state.config import HEROES

WORTHWHILE: Final = 0.3
"""An Extra Turn is kept for later if it would gain less than this."""


KNOWN: Final = (
    "pass", "regeneration", "seeker-grenades", "inner-mastery", "perilous-research", "shapeshift",
    "vampric-regeneration", "demolitions", "mind-control", "holy-water", "fall-back", "field-surgery", "sin-eater",
)  # fmt: skip
"""What this player knows how to use at the start and at the end of a Turn, and after a Move."""

DEEDS: Final = ("move ", "city-action", "cleanse", "fight", "shoot ")
"""What a plan can consist of."""


def the_current_hero(pos: Position) -> HeroView:
    """The Hero whose Turn it is."""
    hero = pos.current
    assert hero is not None
    return hero


def main(pos: Position, options: list[str]) -> str:
    """TO-TIME-08: what lies here for the taking first, then the first part of the best plan."""
    hero = the_current_hero(pos)
    for option in options:
        doomed = option == "collect innocent" and not is_safe_with(pos, hero, hero["space"])
        doomed = doomed or (option == "turn-up" and not worth_of_turning_up(pos))
        if option.startswith(("turn-up", "collect ")) and not doomed:
            return option
    idle = not any([option.startswith(DEEDS) for option in options])
    plan = Plan(0.0, ("end",)) if idle else plan_from_here(pos, hero)
    if plan.first in ("end", "cleanse"):
        for option in options:
            if option.startswith("holy-water "):
                return option
    if plan.first not in options:
        return "end"
    pos.intent = plan.deeds[1:]
    return plan.first


def plan_from_here(pos: Position, hero: HeroView) -> Plan:
    """The best plan for the rest of the Turn under way."""
    return planner_from_here(pos, hero).best()


def planner_from_here(pos: Position, hero: HeroView) -> Planner:
    """Plans for the rest of the Turn under way."""
    turn = pos.frame("turn")
    if turn is None:
        return Planner(pos, hero, pos.steps_of(hero))
    steps = min(turn["step_limit"], pos.steps_of(hero)) - turn["steps_made"]
    if turn["move_over"]:
        steps = 0
    return Planner(pos, hero, max(0, steps), turn["steps_made"], turn["acted"])


def token(pos: Position, options: list[str]) -> str:
    """TO-TIME-05: Extra Turn tokens die with their Hero, so they go first; a Turn without use is kept."""
    if "decline" not in options:
        return "spend extra-turn"
    turn = pos.frame("turn")
    assert turn is not None
    hero = pos.heroes[turn["hero"]]
    idle = Planner(pos, hero, 0, 0, True).best()
    return "spend extra-turn" if plan_for(pos, hero).worth - idle.worth > WORTHWHILE else "decline"


def start_ability(pos: Position, options: list[str]) -> str:
    """TO-TIME-07: healing and kills always, research for whoever has most to do, shapes as the Turn asks."""
    hero = the_current_hero(pos)
    for option in options:
        if option.split()[0] in ("regeneration", "seeker-grenades"):
            return option
    if hero["upgrades"].count("inner-mastery"):
        wanted = "up" if hero["level"] < 5 else "down" if hero["level"] > 5 else ""
        if f"inner-mastery {wanted}" in options:
            return f"inner-mastery {wanted}"
    if options[0].startswith("perilous-research"):
        busiest = max(pos.team, key=lambda other: (plan_for(pos, other).worth, -place(pos, other)))
        return f"perilous-research {HEROES.index(busiest['hero'])}"
    if "shapeshift" in options:
        other_shape = {**hero, "wolf": not hero["wolf"]}
        if plan_for(pos, other_shape).worth > plan_for(pos, hero).worth + 0.2:
            return "shapeshift"
    return unknown_ability(options) or "pass"


def unknown_ability(options: list[str]) -> str:
    """The first use of a card that this player has never seen, or nothing: what an owner may do is mostly good."""
    return next((option for option in options if option.split()[0] not in KNOWN), "")


def place(pos: Position, hero: HeroView) -> int:
    """A Hero's place in the clockwise order."""
    return pos.team.index(hero)


def first_hero(pos: Position, options: list[str]) -> str:
    """TO-TIME-04: the Hero with the best Turn before him; all scripted players see the same one."""
    best = max(pos.team, key=lambda hero: (plan_for(pos, hero).worth, -place(pos, hero)))
    return f"first {HEROES.index(best['hero'])}"


# -- City Actions


def icon(pos: Position, options: list[str]) -> str:
    """TO-TIME-11: new equipment and strikes first, everything of any use."""
    hero = the_current_hero(pos)
    order = ("inventory", "orbital-strike", "extra-turn", "heal", "repent")
    for name in order:
        if f"icon {name}" in options and worth_of_icon(pos, hero, name) > 0.0:
            return f"icon {name}"
    return "pass"


def orbital_token(pos: Position, options: list[str]) -> str:
    """TO-CITY-09: the token from which the best target can be struck."""
    for _, _, at in strike_targets(pos):
        if f"token {at}" in options:
            return f"token {at}"
    return options[0]


def orbital_move(pos: Position, options: list[str]) -> str:
    """TO-CITY-09: onto the best target."""
    reach = {int(option.split()[1]) for option in options}
    for _, monster, at in strike_targets(pos):
        if monster["space"] in reach and pos.town.prowl[at][monster["space"]] <= STRIKE_RANGE:
            return f"to {monster['space']}"
    return options[0]


def orbital_strike(pos: Position, options: list[str]) -> str:
    """TO-CITY-09: the best target there."""
    for _, monster, _ in strike_targets(pos):
        if f"kill {monster['monster']}" in options:
            return f"kill {monster['monster']}"
    return options[0]


def upgrade(pos: Position, options: list[str]) -> str:
    """TO-CITY-08, TO-DEATH-09: the card that suits the Hero best."""
    hero = taker(pos)
    return max(options, key=lambda option: worth_of_upgrade(pos, hero, option.split()[-1]))


def taker(pos: Position) -> HeroView:
    """The Hero who is being equipped: the current one if he is this player's, else one of his."""
    hero = pos.current
    if hero is not None and hero["player"] == pos.view["seat"] and hero["state"] == "in-play":
        return hero
    own = [other for other in pos.team if other["player"] == pos.view["seat"]]
    return min(own, key=lambda other: (len(other["upgrades"]), best_upgrade(pos, other)))


# -- Cleanse


def cleanse_corruption(pos: Position, options: list[str]) -> str:
    """TO-TIME-12: Voluntary Corruption where the dice are worth it."""
    hero = the_current_hero(pos)
    worths = removals_worth(pos, hero["space"])
    dice = cleanse_dice(pos, hero, hero["space"])
    plain = expected_removals(pos, worths, dice)
    darker = worth_of_dark_cleanse(pos, hero, worths, dice)
    return "corruption yes" if darker > plain else "corruption no"


def remove(pos: Position, options: list[str]) -> str:
    """TO-CLEANSE-03: the token that is worth most."""
    space = the_current_hero(pos)["space"]
    kinds = [option for option in options if option != "pass"]
    return max(kinds, key=lambda option: worth_of_removal(pos, space, option.split()[1]))


# -- end of Turn


def end_ability(pos: Position, options: list[str]) -> str:
    """TO-TIME-31: heal; blast what is worth its price; push away whoever is in the way."""
    hero = the_current_hero(pos)
    if "vampric-regeneration" in options:
        return "vampric-regeneration"
    unknown = unknown_ability(options)
    if unknown:
        return unknown
    targets = [option for option in options if option != "pass"]
    return AT_END[targets[0].split()[0]](pos, hero, targets)


def blast(pos: Position, hero: HeroView, targets: list[str]) -> str:
    """DEMOLITIONS: the best kill, while the Level bears it."""
    best = max(targets, key=lambda option: KILLS[monster_in(pos, option)["kind"]])
    return best if hero["level"] < 6 or monster_in(pos, best)["marked"] else "pass"


def control(pos: Position, hero: HeroView, targets: list[str]) -> str:
    """MIND CONTROL: whoever is most in the way."""
    best = max(targets, key=lambda option: relief(pos, hero, monster_in(pos, option)))
    return best if relief(pos, hero, monster_in(pos, best)) > 0.5 else "pass"


def fall_back(pos: Position, hero: HeroView, targets: list[str]) -> str:
    """FALL BACK: where the Turn ends best, if that is clearly better than here."""
    planner = Planner(pos, hero, 0, 0, True)
    best = max(targets, key=lambda option: planner.value_of_end(int(option.split()[1])))
    gain = planner.value_of_end(int(best.split()[1])) - planner.value_of_end(hero["space"])
    return best if gain > 0.2 else "pass"


def surgery(pos: Position, hero: HeroView, targets: list[str]) -> str:
    """FIELD SURGERY: whoever has the most Wounds."""
    patients = {option: pos.heroes[HEROES[int(option.split()[1])]] for option in targets}
    return max(targets, key=lambda option: len(patients[option]["covered"]))


def eat_sin(pos: Position, hero: HeroView, targets: list[str]) -> str:
    """SIN EATER: the token that is worth most, if it is worth the Level."""
    worth = {option: worth_of_removal(pos, hero["space"], option.split()[1]) for option in targets}
    best = max(targets, key=lambda option: worth[option])
    return best if worth[best] > price_of_levels(pos, hero, 1) else "pass"


AT_END: Final = {
    "demolitions": blast,
    "mind-control": control,
    "fall-back": fall_back,
    "field-surgery": surgery,
    "sin-eater": eat_sin,
}
"""How abilities with a choice are used at the end of a Turn."""


def monster_in(pos: Position, option: str) -> MonsterView:
    """The Monster that an option names."""
    return pos.monsters[int(option.split()[1])]


def relief(pos: Position, hero: HeroView, monster: MonsterView) -> float:
    """What it is worth to have a Monster out of its Space."""
    space = monster["space"]
    worth = 0.0
    others = [other for other in pos.monsters_in(space) if other is not monster]
    if space == hero["space"]:
        here = pos.monsters_in(space)
        worth += price_of_staying(pos, hero, space, here) - price_of_staying(
            pos, hero, space, others
        )
    elif pos.spaces[space]["heroes"]:
        worth += 0.6
    if not others:
        worth += worth_of_freedom(pos, space)
    return worth


def push(pos: Position, options: list[str]) -> str:
    """MIND CONTROL, HOLY WATER: to where it is least in the way."""
    return min(options, key=lambda option: nuisance(pos, int(option.split()[1])))


def nuisance(pos: Position, space: int) -> float:
    """How much a Monster in a Space would be in the way."""
    nearest = min([pos.town.prowl[space][hero["space"]] for hero in pos.team])
    trouble = 3.0 * len(pos.spaces[space]["heroes"]) - min(nearest, 5)
    if pos.town.district[space]:
        trouble += 1.0
    if space == pos.town.start:
        trouble += 2.0
    return trouble
