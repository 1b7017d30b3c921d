"""Natural Abilities and Upgrades that a Hero uses in his Turn: whose they are, and how often (TO-TIME-07, TO-TIME-10,
TO-TIME-31, TO-TURN-12)."""

from typing import TYPE_CHECKING, Any, Final

from othersight.games.the_others.rules.conditions import CONDITIONS, FREE, Case
from othersight.games.the_others.rules.effects import ABILITIES, UPGRADES, Effect, kit_of
from othersight.games.the_others.state.table import Hero
from othersight.kernel.game import Game
from othersight.kernel.question import Option, word
from othersight.toolkit.conditions import Case as AnyCase
from othersight.toolkit.conditions import Condition, Conditions, LookedAt, Together

if TYPE_CHECKING:
    from othersight.games.the_others.rules.turn import Turn


def ability_options(g: Game, kind: str, turn: "Turn", hero: Hero, uses: list[str]) -> list[Option]:
    """TO-UPGRADE-02: what the Hero may do at a question of his Turn by the Upgrades that lie face up before him, of
    copies one, and by his Natural Ability; `uses` is what his `Kit` names."""
    options: list[Option] = []
    case = Case(g, kind, turn, hero)
    for id in uses:
        case.offer(options, id)
    return options


def effect_by_id(hero: Hero, id: str) -> Effect:
    """The ability or Upgrade that an option names first."""
    return UPGRADES[id] if id in UPGRADES else ABILITIES[hero.index]


# -- conditions of every ability


def is_his(c: Case) -> bool:
    """TO-UPGRADE-02."""
    return c.option[0] in kit_of(c.hero()).names


def is_in_use(c: Case) -> bool:
    """ACO-8: no CORRUPTED DIPLOMAT has put his Natural Ability out of use."""
    return c.option[0] in UPGRADES or not c.hero().no_ability


def is_unused(c: Case) -> bool:
    """TO-TURN-12: each once in a Turn, an Upgrade once for each copy he has (TO-UPGRADE-02)."""
    turn: Turn = c.frame
    id = word(c.option, 0)
    return id not in turn.used or turn.used.count(id) < c.hero().upgrades.count(id)


def has_just_moved(c: Case) -> bool:
    """TO-TIME-10: he has made a step and taken no Action since."""
    turn: Turn = c.frame
    return turn.just_moved


class ToBeUsed(Together):
    """That an ability is in use and not used up is told with one look."""

    def hold(self, case: AnyCase) -> bool:
        """Both; mostly no ability is out of use and he has used nothing yet."""
        asked: Any = case
        c: Case = asked
        turn: Turn = c.frame
        if c.hero().no_ability and not is_in_use(c):
            return False
        return not turn.used or is_unused(c)


def his(window: str) -> Conditions:
    """What must hold for any ability that is used in a window of the Turn."""
    conditions: Conditions = (
        Condition(window, "reason-not-his-ability", is_his, general=True),
        Condition("TO-ACOLYTE-05", "reason-ability-out-of-use", is_in_use, general=True),
        Condition(window, "reason-ability-used", is_unused, general=True),
    )
    LookedAt(conditions[:1])  # his `Kit` names his alone
    ToBeUsed(conditions[1:])
    return conditions


def at_start(ability: str, conditions: Conditions = ()) -> None:
    """An ability used at the start of the Turn, with the conditions that make its options."""
    CONDITIONS["start-ability", ability] = (*his("TO-TIME-07"), *conditions)


def after_move(ability: str, conditions: Conditions = ()) -> None:
    """An ability used when the Move is over, with the conditions that make its options."""
    CONDITIONS["main", ability] = (*his("TO-TIME-10"), *AFTER_MOVE, *conditions)


def at_end(ability: str, conditions: Conditions = ()) -> None:
    """An ability used at the end of the Turn, with the conditions that make its options."""
    CONDITIONS["end-ability", ability] = (*his("TO-TIME-31"), *conditions)


AFTER_MOVE: Final[Conditions] = (
    Condition("TO-TIME-10", "reason-not-after-move", has_just_moved, general=True),
)

CONDITIONS["start-ability", "pass"] = FREE
CONDITIONS["end-ability", "pass"] = FREE
