"""Scenario files: positions with a script of options, loaded chance, and expectations."""

from othersight.scenarios.export import scenario_of
from othersight.scenarios.faults import FaultyScenario
from othersight.scenarios.reading import Scenario, read_file
from othersight.scenarios.running import Difference, run
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
