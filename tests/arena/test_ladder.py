"""The ladder: who meets whom, what counts as better, and how long players think."""

from collections import Counter
from typing import Any

import pytest

from othersight.arena.lab import Lab
from othersight.arena.ladder import Record, in_order, lab_of, rungs_of
from othersight.arena.match import play
from othersight.arena.thinking import quantile, seconds_of, step_of, together
from othersight.bots import LEVELS, NAMES

DEALS = 6


def lab(level: str) -> Lab:
    return lab_of("the-others", level, "novice", "7", {"hero_players": 1})


def record(level: str) -> Record:
    games = lab(level)
    rows = [play(games, place) for place in range(DEALS * games.block)]
    return Record(level, "novice", games, rows)


def test_levels_are_climbed_from_the_lowest() -> None:
    assert in_order(("master", "random", "regular")) == ["random", "regular", "master"]
    assert in_order(NAMES) == list(NAMES)


def test_a_level_plays_either_side_of_every_deal_against_the_same_opponents() -> None:
    tasks = [lab("random").task(place) for place in range(4)]
    met = Counter((task.pairing["heroes"], task.pairing["sins"]) for task in tasks)
    assert met == {("random", "novice"): 2, ("novice", "random"): 2}
    assert [task.deal for task in tasks] == [0, 0, 1, 1]


def test_a_level_that_meets_itself_plays_every_deal_once() -> None:
    games = lab("novice")
    assert games.pairings == [{"heroes": "novice", "sins": "novice"}]
    assert [games.task(place).deal for place in range(2)] == [0, 1]


def test_all_levels_play_the_same_deals() -> None:
    random, novice = lab("random"), lab("novice")
    assert random.seed_of(random.task(3)) == novice.seed_of(novice.task(1))
    assert random.options_of(random.task(3)) == novice.options_of(novice.task(1))


def test_they_live_is_measured_with_five_players_at_normal() -> None:
    games = lab_of("they-live", "random", "novice", "7", {})
    assert games.options == {"players": 5, "difficulty": "normal"}


@pytest.fixture(scope="module")
def records() -> list[Record]:
    return [record("random"), record("novice")]


@pytest.fixture(scope="module")
def rungs(records: list[Record]) -> list[dict[str, Any]]:
    return rungs_of(records)


def test_a_rung_compares_a_side_with_the_level_below_deal_by_deal(
    records: list[Record], rungs: list[dict[str, Any]]
) -> None:
    assert [(rung["role"], rung["level"], rung["below"]) for rung in rungs] == [
        ("heroes", "novice", "random"),
        ("sins", "novice", "random"),
    ]
    for rung in rungs:
        assert rung["games"] == DEALS
        side = rung["role"]
        for key, one in (("win_rate_below", records[0]), ("win_rate", records[1])):
            won = [row.outcome == side for row in one.games(side)]
            assert rung[key] == pytest.approx(sum(won) / DEALS, abs=1e-4)
        assert rung["is_better"] == (rung["difference_interval"][0] > 0)


def test_a_novice_sin_is_no_worse_than_a_random_one(rungs: list[dict[str, Any]]) -> None:
    sins = rungs[1]
    assert sins["win_rate"] >= sins["win_rate_below"]


def test_a_rung_tells_how_long_its_level_thinks(rungs: list[dict[str, Any]]) -> None:
    seconds = rungs[0]["seconds"]
    assert 0 < seconds["median"] <= seconds["p95"] <= seconds["most"]
    assert seconds["decisions"] > 100
    assert seconds["allowed"] == LEVELS["novice"].seconds


def test_times_are_kept_to_a_twentieth() -> None:
    for time in (0.0001, 0.003, 0.05, 1.7):
        assert time <= seconds_of(step_of(time)) <= 1.06 * time


def test_quantiles_of_times_from_several_games() -> None:
    scale = together([{"10": 50, "40": 1}, {"10": 44, "60": 5}])
    assert list(scale) == [10, 40, 60]
    assert quantile(scale, 0.5) == seconds_of(10)
    assert quantile(scale, 0.95) == seconds_of(40)
    assert quantile(scale, 1.0) == seconds_of(60)
    assert quantile({}, 0.5) == 0.0
