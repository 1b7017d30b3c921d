"""Which game each place of a run is."""

from collections import Counter
from pathlib import Path

import pytest

from othersight.arena.schedule import Schedule, content_mark, mark_of, players_mark
from othersight.arena.simulate import Run
from othersight.bots import NAMES
from othersight.kernel.errors import OthersightError, UnknownName

LEVELS = NAMES[:2]
SETTINGS: dict[str, dict[str, int | str]] = {"": {}, "rose": {"heroes.rose.skill": 3}}
OTHERS = Schedule("the-others", LEVELS, "s")
COMPARED = Schedule("the-others", LEVELS, "s", settings=SETTINGS)


def test_every_level_meets_every_level_on_both_sides() -> None:
    weak, strong = LEVELS
    assert [tuple(pairing.values()) for pairing in OTHERS.pairings] == [
        (weak, weak),
        (weak, strong),
        (strong, weak),
        (strong, strong),
    ]
    assert list(OTHERS.pairings[0]) == ["heroes", "sins"]
    assert list(Schedule("they-live", LEVELS, "s").pairings[0]) == ["humans", "invaders"]


def test_all_pairings_and_settings_of_a_deal_come_before_the_next_deal() -> None:
    tasks = [COMPARED.task(place) for place in range(3 * COMPARED.block)]
    assert COMPARED.block == 8
    assert [task.deal for task in tasks] == [0] * 8 + [1] * 8 + [2] * 8
    assert len({(str(task.pairing), task.setting) for task in tasks[:8]}) == 8


def test_games_of_one_number_differ_in_their_setting_alone() -> None:
    one, other = COMPARED.task(10), COMPARED.task(11)
    assert (one.number, one.deal, one.pairing) == (other.number, other.deal, other.pairing)
    assert (one.setting, other.setting) == ("", "rose")
    assert COMPARED.seed_of(one) == COMPARED.seed_of(other) == "s/1"
    plain, changed = COMPARED.options_of(one), COMPARED.options_of(other)
    assert changed == {**plain, "figures": {"heroes.rose.skill": 3}}


def test_a_deal_has_the_seed_and_options_of_the_game_that_simulate_plays() -> None:
    run = Run("the-others", 9, "s")
    for place in range(9 * OTHERS.block):
        task = OTHERS.task(place)
        assert OTHERS.options_of(task) == run.options_of(place // 4)
        assert OTHERS.seed_of(task) == f"s/{place // 4}"


def test_options_that_go_round_come_up_equally_often_for_every_pairing() -> None:
    tasks = [OTHERS.task(place) for place in range(48 * OTHERS.block)]
    met = Counter(
        (str(task.pairing), str(sorted(OTHERS.options_of(task).items()))) for task in tasks
    )
    assert len(met) == 4 * 48
    assert set(met.values()) == {1}


def test_the_figures_of_a_setting_stand_above_those_of_the_run() -> None:
    figures = {"heroes.rose.skill": 1, "heroes.leah.skill": 2}
    schedule = Schedule("the-others", LEVELS, "s", {"figures": figures}, SETTINGS)
    assert schedule.options_of(schedule.task(0))["figures"] == figures
    assert schedule.options_of(schedule.task(1))["figures"] == {**figures, "heroes.rose.skill": 3}


def test_a_place_is_the_same_game_however_it_is_described() -> None:
    assert OTHERS.description() == Schedule("the-others", LEVELS, "s").description()
    assert OTHERS.description() != COMPARED.description()
    assert OTHERS.description()["rules"] != ""
    assert content_mark("the-others") != content_mark("they-live")


@pytest.mark.parametrize(
    ("levels", "said"),
    [
        (("clever",), "there is no player 'clever'; there are random, "),
        (("random", ""), "there is no player ''"),
        (("random", "random"), "random is named twice"),
    ],
)
def test_wrong_levels_are_named(levels: tuple[str, ...], said: str) -> None:
    with pytest.raises(OthersightError, match=said):
        Schedule("the-others", levels, "s").check()


def test_a_wrong_figure_of_any_setting_is_named_before_a_game_is_played() -> None:
    wrong = Schedule("the-others", LEVELS, "s", settings={"": {}, "odd": {"heroes.rose.skil": 3}})
    with pytest.raises(OthersightError, match="heroes.rose.skill"):
        wrong.check()
    odd = Schedule("they-live", LEVELS, "s", settings={"": {}, "odd": {"no.such.figure": 3}})
    with pytest.raises(OthersightError, match="no.such.figure"):
        odd.check()


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownName, match="there is no game 'chess'"):
        Schedule("chess", LEVELS, "s").check()


def test_players_who_think_otherwise_have_another_mark(tmp_path: Path) -> None:
    (tmp_path / "they").mkdir()
    file = tmp_path / "they" / "judge.py"
    file.write_text("WORTH = 1\n", encoding="utf-8")
    before = mark_of((tmp_path,), (".py",))
    (tmp_path / "notes.txt").write_text("of no account", encoding="utf-8")
    assert mark_of((tmp_path,), (".py",)) == before
    file.write_text("WORTH = 2\n", encoding="utf-8")
    assert mark_of((tmp_path,), (".py",)) != before
    assert OTHERS.description()["judgement"] == players_mark(OTHERS.game)
