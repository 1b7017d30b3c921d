"""What the current Hero may do in the main part of his Turn (TO-TIME-08, TO-TURN-06, TO-TURN-07, TO-TURN-08,
TO-TURN-09)."""

from typing import TYPE_CHECKING, Final

from othersight.games.the_others.rules.abilities import unused_effects
from othersight.games.the_others.rules.city import CITY_ACTION, can_use_city_action
from othersight.games.the_others.rules.cleanse import CLEANSE
from othersight.games.the_others.rules.conditions import A_SPACE, CONDITIONS, FREE, Case
from othersight.games.the_others.rules.fight_options import FIGHT, can_start_fight
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.metro import steps_from
from othersight.games.the_others.rules.move import steps_of_move
from othersight.games.the_others.rules.npc import PUT_DOWN
from othersight.games.the_others.rules.ranged import SHOT, shooting_targets
from othersight.games.the_others.rules.token import (
    COLLECT,
    TURN_UP,
    collectable,
    is_without_monsters,
    removable_in,
)
from othersight.games.the_others.state.config import NPCS
from othersight.games.the_others.state.table import Hero, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.question import Option
from othersight.toolkit.conditions import Condition, Conditions

if TYPE_CHECKING:
    from othersight.games.the_others.rules.turn import Turn

END: Final[Option] = ("end",)


def acts_of(turn: "Turn", g: Game) -> list[Option]:
    """TO-TIME-08, TO-TURN-06: everything the Hero may do now."""
    t = table_of(g)
    hero = t.heroes[turn.hero]
    options: list[Option] = []
    if not turn.move_over and is_not_cut_short(turn) and has_steps_left(turn, t):
        options = [("move", target) for target in steps_from(t, hero.space)]
    if not turn.acted:
        add_actions(t, hero, options)
    add_free_acts(t, hero, options)
    if turn.just_moved:
        for effect in unused_effects(hero, turn.used):
            options += effect.after_move_options(g, hero)
    options.append(END)
    return options


def add_actions(t: OthersTable, hero: Hero, options: list[Option]) -> None:
    """TO-TURN-08, TO-CLEANSE-01, TO-CLEANSE-08: what is the one Action of a Turn."""
    if can_start_fight(t, hero.index):
        options.append(("fight",))
    for target in shooting_targets(t, hero):
        options.append(("shoot", target))
    if removable_in(t, hero.space):
        options.append(("cleanse",))


def add_free_acts(t: OthersTable, hero: Hero, options: list[Option]) -> None:
    """TO-TURN-09: what costs no Action."""
    space = t.spaces[hero.space]
    if can_use_city_action(t, hero.index):
        options.append(("city-action",))
    if space.hidden and is_without_monsters(space):
        options.append(("turn-up",))
    for thing in collectable(space):
        options.append(("collect", thing))
    for npc in hero.npcs:
        options.append(("put-down", NPCS[npc]))


def is_not_cut_short(turn: "Turn") -> bool:
    """TO-SINCARD-03: Sin cards leave him another step."""
    return turn.steps_made < turn.step_limit


def has_steps_left(turn: "Turn", t: OthersTable) -> bool:
    """TO-MOVE-01, TO-MOVE-13: the Move is not at its full length."""
    return turn.steps_made < steps_of_move(t, t.heroes[turn.hero])


# -- the same as conditions


def is_move_not_ended(c: Case) -> bool:
    """TO-TIME-10: no ability used after his Move has ended it."""
    turn: Turn = c.frame
    return turn.acted or not turn.move_over


def is_move_open(c: Case) -> bool:
    """TO-TURN-07: no Action has ended it."""
    turn: Turn = c.frame
    return not turn.move_over


def is_move_left(c: Case) -> bool:
    """TO-SINCARD-03."""
    return is_not_cut_short(c.frame)


def is_step_left(c: Case) -> bool:
    """TO-MOVE-01."""
    return has_steps_left(c.frame, c.t)


def is_one_step_away(c: Case) -> bool:
    """TO-MOVE-02, TO-METRO-01: adjacent, or joined by a Metro line."""
    return c.target in steps_from(c.t, c.hero().space)


def has_just_moved(c: Case) -> bool:
    """TO-TIME-10: he has made a step and taken no Action since."""
    turn: Turn = c.frame
    return turn.just_moved


def has_action(c: Case) -> bool:
    """TO-TURN-08: never two Actions in one Turn."""
    turn: Turn = c.frame
    return not turn.acted


ACTION: Final[Conditions] = (Condition("TO-TURN-08", "reason-action-used", has_action),)
AFTER_MOVE: Final[Conditions] = (Condition("TO-TIME-10", "reason-not-after-move", has_just_moved),)

CONDITIONS["main", "move"] = (
    Condition("TO-TIME-10", "reason-move-over", is_move_not_ended),
    Condition("TO-TURN-07", "reason-move-over", is_move_open),
    Condition("TO-SINCARD-03", "reason-card-stops-move", is_move_left),
    Condition("TO-MOVE-01", "reason-no-steps-left", is_step_left),
    A_SPACE,
    Condition("TO-MOVE-02", "reason-not-adjacent", is_one_step_away),
)
CONDITIONS["main", "fight"] = (*ACTION, *FIGHT)
CONDITIONS["main", "shoot"] = (*ACTION, *SHOT)
CONDITIONS["main", "cleanse"] = (*ACTION, *CLEANSE)
CONDITIONS["main", "city-action"] = CITY_ACTION
CONDITIONS["main", "turn-up"] = TURN_UP
CONDITIONS["main", "collect"] = COLLECT
CONDITIONS["main", "put-down"] = PUT_DOWN
CONDITIONS["main", "end"] = FREE
