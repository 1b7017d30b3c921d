"""The clock (TL-SETUP-04, TL-SETUP-05, TL-NEWS-03, TL-NEWS-04, TL-NEWS-05)."""

from othersight.games.they_live.rules.victory import humans_lose
from othersight.games.they_live.state.config import MIDNIGHT, RED_FROM
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.game import Game


def advance_clock(g: Game, hours: int) -> None:
    """TL-NEWS-03, TL-NEWS-05, TL-NEWS-02: at 00:00 the Humans lose; TL-LOCATION-23: not after the trigger."""
    t: LiveTable = g.table
    if hours <= 0 or t.assault:
        return
    t.clock = min(MIDNIGHT, t.clock + hours)
    g.tell("clock", t.clock)
    if t.clock == MIDNIGHT and not t.triggered:
        humans_lose(g, "midnight")


def is_red(t: LiveTable) -> bool:
    """TL-NEWS-04: from 19:00 to 23:00."""
    return RED_FROM <= t.clock < MIDNIGHT
