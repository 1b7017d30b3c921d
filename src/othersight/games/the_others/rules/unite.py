"""Unite or Fall: the Hero Players decide together, or the Sins Player decides for them (TO-UNITE-01, TO-UNITE-02,
TO-UNITE-03, TO-UNITE-04)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.conditions import CONDITIONS, FREE, Case
from othersight.games.the_others.state.config import SINS
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, text_of
from othersight.toolkit.conditions import Conditions, Finer, Whole

FAIL: Final[Option] = ("fail",)
CONFIRM: Final[Option] = ("confirm",)
CHANGE: Final[Option] = ("change",)
FIRST_CHANGE: Final = 2
"""The place of the first change among what a player may say."""
SEATS: Final[tuple[list[int], ...]] = ([], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4])
"""The seats of so many Hero Players."""


class Collective(Procedure):
    """A decision of the Hero side as a group. The result is the place of the chosen option."""

    steps: ClassVar[tuple[str, ...]] = ("state", "confirm", "sins_decide")
    fields: ClassVar[tuple[str, ...]] = ("kind", "options", "stated")

    def __init__(self, kind: str = "", options: tuple[Option, ...] = ()) -> None:
        Procedure.__init__(self)  # quicker than by `super`
        self.kind = kind
        self.options = options
        self.stated: tuple[int, ...] = ()
        """What each Hero Player has stated, as a place in the options."""
        self.thoughts: list[Option] = []
        """What a player may say when all have stated their choices, once somebody may."""

    def state(self, g: Game) -> None:
        """TO-UNITE-04: each Hero Player states his choice; TO-UNITE-03: a single one simply decides."""
        t: OthersTable = g.table
        seats = SEATS[t.config.hero_players]
        options = list(self.options)
        if len(seats) == 1 or len(options) == 1:
            choice = g.choice or g.ask(1, self.kind, options)
            if choice:
                self.finish(self.options.index(choice))
            return
        answers = g.ask_all(self.kind, seats, lambda _: options)
        if answers:
            self.hear([self.options.index(answers[seat]) for seat in seats], g)

    def confirm(self, g: Game) -> None:
        """TO-UNITE-04: each may confirm, change his mind, or declare the talks failed."""
        t: OthersTable = g.table
        seats = SEATS[t.config.hero_players]
        answers = g.ask_all("ballot", seats, self.second_thoughts)
        if not answers:
            return
        stated = list(self.stated)
        has_changed = False
        for seat in seats:
            answer = answers[seat]
            if answer == FAIL:
                g.tell("talks-failed")
                return
            if answer != CONFIRM:
                has_changed = True
                stated[seat - 1] = self.place_of(answer)
        if not has_changed:
            g.tell("no-unanimity")
            return
        self.again()
        self.hear(stated, g)

    def sins_decide(self, g: Game) -> None:
        """TO-UNITE-01: without unanimity the Sins Player picks any legal option."""
        choice = g.choice or g.ask(SINS, self.kind + "-for-heroes", list(self.options))
        if choice:
            g.tell("decided-by-sins", text_of(choice))
            self.finish(self.options.index(choice))

    def hear(self, stated: list[int], g: Game) -> None:
        """What everybody has stated is public; unanimity decides at once."""
        self.stated = tuple(stated)
        if not g.chronicle.silent:
            for seat in range(len(stated)):
                g.tell("ballot", seat + 1, text_of(self.options[stated[seat]]))
        first = stated[0]
        for place in stated:
            if place != first:
                return
        self.finish(first)

    def second_thoughts(self, seat: int) -> list[Option]:
        """TO-UNITE-04: confirm, let the talks fail, or change to every option but the one that the player has stated
        already."""
        thoughts = self.all_thoughts().copy()
        thoughts.pop(FIRST_CHANGE + self.stated[seat - 1])
        return thoughts

    def all_thoughts(self) -> list[Option]:
        """TO-UNITE-04: confirm, let the talks fail, or change to each of the options; only to be read."""
        if not self.thoughts:
            self.thoughts = [CONFIRM, FAIL, *[CHANGE + option for option in self.options]]
        return self.thoughts

    def place_of(self, change: Option) -> int:
        """The place of the option to which a player has changed."""
        return self.all_thoughts().index(change) - FIRST_CHANGE


# -- conditions


def is_for_decision(c: Case) -> bool:
    """TO-UNITE-02: one of the options that the decision was put with."""
    talks: Collective = c.frame
    return c.option in talks.options


def is_in_the_talks(c: Case) -> bool:
    """TO-UNITE-04: one of the options that the Hero Players are deciding on."""
    talks: Collective = c.frame
    return c.option[1:] in talks.options


def changes_of_mind(c: Case) -> list[Option]:
    """TO-UNITE-04: to every option but the one that the player has stated already."""
    talks: Collective = c.frame
    return talks.second_thoughts(c.seat)[FIRST_CHANGE:]


def decided_together(kind: str, verb: str, conditions: Conditions) -> None:
    """What may be stated in a decision of the Hero Players, or decided for them (TO-UNITE-01)."""
    CONDITIONS[kind, verb] = conditions
    CONDITIONS[kind + "-for-heroes", verb] = conditions


CONDITIONS["ballot", "confirm"] = FREE
CONDITIONS["ballot", "fail"] = FREE
CONDITIONS["ballot", "change"] = (
    Finer("TO-UNITE-04", "reason-not-in-talks", is_in_the_talks),
    Whole("TO-UNITE-04", "reason-stated-already", changes_of_mind),
)
