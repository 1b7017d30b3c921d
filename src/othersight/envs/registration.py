"""The environments by name: `pettingzoo.make`, `gymnasium.make`, and `make` of this package."""

from typing import Any

import gymnasium
import pettingzoo
from pettingzoo.env_registry import registration

from othersight.envs.catalogue import KINDS
from othersight.envs.modules import module_of
from othersight.envs.play import Observation

GYMNASIUM = "othersight/"
"""In Gymnasium, where a name stands for one agent's environment, ours have this in front."""


def make(name: str, **arguments: Any) -> pettingzoo.AECEnv[str, Observation, int]:
    """The environment of that name, with options of its game."""
    env: pettingzoo.AECEnv[str, Observation, int] = module_of(name).env(**arguments)
    return env


def register_all() -> None:
    """Every environment in both registries, once."""
    for name in KINDS:
        module = module_of(name).__name__
        if name not in registration.aec_registry:
            registration.register("aec", name, entry_point=f"{module}:env")
            registration.register("parallel", name, entry_point=f"{module}:parallel_env")
        if GYMNASIUM + name not in gymnasium.registry:
            gymnasium.register(
                GYMNASIUM + name,
                entry_point="othersight.envs.single:SeatEnv",
                kwargs={"name": name},
            )
