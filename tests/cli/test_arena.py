"""`othersight arena` as a person or a script types it."""

import json
import re
import sqlite3
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from othersight import load
from othersight.arena import jobs as arena_jobs
from othersight.arena import runner as running
from othersight.arena.jobs import Broken
from othersight.arena.match import play
from othersight.arena.results import Row
from othersight.arena.schedule import Schedule
from othersight.bots import NAMES
from othersight.cli._arena_tables import print_table, table
from othersight.cli.app import application
from othersight.kernel.errors import OthersightError
from tests.arena.stopping import stop_after

SHORT = ("--bots", "random", "--games", "3")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def arena(*arguments: str) -> Result:
    typed = ["arena", *arguments]
    return CliRunner().invoke(application(typed), typed)


def test_json_has_the_keys_that_scripts_rely_on() -> None:
    run = arena("the-others", *SHORT, "--json")
    told = json.loads(run.stdout)
    assert run.exit_code == 0
    assert list(told) == ["games", "finished", "ratings", "win_rates", "cards", "report"]
    assert told["games"] == told["finished"] == 3
    assert set(told["ratings"]) == {"random/heroes", "random/sins"}
    assert told["win_rates"]
    assert told["report"] == "the-others-arena.html"
    assert Path("the-others-arena.html").read_text(encoding="utf-8").startswith("<!")
    assert Path("the-others-arena.sqlite").is_file()


def test_the_same_command_again_plays_nothing_and_tells_the_same() -> None:
    first, again = arena("they-live", *SHORT, "--json"), arena("they-live", *SHORT, "--json")
    assert again.stdout == first.stdout
    assert again.stderr == "3 of 3 games are in they-live-arena.sqlite already\n"


def test_more_games_go_on_from_those_there_are() -> None:
    arena("the-others", "--bots", "random", "--games", "2")
    run = arena("the-others", "--bots", "random", "--games", "4", "--json")
    assert "2 of 4 games are in the-others-arena.sqlite already" in run.stderr
    assert json.loads(run.stdout)["finished"] == 4
    fewer = arena("the-others", "--bots", "random", "--games", "3", "--json")
    assert json.loads(fewer.stdout)["finished"] == 3


def test_a_person_reads_pairings_ratings_and_where_the_report_is() -> None:
    run = arena("the-others", "--bots", f"random,{NAMES[1]}", "--games", "4", "--out", "mine")
    assert run.stdout.startswith("4 of 4 games finished\n")
    assert re.search(rf"{NAMES[1]} +random +1 +\d", run.stdout)
    said = re.search(rf"{NAMES[1]}/sins +(\S+) +(\S+) \.\. (\S+) +2", run.stdout)
    page = Path("mine.html").read_text(encoding="utf-8")
    assert said is not None
    assert f"{said[2]} to {said[3]}".replace("-", "−") in page
    assert run.stdout.endswith("report: mine.html\n")
    assert run.exit_code == 0


def test_a_last_seed_that_is_not_played_by_all_is_told() -> None:
    run = arena("the-others", "--bots", "random,regular", "--games", "1")
    assert run.stderr == (
        "not every pairing has met on the last seed: "
        "one seed takes 4 games, and 1 is no multiple of that\n"
    )


def test_a_figure_is_compared_with_the_one_in_force_on_the_same_seeds() -> None:
    run = arena("the-others", *SHORT[:3], "4", "--compare", "heroes.rose.skill=1", "--json")
    told = json.loads(run.stdout)
    assert told["finished"] == 4
    assert set(told["differences"]) == {"heroes", "sins"}
    assert told["differences"]["sins"]["games"] == 2
    kept = rows("the-others-arena.sqlite")
    assert [(row[0], row[1]) for row in kept] == [
        (0, ""),
        (0, "heroes.rose.skill=1"),
        (1, ""),
        (1, "heroes.rose.skill=1"),
    ]
    read = arena("the-others", *SHORT[:3], "4", "--compare", "heroes.rose.skill=1").stdout
    assert "heroes.rose.skill=1 against the figures as they are: the Sin won" in read
    assert read.splitlines()[-2].endswith("over 2 pairs of games")


def test_two_other_figures_are_compared_with_each_other() -> None:
    ask = ("--compare", "heroes.rose.skill=1", "--against", "heroes.rose.skill=3")
    run = arena("the-others", *SHORT[:3], "2", *ask, "--json")
    assert run.exit_code == 0
    kept = [row[1] for row in rows("the-others-arena.sqlite")]
    assert kept == ["heroes.rose.skill=1", "heroes.rose.skill=3"]


def rows(file: str) -> list[tuple[Any, ...]]:
    database = sqlite3.connect(file)
    found = database.execute("SELECT * FROM games ORDER BY number, setting").fetchall()
    database.close()
    return found


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess", *SHORT], "there is no game chess"),
        (["the-others", "--bots", "clever"], "there is no player clever; there are: random, "),
        (["the-others", "--bots", "random,random"], "random is named twice"),
        (["the-others", *SHORT, "--story", "none"], "there is no story none"),
        (["they-live", *SHORT, "--sin", "pride"], "they-live has no option --sin"),
        (
            ["the-others", *SHORT, "--compare", "heroes.rose.skil=3"],
            "did you mean heroes.rose.skill",
        ),
        (
            ["the-others", *SHORT, "--compare", "heroes.rose.skill"],
            "heroes.rose.skill is no figure",
        ),
        (["the-others", *SHORT, "--compare", "heroes.rose.skill=99"], "heroes.toml"),
        (["they-live", *SHORT, "--compare", "no.such=1"], "there is no figure 'no.such'"),
        (["the-others", *SHORT, "--against", "heroes.rose.skill=3"], "needs --compare: the figure"),
        (
            ["the-others", *SHORT, "--against", "a=3", "--compare", "a=3"],
            "--compare and --against say the same",
        ),
        (["the-others", *SHORT, "--out", "no/such/file"], "there is no folder no/such for file"),
        (["the-others", *SHORT, "--out", "."], ". cannot be the file of results"),
        (["the-others", *SHORT, "--out", ".."], ".. is no file of results"),
        (["the-others", *SHORT, "--out", "my.html"], "my.html cannot be the file of results"),
        (
            ["the-others", *SHORT, "--rescue", "none"],
            "taken over from none (there is no such file)",
        ),
    ],
)
def test_a_bad_value_is_refused_in_one_line(arguments: list[str], said: str) -> None:
    run = arena(*arguments)
    assert run.exit_code == 2
    assert run.stdout == ""
    assert said in run.stderr
    assert run.stderr.count("\n") == 1


def test_a_file_begun_with_something_else_is_refused_and_kept() -> None:
    arena("the-others", *SHORT)
    before = rows("the-others-arena.sqlite")
    for other, said in (
        (("--seed", "2"), "was begun with seed 1, this run has 2; name another place with --out"),
        (("--sin", "pride"), 'was begun with options {}, this run has {"sin": "pride"}'),
        (("--compare", "heroes.rose.skill=1"), 'was begun with settings {"": {}}, this run has'),
    ):
        run = arena("the-others", *SHORT, *other)
        assert run.exit_code == 2
        assert said in run.stderr
    assert rows("the-others-arena.sqlite") == before


def test_damaged_games_are_told_and_played_again() -> None:
    first = arena("the-others", *SHORT, "--json")
    before = rows("the-others-arena.sqlite")
    database = sqlite3.connect("the-others-arena.sqlite")
    with database:
        database.execute("UPDATE games SET rounds = 77 WHERE number = 1")
    database.close()
    again = arena("the-others", *SHORT, "--json")
    assert "1 game in the-others-arena.sqlite was damaged and is played again" in again.stderr
    assert again.stdout == first.stdout
    assert rows("the-others-arena.sqlite") == before


def test_a_damaged_file_is_named_and_its_games_taken_over() -> None:
    arena("the-others", *SHORT)
    content = bytearray(Path("the-others-arena.sqlite").read_bytes())
    content[-4096:] = b"\xff" * 4096
    Path("the-others-arena.sqlite").write_bytes(bytes(content))
    run = arena("the-others", *SHORT)
    assert run.exit_code == 2
    assert "the-others-arena.sqlite is damaged (" in run.stderr
    assert "--rescue to take over the games that can still be read" in run.stderr
    taken = arena("the-others", *SHORT, "--out", "new", "--rescue", "the-others-arena.sqlite")
    assert taken.exit_code == 0
    assert re.search(r"\d games? (was|were) taken over from the-others-arena.sqlite", taken.stderr)
    assert len(rows("new")) == 3


def test_an_interrupted_run_tells_how_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        stop_after(patch, 2, KeyboardInterrupt())
        run = arena("the-others", *SHORT, "--json")
    assert run.exit_code == 130
    assert run.stderr == (
        "interrupted: 2 of 3 games are kept in the-others-arena.sqlite; "
        "the same command goes on from there\n"
    )
    assert json.loads(run.stdout)["finished"] == 2
    assert json.loads(arena("the-others", *SHORT, "--json").stdout)["finished"] == 3


def test_a_game_that_cannot_be_played_is_named_and_the_rest_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:

    def fail_at_one(schedule: Schedule, place: int) -> Row:
        if place == 1:
            raise ValueError("no idea")
        return play(schedule, place)

    monkeypatch.setattr(arena_jobs, "play", fail_at_one)
    run = arena("the-others", *SHORT, "--json")
    assert run.exit_code == 1
    assert run.stderr.startswith("game 1 (1/1) could not be played: ValueError: no idea (")
    assert json.loads(run.stdout)["finished"] == 2


def test_a_cluster_without_ray_is_refused_with_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("othersight.arena.cluster.find_spec", lambda name: None)
    run = arena("the-others", *SHORT, "--cluster", "auto")
    assert run.exit_code == 2
    assert run.stderr == (
        "--cluster needs Ray, which is not installed: pip install 'othersight[cluster]'\n"
    )


def test_a_report_that_cannot_be_written_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*arguments: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("othersight.arena.summary.write_report", full)
    run = arena("the-others", *SHORT)
    assert run.exit_code == 2
    assert run.stderr == "cannot write the-others-arena.html: No space left on device\n"
    assert len(rows("the-others-arena.sqlite")) == 3


def test_what_stops_a_run_is_told_with_what_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(schedule: Schedule, places: list[int], address: str) -> Iterator[Row | Broken]:
        yield from arena_jobs.alone(schedule, places[:1])
        raise OthersightError("", "arena-cluster-gone", address=address, reason="lost")

    monkeypatch.setattr(running, "clustered", gone)
    monkeypatch.setattr("othersight.cli.arena.check_ray", lambda: None)
    run = arena("the-others", *SHORT, "--cluster", "far:6379")
    assert run.exit_code == 1
    assert run.stderr == (
        "the cluster at far:6379 is gone (lost); 1 of 3 games are kept in "
        "the-others-arena.sqlite; the same command goes on from there\n"
    )


def test_a_game_of_the_file_is_analysed(monkeypatch: pytest.MonkeyPatch) -> None:
    analysed: list[str] = []
    monkeypatch.setattr(
        "othersight.cli.arena.look_back", lambda file: analysed.append(file.read_text())
    )
    arena("they-live", "--bots", "random", "--games", "1", "--out", "one.sqlite")
    assert arena("analyse", "one.sqlite", "0").exit_code == 0
    assert load(analysed[0]).outcome
    refused = arena("analyse", "one.sqlite", "5")
    assert refused.stderr == "one.sqlite has no game 5; its games have numbers from 0 to 0\n"
    assert refused.exit_code == 2


def test_a_table_that_does_not_fit_becomes_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    run = arena("they-live", "--bots", "random", "--games", "1", "--out", "one.sqlite")
    assert max(len(line) for line in run.stdout.splitlines()) <= 40
    assert "Humans random, Invaders random" in run.stdout


def test_a_head_gives_way_before_a_cell_does_and_a_table_before_the_terminal() -> None:
    lines = {}
    for width in (50, 30, 20):
        drawn = table("figure", "a head of several words")
        drawn.add_row("heroes.rose.skill", "+1")
        out = StringIO()
        print_table(Console(file=out, width=width, soft_wrap=True), drawn)
        lines[width] = [line.strip() for line in out.getvalue().splitlines() if line.strip()]
        assert max([len(line) for line in out.getvalue().splitlines()]) <= width
    assert lines[50][-1].split() == lines[30][-1].split() == ["heroes.rose.skill", "+1"]
    assert len(lines[50]) == 3 < len(lines[30])
    assert lines[20][0].startswith("figure")
    assert "heroes.rose.skill" in " ".join(lines[20])
