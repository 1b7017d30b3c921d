"""Players who look ahead: the options worth a thought are tried out on imagined tables and played on for a while.

Every option is tried on the same tables with the same luck: dice depend on what is asked and when, so that the same
Reaction meets the same dice whatever was done before it. Whoever is clearly behind after some tables is dropped. What a
table is worth in the end is learned from many games (`evaluate`). The work is fixed, so that the same seed gives
the same answers; the clock only stops what takes too long.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from othersight.bots.explanation import Explanation, Weighed
from othersight.bots.observation import Observation
from othersight.bots.scripted import Figures, Script, ScriptedPlayer
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.kernel.hint import LOOKING_AHEAD


class SearchKnowledge(Protocol):
    """What a player who looks ahead has to know of a game."""

    @property
    def careful(self) -> frozenset[str]:
        """Questions that nobody answers by a slip of attention."""
        ...

    @property
    def poker_faced(self) -> frozenset[str]:
        """Questions at which the time that an answer takes could give a secret away."""
        ...

    @property
    def spread(self) -> float:
        """How much the gap between two options differs from table to table, as a rule."""
        ...

    def role(self, seat: int) -> str:
        """The side of a seat, or nothing where nobody may tell it by the way a seat is played."""
        ...

    def script(self, seat: int, seed: str, figures: Figures, level: str = "regular") -> Script:
        """How a seat is played by the judgement of a level."""
        ...

    def candidates_of(
        self, observation: Observation, own: Script, first: str, most: int, thorough: bool
    ) -> list[str]:
        """The options to try, the script's own choice first; a single one where there is nothing to weigh. A thorough
        player also looks where judgement has done as well."""
        ...

    def rollout_players(
        self, observation: Observation, own: Script, option: str, seed: str
    ) -> Sequence[Script]:
        """Who plays on at an imagined table after the option was taken, one script for each seat."""
        ...

    def imagine(self, observation: Observation, own: Script, seed: str) -> Game:
        """A table as the player believes it may be."""
        ...

    def moment(self, table: Game) -> int:
        """How far a game has come, in steps of which an effort's `reach` counts so many."""
        ...

    def horizon(self, table: Game, reach: int) -> int:
        """The moment at which a trial that begins at this table ends."""
        ...

    def play_on(
        self, table: Game, rollout_players: Sequence[Script], board: dict[str, Any]
    ) -> None:
        """Whoever is asked first at an imagined table answers."""
        ...

    def evaluate(self, table: Game, observation: Observation) -> float:
        """The chance that the side of the player whose observation it is wins from here."""
        ...


@dataclass(frozen=True)
class Effort:
    """How hard a player thinks about one answer."""

    tables: int
    """Imagined tables at most."""
    options: int
    """Options looked into at most."""
    reach: int
    """How many moments of the game each trial goes on for."""
    seconds: float
    """When to stop at the latest."""
    trust: float = 1.0
    """How many standard errors better than the script's choice another option must prove to be."""


EXPERIENCE = 3
"""How many tables the usual spread of gaps weighs as much as."""


class Trial:
    """What the imagined tables have shown of one option."""

    def __init__(self, option: str, spread: float) -> None:
        self.option = option
        self.spread = spread
        """How much gaps usually scatter."""
        self.values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)

    def lead_over(self, other: "Trial") -> tuple[float, float]:
        """How much better than another option on the same tables, and the standard error of that; a few tables
        that happen to agree do not outweigh what gaps usually scatter."""
        n = min(len(self.values), len(other.values))
        gaps = [self.values[i] - other.values[i] for i in range(n)]
        lead = sum(gaps) / n
        seen = sum([(gap - lead) ** 2 for gap in gaps])
        variance = (seen + EXPERIENCE * self.spread**2) / (n - 1 + EXPERIENCE)
        return lead, (variance / n) ** 0.5


MOST_STEPS = 1000
"""A trial that asks more than this has gone far enough."""
FIRST_LOOK = 2
"""Tables after which options that are clearly behind are dropped; twice as many until the next time."""


class SearchingPlayer(ScriptedPlayer):
    """A script that looks ahead before it answers."""

    def __init__(
        self, level: str, knowledge: SearchKnowledge, seat: int, seed: str, figures: Figures, effort: Effort,
        clock: Callable[[], float] = time.thread_time, slips: float = 0.0, thorough: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(
            level, knowledge.script(seat, seed, figures, level), seed, slips, knowledge.careful
        )
        self.knowledge = knowledge
        self.seat = seat
        self.seed = seed
        self.effort = effort
        self.clock = clock
        self.thorough = thorough

    def choose(self, observation: Observation) -> str:
        first = self.judge(observation)
        slip = self.attention.slipped(observation)
        if slip:
            self.explain(Explanation(slip, self.level))
            return self.given(slip, first)
        options = self.knowledge.candidates_of(
            observation, self.script, first, self.effort.options, self.thorough
        )
        if len(options) < 2:
            self.explain(Explanation(first, self.level))
            return first
        trials = self.weigh(observation, options)
        best = self.best_of(trials)
        self.explain(Explanation(best, self.level, weighed(trials), grounds=LOOKING_AHEAD))
        return self.given(best, first)

    def look_into(self, observation: Observation, options: list[str]) -> tuple[Weighed, ...]:
        """What these options are worth, the best first; nothing is decided."""
        return weighed(self.weigh(observation, options))

    def weigh(self, observation: Observation, options: list[str]) -> list[Trial]:
        """Each option on imagined tables, until the effort is spent."""
        until = self.clock() + self.effort.seconds
        trials = [Trial(option, self.knowledge.spread) for option in options]
        running = trials
        for number in range(self.effort.tables):
            seed = f"{self.seed}/{observation.view['decisions']}/{number}"
            table = self.knowledge.imagine(observation, self.script, seed)
            table.chronicle.silent = True
            for trial in running:
                trial.values.append(self.outcome(observation, table.clone(), trial.option, seed))
                if self.clock() > until:
                    return trials
            looks = number + 1
            if looks >= FIRST_LOOK and looks & (looks - 1) == 0:
                running = still_open(running)
                if len(running) < 2:
                    break
        return trials

    def outcome(self, observation: Observation, table: Game, option: str, seed: str) -> float:
        """What an imagined table is worth some moments after the option was taken."""
        rollout_players = self.knowledge.rollout_players(observation, self.script, option, seed)
        table.answer(option, self.seat)
        last = self.knowledge.horizon(table, self.effort.reach)
        asked: dict[tuple[int, str], int] = {}
        for _ in range(MOST_STEPS):
            now = self.knowledge.moment(table)
            if not table.questions or now >= last:
                break
            kind = table.questions[0].kind
            nth = asked.get((now, kind), 0)
            asked[now, kind] = nth + 1
            table.chance = Chance(f"{seed}/{now}/{kind}/{nth}")
            self.knowledge.play_on(table, rollout_players, observation.board)
        return self.knowledge.evaluate(table, observation)

    def best_of(self, trials: list[Trial]) -> str:
        """The script's choice, unless another has proved better."""
        first, *others = trials
        best, most = first, 0.0
        for trial in others:
            if trial.values and not is_dropped(trial, first):
                lead, error = trial.lead_over(first)
                if lead > self.effort.trust * error and lead > most:
                    best, most = trial, lead
        return best.option


def weighed(trials: list[Trial]) -> tuple[Weighed, ...]:
    """What was found out, the best first and what was dropped last."""
    tried = sorted([one for one in trials if one.values], key=lambda one: -one.mean)
    tried.sort(key=lambda one: is_dropped(one, trials[0]))
    return tuple([Weighed(one.option, one.mean, len(one.values)) for one in tried])


def is_dropped(trial: Trial, first: Trial) -> bool:
    """Whether an option has been left behind: the clock may cost it the last table, no more."""
    return len(trial.values) < len(first.values) - 1


def still_open(trials: list[Trial]) -> list[Trial]:
    """Those not clearly behind the best; the script's own choice stays to compare with."""
    best = max(trials, key=lambda trial: trial.mean)
    kept = []
    for trial in trials:
        lead, error = best.lead_over(trial)
        if trial is best or trial is trials[0] or lead <= 1.5 * error:
            kept.append(trial)
    return kept
