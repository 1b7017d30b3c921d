"""The environments by name: `pettingzoo.make`, `gymnasium.make`, and `make` of this package."""

from importlib import import_module
from typing import Any

import gymnasium
import pettingzoo
from pettingzoo.env_registry import registration

from othersight.envs.catalogue import KINDS, kind_named
from othersight.envs.play import Observation

GYMNASIUM = "othersight/"
"""In Gymnasium, where a name stands for one agent's environment, ours have this in front."""


def module_of(name: str) -> str:
    """The module of an environment: `the_others-v0` is in `othersight.envs.the_others_v0`."""
    return f"othersight.envs.{kind_named(name).name.replace('-', '_')}"


def make(name: str, **arguments: Any) -> pettingzoo.AECEnv[str, Observation, int]:
    """The environment of that name: `make("the_others-v0", hero_players=2)`."""
    env: pettingzoo.AECEnv[str, Observation, int] = import_module(module_of(name)).env(**arguments)
    return env


def register_all() -> None:
    """Every environment in both registries, once."""
    for name in KINDS:
        if name not in registration.aec_registry:
            registration.register("aec", name, entry_point=f"{module_of(name)}:env")
            registration.register("parallel", name, entry_point=f"{module_of(name)}:parallel_env")
        if GYMNASIUM + name not in gymnasium.registry:
            gymnasium.register(
                GYMNASIUM + name,
                entry_point="othersight.envs.single:SeatEnv",
                kwargs={"name": name},
            )
