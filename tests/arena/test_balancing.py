"""The search for house figures: what it tries, what it keeps, and what it refuses to move."""

from collections.abc import Mapping

import pytest

from othersight.arena.balancing import HOUSE, Target, Trial, check_house, search
from othersight.arena.lab import PLAIN, Lab
from othersight.arena.results import Row
from othersight.kernel.errors import OthersightError

TARGET = Target(0.45, 0.55)


def lab_with(figures: Mapping[str, int | str]) -> Lab:
    return Lab("the-others", ("random",), "1", {}, {PLAIN: dict(figures)})


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

    def play(lab: Lab) -> list[Row]:
        moved = [f"{path}={value}" for path, value in lab.settings[PLAIN].items()]
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


@pytest.mark.parametrize("game", ["the-others", "they-live"])
def test_house_figures_may_be_moved(game: str) -> None:
    path = next(iter(HOUSE[game]()))
    check_house(game, [path])


def test_a_figure_that_a_source_gives_is_not_moved() -> None:
    with pytest.raises(OthersightError, match="is no house figure of the-others"):
        check_house("the-others", ["heroes.leah.fight"])
