"""`othersight simulate` as a person or a script types it."""

import json
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

from othersight.arena.simulate import Played, Run
from othersight.arena.totals import report
from othersight.cli import simulate as command
from othersight.cli.app import application


def simulate(*arguments: str) -> Result:
    typed = ["simulate", *arguments]
    return CliRunner().invoke(application(typed), typed)


def test_json_has_the_keys_that_scripts_rely_on() -> None:
    run = simulate("the-others", "--games", "4", "--seed", "3", "--bots", "random", "--json")
    told = json.loads(run.stdout)
    assert run.exit_code == 0
    assert told["games"] == told["finished"] == 4
    assert set(told["wins"]) == {"heroes", "sins"}
    assert sum(told["wins"].values()) == 4
    assert set(told["rounds"]) == set(told["decisions"]) == {"median", "max"}
    assert told["seconds"] > 0


def test_a_person_reads_wins_intervals_and_what_the_games_differ_in() -> None:
    run = simulate("the-others", "--games", "3", "--bots", "random", "--hero-players", "1")
    lines = run.stdout.splitlines()
    assert lines[0] == "3 of 3 games finished"
    assert lines[1].startswith("Sins won ")
    assert "95 % interval" in lines[1]
    assert any(line.startswith("story havens-last-stand: 1 game,") for line in lines)
    assert not any(line.startswith("hero-players") for line in lines)


def test_the_number_of_jobs_does_not_change_the_result() -> None:
    ask = ("the-others", "--games", "4", "--bots", "random", "--json", "--jobs")
    one, two = json.loads(simulate(*ask, "1").stdout), json.loads(simulate(*ask, "2").stdout)
    assert {**one, "seconds": 0} == {**two, "seconds": 0}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "there is no game chess"),
        (["the-others", "--bots", "clever"], "there is no player clever"),
        (["the-others", "--bots", "random,novice"], "simulate takes one player"),
        (["the-others", "--sins-by", "clever"], "there is no player clever"),
        (["the-others", "--story", "none"], "there is no story none"),
        (["the-others", "--sin", "no-such-sin"], "there is no sin no-such-sin"),
        (["the-others", "--map", "c"], "there is no map c"),
        (["the-others", "--map", "no/such.toml"], "no/such.toml is no map; give a, b, random, or"),
        (["the-others", "--acolyte", "baker"], "there is no acolyte baker"),
        (["the-others", "--hero-players", "7"], "one to four people play the Heroes"),
        (["the-others", "--heroes", "leah,rose"], "2 different Heroes are named"),
        (["the-others", "--heroes", "leah,rose,bob"], "there is no hero bob"),
        (["the-others", "--edition", "third"], "there is no edition third"),
        (
            ["they-live", "--hero-players", "2"],
            "they-live has no option --hero-players; it has --p",
        ),
        (["they-live", "--sins-by", "random", "--bots", "random"], "leave --sins-by out"),
        (["they-live", "--players", "7"], "7 is no number of players"),
        (["the-others", "--difficulty", "easy"], "the-others has no option --difficulty; it has "),
        (["the-others", "--figure", "heroes.rose.skill"], "heroes.rose.skill is no figure"),
        (["the-others", "--figure", "heroes.rose.skill=big"], "heroes.rose.skill=big is no figure"),
        (["the-others", "--figure", "heroes.rose.skil=3"], "heroes.rose.skil"),
    ],
)
def test_a_bad_value_is_refused_in_one_line(arguments: list[str], said: str) -> None:
    run = simulate(*arguments, "--games", "1")
    assert run.exit_code == 2
    assert run.stdout == ""
    assert said in run.stderr
    assert run.stderr.count("\n") == 1


def test_a_figure_can_be_moved_for_one_run() -> None:
    run = simulate(
        "the-others", "--games", "1", "--bots", "random", "--figure", "heroes.rose.skill=3"
    )
    assert run.exit_code == 0


def test_a_map_file_of_ones_own_is_played_on(tmp_path: Path) -> None:
    maps = Path(command.__file__).parents[1] / "games" / "the_others" / "content" / "maps"
    own = tmp_path / "mine.toml"
    own.write_text((maps / "havens-last-stand-a.toml").read_text(encoding="utf-8"))
    ask = ("the-others", "--games", "1", "--bots", "random", "--story", "havens-last-stand")
    assert simulate(*ask, "--map", str(own)).exit_code == 0


def test_a_game_that_does_not_finish_makes_the_exit_status_1(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stuck(run: Run, jobs: int) -> Iterator[Played]:
        yield Played(0, {}, "", 9, 0, 5000)

    monkeypatch.setattr(command, "simulate", stuck)
    run = simulate("the-others", "--games", "1")
    assert run.exit_code == 1
    assert "1 game was stopped because it went on too long" in run.stdout


def test_an_interrupted_run_keeps_what_is_finished_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(run: Run, jobs: int) -> Iterator[Played]:
        yield Played(0, {}, "sins", 4, 5, 300)
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "simulate", interrupted)
    run = simulate("the-others", "--games", "9", "--json")
    assert run.exit_code == 130
    assert run.stderr == "interrupted: 1 of 9 games were played; they are counted below\n"
    told = json.loads(run.stdout)
    assert (told["games"], told["finished"], told["wins"]["sins"]) == (9, 1, 1)


def test_a_run_interrupted_before_its_first_game_tells_no_figures(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(run: Run, jobs: int) -> Iterator[Played]:
        yield from ()
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "simulate", interrupted)
    run = simulate("the-others", "--games", "9")
    assert (run.exit_code, run.stdout) == (130, "")
    assert run.stderr == "interrupted before the first game was finished\n"


def test_they_live_is_played_and_told_by_its_sides() -> None:
    ask = ("they-live", "--games", "3", "--bots", "random", "--players", "4")
    lines = simulate(*ask).stdout.splitlines()
    assert lines[0] == "3 of 3 games finished"
    assert lines[1].startswith("Humans won ")
    assert lines[2].startswith("Invaders won ")
    assert any(line.startswith("Characters killed: median ") for line in lines)
    assert any(line.startswith("difficulty very-easy: ") for line in lines)
    told = json.loads(simulate(*ask, "--json").stdout)
    assert set(told["wins"]) == {"humans", "invaders"}
    assert "players" not in told["by"]


@pytest.mark.parametrize("width", [40, 60])
def test_lines_fit_a_narrow_terminal_and_stay_whole_in_a_pipe(width: int) -> None:
    played = [
        Played(n, {"story": f"a-story-of-some-length-{n % 2}"}, "sins", 4, 2, 264) for n in range(4)
    ]
    told = report(4, played, 1.0, "the-others")
    printed = {}
    for is_terminal in (True, False):
        out = StringIO()
        screen = Console(
            file=out, width=width, force_terminal=is_terminal, soft_wrap=True, color_system=None
        )
        command.print_report(screen, told, 4)
        printed[is_terminal] = out.getvalue()
    assert max([len(line) for line in printed[True].splitlines()]) <= width
    assert max([len(line) for line in printed[False].splitlines()]) > 60
    assert printed[True].split() == printed[False].split()
