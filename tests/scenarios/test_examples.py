"""The scenarios in the package hold, and the rulebook's worked examples are all among them."""

from importlib.resources import files
from pathlib import Path

import pytest

from othersight.games import GAMES
from othersight.rules_reference import rule
from othersight.scenarios import Scenario, read_file, run, skeleton

SCENARIOS = Path(str(files("othersight.games")))
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
