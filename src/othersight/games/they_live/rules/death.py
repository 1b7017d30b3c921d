"""Killed characters and the spares that replace them (chapter TL-DEATH)."""

from typing import ClassVar

from othersight.games.they_live.rules.conditions import CONDITIONS, Case, Listed
from othersight.games.they_live.rules.hidden import see_identity
from othersight.games.they_live.rules.injury import discard_injuries
from othersight.games.they_live.rules.people import carried, spares, table_of
from othersight.games.they_live.rules.reorganize import Equip
from othersight.games.they_live.rules.story import resolve_intro
from othersight.games.they_live.rules.whereabouts import STASH, shown
from othersight.games.they_live.state.table import NONE, LiveTable, Person
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import number


class Replace(Procedure):
    """TL-DEATH-06, TL-DEATH-07, TL-DEATH-08: choose a spare, see its identity, equip, stand on its starting
    location, intro."""

    steps: ClassVar[tuple[str, ...]] = ("choose", "equip", "intro")
    fields: ClassVar[tuple[str, ...]] = ("seat", "spare")

    def __init__(self, seat: int = 0) -> None:
        Procedure.__init__(self)
        self.seat = seat
        self.spare = NONE

    def choose(self, g: Game) -> None:
        """TL-DEATH-06: of own choice, without knowing its identity; TL-ROUND-07: a leader stays leader."""
        choice = g.choice or g.ask(
            self.seat, "spare", Case(g, "spare", self, self.seat).options("spare")
        )
        if not choice:
            return
        t: LiveTable = g.table
        self.spare = number(choice, 1)
        person = t.edit_person(self.spare)
        person.seat = self.seat
        person.engaged = True
        fallen = t.playing[self.seat]
        playing = list(t.playing)
        playing[self.seat] = self.spare
        t.playing = tuple(playing)
        t.edit_knowledge(self.seat).all_icons = False  # these cards have not been inspected
        g.tell("replacement", self.seat, self.spare, fallen)
        see_identity(g, self.seat, self.spare)

    def equip(self, g: Game) -> None:
        """TL-DEATH-08: the inventory is equipped freely."""
        g.call(Equip(self.seat, "TL-TIME-09"))

    def intro(self, g: Game) -> None:
        """TL-DEATH-07."""
        resolve_intro(g, self.spare)


def is_killed(t: LiveTable, person: int) -> bool:
    """TL-DEATH-01: damage tokens equal or exceed health."""
    record = t.people[person]
    return not record.dead and record.seat != NONE and record.damage >= record.health


def tell_dropped(g: Game, record: Person) -> None:
    """TL-DEATH-03: what the dead leave lies face up."""
    faces = tuple([table_of(g).config.card_face[card] for card in carried(record)])
    if faces:
        g.tell("cards-dropped", record.index, record.space, faces)


def bury(g: Game, person: int) -> None:
    """TL-DEATH-03, TL-DEATH-04, TL-DEATH-05: cards stay on the space, tokens and injuries go."""
    t: LiveTable = g.table
    g.tell("killed", person)
    record = t.edit_person(person)
    if not t.assault:
        place = t.edit_place(record.space)
        place.dropped = (*place.dropped, *carried(record))
        tell_dropped(g, record)
    else:
        shown(t, carried(record), STASH)  # TL-ASSAULT-33: lost, in sight of all
    record.weapon = record.off_hand = record.ally = NONE
    record.bag = ()
    record.scrap = record.glasses = record.wanted = record.damage = 0
    record.dead = True
    discard_injuries(t, person)


CONDITIONS["spare", "spare"] = (Listed("TL-DEATH-06", "reason-not-a-spare", lambda c: spares(c.t)),)
