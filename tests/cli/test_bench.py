"""`othersight bench` as a person types it; no test here depends on how long anything takes."""

import json
import sys
from importlib.util import find_spec

import pytest
from typer.testing import CliRunner, Result

from othersight import bench
from othersight.bench import Othersight, is_compiled
from othersight.cli.app import application
from othersight.games import GAMES

SPEEDS = ["choices_per_second", "games_per_second", "clone_us"]


def othersight(*arguments: str) -> Result:
    return CliRunner().invoke(application(list(arguments)), list(arguments))


@pytest.fixture(autouse=True)
def few_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SLICE", 0.01)
    monkeypatch.setattr(bench, "POSITIONS", 2)
    monkeypatch.setattr(bench, "CLONES", 5)


@pytest.fixture
def no_catanatron(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)


@pytest.mark.usefixtures("no_catanatron")
def test_the_figures_as_json_have_exactly_their_keys() -> None:
    found = json.loads(othersight("bench", "--json", "--seconds", "0.01").stdout)
    assert list(found) == list(GAMES)
    for figures in found.values():
        assert list(figures) == [*SPEEDS, "compiled"]
        assert figures["compiled"] is is_compiled()
        assert all(figures[speed] > 0 for speed in SPEEDS)


@pytest.mark.usefixtures("no_catanatron")
def test_without_the_peer_one_line_says_how_to_get_it_and_the_games_are_measured() -> None:
    told = othersight("bench", "--seconds", "0.01")
    assert told.exit_code == 0
    assert told.stderr.count("\n") == 1
    assert "pip install 'othersight[bench]'" in told.stderr
    assert told.stdout.splitlines()[-1].startswith(list(GAMES)[-1])


@pytest.mark.skipif(find_spec("catanatron") is None, reason="make bench installs Catanatron")
def test_the_peer_plays_in_the_same_run() -> None:
    found = json.loads(othersight("bench", "--json", "--seconds", "0.01").stdout)
    assert list(found) == [*GAMES, "catanatron"]
    assert list(found["catanatron"]) == SPEEDS


@pytest.mark.usefixtures("no_catanatron")
def test_the_set_up_that_is_measured_is_told() -> None:
    told = othersight("bench", "--seconds", "0.01").stdout
    assert (
        "story havens-last-stand, map a, sin pride, acolyte doctor, hero_players 2; "
        "random players, log silent, one core, 0.01 s each"
    ) in told


def test_only_decisions_with_two_or_more_options_count() -> None:
    engine = Othersight("the-others")
    offered = [len(game.questions[0].options) for game in engine.walk(engine.begin(1), 1)]
    assert engine.play(1) == len([options for options in offered if options > 1])
    assert 0 < engine.play(1) < len(offered)


def test_every_run_plays_the_same_games() -> None:
    engine = Othersight("the-others")
    assert [engine.play(number) for number in range(3)] == [engine.play(n) for n in range(3)]


@pytest.mark.parametrize("number", range(5))
def test_games_are_cloned_in_mid_fight(number: int) -> None:
    engine = Othersight("the-others")
    clone = engine.position(number)()
    assert engine.is_inside(clone)
    assert clone.question is not None


def test_memory_is_measured_on_running_games_with_their_whole_log() -> None:
    engine = Othersight("the-others")
    game = engine.largest(1)
    assert game.question is not None
    assert game.log(0)[0].decision == 0
    game.answer(0)
    last = sum(1 for _ in engine.walk(engine.begin(1), 1))
    assert game.history.length == last


def test_memory_as_json_has_exactly_its_keys() -> None:
    found = json.loads(othersight("bench", "--memory", "2", "--json").stdout)
    assert list(found) == list(GAMES)
    assert all(list(figures) == ["bytes_per_game"] for figures in found.values())


@pytest.mark.parametrize("wrong", [("--seconds", "0"), ("--memory", "0"), ("--seconds", "long")])
def test_a_wrong_number_is_refused(wrong: tuple[str, str]) -> None:
    refused = othersight("bench", *wrong)
    assert refused.exit_code == 2
    assert wrong[0] in refused.stderr
