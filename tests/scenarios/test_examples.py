"""The scenarios in the package hold, and the rulebook's worked examples are all among them."""

from importlib.resources import files
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from othersight.games import GAMES
from othersight.rules_reference import rule
from othersight.rules_reference.claims import claimed_by_scenario
from othersight.scenarios import Scenario, read_file, run, skeleton
from tests.rule_ids import rule as mark_of

SCENARIOS = Path(str(files("othersight.games")))
FILES = sorted(SCENARIOS.rglob("*.scn"))


def cases() -> list[ParameterSet]:
    """Every scenario, with the rules that it names if it expects something."""
    named = {file: claimed_by_scenario(file) for file in FILES}
    return [
        pytest.param(file, id=file.stem, marks=mark_of(*ids) if ids else ())
        for file, ids in named.items()
    ]


@pytest.mark.parametrize("file", cases())
def test_a_scenario_of_the_package_holds(file: Path) -> None:
    differences = [
        f"{file.name}:{difference.line}: ({case.title}) {difference.sentence()}"
        for case, found in run(read_file(file))
        for difference in found
    ]

    assert differences == []


@pytest.mark.parametrize("number", range(1, 15))
@pytest.mark.parametrize(("game", "catalogue"), [("the_others", "TO"), ("they_live", "TL")])
def test_every_worked_example_of_a_rulebook_has_its_scenario(
    game: str, catalogue: str, number: int
) -> None:
    name = f"{catalogue}-EX-{number:02}"
    scenario = read_file(SCENARIOS / game / "scenarios" / "examples" / f"{name.lower()}.scn")

    assert rule(name).id == scenario.rules[0]
    assert scenario.game.replace("-", "_") == game


@pytest.mark.parametrize("game", GAMES)
def test_the_skeleton_holds_as_it_is_written(game: str) -> None:
    assert [found for _, found in run(Scenario(skeleton(game), "new.scn"))] == [[]]
