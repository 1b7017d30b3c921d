"""Who has won (chapter TL-VICTORY)."""

from typing import Final

from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.game import Game

HUMANS: Final = "humans"
INVADERS: Final = "invaders"


def humans_win(g: Game) -> None:
    """TL-VICTORY-01."""
    g.tell("humans-win")
    end(g, HUMANS)


def humans_lose(g: Game, why: str) -> None:
    """TL-VICTORY-02, TL-VICTORY-03: the Invaders win; TL-VICTORY-06: perhaps nobody plays one."""
    g.tell("humans-lose", why)
    end(g, INVADERS)


def end(g: Game, outcome: str) -> None:
    """TL-VICTORY-07: at the end all identities are revealed."""
    t: LiveTable = g.table
    for person in t.people:
        g.tell("identity", person.index, "invader" if person.invader else "human")
    g.end(outcome)


def winners(g: Game) -> list[int]:
    """TL-VICTORY-05, TL-VICTORY-06: the seats of the side that has won."""
    t: LiveTable = g.table
    wanted = g.outcome == INVADERS
    return [seat for seat in range(len(t.playing)) if t.people[t.playing[seat]].invader == wanted]
