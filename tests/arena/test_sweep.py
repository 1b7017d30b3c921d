"""Figures at several values, games as tables, and one game of a file once more."""

import csv
from io import StringIO
from pathlib import Path

import pytest

from othersight.arena.export import csv_of, write_parquet
from othersight.arena.match import play
from othersight.arena.reopening import game_of
from othersight.arena.report import report_of
from othersight.arena.results import Row
from othersight.arena.schedule import Schedule
from othersight.arena.storage import Results
from othersight.arena.sweep import range_of, settings_of, swept
from othersight.kernel.errors import OthersightError


def row(number: int, setting: str, outcome: str) -> Row:
    pairing = {"heroes": "random", "sins": "random"}
    return Row(number, setting, f"s/{number}", pairing, {"map": "a"}, outcome, 3, 40, {"team": [1]})


@pytest.mark.parametrize(
    ("written", "values"),
    [("x.y=2:5", [2, 3, 4, 5]), ("x.y=5,1,5", [1, 5]), ("x.y=-1:1", [-1, 0, 1])],
)
def test_a_sweep_names_a_figure_and_its_values(written: str, values: list[int]) -> None:
    assert range_of(written) == ("x.y", values)


@pytest.mark.parametrize(
    "written", ["x.y", "x.y=", "x.y=3", "x.y=a:b", "x.y=5:2", "=1:2", "x.y=1:99"]
)
def test_what_is_no_sweep_is_refused(written: str) -> None:
    with pytest.raises(OthersightError):
        range_of(written)


def test_two_figures_make_every_pair_of_values() -> None:
    found = settings_of(["a=1:2", "b=1:3"])
    assert len(found) == 6
    assert found["a=2,b=3"] == {"a": 2, "b": 3}
    for wrong in (["a=1:2", "a=1:3"], ["a=1:2", "b=1:2", "c=1:2"], ["a=1:9", "b=1:9"]):
        with pytest.raises(OthersightError):
            settings_of(wrong)


def test_only_games_that_finished_at_every_value_count() -> None:
    settings = settings_of(["a=1:3"])
    rows = [row(n, name, "sins" if n < 2 else "heroes") for n in range(4) for name in settings]
    told = swept([one for one in rows if (one.number, one.setting) != (0, "a=2")], settings, "sins")
    assert [(one["games"], one["wins"]) for one in told] == [(3, 1)] * 3
    assert all(one["low"] < one["share"] < one["high"] for one in told)


@pytest.mark.parametrize(
    ("sweeps", "drawn"), [(["a=1:3"], "<circle"), (["a=1:2", "b=1:2"], "cell ")]
)
def test_the_report_draws_a_curve_or_a_heat_map(sweeps: list[str], drawn: str) -> None:
    settings = settings_of(sweeps)
    schedule = Schedule("the-others", ("random",), "s")
    real = play(schedule, 0)
    rows = [
        Row(n, name, f"s/{n}", real.pairing, real.options, "sins", 3, 40, real.facts)
        for n in range(2)
        for name in settings
    ]
    page = report_of(
        rows, {"game": "the-others", "settings": {k: dict(v) for k, v in settings.items()}}
    )
    section = page[page.index('id="sweep"') : page.index('id="glance"')]
    assert drawn in section
    assert "Sins random, Heroes random" in section


def test_games_are_written_as_tables(tmp_path: Path) -> None:
    rows = [row(0, "", "sins"), row(1, "", "heroes")]
    read = list(csv.DictReader(StringIO(csv_of(rows))))
    assert [one["outcome"] for one in read] == ["sins", "heroes"]
    assert (read[0]["player_sins"], read[0]["option_map"], read[0]["fact_team"]) == (
        "random",
        "a",
        "[1]",
    )
    parquet = pytest.importorskip("pyarrow.parquet")
    write_parquet(rows, tmp_path / "games.parquet")
    table = parquet.read_table(tmp_path / "games.parquet")
    assert table.column("number").to_pylist() == [0, 1]


def test_a_game_of_a_file_is_played_again_to_the_same_end(tmp_path: Path) -> None:
    schedule = Schedule("they-live", ("random",), "s")
    played = play(schedule, 1)
    with Results(tmp_path / "games.sqlite", schedule.description()) as results:
        results.add(played)
    game = game_of(tmp_path / "games.sqlite", 1)
    assert game.outcome == played.outcome
    assert game.history.length >= played.decisions > 0
    for number, file in ((7, "games.sqlite"), (1, "none.sqlite")):
        with pytest.raises(OthersightError):
            game_of(tmp_path / file, number)
    (tmp_path / "text").write_text("no results")
    with pytest.raises(OthersightError):
        game_of(tmp_path / "text", 1)
