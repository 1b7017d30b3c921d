"""Who sits at an imagined table of The Others: players by judgement who do not think twice."""

from typing import Any

from othersight.games.the_others.bots.script import OthersScript
from othersight.games.the_others.knowledge.views import imagined_view
from othersight.kernel.game import Game
from othersight.kernel.question import Question

FINDS = ("turn-up", "collect ", "holy-water ")
"""What a plan does not count on."""
LONG = ("first-hero", "start-ability")
"""Questions for which every Hero's Turn is thought through."""


class RolloutPlayer(OthersScript):
    """Knows what the player knows, carries out what it has planned, and answers long questions once for all tables."""

    def __init__(self, seat: int, seed: str, own: OthersScript) -> None:
        super().__init__(seat, seed, {})
        self.figures, self.known, self.town = own.figures, own.known, own.town
        self.settled = own.settled
        self.remembered = own.remembered
        self.planned_at = -1
        """The moment at which the plan was made."""

    def answer(self, table: Game, board: dict[str, Any], moment: int) -> str:
        """As planned, or as at another table, before it is thought about again."""
        question = table.questions[0]
        if question.kind in LONG:
            return self.settled_answer(question, table, board, moment)
        chosen = self.go_on(question, moment)
        if not chosen:
            chosen = self.choose(imagined_view(table, self.seat, self.remembered), board)
            self.planned_at = moment
        return chosen

    def settled_answer(
        self, question: Question, table: Game, board: dict[str, Any], moment: int
    ) -> str:
        """What was answered to the same question at another imagined table, if it came up there."""
        key = (self.seat, moment, question.kind, tuple(question.options))
        if key not in self.settled:
            view = imagined_view(table, self.seat, self.remembered)
            self.settled[key] = self.choose(view, board)
        return self.settled[key]

    def go_on(self, question: Question, moment: int) -> str:
        """The next deed of the plan without a second thought, or nothing where one is due."""
        if question.kind != "main" or moment != self.planned_at:
            return ""
        texts = question.texts
        if not self.intent or self.intent[0] not in texts:
            return ""
        if any([text.startswith(FINDS) for text in texts]):
            return ""
        deed, self.intent = self.intent[0], self.intent[1:]
        return deed
