"""`othersight envs check` as a person types it; no test here depends on how long anything takes."""

import json
import sys

import pytest
from typer.testing import CliRunner, Result

from othersight.cli.app import application
from othersight.envs import checking
from othersight.envs.catalogue import KINDS

TESTS = ["api", "seed", "max_cycles"]


def othersight(*arguments: str) -> Result:
    return CliRunner().invoke(application(list(arguments)), list(arguments))


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checking, "SLICE", 0.01)
    monkeypatch.setattr(checking, "CYCLES", 10)


def test_the_results_as_json_have_exactly_their_keys() -> None:
    ran = othersight("envs", "check", "--json", "--seconds", "0.01")
    found = json.loads(ran.stdout)
    assert ran.exit_code == 0
    assert list(found) == list(KINDS)
    for results in found.values():
        assert list(results) == [*TESTS, "steps_per_second"]
        assert all(results[test] is True for test in TESTS)
        assert results["steps_per_second"] > 0


def test_a_person_reads_a_line_for_every_test_and_speed() -> None:
    lines = othersight("envs", "check", "--seconds", "0.01").stdout.splitlines()
    assert lines[:3] == [f"the_others-v1: {test} passed" for test in TESTS]
    assert [line.partition(":")[0] for line in lines[-2:]] == list(KINDS)


def test_a_test_that_fails_is_told_and_ends_with_1(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(env: object, cycles: int) -> None:
        raise AssertionError("observations\nare wrong")

    monkeypatch.setattr(checking, "api_test", broken)
    ran = othersight("envs", "check", "--json", "--seconds", "0.01")
    assert ran.exit_code == 1
    assert json.loads(ran.stdout)["they_live-v2"]["api"] is False
    assert "they_live-v2: api failed: AssertionError: observations are wrong" in ran.stderr


def test_peers_that_are_not_there_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("pygame", "chess", "rlcard", "shimmy"):
        monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.setattr(checking, "PEERS", ("texas_holdem_v4",))
    ran = othersight("envs", "check", "--peers", "--seconds", "0.01")
    assert "texas_holdem_v4 is not there" in ran.stderr
    assert ran.exit_code == 0
