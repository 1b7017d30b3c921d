"""Every game as PettingZoo and Gymnasium environments, registered by name.

>>> import pettingzoo, othersight.envs
>>> env = pettingzoo.make("aec", "the_others-v1", hero_players=1)
>>> env.reset(seed=7)
>>> env.agent_selection
'sins_0'

What this package needs besides the engine is an extra: `pip install 'othersight[envs]'`.
"""

from importlib import import_module
from typing import Any

NEEDED = ("numpy", "gymnasium", "pettingzoo")
MESSAGE = "othersight.envs needs {missing}: pip install 'othersight[envs]'"


class MissingExtra(ImportError):
    """A package of the extra `envs` is not installed; its name is in `missing`."""

    def __init__(self, missing: str) -> None:
        super().__init__(MESSAGE.format(missing=missing))
        self.missing = missing


def check_extra() -> None:
    """Refuses in one line if a package of the extra is not there."""
    for package in NEEDED:
        try:
            import_module(package)
        except ImportError:
            raise MissingExtra(package) from None


check_extra()

from othersight.envs.catalogue import KINDS  # noqa: E402
from othersight.envs.modules import module_name  # noqa: E402
from othersight.envs.registration import make, register_all  # noqa: E402
from othersight.envs.single import SeatEnv  # noqa: E402
from othersight.envs.vector import VectorEnv  # noqa: E402

register_all()

__all__ = ["MissingExtra", "SeatEnv", "VectorEnv", "make"]


def __getattr__(name: str) -> Any:
    """The module of an environment, as PettingZoo has them: `from othersight.envs import NAME_v1`."""
    if "_v" in name:
        known = {module.rpartition(".")[2]: module for module in map(module_name, KINDS)}
        if name in known:
            return import_module(known[name])
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
