"""Runs of many games."""

import math
from collections import Counter
from dataclasses import replace

import pytest

from othersight.arena.simulate import Played, Run, begin, simulate, take_turn
from othersight.arena.spec import spec_of
from othersight.arena.totals import report
from othersight.bots import Observation
from othersight.kernel.errors import OthersightError, UnknownName

RANDOM = Run("the-others", 6, "arena", players="random")


def test_every_combination_comes_up_once_before_any_comes_up_twice() -> None:
    all = math.prod([len(values) for values in spec_of("the-others").cycled.values()])
    run = Run("the-others", all, "1")
    combinations = [tuple(run.options_of(i).items()) for i in range(all)]
    assert len(set(combinations)) == all
    assert run.options_of(all) == run.options_of(0)


def test_what_is_fixed_stays_and_the_rest_goes_round() -> None:
    run = Run("the-others", 24, "1", options={"story": "the-darkness-within", "sin": "sloth"})
    told = [run.options_of(i) for i in range(8)]
    assert {options["story"] for options in told} == {"the-darkness-within"}
    assert Counter(options["hero_players"] for options in told) == {1: 2, 2: 2, 3: 2, 4: 2}


def test_four_named_heroes_ask_for_two_or_four_hero_players() -> None:
    run = Run("the-others", 4, "1", options={"heroes": ("leah", "rose", "karl", "brad")})
    assert {run.options_of(i)["hero_players"] for i in range(196)} == {2, 4}


def test_the_same_seed_gives_the_same_games() -> None:
    assert list(simulate(RANDOM)) == list(simulate(RANDOM))


def test_another_seed_gives_other_games() -> None:
    assert list(simulate(RANDOM)) != list(simulate(replace(RANDOM, seed="another")))


def test_several_processes_give_the_same_games_in_the_same_order() -> None:
    assert list(simulate(RANDOM, jobs=2)) == list(simulate(RANDOM))


def test_a_game_that_goes_on_too_long_is_stopped_and_told() -> None:
    played = list(simulate(replace(RANDOM, games=1, limit=10)))
    assert [(game.outcome, game.decisions) for game in played] == [("", 10)]
    told = report(1, played, 0.0, "the-others")
    assert (told["games"], told["finished"], told["wins"]) == (1, 0, {"heroes": 0, "sins": 0})


def test_the_report_counts_wins_by_side_and_by_what_differs() -> None:
    played = [
        Played(0, {"story": "one", "map": "a"}, "sins", 4, 5, 100),
        Played(1, {"story": "two", "map": "a"}, "heroes", 8, 1, 300),
        Played(2, {"story": "one", "map": "a"}, "sins", 5, 4, 200),
    ]
    told = report(3, played, 1.23456, "the-others")
    assert told["wins"] == {"heroes": 1, "sins": 2}
    assert told["rounds"] == {"median": 5, "max": 8}
    assert told["decisions"] == {"median": 200, "max": 300}
    assert list(told["by"]) == ["story"]
    assert told["by"]["story"]["one"]["wins"] == {"heroes": 0, "sins": 2}
    assert told["seconds"] == 1.235


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownName, match="there is no game 'chess'; there are the-others"):
        list(simulate(Run("chess", 1, "1")))


def test_an_unknown_player_is_named_before_any_game_is_played() -> None:
    with pytest.raises(UnknownName, match="there is no player 'clever'"):
        list(simulate(replace(RANDOM, players="clever")))


def test_figures_of_a_what_if_run_reach_the_games() -> None:
    with pytest.raises(OthersightError, match="heroes.rose.skil"):
        list(simulate(replace(RANDOM, options={"figures": {"heroes.rose.skil": 3}})))
    changed = replace(RANDOM, options={"figures": {"monsters.sins.pride.avatar.fight": 1}})
    assert len(list(simulate(changed))) == 6


THEY_LIVE = Run("they-live", 15, "arena", players="random")


def test_parties_and_difficulties_of_they_live_go_round() -> None:
    told = [THEY_LIVE.options_of(i) for i in range(15)]
    assert len({(options["players"], options["difficulty"]) for options in told}) == 15
    assert THEY_LIVE.options_of(15) == THEY_LIVE.options_of(0)


def test_they_live_is_reported_by_sides_and_by_the_number_of_invaders_dealt() -> None:
    played = list(simulate(THEY_LIVE))
    told = report(15, played, 0.0, "they-live")
    assert told["finished"] == 15
    assert sum(told["wins"].values()) == 15
    assert set(told["wins"]) == set(told["shares"]) == {"humans", "invaders"}
    assert {"players", "difficulty", "invaders"} <= set(told["by"])
    assert set(told["by"]["invaders"]) <= {"0", "1", "2"}
    assert told["deaths"]["max"] <= 8


def test_a_game_may_ask_as_often_as_its_programme_says() -> None:
    assert spec_of("the-others").limit == 5_000
    assert spec_of("they-live").limit == 20_000


def test_the_sins_are_nobodys_side_in_they_live() -> None:
    with pytest.raises(UnknownName, match="they-live has no side that sits at the first seat"):
        list(simulate(replace(THEY_LIVE, sins_by="random")))


def test_what_players_say_unasked_is_done_before_they_answer() -> None:
    game = begin(replace(THEY_LIVE, games=1), 0)
    talker = Talker()
    take_turn(game, 0, talker, game.board())
    assert game.view(0)["claims"] == [[0, 0, "stands", "person", 1, "invader"]]
    assert game.history.length == 1
    take_turn(game, 0, talker, game.board())
    assert game.history.length == 2
    assert len(game.view(0)["claims"]) == 1


class Talker:
    """Says one thing, then answers."""

    explanation = None

    def aside(self, observation: Observation) -> str:
        return "" if observation.view["claims"] else "claim person 1 invader"

    def choose(self, observation: Observation) -> str:
        return observation.options[0]
