"""The Action Phase: the free move and two different actions (TL-ACTION-01, TL-ACTION-02, TL-ACTION-03, TL-ACTION-18,
TL-ACTION-22, TL-ACTION-23, TL-ACTION-24)."""

from typing import Any, ClassVar, Final

from othersight.games.they_live.rules.conditions import (
    A_PLAYER,
    CONDITIONS,
    FREE,
    Case,
    Condition,
    Conditions,
    Listed,
    Offers,
    QuickLook,
    Turn,
    allowed,
    answered_in,
    closed_actions,
)
from othersight.games.they_live.rules.craft import CRAFTED, craft, glasses_price
from othersight.games.they_live.rules.distract import Distract, closest_tiles, has_tile_elsewhere
from othersight.games.they_live.rules.effects import ABILITIES
from othersight.games.they_live.rules.hidden import see_billboards, see_own_cards
from othersight.games.they_live.rules.lay_low import (
    HAS_INJURY,
    LAY_LOW,
    PAID,
    TREATABLE,
    LayLow,
    Treat,
)
from othersight.games.they_live.rules.move import RIDE, RIDES, STEP, go, moves, steps_to
from othersight.games.they_live.rules.people import (
    has_cards,
    is_accompanied,
    on_space,
)
from othersight.games.they_live.rules.reorganize import Equip
from othersight.games.they_live.rules.token import spend_glasses
from othersight.games.they_live.rules.trade import (
    REFUSED,
    TRADED,
    Trade,
    has_something_to_give,
)
from othersight.games.they_live.rules.use_card import (
    USABLE,
    WITH_EFFECT,
    UseCard,
    has_effect,
    ready,
)
from othersight.games.they_live.state.table import LiveTable, Person
from othersight.kernel.game import Game
from othersight.kernel.question import Option, word
from othersight.toolkit.conditions import Except, never

__all__ = ["ACTIONS", "ActionTurn", "closest_tiles", "glasses_price"]

ACTIONS: Final = 2
STAY: Final[Option] = ("stay",)
END: Final[Option] = ("end",)
LAY_LOW_HERE: Final[Option] = ("lay-low",)
REORGANIZE: Final[Option] = ("reorganize",)
DISTRACT: Final[Option] = ("distract",)
FOR_SCRAP: Final[Option] = ("craft", "scrap")
FOR_GLASSES: Final[Option] = ("craft", "glasses")
TRADES: Final = Offers("trade")
USES: Final = Offers("use")
INSPECTED: Final = ("cards", "billboards")
"""What the glasses may be used on as an action."""
INSPECTIONS: Final[tuple[Option, ...]] = tuple([("inspect", what) for what in INSPECTED])
TOLD: Final = ("reorganize", "distract", "inspect", "craft", "treat")
"""Actions of which the log would otherwise show only what they cost and bring."""


class ActionTurn(Turn):
    """TL-ACTION-01: a free move, then two actions, none of them twice."""

    steps: ClassVar[tuple[str, ...]] = ("free_move", "act", "traded", "close")
    fields: ClassVar[tuple[str, ...]] = ("seat", "taken", "refused", "partner")

    def __init__(self, seat: int = 0) -> None:
        Turn.__init__(self)
        self.seat = seat
        self.refused: tuple[int, ...] = ()
        """Partners who have refused a trade in this turn (TL-ACTION-11)."""
        self.partner = -1

    def free_move(self, g: Game) -> None:
        """TL-TIME-10: stay, one thread step, or a freeway ride."""
        t: LiveTable = g.table
        person = t.people[t.playing[self.seat]]
        choice = g.choice
        if not choice:
            choice = g.ask(self.seat, "free-move", [STAY, *moves(g, self, t, person)])
        if choice and choice != STAY:
            go(g, person, choice)

    def act(self, g: Game) -> None:
        """TL-TIME-11, TL-TIME-13: an action not yet taken, or the end of the turn."""
        t: LiveTable = g.table
        person = t.people[t.playing[self.seat]]
        choice = g.choice
        if not choice:
            if len(self.taken) == ACTIONS:
                self.close(g)
                return
            choice = self.ask_for_action(g, t, person)
            if not choice:
                return
        if choice == END:
            self.close(g)
            return
        action = word(choice, 0)
        if action != "trade":
            self.again()
        self.do(g, t, person, action, choice)
        if len(self.taken) == ACTIONS and not g.interrupted and not t.unsettled:
            self.close(g)  # nothing is under way that would come before

    def ask_for_action(self, g: Game, t: LiveTable, person: Person) -> Option:
        """TL-TIME-11, TL-TIME-13: openly with a card in the bag, because a turn that ends unasked would tell that none
        of them can be used."""
        window = "TL-TIME-13" if self.taken else "TL-TIME-11"
        options = options_at_one_look(g, self, t, person) if LOOK.is_good else self.options(g)
        if person.bag:
            return g.ask_openly(self.seat, "action", options, window)
        return g.ask(self.seat, "action", options, window)

    def traded(self, g: Game) -> None:
        """TL-ACTION-11, TL-ACTION-12: a refused trade uses up nothing, but that partner is not asked again in this
        turn."""
        if g.result == TRADED:
            self.taken = (*self.taken, "trade")
        elif g.result == REFUSED:
            self.refused = (*self.refused, self.partner)
        self.skip_to("act")

    def options(self, g: Game) -> list[Option]:
        """TL-ACTION-03: whatever is possible now and has not been done in this turn."""
        c = Case(g, "action", self, self.seat)
        options: list[Option] = []
        for verb in VERBS:
            c.offer(options, verb)
        return options

    def do(self, g: Game, t: LiveTable, person: Person, action: str, choice: Option) -> None:
        """Carry out an action. What counts as the same one: a ride is a MOVE, different abilities are different
        actions (TL-ACTION-22, TL-ACTION-23, TL-ACTION-09)."""
        thing: Any = choice[-1]
        if action in ("step", "ride"):
            self.taken += ("move",)
            go(g, person, choice)
            return
        if action == "trade":
            self.partner = thing
            g.call(Trade(self.seat, thing))
            return
        self.taken += (used_as(t, thing) if action == "use" else action,)
        if action in TOLD:
            g.tell("action", person.index, action)
        if action == "lay-low":
            self.skip_to("close")  # TL-ACTION-09: it ends the Action turn
            g.call(LayLow(self.seat))
        elif action == "reorganize":
            g.call(Equip(self.seat))
        elif action == "distract":
            g.call(Distract(self.seat))
        elif action == "inspect":
            spend_glasses(g, person.index)
            if thing == "cards":
                see_own_cards(g, self.seat)
            else:
                see_billboards(g, self.seat)
        elif action == "craft":
            craft(g, self.seat, thing)
        elif action == "treat":
            g.call(Treat(self.seat, thing))
        elif isinstance(thing, int):
            g.call(UseCard(self.seat, thing))
        else:
            g.tell("ability", person.index, thing)
            ABILITIES[thing].use(g, self.seat)

    def close(self, g: Game) -> None:
        """The turn is over."""
        g.tell("action-turn-over", self.seat)
        self.finish()


def used_as(t: LiveTable, thing: int | str) -> str:
    """TL-ACTION-23: what counts as the same use: that of cards with one face, and of an ability."""
    return t.config.card_face[thing] if isinstance(thing, int) else thing


def options_at_one_look(g: Game, turn: ActionTurn, t: LiveTable, person: Person) -> list[Option]:
    """The actions in their order, of which a quick look answers all but a few conditions, because this is asked before
    every action."""
    closed = closed_actions(t, person, turn.taken)
    options: list[Option] = []
    if "move" not in closed:
        options += steps_to(t.config.threads[person.space])
        if person.space in RIDES and "freeway" not in closed:
            options += RIDES[person.space]
    if "lay-low" not in closed and not t.places[person.space].stack:
        options.append(LAY_LOW_HERE)
    if "trade" not in closed and is_accompanied(t, person):
        for seat in partners(g, turn, t, person):
            options.append(TRADES[seat])
    carries_any = has_cards(person)
    if carries_any and "reorganize" not in closed:
        options.append(REORGANIZE)
    if "distract" not in closed and has_tile_elsewhere(t, person.space):
        options.append(DISTRACT)
    if person.glasses and "inspect" not in closed:
        options += INSPECTIONS
    if "craft" not in closed:
        if carries_any:
            options.append(FOR_SCRAP)
        if person.scrap and person.scrap >= glasses_price(t, person):
            options.append(FOR_GLASSES)
    if "use" not in closed:
        for thing in uses(g, turn, t, person):
            options.append(USES[thing])
    if person.injuries and "treat" not in closed:
        LOOK.case(g, turn, turn.seat).offer(options, "treat")
    options.append(END)
    return options


def partners(g: Game, turn: ActionTurn, t: LiveTable, person: Person) -> list[int]:
    """TL-ACTION-10, TL-ACTION-11: the others on the space who have not refused in this turn, for somebody who has
    something to give."""
    if not has_something_to_give(g, turn, person):
        return []
    here = on_space(t, person.space)
    return [seat for seat in here if seat != turn.seat and seat not in turn.refused]


def uses(g: Game, turn: ActionTurn, t: LiveTable, person: Person) -> list[int | str]:
    """TL-ACTION-22, TL-ACTION-23, TL-STASH-13: what is ready, not used in this turn, and can do something now."""
    taken = turn.taken
    things: list[int | str] = []
    for thing in ready(t, person):
        if taken and used_as(t, thing) in taken:
            continue
        if has_effect(g, turn.seat, person, thing):
            things.append(thing)
    return things


# -- conditions


def is_unused(c: Case) -> bool:
    """TL-ACTION-23: the same ability once in a turn."""
    turn: ActionTurn = c.frame
    return used_as(c.t, c.option[1]) not in turn.taken


def refused_already(c: Case) -> tuple[int, ...]:
    """TL-ACTION-11: the partners who have refused in this turn."""
    turn: ActionTurn = c.frame
    return turn.refused


ACCOMPANIED: Final = Condition(
    "TL-ACTION-10", "reason-nobody-here", lambda c: is_accompanied(c.t, c.person), general=True
)
TRADE: Final[Conditions] = (
    ACCOMPANIED,
    A_PLAYER,
    Listed("TL-ACTION-10", "reason-not-here", Case.seats_here),
    Except("TL-ACTION-10", "reason-not-oneself", lambda c: (c.seat,)),
    Except("TL-ACTION-11", "reason-trade-refused", refused_already),
    Condition(
        "TL-ACTION-10",
        "reason-nothing-to-give",
        lambda c: has_something_to_give(c.g, c.frame, c.person),
        general=True,
    ),
)
HAS_GLASSES: Final = Condition(
    "TL-ACTION-18", "reason-no-glasses", lambda c: c.person.glasses > 0, general=True
)
INSPECT: Final[Conditions] = (
    HAS_GLASSES,
    Listed("TL-ACTION-18", "reason-inspect-what", lambda c: INSPECTED),
)
REORGANIZED: Final[Conditions] = (
    Condition("TL-ACTION-13", "reason-no-cards", lambda c: has_cards(c.person)),
)
DISTRACTED: Final[Conditions] = (
    Condition(
        "TL-ACTION-17",
        "reason-no-enemy-elsewhere",
        lambda c: has_tile_elsewhere(c.t, c.person.space),
    ),
)
USED: Final[Conditions] = (
    *USABLE,
    Condition("TL-ACTION-23", "reason-used-this-turn", is_unused),
    *WITH_EFFECT,
)
ANSWERED: Final[Conditions] = (
    *STEP,
    *RIDE,
    *LAY_LOW,
    *TRADE,
    *REORGANIZED,
    *DISTRACTED,
    *INSPECT,
    *CRAFTED,
    *USED,
    HAS_INJURY,
)
"""What a quick look tells before an action, beside what `allowed` says."""


def action(name: str, conditions: Conditions) -> Conditions:
    """TL-ACTION-03, TL-INJURY-02, TL-NEWS-16: what every action needs, and then its own conditions."""
    return (*allowed(name, once=True), *conditions)


ACTION_TURN: Final[dict[str, Conditions]] = {
    "step": action("move", STEP),
    "ride": action("move", RIDE),
    "lay-low": action("lay-low", LAY_LOW),
    "trade": action("trade", TRADE),
    "reorganize": action("reorganize", REORGANIZED),
    "distract": action("distract", DISTRACTED),
    "inspect": action("inspect", INSPECT),
    "craft": action("craft", CRAFTED),
    "use": (
        *allowed("use"),
        *USED,
    ),
    "treat": (*TREATABLE, *action("treat", PAID)),
    "end": FREE,
}
"""What may be done in an Action turn, in the order in which it is offered."""
VERBS: Final = tuple(ACTION_TURN)
LOOK: Final = QuickLook(
    "action",
    {verb: answered_in(conditions, ANSWERED) for verb, conditions in ACTION_TURN.items()},
)
"""What `options_at_one_look` answers."""
BEFORE_ACTIONS: Final[Conditions] = (Condition("TL-ACTION-02", "reason-free-move-first", never),)

for _verb, _conditions in ACTION_TURN.items():
    CONDITIONS["action", _verb] = _conditions
    if ("free-move", _verb) not in CONDITIONS:
        CONDITIONS["free-move", _verb] = BEFORE_ACTIONS
CONDITIONS["action", "stay"] = (Condition("TL-ACTION-02", "reason-free-move-over", never),)
