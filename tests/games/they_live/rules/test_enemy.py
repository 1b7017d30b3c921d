"""Enemy tiles: fronts and backs, stacks, the bag (chapter TL-ENEMY)."""

from typing import Any

import pytest

from othersight.games.they_live.rules.enemy import draw_tile
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import Config, TileRule
from othersight.games.they_live.state.table import DISCARDED, GONE, IN_BAG, ON_BOARD
from othersight.kernel.game import Game
from tests.games.they_live.figures import enemy, quiet_news, street
from tests.games.they_live.play import asked, at, kick, logged, open_options, person, play
from tests.rule_ids import rule

CIVILIAN = "invader-civilian"
COP = "human-cop"
CREW = "hired-crew"
WATCHMAN = "night-watchman"


def quiet(config: Config) -> None:
    """No tile has an icon or a box, no news does anything."""
    street(config)
    quiet_news(config)
    for id in config.tile_faces:
        enemy(config, id, stealth=1, combat=1, health=4)


def with_news(figures: Any = quiet, **bar: Any) -> Any:
    """Figures under which every news card has this bar."""

    def changed(config: Config) -> None:
        figures(config)
        for news in config.news.values():
            for name, value in bar.items():
                assert hasattr(news, name), name
                setattr(news, name, value)

    return changed


def on_board(game: Game) -> list[int]:
    """The tiles on the board, oldest first."""
    tiles = [tile for tile in table_of(game).tiles if tile.state == ON_BOARD]
    return [tile.index for tile in sorted(tiles, key=lambda tile: tile.age)]


def met(hero: dict[str, Any], tiles: list[tuple[str, int]], dice: str, **given: Any) -> Game:
    """Seat 0 on space 12 in the Response Phase, everybody else far away."""
    people = {0: {"space": 12, **hero}, 1: {"space": 20}, 2: {"space": 20}, 3: {"space": 20}}
    figures = given.pop("figures", quiet)
    return at("response", people=people, tiles=tiles, figures=figures, dice=kick(dice), **given)


@rule("TL-ENEMY-01", "TL-ENEMY-12")
def test_all_tiles_drawn_from_the_bag_are_green_however_many_a_space_holds() -> None:
    sample = table_of(at("action"))
    green = [face for face in sample.config.tile_list if not sample.config.tile_faces[face].boss]
    assert len(green) < len(sample.config.tile_list)
    game = at("news", figures=with_news(enemies=(3,) * (len(green) + 2)))
    t = table_of(game)
    assert sorted([t.tiles[tile].face for tile in t.places[3].stack]) == sorted(green)
    assert not [tile for tile in t.tiles if tile.state == IN_BAG]


@rule("TL-ENEMY-01")
def test_a_boss_appears_through_a_news_card() -> None:
    sample = table_of(at("action")).config
    boss = next(id for id in sample.tile_list if sample.tile_faces[id].boss)
    game = at("news", figures=with_news(boss=boss, boss_space=5))
    t = table_of(game)
    assert [t.tiles[tile].face for tile in t.places[5].stack] == [boss]


@rule("TL-ENEMY-02", "TL-ENEMY-09")
def test_the_front_shows_the_kind_and_equal_fronts_hide_different_backs() -> None:
    def figures(config: Config) -> None:
        quiet(config)
        config.tile_faces[WATCHMAN].front = config.tile_faces[COP].front = "guard"
        config.tile_faces[WATCHMAN].health = 9

    game = at("action", tiles=[(COP, 20), (WATCHMAN, 21), (CIVILIAN, 22)], figures=figures)
    shown = game.view(-1)["tiles"]
    kinds = {tile["space"]: (tile["front"], tile["kind"]) for tile in shown}
    assert kinds == {20: ("guard", "human"), 21: ("guard", "human"), 22: (CIVILIAN, "invader")}
    assert not [tile for tile in shown if "back" in tile]
    same = [{k: v for k, v in tile.items() if k not in ("tile", "space")} for tile in shown]
    by_front = [tile for tile in same if tile["front"] == "guard"]
    assert by_front[0] == by_front[1]


@rule("TL-ENEMY-03")
def test_a_tile_with_the_turn_over_icon_is_turned_and_acts_when_placed() -> None:
    def figures(config: Config) -> None:
        quiet(config)
        for face in config.tile_faces.values():
            face.turn_over = True
            face.rules = (TileRule("turn-over", "leader", (("wanted", 2),)),)

    game = at("news", figures=with_news(figures, enemies=(3,)), leader=2)
    assert person(game, 2).wanted == 2
    assert [tile["turned"] for tile in game.view(0)["tiles"]] == [True]
    game = at("news", figures=with_news(enemies=(3,)), leader=2)
    assert [tile["turned"] for tile in game.view(0)["tiles"]] == [False]


@rule("TL-ENEMY-03")
def test_a_tile_with_raid_support_is_turned_and_acts_when_a_raid_is_revealed() -> None:
    def figures(config: Config) -> None:
        quiet(config)
        face = config.tile_faces[CREW]
        face.raid_support = True
        face.rules = (TileRule("raid-support", "leader", (("damage", 2),)),)

    sample = table_of(at("action")).config
    for raid, damage in ((sample.messages[0], 2), ("", 0)):
        places = {
            space: {"billboard": (sample.artworks[i], sample.messages[1])}
            for i, space in enumerate(sample.billboards)
        }
        game = at(
            "news", figures=with_news(figures, raid=raid), tiles=[(CREW, 20)], leader=2,
            places=places,
        )  # fmt: skip
        if raid:
            play(game, *[f"{seat}: nominate 0" for seat in range(4)])
        assert person(game, 2).damage == damage
        assert table_of(game).tiles[on_board(game)[0]].turned == bool(raid)


@rule("TL-ENEMY-03", "TL-ENEMY-05")
def test_only_a_tile_with_the_influence_icon_can_be_persuaded() -> None:
    def figures(config: Config) -> None:
        quiet(config)
        config.tile_faces[COP].persuadable = True
        config.tile_faces[COP].influence = 2

    game = met({}, [(COP, 12)], "", figures=figures)
    assert open_options(game) == ["fight", "persuade"]
    people = {0: {"space": 12}, 1: {"space": 12}}
    game = at("response", people=people, tiles=[(WATCHMAN, 12)], figures=figures)
    assert table_of(game).config.tile_faces[WATCHMAN].invader is False
    assert open_options(game) == ["fight", "team"]
    assert game.why_not(0, "persuade") is not None


@rule("TL-ENEMY-04", "TL-ENEMY-09")
def test_a_turned_tile_shows_its_values_and_one_that_can_be_persuaded_five() -> None:
    def figures(config: Config) -> None:
        quiet(config)
        cop = enemy(config, COP, stealth=2, combat=3, health=8)
        cop.persuadable, cop.influence = True, 4
        cop.assault_skill, cop.assault_value = 4, 3

    game = met({"health": 9}, [(COP, 12)], "", figures=figures)
    back = game.view(3)["tiles"][0]["back"]
    assert (back["stealth"], back["combat"], back["health"]) == (2, 3, 8)
    assert (back["influence"], back["assault"]) == (4, ["tech", 3])
    play(game, "fight", dice=kick("... .."))
    while asked(game)[0][1] != "free-move":
        assert game.view(3)["tiles"][0]["back"] == back  # known for good
        play(game, open_options(game)[0])
    assert game.view(3)["tiles"][0]["back"] == back


@rule("TL-ENEMY-04", "TL-ENEMY-05")
def test_no_shipped_tile_without_the_influence_icon_has_more_than_three_values() -> None:
    for face in table_of(at("action")).config.tile_faces.values():
        assert (face.influence > 0) == face.persuadable, face.id
        assert (face.assault_value > 0) == face.persuadable, face.id


@rule("TL-ENEMY-06")
def test_damage_on_a_tile_stays_between_rounds_and_reduces_its_health() -> None:
    game = met({"health": 9}, [(CIVILIAN, 12)], "a.. aa.")
    tile = on_board(game)[0]
    assert table_of(game).tiles[tile].damage == 2
    while asked(game)[0][1] != "free-move":
        options = open_options(game)
        play(game, "pass" if "pass" in options else options[0])
    while asked(game)[0][0] != 3:
        play(game, "stay", "end")
    assert table_of(game).tiles[tile].damage == 2
    play(game, "stay", "end", dice=kick("a.. ab."))
    assert table_of(game).tiles[tile].state == DISCARDED  # 2 of 4 were left
    assert asked(game) == [(0, "reward")]


@rule("TL-ENEMY-07", "TL-ENEMY-08")
def test_a_tile_longer_on_the_board_arrives_on_top_of_the_stack() -> None:
    game = met({"wanted": 1, "health": 9}, [(COP, 11), (CIVILIAN, 12), (CREW, 11)], "")
    t = table_of(game)
    attacked = [t.tiles[values[0]].face for values in logged(game, "attack")]
    assert attacked == [COP, CIVILIAN, CREW]
    assert [t.tiles[tile].face for tile in t.places[12].stack] == [COP, CIVILIAN, CREW]


@rule("TL-ENEMY-08")
def test_tiles_of_one_card_age_in_the_order_of_placement() -> None:
    game = at("news", figures=with_news(enemies=(20, 4, 13)))
    t = table_of(game)
    assert [t.tiles[tile].space for tile in on_board(game)] == [20, 4, 13]


@rule("TL-ENEMY-06")
def test_damage_tokens_stay_on_a_tile_that_moves() -> None:
    people = {0: {"space": 12, "wanted": 1}, **{seat: {"space": seat} for seat in (1, 3)}}
    people[2] = {"space": 4}
    game = at("response", people=people, tiles=[(CIVILIAN, 12)], figures=quiet, dice=kick("a. aa."))
    tile, t = on_board(game)[0], table_of(game)
    next_door = t.config.threads[12][0]
    play(game, *["pass"] * 3)  # seat 0 recovers
    play(game, *[f"{seat}: leader 0" for seat in range(4)])
    play(game, f"step {next_door}", "end", *["stay", "end"] * 3, dice=kick("a. ..."))
    assert (t.tiles[tile].space, t.tiles[tile].damage) == (next_door, 2)


@rule("TL-ENEMY-06")
@pytest.mark.parametrize(("more", "left"), [("a..", 1), ("ab.", 0)])
def test_current_health_is_the_printed_one_less_all_damage_tokens(more: str, left: int) -> None:
    people = {0: {"space": 12, "health": 9}, 1: {"space": 12, "health": 9}}
    people |= {2: {"space": 20}, 3: {"space": 20}}
    game = at("response", people=people, tiles=[(CIVILIAN, 12)], figures=quiet)
    tile = on_board(game)[0]
    play(game, "fight", dice=kick("a.. ab. a.. " + more))  # 4 - 2 after the first of the two
    if left:
        assert table_of(game).tiles[tile].damage == 4 - left
        assert logged(game, "enemy-hurt")[-1][2] == left
    else:
        assert on_board(game) == []


@rule("TL-ENEMY-10")
def test_entering_a_space_with_enemies_starts_no_encounter_before_the_response_phase() -> None:
    game = at("action", tiles=[(COP, 9)], figures=quiet, people={0: {"wanted": 1}})
    play(game, "step 9")
    assert asked(game) == [(0, "action")]
    assert logged(game, "attack") == []


@rule("TL-ENEMY-10")
def test_a_tile_that_spawns_on_a_player_starts_no_encounter() -> None:
    game = at("news", figures=with_news(enemies=(8, 8)))
    assert [kind for _, kind in asked(game)] == ["leader"] * 4
    assert logged(game, "attack") == []


@rule("TL-ENEMY-11")
def test_killed_green_tiles_return_to_the_bag_only_when_it_is_empty() -> None:
    strong = {"skills": (3, 4, 3, 3, 3, 3)}
    game = met(strong, [(CIVILIAN, 12)], "a.. aabb", figures=with_news(enemies=(20,)))
    t = table_of(game)
    assert on_board(game) == []
    killed = [tile.index for tile in t.tiles if tile.state == DISCARDED]
    assert len(killed) == 1
    while asked(game)[0][1] != "leader":
        play(game, open_options(game)[-1])
    assert t.tiles[killed[0]].state == DISCARDED  # the bag was not empty
    assert len(on_board(game)) == 1


@rule("TL-ENEMY-11")
def test_the_discard_refills_an_empty_bag_and_killed_bosses_are_gone() -> None:
    sample = table_of(at("action")).config
    boss = next(id for id in sample.tile_list if sample.tile_faces[id].boss)
    green = [id for id in sample.tile_list if not sample.tile_faces[id].boss]

    def figures(config: Config) -> None:
        with_news(enemies=(20, 20, 20), boss=boss, boss_space=3)(config)
        for id in (boss, CIVILIAN):
            enemy(config, id, combat=1, health=2)

    rest = [(id, 3) for id in green if id != CIVILIAN] + [(CIVILIAN, 3)] * (
        green.count(CIVILIAN) - 1
    )
    game = met({}, [(boss, 12), (CIVILIAN, 12), *rest], "a.. aa.", figures=figures)
    play(game, "leave", dice=kick("a.. aa."))
    play(game, "leave")
    t = table_of(game)
    dead = next(tile for tile in t.tiles if tile.face == boss)
    assert dead.state == GONE
    while asked(game)[0][1] != "leader":
        play(game, open_options(game)[-1])
    assert [t.tiles[tile].face for tile in t.places[20].stack] == [CIVILIAN]  # one of three
    assert next(tile for tile in t.tiles if tile.face == boss).state == GONE


def with_discards(discarded: int, **given: Any) -> Game:
    """An Action turn with an empty bag, so many killed green tiles and every other tile out of the game."""
    game = at("action", figures=quiet, **given)
    t = table_of(game)
    green = [tile.index for tile in t.tiles if not t.config.tile_faces[tile.face].boss]
    for tile in list(t.tiles):
        record = t.edit_tile(tile.index)
        record.state, record.turned = GONE, True
    for index in green[:discarded]:
        t.edit_tile(index).state = DISCARDED
    return game


@rule("TL-ENEMY-11", "TL-INFO-13")
def test_all_discarded_tiles_return_face_up_when_the_bag_is_empty() -> None:
    game = with_discards(5)
    t = table_of(game)
    discards = [tile.index for tile in t.tiles if tile.state == DISCARDED]
    assert draw_tile(game) in discards
    bag = [tile for tile in t.tiles if tile.state == IN_BAG]
    assert [tile.index for tile in bag] == discards
    assert not any(tile.turned for tile in bag)


@rule("TL-ENEMY-11")
def test_with_no_tile_in_bag_and_discard_nothing_spawns() -> None:
    game = with_discards(0)
    assert draw_tile(game) == -1
    assert all(tile.state == GONE for tile in table_of(game).tiles)


@rule("TL-INFO-13", "TL-ENEMY-11")
def test_a_tile_that_has_been_through_the_bag_cannot_be_told_by_its_number() -> None:
    orders = set()
    for seed in range(6):
        game = with_discards(8, seed=str(seed))
        t = table_of(game)
        before = {tile.index: tile.face for tile in t.tiles}
        draw_tile(game)
        after = [tile for tile in t.tiles if tile.state == IN_BAG]
        assert sorted([tile.face for tile in after]) == sorted(
            [before[tile.index] for tile in after]
        )
        orders.add(tuple([tile.face == before[tile.index] for tile in after]))
    assert len(orders) > 1


@rule("TL-ENEMY-12")
def test_a_space_holds_any_amount_of_scrap() -> None:
    game = at("news", figures=with_news(scrap=(3,) * 12), places={3: {"scrap": 9}})
    assert table_of(game).places[3].scrap == 21
