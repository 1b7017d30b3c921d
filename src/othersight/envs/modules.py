"""One module per environment, as PettingZoo has them: `othersight.envs.NAME_v1` with `env`, `raw_env`, `parallel_env`.

They are made from the names of the environments, so that a game needs no module of its own here.
"""

import sys
from types import ModuleType
from typing import Any

from pettingzoo import AECEnv

from othersight.envs.aec import TurnEnv
from othersight.envs.catalogue import check_name
from othersight.envs.factory import cycle_env, turn_env
from othersight.envs.parallel import CycleEnv
from othersight.envs.play import Observation

PACKAGE = __name__.rpartition(".")[0]


def module_name(name: str) -> str:
    """The module of an environment: that of `x-v1` is `othersight.envs.x_v1`."""
    return f"{PACKAGE}.{name.replace('-', '_')}"


def module_of(name: str) -> ModuleType:
    """The module of an environment; Python finds it from now on."""
    check_name(name)
    full = module_name(name)
    if full not in sys.modules:
        sys.modules[full] = made(name, full)
    return sys.modules[full]


def made(name: str, full: str) -> ModuleType:
    """The module with its three functions."""

    def env(max_cycles: int | None = None, **set_up: Any) -> AECEnv[str, Observation, int]:
        """The environment: whoever is asked acts. With `max_cycles` every seat acts once in each cycle."""
        if max_cycles is None:
            return turn_env(name, **set_up)
        return cycle_env(name, max_cycles, **set_up)

    def raw_env(**set_up: Any) -> TurnEnv:
        """Without PettingZoo's wrappers; an action that is not open is refused."""
        return TurnEnv(name, **set_up)

    def parallel_env(max_cycles: int | None = None, **set_up: Any) -> CycleEnv:
        """All seats at once; those that are not asked wait."""
        return CycleEnv(name, max_cycles, **set_up)

    module = ModuleType(full, f"`{name}` as a PettingZoo environment.")
    for function in (env, raw_env, parallel_env):
        function.__module__ = full
        function.__qualname__ = function.__name__
        setattr(module, function.__name__, function)
    vars(module)["NAME"] = name
    return module
