"""`othersight balance` as a person or a script types it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from othersight.arena import farm, running
from othersight.arena.farm import Broken
from othersight.arena.lab import Lab
from othersight.arena.results import Row
from othersight.cli.app import application
from othersight.kernel.errors import OthersightError


def balance(*arguments: str) -> Result:
    typed = ["balance", *arguments]
    return CliRunner().invoke(application(typed), typed)


@pytest.mark.parametrize(
    ("reason", "said", "status"),
    [
        (KeyboardInterrupt(), "interrupted: 1 of 9 games are kept in ", 130),
        (OthersightError("", "arena-deaths", count=12), "12 processes died one after another", 1),
    ],
)
@pytest.mark.parametrize("form", [(), ("--json",)])
def test_a_search_that_is_stopped_gives_no_verdict(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    form: tuple[str, ...],
    reason: BaseException,
    said: str,
    status: int,
) -> None:
    def stopped(lab: Lab, places: list[int], jobs: int) -> Iterator[Row | Broken]:
        yield from farm.alone(lab, places[:1])
        raise reason

    monkeypatch.setattr(running, "farmed", stopped)
    ask = ("the-others", "--level", "random", "--games", "9", "--low", "0", "--high", "1")
    run = balance(*ask, "--out", str(tmp_path), *form)
    assert (run.exit_code, run.stdout) == (status, "")
    assert len(list(tmp_path.glob("*.sqlite"))) == 1
    first, second = run.stderr.splitlines()
    assert said in first
    assert first.endswith("the same command goes on from there")
    assert "not told of a search that was stopped" in second
    assert str(tmp_path) in second
