"""Environments in the wrappers that PettingZoo's own have."""

from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import parallel_to_aec

from othersight.envs.aec import TurnEnv
from othersight.envs.parallel import CycleEnv
from othersight.envs.play import Observation

ILLEGAL_REWARD = -1


def turn_env(name: str, **arguments: Any) -> AECEnv[str, Observation, int]:
    """Whoever is asked acts; an action that is not open ends the game, lost for whoever took it."""
    raw = TurnEnv(name, **arguments)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


def cycle_env(name: str, max_cycles: int, **arguments: Any) -> AECEnv[str, Observation, int]:
    """Every seat acts once in a cycle, one after the other, and learns what came of it when the cycle is over."""
    raw = parallel_to_aec(CycleEnv(name, max_cycles, **arguments))
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))
