"""Players who go by judgement: a script for each game, with or without slips of attention."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Protocol

from othersight.bots.explanation import Explanation, Notes
from othersight.bots.observation import Observation
from othersight.kernel.chance import Chance
from othersight.kernel.log import Entry

Figures = Mapping[str, int | str]
Told = Callable[[int], list[Entry]]
"""What has been told to a seat since so many decisions had been made."""


class Script(Protocol):
    """How a seat of one game is played by judgement, from its view and the board as plain data."""

    def read_up(self, view: dict[str, Any], board: dict[str, Any], told: Told) -> None:
        """Learn what has happened since the player last looked, or before he sat down."""
        ...

    def choose(self, view: dict[str, Any], board: dict[str, Any]) -> str:
        """The text of an option of the question in the view."""
        ...

    def aside(self, view: dict[str, Any], board: dict[str, Any]) -> str:
        """What the seat does or says without being asked (`use 12`, `claim person 3 human`), or nothing."""
        ...

    def notes(self) -> Notes:
        """What the player has had in mind at the last question."""
        ...

    def overruled(self, option: str) -> None:
        """This option was taken, and not what the script chose last; what it had in mind with its own is void."""
        ...


class Attention:
    """One answer in so many is a slip: any option, all equally likely, except to the questions at which everybody is
    careful."""

    def __init__(self, seed: str, slips: float, careful: frozenset[str] = frozenset()) -> None:
        self.chance = Chance(f"{seed}/slips")
        self.slips = slips
        self.careful = careful

    def slipped(self, observation: Observation) -> str:
        """What is answered by a slip, or nothing."""
        if not self.slips or observation.view["question"]["kind"] in self.careful:
            return ""
        if self.chance.below(1000) >= 1000 * self.slips:
            return ""
        return observation.options[self.chance.below(len(observation.options))]


class ScriptedPlayer:
    """Plays by a script, with more or less attention."""

    def __init__(
        self,
        level: str,
        script: Script,
        seed: str,
        slips: float = 0.0,
        careful: frozenset[str] = frozenset(),
    ) -> None:
        self.level = level
        self.script = script
        self.attention = Attention(seed, slips, careful)
        self.answered: Explanation | None = None
        """The last answer, its notes aside."""
        self.explained: Explanation | None = None

    @property
    def explanation(self) -> Explanation | None:
        """Why the last answer was given; what the player had in mind is put into words when somebody asks, which has to
        be before he looks at the next question."""
        if self.explained is None and self.answered is not None:
            self.explained = replace(self.answered, notes=self.script.notes())
        return self.explained

    def choose(self, observation: Observation) -> str:
        judged = self.judge(observation)
        chosen = self.attention.slipped(observation) or judged
        self.explain(Explanation(chosen, self.level))
        return self.given(chosen, judged)

    def explain(self, answered: Explanation) -> None:
        """This is the answer now, and nobody has asked why."""
        self.answered, self.explained = answered, None

    def aside(self, observation: Observation) -> str:
        self.script.read_up(observation.view, observation.board, observation.told_since)
        return self.script.aside(observation.view, observation.board)

    def judge(self, observation: Observation) -> str:
        """What the script would answer."""
        self.script.read_up(observation.view, observation.board, observation.told_since)
        return self.script.choose(observation.view, observation.board)

    def given(self, option: str, judged: str) -> str:
        """The answer; the script learns if it is not its own."""
        if option != judged:
            self.script.overruled(option)
        return option
