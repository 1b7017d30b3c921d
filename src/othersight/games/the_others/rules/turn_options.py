"""What the current Hero may do in the main part of his Turn (TO-TIME-08, TO-TURN-06, TO-TURN-07, TO-TURN-08,
TO-TURN-09)."""

from typing import TYPE_CHECKING, Any, Final

from othersight.games.the_others.rules.city import CITY_ACTION
from othersight.games.the_others.rules.cleanse import CLEANSE
from othersight.games.the_others.rules.conditions import A_SPACE, CONDITIONS, FREE, Case
from othersight.games.the_others.rules.effects import kit_of
from othersight.games.the_others.rules.fight_options import FIGHT
from othersight.games.the_others.rules.metro import steps_from
from othersight.games.the_others.rules.move import STEPS, steps_of_move
from othersight.games.the_others.rules.npc import PUT_DOWN
from othersight.games.the_others.rules.ranged import SHOT, can_shoot
from othersight.games.the_others.rules.token import COLLECT, TURN_UP, has_removable
from othersight.games.the_others.state.config import EXTRA_TURN, INNOCENT
from othersight.games.the_others.state.table import NOWHERE, Hero, OthersTable, Space
from othersight.kernel.game import Game
from othersight.kernel.question import Option
from othersight.toolkit.conditions import Case as AnyCase
from othersight.toolkit.conditions import Condition, Conditions, LookedAt, Together, Whole

if TYPE_CHECKING:
    from othersight.games.the_others.rules.turn import Turn

END: Final[Option] = ("end",)


def acts_of(turn: "Turn", g: Game, t: OthersTable, hero: Hero) -> list[Option]:
    """TO-TIME-08, TO-TURN-06: everything the Hero may do now: what any Hero may do, then what this one may by his
    abilities, without what a quick look rules out, because this is asked at every step. The conditions of each that
    are not `LookedAt` say whether it is open."""
    here = t.spaces[hero.space]
    case = Case(g, "main", turn, hero)
    options: list[Option] = []
    if not turn.move_over:
        case.offer(options, "move")
    if not turn.acted:
        if here.monsters:
            case.offer(options, "fight")
        if not t.config.city.district[hero.space] and can_shoot(t, hero):
            case.offer(options, "shoot")
        if has_removable(here):
            case.offer(options, "cleanse")
    offer_free_acts(case, options, hero, here)
    if turn.just_moved:
        for ability in kit_of(hero).after_move:
            case.offer(options, ability)
    options.append(END)
    return options


def offer_free_acts(case: Case, options: list[Option], hero: Hero, here: Space) -> None:
    """TO-TURN-09: what costs no Action, without what a quick look rules out."""
    if hero.city_token == NOWHERE and case.t.config.city.district[hero.space]:
        case.offer(options, "city-action")
    if here.hidden:
        case.offer(options, "turn-up")
    if here.npcs or here.tokens[EXTRA_TURN] or here.tokens[INNOCENT]:
        case.offer(options, "collect")
    if hero.npcs:
        case.offer(options, "put-down")


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


class StepLeft(Together):
    """That the Hero may make another step is told with one look: every Turn asks it several times."""

    def hold(self, case: AnyCase) -> bool:
        """No Move is shorter than its first steps, whatever the Hero has."""
        asked: Any = case
        c: Case = asked
        turn: Turn = c.frame
        made = turn.steps_made
        if turn.move_over or made >= turn.step_limit:
            return False
        return made < STEPS or made < steps_of_move(c.t, c.hero())


def steps_he_may_make(c: Case) -> list[Option]:
    """TO-MOVE-02, TO-METRO-01: into a Space that is adjacent, or joined by a Metro line."""
    space = c.hero().space
    return c.t.config.city.hero_moves[space] or moves_from(c.t, space)


def moves_from(t: OthersTable, space: int) -> list[Option]:
    """A Hero's steps from a Space, made once for each city."""
    moves: list[Option] = [("move", there) for there in steps_from(t, space)]
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
StepLeft(STEP_LEFT)

for _looked_at in ((*ACTION, *FIGHT), (*ACTION, *SHOT[:2]), (*ACTION, *CLEANSE), CITY_ACTION[:2]):
    LookedAt(_looked_at)

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
