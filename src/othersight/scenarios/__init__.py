"""Scenario files: positions with a script of options, loaded chance, and expectations."""

from othersight.scenarios.errors import FaultyScenario
from othersight.scenarios.export import scenario_of
from othersight.scenarios.parser import Scenario, read_file
from othersight.scenarios.runner import Difference, run
from othersight.scenarios.skeleton import skeleton

__all__ = [
    "Difference",
    "FaultyScenario",
    "Scenario",
    "read_file",
    "run",
    "scenario_of",
    "skeleton",
]
