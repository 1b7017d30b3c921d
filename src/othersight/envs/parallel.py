"""The parallel form of an environment: in each cycle every seat acts once, and those not asked wait."""

import copy
from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from othersight.envs.catalogue import kind_named
from othersight.envs.play import Observation, Play
from othersight.envs.seats import Seats, agent_names
from othersight.envs.start import Seeds
from othersight.kernel.errors import UnknownName

ILLEGAL_REWARD = -1.0


class CycleEnv(ParallelEnv[str, Observation, int], EzPickle):
    """Whoever is asked at the start of a cycle answers in it; after `max_cycles` the game is broken off.

    Since all act at once nobody can be sent back: an action that is not open counts as the first that is, is
    punished with a reward of -1, and `info["illegal"]` tells.
    """

    def __init__(
        self,
        name: str,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **set_up: Any,
    ) -> None:
        super().__init__()
        EzPickle.__init__(self, name, max_cycles, render_mode, **set_up)
        if max_cycles is not None and (type(max_cycles) is not int or max_cycles < 1):
            raise UnknownName(
                f"max_cycles is {max_cycles!r}; give a whole number from 1, or None to play to the end",
                "error-env-max-cycles",
                given=str(max_cycles),
            )
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.seats = Seats(kind_named(name), set_up)
        self.metadata = self.seats.metadata
        self.possible_agents = list(self.seats.names)
        self.agents: list[str] = []
        self.cycles = 0
        self.play: Play

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.seats.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.seats.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game, with what every seat sees and may do."""
        self.play = self.seats.begin(seed, options)
        self.agents = list(agent_names(self.play.game))
        self.cycles = 0
        return self.observations(), self.infos(set())

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Everybody's actions at once."""
        names = self.agents
        illegal = self.carry_out(actions)
        self.cycles += 1
        over = not self.play.game.questions
        broken_off = not over and self.cycles == self.max_cycles
        rewards = {names[seat]: reward for seat, reward in self.play.rewards().items()}
        for agent in illegal:
            rewards[agent] += ILLEGAL_REWARD
        observations, infos = self.observations(), self.infos(illegal)
        if over or broken_off:
            self.agents = []
        return (
            observations,
            rewards,
            dict.fromkeys(names, over),
            dict.fromkeys(names, broken_off),
            infos,
        )

    def carry_out(self, actions: dict[str, int]) -> set[str]:
        """Those who were asked answer, as long as their questions stand; who took what is not open."""
        illegal = {
            agent
            for seat, agent in enumerate(self.agents)
            if not self.play.mask(seat)[actions[agent]]
        }
        for question in list(self.play.game.questions):
            agent = self.agents[question.seat]
            choices = self.play.open_to(question.seat)
            if choices is None or choices.question is not question:
                continue  # what somebody did unasked has changed the question
            action = next(iter(choices.options)) if agent in illegal else actions[agent]
            self.play.answer(question.seat, action)
        return illegal

    def observations(self) -> dict[str, Observation]:
        return {agent: self.play.observe(seat) for seat, agent in enumerate(self.agents)}

    def infos(self, illegal: set[str]) -> dict[str, dict[str, Any]]:
        """The action mask of every seat, and whose last action was not open."""
        return {
            agent: {"action_mask": self.play.mask(seat), "illegal": agent in illegal}
            for seat, agent in enumerate(self.agents)
        }

    def snapshot(self) -> tuple[Play, list[str], int, Seeds]:
        """The game as it is now, for `restore`."""
        return self.play.copy(), self.agents.copy(), self.cycles, copy.copy(self.seats.seeds)

    def restore(self, snapshot: tuple[Play, list[str], int, Seeds]) -> None:
        """Go back to a snapshot, as often as one likes."""
        play, agents, self.cycles, seeds = snapshot
        self.play, self.agents, self.seats.seeds = play.copy(), agents.copy(), copy.copy(seeds)

    def __deepcopy__(self, memo: dict[int, Any]) -> "CycleEnv":
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
