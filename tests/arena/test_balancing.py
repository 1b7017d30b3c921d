"""The search for house figures: what it tries, what it keeps, and what it refuses to move."""

from collections.abc import Mapping

import pytest

from othersight.arena.balancing import (
    Target,
    Trial,
    check_changes,
    games_to_tell,
    house_figures,
    search,
)
from othersight.arena.results import Row
from othersight.arena.schedule import PLAIN, Schedule
from othersight.arena.statistics import wilson
from othersight.kernel.errors import OthersightError

TARGET = Target(0.45, 0.55)


def lab_with(figures: Mapping[str, int | str]) -> Schedule:
    return Schedule("the-others", ("random",), "1", {}, {PLAIN: dict(figures)})


def rows(wins: int) -> list[Row]:
    """A hundred games of which the Sin has won so many."""
    outcomes = ["sins"] * wins + ["heroes"] * (100 - wins)
    pairing = {"heroes": "random", "sins": "random"}
    return [
        Row(number, PLAIN, "1", pairing, {}, outcome, 1, 1, {})
        for number, outcome in enumerate(outcomes)
    ]


def searched(
    effects: Mapping[str, int], changes: list[tuple[str, int | str]], base: int = 70
) -> tuple[Trial, list[dict[str, int | str]]]:
    """A search in a world where each change moves the Sin's share by so many points."""
    told: list[dict[str, int | str]] = []

    def play(schedule: Schedule) -> list[Row]:
        moved = [f"{path}={value}" for path, value in schedule.settings[PLAIN].items()]
        return rows(base + sum(effects[change] for change in moved))

    best = search(lab_with, changes, TARGET, play, lambda trial: told.append(trial.figures))
    return best, told


def test_figures_that_are_right_already_stay() -> None:
    best, told = searched({}, [("a", 1)], base=52)
    assert best.figures == {}
    assert told == [{}]


def test_the_change_that_comes_nearest_to_the_middle_is_kept() -> None:
    best, _ = searched({"a=1": -30, "b=1": -19, "c=1": 10}, [("a", 1), ("b", 1), ("c", 1)])
    assert best.figures == {"b": 1}
    assert best.share == 0.51


def test_changes_are_tried_on_top_of_one_another_each_figure_once() -> None:
    best, told = searched({"a=1": -9, "a=2": -5, "b=1": -8}, [("a", 1), ("a", 2), ("b", 1)])
    assert best.figures == {"a": 1, "b": 1}
    assert {"a": 2, "b": 1} not in told


def test_where_nothing_brings_it_nearer_the_search_ends() -> None:
    best, told = searched({"a=1": 5}, [("a", 1)])
    assert best.figures == {}
    assert told == [{}, {"a": 1}]
    assert not TARGET.holds(best)


def trial(won: int, games: int) -> Trial:
    low, high = wilson(won, games)
    return Trial({}, games, won / games if games else 0.0, low, high)


@pytest.mark.parametrize(
    ("won", "games", "holds", "is_certain"),
    [
        (7, 15, True, False),
        (800, 1600, True, True),
        (80, 200, False, False),
        (10, 200, False, True),
        (190, 200, False, True),
        (0, 0, False, False),
    ],
)
def test_a_share_in_the_target_is_certain_only_with_its_whole_interval(
    won: int, games: int, holds: bool, is_certain: bool
) -> None:
    found = trial(won, games)
    assert (TARGET.holds(found), TARGET.is_certain(found)) == (holds, is_certain)


def test_a_target_from_nothing_on_is_not_reached_by_no_game_at_all() -> None:
    assert not Target(0.0, 0.1).holds(trial(0, 0))


@pytest.mark.parametrize("share", [0.1, 0.4, 0.44, 0.46, 0.47, 0.5, 0.53, 0.58, 0.9])
def test_as_many_games_as_are_wanted_make_it_certain_and_far_fewer_do_not(share: float) -> None:
    def with_games(games: int) -> Trial:
        return Trial({}, games, share, *wilson(share * games, games))

    wanted = TARGET.games_wanted(with_games(1))
    assert wanted is not None
    assert TARGET.is_certain(with_games(wanted))
    assert not TARGET.is_certain(with_games(int(0.8 * wanted)))


def test_right_on_the_edge_no_number_of_games_would_do() -> None:
    assert Target(0.5, 0.9).games_wanted(trial(50, 100)) is None


def test_an_edge_beyond_which_no_share_lies_asks_for_no_games() -> None:
    assert Target(0.0, 0.5).games_wanted(trial(0, 1)) == games_to_tell(0.0, 0.5)
    assert Target(0.0, 1.0).is_certain(trial(1, 1))


def test_games_wanted_are_told_roughly() -> None:
    assert games_to_tell(0.47, 0.45) == 2400


@pytest.mark.parametrize("game", ["the-others", "they-live"])
def test_house_figures_may_be_moved(game: str) -> None:
    path, value = next(iter(house_figures(game).items()))
    check_changes(game, [(path, 99)], {})
    check_changes(game, [(path, value)], {path: 99})


@pytest.mark.parametrize("game", ["the-others", "they-live"])
def test_the_value_in_force_is_no_change(game: str) -> None:
    path, value = next(iter(house_figures(game).items()))
    with pytest.raises(OthersightError, match=f"{path} has that value already"):
        check_changes(game, [(path, value)], {})
    with pytest.raises(OthersightError, match=f"{path} has that value already"):
        check_changes(game, [(path, 99)], {path: 99})


def test_a_figure_that_a_source_gives_is_not_moved() -> None:
    with pytest.raises(OthersightError, match="is no house figure of the-others"):
        check_changes("the-others", [("heroes.leah.fight", 99)], {})
