"""The Action turn: moves, the freeway, LAY LOW, DISTRACT (chapter TL-ACTION, TL-ACTION-16, TL-ACTION-17)."""

from typing import Any

import pytest

from othersight.games.they_live.rules.enemy import leave_board
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import Config
from othersight.games.they_live.state.table import DISCARDED
from othersight.kernel.errors import IllegalOption
from othersight.kernel.game import Game
from othersight.locales import text
from tests.games.they_live.figures import BELT, KIT, PIPE, injury, join, street
from tests.games.they_live.play import (
    asked,
    at,
    faces,
    logged,
    open_options,
    person,
    play,
)
from tests.rule_ids import rule

COP = "human-cop"


def acting(person: dict[str, Any] | None = None, **given: Any) -> Game:
    """Seat 0 at the beginning of the own Action turn, alone on the space if the test puts nobody else there."""
    people = {1: {"space": 20}, 2: {"space": 20}, 3: {"space": 20}, **given.pop("people", {})}
    figures = given.pop("figures", street)
    return at("action", people={**people, 0: person or {}}, figures=figures, **given)


def verbs(game: Game) -> set[str]:
    """The first words of what is open."""
    return {line.split()[0] for line in open_options(game)}


def reason(game: Game, text: str) -> str:
    """The rule that keeps seat 0 from something."""
    found = game.why_not(0, text)
    assert found is not None
    return found.rule


@rule("TL-ACTION-01", "TL-TIME-14")
def test_a_turn_is_a_free_move_then_two_actions_then_the_next_player() -> None:
    game = acting({"scrap": 3, "bag": [KIT, PIPE]})
    assert asked(game) == [(0, "free-move")]
    play(game, "step 9")
    assert asked(game) == [(0, "action")]
    play(game, "craft glasses")
    assert asked(game) == [(0, "action")]
    play(game, "step 10")
    assert asked(game) == [(1, "free-move")]
    assert person(game, 0).space == 10


@rule("TL-ACTION-03")
@pytest.mark.parametrize("by", ["injury", "news"])
def test_what_forbids_move_forbids_the_action_and_not_the_free_move(by: str) -> None:
    def lamed(config: Config) -> None:
        street(config)
        injury(config, "winded").forbids = ("move",)
        config.news["sunny-weekend"].lasting = (("no-move", 1),)

    hurt = {"injuries": ("winded",), "injury_rounds": (1,)} if by == "injury" else {}
    news = {"news_card": "sunny-weekend"} if by == "news" else {}
    game = acting({"space": 17, **hurt}, figures=lamed, decks=news)
    assert {"stay", "step 16", "ride 23", "ride 2"} <= set(open_options(game))
    play(game, "step 16")
    assert person(game, 0).space == 16
    assert asked(game) == [(0, "action")]
    assert not verbs(game) & {"step", "ride"}
    assert reason(game, "step 17") == ("TL-INJURY-02" if by == "injury" else "TL-NEWS-16")


@rule("TL-ACTION-01", "TL-ROUND-02", "TL-TIME-14")
def test_the_leader_acts_first_and_the_response_phase_follows_the_last_player() -> None:
    game = at("end-of-round", figures=street, leader=1)
    play(game, "0: leader 2", "1: leader 2", "2: leader 2", "3: leader 0")
    order = []
    while asked(game)[0][1] == "free-move":
        order.append(asked(game)[0][0])
        assert logged(game, "response-phase") == []
        play(game, "stay", "end")
    assert order == [2, 3, 0, 1]
    assert logged(game, "response-phase") == [()]


@rule("TL-ACTION-02", "TL-TIME-10", "TL-TIME-13")
def test_moving_and_acting_are_optional_and_the_free_move_never_comes_back() -> None:
    game = acting({"scrap": 3})
    assert set(open_options(game)) == {"stay", "step 7", "step 9"}
    play(game, "stay", "craft glasses", "step 9")
    assert asked(game) == [(1, "free-move")]
    assert person(game, 0).space == 9
    game = acting({"scrap": 3})
    play(game, "stay", "end")
    assert asked(game) == [(1, "free-move")]
    assert (person(game, 0).space, person(game, 0).scrap) == (8, 3)


@rule("TL-EX-10", "TL-ACTION-03")
def test_a_free_move_and_two_different_actions_other_than_move_are_legal() -> None:
    game = play(acting({"scrap": 3, "glasses": 1}), "step 9", "craft glasses", "inspect billboards")
    assert asked(game) == [(1, "free-move")]


@rule("TL-EX-10", "TL-ACTION-03", "TL-TIME-13")
def test_a_free_move_and_move_make_two_moves_and_never_three() -> None:
    game = play(acting({"scrap": 3}), "step 9", "step 10")
    assert "step" not in verbs(game)
    assert reason(game, "step 11") == "TL-ACTION-03"
    play(game, "craft glasses")
    assert person(game, 0).space == 10
    assert asked(game) == [(1, "free-move")]


@rule("TL-ACTION-03")
def test_no_action_is_taken_twice_even_in_another_mode() -> None:
    game = play(acting({"scrap": 3, "glasses": 2, "bag": [KIT]}), "stay", "craft glasses")
    assert "craft" not in verbs(game)
    assert reason(game, "craft scrap") == "TL-ACTION-03"
    play(game, "inspect cards")
    game = play(acting({"glasses": 2}), "stay", "inspect cards")
    assert "inspect" not in verbs(game)
    assert reason(game, "inspect billboards") == "TL-ACTION-03"


@rule("TL-ACTION-03", "TL-INJURY-02")
def test_treating_injuries_is_an_action_too_and_not_taken_twice() -> None:
    def figures(config: Any) -> None:
        street(config)
        for id in ("broken-hand", "deep-cut"):
            cut = injury(config, id, severe=True)
            cut.removal, cut.price = "scrap", 1

    hurt = {"injuries": ("broken-hand", "deep-cut"), "injury_rounds": (1, 1), "scrap": 2}
    game = play(acting(hurt, figures=figures), "stay", "treat 0")
    assert person(game, 0).injuries == ("deep-cut",)
    assert "treat" not in verbs(game)
    assert reason(game, "treat 0") == "TL-ACTION-03"
    assert asked(game) == [(0, "action")]


@rule("TL-ACTION-04", "TL-TIME-10")
def test_a_step_goes_along_one_thread_only() -> None:
    def figures(config: Any) -> None:
        street(config)
        join(config, [(8, 20), (20, 21), (9, 10), (8, 3)])

    game = acting(figures=figures)
    assert set(open_options(game)) == {"stay", "step 3", "step 20"}
    assert reason(game, "step 21") == "TL-ACTION-04"
    assert reason(game, "step 9") == "TL-ACTION-04"
    play(game, "step 20", "step 8")
    assert person(game, 0).space == 8


@rule("TL-ACTION-04", "TL-ACTION-06")
def test_on_the_freeway_every_thread_is_open_beside_the_rides() -> None:
    game = acting({"space": 17})
    assert open_options(game) == ["stay", "step 16", "step 18", "ride 2", "ride 23"]
    play(game, "stay")
    assert open_options(game)[:4] == ["step 16", "step 18", "ride 2", "ride 23"]


@rule("TL-ACTION-05")
@pytest.mark.parametrize(
    ("start", "end", "cost"),
    [(2, 17, 1), (17, 23, 1), (2, 23, 2), (23, 17, 1), (17, 2, 1), (23, 2, 2)],
)
def test_a_freeway_ride_costs_a_wanted_token_for_each_freeway_space(
    start: int, end: int, cost: int
) -> None:
    game = play(acting({"space": start}), f"ride {end}")
    assert (person(game, 0).space, person(game, 0).wanted) == (end, cost)


@rule("TL-ACTION-05")
def test_nobody_rides_from_or_to_other_spaces() -> None:
    game = acting()
    assert "ride" not in verbs(game)
    assert reason(game, "ride 17") == "TL-ACTION-05"
    game = acting({"space": 2})
    assert {line for line in open_options(game) if "ride" in line} == {"ride 17", "ride 23"}
    assert reason(game, "ride 18") == "TL-ACTION-05"


@rule("TL-ACTION-06")
def test_a_ride_is_the_free_move_or_the_move_action_and_is_not_mixed_with_a_step() -> None:
    game = play(acting({"space": 2}), "ride 17")
    assert asked(game) == [(0, "action")]  # no thread step follows within the free move
    play(game, "ride 23")
    assert not {"ride", "step"} & verbs(game)
    assert reason(game, "ride 2") == "TL-ACTION-03"
    assert person(game, 0).wanted == 2
    game = play(acting({"space": 1}), "step 2", "ride 17")
    assert not {"ride", "step"} & verbs(game)


@rule("TL-ACTION-07", "TL-DEATH-03")
def test_who_dies_of_a_ride_dies_on_the_space_just_reached() -> None:
    doomed = {"space": 2, "wanted": 10, "damage": 5, "health": 6, "bag": [PIPE]}
    game = play(acting(doomed), "ride 23")
    assert asked(game) == [(0, "spare")]
    t = table_of(game)
    assert faces(game, t.places[17].dropped) == [PIPE]
    assert t.places[23].dropped == ()
    game = play(acting({**doomed, "wanted": 9}), "ride 23")
    assert faces(game, table_of(game).places[23].dropped) == [PIPE]


@rule("TL-ACTION-05", "TL-ACTION-07", "TL-NEWS-16")
@pytest.mark.parametrize(("news", "wanted"), [("traffic-update", 0), ("", 2)])
def test_a_ride_costs_nothing_while_the_news_makes_the_freeway_free(news: str, wanted: int) -> None:
    decks = {"news_card": news}
    game = play(at("action", people={0: {"space": 2}}, decks=decks), "ride 23")
    assert (person(game, 0).space, person(game, 0).wanted) == (23, wanted)
    doomed = {"space": 2, "wanted": 10, "damage": 5, "health": 6}
    game = play(at("action", people={0: doomed}, decks=decks), "ride 23")
    assert asked(game) == [(0, "spare" if wanted else "action")]


@rule("TL-ACTION-08")
def test_lay_low_removes_one_of_each_and_more_for_scrap() -> None:
    game = acting({"wanted": 4, "damage": 3, "scrap": 3})
    play(game, "stay", "lay-low")
    assert (person(game, 0).wanted, person(game, 0).damage, person(game, 0).scrap) == (3, 2, 3)
    play(game, "remove wanted", "remove wanted", "remove damage")
    assert (person(game, 0).wanted, person(game, 0).damage, person(game, 0).scrap) == (1, 1, 0)
    assert asked(game) == [(1, "free-move")]


@rule("TL-ACTION-08", "TL-TOKEN-08")
def test_paying_for_more_is_optional_and_only_for_tokens_that_are_there() -> None:
    game = play(acting({"wanted": 0, "damage": 3, "scrap": 5}), "stay", "lay-low")
    assert open_options(game) == ["remove damage", "pass"]
    play(game, "pass")
    assert (person(game, 0).damage, person(game, 0).wanted, person(game, 0).scrap) == (2, 0, 5)


@rule("TL-ACTION-09", "TL-TIME-11")
def test_lay_low_ends_the_turn_even_as_first_action() -> None:
    game = play(acting({"wanted": 1, "glasses": 1}), "stay", "lay-low")
    assert asked(game) == [(1, "free-move")]


@rule("TL-ACTION-09", "TL-ACTION-24")
def test_an_enemy_on_the_space_forbids_lay_low_and_nothing_else() -> None:
    hands = {"wanted": 1, "scrap": 3, "glasses": 1, "bag": [PIPE, BELT]}
    free = play(acting(hands, people={1: {}}, tiles=[(COP, 10)]), "stay")
    watched = play(acting(hands, people={1: {}}, tiles=[(COP, 10), (COP, 8)]), "stay")
    assert set(open_options(free)) - set(open_options(watched)) == {"lay-low"}
    assert {"step", "trade", "reorganize", "distract", "inspect", "craft"} <= verbs(watched)
    assert reason(watched, "lay-low") == "TL-ACTION-09"
    play(watched, "step 9", "lay-low")  # having walked away
    assert person(watched, 0).wanted == 0


@rule("TL-ACTION-15")
def test_distract_costs_a_wanted_token_and_draws_the_closest_tile_one_space_closer() -> None:
    game = play(acting(tiles=[(COP, 12), (COP, 5)]), "stay", "distract")
    t = table_of(game)
    assert person(game, 0).wanted == 1
    assert sorted([tile.space for tile in t.tiles if tile.space]) == [6, 12]
    assert asked(game) == [(0, "action")]


@rule("TL-ACTION-16")
def test_a_tile_on_the_own_space_is_not_the_closest_and_one_tile_moves() -> None:
    game = play(acting(tiles=[(COP, 8), (COP, 18)]), "stay", "distract")
    assert [len(table_of(game).places[s].stack) for s in (8, 17, 18)] == [1, 1, 0]


@rule("TL-ACTION-16")
def test_among_tied_tiles_the_acting_player_chooses_also_within_a_stack() -> None:
    game = acting(tiles=[(COP, 10), ("night-watchman", 10), ("hired-crew", 6), ("hired-crew", 5)])
    play(game, "stay", "distract")
    assert asked(game) == [(0, "distract")]
    assert open_options(game).count("tile hired-crew") == 1
    play(game, "tile night-watchman")
    t = table_of(game)
    assert [t.tiles[tile].face for tile in t.places[9].stack] == ["night-watchman"]
    assert len(t.places[10].stack) == 1


@rule("TL-ACTION-16")
def test_among_tied_routes_the_acting_player_chooses() -> None:
    def figures(config: Any) -> None:
        street(config)
        join(config, [(8, 9), (8, 10), (9, 11), (10, 11), (2, 17), (17, 20)])

    game = play(acting(figures=figures, tiles=[(COP, 11)]), "stay", "distract")
    assert (asked(game), open_options(game)) == ([(0, "distract-way")], ["to 9", "to 10"])
    play(game, "to 10")
    assert len(table_of(game).places[10].stack) == 1


@rule("TL-ACTION-16")
def test_a_tile_that_was_killed_nearby_is_not_the_closest() -> None:
    game = play(acting(tiles=[(COP, 9), (COP, 12)]), "stay")
    t = table_of(game)
    leave_board(t, t.places[9].stack[0], DISCARDED)  # where it lay is remembered
    play(game, "distract")
    assert [len(t.places[space].stack) for space in (9, 11, 12)] == [0, 1, 0]


@rule("TL-ACTION-15", "TL-ACTION-17")
@pytest.mark.parametrize(("wanted", "then"), [(0, (0, "distract")), (10, (0, "spare"))])
def test_the_wanted_token_comes_before_the_choice_among_tied_tiles(
    wanted: int, then: tuple[int, str]
) -> None:
    hunted = {"wanted": wanted, "damage": 5, "health": 6}
    game = play(acting(hunted, tiles=[(COP, 10), ("night-watchman", 10)]), "stay", "distract")
    assert asked(game) == [then]
    if wanted == 0:
        assert person(game, 0).wanted == 1


@rule("TL-ACTION-15", "TL-NEWS-16", "TL-ROUND-10")
def test_distract_draws_a_tile_under_news_that_hold_enemies_in_the_response_phase() -> None:
    news = {"news_card": "ball-game-tonight"}
    game = play(acting({"wanted": 1}, tiles=[(COP, 12)], decks=news), "stay", "distract")
    assert [place.number for place in table_of(game).places if place.stack] == [11]
    while asked(game)[0][1] in ("free-move", "action"):
        play(game, "stay" if asked(game)[0][1] == "free-move" else "end")
    assert [place.number for place in table_of(game).places if place.stack] == [11]
    for card in ("ball-game-tonight", "heat-wave"):
        assert "in the Response Phase" in text(f"they-live-news-{card}.effect")


@rule("TL-ACTION-17")
def test_distract_needs_an_enemy_on_another_space() -> None:
    game = play(acting(tiles=[(COP, 8)]), "stay")
    assert "distract" not in verbs(game)
    assert reason(game, "distract") == "TL-ACTION-17"


@rule("TL-ACTION-17", "TL-DEATH-12")
def test_if_the_wanted_token_kills_no_tile_moves_and_the_turn_is_over() -> None:
    doomed = {"wanted": 10, "damage": 5, "health": 6}
    game = play(acting(doomed, tiles=[(COP, 12)]), "stay", "distract")
    assert asked(game) == [(0, "spare")]
    play(game, open_options(game)[0])
    while asked(game)[0][0] == 0:
        assert asked(game)[0][1] in ("reorganize", "pile")  # inventory and intro, no action
        play(game, open_options(game)[-1])
    assert asked(game) == [(1, "free-move")]
    assert len(table_of(game).places[12].stack) == 1


@rule("TL-ACTION-01")
def test_nobody_acts_in_anothers_turn() -> None:
    game = acting()
    with pytest.raises(IllegalOption):
        game.answer("stay", 1)
    assert asked(game) == [(0, "free-move")]
