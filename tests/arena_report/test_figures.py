"""Ratings, the paired difference of two settings, and win rates as data."""

from dataclasses import replace
from math import log10
from random import Random
from typing import Any

import pytest

from othersight.arena.compare import difference, interval
from othersight.arena.ratings import ratings_of
from othersight.arena.report import win_rates_of
from othersight.arena.report.rates import Rate, effects_of, rate
from othersight.arena.statistics import (
    difference_of_shares,
    stratified_difference,
)
from othersight.games.the_others.study.report import kind_of as kind_in_the_others
from othersight.games.they_live.study.report import kind_of as kind_in_they_live
from tests.arena_report.rows import Played, rows_of


def games(outcomes: str, setting: str = "", **more: Any) -> list[Played]:
    """A game per letter: h for the Heroes, s for the Sins, - for one that did not finish."""
    sides = {"h": "heroes", "s": "sins", "-": ""}
    return [Played(n, sides[one], setting=setting, **more) for n, one in enumerate(outcomes)]


# -- ratings


def test_whoever_wins_more_is_rated_higher_and_better_known_with_more_games() -> None:
    found = ratings_of(games("hhhhhhhhhs"))
    assert set(found) == {"expert/heroes", "novice/sins"}
    assert found["expert/heroes"]["rating"] > 0 > found["novice/sins"]["rating"]
    assert found["expert/heroes"]["games"] == 10
    more = ratings_of(games("hhhhhhhhhs" * 10))
    few, many = found["expert/heroes"], more["expert/heroes"]
    assert few["low"] < few["rating"] < few["high"]
    assert many["high"] - many["low"] < few["high"] - few["low"]


def test_ratings_are_those_of_bradley_and_terry() -> None:
    """Between two players the model has one answer: the difference is the logarithm of wins to losses."""
    found = ratings_of(games("hhhs" * 500))
    difference = found["expert/heroes"]["rating"] - found["novice/sins"]["rating"]
    assert difference == pytest.approx(400 * log10(3), abs=1.0)


def test_games_of_one_seed_that_go_alike_tell_less() -> None:
    unrelated = games("hhhs" * 10)
    alike = [replace(row, deal=2 * (row.outcome == "sins") + row.number % 2) for row in unrelated]
    wide, narrow = ratings_of(alike)["expert/heroes"], ratings_of(unrelated)["expert/heroes"]
    assert wide["rating"] == narrow["rating"]
    assert wide["high"] - wide["low"] > narrow["high"] - narrow["low"]


def test_who_has_won_every_game_has_a_rating_with_an_open_end() -> None:
    best = ratings_of(games("h" * 20))["expert/heroes"]
    assert 0 < best["rating"] < 2000
    assert best["high"] - best["low"] > 100


def test_ratings_do_not_depend_on_the_order_in_which_games_arrived() -> None:
    rows = games("hshhsshshhhs")
    mixed = list(rows)
    Random(1).shuffle(mixed)
    assert mixed != rows
    assert ratings_of(mixed) == ratings_of(rows)


def test_a_game_that_did_not_finish_rates_nobody() -> None:
    assert ratings_of(games("---")) == {}
    assert ratings_of(games("h-s"))["novice/sins"]["games"] == 2


# -- two settings


def test_the_difference_is_that_of_the_games_that_changed_hands() -> None:
    told = difference(games("hhss" * 25), games("hhhs" * 25, "b"), "heroes")
    assert (told["games"], told["gained"], told["lost"], told["changed"]) == (100, 25, 0, 25)
    assert (told["share_a"], told["share_b"], told["difference"]) == (0.5, 0.75, 0.25)
    assert 0.15 < told["low"] < 0.25 < told["high"] < 0.35


def test_what_one_side_gains_the_other_loses() -> None:
    before, after = games("hhss" * 10), games("hsss" * 10, "b")
    heroes, sins = (difference(before, after, side) for side in ("heroes", "sins"))
    assert heroes["difference"] == -sins["difference"]
    assert (heroes["low"], heroes["high"]) == pytest.approx((-sins["high"], -sins["low"]))


def test_only_games_that_both_have_finished_are_compared() -> None:
    told = difference(games("hh-s"), games("h-hh", "b"), "heroes")
    assert (told["games"], told["gained"], told["lost"]) == (2, 1, 0)


def test_one_change_among_many_games_proves_nothing() -> None:
    told = difference(games("s" * 50), games("h" + "s" * 49, "b"), "heroes")
    assert told["low"] < 0 < told["difference"] < told["high"]


def test_the_interval_is_that_of_tango() -> None:
    assert interval(12, 2, 50) == pytest.approx((0.0611, 0.3447), abs=0.0001)


def test_without_any_change_the_interval_still_has_a_width() -> None:
    low, high = interval(0, 0, 100)
    assert low == -high
    assert high == pytest.approx(0.0370, abs=0.0001)
    assert interval(0, 0, 0) == (-1.0, 1.0)


def test_where_all_games_changed_hands_the_interval_ends_at_all_of_them() -> None:
    low, high = interval(20, 0, 20)
    assert 0.6 < low < high == 1.0


def test_intervals_cover_the_truth_about_as_often_as_they_say() -> None:
    lot, covered = Random(7), 0
    for _ in range(400):
        gained = sum(lot.random() < 0.2 for _ in range(200))
        lost = sum(lot.random() < 0.125 for _ in range(200 - gained))
        low, high = interval(gained, lost, 200)
        covered += low <= 0.1 <= high
    assert 365 <= covered <= 395


# -- statistics


def test_pairings_of_one_seed_that_change_hands_together_widen_the_interval() -> None:
    before, after = games("s" * 40), games("h" * 10 + "s" * 30, "b")
    alone = difference(before, after, "heroes")
    four = [
        [replace(row, number=4 * row.number + n, deal=row.number) for row in rows for n in range(4)]
        for rows in (before, after)
    ]
    shared = difference(four[0], four[1], "heroes")
    assert (shared["difference"], shared["games"]) == (alone["difference"], 160)
    width, width_alone = shared["high"] - shared["low"], alone["high"] - alone["low"]
    assert width == pytest.approx(width_alone, rel=0.1)


def test_newcombes_interval_is_that_of_his_example() -> None:
    assert difference_of_shares(56, 70, 48, 80) == pytest.approx([0.2, 0.0524, 0.3339], abs=0.0001)


def test_strata_are_compared_each_with_itself() -> None:
    """The good players both win more and take the card more; the card itself does nothing."""
    middle, low, high = stratified_difference([(72, 80, 18, 20), (2, 20, 8, 80)])
    assert middle == pytest.approx(0.0)
    assert low < 0 < high
    assert stratified_difference([(3, 5, 0, 0)]) == (0.0, -1.0, 1.0)


# -- effects and win rates


def test_an_effect_is_that_of_the_thing_and_not_of_who_has_it() -> None:
    good, bad = {"heroes": "expert", "sins": "novice"}, {"heroes": "novice", "sins": "expert"}
    rows = [
        *[Played(n, "heroes", good, facts={"things": ["card"]}) for n in range(40)],
        *[Played(n, "heroes", good, facts={"things": []}) for n in range(5)],
        *[Played(n, "sins", bad, facts={"things": []}) for n in range(40)],
        *[Played(n, "sins", bad, facts={"things": ["card"]}) for n in range(5)],
    ]
    (card,) = effects_of(rows, "heroes", lambda row: row.facts["things"], lambda row: 0)
    assert card.difference == pytest.approx(0.0)
    assert (card.having, card.lacking) == (Rate(45, 40), Rate(45, 5))
    assert card.share == card.share_without


def test_games_of_one_seed_do_not_count_as_if_each_had_its_own() -> None:
    """Nine pairings on forty seeds that decide most games; the thing, dealt by the seed, does nothing."""
    lot, held, runs = Random(3), 0, 60
    for _ in range(runs):
        rows = []
        for deal in range(40):
            ease, told = lot.random(), {"things": ["card"] if lot.random() < 0.5 else []}
            for level in "abcdefghi":
                outcome = "heroes" if lot.random() < ease else "sins"
                rows.append(Played(deal, outcome, {"heroes": level, "sins": "x"}, facts=told))
        (card,) = effects_of(rows, "heroes", lambda row: row.facts["things"], lambda row: 0)
        held += card.low <= 0 <= card.high
    assert held / runs > 0.88  # 0.95 is meant


def test_a_share_over_pairings_is_no_surer_than_its_seeds() -> None:
    once = [Played(n, "heroes" if n % 4 else "sins") for n in range(40)]
    alike = [row for row in once for _ in range(5)]
    assert rate(alike, "heroes") == Rate(200, 150)
    assert rate(alike, "heroes").interval == pytest.approx(rate(once, "heroes").interval, abs=0.01)
    apart = [replace(row, number=n) for n, row in enumerate(alike)]
    assert rate(apart, "heroes").interval == Rate(200, 150).interval


def test_the_best_comes_first_and_what_has_few_games_last() -> None:
    def rows(won: int, lost: int, *things: str) -> list[Played]:
        told = {"things": things}
        return [Played(n, "heroes" if n < won else "sins", facts=told) for n in range(won + lost)]

    found = effects_of(
        [*rows(30, 10, "good"), *rows(10, 30, "bad"), *rows(4, 0, "rare")],
        "heroes",
        lambda row: row.facts["things"],
        lambda row: 0,
    )
    assert [effect.name for effect in found] == ["good", "bad", "rare"]
    assert [effect.is_few for effect in found] == [False, False, True]


@pytest.mark.parametrize("name", ["the-others", "they-live"])
def test_win_rates_are_told_as_a_whole_and_part_by_part(name: str) -> None:
    rows = rows_of(name)
    told = win_rates_of(rows, name)
    parts = (
        ("story", "sin", "map", "hero_players")
        if name == "the-others"
        else ("players", "difficulty", "invaders")
    )
    whole = [one for one in told if all(one[part] is None for part in (*parts, "team"))]
    assert len(whole) == 4  # two pairings, two roles
    assert sum(one["games"] for one in whole) == 2 * len(rows)
    assert sum(one["wins"] for one in whole) == len(rows)
    cells = [one for one in told if one[parts[0]] is not None and one["team"] is None]
    assert sum(one["wins"] for one in cells) == len(rows)
    teams = [one for one in told if one["team"] is not None]
    for is_whole in (True, False):  # each team over all its games, and by Story and Sin
        games = [one["games"] for one in teams if (one.get("story") is None) == is_whole]
        assert sum(games) == (2 * len(rows) if name == "the-others" else 0)
    assert all((one["story"] is None) == (one["sin"] is None) for one in teams)
    assert all(0 <= one["low"] <= one["share"] <= one["high"] <= 1 for one in told)


def test_no_rows_have_no_win_rates() -> None:
    assert win_rates_of([], "the-others") == []


# -- kinds of games


def test_who_is_seen_more_at_larger_tables_is_not_taken_for_the_cause() -> None:
    """Larger tables win more and have more characters; no character does anything."""
    large = {"difficulty": "normal", "players": 6, "invaders": 2}
    small = {"difficulty": "normal", "players": 4, "invaders": 2}
    rows = [
        Played(n, outcome, options=options, facts={"things": ["one"] if n % 8 < often else []})
        for options, often, outcome in ((large, 6, "humans"), (small, 2, "invaders"))
        for n in range(80)
    ]
    (one,) = effects_of(rows, "humans", lambda row: row.facts["things"], kind_in_they_live)
    assert one.difference == pytest.approx(0.0)


def test_teams_of_three_and_of_four_are_not_compared_with_each_other() -> None:
    rows = [
        Played(0, "heroes", options={"story": "s"}, facts={"team": team})
        for team in (["a", "b", "c"], ["a", "b", "c", "d"])
    ]
    assert len({kind_in_the_others(row) for row in rows}) == 2
