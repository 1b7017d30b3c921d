"""`python -m tests.mutation` as a person types it: one rule, a wrong question, a list that does not fit."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from othersight.rules_reference import games, rules
from othersight.rules_reference.places import steps
from othersight.rules_reference.proof import NEEDED, Proof, proofs
from tests.mutation import command
from tests.mutation.fault import Fault, kept
from tests.mutation.listing import makeable
from tests.mutation.report import keep_proofs, tallies, told
from tests.mutation.runner import Outcome, RuleTests

REPOSITORY = Path(__file__).resolve().parents[2]


def mutation(*arguments: str) -> "subprocess.CompletedProcess[str]":
    line = [sys.executable, "-m", "tests.mutation", *arguments]
    return subprocess.run(line, cwd=REPOSITORY, capture_output=True, text=True)


def fault(new: str, rules: tuple[str, ...] = ("TO-MOVE-05",), why: str = "") -> Fault:
    place = ("games/the_others/rules/move.py", "wounds_for_leaving")
    return Fault(rules, *place, "return 1", new, why=why)


def test_an_unknown_rule_is_refused_in_one_line() -> None:
    done = mutation("--rule", "TO-FIGTH-07")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "there is no rule TO-FIGTH-07; did you mean TO-FIGHT-07?\n"


@pytest.mark.parametrize("part", ["0/3", "4/3", "1", "x/3"])
def test_a_wrong_slice_is_refused(part: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.sliced([], part)
    assert "--slice wants K/N" in capsys.readouterr().err


def test_the_slices_are_all_faults_each_once() -> None:
    faults = [fault(str(n)) for n in range(10)]
    parts = [command.sliced(faults, f"{k}/3") for k in (1, 2, 3)]
    assert sorted([one for part in parts for one in part], key=faults.index) == faults
    assert command.sliced(faults, "") == faults


def test_a_survivor_is_told_with_its_difference_and_is_no_success() -> None:
    noticed = Outcome(fault("return 2"), {"TO-MOVE-05": "test_one"})
    survivor = Outcome(fault("return 3", why="three Wounds"), {"TO-MOVE-05": ""})
    assert told([noticed], RuleTests({}), set()) == (
        ["TO-MOVE-05: 1 of 1 noticed by its own tests", "1 faults: 1 noticed, 0 survive"],
        True,
    )
    lines, is_well = told([noticed, survivor], RuleTests({}), set())
    assert not is_well
    assert lines[-5:-1] == [
        "SURVIVES games/the_others/rules/move.py wounds_for_leaving (TO-MOVE-05)",
        "  three Wounds",
        "  - return 1",
        "  + return 3",
    ]


@pytest.mark.parametrize(("number", "is_enough"), [(0, False), (1, False), (2, True), (3, True)])
def test_a_rule_needs_two_faults_that_its_own_tests_notice(number: int, is_enough: bool) -> None:
    rules = ("TO-MOVE-05", "TO-MOVE-06")
    outcomes = [
        Outcome(fault(f"return {n}", rules), {"TO-MOVE-05": "a", "TO-MOVE-06": "b" * (n < number)})
        for n in range(3)
    ]
    lines, is_well = told(outcomes, RuleTests({}), set(rules))
    assert is_well == is_enough
    assert ("\nFEWER THAN 2 NOTICED BY ITS OWN TESTS TO-MOVE-06" in lines) != is_enough
    assert told(outcomes, RuleTests({}), {"TO-MOVE-05"})[1]


def test_a_card_needs_one_fault_only() -> None:
    outcome = Outcome(fault("return 2", ("UP-15",)), {"UP-15": "test_one"})
    assert told([outcome], RuleTests({}), {"UP-15"})[1]


@pytest.mark.parametrize(
    "tests",
    [RuleTests({}, failed=["test_a"]), RuleTests({}, silent=["test_b"])],
    ids=["fails without a fault", "asserts nothing"],
)
def test_a_test_that_proves_nothing_is_no_success(tests: RuleTests) -> None:
    outcome = Outcome(fault("return 2"), {"TO-MOVE-05": "test_one"})
    assert not told([outcome], tests, set())[1]


def test_a_fault_that_does_not_apply_is_an_error() -> None:
    outcome = Outcome(fault("return 2"), error="there is no file")
    lines, is_well = told([outcome], RuleTests({}), set())
    assert not is_well
    assert "ERROR there is no file" in lines


def test_what_can_be_planted_is_planted() -> None:
    planted = {id for fault in kept() for id in fault.rules}
    assert {id for fault in makeable() for id in fault.rules} - planted == set()


@pytest.mark.parametrize("game", games())
def test_every_rule_with_a_step_has_two_faults(game: str) -> None:
    counts = Counter([id for fault in kept() if not fault.equivalent for id in fault.rules])
    carried = [entry.id for entry in rules(game) if not entry.is_content and entry.id in steps()]
    lacking = {id for id in carried if counts[id] < NEEDED}
    assert lacking == set(), "write a fault with `why` in tests/mutation/faults"


def test_the_proofs_are_written_with_the_tests_that_noticed(tmp_path: Path) -> None:
    noticed = {"TO-MOVE-05": "tests/test_a.py::test_one[x]", "TO-MOVE-06": ""}
    outcomes = [
        Outcome(fault(f"return {n}", ("TO-MOVE-05", "TO-MOVE-06")), noticed) for n in (2, 3)
    ]
    tally = tallies(outcomes)["TO-MOVE-05"]
    proof = Proof(1, tally.planted, tally.noticed, tuple(tally.by), "abc")
    keep_proofs(tmp_path, "the-others", {"TO-MOVE-05": proof})
    assert proofs(tmp_path, "the-others") == {
        "TO-MOVE-05": Proof(1, 2, 2, ("tests/test_a.py::test_one",), "abc")
    }
    assert tallies(outcomes)["TO-MOVE-06"].noticed == 0
