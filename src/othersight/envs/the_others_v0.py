"""`the_others-v0`: The Others as a PettingZoo environment.

>>> from othersight.envs import the_others_v0
>>> env = the_others_v0.env(hero_players=2)
>>> env.reset(seed=7)
>>> env.agents
['sins_0', 'heroes_1', 'heroes_2']
"""

from typing import Any

from pettingzoo import AECEnv

from othersight.envs.aec import TurnEnv
from othersight.envs.factory import cycle_env, turn_env
from othersight.envs.parallel import CycleEnv
from othersight.envs.play import Observation

NAME = "the_others-v0"


def env(max_cycles: int | None = None, **set_up: Any) -> AECEnv[str, Observation, int]:
    """The environment: whoever is asked acts. With `max_cycles` every seat acts once in each cycle."""
    return turn_env(NAME, **set_up) if max_cycles is None else cycle_env(NAME, max_cycles, **set_up)


def raw_env(**set_up: Any) -> TurnEnv:
    """Without PettingZoo's wrappers; an action that is not open is refused."""
    return TurnEnv(NAME, **set_up)


def parallel_env(max_cycles: int | None = None, **set_up: Any) -> CycleEnv:
    """All seats at once; those that are not asked wait."""
    return CycleEnv(NAME, max_cycles, **set_up)
