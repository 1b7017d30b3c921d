"""The standing tests: deaths, too many cards, victory (TL-DEATH-01, TL-DEATH-02, TL-DEATH-09, TL-STASH-05,
TL-VICTORY-04)."""

from othersight.games.they_live.rules.action import ActionTurn
from othersight.games.they_live.rules.death import Replace, bury, is_killed
from othersight.games.they_live.rules.group import pass_leadership
from othersight.games.they_live.rules.location import LocationTurn
from othersight.games.they_live.rules.outcome import Spawn, Suffer, SufferAll, TileText
from othersight.games.they_live.rules.people import (
    in_turn_order,
    person_of,
    spares,
)
from othersight.games.they_live.rules.stash import DiscardDown, carries_too_much
from othersight.games.they_live.rules.victory import humans_lose
from othersight.games.they_live.state.table import NONE, LiveTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure


def settle(g: Game) -> None:
    """After each batch of damage the dead, in turn order; then hands that are too large."""
    t: LiveTable = g.table
    if g.outcome or not t.playing:
        return
    if not is_anything_amiss(t):
        t.at_rest = True
        return
    dead = [seat for seat in in_turn_order(t) if is_killed(t, t.playing[seat])]
    if dead:
        bury_all(g, dead)
        return
    for seat in in_turn_order(t):
        if carries_too_much(person_of(t, seat)) and not is_under_way(g, DiscardDown, seat):
            g.call(DiscardDown(seat))
            return


def is_anything_amiss(t: LiveTable) -> bool:
    """A quick look, because most changes do nothing of the kind: somebody is dead or holds too much. A spare never
    does."""
    for person in t.people:
        if not person.dead and (person.damage >= person.health or carries_too_much(person)):
            return True
    return False


def bury_all(g: Game, dead: list[int]) -> None:
    """TL-DEATH-02, TL-DEATH-09, TL-DEATH-12: the turn of a dead character ends; a death without a spare ends the
    game."""
    t: LiveTable = g.table
    if t.assault:
        bury_in_assault(g, dead)
        return
    waiting = [f for f in g.stack if isinstance(f, Replace) and f.spare == NONE]
    if len(dead) + len(waiting) > len(spares(t)):
        for seat in dead:
            bury(g, t.playing[seat])
        humans_lose(g, "no-spare")
        return
    for seat in dead:
        bury(g, t.playing[seat])
        end_turn_of(g, seat)
    for seat in reversed(dead):
        g.call(Replace(seat))


def end_turn_of(g: Game, seat: int) -> None:
    """TL-DEATH-12: a player killed in the own Action turn or Location turn ends that turn; TL-DEATH-14: an effect
    under way goes on for everyone else."""
    for at, frame in enumerate(g.stack):
        if isinstance(frame, ActionTurn | LocationTurn) and frame.seat == seat:
            effects = [
                f for f in g.stack[at:] if isinstance(f, Suffer | SufferAll | Spawn | TileText)
            ]
            g.stack[at:] = effects
            return


def bury_in_assault(g: Game, dead: list[int]) -> None:
    """TL-DEATH-15, TL-ASSAULT-32, TL-ASSAULT-33: out of the game; the Humans lose when no Human is alive."""
    t: LiveTable = g.table
    for seat in dead:
        bury(g, t.playing[seat])
    if not any([not person_of(t, seat).invader for seat in in_turn_order(t)]):
        humans_lose(g, "no-human-alive")
        return
    pass_leadership(g)


def is_under_way(g: Game, kind: type[Procedure], seat: int) -> bool:
    """Whether a procedure of that kind is on the stack for a seat."""
    for frame in g.stack:
        if isinstance(frame, kind) and isinstance(frame, DiscardDown) and frame.seat == seat:
            return True
    return False
