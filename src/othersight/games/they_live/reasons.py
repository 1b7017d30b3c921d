"""Why an option is not open, from public facts and what the asking seat knows (computed only when asked for)."""

from collections.abc import Callable

from othersight.games.they_live.rules.action import ActionTurn, closest_tiles, glasses_price
from othersight.games.they_live.rules.clock import is_red
from othersight.games.they_live.rules.effects import is_forbidden
from othersight.games.they_live.rules.location import must_recover, next_story_space
from othersight.games.they_live.rules.people import carried, on_space, person_of, table_of
from othersight.games.they_live.setting import BILLBOARD, CABLE_54, FREEWAY
from othersight.games.they_live.table import LiveTable, Person
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Reason

Test = Callable[["Case"], bool]
Conditions = tuple[tuple[str, str, Test], ...]


class Case:
    """One option a player thinks of, and all that may speak against it."""

    def __init__(
        self, t: LiveTable, person: Person, turn: ActionTurn | None, option: Option
    ) -> None:
        self.t = t
        self.person = person
        self.taken = turn.taken if turn is not None else ()
        self.refused = turn.refused if turn is not None else ()
        self.option = option
        target = option[1] if len(option) > 1 else -1
        self.target = target if isinstance(target, int) else -1

    def may(self, action: str) -> bool:
        """Nothing forbids that action."""
        return not is_forbidden(self.t, self.person, action)


def once(action: str) -> tuple[str, str, Test]:
    """TL-ACTION-03: not taken in this turn."""
    return ("TL-ACTION-03", "reason-action-taken", lambda c: action not in c.taken)


def allowed(action: str) -> tuple[str, str, Test]:
    """No injury and no news forbids it."""
    return ("TL-INJURY-02", "reason-forbidden", lambda c: c.may(action))


ACTIONS: dict[str, Conditions] = {
    "step": (
        once("move"),
        allowed("move"),
        (
            "TL-ACTION-04",
            "reason-no-thread",
            lambda c: c.target in c.t.setting.threads[c.person.space],
        ),
    ),
    "ride": (
        once("move"),
        allowed("move"),
        ("TL-ACTION-05", "reason-not-on-freeway", lambda c: c.person.space in FREEWAY),
        ("TL-ACTION-05", "reason-no-freeway-there", lambda c: c.target in FREEWAY),
        allowed("freeway"),
    ),
    "lay-low": (
        once("lay-low"),
        allowed("lay-low"),
        ("TL-ACTION-09", "reason-enemy-here", lambda c: not c.t.places[c.person.space].stack),
    ),
    "trade": (
        once("trade"),
        allowed("trade"),
        (
            "TL-ACTION-10",
            "reason-nobody-here",
            lambda c: c.target in on_space(c.t, c.person.space) and c.target != c.person.seat,
        ),
        ("TL-ACTION-11", "reason-trade-refused", lambda c: c.target not in c.refused),
        (
            "TL-ACTION-10",
            "reason-nothing-to-give",
            lambda c: c.person.scrap > 0 or bool(carried(c.person)),
        ),
    ),
    "reorganize": (
        once("reorganize"),
        allowed("reorganize"),
        ("TL-ACTION-13", "reason-no-cards", lambda c: bool(carried(c.person))),
    ),
    "distract": (
        once("distract"),
        allowed("distract"),
        (
            "TL-ACTION-17",
            "reason-no-enemy-elsewhere",
            lambda c: bool(closest_tiles(c.t, c.person.space)),
        ),
    ),
    "inspect": (
        once("inspect"),
        allowed("inspect"),
        ("TL-ACTION-18", "reason-no-glasses", lambda c: c.person.glasses > 0),
    ),
    "craft": (
        once("craft"),
        allowed("craft"),
        (
            "TL-ACTION-20",
            "reason-nothing-to-craft",
            lambda c: bool(carried(c.person)) or c.person.scrap >= glasses_price(c.t, c.person),
        ),
    ),
    "treat": (once("treat"),),
}

LOCATION: dict[str, Conditions] = {
    "card": (
        ("TL-LOCATION-02", "reason-must-recover", lambda c: not must_recover(c.t, c.person)),
        ("TL-LOCATION-14", "reason-billboard", lambda c: kind_of(c) != BILLBOARD),
        ("TL-LOCATION-03", "reason-cable-54", lambda c: kind_of(c) != CABLE_54),
    ),
    "story": (
        ("TL-LOCATION-02", "reason-must-recover", lambda c: not must_recover(c.t, c.person)),
        (
            "TL-LOCATION-08",
            "reason-story-elsewhere",
            lambda c: next_story_space(c.t, c.person) == c.person.space,
        ),
    ),
    "build": (
        ("TL-LOCATION-02", "reason-must-recover", lambda c: not must_recover(c.t, c.person)),
        ("TL-LOCATION-14", "reason-no-billboard", lambda c: kind_of(c) == BILLBOARD),
        ("TL-LOCATION-15", "reason-no-cards", lambda c: bool(carried(c.person))),
    ),
    "gather": (
        ("TL-LOCATION-02", "reason-must-recover", lambda c: not must_recover(c.t, c.person)),
        ("TL-LOCATION-14", "reason-no-billboard", lambda c: kind_of(c) == BILLBOARD),
        ("TL-LOCATION-16", "reason-too-little-scrap", lambda c: c.person.scrap >= 2),
    ),
    "check": (
        ("TL-LOCATION-02", "reason-must-recover", lambda c: not must_recover(c.t, c.person)),
        ("TL-LOCATION-14", "reason-no-billboard", lambda c: kind_of(c) == BILLBOARD),
        (
            "TL-LOCATION-18",
            "reason-no-deposit",
            lambda c: bool(c.t.places[c.person.space].deposit),
        ),
    ),
    "trigger": (
        ("TL-LOCATION-02", "reason-must-recover", lambda c: not must_recover(c.t, c.person)),
        ("TL-LOCATION-21", "reason-not-at-cable-54", lambda c: kind_of(c) == CABLE_54),
        ("TL-LOCATION-21", "reason-not-leader", lambda c: c.person.seat == c.t.leader),
        ("TL-LOCATION-21", "reason-clock-not-red", lambda c: is_red(c.t)),
    ),
}


def kind_of(case: Case) -> int:
    """The kind of the space the person stands on."""
    return case.t.setting.kind[case.person.space]


def why_not(g: Game, seat: int, option: Option) -> Reason | None:
    """The first condition that keeps an option from a seat; None if it is open."""
    if g.outcome:
        return Reason("TL-VICTORY-04", "reason-game-over")
    question = next((q for q in g.questions if q.seat == seat), None)
    if question is None:
        first = g.questions[0]
        return Reason(first.rule, "reason-not-your-decision", {"kind": first.kind})
    if option in question.options:
        return None
    t = table_of(g)
    verb = str(option[0]) if option else ""
    conditions: Conditions = ()
    turn: ActionTurn | None = None
    if question.kind in ("action", "free-move") and verb in ACTIONS:
        conditions = ACTIONS[verb]
        frame = g.innermost(ActionTurn)
        turn = frame if isinstance(frame, ActionTurn) else None
    elif question.kind == "location" and verb in LOCATION:
        conditions = LOCATION[verb]
    case = Case(t, person_of(t, seat), turn, option)
    for rule, key, holds in conditions:
        if not holds(case):
            return Reason(rule, key, {"target": case.target})
    return Reason(question.rule, "reason-not-an-option", {"kind": question.kind})
