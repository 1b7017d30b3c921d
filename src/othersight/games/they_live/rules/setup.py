"""Set-up that asks somebody: first leader, inventories, intro cards (TL-SETUP-16, TL-SETUP-20, TL-SETUP-21,
TL-SETUP-22, TL-SETUP-23, TL-SETUP-24)."""

from typing import ClassVar

from othersight.games.they_live.rules.hidden import see_identity
from othersight.games.they_live.rules.people import in_turn_order
from othersight.games.they_live.rules.reorganize import Equip
from othersight.games.they_live.rules.round import Round
from othersight.games.they_live.rules.story import resolve_intro
from othersight.games.they_live.rules.vote import Vote
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure


class SetUp(Procedure):
    """From the dealt table to the first Action Phase."""

    steps: ClassVar[tuple[str, ...]] = ("first_leader", "led", "inventory", "look", "intro", "play")
    fields: ClassVar[tuple[str, ...]] = ("seats", "random_leader")

    def __init__(self, random_leader: int = 0) -> None:
        Procedure.__init__(self)
        self.seats: tuple[int, ...] = ()
        self.random_leader = random_leader
        """TL-SETUP-21: who leads without a majority."""

    def first_leader(self, g: Game) -> None:
        """TL-SETUP-20, TL-TIME-02."""
        t: LiveTable = g.table
        seats = tuple(range(len(t.playing)))
        g.call(
            Vote("first-leader", tuple([("leader", s) for s in seats]), seats, self.random_leader)
        )

    def led(self, g: Game) -> None:
        """The player chosen takes the token."""
        t: LiveTable = g.table
        t.leader = g.result
        self.seats = tuple(in_turn_order(t))
        g.tell("leader", t.leader)

    def inventory(self, g: Game) -> None:
        """TL-SETUP-16, TL-TIME-03: which inventory cards to equip."""
        if self.seats:
            seat = self.seats[0]
            self.seats = self.seats[1:]
            self.again()
            g.call(Equip(seat, "TL-TIME-03"))

    def look(self, g: Game) -> None:
        """TL-SETUP-22, TL-TIME-04, TL-SETUP-20: each player sees the own overlay, privately."""
        t: LiveTable = g.table
        for seat in in_turn_order(t):
            see_identity(g, seat, t.playing[seat])
        self.seats = tuple(in_turn_order(t))

    def intro(self, g: Game) -> None:
        """TL-SETUP-23, TL-SETUP-24, TL-TIME-05: in turn order."""
        t: LiveTable = g.table
        if self.seats:
            seat = self.seats[0]
            self.seats = self.seats[1:]
            self.again()
            resolve_intro(g, t.playing[seat])

    def play(self, g: Game) -> None:
        """The first Action Phase."""
        g.call(Round())
