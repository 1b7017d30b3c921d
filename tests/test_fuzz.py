"""The fuzzer tells what it has found so that it can be found again."""

from collections import Counter
from pathlib import Path

import pytest

import othersight
from tests import fuzz
from tests.conformance import they_live
from tests.conformance.walk import Walk, every_combination, walk_named
from tests.properties.laws import broken

NAME = "havens-last-stand-a-1-pride-doctor-random-final-plain-4"


def test_a_failure_is_told_with_its_command_and_a_saved_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        fuzz,
        "broken",
        lambda game, first: ["too late"] if game.history.length == 3 else broken(game, first),
    )
    assert fuzz.main(["--walk", NAME, "--folder", str(tmp_path)]) == 1
    told = capsys.readouterr()
    assert f"FAILED: {NAME} at decision 3" in told.out
    assert f"again:  python -m tests.fuzz --walk {NAME}" in told.out
    assert "too late" in told.err
    (saved,) = tmp_path.iterdir()
    assert othersight.load(saved.read_text()).history.length == 3


def test_an_unknown_walk_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        fuzz.main(["--walk", "nonsense"])
    assert "there is no walk 'nonsense'" in capsys.readouterr().err


def test_a_leak_a_lie_and_a_bad_save_are_all_looked_for() -> None:
    told: Counter[str] = Counter()
    fuzz.fuzz_walk(walk_named(NAME), told)
    assert {"decisions", "games", "twins", "spoilt saves"} <= set(told)


def test_no_time_means_no_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    arguments = ["--minutes", "0", "--jobs", "1", "--start", "1", "--folder", str(tmp_path)]
    assert fuzz.main(arguments) == 0
    every = len(every_combination()) + len(they_live.walks(1))
    assert f"nothing found: 0 of {every} combinations" in capsys.readouterr().out


def test_so_many_games_of_they_live_are_watched_for_leaks(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    arguments = ["--game", "they-live", "--games", "1", "--leaks", "--jobs", "1", "--start", "4"]
    assert fuzz.main([*arguments, "--folder", str(tmp_path)]) == 0
    assert "1 games" in capsys.readouterr().out


def test_walks_of_both_games_are_known_by_name() -> None:
    both = (fuzz.THE_OTHERS, fuzz.THEY_LIVE)
    walks = [fuzz.any_walk_of(number, both) for number in range(40)]
    assert [fuzz.any_walk_named(walk.name) for walk in walks] == walks
    assert {type(walk) for walk in walks} == {Walk, they_live.Walk}
