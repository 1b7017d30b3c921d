"""What a player who looks ahead has to know of The Others."""

from collections.abc import Sequence
from typing import Any, ClassVar

from othersight.bots.observation import Observation
from othersight.bots.scripted import Figures, Script
from othersight.games.the_others.bots.candidates import rivals
from othersight.games.the_others.bots.learned import heroes_win
from othersight.games.the_others.bots.rollout_policy import RolloutPlayer
from othersight.games.the_others.bots.script import SINS, OthersScript
from othersight.games.the_others.knowledge.views import Remembered
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.round import Round
from othersight.kernel.game import Game

TURNS_IN_ROUND = 100
CARDS = ("start-of-turn-card", "after-roll-card", "start-of-fight-card", "after-fight-card")
"""Asked of the Sins Player whatever he holds."""


class OthersSearchKnowledge:
    """The Others for players who look ahead."""

    careful: ClassVar[frozenset[str]] = frozenset()
    poker_faced: ClassVar[frozenset[str]] = frozenset(CARDS)
    spread: ClassVar[float] = 0.08

    def role(self, seat: int) -> str:
        """The side of a seat."""
        return "sins" if seat == SINS else "heroes"

    def script(self, seat: int, seed: str, figures: Figures, level: str = "regular") -> Script:
        """The Sins Player in seat 0, Hero Players in the others."""
        return OthersScript(seat, seed, figures)

    def candidates_of(
        self, observation: Observation, own: Script, first: str, most: int, thorough: bool = False
    ) -> list[str]:
        """The script's choice and its rivals; a plan that still holds is not looked into again."""
        assert isinstance(own, OthersScript)
        if len(observation.options) < 2 or own.as_planned:
            return [first]
        own.settled.clear()
        own.remembered = Remembered()
        return [first, *rivals(own.position(observation.view, observation.board), first, most - 1)]

    def rollout_players(
        self, observation: Observation, own: Script, option: str, seed: str
    ) -> Sequence[Script]:
        """Everybody plays by judgement, in the city that the player knows."""
        assert isinstance(own, OthersScript)
        own.town_of(observation.board)
        seats = observation.view["setting"]["hero_players"] + 1
        return [RolloutPlayer(seat, seed, own) for seat in range(seats)]

    def imagine(self, observation: Observation, own: Script, seed: str) -> Game:
        """Any table that the seat cannot tell from the true one."""
        return observation.imagine(seed)

    def moment(self, table: Game) -> int:
        """Turns taken so far."""
        for frame in table.stack:
            if isinstance(frame, Round):
                return table_of(table).round * TURNS_IN_ROUND + frame.turns
        return 0

    def horizon(self, table: Game, reach: int) -> int:
        """So many turns on, but not beyond the beginning of the next Round."""
        return self.moment(table) + reach

    def play_on(
        self, table: Game, rollout_players: Sequence[Script], board: dict[str, Any]
    ) -> None:
        """By the script of the seat, which carries out what it has planned before it looks again."""
        question = table.questions[0]
        option = question.texts[0]
        if len(question.options) > 1:
            script = rollout_players[question.seat]
            assert isinstance(script, RolloutPlayer)
            option = script.answer(table, board, self.moment(table))
        table.answer(option, question.seat)

    def evaluate(self, table: Game, observation: Observation) -> float:
        """As learned from many games."""
        if table.outcome:
            return float((table.outcome == "sins") == (observation.seat == SINS))
        chance = heroes_win(table_of(table))
        return 1.0 - chance if observation.seat == SINS else chance
