"""`othersight balance` as a person or a script types it."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from othersight.arena.balancing import house_figures
from othersight.arena.results import Row
from othersight.arena.schedule import PLAIN
from othersight.arena.screening import Screening
from othersight.cli import _screen as screen
from othersight.cli import balance as command
from othersight.cli._set_up import figure
from othersight.cli.app import application
from othersight.games.the_others.state.config import HEROES
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


SCREEN = ("the-others", "--screen", "--only", "heroes skill", "--level", "random")


def test_a_screening_tells_five_figures_and_the_cards_and_the_same_command_tells_the_same(
    tmp_path: Path,
) -> None:
    ask = (*SCREEN, "--games", "4", "--out", str(tmp_path), "--json")
    first, second = balance(*ask), balance(*ask)
    assert (first.exit_code, second.exit_code) == (0, 0)
    told = json.loads(first.stdout)
    assert json.loads(second.stdout) == told
    assert "4 of 4 games are in" in second.stderr
    assert (told["pairs"], told["clear"]) == (2, [])
    assert {one["figure"] for one in told["figures"]} == {
        path for path in house_figures("the-others") if "heroes" in path and "skill" in path
    }
    assert set(told["cards"]) == {"upgrades", "sin-cards", "apocalypse"}


def decided_by_lot(monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    """A world in which the Sin wins where one figure stands low."""

    def played(asked: screen.Asked, schedule: Screening) -> list[Row]:
        tasks = [schedule.task(place) for place in range(asked.games)]
        low = schedule.steps[path][0]
        return [
            Row(
                task.number,
                task.setting,
                "1",
                task.pairing,
                {"story": "havens-last-stand", "sin": "pride"},
                "sins" if schedule.options_of(task)["figures"][path] == low else "heroes",
                1,
                1,
                {"team": []},
            )
            for task in tasks
        ]

    monkeypatch.setattr(screen, "played", played)


def test_a_screening_names_the_figure_that_decides_or_says_that_the_games_are_too_few(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    decided_by_lot(monkeypatch, "heroes.rose.skill")
    many = " ".join(balance(*SCREEN, "--games", "200").stdout.split())
    assert f"100 pairs of games, in which {len(HEROES)} figures were moved at once" in many
    assert "1 of them stands out: heroes.rose.skill." in many
    assert many[many.index("heroes.") :].startswith("heroes.rose.skill")
    few = " ".join(balance(*SCREEN, "--games", "20").stdout.split())
    assert "10 pairs of games are too few" in few
    assert "stands out" not in few
    monkeypatch.setattr(screen, "played", lambda asked, schedule: [])
    assert "nothing is known" in balance(*SCREEN).stdout


def test_a_screening_that_is_stopped_tells_nothing_of_the_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_after(monkeypatch, 1, KeyboardInterrupt())
    run = balance(*SCREEN, "--games", "4", "--out", str(tmp_path))
    assert (run.exit_code, run.stdout) == (130, "")
    first, second = run.stderr.splitlines()
    assert first.startswith("interrupted: 1 of 4 games are kept in ")
    assert "nothing is told of the figures" in second


def test_a_screening_takes_no_changes_and_no_words_that_no_figure_has() -> None:
    run = balance(*SCREEN, "--try", "heroes.rose.skill=3")
    assert run.exit_code == 2
    assert "leave --try out" in run.stderr
    run = balance("the-others", "--screen", "--only", "zzz")
    assert run.exit_code == 2
    assert 'no house figure of the-others with "zzz"' in run.stderr
