"""The one gate for secrets: what a seat may know of the table, and the table as a seat may imagine it."""

from typing import Any

from last_lamp.table import DIE, LIGHT, MOST_BURNT, SEA, WAVES, table_of
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.toolkit.views import common_view

FACE_DOWN = "face-down"


def view(g: Game, seat: int) -> dict[str, Any]:
    """Hidden from all but the Sea are its hand and the wave on its way; from all the order of the deck."""
    t = table_of(g)
    return {
        **common_view(g, seat),
        "round": t.night,
        "nights": t.nights,
        "oil": t.oil,
        "saved": t.saved,
        "wrecked": t.wrecked,
        "open": list(t.open),
        "held": len(t.hand),
        "hand": list(t.hand) if seat == SEA else [],
        "deck": len(t.deck),
        "wave": "" if not t.wave else t.wave if seat == SEA else FACE_DOWN,
    }


def board(g: Game) -> dict[str, Any]:
    """What never changes: waves by height, the die, and how much may be burnt at once."""
    return {
        "waves": list(WAVES),
        "light": DIE.count(LIGHT),
        "faces": len(DIE),
        "most": MOST_BURNT,
    }


def deal(g: Game, seat: int, chance: Chance) -> None:
    """All that the seat does not know, dealt anew: the deck, and for the Keeper hand and face-down wave as well."""
    t = table_of(g)
    if seat == SEA:
        t.deck = chance.shuffled(tuple(sorted(t.deck)))
        return
    held = len(t.hand)
    unknown = chance.shuffled(tuple(sorted((*t.hand, *t.deck, *((t.wave,) if t.wave else ())))))
    if t.wave:
        t.wave, unknown = unknown[0], unknown[1:]
    t.hand, t.deck = unknown[:held], unknown[held:]
