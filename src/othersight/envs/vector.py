"""Many games behind one call: what is seen and what is open in all of them lies in two arrays that stay the same.

A step writes what has changed into the arrays; nothing is stacked or allocated anew. A game that is over begins again
in the same step (Gymnasium's `SAME_STEP`).
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
from gymnasium.vector.utils import batch_space

from othersight.bots import USUAL
from othersight.envs.catalogue import kind_named
from othersight.envs.play import Play
from othersight.envs.rows import OpenRow, Writer
from othersight.envs.seats import Seats
from othersight.envs.single import SeatEnv, no_such_agent
from othersight.envs.spec import Kind
from othersight.kernel.errors import IllegalOption, UnknownName
from othersight.kernel.question import Option

ALL = ""
"""The agent that stands for every seat: whoever is asked acts."""


class SeatRow:
    """A game in which the caller answers for one seat and bots for the others."""

    def __init__(self, env: SeatEnv) -> None:
        self.env = env

    @property
    def play(self) -> Play:
        return self.env.play

    @property
    def seat(self) -> int:
        return self.env.seat

    def begin(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """A new game, at the first question put to the seat."""
        self.env.begin(seed, options)

    def act(self, option: Option) -> tuple[float, bool]:
        """Carry out what the seat has chosen, and let the bots play on."""
        reward = self.env.act(option)
        return reward, not self.play.game.questions


class VectorEnv(GymnasiumVectorEnv[Any, Any, Any]):
    """`num_envs` games. With `agent` one seat of each is played by the caller and the others by `bots`; without, the
    caller plays whoever is asked, and `seats` tells who that is in each game.

    `observations` and `masks` are the arrays, `open[i]` the open actions of game i with their options.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        name: str,
        num_envs: int,
        agent: str = ALL,
        bots: str | Mapping[str, str] = USUAL,
        rewards: str = "outcome",
        **set_up: Any,
    ) -> None:
        if type(num_envs) is not int or num_envs < 1:
            raise UnknownName(
                f"num_envs is {num_envs!r}; give a whole number from 1",
                "error-env-number",
                given=str(num_envs),
            )
        self.kind: Kind = kind_named(name)
        seats = Seats(self.kind, set_up)
        if agent and agent not in seats.names:
            raise no_such_agent(agent, seats.names)
        self.num_envs = num_envs
        self.metadata = {**self.metadata, **seats.metadata, "render_modes": []}
        self.rows: list[OpenRow | SeatRow] = [
            SeatRow(SeatEnv(name, agent, bots, rewards=rewards, **set_up)) if agent else OpenRow(seats)
            for _ in range(num_envs)
        ]  # fmt: skip
        self.set_spaces()
        self.seats = np.zeros(num_envs, np.int64)
        self.open: list[dict[int, Option]] = [{} for _ in range(num_envs)]

    def set_spaces(self) -> None:
        """The two arrays, and the spaces of one game and of all."""
        n, seen, actions = self.num_envs, self.kind.layout.size, self.kind.actions.size
        self.writer = Writer(n, seen, actions)
        self.observations = np.frombuffer(self.writer.seen, np.uint8).reshape(n, seen)
        self.masks = np.frombuffer(self.writer.masks, np.int8).reshape(n, actions)
        self.single_observation_space = spaces.Box(0, 255, (seen,), np.uint8)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: Mapping[str, Any] | None = None,
    ) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        """New games; game i has the seed plus i."""
        for at, row in enumerate(self.rows):
            given = seed[at] if isinstance(seed, Sequence) else seed
            own = given + at if isinstance(seed, int) and given is not None else given
            row.begin(own, options)
            self.look(at, row)
        return self.observations, self.info()

    def step(
        self, actions: Any
    ) -> tuple[
        npt.NDArray[np.uint8],
        npt.NDArray[np.float64],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        dict[str, Any],
    ]:
        """One action in each game; a reward is that of the seat that acted."""
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        ended: dict[int, tuple[str, dict[int, float]]] = {}
        for at, row in enumerate(self.rows):
            option = self.open[at].get(int(actions[at]))
            if option is None:
                raise self.refusal(at, int(actions[at]))
            reward, is_over = row.act(option)
            if reward:
                rewards[at] = reward
            if is_over:
                over[at] = True
                ended[at] = (row.play.game.outcome, row.play.rewards())
                row.begin(None, None)
            self.look(at, row)
        return self.observations, rewards, over, np.zeros(self.num_envs, np.bool_), self.info(ended)

    def look(self, at: int, row: OpenRow | SeatRow) -> None:
        """Write what the seat that is asked sees, and what is open to it, into the arrays."""
        seat = row.seat
        self.seats[at] = seat
        self.open[at] = self.writer.look(at, row.play, seat, self.open[at])

    def info(
        self, ended: Mapping[int, tuple[str, dict[int, float]]] | None = None
    ) -> dict[str, Any]:
        """The masks, who is asked, and of games that are over the outcome and every seat's reward."""
        return {"action_mask": self.masks, "seat": self.seats, "ended": dict(ended or {})}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are open in each game; the same memory, read as yes and no."""
        return self.masks.view(np.bool_)

    def state(self, at: int) -> Play:
        """Game number `at` as it is now, for `restore`; games of one seat against bots have their own state."""
        row = self.rows[at]
        assert isinstance(row, OpenRow), "a game with bots: rows[at].env.state()"
        return row.play.copy()

    def restore(self, at: int, state: Play) -> None:
        """Put a state in place of game number `at`, as often as one likes."""
        row = self.rows[at]
        assert isinstance(row, OpenRow), "a game with bots: rows[at].env.restore()"
        row.play = state.copy()
        self.look(at, row)

    def refusal(self, at: int, action: int) -> IllegalOption:
        """Why an action cannot be taken."""
        row = self.rows[at]
        return row.play.refusal(row.seat, action)
