"""What a player who looks ahead has to know of They Live."""

from collections.abc import Sequence
from typing import Any, ClassVar

from othersight.bots.observation import Observation
from othersight.bots.scripted import Figures, Script
from othersight.games.they_live.bots.belief import suspicions
from othersight.games.they_live.bots.habits import HABITS
from othersight.games.they_live.bots.learned import humans_win
from othersight.games.they_live.bots.progress import moment
from othersight.games.they_live.bots.rollout_policy import Council, RolloutPlayer
from othersight.games.they_live.bots.script import TheyLiveScript
from othersight.games.they_live.rules.people import person_of, table_of
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game

LOOKED_INTO = ("split", "assault-fight", "invader-fight", "reveal", "sabotage", "retreat")
"""Questions of the Final Assault whose answer may decide the game. How to vote on Resources is no better known by
looking ahead, and what pays an Invader in the city would give him away. Humans split and fight as well by judgement;
a hint weighs that for them all the same."""
TO_THE_END = 1_000_000
"""Later than any Final Assault ends."""
DEALS = 6
"""Tables thought up at most until one is as likely as the player's beliefs want it."""


class LiveSearchKnowledge:
    """They Live for players who look ahead."""

    careful: ClassVar[frozenset[str]] = frozenset(("reveal",))
    poker_faced: ClassVar[frozenset[str]] = frozenset(LOOKED_INTO)
    spread: ClassVar[float] = 0.5
    """Assaults are played to their end: won or lost."""

    def role(self, seat: int) -> str:
        """Who is an Invader must not show in the way a seat is played."""
        return ""

    def script(self, seat: int, seed: str, figures: Figures, level: str = "regular") -> Script:
        """Human or Invader, as the seat's overlay says."""
        return TheyLiveScript(seat, seed, figures, HABITS[level])

    def candidates_of(
        self, observation: Observation, own: Script, first: str, most: int, thorough: bool = False
    ) -> list[str]:
        """The script's choice and what else there is, in the order of the options."""
        assert isinstance(own, TheyLiveScript)
        kind = observation.view["question"]["kind"]
        if len(observation.options) < 2 or kind not in LOOKED_INTO:
            return [first]
        if not thorough and not looks_ahead(observation, own, kind):
            return [first]
        others = [option for option in observation.options if option != first]
        return [first, *others[: most - 1]]

    def rollout_players(
        self, observation: Observation, own: Script, option: str, seed: str
    ) -> Sequence[Script]:
        """Everybody plays by judgement and remembers what the player remembers."""
        assert isinstance(own, TheyLiveScript)
        shared = Council(own, observation.view["question"]["kind"], option)
        seats = observation.view["setting"]["players"]
        return [RolloutPlayer(seat, seed, own, shared) for seat in range(seats)]

    def imagine(self, observation: Observation, own: Script, seed: str) -> Game:
        """A table in keeping with what the player believes of the others."""
        assert isinstance(own, TheyLiveScript)
        pos = own.position(observation.view, observation.board)
        beliefs = suspicions(pos)
        chance = Chance(f"{seed}/beliefs")
        table = observation.imagine(seed)
        for deal in range(1, DEALS):
            if chance.below(1000) < 1000 * plausible(table, beliefs):
                break
            table = observation.imagine(f"{seed}/{deal}")
        return table

    def moment(self, table: Game) -> int:
        """Turns taken so far; in the assault tests taken so far."""
        return moment(table)

    def horizon(self, table: Game, reach: int) -> int:
        """The assault is played to its end; in the city a trial goes on for so many turns."""
        return TO_THE_END if table_of(table).assault else self.moment(table) + reach

    def play_on(
        self, table: Game, rollout_players: Sequence[Script], board: dict[str, Any]
    ) -> None:
        """By the script of the seat; Humans who vote on what lies open reckon once for all of them."""
        question = table.questions[0]
        option = question.texts[0]
        if len(question.options) > 1:
            option = council(rollout_players[question.seat]).advice(table, question)
            if not option:
                view = table.view(question.seat)
                option = rollout_players[question.seat].choose(view, board)
                council(rollout_players[question.seat]).agree(table, question, option)
        table.answer(option, question.seat)

    def evaluate(self, table: Game, observation: Observation) -> float:
        """As learned from many games; the side is the one that the player is on as he decides."""
        chance = float(table.outcome == "humans") if table.outcome else humans_win(table)
        return 1.0 - chance if is_invader(observation) else chance


def looks_ahead(observation: Observation, own: TheyLiveScript, kind: str) -> bool:
    """Invaders do, but not all of them before they leave the group."""
    return is_invader(observation) and (kind != "reveal" or own.habits.leaves_by_looking)


def is_invader(observation: Observation) -> bool:
    """Which side the player is on."""
    me = observation.view["people"][observation.view["playing"][observation.seat]]
    return bool(me["identity"] == "invader")


def council(script: Script) -> Council:
    """What the players of an imagined table have agreed on."""
    assert isinstance(script, RolloutPlayer)
    return script.council


def plausible(table: Game, beliefs: dict[int, float]) -> float:
    """How well the identities of a table fit the beliefs, 1 for the best fit."""
    t = table_of(table)
    fit = best = 1.0
    for seat, suspicion in beliefs.items():
        invader = person_of(t, seat).invader
        likely = max(0.02, min(0.98, suspicion))
        fit *= likely if invader else 1.0 - likely
        best *= max(likely, 1.0 - likely)
    return min(1.0, 3.0 * fit / best)
