"""Moves: a thread step or a freeway ride (TL-ACTION-04, TL-ACTION-05, TL-ACTION-06, TL-ACTION-07)."""

from typing import Any, Final

from othersight.games.they_live.rules.conditions import (
    A_SPACE,
    CONDITIONS,
    FREE,
    Case,
    Condition,
    Conditions,
    Finer,
    Listed,
    QuickLook,
    allowed,
)
from othersight.games.they_live.rules.effects import changes, lasting
from othersight.games.they_live.rules.token import take_wanted
from othersight.games.they_live.state.config import FREEWAY
from othersight.games.they_live.state.table import LiveTable, Person
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option
from othersight.toolkit.conditions import Except, Whole


def moves(g: Game, turn: Procedure, t: LiveTable, person: Person) -> list[Option]:
    """TL-ACTION-04, TL-ACTION-05, TL-ACTION-06: a thread step or a freeway ride, in the free move as in the MOVE
    action; what forbids the action does not forbid the free move, which is none (TL-ACTION-03). A quick look leaves out
    rides where nobody can begin one."""
    if person.space not in FREEWAY and ON_FOOT.is_good:
        return steps_to(t.config.threads[person.space])
    c = Case(g, "free-move", turn, person.seat)
    options = c.options("step")
    c.offer(options, "ride")
    return options


_STEPS: Final[dict[tuple[int, ...], list[Option]]] = {}


def steps_to(spaces: tuple[int, ...]) -> list[Option]:
    """The steps to some spaces, only to be read; they are the same again and again."""
    steps = _STEPS.get(spaces)
    if steps is None:
        steps = [("step", space) for space in spaces]
        _STEPS[spaces] = steps
    return steps


def steps_from_here(c: Case) -> list[Option]:
    """TL-ACTION-04: along one thread."""
    return steps_to(c.t.config.threads[c.person.space])


RIDES: Final[dict[int, list[Option]]] = {
    here: [("ride", space) for space in FREEWAY if space != here] for here in FREEWAY
}
"""TL-ACTION-05: the rides from each freeway space, only to be read."""
STEP: Final[Conditions] = (
    A_SPACE,
    Finer("TL-ACTION-04", "reason-stands-there", Case.is_elsewhere),
    Whole("TL-ACTION-04", "reason-no-thread", steps_from_here),
)


def is_on_freeway(c: Case) -> bool:
    """TL-ACTION-05."""
    return c.person.space in FREEWAY


def freeway_spaces(c: Case) -> tuple[int, ...]:
    """TL-ACTION-05."""
    return FREEWAY


ON_FREEWAY: Final = Condition("TL-ACTION-05", "reason-not-on-freeway", is_on_freeway, general=True)
RIDE: Final[Conditions] = (
    ON_FREEWAY,
    *allowed("freeway"),
    A_SPACE,
    Listed("TL-ACTION-05", "reason-no-freeway-there", freeway_spaces),
    Except("TL-ACTION-05", "reason-stands-there", lambda c: (c.person.space,)),
)
"""TL-ACTION-05: from one freeway space to another, unless an injury or the news forbids the freeway."""
ON_FOOT: Final = QuickLook("free-move", {"step": STEP, "ride": (ON_FREEWAY,)})
"""Most spaces are not on the freeway."""
CONDITIONS["free-move", "stay"] = FREE
CONDITIONS["free-move", "step"] = STEP
CONDITIONS["free-move", "ride"] = RIDE


def go(g: Game, person: Person, choice: Option) -> None:
    """TL-ACTION-05, TL-ACTION-07: a ride costs a wanted token for each freeway space, taken space by space."""
    t: LiveTable = g.table
    target: Any = choice[1]
    if choice[0] == "step":
        t.edit_unharmed(person.index).space = target
        g.tell("moves", person.index, target)
        return
    here = FREEWAY.index(person.space)
    there = FREEWAY.index(target)
    step = 1 if there > here else -1
    free = lasting(t, "freeway-free") > 0 or changes(t, person, "freeway-free") > 0
    for at in range(here + step, there + step, step):
        if is_dying(t, person.index):
            return
        t.edit_unharmed(person.index).space = FREEWAY[at]
        g.tell("rides", person.index, FREEWAY[at])
        if not free:
            take_wanted(g, person.index, 1)


def is_dying(t: LiveTable, person: int) -> bool:
    """Whether damage has reached health."""
    return t.people[person].damage >= t.people[person].health
