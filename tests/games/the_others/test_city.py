"""The Spaces of a city, checked by hand on small boards; `.` is a gap, a letter a plain tile."""

from itertools import pairwise

import pytest

from othersight.games.the_others.state.city.city import City, PlacedTile, Tile
from othersight.games.the_others.state.city.maps import city_from, shipped_map, shipped_maps
from othersight.toolkit.distances import FAR, distances
from tests.rule_ids import rule

BOARDS = ["A", "A B", "A B\nC D", "A .\nB C", "A .\n. B", "A . B", "A B C\nD . E\nF G H"]


def names(city: City, spaces: tuple[int, ...]) -> set[str]:
    return {city.name[space] for space in spaces}


def neighbours(city: City, address: str) -> set[str]:
    return names(city, city.adjacent[city.space(address)])


def rows(city: City) -> set[tuple[str, ...]]:
    return {tuple(city.name[space] for space in row) for row in city.rows}


@rule("TO-MOVE-03")
def test_a_single_tile_is_a_district_and_four_streets() -> None:
    city = city_from("A")
    assert city.n == 5
    assert city.name == ("a/nw", "a/ne", "a", "a/sw", "a/se")
    assert city.districts == (2,)
    assert city.streets == (0, 1, 3, 4)
    assert city.district == (False, False, True, False, False)
    assert city.tile == ("", "", "a", "", "")
    assert city.x == (0, 2, 1, 0, 2)
    assert city.y == (0, 0, 1, 2, 2)


@rule("TO-MOVE-02")
def test_a_district_touches_its_corners_and_corners_touch_along_edges() -> None:
    city = city_from("A")
    assert neighbours(city, "a") == {"a/nw", "a/ne", "a/se", "a/sw"}
    assert neighbours(city, "a/nw") == {"a", "a/ne", "a/sw"}
    assert "a/se" not in neighbours(city, "a/nw")


@rule("TO-MOVE-02", "TO-MOVE-03")
def test_two_tiles_side_by_side_share_two_streets_but_their_districts_do_not_touch() -> None:
    city = city_from("A B")
    assert city.n == 8
    assert city.space("a/ne") == city.space("b/nw")
    assert city.space("a/se") == city.space("b/sw")
    assert neighbours(city, "a/ne") == {"a/nw", "a", "b", "b/ne", "a/se"}
    assert "b" not in neighbours(city, "a")
    assert city.on[city.space("b/nw")] == (city.space("a"), city.space("b"))


@rule("TO-MOVE-03")
def test_one_street_space_lies_on_four_tiles() -> None:
    city = city_from("A B\nC D")
    middle = city.space("a/se")
    assert city.n == 13
    assert {city.space(a) for a in ("b/sw", "c/ne", "d/nw")} == {middle}
    assert names(city, city.adjacent[middle]) == {
        *("a", "b", "c", "d"),
        *("a/ne", "a/sw", "b/se", "c/se"),
    }


@rule("TO-MOVE-03", "TO-RANGED-03")
def test_an_l_of_three_tiles_has_its_inner_crossing_on_all_three() -> None:
    city = city_from("A .\nB C")
    inner = city.space("a/se")
    assert city.n == 11
    assert city.space("b/ne") == city.space("c/nw") == inner
    assert names(city, city.adjacent[inner]) == {
        *("a", "b", "c"),
        *("a/ne", "a/sw", "c/ne", "b/se"),
    }
    assert ("a/sw", "a/se", "c/ne") in rows(city)
    assert ("a/ne", "a/se", "b/se") in rows(city)
    assert city.group == (0,) * 11


@rule("TO-MOVE-04")
def test_tiles_that_touch_only_diagonally_have_a_river_between_them() -> None:
    city = city_from("A .\n. B")
    one, other = city.space("a/se"), city.space("b/nw")
    assert city.n == 10
    assert one != other
    assert (city.x[one], city.y[one]) == (city.x[other], city.y[other]) == (2, 2)
    assert other not in city.adjacent[one]
    assert city.distance[one][other] == FAR
    assert city.group[one] != city.group[other]
    assert max(len(row) for row in city.rows) == 2


@rule("TO-MOVE-04")
def test_the_other_diagonal_is_a_river_too() -> None:
    city = city_from(". A\nB .")
    assert city.n == 10
    assert city.distance[city.space("a/sw")][city.space("b/ne")] == FAR


@rule("TO-MOVE-04")
def test_a_diagonal_touch_within_one_tile_group_is_still_no_way() -> None:
    city = city_from("A B .\nC . D\nE F G")
    assert set(city.group) == {0}
    assert city.space("b/se") != city.space("d/nw")
    assert city.distance[city.space("b/se")][city.space("d/nw")] > 2


@rule("TO-MOVE-04", "TO-RANGED-03")
def test_a_gap_separates_groups_and_breaks_lines() -> None:
    city = city_from("A . B")
    assert city.n == 10
    assert city.distance[city.space("a")][city.space("b")] == FAR
    assert city.group[city.space("a")] == 0
    assert city.group[city.space("b")] == 1
    assert city.space("b/nw") not in city.sees[city.space("a/ne")]


@rule("TO-RANGED-03")
def test_a_line_goes_on_past_a_gap_where_a_tile_on_the_other_side_carries_the_street() -> None:
    city = city_from("A . B\nC D E")
    assert ("a/sw", "a/se", "b/sw", "b/se") in rows(city)
    assert ("a/nw", "a/ne") in rows(city)
    assert ("b/nw", "b/ne") in rows(city)


@rule("TO-RANGED-03", "TO-RANGED-05")
def test_spaces_see_each_other_along_one_row_and_round_no_corner() -> None:
    city = city_from("A B C")
    assert rows(city) == {
        ("a/nw", "a/ne", "b/ne", "c/ne"),
        ("a/sw", "a/se", "b/se", "c/se"),
        ("a/nw", "a/sw"),
        ("a/ne", "a/se"),
        ("b/ne", "b/se"),
        ("c/ne", "c/se"),
    }
    assert names(city, city.sees[city.space("a/nw")]) == {"a/ne", "b/ne", "c/ne", "a/sw"}


def test_no_district_is_in_a_line_of_sight() -> None:
    city = city_from("A B\nC D")
    assert all(not city.district[space] for row in city.rows for space in row)
    assert all(city.sees[district] == () for district in city.districts)


def test_spaces_are_numbered_in_reading_order() -> None:
    city = city_from("A B\nC D")
    places = [(city.y[space], city.x[space]) for space in range(city.n)]
    assert places == sorted(places)


def test_a_street_is_named_after_its_first_tile_and_found_under_every_name() -> None:
    city = city_from("A B\nC D")
    assert city.name[city.space("d/nw")] == "a/se"
    assert city.name[city.space("d/ne")] == "b/se"
    assert len(set(city.name)) == city.n


def test_corners_of_a_district_come_clockwise_from_north_west() -> None:
    city = city_from("A B")
    corners = city.corners[city.space("b")]
    assert [city.name[s] for s in corners] == ["a/ne", "b/ne", "b/se", "a/se"]
    assert city.corners[city.space("b/ne")] == ()


@pytest.mark.parametrize(
    ("arrow", "corner"), [("", "nw"), ("^", "nw"), (">", "ne"), ("v", "se"), ("<", "sw")]
)
def test_tokens_printed_at_a_corner_turn_with_their_tile(arrow: str, corner: str) -> None:
    tile = Tile("mill", "MI", "Mill", ["heal"], [("nest", "nw"), ("fire", "district")])
    city = city_from(f"MI{arrow}", {"MI": tile})
    assert [s for s in range(city.n) if city.permanent_nest[s]] == [city.space(f"mill/{corner}")]
    assert city.permanent_fire[city.space("mill")] == 1
    assert city.icons[city.space("mill")] == ("heal",)


def test_printed_tokens_of_neighbouring_tiles_meet_in_one_street() -> None:
    one = Tile("one", "ON", "One", permanent=[("nest", "ne"), ("nest", "ne")])
    two = Tile("two", "TW", "Two", permanent=[("nest", "nw"), ("pentagram", "nw")])
    city = city_from("ON TW", {"ON": one, "TW": two})
    shared = city.space("one/ne")
    assert city.permanent_nest[shared] == 3
    assert city.permanent_pentagram[shared] == 1
    assert sum(city.permanent_corruption) == 0


@rule("TO-METRO-01", "TO-METRO-05")
def test_metro_links_stations_of_one_colour_and_only_for_heroes() -> None:
    city = city_from("A . B . C", metro={"red": ["a", "b/nw", "c"], "blue": ["a/nw", "c/ne"]})
    a, b, c = city.space("a"), city.space("b/nw"), city.space("c")
    assert city.metro[a] == tuple(sorted((b, c)))
    assert city.metro[city.space("a/nw")] == (city.space("c/ne"),)
    assert city.metro[city.space("b")] == ()
    assert city.metro_colours[a] == ("red",)
    assert b not in city.adjacent[a]
    assert b not in city.within_2[a]
    assert city.distance[a][b] == FAR
    assert city.hero_distance[a][b] == 1
    assert city.hero_distance[city.space("a/ne")][city.space("b")] == 3


@rule("TO-METRO-04")
def test_without_metro_no_hero_crosses_a_river() -> None:
    city = city_from("A . B")
    assert city.hero_distance == city.distance


def test_a_space_with_two_lines_reaches_both() -> None:
    city = city_from("A B C", metro={"red": ["a", "b"], "blue": ["a", "c"]})
    assert city.metro_colours[city.space("a")] == ("red", "blue")
    assert names(city, city.metro[city.space("a")]) == {"b", "c"}
    assert names(city, city.metro[city.space("b")]) == {"a"}


def test_within_counts_steps_by_adjacency_itself_included() -> None:
    city = city_from("A B C")
    start = city.space("a/nw")
    assert names(city, city.within_1[start]) == {"a/nw", "a", "a/ne", "a/sw"}
    assert names(city, city.within_2[start]) == {
        *("a/nw", "a", "a/ne", "a/sw"),
        *("a/se", "b", "b/ne"),
    }


def test_altars_are_counted_per_space() -> None:
    city = city_from("A B", start="b/se", altars=["a", "a/ne", "b/nw"])
    assert city.altars[city.space("a")] == 1
    assert city.altars[city.space("a/ne")] == 2
    assert sum(city.altars) == 3
    assert city.start == city.space("b/se")


@pytest.mark.parametrize("board", BOARDS)
def test_adjacency_and_sight_are_mutual(board: str) -> None:
    check_mutual(city_from(board))


@pytest.mark.parametrize(("story", "letter"), shipped_maps())
def test_adjacency_and_sight_are_mutual_on_the_maps(story: str, letter: str) -> None:
    check_mutual(shipped_map(story, letter)[0])


def check_mutual(city: City) -> None:
    for relation in (city.adjacent, city.sees, city.within_1, city.within_2, city.metro):
        assert len(relation) == city.n
        for space in range(city.n):
            assert list(relation[space]) == sorted(set(relation[space]))
            assert all(space in relation[other] for other in relation[space])
    assert all(space not in city.adjacent[space] for space in range(city.n))
    for row in city.rows:
        assert len(row) >= 2
        assert all(b in city.adjacent[a] for a, b in pairwise(row))
        assert len({city.x[s] for s in row}) == 1 or len({city.y[s] for s in row}) == 1


def test_every_street_stands_in_a_row_each_way_at_most_once() -> None:
    city = city_from("A B C\nD . E\nF G H")
    for space in city.streets:
        assert 1 <= sum(space in row for row in city.rows) <= 2


def test_distances_follow_the_shortest_way() -> None:
    assert distances([(1,), (0, 2), (1, 3), (2,), ()]) == (
        (0, 1, 2, 3, FAR),
        (1, 0, 1, 2, FAR),
        (2, 1, 0, 1, FAR),
        (3, 2, 1, 0, FAR),
        (FAR, FAR, FAR, FAR, 0),
    )


def test_the_first_street_is_the_starting_space_where_none_is_named() -> None:
    placed = PlacedTile(Tile("mill", "MI", "Mill"), 3, 2, 0)
    city = City([placed])
    assert city.name[city.start] == "mill/nw"
    assert (city.x[city.start], city.y[city.start]) == (6, 4)
