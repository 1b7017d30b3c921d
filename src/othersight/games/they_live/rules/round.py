"""Rounds and their four phases (chapter TL-ROUND)."""

from typing import ClassVar

from othersight.games.they_live.rules.action import ActionTurn
from othersight.games.they_live.rules.assault import FinalAssault
from othersight.games.they_live.rules.injury import end_minor_injuries
from othersight.games.they_live.rules.location import LocationTurn
from othersight.games.they_live.rules.news import Propaganda
from othersight.games.they_live.rules.people import in_turn_order, table_of
from othersight.games.they_live.rules.pvp import Confront, is_free_and_accompanied
from othersight.games.they_live.rules.response import Encounters, move_enemies
from othersight.games.they_live.rules.vote import Vote
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure


class Round(Procedure):
    """Action, Response, Location, Propaganda, in turn order; again until the Final Assault."""

    steps: ClassVar[tuple[str, ...]] = (
        "open", "action", "enemies", "encounters", "confrontations", "location_phase", "location",
        "propaganda", "injuries", "elect", "elected",
    )  # fmt: skip
    fields: ClassVar[tuple[str, ...]] = ("seats",)

    def __init__(self) -> None:
        Procedure.__init__(self)
        self.seats: tuple[int, ...] = ()
        """Seats that have still to take their part in the phase."""

    def open(self, g: Game) -> None:
        """TL-ROUND-01, TL-ROUND-02: the leader goes first and play passes clockwise."""
        t: LiveTable = g.table
        t.round += 1
        self.seats = tuple(in_turn_order(t))
        for person in t.playing:
            if t.people[person].beaten:
                t.edit_unharmed(person).beaten = False
        g.tell("round", t.round)

    def action(self, g: Game) -> None:
        """TL-ACTION-01, TL-TIME-14: one player after the other, then the Response Phase."""
        seat = self.next_seat()
        if seat >= 0:
            self.again()
            g.tell("action-turn", seat)
            g.call(ActionTurn(seat))

    def next_seat(self) -> int:
        """The next player of the phase, or -1."""
        if not self.seats:
            return -1
        seat = self.seats[0]
        self.seats = self.seats[1:]
        return seat

    def enemies(self, g: Game) -> None:
        """TL-RESPONSE-01: all enemies move."""
        t: LiveTable = g.table
        for index in t.playing:
            person = t.people[index]
            if person.engaged or person.faced:
                person = t.edit_unharmed(index)
                person.engaged = False
                person.faced = ()
        g.tell("response-phase")
        move_enemies(g)
        self.seats = tuple(in_turn_order(t))

    def encounters(self, g: Game) -> None:
        """TL-RESPONSE-09: players in turn order, each with every tile of the own space."""
        t: LiveTable = g.table
        for at, seat in enumerate(self.seats):
            person = t.people[t.playing[seat]]
            if t.places[person.space].stack and (not person.engaged or person.faced):
                self.seats = self.seats[at + 1 :]
                self.again()
                g.call(Encounters(seat, person.index))
                return
        self.seats = tuple(in_turn_order(t))

    def confrontations(self, g: Game) -> None:
        """TL-PVP-01: after all encounters."""
        t: LiveTable = g.table
        for at, seat in enumerate(self.seats):
            if is_free_and_accompanied(t, t.people[t.playing[seat]]):
                self.seats = self.seats[at + 1 :]
                self.again()
                g.call(Confront(seat))
                return
        self.seats = ()

    def location_phase(self, g: Game) -> None:
        """TL-LOCATION-01, TL-ROUND-01, TL-ROUND-06: in turn order."""
        self.seats = tuple(in_turn_order(table_of(g)))
        g.tell("location-phase")

    def location(self, g: Game) -> None:
        """TL-LOCATION-22, TL-ROUND-01: after a declaration the others finish their turns, then the assault starts."""
        t: LiveTable = g.table
        seat = self.next_seat()
        if seat >= 0:
            self.again()
            g.call(LocationTurn(seat))
        elif t.triggered:
            self.finish()
            g.call(FinalAssault())

    def propaganda(self, g: Game) -> None:
        """TL-NEWS-01, TL-ROUND-01, TL-ROUND-08."""
        g.call(Propaganda())

    def injuries(self, g: Game) -> None:
        """TL-INJURY-03: minor injuries end with the round after the one they were taken in."""
        end_minor_injuries(g)

    def elect(self, g: Game) -> None:
        """TL-ROUND-03, TL-ROUND-04, TL-TIME-44: the leader of the next round; else the next player clockwise."""
        t: LiveTable = g.table
        seats = sorted(in_turn_order(t))
        following = (t.leader + 1) % len(t.playing)
        g.call(
            Vote(
                "leader",
                tuple([("leader", s) for s in seats]),
                tuple(seats),
                seats.index(following),
            )
        )

    def elected(self, g: Game) -> None:
        """TL-ROUND-06, TL-ROUND-05, TL-ROUND-03: anyone may be leader."""
        t: LiveTable = g.table
        t.leader = sorted(in_turn_order(t))[g.result]
        g.tell("leader", t.leader)
        self.skip_to("open")
