"""What the current Hero may do in the main part of his Turn (TO-TIME-08, TO-TURN-06, TO-TURN-07, TO-TURN-08,
TO-TURN-09)."""

from typing import TYPE_CHECKING, Final

from othersight.games.the_others.rules.city import CITY_ACTION, can_use_city_action
from othersight.games.the_others.rules.cleanse import CLEANSE
from othersight.games.the_others.rules.conditions import A_SPACE, CONDITIONS, FREE, Case
from othersight.games.the_others.rules.effects import Kit, kit_of
from othersight.games.the_others.rules.fight_options import FIGHT
from othersight.games.the_others.rules.metro import steps_from
from othersight.games.the_others.rules.move import STEPS, steps_of_move
from othersight.games.the_others.rules.npc import PUT_DOWN
from othersight.games.the_others.rules.ranged import SHOT, can_shoot, targets_from
from othersight.games.the_others.rules.token import COLLECT, TURN_UP, has_removable
from othersight.games.the_others.state.config import EXTRA_TURN, INNOCENT
from othersight.games.the_others.state.table import Hero, OthersTable
from othersight.kernel.game import Game
from othersight.kernel.question import Option
from othersight.toolkit.conditions import Condition, Conditions, Look, Whole

if TYPE_CHECKING:
    from othersight.games.the_others.rules.turn import Turn

ACTS: Final = (
    "move", "fight", "shoot", "cleanse", "city-action", "turn-up", "collect", "put-down",
)  # fmt: skip
"""What any Hero may do, in the order in which it is offered."""
FIGHT_HERE: Final[Option] = ("fight",)
CLEANSE_HERE: Final[Option] = ("cleanse",)
USE_DISTRICT: Final[Option] = ("city-action",)
TURN_UP_HERE: Final[Option] = ("turn-up",)
END: Final[Option] = ("end",)


def acts_of(turn: "Turn", g: Game, t: OthersTable, hero: Hero) -> list[Option]:
    """TO-TIME-08, TO-TURN-06, TO-TURN-09: everything the Hero may do now: what any Hero may do, then what this one may
    by his abilities. It is told without a case for most of it, because this is asked at every step."""
    if not LOOK.is_good:
        return acts_one_by_one(turn, g, hero)
    options = steps_left(turn, t, hero)
    here = t.spaces[hero.space]
    is_district = t.config.city.district[hero.space]
    if not turn.acted:
        if here.monsters:
            options.append(FIGHT_HERE)
        if not is_district and can_shoot(t, hero):
            options += [("shoot", space) for space in targets_from(t, hero.space)]
        if has_removable(here):
            options.append(CLEANSE_HERE)
    if is_district and can_use_city_action(t, hero, here):
        options.append(USE_DISTRICT)
    if here.hidden and not here.monsters:
        options.append(TURN_UP_HERE)
    if hero.npcs or here.npcs or here.tokens[EXTRA_TURN] or here.tokens[INNOCENT]:
        Case(g, "main", turn, hero).offer(options, "collect")
        Case(g, "main", turn, hero).offer(options, "put-down")
    kit: Kit = hero.kit or kit_of(hero)
    if kit.after_move and turn.just_moved:
        offer_abilities(turn, g, hero, options)
    options.append(END)
    return options


def acts_one_by_one(turn: "Turn", g: Game, hero: Hero) -> list[Option]:
    """The same by the conditions of each act."""
    case = Case(g, "main", turn, hero)
    options: list[Option] = []
    for act in ACTS:
        case.offer(options, act)
    if turn.just_moved:
        offer_abilities(turn, g, hero, options)
    options.append(END)
    return options


def offer_abilities(turn: "Turn", g: Game, hero: Hero, options: list[Option]) -> None:
    """TO-TIME-10: what the Hero may do by what he has when his Move may end."""
    for ability in kit_of(hero).after_move:
        Case(g, "main", turn, hero).offer(options, ability)


def steps_left(turn: "Turn", t: OthersTable, hero: Hero) -> list[Option]:
    """The steps that are open to the Hero if he may make another one: what `STEP_LEFT` asks, at one look. No Move is
    shorter than its first steps, whatever he has."""
    made = turn.steps_made
    if turn.move_over or made >= turn.step_limit:
        return []
    if made < STEPS or made < steps_of_move(t, hero):
        moves: list[Option] = t.config.city.hero_moves[hero.space] or moves_from(t, hero.space)
        return moves.copy()
    return []


# -- conditions


def is_move_not_ended(c: Case) -> bool:
    """TO-TIME-10: no ability used after his Move has ended it."""
    turn: Turn = c.frame
    return turn.acted or not turn.move_over


def is_move_open(c: Case) -> bool:
    """TO-TURN-07: no Action has ended it."""
    turn: Turn = c.frame
    return not turn.move_over


def is_not_cut_short(c: Case) -> bool:
    """TO-SINCARD-03: Sin cards leave him another step."""
    turn: Turn = c.frame
    return turn.steps_made < turn.step_limit


def has_steps_left(c: Case) -> bool:
    """TO-MOVE-01, TO-MOVE-13: the Move is not at its full length."""
    turn: Turn = c.frame
    return turn.steps_made < steps_of_move(c.t, c.hero())


def steps_he_may_make(c: Case) -> list[Option]:
    """TO-MOVE-02, TO-METRO-01: into a Space that is adjacent, or joined by a Metro line."""
    return moves_from(c.t, c.hero().space)


def moves_from(t: OthersTable, space: int) -> list[Option]:
    """TO-MOVE-02, TO-METRO-01: a Hero's steps from a Space, made once for each city; only to be read."""
    moves: list[Option] = t.config.city.hero_moves[space]
    if not moves:
        moves = [("move", there) for there in steps_from(t, space)]
        t.config.city.hero_moves[space] = moves
    return moves


def has_action(c: Case) -> bool:
    """TO-TURN-08: never two Actions in one Turn."""
    turn: Turn = c.frame
    return not turn.acted


ACTION: Final[Conditions] = (
    Condition("TO-TURN-08", "reason-action-used", has_action, general=True),
)

STEP_LEFT: Final[Conditions] = (
    Condition("TO-TIME-10", "reason-move-over", is_move_not_ended, general=True),
    Condition("TO-TURN-07", "reason-move-over", is_move_open, general=True),
    Condition("TO-SINCARD-03", "reason-card-stops-move", is_not_cut_short, general=True),
    Condition("TO-MOVE-01", "reason-no-steps-left", has_steps_left, general=True),
)
CONDITIONS["main", "move"] = (
    *STEP_LEFT,
    A_SPACE,
    Whole("TO-MOVE-02", "reason-not-adjacent", steps_he_may_make),
)
CONDITIONS["main", "fight"] = (*ACTION, *FIGHT)
CONDITIONS["main", "shoot"] = (*ACTION, *SHOT)
CONDITIONS["main", "cleanse"] = (*ACTION, *CLEANSE)
CONDITIONS["main", "city-action"] = CITY_ACTION
CONDITIONS["main", "turn-up"] = TURN_UP
CONDITIONS["main", "collect"] = COLLECT
CONDITIONS["main", "put-down"] = PUT_DOWN
CONDITIONS["main", "end"] = FREE
LOOK: Final = Look(CONDITIONS, *[("main", act) for act in ACTS])
