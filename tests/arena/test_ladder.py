"""The ladder: who meets whom, what counts as better, and how long players think."""

from typing import Any

import pytest

from othersight.arena.ladder import (
    Record,
    Stand,
    in_order,
    lab_of,
    rungs_of,
    standing_of,
)
from othersight.arena.match import play
from othersight.arena.results import Row
from othersight.arena.schedule import Schedule
from othersight.arena.spec import spec_of
from othersight.arena.statistics import wilson
from othersight.arena.think_time import quantile, seconds_of, step_of, together
from othersight.bots import LEVELS, NAMES, USUAL
from othersight.games import GAMES

DEALS = 6


def schedule(level: str, side: str) -> Schedule:
    return lab_of("the-others", Stand(level, side, "novice"), "7", {"hero_players": 1})


def record(level: str, side: str) -> Record:
    rows = [play(schedule(level, side), place) for place in range(DEALS)]
    return Record(Stand(level, side, "novice"), rows)


def test_levels_are_climbed_from_the_lowest() -> None:
    assert in_order(("master", "random", "regular")) == ["random", "regular", "master"]
    assert in_order(NAMES) == list(NAMES)


@pytest.mark.parametrize("level", ["random", "novice"])
def test_a_level_plays_a_side_of_every_deal_against_the_same_opponents(level: str) -> None:
    assert schedule(level, "heroes").pairings == [{"heroes": level, "sins": "novice"}]
    assert schedule(level, "sins").pairings == [{"heroes": "novice", "sins": level}]
    assert [schedule(level, "sins").task(place).deal for place in range(2)] == [0, 1]


def test_all_levels_play_the_same_deals() -> None:
    random, novice = schedule("random", "sins"), schedule("novice", "sins")
    assert random.seed_of(random.task(3)) == novice.seed_of(novice.task(3))
    assert random.options_of(random.task(3)) == novice.options_of(novice.task(3))


def test_they_live_is_measured_with_five_players_at_normal() -> None:
    games = lab_of("they-live", Stand("random", "humans", "novice"), "7", {})
    assert games.options == {"players": 5, "difficulty": "normal"}


@pytest.mark.parametrize("game", list(GAMES))
def test_every_side_has_usual_opponents(game: str) -> None:
    assert tuple(spec_of(game).opponents_of(USUAL)) == spec_of(game).sides
    assert set(spec_of(game).opponents_of(USUAL).values()) <= set(NAMES)


@pytest.fixture(scope="module")
def records() -> dict[str, list[Record]]:
    return {side: [record(level, side) for level in NAMES[:2]] for side in ("heroes", "sins")}


@pytest.fixture(scope="module")
def rungs(records: dict[str, list[Record]]) -> list[dict[str, Any]]:
    return [rung for climbed in records.values() for rung in rungs_of(climbed)]


def test_a_rung_compares_a_side_with_the_level_below_deal_by_deal(
    records: dict[str, list[Record]], rungs: list[dict[str, Any]]
) -> None:
    assert [(rung["role"], rung["level"], rung["below"]) for rung in rungs] == [
        ("heroes", "novice", "random"),
        ("sins", "novice", "random"),
    ]
    for rung in rungs:
        assert rung["games"] == DEALS
        side = rung["role"]
        for key, one in zip(("win_rate_below", "win_rate"), records[side], strict=True):
            won = [row.outcome == side for row in one.rows]
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


@pytest.mark.parametrize("side", ["heroes", "sins"])
def test_every_level_is_told_by_itself_the_lowest_too(
    records: dict[str, list[Record]], side: str
) -> None:
    for one in records[side]:
        won = sum(row.outcome == side for row in one.rows)
        told = standing_of(one)
        assert (told["role"], told["level"], told["against"]) == (side, one.stand.level, "novice")
        assert told["games"] == DEALS
        assert told["win_rate"] == pytest.approx(won / DEALS, abs=1e-4)
        assert told["interval"] == [round(end, 4) for end in wilson(won, DEALS)]
        assert 0 < told["seconds"]["median"] <= told["seconds"]["p95"]


def test_games_that_did_not_finish_count_for_no_level() -> None:
    stuck = Row(0, "", "7/0", {}, {}, "", 1, 1, {"thinking": {}})
    told = standing_of(Record(Stand("random", "sins", "novice"), [stuck]))
    assert (told["games"], told["win_rate"], told["interval"]) == (0, 0.0, [0.0, 1.0])


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
