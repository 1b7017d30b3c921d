"""The scenarios in the package hold, and the rulebook's worked examples are all among them."""

from importlib.resources import files
from pathlib import Path

import pytest

from othersight.rules_reference import rule
from othersight.scenarios import Scenario, read_file, run, skeleton

SCENARIOS = Path(str(files("othersight.scenarios")))
FILES = sorted(SCENARIOS.rglob("*.scn"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_scenario_of_the_package_holds(file: Path) -> None:
    differences = [
        f"{file.name}:{difference.line}: ({case.title}) {difference.sentence()}"
        for case, found in run(read_file(file))
        for difference in found
    ]

    assert differences == []


@pytest.mark.parametrize("number", range(1, 15))
def test_every_worked_example_of_the_rulebook_has_its_scenario(number: int) -> None:
    scenario = read_file(SCENARIOS / "the_others" / "examples" / f"to-ex-{number:02}.scn")

    assert rule(f"TO-EX-{number:02}").id == scenario.rules[0]


def test_the_skeleton_holds_as_it_is_written() -> None:
    assert [found for _, found in run(Scenario(skeleton("the-others"), "new.scn"))] == [[]]
