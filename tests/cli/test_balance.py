"""`othersight balance` as a person or a script types it."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from othersight.arena.balancing import house_figures
from othersight.arena.results import Row
from othersight.arena.schedule import PLAIN
from othersight.cli import balance as command
from othersight.cli._set_up import figure
from othersight.cli.app import application
from othersight.kernel.errors import OthersightError
from tests.arena.stopping import stop_after


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
    stop_after(monkeypatch, 1, reason)
    ask = ("the-others", "--level", "random", "--games", "9", "--low", "0", "--high", "1")
    run = balance(*ask, "--out", str(tmp_path), *form)
    assert (run.exit_code, run.stdout) == (status, "")
    assert len(list(tmp_path.glob("*.sqlite"))) == 1
    first, second = run.stderr.splitlines()
    assert said in first
    assert first.endswith("the same command goes on from there")
    assert "there is no verdict on the target" in second
    assert str(tmp_path) in second


def with_wins(monkeypatch: pytest.MonkeyPatch, won: int, games: int) -> None:
    """A world in which the Humans win so many of so many games."""
    outcomes = ["humans"] * won + ["invaders"] * (games - won)
    rows = [Row(n, PLAIN, "1", {}, {}, outcome, 1, 1, {}) for n, outcome in enumerate(outcomes)]
    monkeypatch.setattr(command.Bench, "play", lambda bench, schedule: rows)


INSIDE = "The whole 95 % interval, 47.6% to 52.4%, lies inside the target of 45.0% to 55.0%."
OUTSIDE = "The whole 95 % interval, 2.7% to 9.0%, lies outside the target of 45.0% to 55.0%."
PERHAPS_INSIDE = (
    "The share, 46.7%, lies inside the target of 45.0% to 55.0%, its 95 % interval, 24.8% to "
    "69.9%, does not: 15 games cannot tell. About 3,500 games of the same share would."
)
PERHAPS_OUTSIDE = (
    "The share, 40.0%, lies outside the target of 45.0% to 55.0%, but its 95 % interval, 33.5% to "
    "46.9%, reaches into it: 200 games cannot tell. About 390 games of the same share would."
)
ON_THE_EDGE = "With the share on the very edge of the target no number of games would."


@pytest.mark.parametrize(
    ("won", "games", "said", "status"),
    [
        (800, 1600, INSIDE, 0),
        (10, 200, OUTSIDE, 1),
        (7, 15, PERHAPS_INSIDE, 0),
        (80, 200, PERHAPS_OUTSIDE, 1),
        (45, 100, ON_THE_EDGE, 0),
        (0, 0, "No game has finished, so nothing is known.", 1),
    ],
)
def test_the_share_decides_and_what_the_games_cannot_tell_is_said(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    won: int,
    games: int,
    said: str,
    status: int,
) -> None:
    with_wins(monkeypatch, won, games)
    run = balance("they-live", "--out", str(tmp_path))
    assert run.exit_code == status
    verdict, certainty = run.stdout.splitlines()[-2:]
    assert verdict.startswith(
        "The target is reached" if status == 0 else "The target is not reached"
    )
    assert certainty.endswith(said)


def test_json_has_the_keys_that_scripts_rely_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_wins(monkeypatch, 7, 15)
    told = json.loads(balance("they-live", "--out", str(tmp_path), "--json").stdout)
    trial = {"figures": {}, "games": 15, "share": 0.4667, "interval": [0.2481, 0.6988]}
    assert told == {
        "game": "they-live",
        "level": "regular",
        "reached": True,
        "best": trial,
        "trials": [trial],
        "target": [0.45, 0.55],
        "is_certain": False,
        "games_wanted": 3500,
    }
    for won, games, told_of_it in ((800, 1600, (True, True, 0)), (45, 100, (True, False, None))):
        with_wins(monkeypatch, won, games)
        told = json.loads(balance("they-live", "--out", str(tmp_path), "--json").stdout)
        assert (told["reached"], told["is_certain"], told["games_wanted"]) == told_of_it


@pytest.mark.parametrize("game", ["the-others", "they-live"])
def test_figures_are_listed_as_they_can_be_tried(game: str) -> None:
    run = balance(game, "--list")
    assert run.exit_code == 0
    listed = dict([figure(line) for line in run.stdout.splitlines()])
    assert listed == dict(house_figures(game))
    told = json.loads(balance(game, "--list", "--json").stdout)
    assert told == {"game": game, "figures": listed}


def test_a_figure_that_is_not_house_is_refused_with_the_nearest_that_is() -> None:
    run = balance("the-others", "--try", "heroes.brad.skil=4")
    assert run.exit_code == 2
    assert "did you mean heroes.brad.skill?" in run.stderr
    run = balance("the-others", "--try", "zzz=4")
    assert "othersight balance the-others --list prints those that may" in run.stderr


def test_a_value_that_is_in_force_is_refused() -> None:
    in_force = balance("the-others", "--list").stdout.splitlines()[0]
    run = balance("the-others", "--try", in_force)
    assert run.exit_code == 2
    assert f"{in_force.partition('=')[0]} has that value already" in run.stderr


def test_a_value_that_cannot_be_played_is_refused_before_any_game(tmp_path: Path) -> None:
    first, second = "heroes.brad.skill=99", "heroes.brad.skill=3"
    ask = ("the-others", "--level", "random", "--games", "1", "--low", "0.9", "--high", "0.91")
    run = balance(*ask, "--try", first, "--try", second, "--out", str(tmp_path / "new"))
    assert (run.exit_code, run.stdout) == (2, "")
    assert "heroes.toml" in run.stderr
    assert not (tmp_path / "new").exists()
