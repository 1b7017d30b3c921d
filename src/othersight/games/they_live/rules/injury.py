"""Injuries (chapter TL-INJURY)."""

from collections import Counter
from typing import ClassVar

from othersight.games.they_live.rules.box import drawn
from othersight.games.they_live.rules.conditions import CONDITIONS, Case, Listed
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import number


def take_injury(g: Game, person: int) -> None:
    """TL-INJURY-01, TL-INJURY-08, TL-HOUSE-01: the top card, in view of all, in force at once."""
    t: LiveTable = g.table
    decks = t.edit_decks()
    if not decks.injuries:
        if not decks.injury_discards:
            return
        size = len(decks.injury_discards)
        decks.injury_discards = ()
        decks.injuries = drawn(g.shuffle, injuries_unseen(t), t.config.seen, size)
    card = decks.injuries[-1]
    decks.injuries = decks.injuries[:-1]
    g.reveal()
    record = t.edit_unharmed(person)
    record.injuries = (*record.injuries, card)
    record.injury_rounds = (*record.injury_rounds, t.round)
    g.tell("injury", person, card)


def injuries_unseen(t: LiveTable) -> list[str]:
    """TL-HOUSE-01: the Injury cards of the set that nobody has and that are not discarded: those of the deck and of the
    box, which nobody can tell apart."""
    seen = Counter([injury for person in t.people for injury in person.injuries])
    seen.update(t.decks.injury_discards)
    return sorted((Counter(t.config.injury_list) - seen).elements())


def cure_at(g: Game, person: int, at: int) -> None:
    """An injury is healed and its card discarded."""
    t: LiveTable = g.table
    record = t.edit_unharmed(person)
    card = record.injuries[at]
    record.injuries = record.injuries[:at] + record.injuries[at + 1 :]
    record.injury_rounds = record.injury_rounds[:at] + record.injury_rounds[at + 1 :]
    decks = t.edit_decks()
    decks.injury_discards = (*decks.injury_discards, card)
    g.tell("injury-cured", person, card)


def end_minor_injuries(g: Game) -> None:
    """TL-INJURY-03: a minor injury lasts until the end of the round after the one it was taken in."""
    t: LiveTable = g.table
    for person in t.playing:
        for at in range(len(t.people[person].injuries) - 1, -1, -1):
            record = t.people[person]
            injury = t.config.injuries[record.injuries[at]]
            if not injury.severe and record.injury_rounds[at] < t.round:
                cure_at(g, person, at)


class Cure(Procedure):
    """A player heals one of the own injuries, by choice."""

    steps: ClassVar[tuple[str, ...]] = ("choose",)
    fields: ClassVar[tuple[str, ...]] = ("person",)

    def __init__(self, person: int = 0) -> None:
        Procedure.__init__(self)
        self.person = person

    def choose(self, g: Game) -> None:
        """The owner picks."""
        record = table_of(g).people[self.person]
        if not record.injuries or record.dead:
            return
        choice = g.choice or g.ask(
            record.seat, "cure", Case(g, "cure", self, record.seat).options("cure")
        )
        if choice:
            cure_at(g, self.person, number(choice, 1))


def discard_injuries(t: LiveTable, person: int) -> None:
    """TL-INJURY-07, TL-DEATH-04: injuries leave with a killed character."""
    record = t.edit_person(person)
    decks = t.edit_decks()
    decks.injury_discards = (*decks.injury_discards, *record.injuries)
    record.injuries = ()
    record.injury_rounds = ()


CONDITIONS["cure", "cure"] = (
    Listed("TL-INJURY-02", "reason-no-such-injury", lambda c: range(len(c.person.injuries))),
)
