"""How a seat of The Others is played by judgement, from its view alone."""

from collections.abc import Mapping
from typing import Any

from othersight.bots.the_others import hero_player, sins_player
from othersight.bots.the_others.figures import known_figures
from othersight.bots.the_others.position import Position
from othersight.bots.the_others.town import Town
from othersight.bots.thought import Notes
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question

SINS = 0
FINDS = ("turn-up", "collect ", "holy-water ")
"""What a plan does not count on."""

LONG = ("first-hero", "start-ability")
"""Questions for which every Hero's Turn is thought through."""


class OthersScript:
    """Plays any seat from its view alone."""

    def __init__(self, seat: int, seed: str, figures: Mapping[str, int | str]) -> None:
        self.seat = seat
        self.figures = known_figures(tuple(sorted(figures.items())))
        self.chance = Chance(f"{seed}/scripted")
        self.known: dict[str, Any] = {}
        self.town: Town | None = None
        self.intent: tuple[str, ...] = ()
        """What is left of the plan for a Turn, as long as nothing has come in between."""
        self.planned_at = -1
        """The moment of an imagined table at which the plan was made."""
        self.planned_for = ""
        """The Hero whose plan it is."""
        self.as_planned = False
        """Whether the last answer was what the plan had said before."""
        self.habits: dict[tuple[int, int, str, tuple[Option, ...]], str] = {}
        """Answers that take long to find, kept for all tables imagined at one question."""

    def choose(self, view: dict[str, Any], board: dict[str, Any]) -> str:
        """The text of an option of the question in the view."""
        options: list[str] = view["question"]["options"]
        if len(options) == 1:
            return options[0]
        pos = self.position(view, board)
        if view["seat"] == SINS:
            return sins_player.answer(pos, self.chance)
        expected = self.intent[0] if self.intent and self.planned_for == view["current"] else ""
        chosen = hero_player.answer(pos, self.chance)
        self.as_planned = chosen == expected
        self.intent, self.planned_for = pos.intent, view["current"]
        return chosen

    def at_imagined(self, table: Game, board: dict[str, Any], moment: int) -> str:
        """The answer at an imagined table: as planned, or as at another table, before it is thought about again."""
        question = table.questions[0]
        if question.kind in LONG:
            return self.by_habit(question, table, board, moment)
        chosen = self.go_on(question, moment)
        if not chosen:
            chosen = self.choose(table.view(self.seat), board)
            self.planned_at = moment
        return chosen

    def by_habit(self, question: Question, table: Game, board: dict[str, Any], moment: int) -> str:
        """What was answered to the same question at another imagined table, if it came up there."""
        habit = (self.seat, moment, question.kind, tuple(question.options))
        if habit not in self.habits:
            self.habits[habit] = self.choose(table.view(self.seat), board)
        return self.habits[habit]

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

    def position(self, view: dict[str, Any], board: dict[str, Any]) -> Position:
        """The view as this player reads it."""
        return Position(view, self.town_of(board), self.figures)

    def aside(self, view: dict[str, Any], board: dict[str, Any]) -> str:
        """In this game nobody acts without being asked."""
        return ""

    def notes(self) -> Notes:
        """Everything lies open in this game; there is nothing to believe."""
        return ()

    def overruled(self, option: str) -> None:
        """The plan for the Turn is no longer this player's."""
        self.intent = ()

    def companion(self, seat: int, seed: str) -> "OthersScript":
        """Somebody else who knows the same city and figures."""
        other = OthersScript(seat, seed, {})
        other.figures, other.known, other.town = self.figures, self.known, self.town
        other.habits = self.habits
        return other

    def town_of(self, board: dict[str, Any]) -> Town:
        """The city, read once as long as it is the same."""
        if self.town is None or (self.known is not board and self.known != board):
            self.town = Town(board)
            self.known = board
        return self.town
