"""Every rule has a test or a scenario that claims it, or a waiver with a reason."""

from pathlib import Path

import pytest

from othersight.rules_reference import games
from othersight.rules_reference.coverage import coverage
from tests.claims_once import claims_once

REPOSITORY = Path(__file__).resolve().parents[2]


def rule_tests_of(game: str) -> list[Path]:
    folder = REPOSITORY / "tests" / "games" / game.replace("-", "_") / "rules"
    return sorted(folder.rglob("test_*.py"))


@pytest.mark.parametrize("game", games())
def test_no_rule_is_without_a_test(game: str) -> None:
    claimed = claims_once(REPOSITORY)  # a wrong claim fails here, game or no game
    found = coverage(game, REPOSITORY, claimed=claimed)
    if not rule_tests_of(game):
        pytest.skip(f"the rules of {game} have no tests yet")
    assert found.missing == ()
