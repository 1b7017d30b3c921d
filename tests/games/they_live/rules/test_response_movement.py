"""Enemies move before they attack (chapter TL-RESPONSE, TL-TIME-15)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.they_live.figures import join
from tests.games.they_live.play import asked, at, kick, logged, person
from tests.games.they_live.town import (
    CIVILIAN,
    COP,
    GHOUL,
    RING,
    SECOND_RING,
    STREETS,
    face_at,
    tile_at,
    town,
)
from tests.rule_ids import rule


def responding(places: dict[int, tuple[int, int]], **given: Any) -> Game:
    """The Response Phase with seats by space and wanted tokens; the others are far apart in Tax Exempt."""
    people: dict[int, dict[str, Any]] = {seat: {"space": 1 + seat} for seat in range(4)}
    for seat, (space, tokens) in places.items():
        people[seat] = {"space": space, "wanted": tokens}
    given.setdefault("figures", town())
    return at("response", people=people, **given)


@rule("TL-RESPONSE-01", "TL-TIME-15")
def test_all_enemies_have_moved_before_the_first_encounter_and_confrontations_come_last() -> None:
    game = responding(
        {0: (20, 0), 1: (20, 0), 2: (15, 1), 3: (8, 1)},
        tiles=[(COP, 9), (CIVILIAN, 18)],
    )
    # Seat 3 is asked first although seats 0 and 1 could confront each other; both tiles have moved.
    assert asked(game) == [(3, "encounter")]
    assert face_at(game, 8) == [COP]
    assert face_at(game, 13) == [CIVILIAN]


@rule("TL-RESPONSE-01", "TL-TIME-22", "TL-TIME-23")
def test_confrontations_follow_when_the_last_encounter_is_over() -> None:
    game = responding({0: (20, 0), 1: (20, 0), 3: (8, 2)}, tiles=[(GHOUL, 8)], dice=kick(". .."))
    assert logged(game, "enemy-hurt")
    assert asked(game) == [(0, "confront")]


@rule("TL-RESPONSE-02")
def test_an_enemy_steps_once_towards_the_most_wanted_of_its_own_area() -> None:
    # Seat 1 has more tokens and is nearer, but stands in another area.
    game = responding({0: (7, 1), 1: (13, 5), 2: (10, 2), 3: (1, 0)}, tiles=[(CIVILIAN, 12)])
    assert face_at(game, 11) == [CIVILIAN]
    assert person(game, 2).damage == 0


@rule("TL-RESPONSE-02", "TL-RESPONSE-05", "TL-RESPONSE-06")
@pytest.mark.parametrize("leader", [0, 1])
def test_the_most_wanted_counts_not_the_nearest_whoever_comes_first(leader: int) -> None:
    game = responding({0: (9, 1), 1: (12, 3)}, tiles=[(CIVILIAN, 10)], leader=leader)
    assert face_at(game, 11) == [CIVILIAN]


@rule("TL-RESPONSE-03")
def test_without_a_wanted_player_in_the_area_enemies_stay() -> None:
    game = responding({0: (8, 0), 1: (13, 9)}, tiles=[(CIVILIAN, 12), (GHOUL, 22)])
    assert face_at(game, 12) == [CIVILIAN]
    assert face_at(game, 22) == [GHOUL]


@rule("TL-RESPONSE-04")
def test_an_enemy_beside_a_wanted_player_stays_though_another_is_wanted_more() -> None:
    game = responding({0: (8, 1), 1: (11, 6)}, tiles=[(CIVILIAN, 8)], dice=kick(".. .."))
    assert face_at(game, 8) == [CIVILIAN]
    assert tile_at(game, 8).turned


@rule("TL-RESPONSE-04")
def test_an_enemy_beside_players_without_wanted_tokens_leaves_for_a_wanted_one() -> None:
    game = responding({0: (8, 0), 1: (11, 1)}, tiles=[(CIVILIAN, 8)])
    assert face_at(game, 8) == []
    assert face_at(game, 7) == [CIVILIAN]
    assert not tile_at(game, 7).turned


@rule("TL-RESPONSE-05")
def test_among_equally_wanted_players_each_enemy_takes_the_one_closest_to_it() -> None:
    game = responding({0: (13, 2), 1: (16, 2)}, tiles=[(CIVILIAN, 18), (GHOUL, 15)], dice=kick(""))
    moves = {values[0]: values[2] for values in logged(game, "enemy-moves")}
    assert sorted(moves.values()) == [13, 16]


@rule("TL-RESPONSE-06")
def test_equally_close_and_equally_wanted_the_first_in_turn_order_is_the_target() -> None:
    # From 9 both 7 and 11 are two steps away; the way to 7 has the lower number, so it must not decide.
    for leader, expected in ((1, 10), (0, 8)):
        game = responding({0: (7, 2), 1: (11, 2)}, tiles=[(CIVILIAN, 9)], leader=leader)
        assert face_at(game, expected) == [CIVILIAN]


@rule("TL-RESPONSE-06")
def test_among_equally_short_routes_an_enemy_takes_the_lowest_numbered_space() -> None:
    game = responding({0: (10, 2)}, tiles=[(CIVILIAN, 7)])
    assert face_at(game, 8) == [CIVILIAN]


@rule("TL-RESPONSE-07")
def test_enemies_never_use_the_freeway() -> None:
    def loose(config: Any) -> None:
        join(config, [*RING, *SECOND_RING, *STREETS])

    # 17 is a freeway space; its enemy walks the ring to 14 (17-16-15-14 or 17-18-13-14).
    game = responding({0: (14, 1)}, tiles=[(CIVILIAN, 17)], figures=town(loose))
    assert face_at(game, 16) == [CIVILIAN]
    game = responding({0: (2, 1), 1: (20, 0), 2: (20, 0)}, tiles=[(CIVILIAN, 17)])
    assert face_at(game, 17) == [CIVILIAN]


@rule("TL-RESPONSE-07")
def test_a_shortest_route_may_cross_another_area() -> None:
    def detour(config: Any) -> None:
        # Within the area 8 and 11 are joined only by 8-7-12-11; over 13 it is two steps.
        join(config, [(7, 8), (7, 12), (12, 11), (8, 13), (13, 11), (11, 10), (10, 9), *STREETS])

    game = responding({0: (11, 1)}, tiles=[(CIVILIAN, 8)], figures=town(detour))
    assert face_at(game, 13) == [CIVILIAN]


@rule("TL-RESPONSE-07")
def test_a_tile_that_has_crossed_a_border_does_not_move_again_for_the_new_area() -> None:
    def detour(config: Any) -> None:
        join(config, [(7, 8), (7, 12), (12, 11), (8, 13), (13, 11), (13, 14), (14, 15), *STREETS])

    # Arrived on 13 it is in Downtown, where seat 1 on 15 is wanted as well.
    game = responding({0: (11, 1), 1: (15, 9)}, tiles=[(CIVILIAN, 8)], figures=town(detour))
    assert face_at(game, 13) == [CIVILIAN]
    assert len(logged(game, "enemy-moves")) == 1


@rule("TL-RESPONSE-08")
def test_an_enemy_attacks_after_its_move_and_one_that_stayed_attacks_too() -> None:
    game = responding(
        {0: (8, 3), 1: (20, 0)},
        tiles=[(CIVILIAN, 9), (GHOUL, 20)],
        dice=kick(". .." + "... .."),
    )
    assert [values[1] for values in logged(game, "attack")] == [0, 1]
    assert person(game, 0).damage == person(game, 1).damage == 3
