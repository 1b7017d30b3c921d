"""One game of the arena."""

import json

import pytest

from othersight.arena.match import Table, play, shown
from othersight.arena.players import unhurried
from othersight.arena.results import checksum, row_of
from othersight.arena.schedule import Schedule
from othersight.arena.simulate import Run
from othersight.arena.simulate import play as play_simulated
from othersight.arena.spec import spec_of
from othersight.bots import LEVELS, NAMES
from othersight.games import GAMES
from othersight.games.they_live.rules.people import person_of, spares, table_of

BOTH = pytest.mark.parametrize("game", ["the-others", "they-live"])


@BOTH
def test_one_level_on_both_sides_plays_the_games_of_simulate(game: str) -> None:
    schedule = Schedule(game, ("random",), "s")
    for number in range(4):
        row, played = play(schedule, number), play_simulated(Run(game, 4, "s", "random"), number)
        assert (row.outcome, row.rounds, row.decisions) == (
            played.outcome,
            played.rounds,
            played.decisions,
        )
        assert row.options == played.options


@BOTH
def test_the_same_place_is_the_same_game(game: str) -> None:
    schedule = Schedule(game, ("random", NAMES[1]), "s")
    assert play(schedule, 2) == play(schedule, 2)
    assert play(schedule, 2).options == play(schedule, 1).options
    assert play(schedule, 2).seed == play(schedule, 1).seed


@BOTH
def test_a_row_is_plain_data_and_comes_back_as_it_was(game: str) -> None:
    row = play(Schedule(game, ("random",), "s"), 0)
    columns = row.columns()
    assert json.loads(json.dumps(columns)) == list(columns)
    assert row_of(columns) == row
    assert row.facts != {}
    assert checksum(columns) != checksum((*columns[:-1], "{}"))


def test_the_first_seat_of_the_others_plays_the_sin() -> None:
    game = GAMES["the-others"].begin({"hero_players": 2}, "s")
    side_of = spec_of("the-others").side_of
    assert [side_of(game, seat) for seat in range(3)] == ["sins", "heroes", "heroes"]


def test_whoever_goes_on_with_a_spare_of_the_other_kind_hands_over_to_its_level() -> None:
    schedule = Schedule("they-live", ("random", NAMES[1]), "s")
    task = schedule.task(1)
    game = GAMES["they-live"].begin({"players": 4}, "s")
    t, table = table_of(game), Table(schedule, task, {})
    spare = next(p for p in spares(t) if t.people[p].invader != person_of(t, 0).invader)
    first = table.player_of(game, 0)
    assert table.player_of(game, 0) is first
    t.playing = (spare, *t.playing[1:])
    second = table.player_of(game, 0)
    assert second is not first
    assert {type(first), type(second)} == {
        type(unhurried(level, "they-live", 0, "s", {})) for level in task.pairing.values()
    }


def test_with_one_level_on_both_sides_nobody_hands_over() -> None:
    schedule = Schedule("they-live", ("random",), "s")
    game = GAMES["they-live"].begin({"players": 4}, "s")
    t, table = table_of(game), Table(schedule, schedule.task(0), {})
    spare = next(p for p in spares(t) if t.people[p].invader != person_of(t, 0).invader)
    first = table.player_of(game, 0)
    t.playing = (spare, *t.playing[1:])
    assert table.player_of(game, 0) is first


def test_nobody_is_hurried() -> None:
    clocks = [getattr(unhurried(level, "the-others", 0, "s", {}), "clock", None) for level in NAMES]
    thinking = [LEVELS[level].looks_ahead for level in NAMES]
    assert [clock is not None for clock in clocks] == thinking
    assert [clock() for clock in clocks if clock is not None] == [0.0] * sum(thinking)


def test_a_game_without_end_is_stopped_and_has_no_winner() -> None:
    row = play(Schedule("the-others", ("random",), "s", limit=10), 0)
    assert (row.outcome, row.decisions) == ("", 10)


def test_a_map_of_ones_own_stands_in_the_row_by_that_name() -> None:
    assert shown("name: here\nrest") == "own"
    assert [shown("a"), shown(3)] == ["a", 3]
