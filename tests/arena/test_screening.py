"""One run with all figures moved at once: which of them decide, and how sure that is."""

from collections.abc import Callable, Mapping

import pytest

from othersight.arena.balancing import house_figures
from othersight.arena.match import play
from othersight.arena.results import Row
from othersight.arena.screening import ONE, OTHER, Screening, screened, steps_for
from othersight.kernel.errors import OthersightError
from othersight.toolkit.steps import steps_of

GAME = "the-others"
STEPS = steps_for(GAME, {}, "heroes skill")
DECIDES = "heroes.rose.skill"
PAIRS = 200


def a_run(wins: Callable[[Mapping[str, int]], bool], pairs: int = PAIRS) -> list[Row]:
    """A world in which the figures of a game alone say whether the Sin wins it."""
    schedule = screening()
    rows = []
    for place in range(2 * pairs):
        task = schedule.task(place)
        figures = schedule.options_of(task)["figures"]
        outcome = "sins" if wins(figures) else "heroes"
        rows.append(Row(task.number, task.setting, "1", task.pairing, {}, outcome, 1, 1, {}))
    return rows


def screening(seed: str = "1") -> Screening:
    return Screening(GAME, ("random",), seed, steps=STEPS)


def standing_low(figures: Mapping[str, int]) -> bool:
    """The Sin wins where this one Hero is unskilled."""
    return figures[DECIDES] == STEPS[DECIDES][0]


def test_the_figure_that_decides_the_game_comes_first_and_is_certain() -> None:
    found = screened(screening(), a_run(standing_low))
    assert [one.path for one in found.clear] == [DECIDES]
    first, second = found.most[:2]
    assert (first.path, first.effect) == (DECIDES, -1.0)
    assert first.standing == house_figures(GAME)[DECIDES]
    assert not first.may_be_nothing
    assert abs(second.effect) < found.chance


def test_where_nothing_decides_nothing_is_certain() -> None:
    count = iter(range(10 * PAIRS))
    found = screened(screening(), a_run(lambda figures: hash_of(next(count)) % 2 == 0))
    assert found.pairs == PAIRS
    assert found.clear == []
    assert 0 < found.chance < 0.3
    assert 2 * found.pairs_wanted > 2 * PAIRS


def hash_of(number: int) -> int:
    """A number that looks like a lot, the same on every machine."""
    return (number * 2654435761 >> 7) ^ (number * 40503 >> 3)


def test_two_figures_that_only_matter_together_do_not_pass_for_one_that_matters_alone() -> None:
    both = "heroes.brad.skill"

    def together(figures: Mapping[str, int]) -> bool:
        return (figures[DECIDES] == STEPS[DECIDES][0]) == (figures[both] == STEPS[both][0])

    found = screened(screening(), a_run(together))
    assert {one.effect for one in found.figures} == {0.0}


def test_few_games_are_never_certain() -> None:
    found = screened(screening(), a_run(standing_low, 20))
    assert found.is_few
    assert found.most[0].path == DECIDES
    assert found.clear == []
    nothing = screened(screening(), [])
    assert (nothing.pairs, nothing.chance, nothing.most[0].low, nothing.most[0].high) == (
        0,
        1,
        -1,
        1,
    )


def test_a_seed_with_one_game_missing_does_not_count() -> None:
    rows = a_run(standing_low, 40)
    missing = [row for row in rows if (row.number, row.setting) != (7, OTHER)]
    assert screened(screening(), missing).pairs == 39


def test_both_games_of_a_seed_have_every_figure_on_its_two_sides() -> None:
    schedule = screening()
    one, other = [schedule.options_of(schedule.task(place))["figures"] for place in (0, 1)]
    assert [schedule.task(place).setting for place in (0, 1)] == [ONE, OTHER]
    assert {path: {one[path], other[path]} for path in STEPS} == {
        path: set(step) for path, step in STEPS.items()
    }


def test_the_same_seed_gives_the_same_games_and_another_one_others() -> None:
    drawn = [[screening(seed).sides_of(deal) for deal in range(5)] for seed in ("1", "1", "2")]
    assert drawn[0] == drawn[1] != drawn[2]
    assert play(screening(), 1) == play(screening(), 1)


def test_a_step_that_the_content_does_not_allow_is_not_taken() -> None:
    def is_sound(figures: Mapping[str, int | str]) -> bool:
        return figures.get("a", 1) != 0 and "c" not in figures

    figures: dict[str, int | str] = {"a": 1, "b": 5, "c": 2, "d": True, "e": "N"}
    assert steps_of(figures, is_sound) == {"a": (1, 2), "b": (4, 6), "d": (False, True)}


@pytest.mark.parametrize(
    ("game", "only"), [("the-others", "dice faces"), ("they-live", "threads"), ("they-live", "zzz")]
)
def test_dice_and_places_are_not_moved(game: str, only: str) -> None:
    with pytest.raises(OthersightError):
        steps_for(game, {}, only)


@pytest.mark.parametrize(
    ("game", "path"), [("the-others", DECIDES), ("they-live", "characters.ray-doyle.health")]
)
def test_a_figure_that_is_fixed_is_moved_from_where_it_is_fixed(game: str, path: str) -> None:
    value = int(house_figures(game)[path])
    assert steps_for(game, {path: value + 1}, path) == {path: (value, value + 2)}
