"""`othersight ladder` as a person or a script types it."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from othersight.cli.app import application
from othersight.kernel.errors import OthersightError
from tests.arena.stopping import stop_after

QUICK = ("--levels", "random,novice", "--against", "random", "--hero-players", "1")


def ladder(game: str, *arguments: str) -> Result:
    typed = ["ladder", game, *arguments]
    return CliRunner().invoke(application(typed), typed)


def test_json_has_the_keys_that_scripts_rely_on(tmp_path: Path) -> None:
    run = ladder("the-others", *QUICK, "--games", "2", "--out", str(tmp_path), "--json")
    found = json.loads(run.stdout)
    assert (found["game"], found["games"], found["files"]) == ("the-others", 2, str(tmp_path))
    assert [(rung["role"], rung["level"], rung["below"]) for rung in found["rungs"]] == [
        ("heroes", "novice", "random"),
        ("sins", "novice", "random"),
    ]
    assert [(one["role"], one["level"]) for one in found["levels"]] == [
        ("heroes", "random"),
        ("heroes", "novice"),
        ("sins", "random"),
        ("sins", "novice"),
    ]
    for one in found["levels"]:
        assert (one["games"], one["against"]) == (2, "random")
        assert one["interval"][0] <= one["win_rate"] <= one["interval"][1]
        assert 0 < one["seconds"]["median"] <= one["seconds"]["p95"]
    for rung in found["rungs"]:
        assert (rung["games"], rung["against"]) == (2, "random")
        assert 0 <= rung["win_rate"] <= 1
        assert len(rung["interval"]) == len(rung["difference_interval"]) == 2
        assert {"median", "p95", "allowed", "over"} <= set(rung["seconds"])
    assert run.exit_code == (0 if all(rung["is_better"] for rung in found["rungs"]) else 1)


def test_the_same_command_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    def climb(games: int, folder: str) -> Result:
        out = str(tmp_path / folder)
        return ladder("the-others", *QUICK, "--games", str(games), "--out", out, "--json")

    climb(1, "stopped")
    files = sorted(file.name for file in (tmp_path / "stopped").glob("*.sqlite"))
    assert files == [
        "heroes-novice-against-random.sqlite",
        "heroes-random-against-random.sqlite",
        "sins-novice-against-random.sqlite",
        "sins-random-against-random.sqlite",
    ]
    gone_on, at_once = [
        [
            {k: v for k, v in rung.items() if k != "seconds"}
            for rung in json.loads(r.stdout)["rungs"]
        ]
        for r in (climb(2, "stopped"), climb(2, "at-once"))
    ]
    assert gone_on == at_once


@pytest.mark.parametrize(
    ("reason", "said", "status"),
    [
        (KeyboardInterrupt(), "interrupted: 1 of 2 games are kept in ", 130),
        (OthersightError("", "arena-deaths", count=12), "12 processes died one after another", 1),
    ],
)
def test_a_ladder_that_is_stopped_plays_no_other_level_and_compares_none(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    reason: BaseException,
    said: str,
    status: int,
) -> None:
    stop_after(monkeypatch, 1, reason)
    run = ladder("the-others", *QUICK, "--games", "2", "--out", str(tmp_path), "--json")
    assert (run.exit_code, run.stdout) == (status, "")
    kept = [file.name for file in tmp_path.glob("*.sqlite")]
    assert kept == ["heroes-random-against-random.sqlite"]
    first, second = run.stderr.splitlines()
    assert said in first
    assert first.endswith(f"{kept[0]}; the same command goes on from there")
    assert "No level is compared" in second
    assert str(tmp_path) in second


def test_a_person_reads_a_line_for_each_level_and_what_is_not_proved(tmp_path: Path) -> None:
    run = ladder("the-others", *QUICK, "--games", "1", "--out", str(tmp_path))
    assert run.exit_code == 1
    share, step, times = r"[\d.]+% \(\d+-\d+%\)", r"[-+]?[\d.]+ \(.* \.\. .*\)", r"[\d.]+ +[\d.]+"
    assert len(re.findall(rf"^ random +1 +{share} +{times} *$", run.stdout, re.M)) == 2
    assert len(re.findall(rf"^ novice +1 +{share} +{step} +{times} *$", run.stdout, re.M)) == 2
    assert max(len(line) for line in run.stdout.splitlines() if "columns" not in line) <= 80
    for side in ("Heroes", "Sin"):
        assert f"{side} against random:" in run.stdout
        assert f"{side}: novice is not proved better than random." in run.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--levels", "random,champion"), "champion"),
        (("--levels", "random"), "master"),
        (("--against", "champion"), "champion"),
        (("--levels", "random,random"), "random"),
    ],
)
def test_levels_that_cannot_be_compared_are_named(
    tmp_path: Path, arguments: tuple[str, ...], said: str
) -> None:
    run = ladder("they-live", *arguments, "--out", str(tmp_path / "new"))
    assert run.exit_code == 2
    assert said in run.stderr
    assert "Traceback" not in run.stderr
    assert not (tmp_path / "new").exists()


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    run = ladder("they-live", "--games", "1", "--out", str(tmp_path / "file" / "folder"))
    assert run.exit_code == 2
    assert str(tmp_path / "file" / "folder") in run.stderr
