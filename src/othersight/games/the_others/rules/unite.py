"""Unite or Fall: the Hero Players decide together, or the Sins Player decides for them (TO-UNITE-01, TO-UNITE-02,
TO-UNITE-03, TO-UNITE-04)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.conditions import CONDITIONS, FREE, Case
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.state.config import SINS
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, text_of
from othersight.toolkit.conditions import Condition, Conditions

FAIL: Final[Option] = ("fail",)
CONFIRM: Final[Option] = ("confirm",)
CHANGE: Final[Option] = ("change",)
"""Stands before the option a player changes to."""


class Collective(Procedure):
    """A decision of the Hero side as a group. The result is the place of the chosen option."""

    steps: ClassVar[tuple[str, ...]] = ("state", "confirm", "sins_decide")
    fields: ClassVar[tuple[str, ...]] = ("kind", "options", "stated")

    def __init__(self, kind: str = "", options: tuple[Option, ...] = ()) -> None:
        super().__init__()
        self.kind = kind
        self.options = options
        self.stated: tuple[int, ...] = ()
        """What each Hero Player has stated, as a place in the options."""

    def state(self, g: Game) -> None:
        """TO-UNITE-04: each Hero Player states his choice; TO-UNITE-03: a single one simply decides."""
        players = table_of(g).config.hero_players
        options = list(self.options)
        if players == 1 or len(options) == 1:
            choice = g.choice or g.ask(1, self.kind, options)
            if choice:
                self.finish(self.options.index(choice))
            return
        seats = list(range(1, players + 1))
        answers = g.ask_all(self.kind, seats, lambda _: options)
        if answers:
            self.hear([self.options.index(answers[seat]) for seat in seats], g)

    def confirm(self, g: Game) -> None:
        """TO-UNITE-04: each may confirm, change his mind, or declare the talks failed."""
        players = table_of(g).config.hero_players
        answers = g.ask_all("ballot", list(range(1, players + 1)), self.second_thoughts)
        if not answers:
            return
        if FAIL in answers.values():
            g.tell("talks-failed")
            return
        if all([answer == CONFIRM for answer in answers.values()]):
            g.tell("no-unanimity")
            return
        stated = list(self.stated)
        for seat, answer in answers.items():
            if answer != CONFIRM:
                stated[seat - 1] = self.options.index(answer[1:])
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
        for seat in range(len(stated)):
            g.tell("ballot", seat + 1, text_of(self.options[stated[seat]]))
        if len(set(stated)) == 1:
            self.finish(stated[0])

    def second_thoughts(self, seat: int) -> list[Option]:
        """Confirm, change to another option, or let the talks fail."""
        changes = [CHANGE + option for option in self.options if self.is_other(seat, option)]
        return [CONFIRM, FAIL, *changes]

    def is_other(self, seat: int, option: Option) -> bool:
        """TO-UNITE-04: another option than the one a player has stated."""
        return option != self.options[self.stated[seat - 1]]


# -- conditions


def is_for_decision(c: Case) -> bool:
    """TO-UNITE-02: one of the options that the decision was put with."""
    talks: Collective = c.frame
    return c.option in talks.options


def is_of_the_talks(c: Case) -> bool:
    """TO-UNITE-04: one of the options that the Hero Players are deciding on."""
    talks: Collective = c.frame
    return c.option[1:] in talks.options


def is_change(c: Case) -> bool:
    """TO-UNITE-04: not what the player has stated already."""
    talks: Collective = c.frame
    return talks.is_other(c.seat, c.option[1:])


def decided_together(kind: str, verb: str, conditions: Conditions) -> None:
    """What may be stated in a decision of the Hero Players, or decided for them (TO-UNITE-01)."""
    CONDITIONS[kind, verb] = conditions
    CONDITIONS[kind + "-for-heroes", verb] = conditions


CONDITIONS["ballot", "confirm"] = FREE
CONDITIONS["ballot", "fail"] = FREE
CONDITIONS["ballot", "change"] = (
    Condition("TO-UNITE-04", "reason-not-in-talks", is_of_the_talks),
    Condition("TO-UNITE-04", "reason-stated-already", is_change),
)
