"""Coverage is counted from source text: claims, waivers and what is wrong with them."""

from pathlib import Path

import pytest

from othersight.rules_reference import rules
from othersight.rules_reference.claims import CoverageError
from othersight.rules_reference.coverage import coverage

OTHERS = [entry.id for entry in rules("the-others") if not entry.is_content]


def checkout(root: Path, tests: str = "", waivers: str = "", scenario: str = "") -> Path:
    scenarios = root / "src" / "othersight" / "games" / "examples"
    scenarios.mkdir(parents=True)
    (root / "tests").mkdir()
    (root / "tests" / "test_claims.py").write_text(tests)
    (root / "tests" / "waivers.toml").write_text(waivers)
    (scenarios / "one.scn").write_text(scenario)
    return root


def proved(root: Path) -> set[str]:
    return set(OTHERS) - set(coverage("the-others", root).missing)


def test_without_claims_everything_is_missing(tmp_path: Path) -> None:
    found = coverage("the-others", checkout(tmp_path))
    assert (found.rules, found.tested, found.waived) == (len(OTHERS), 0, 0)
    assert list(found.missing) == OTHERS


def test_decorators_of_tests_claim_rules(tmp_path: Path) -> None:
    tests = """
@rule("TO-FIGHT-07", "TO-FIGHT-08")
def test_one(): ...

@rule("TO-MOVE-01")
class TestMoves:
    @rule("TO-MOVE-02")
    def test_two(self): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("TO-MOVE-03"))])
def test_three(n): ...
"""
    root = checkout(tmp_path, tests)
    assert proved(root) == {"TO-FIGHT-07", "TO-FIGHT-08", "TO-MOVE-01", "TO-MOVE-02", "TO-MOVE-03"}
    assert coverage("the-others", root).tested == 5


def test_what_does_not_run_claims_nothing(tmp_path: Path) -> None:
    tests = """
@rule("TO-FIGHT-07")
def prepare(): ...

@pytest.mark.skip(reason="later")
@rule("TO-FIGHT-08")
def test_skipped(): ...

@pytest.mark.xfail
@rule("TO-FIGHT-09")
def test_known_to_fail(): ...

# @rule("TO-FIGHT-10")
rule("TO-FIGHT-11")
"""
    assert proved(checkout(tmp_path, tests)) == set()


def test_a_scenario_claims_rules(tmp_path: Path) -> None:
    root = checkout(tmp_path, scenario='title = "x"\nrules = ["TO-EX-05", "TO-CHECK-01"]\n')
    assert proved(root) == {"TO-EX-05", "TO-CHECK-01"}


def test_content_ids_may_be_claimed_but_do_not_count(tmp_path: Path) -> None:
    root = checkout(tmp_path, '@rule("HR-1")\ndef test_leah(): ...\n')
    assert coverage("the-others", root).tested == 0


def test_claims_of_the_other_game_do_not_count(tmp_path: Path) -> None:
    root = checkout(tmp_path, '@rule("TL-DICE-01")\ndef test_dice(): ...\n')
    assert coverage("the-others", root).tested == 0
    assert coverage("they-live", root).tested == 1


def test_a_waiver_takes_a_rule_off_the_missing(tmp_path: Path) -> None:
    found = coverage("the-others", checkout(tmp_path, waivers='TO-EDITION-18 = "names only"\n'))
    assert found.waived == 1
    assert "TO-EDITION-18" not in found.missing


def ten_and_one() -> str:
    return "".join(f'{id} = "because"\n' for id in OTHERS[:11])


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"tests": '@rule("TO-FIGTH-07")\ndef test_x(): ...'}, "did you mean TO-FIGHT-07"),
        ({"tests": '@rule("to-fight-07")\ndef test_x(): ...'}, "did you mean TO-FIGHT-07"),
        ({"tests": "def ("}, r"test_claims.py, line 1: not Python"),
        ({"scenario": 'rules = ["TO-EX-99"]'}, "one.scn: there is no rule TO-EX-99"),
        ({"scenario": 'rules = "TO-EX-01"'}, '"rules" must be a list'),
        ({"scenario": "rules = ["}, "one.scn: not TOML"),
        ({"waivers": 'TO-EX-99 = "x"'}, "waivers.toml: there is no rule TO-EX-99"),
        ({"waivers": 'TO-EX-01 = ""'}, "TO-EX-01 needs a reason"),
        ({"waivers": "TO-EX-01 = 3"}, "TO-EX-01 needs a reason"),
        ({"waivers": ten_and_one()}, "11 rules of the-others are waived; at most 10 may be"),
        (
            {"waivers": 'TO-EX-01 = "x"', "scenario": 'rules = ["TO-EX-01"]'},
            "TO-EX-01 is waived, but .*one.scn tests it",
        ),
    ],
)
def test_a_wrong_claim_or_waiver_is_refused(
    tmp_path: Path, parts: dict[str, str], reason: str
) -> None:
    with pytest.raises(CoverageError, match=reason):
        coverage("the-others", checkout(tmp_path, **parts))
