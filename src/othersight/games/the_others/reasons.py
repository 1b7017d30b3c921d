"""Why an option is not open: conditions by name, each with its rule, tried in order; the first that fails is told.

Computed only when somebody asks. Whatever is offered has no failing condition, and a test keeps it so.
"""

from collections.abc import Callable

from othersight.games.the_others.config import EXTRA_TURN, INNOCENT, NPCS, SINS
from othersight.games.the_others.rules.city import visible_icons
from othersight.games.the_others.rules.effects import APOCALYPSE
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.metro import steps_from
from othersight.games.the_others.rules.move import steps_of_move
from othersight.games.the_others.rules.ranged import can_shoot
from othersight.games.the_others.rules.sincard import SIN_CARDS
from othersight.games.the_others.rules.token import removable_in
from othersight.games.the_others.rules.turn import Turn, turn_under_way
from othersight.games.the_others.table import NOWHERE, Hero, OthersTable, Space
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question, Reason

Test = Callable[["Case"], bool]
Conditions = tuple[tuple[str, str, Test], ...]


class Case:
    """One option a Hero Player thinks of in his Turn, and all that may speak against it."""

    def __init__(self, t: OthersTable, turn: Turn, option: Option) -> None:
        self.t = t
        self.turn = turn
        self.hero: Hero = t.heroes[turn.hero]
        self.space: Space = t.spaces[self.hero.space]
        self.option = option
        thing = option[1] if len(option) > 1 else ""
        self.thing = thing if isinstance(thing, str) else ""
        self.target = thing if isinstance(thing, int) else NOWHERE


ACTION: Conditions = (("TO-TURN-08", "reason-action-used", lambda c: not c.turn.acted),)
CONDITIONS: dict[str, Conditions] = {
    "move": (
        ("TO-TIME-10", "reason-move-over", lambda c: "holy-water" not in c.turn.used),
        ("TO-TURN-07", "reason-move-over", lambda c: not c.turn.move_over),
        (
            "TO-SINCARD-03",
            "reason-card-stops-move",
            lambda c: c.turn.steps_made < c.turn.step_limit,
        ),
        (
            "TO-MOVE-01",
            "reason-no-steps-left",
            lambda c: c.turn.steps_made < steps_of_move(c.t, c.hero),
        ),
        ("TO-MOVE-03", "reason-no-such-space", lambda c: 0 <= c.target < c.t.config.city.n),
        (
            "TO-MOVE-02",
            "reason-not-adjacent",
            lambda c: c.target in steps_from(c.t, c.hero.space),
        ),
    ),
    "fight": (*ACTION, ("TO-FIGHT-04", "reason-no-monster-here", lambda c: bool(c.space.monsters))),
    "shoot": (
        *ACTION,
        ("TO-RANGED-01", "reason-not-ranged", lambda c: can_shoot(c.t, c.hero)),
        (
            "TO-RANGED-02",
            "reason-in-district",
            lambda c: not c.t.config.city.district[c.hero.space],
        ),
        ("TO-MOVE-03", "reason-no-such-space", lambda c: 0 <= c.target < c.t.config.city.n),
        ("TO-RANGED-06", "reason-own-space", lambda c: c.target != c.hero.space),
        (
            "TO-RANGED-02",
            "reason-no-line-of-sight",
            lambda c: not c.t.config.city.district[c.target],
        ),
        (
            "TO-RANGED-03",
            "reason-no-line-of-sight",
            lambda c: c.target in c.t.config.city.sees[c.hero.space],
        ),
        (
            "TO-RANGED-06",
            "reason-no-monster-there",
            lambda c: bool(c.t.spaces[c.target].monsters),
        ),
    ),
    "cleanse": (
        *ACTION,
        (
            "TO-CLEANSE-09",
            "reason-nothing-to-cleanse",
            lambda c: bool(removable_in(c.t, c.hero.space)),
        ),
    ),
    "city-action": (
        ("TO-CITY-02", "reason-city-token-used", lambda c: c.hero.city_token == NOWHERE),
        ("TO-CITY-01", "reason-not-in-district", lambda c: c.t.config.city.district[c.hero.space]),
        ("TO-CITY-02", "reason-slot-taken", lambda c: not c.space.city_token),
        (
            "TO-CITY-13",
            "reason-icons-covered",
            lambda c: bool(visible_icons(c.t, c.hero.space)),
        ),
        (
            "TO-APOC-06",
            "reason-fog-of-hate",
            lambda c: (
                not any(
                    APOCALYPSE[card].blocks_city_action(c.t, c.hero.space)
                    for card in c.t.sins.revealed
                )
            ),
        ),
    ),
    "turn-up": (
        ("TO-TOKEN-04", "reason-no-face-down-tokens", lambda c: bool(c.space.hidden)),
        ("TO-TOKEN-04", "reason-monster-here", lambda c: not c.space.monsters),
    ),
    "collect": (
        (
            "TO-NPC-01",
            "reason-nothing-to-collect",
            lambda c: c.thing not in NPCS or c.thing in collectable(c.space),
        ),
        (
            "TO-TOKEN-06",
            "reason-nothing-to-collect",
            lambda c: c.thing in collectable(c.space),
        ),
    ),
    "put-down": (
        ("TO-TOKEN-07", "reason-innocents-stay", lambda c: c.thing != "innocent"),
        (
            "TO-NPC-03",
            "reason-not-held",
            lambda c: c.thing in [NPCS[npc] for npc in c.hero.npcs],
        ),
    ),
    "holy-water": (
        ("TO-TIME-10", "reason-no-holy-water", lambda c: "holy-water" in c.hero.upgrades),
        ("TO-TIME-10", "reason-not-after-move", lambda c: c.turn.just_moved),
    ),
}


def collectable(space: Space) -> list[str]:
    """What a Hero may take up in a Space."""
    things = [NPCS[npc] for npc in space.npcs]
    if space.tokens[EXTRA_TURN]:
        things.append("extra-turn")
    if space.tokens[INNOCENT]:
        things.append("innocent")
    return things


def why_not(g: Game, seat: int, option: Option) -> Reason | None:
    """The first condition that keeps an option from a seat; None if it is open."""
    if g.outcome:
        return Reason("TO-VICTORY-01", "reason-game-over")
    question = next((q for q in g.questions if q.seat == seat), None)
    if question is None:
        first = g.questions[0]
        return Reason(first.rule, "reason-not-your-decision", {"kind": first.kind})
    if option in question.options:
        return None
    verb = option[0] if option else ""
    if question.kind == "main" and verb in CONDITIONS:
        turn = turn_under_way(g)
        if turn is not None:
            reason = first_failing(Case(table_of(g), turn, option), CONDITIONS[str(verb)])
            if reason is not None:
                return reason
    if verb == "play" and seat == SINS:
        return why_no_card(g, question, str(option[1]) if len(option) > 1 else "")
    return Reason(question.rule, "reason-not-an-option", {"kind": question.kind})


def first_failing(case: Case, conditions: Conditions) -> Reason | None:
    """The first condition that does not hold."""
    for rule, key, holds in conditions:
        if not holds(case):
            return Reason(rule, key, {"target": case.target, "thing": case.thing})
    return None


def why_no_card(g: Game, question: Question, card: str) -> Reason:
    """Why the Sins Player cannot play a card now."""
    sins = table_of(g).sins
    known = SIN_CARDS.get(card)
    if known is None:
        return Reason("TO-SINCARD-03", "reason-no-such-card", {"card": card})
    if card not in sins.hand:
        return Reason("TO-SINCARD-01", "reason-card-not-in-hand", {"card": card})
    if sins.card_used:
        return Reason("TO-SINCARD-02", "reason-card-already-played", {"card": card})
    if question.kind not in known.moments:
        return Reason("TO-SINCARD-03", "reason-not-the-moment", {"card": card})
    return Reason("TO-SINCARD-08", "reason-card-without-effect", {"card": card})
