"""The nights of The Last Lamp (chapters LAMP-NIGHT and LAMP-VICTORY), and why an option is not open."""

from typing import ClassVar

from last_lamp.table import (
    DECK,
    DIE,
    HAND,
    KEEPER,
    LIGHT,
    MOST_BURNT,
    SEA,
    WAVES,
    table_of,
    without,
)
from othersight.kernel.game import Game
from othersight.kernel.log import only
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, Reason, number, text_of, word

WINDOWS = {"wave": "LAMP-NIGHT-01", "burn": "LAMP-NIGHT-02"}
ASKED_FOR = {"send": "wave", "burn": "burn"}
"""The kind of question that each verb answers."""


class Nights(Procedure):
    """One night after the other."""

    steps: ClassVar[tuple[str, ...]] = ("fall", "send", "burn", "shine", "dawn")
    fields: ClassVar[tuple[str, ...]] = ("burnt",)

    def __init__(self) -> None:
        super().__init__()
        self.burnt = 0

    def fall(self, g: Game) -> None:
        t = table_of(g)
        t.night += 1
        g.tell("night", t.night)

    def send(self, g: Game) -> None:
        """LAMP-NIGHT-01: asked even with one kind of wave in hand, so that the asking tells nothing."""
        choice = g.choice or g.ask_openly(SEA, "wave", waves_in_hand(g))
        if not choice:
            return
        t = table_of(g)
        t.wave = word(choice, 1)
        t.hand = without(t.hand, t.wave)
        g.tell("sent")
        g.tell_to(only(SEA), "sent-wave", t.wave)

    def burn(self, g: Game) -> None:
        """LAMP-NIGHT-02."""
        choice = g.choice or g.ask(KEEPER, "burn", measures(g))
        if not choice:
            return
        self.burnt = number(choice, 1)
        table_of(g).oil -= self.burnt
        g.tell("burnt", self.burnt)

    def shine(self, g: Game) -> None:
        """LAMP-NIGHT-03, LAMP-NIGHT-04."""
        t = table_of(g)
        roll = tuple([g.roll(DIE) for _ in range(self.burnt)])
        if roll:
            g.tell("roll", roll)
        wave, t.wave = t.wave, ""
        g.reveal()
        t.open = (*t.open, wave)
        if roll.count(LIGHT) >= WAVES.index(wave):
            t.saved += 1
            g.tell("saved", wave)
        else:
            t.wrecked += 1
            g.tell("wrecked", wave)

    def dawn(self, g: Game) -> None:
        """LAMP-NIGHT-05, LAMP-VICTORY-01."""
        t = table_of(g)
        if t.night == t.nights:
            g.end("keeper" if t.saved > t.wrecked else "sea")
            return
        if t.deck:
            g.tell_to(only(SEA), "drawn", t.deck[0])
            t.hand, t.deck = (*t.hand, t.deck[0]), t.deck[1:]
        self.skip_to("fall")


def waves_in_hand(g: Game) -> list[Option]:
    """What the Sea can send, each kind once."""
    hand = table_of(g).hand
    return [("send", wave) for wave in WAVES if wave in hand]


def measures(g: Game) -> list[Option]:
    """How much the Keeper can burn."""
    return [("burn", n) for n in range(min(MOST_BURNT, table_of(g).oil) + 1)]


def why_not(g: Game, seat: int, option: Option) -> Reason | None:
    """The first condition that an option fails; it tells a seat nothing of the other's hand."""
    kind = ASKED_FOR.get(str(option[0])) if option else None
    if kind is None or len(option) != 2:
        return Reason("LAMP-NIGHT-01", "reason-last-lamp-written", {"option": text_of(option)})
    if not any([question.seat == seat and question.kind == kind for question in g.questions]):
        return Reason(WINDOWS[kind], f"reason-last-lamp-{kind}")
    if kind == "wave":
        return Reason("LAMP-SETUP-04", "reason-last-lamp-in-hand", {"wave": str(option[1])})
    if not isinstance(option[1], int) or not 0 <= option[1] <= MOST_BURNT:
        return Reason("LAMP-NIGHT-02", "reason-last-lamp-measures", {"most": MOST_BURNT})
    return Reason("LAMP-NIGHT-02", "reason-last-lamp-oil", {"oil": table_of(g).oil})


def problems_of(g: Game) -> list[str]:
    """Everything that is wrong with a saved table, in words."""
    t = table_of(g)
    cards = sorted((*t.hand, *t.deck, *t.open, *((t.wave,) if t.wave else ())))
    wrong = []
    if cards != sorted(DECK):
        wrong.append("the waves on the table are not the twelve of the game")
    if len(t.hand) > HAND:
        wrong.append(f"the Sea holds {len(t.hand)} waves")
    if not 0 <= t.oil <= 2 * t.nights or not 0 <= t.night <= t.nights:
        wrong.append(f"{t.oil} measures of oil in night {t.night} of {t.nights} cannot be")
    if t.saved + t.wrecked != len(t.open) or min(t.saved, t.wrecked) < 0:
        wrong.append("as many ships have come home or been wrecked as waves lie open")
    return wrong
