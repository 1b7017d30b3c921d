"""Unite or Fall: the Hero Players decide together, or the Sins Player decides for them (TO-UNITE-01, TO-UNITE-02,
TO-UNITE-03, TO-UNITE-04)."""

from typing import ClassVar, Final

from othersight.games.the_others.rules.conditions import CONDITIONS, FREE, Case
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.state.config import SINS
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, text_of
from othersight.toolkit.conditions import Conditions, Except, Listed, Thing

FAIL: Final[Option] = ("fail",)
CONFIRM: Final[Option] = ("confirm",)


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
        seats = list(range(1, players + 1))
        answers = g.ask_all("ballot", seats, lambda seat: self.second_thoughts(g, seat))
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
        if not g.chronicle.silent:
            for seat in range(len(stated)):
                g.tell("ballot", seat + 1, text_of(self.options[stated[seat]]))
        if len(set(stated)) == 1:
            self.finish(stated[0])

    def second_thoughts(self, g: Game, seat: int) -> list[Option]:
        """Confirm, change to another option, or let the talks fail."""
        case = Case(g, "ballot", self)
        case.seat = seat
        options = [CONFIRM, FAIL]
        case.offer(options, "change")
        return options


# -- conditions


def is_for_decision(c: Case) -> bool:
    """TO-UNITE-02: one of the options that the decision was put with."""
    talks: Collective = c.frame
    return c.option in talks.options


def options_of_the_talks(c: Case) -> list[Thing]:
    """TO-UNITE-04: the options that the Hero Players are deciding on."""
    talks: Collective = c.frame
    return [option[0] if len(option) == 1 else option for option in talks.options]


def stated_already(c: Case) -> tuple[Thing, ...]:
    """TO-UNITE-04: what the player has stated."""
    talks: Collective = c.frame
    option = talks.options[talks.stated[c.seat - 1]]
    return (option[0] if len(option) == 1 else option,)


def decided_together(kind: str, verb: str, conditions: Conditions) -> None:
    """What may be stated in a decision of the Hero Players, or decided for them (TO-UNITE-01)."""
    CONDITIONS[kind, verb] = conditions
    CONDITIONS[kind + "-for-heroes", verb] = conditions


CONDITIONS["ballot", "confirm"] = FREE
CONDITIONS["ballot", "fail"] = FREE
CONDITIONS["ballot", "change"] = (
    Listed("TO-UNITE-04", "reason-not-in-talks", options_of_the_talks),
    Except("TO-UNITE-04", "reason-stated-already", stated_already),
)
