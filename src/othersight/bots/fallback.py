"""A player that fails or takes too long is replaced by the level below, so that the game goes on."""

import logging
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from othersight.bots.explanation import Explanation
from othersight.bots.observation import Observation
from othersight.kernel.errors import OthersightError

OVERRUN = 1.1
"""How much more than its time an answer may take."""


class Player(Protocol):
    """Whoever answers the questions put to one seat."""

    @property
    def explanation(self) -> Explanation | None:
        """Why the last answer was given, if the player can say so."""
        ...

    def choose(self, observation: Observation) -> str:
        """The text of one of the options of the question."""
        ...

    def aside(self, observation: Observation) -> str:
        """The text of something to do or say before answering, or nothing; whoever plays the game does it and asks
        again."""
        ...


class Place(NamedTuple):
    """A seat of a game."""

    game: str
    seat: int


class StoodDown(NamedTuple):
    """A level that has given way."""

    level: str
    below: str
    why: str
    """"failed" or "overran"."""
    decisions: int
    """How many decisions had been made in the game by then."""


class FallbackPlayer:
    """The first of several levels, each the stand-in of the one before it."""

    def __init__(
        self,
        levels: Sequence[tuple[str, Callable[[], Player], float]],
        clock: Callable[[], float] = time.thread_time,
        place: Place | None = None,
    ) -> None:
        self.levels = levels
        """Names with how the player is made and the seconds an answer may take; 0 for any time."""
        self.clock = clock
        """Seconds of work; what the machine does for others meanwhile is no fault of the player's."""
        self.place = place
        """The only seat the player can play, if any."""
        self.at = 0
        self.player = levels[0][1]()
        self.answered: Player | None = None
        """Who gave the last answer, also where that took too long."""
        self.stood_down: list[StoodDown] = []

    @property
    def level(self) -> str:
        """Who plays now."""
        return self.levels[self.at][0]

    @property
    def explanation(self) -> Explanation | None:
        """Of whoever gave the last answer."""
        return self.answered.explanation if self.answered is not None else None

    def choose(self, observation: Observation) -> str:
        self.check(observation)
        return self.guarded(observation, lambda: self.open_option(observation))

    def aside(self, observation: Observation) -> str:
        self.check(observation)
        return self.guarded(observation, lambda: self.open_aside(observation))

    def check(self, observation: Observation) -> None:
        """OthersightError for whoever asks the wrong player, or one who is not asked: that is no failure of the
        player's."""
        shown = Place(observation.game, observation.seat)
        if self.place is not None and self.place != shown:
            raise misplaced(self.place, shown)
        observation.check_asked()

    def open_option(self, observation: Observation) -> str:
        """The player's answer, if it is one."""
        chosen = self.player.choose(observation)
        if chosen not in observation.options:
            raise ValueError(f"'{chosen}' is none of {observation.options}")
        self.answered = self.player
        return chosen

    def open_aside(self, observation: Observation) -> str:
        """What the player does unasked, if it may be done."""
        wanted = self.player.aside(observation)
        if wanted:
            observation.check_aside(wanted)
        return wanted

    def guarded(self, observation: Observation, act: Callable[[], str]) -> str:
        """What the player does. A player that fails is replaced at once; one that takes too long, after this answer."""
        while True:
            level, _, seconds = self.levels[self.at]
            began = self.clock()
            try:
                done = act()
            except Exception:
                if self.at + 1 == len(self.levels):
                    raise
                logging.getLogger("othersight").exception("a %s player has failed", level)
                self.stand_down("failed", observation)
                continue
            took = self.clock() - began
            if seconds and took > seconds * OVERRUN and self.at + 1 < len(self.levels):
                logging.getLogger("othersight").warning(
                    "a %s player has taken %.2f s of %.2f", level, took, seconds
                )
                self.stand_down("overran", observation)
            return done

    def stand_down(self, why: str, observation: Observation) -> None:
        """The level below takes over for the rest of the game."""
        level = self.levels[self.at][0]
        self.at += 1
        below, make, _ = self.levels[self.at]
        self.stood_down.append(StoodDown(level, below, why, observation.decisions))
        self.player = make()


def misplaced(place: Place, shown: Place) -> OthersightError:
    """The error for a player who is shown what is not his."""
    return OthersightError(
        f"this player plays seat {place.seat} of {place.game}, and was shown seat {shown.seat} of {shown.game}",
        "error-misplaced-player",
        seat=place.seat,
        game=place.game,
        shown=shown.seat,
        other=shown.game,
    )
