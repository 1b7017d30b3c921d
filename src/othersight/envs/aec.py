"""The PettingZoo AEC environment of any game: whoever is asked acts, and nobody else."""

import copy
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from othersight.envs.catalogue import kind_named
from othersight.envs.play import Observation, Play
from othersight.envs.seats import Seats, agent_names

KEPT = (
    "agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "_skip_agent_selection", "numbers",
    "names", "informed", "agent_selection",
)  # fmt: skip
"""What PettingZoo and this class keep of a game besides the game itself."""


class TurnEnv(AECEnv[str, Observation, int], EzPickle):
    """Every seat is an agent. Seats asked in secret answer one after the other, none seeing what another has said."""

    def __init__(self, name: str, render_mode: str | None = None, **set_up: Any) -> None:
        EzPickle.__init__(self, name, render_mode, **set_up)
        super().__init__()
        self.render_mode = render_mode
        self.seats = Seats(kind_named(name), set_up)
        self.metadata = self.seats.metadata
        self.possible_agents = list(self.seats.names)
        self.agents: list[str] = []
        self.play: Play

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.seats.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.seats.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game: `options` are those of the game, or `scenario` (a file) and `case` (a number)."""
        self.play = self.seats.begin(seed, options)
        self.agents = list(agent_names(self.play.game))
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.numbers = {agent: seat for seat, agent in enumerate(self.agents)}
        self.names = self.agents.copy()
        self.idle = {"action_mask": self.play.waiting}
        self.informed: list[str] = []
        self.infos = dict.fromkeys(self.agents, self.idle)
        self.select()

    def observe(self, agent: str) -> Observation:
        return self.play.observe(self.numbers[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play.answer(self.numbers[agent], action)
        self._cumulative_rewards[agent] = 0.0
        if self.play.game.questions:
            self.select()
        else:
            self.end()

    def select(self) -> None:
        """Whoever is asked first is next; everybody who is asked is told what is open to him."""
        asked = self.play.asked
        for agent in self.informed:
            self.infos[agent] = self.idle
        self.informed = [self.names[seat] for seat in asked]
        for seat in asked:
            self.infos[self.names[seat]] = {"action_mask": self.play.mask(seat)}
        if asked:
            self.agent_selection = self.names[asked[0]]
        else:
            self.end()

    def end(self) -> None:
        """The game is over for everybody."""
        for agent in self.agents:
            self.terminations[agent] = True
            self.infos[agent] = self.idle
        for seat, reward in self.play.rewards().items():
            self.rewards[self.names[seat]] = reward
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def snapshot(self) -> dict[str, Any]:
        """The game as it is now, for `restore`; `state` is what PettingZoo calls the observations of all seats."""
        kept: dict[str, Any] = {
            name: copy.copy(vars(self)[name]) for name in KEPT if name in vars(self)
        }
        return {**kept, "play": self.play.copy(), "seeds": copy.copy(self.seats.seeds)}

    def restore(self, snapshot: dict[str, Any]) -> None:
        """Go back to a snapshot, as often as one likes."""
        self.__dict__.update({name: copy.copy(snapshot[name]) for name in KEPT if name in snapshot})
        self.play, self.seats.seeds = snapshot["play"].copy(), copy.copy(snapshot["seeds"])
        self.idle = {"action_mask": self.play.waiting}
        self.infos = dict.fromkeys(self.names, self.idle)
        for seat in self.play.asked:
            self.infos[self.names[seat]] = {"action_mask": self.play.mask(seat)}

    def __deepcopy__(self, memo: dict[int, Any]) -> "TurnEnv":
        """The same environment with the same game under way."""
        twin = type(self)(*self._ezpickle_args, **self._ezpickle_kwargs)  # type: ignore[arg-type]
        if hasattr(self, "play"):
            twin.restore(self.snapshot())
        return twin

    def render(self) -> str | None:
        """The table as a spectator sees it; with render_mode "human" it is printed."""
        return self.seats.rendered(self.play.game, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def state(self) -> np.ndarray[Any, Any]:
        """What all seats together see, one after the other."""
        seen = [self.play.observe(seat)["observation"] for seat in self.numbers.values()]
        return np.concatenate(seen)
