"""The ladder: who meets whom, what counts as better, and how long players think."""

from collections import Counter

import pytest

from othersight.arena.ladder import lab_of, rungs_of, steps_of
from othersight.arena.match import play
from othersight.arena.thinking import quantile, seconds_of, step_of, together
from othersight.bots import NAMES

STEP = lab_of("the-others", "random", "novice", "7", {"hero_players": 1})


def test_every_level_is_compared_with_the_one_below() -> None:
    assert steps_of(NAMES) == [
        ("random", "novice"),
        ("novice", "regular"),
        ("regular", "expert"),
        ("expert", "master"),
    ]
    assert steps_of(("master", "random")) == [("random", "master")]
    assert steps_of(("master",)) == []


def test_three_pairings_meet_on_every_seed() -> None:
    tasks = [STEP.task(place) for place in range(6)]
    met = Counter((task.pairing["heroes"], task.pairing["sins"]) for task in tasks)
    assert met == {("random", "random"): 2, ("novice", "random"): 2, ("random", "novice"): 2}
    assert {task.deal for task in tasks[:3]} == {0}


def test_they_live_is_measured_with_five_players_at_normal() -> None:
    lab = lab_of("they-live", "random", "novice", "7", {})
    assert lab.options == {"players": 5, "difficulty": "normal"}


@pytest.fixture(scope="module")
def rungs() -> list[dict[str, object]]:
    return rungs_of(STEP, [play(STEP, place) for place in range(18)])


def test_novice_heroes_beat_random_ones_on_the_same_seeds(rungs: list[dict[str, object]]) -> None:
    heroes, sins = rungs
    assert (heroes["role"], sins["role"]) == ("heroes", "sins")
    assert heroes["games"] == 6
    assert float(str(heroes["win_rate"])) >= float(str(heroes["win_rate_below"]))
    assert heroes["is_better"] == (heroes["difference_interval"][0] > 0)  # type: ignore[index]


def test_a_rung_tells_how_long_its_level_thinks(rungs: list[dict[str, object]]) -> None:
    seconds = rungs[0]["seconds"]
    assert isinstance(seconds, dict)
    assert 0 < seconds["median"] <= seconds["p95"] <= seconds["most"]
    assert seconds["decisions"] > 100
    assert seconds["allowed"] == 0.05


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
