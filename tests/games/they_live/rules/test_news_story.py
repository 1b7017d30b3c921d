"""The Propaganda Phase: enemies, scrap, the story, the end of the deck (TL-NEWS-14, TL-NEWS-15, TL-NEWS-16,
TL-NEWS-17, TL-NEWS-18, TL-NEWS-19, TL-TIME-42, TL-TIME-43, TL-TIME-44)."""

from typing import Any

import pytest

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import Config, TileRule
from othersight.games.they_live.state.table import IN_BAG
from othersight.kernel.game import Game
from tests.games.they_live.play import asked, at, kick, logged, open_options, person, play
from tests.games.they_live.town import (
    BILLBOARDS,
    NEWS,
    OTHER_NEWS,
    all_say,
    news,
    put,
    section,
    tile,
    town,
)
from tests.rule_ids import rule

BOSS = "the-anchorman"


def reading(*changes: Any, **given: Any) -> Game:
    """The Propaganda Phase with the news card as changed; everybody stands apart in Tax Exempt."""
    people: dict[int, dict[str, Any]] = {seat: {"space": 1 + seat} for seat in range(4)}
    for seat, more in given.pop("people", {}).items():
        people[seat].update(more)
    decks = {"news": (NEWS,), **given.pop("decks", {})}
    return at("news", people=people, decks=decks, figures=town(*changes), **given)


def every_tile(**values: object) -> Any:
    """All tiles of the bag alike."""

    def figures(config: Config) -> None:
        for face in config.tile_faces.values():
            if not face.boss:
                put(face, **values)

    return figures


@rule("TL-NEWS-14", "TL-TIME-42")
def test_one_tile_from_the_bag_is_placed_on_each_number_in_order_face_down() -> None:
    game = reading(news(enemies=(20, 8, 20)))
    t = table_of(game)
    placed = [values[0] for values in logged(game, "enemy")]
    assert [t.tiles[index].space for index in placed] == [20, 8, 20]
    assert len(set(placed)) == 3
    assert not any([t.tiles[index].turned for index in placed])
    # TL-ENEMY-08: the first placed lies on top.
    assert t.places[20].stack == (placed[0], placed[2])
    assert not any([t.config.tile_faces[t.tiles[i].face].boss for i in placed])
    assert not any([t.tiles[i].state == IN_BAG for i in placed])


@rule("TL-NEWS-14", "TL-ENEMY-03", "TL-TIME-42")
def test_a_turn_over_icon_acts_before_the_next_tile_is_placed_and_may_move_the_tile() -> None:
    hunt = TileRule("turn-over", "", (), "hunt", 2)
    game = reading(
        news(enemies=(8, 12)),
        every_tile(turn_over=True, rules=(hunt,)),
        people={0: {"space": 10, "wanted": 1}},
    )
    moved = [e.key for e in game.log(-1) if e.key in ("enemy", "enemy-turned", "enemy-moves")]
    one = ["enemy", "enemy-turned", "enemy-moves", "enemy-moves"]
    assert moved == [*one, *one]
    assert len(table_of(game).places[10].stack) == 2


@rule("TL-NEWS-15", "TL-TIME-42")
def test_one_scrap_is_placed_on_each_number_listed() -> None:
    game = reading(news(scrap=(7, 8, 8)), places={7: {"scrap": 1}})
    assert [table_of(game).places[space].scrap for space in (7, 8, 9)] == [2, 2, 0]


@rule("TL-NEWS-16", "TL-TIME-43")
def test_a_lasting_story_holds_until_the_card_is_replaced() -> None:
    game = reading(
        news(lasting=(("no-lay-low", 1),)),
        news(OTHER_NEWS),
        decks={"news": (OTHER_NEWS, NEWS)},
    )
    all_say(game, "leader 0")
    play(game, "stay")
    assert "lay-low" not in open_options(game)
    play(game, "end", *["stay", "end"] * 3, *["pass"] * 4)
    all_say(game, "leader 0")
    play(game, "stay")
    assert "lay-low" in open_options(game)


@rule("TL-NEWS-16", "TL-ENEMY-01", "TL-ENEMY-03")
def test_a_story_may_bring_a_boss_that_acts_if_it_has_the_turn_over_icon() -> None:
    alarm = TileRule("turn-over", "all", (("wanted", 1),))
    game = reading(news(boss=BOSS, boss_space=20), tile(BOSS, turn_over=True, rules=(alarm,)))
    t = table_of(game)
    assert [t.tiles[i].face for i in t.places[20].stack] == [BOSS]
    assert t.tiles[t.places[20].stack[0]].turned
    assert [person(game, seat).wanted for seat in range(4)] == [1, 1, 1, 1]
    hidden = reading(news(boss=BOSS, boss_space=20))
    t = table_of(hidden)
    assert not t.tiles[t.places[20].stack[0]].turned


@rule("TL-NEWS-16", "TL-NEWS-02")
def test_the_effect_of_the_story_comes_after_the_bar() -> None:
    game = reading(news(scrap=(8,), who="all", outcome=(("wanted", 1),)))
    keys = [e.key for e in game.log(-1) if e.key in ("scrap-placed", "wanted")]
    assert keys == ["scrap-placed", *["wanted"] * 4]


@rule("TL-NEWS-16", "TL-NEWS-02")
def test_a_boss_comes_after_the_bar_and_before_the_rest_of_the_story() -> None:
    game = reading(
        news(enemies=(8,), scrap=(8,), boss=BOSS, boss_space=20, outcome=(("wanted", 1),))
    )
    keys = ("enemy", "scrap-placed", "wanted")
    told = [(e.key, e.values[1] if e.key == "enemy" else 0) for e in game.log(-1) if e.key in keys]
    assert told == [("enemy", 8), ("scrap-placed", 0), ("enemy", 20), *[("wanted", 0)] * 4]


@rule("TL-NEWS-16")
@pytest.mark.parametrize(
    ("who", "expected"),
    [
        ("all", [1, 1, 1, 1]),
        ("leader", [0, 0, 1, 0]),
        ("most-wanted", [1, 0, 0, 1]),
        ("least-wanted", [0, 1, 1, 0]),
        ("area:downtown", [0, 1, 0, 1]),
    ],
)
def test_the_effect_of_a_story_reaches_exactly_those_it_names(
    who: str, expected: list[int]
) -> None:
    people = {0: {"wanted": 3}, 1: {"space": 14}, 3: {"space": 15, "wanted": 3}}
    game = reading(news(who=who, outcome=(("scrap", 1),)), people=people, leader=2)
    assert [person(game, seat).scrap for seat in range(4)] == expected


@rule("TL-NEWS-16", "TL-ENEMY-11")
def test_a_boss_that_is_on_the_board_or_was_killed_is_not_brought_in_again() -> None:
    twice = reading(news(boss=BOSS, boss_space=20), tiles=[(BOSS, 8)])
    t = table_of(twice)
    assert (t.places[20].stack, len(t.places[8].stack)) == ((), 1)
    people = {0: {"space": 8}, **{seat: {"space": seat} for seat in (1, 3)}, 2: {"space": 4}}
    figures = town(news(boss=BOSS, boss_space=20))
    game = at(
        "response",
        people=people,
        tiles=[(BOSS, 8)],
        decks={"news": (NEWS,)},
        figures=figures,
        dice=kick("aa. aaa"),  # 3 and 2 for the critical
    )
    play(game, "0: leave", *["pass"] * 4)
    assert [kind for _, kind in asked(game)] == ["leader"] * 4
    assert (table_of(game).places[20].stack, logged(game, "enemy")) == ((), [])


@rule("TL-NEWS-16", "TL-ROUND-08")
def test_what_two_stories_in_view_change_adds_up() -> None:
    stays = news(OTHER_NEWS, stays=True, lasting=(("tech", 1),))
    story = section("tech", 1, (("scrap", 1),), ())
    game = reading(
        news(lasting=(("tech", 1),), who="leader", section=story),
        stays,
        decks={"news_card": OTHER_NEWS},
        dice=kick("....a"),  # Tech 3, and 1 die for either card
    )
    assert person(game, 0).scrap == 1


@rule("TL-NEWS-17", "TL-TIME-43")
def test_the_tests_of_a_story_are_taken_in_turn_order_by_those_it_concerns() -> None:
    story = section("tech", 1, (("cards", 1),), (("damage", 1),))
    game = reading(
        news(who="area:downtown", section=story),
        people={0: {"space": 14}, 2: {"space": 16}, 3: {"space": 15}},
        leader=2,
        dice=kick("a.."),
    )
    # Seat 2 leads and draws before seat 3 rolls; seat 1 is not in the area.
    assert asked(game) == [(2, "pile")]
    play(game, "pile 0", dice=kick("... ..."))
    assert [person(game, seat).damage for seat in range(4)] == [1, 0, 0, 1]
    rolled = [e.values[0] for e in game.log(-1) if e.key in ("test-passed", "test-failed")]
    assert rolled == [2, 3, 0]
    assert logged(game, "no-news") == []


@rule("TL-TIME-44", "TL-ROUND-03", "TL-ROUND-04")
def test_the_leader_is_elected_after_the_story_and_clockwise_without_a_majority() -> None:
    game = reading(news(scrap=(8,)), leader=3)
    assert sorted(asked(game)) == [(seat, "leader") for seat in range(4)]
    assert table_of(game).places[8].scrap == 1
    play(game, "0: leader 0", "1: leader 0", "2: leader 2", "3: leader 2")
    assert table_of(game).leader == 0  # next after 3
    assert asked(game) == [(0, "free-move")]


@rule("TL-NEWS-18", "TL-NEWS-19")
def test_without_news_the_clock_advances_each_billboard_gets_an_enemy_and_all_are_wanted() -> None:
    game = reading(
        news(OTHER_NEWS, lasting=(("no-lay-low", 1),)),
        decks={"news": (), "news_card": OTHER_NEWS},
        clock=15,
        people={1: {"wanted": 4}},
    )
    t = table_of(game)
    assert t.clock == 16
    assert [len(t.places[space].stack) for space in BILLBOARDS] == [1, 1, 1]
    assert [values[1] for values in logged(game, "enemy")] == list(BILLBOARDS)
    assert [person(game, seat).wanted for seat in range(4)] == [1, 5, 1, 1]
    assert [p.wanted for p in t.people if p.seat < 0] == [0, 0]
    assert t.decks.news_card == ""
    keys = [e.key for e in game.log(-1) if e.key in ("clock", "enemy", "wanted")]
    assert keys == ["clock", "enemy", "enemy", "enemy", "wanted", "wanted", "wanted", "wanted"]


@rule("TL-NEWS-19", "TL-VICTORY-02")
def test_midnight_without_news_ends_the_game_before_the_enemies_come() -> None:
    game = reading(decks={"news": ()}, clock=23)
    assert game.outcome == "invaders"
    assert [table_of(game).places[space].stack for space in BILLBOARDS] == [(), (), ()]
    assert person(game, 0).wanted == 0


@rule("TL-NEWS-19")
def test_turn_over_icons_apply_without_news_too() -> None:
    alarm = TileRule("turn-over", "leader", (("scrap", 1),))
    game = reading(every_tile(turn_over=True, rules=(alarm,)), decks={"news": ()})
    assert person(game, 0).scrap == 3
