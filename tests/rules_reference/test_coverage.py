"""Coverage counts what is claimed and proved: tests, scenarios, waivers and the kept results of planted faults."""

from pathlib import Path

import pytest

from othersight.rules_reference import rules
from othersight.rules_reference.claims import CoverageError, claims
from othersight.rules_reference.coverage import coverage
from othersight.rules_reference.places import steps
from othersight.rules_reference.proof import Proof, state_of
from tests.mutation.report import keep_proofs

OTHERS = [entry.id for entry in rules("the-others") if not entry.is_content]


def checkout(root: Path, tests: str = "", waivers: str = "", scenario: str = "") -> Path:
    scenarios = root / "src" / "othersight" / "games" / "examples"
    scenarios.mkdir(parents=True)
    (root / "tests").mkdir()
    (root / "tests" / "test_claims.py").write_text(tests)
    (root / "tests" / "waivers.toml").write_text(waivers)
    (scenarios / "one.scn").write_text(scenario)
    return root


def claimed(root: Path) -> set[str]:
    return set(OTHERS) - set(coverage("the-others", root).missing)


STEP = """
def wounds_for_leaving():
    \"\"\"TO-MOVE-05: one Wound.\"\"\"
    return 1
"""
TEST = '@rule("TO-MOVE-05", "TO-MOVE-06")\ndef test_leaving(): assert wounds() == 1\n'


def package(root: Path, step: str = STEP) -> Path:
    folder = root / "package" / "games" / "the_others" / "rules"
    folder.mkdir(parents=True)
    (folder / "move.py").write_text(step)
    return root / "package"


def keep(root: Path, code: Path, id: str, tests: int, planted: int, noticed: int) -> None:
    """What `make mutate` would have written."""
    state = state_of(steps(code).get(id, []), claims(root)[id])
    by = ("tests/test_claims.py::test_leaving",) if noticed else ()
    keep_proofs(root, "the-others", {id: Proof(tests, planted, noticed, by, state)})


def standing(root: Path, code: Path, id: str) -> str:
    found = coverage("the-others", root, code)
    lists = {"missing": found.missing, "unproved": found.unproved, "stale": found.stale}
    return next((name for name, ids in lists.items() if id in ids), "proved")


def test_without_claims_everything_is_missing(tmp_path: Path) -> None:
    found = coverage("the-others", checkout(tmp_path))
    assert (found.rules, found.proved, found.waived) == (len(OTHERS), 0, 0)
    assert list(found.missing) == OTHERS


def test_decorators_of_tests_claim_rules(tmp_path: Path) -> None:
    tests = """
@rule("TO-FIGHT-07", "TO-FIGHT-08")
def test_one(): assert dice() == 2

@rule("TO-MOVE-01")
class TestMoves:
    @rule("TO-MOVE-02")
    def test_two(self): assert steps() == 2

@pytest.mark.parametrize("n", [pytest.param(1, marks=rule("TO-MOVE-03"))])
def test_three(n): assert n
"""
    root = checkout(tmp_path, tests)
    assert claimed(root) == {"TO-FIGHT-07", "TO-FIGHT-08", "TO-MOVE-01", "TO-MOVE-02", "TO-MOVE-03"}


def test_what_does_not_run_claims_nothing(tmp_path: Path) -> None:
    tests = """
@rule("TO-FIGHT-07")
def prepare(): assert True

@pytest.mark.skip(reason="later")
@rule("TO-FIGHT-08")
def test_skipped(): assert True

@pytest.mark.xfail
@rule("TO-FIGHT-09")
def test_known_to_fail(): assert True

# @rule("TO-FIGHT-10")
rule("TO-FIGHT-11")
"""
    assert claimed(checkout(tmp_path, tests)) == set()


def test_what_asserts_nothing_claims_nothing(tmp_path: Path) -> None:
    tests = """
@rule("TO-FIGHT-07")
def test_empty(): ...

@rule("TO-FIGHT-08")
def test_that_only_plays(): play(game, "fight")
"""
    assert claimed(checkout(tmp_path, tests)) == set()


def test_a_test_may_assert_through_a_helper_or_expect_an_exception(tmp_path: Path) -> None:
    tests = """
def check(game): assert game

def check_twice(game): check(game)

@rule("TO-FIGHT-07")
def test_helped(): check_twice(game)

@rule("TO-FIGHT-08")
def test_refused():
    with pytest.raises(ValueError): fight()
"""
    assert claimed(checkout(tmp_path, tests)) == {"TO-FIGHT-07", "TO-FIGHT-08"}


EXPECT = "[expect]\nround = 1\n"


def test_a_scenario_claims_rules(tmp_path: Path) -> None:
    rules = 'title = "x"\nrules = ["TO-EX-05", "TO-CHECK-01"]\n'
    root = checkout(tmp_path, scenario=rules + EXPECT)
    assert claimed(root) == {"TO-EX-05", "TO-CHECK-01"}


@pytest.mark.parametrize(
    ("more", "claims"),
    [
        ("", set()),
        ("[expect]\n", set()),
        ("[[case]]\ntitle = 'x'\n", set()),
        ("[[case]]\ntitle = 'x'\n[case.expect]\nround = 1\n", {"TO-EX-05"}),
        ("[[expect]]\nround = 1\n", {"TO-EX-05"}),
    ],
)
def test_a_scenario_without_expectations_claims_nothing(
    tmp_path: Path, more: str, claims: set[str]
) -> None:
    root = checkout(tmp_path, scenario=f'rules = ["TO-EX-05"]\n{more}')
    assert claimed(root) == claims


def test_a_claim_is_not_yet_proof(tmp_path: Path) -> None:
    root, code = checkout(tmp_path, TEST), package(tmp_path)
    assert standing(root, code, "TO-MOVE-05") == "unproved"


@pytest.mark.parametrize(
    ("tests", "planted", "noticed", "expected"),
    [(1, 3, 2, "proved"), (1, 3, 1, "unproved"), (0, 2, 2, "unproved"), (1, 0, 0, "unproved")],
)
def test_a_rule_is_proved_when_its_test_passed_and_noticed_two_faults_in_its_step(
    tmp_path: Path, tests: int, planted: int, noticed: int, expected: str
) -> None:
    root, code = checkout(tmp_path, TEST), package(tmp_path)
    keep(root, code, "TO-MOVE-05", tests, planted, noticed)
    assert standing(root, code, "TO-MOVE-05") == expected
    found = coverage("the-others", root, code)
    assert found.proved == (expected == "proved")
    assert not found.is_complete  # the other rules


def test_a_rule_without_a_step_needs_no_fault(tmp_path: Path) -> None:
    root, code = checkout(tmp_path, TEST), package(tmp_path)
    keep(root, code, "TO-MOVE-06", 1, 0, 0)
    assert standing(root, code, "TO-MOVE-06") == "proved"
    assert coverage("the-others", root, code).without_step == 1


@pytest.mark.parametrize(
    ("test", "step", "expected"),
    [
        (TEST.replace("== 1", "== 2"), STEP, "stale"),
        (TEST, STEP.replace("return 1", "return 2"), "stale"),
        (TEST, STEP.replace("one Wound.", "just one Wound."), "proved"),
    ],
)
def test_a_proof_is_of_the_steps_and_tests_as_they_were(
    tmp_path: Path, test: str, step: str, expected: str
) -> None:
    root = checkout(tmp_path, TEST)
    keep(root, package(tmp_path / "before"), "TO-MOVE-05", 1, 2, 2)
    (root / "tests" / "test_claims.py").write_text(test)
    code = package(tmp_path / "after", step)
    assert standing(root, code, "TO-MOVE-05") == expected


def test_content_ids_may_be_claimed_but_do_not_count(tmp_path: Path) -> None:
    root = checkout(tmp_path, '@rule("HR-1")\ndef test_leah(): assert leah()\n')
    assert claimed(root) == set()


def test_claims_of_the_other_game_do_not_count(tmp_path: Path) -> None:
    root = checkout(tmp_path, '@rule("TL-DICE-01")\ndef test_dice(): assert dice()\n')
    assert claimed(root) == set()
    assert "TL-DICE-01" not in coverage("they-live", root).missing


def test_a_waiver_takes_a_rule_off_the_missing(tmp_path: Path) -> None:
    found = coverage("the-others", checkout(tmp_path, waivers='TO-EDITION-18 = "names only"\n'))
    assert found.waived == 1
    assert "TO-EDITION-18" not in found.missing


def ten_and_one() -> str:
    return "".join(f'{id} = "because"\n' for id in OTHERS[:11])


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"tests": '@rule("TO-FIGTH-07")\ndef test_x(): assert 1'}, "did you mean TO-FIGHT-07"),
        ({"tests": '@rule("to-fight-07")\ndef test_x(): assert 1'}, "did you mean TO-FIGHT-07"),
        ({"tests": '@rule("TO-EX-01")\ndef ('}, r"test_claims.py, line 2: not Python"),
        ({"scenario": 'rules = ["TO-EX-99"]\n' + EXPECT}, "one.scn: there is no rule TO-EX-99"),
        ({"scenario": 'rules = "TO-EX-01"'}, '"rules" must be a list'),
        ({"scenario": "rules = ["}, "one.scn: not TOML"),
        ({"waivers": 'TO-EX-99 = "x"'}, "waivers.toml: there is no rule TO-EX-99"),
        ({"waivers": 'TO-EX-01 = ""'}, "TO-EX-01 needs a reason"),
        ({"waivers": "TO-EX-01 = 3"}, "TO-EX-01 needs a reason"),
        ({"waivers": ten_and_one()}, "11 rules of the-others are waived; at most 10 may be"),
        (
            {"waivers": 'TO-EX-01 = "x"', "scenario": 'rules = ["TO-EX-01"]\n' + EXPECT},
            "TO-EX-01 is waived, but .*one.scn tests it",
        ),
    ],
)
def test_a_wrong_claim_or_waiver_is_refused(
    tmp_path: Path, parts: dict[str, str], reason: str
) -> None:
    with pytest.raises(CoverageError, match=reason):
        coverage("the-others", checkout(tmp_path, **parts))
