"""Who sits at an imagined table: players by judgement who have seen what the player has seen."""

from othersight.games.they_live.bots.progress import moment
from othersight.games.they_live.bots.script import TheyLiveScript
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.kernel.game import Game
from othersight.kernel.question import Question

OPEN_VOTES = ("split", "resource", "foe")
"""Votes about what lies open: all Humans come to the same answer."""
VOTES = ("leader", "nominee", *OPEN_VOTES)


class Council:
    """How the Humans of an imagined table vote: first as the player whose thought this is, since Humans reckon
    alike, then as the first of them who is asked."""

    def __init__(self, own: TheyLiveScript, kind: str, option: str) -> None:
        human = own.read is not None and not own.read.invader
        self.follows = option if human and kind in VOTES else ""
        self.kind = kind
        self.key: tuple[object, ...] = ()
        self.option = ""

    def advice(self, table: Game, question: Question) -> str:
        """What has been agreed on, if the seat is a Human's and it is about the same vote."""
        if question.kind not in VOTES or person_of(table_of(table), question.seat).invader:
            return ""
        key = (moment(table), question.kind, question.options)
        if self.follows and question.kind == self.kind and self.follows in question.texts:
            self.key, self.option, self.follows = key, self.follows, ""
        return self.option if key == self.key else ""

    def agree(self, table: Game, question: Question, option: str) -> None:
        """A Human's vote about what lies open, for all who come after."""
        invader = person_of(table_of(table), question.seat).invader
        if question.kind in OPEN_VOTES and not invader:
            self.key = (moment(table), question.kind, question.options)
            self.option = option


class RolloutPlayer(TheyLiveScript):
    """Plays by judgement and remembers what the player remembers."""

    def __init__(self, seat: int, seed: str, own: TheyLiveScript, council: Council) -> None:
        super().__init__(seat, seed, {}, own.habits)
        self.figures = own.figures
        self.memory = own.memory.of_another()
        self.council = council
