"""City Actions: when they may be used and what their icons do (chapter TO-CITY)."""

from typing import Any

import pytest

from othersight.games.the_others.rules.figures import table_of
from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    hero,
    idle,
    is_open,
    logged,
    monster,
    open_options,
    play,
    space,
    space_number,
    space_with,
    supply,
    tile,
    why_not,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

TOWN: dict[str, Any] = {
    "layout": "Z1 Z2 Z3\nZ4 Z5 F\nG H I",
    "start": "i/se",
    "tiles": {
        "ward": tile("Z1", ["heal", "heal"]),
        "chapel": tile("Z2", ["repent"]),
        "shop": tile("Z3", ["inventory"]),
        "square": tile("Z4", ["heal", "repent", "extra-turn"]),
        "garage": tile("Z5", ["extra-turn"]),
    },
}
HURT: dict[str, Any] = {"level": 4, "wounds": [2, 5, 7]}


def visit(address: str, thorley: dict[str, Any] | None = None, **given: Any) -> Game:
    """Thorley, hurt and corrupted, in his Turn in that Space of the town."""
    return walk({"space": address, **HURT, **(thorley or {})}, board=TOWN, **given)


@rule("TO-CITY-01")
@pytest.mark.parametrize(
    ("start", "before", "after"),
    [
        ("chapel", [], ["move chapel/sw", "move square"]),
        ("chapel/se", ["move chapel"], ["move chapel/sw"]),
        ("shop", ["move shop/nw", "move chapel"], []),
        ("chapel", ["cleanse", "corruption no"], ["move chapel/sw"]),
    ],
)
def test_a_city_action_fits_anywhere_in_the_turn(
    start: str, before: list[str], after: list[str]
) -> None:
    game = visit(start, spaces={"chapel": space_with(pentagram=1)})
    play(game, *before, dice=["hit"] if "cleanse" in before else [])
    play(game, "city-action", "icon repent", *after)
    assert hero(game, "thorley").level == 3
    assert hero(game, "thorley").city_token == space_number(game, "chapel")
    assert space(game, "chapel").city_token


@rule("TO-CITY-01")
def test_a_city_action_needs_a_district() -> None:
    game = visit("chapel/se")
    assert not is_open(game, "city-action")
    assert why_not(game, "city-action") == "TO-CITY-01"


@rule("TO-CITY-02")
def test_a_hero_has_one_city_action_in_a_round() -> None:
    game = visit("chapel", {"upgrades": ["cyber-legs"], "npcs": ["proxy"]})
    play(game, "city-action", "icon repent", "move chapel/nw", "move ward")
    assert not is_open(game, "city-action")
    assert why_not(game, "city-action") == "TO-CITY-02"
    assert hero(game, "thorley").covered == (2, 5, 7)


@rule("TO-CITY-02")
def test_a_district_serves_one_hero_in_a_round() -> None:
    heroes = {"rocco": {"space": "chapel", "level": 3}}
    game = visit("chapel", heroes=heroes, reactions=0)
    play(game, "city-action", "icon repent", "end")
    assert not is_open(game, "city-action")
    assert why_not(game, "city-action") == "TO-CITY-02"
    idle(game, "first-hero")
    play(game, "first rocco", "city-action", "icon repent")  # in the next Round it is free again
    assert hero(game, "rocco").level == 2


@rule("TO-CITY-03")
def test_a_city_action_uses_no_action_and_monsters_do_not_prevent_it() -> None:
    game = visit("chapel", monsters=[monster("avatar", "chapel"), monster("acolyte", "chapel")])
    play(game, "city-action", "icon repent")
    assert hero(game, "thorley").level == 3
    assert is_open(game, "fight")
    assert is_open(game, "move chapel/nw")


@rule("TO-CITY-04")
@pytest.mark.parametrize(
    "order", [["heal", "repent", "extra-turn"], ["extra-turn", "repent", "heal"]]
)
def test_every_icon_is_carried_out_in_the_order_the_hero_picks(order: list[str]) -> None:
    game = visit("square")
    play(game, "city-action")
    assert set(open_options(game)) == {"icon heal", "icon repent", "icon extra-turn", "pass"}
    for icon in order:
        play(game, f"icon {icon}", *["uncover 5"] * (icon == "heal"))
    assert [values[1] for values in logged(game, "icon")] == order
    found = hero(game, "thorley")
    assert (found.covered, found.level, found.extra_turns) == ((2, 7), 3, 1)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CITY-04")
def test_an_icon_shown_twice_is_carried_out_twice() -> None:
    game = visit("ward")
    play(game, "city-action", "icon heal", "uncover 2", "icon heal", "uncover 7")
    assert hero(game, "thorley").covered == (5,)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CITY-04")
def test_the_icons_that_are_left_may_be_passed_over() -> None:
    game = play(visit("ward"), "city-action", "icon heal", "uncover 2", "pass")
    assert hero(game, "thorley").covered == (5, 7)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CITY-05", "CA-1")
def test_heal_takes_off_one_marker_of_the_heros_choice() -> None:
    game = visit("ward")
    play(game, "city-action", "icon heal")
    assert open_options(game) == ["uncover 2", "uncover 5", "uncover 7"]
    play(game, "uncover 5")
    assert hero(game, "thorley").covered == (2, 7)


@rule("TO-CITY-05", "TO-CITY-06", "TO-CITY-07")
def test_a_hero_need_not_heal_nor_repent_nor_take_the_extra_turn() -> None:
    game = visit("square")
    play(game, "city-action", "pass")
    found = hero(game, "thorley")
    assert (found.covered, found.level, found.extra_turns) == ((2, 5, 7), 4, 0)
    assert not is_open(game, "city-action")
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CITY-06", "CA-2")
def test_repent_lowers_the_level_by_one() -> None:
    game = visit("chapel", heroes={"rocco": {"space": "chapel", "level": 5}})
    play(game, "city-action", "icon repent")
    assert (hero(game, "thorley").level, hero(game, "rocco").level) == (3, 5)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CITY-07", "CA-3")
def test_an_extra_turn_is_spent_from_the_heros_next_place_on() -> None:
    tokens = {"rocco": {"turns": 1}, "brad": {"turns": 0}}
    game = visit("garage", {"turns": 0}, heroes=tokens, reactions=0)
    before = supply(game, "extra-turn")
    play(game, "city-action", "icon extra-turn")
    assert (hero(game, "thorley").extra_turns, supply(game, "extra-turn")) == (1, before - 1)
    play(game, "end", "end")  # his Turn and Rocco's
    assert asked(game) == ("heroes-1", "token")
    play(game, "spend extra-turn")
    assert supply(game, "extra-turn") == before
    assert asked(game) == ("heroes-1", "main")


SHELF = ["brutality", "cyber-legs", "ice-blade", "kevlar-suit", "rail-gun"]


@rule("TO-CITY-08", "CA-4")
def test_inventory_gives_one_card_of_choice_and_is_refilled_at_once() -> None:
    game = visit("shop", inventory=SHELF, upgrade_deck=["flamethrower", "riot-shield"])
    play(game, "city-action", "icon inventory")
    assert open_options(game) == [f"take {card}" for card in SHELF]
    play(game, "take ice-blade")
    assert hero(game, "thorley").upgrades == ("ice-blade",)
    shelf = {"brutality", "cyber-legs", "kevlar-suit", "rail-gun", "flamethrower"}
    assert set(table_of(game).inventory) == shelf
    assert table_of(game).upgrade_deck[-1] == "riot-shield"
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CITY-08", "CA-4")
def test_a_hero_need_not_take_a_card() -> None:
    game = visit("shop", inventory=SHELF)
    play(game, "city-action", "pass")
    assert hero(game, "thorley").upgrades == ()
    assert table_of(game).inventory == tuple(SHELF)


@rule("TO-CITY-12")
@pytest.mark.parametrize(
    ("thorley", "supplies", "left"),
    [
        ({"wounds": []}, {}, {"icon repent", "icon extra-turn"}),
        ({"cannot_heal": True}, {}, {"icon repent", "icon extra-turn"}),
        ({"level": 1}, {}, {"icon heal", "icon extra-turn"}),
        ({"level": 2}, {}, {"icon heal", "icon repent", "icon extra-turn"}),
        ({}, {"extra-turn": 0}, {"icon heal", "icon repent"}),
        ({}, {"extra-turn": 1}, {"icon heal", "icon repent", "icon extra-turn"}),
    ],
)
def test_an_icon_that_can_do_nothing_is_passed_over_and_the_others_work(
    thorley: dict[str, Any], supplies: dict[str, int], left: set[str]
) -> None:
    game = visit("square", thorley, supply=supplies)
    play(game, "city-action")
    assert set(open_options(game)) == {*left, "pass"}


@rule("TO-CITY-12")
def test_an_empty_inventory_gives_nothing() -> None:
    game = visit("shop", inventory=[], upgrade_deck=[], exact=["upgrade_deck"])
    play(game, "city-action")
    assert hero(game, "thorley").upgrades == ()
    assert space(game, "shop").city_token
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CITY-12")
def test_an_icon_passed_over_is_not_replaced_by_another() -> None:
    game = visit("ward", {"wounds": [3]})
    play(game, "city-action", "icon heal")
    assert hero(game, "thorley").covered == ()
    assert hero(game, "thorley").level == 4
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CITY-13")
def test_a_district_whose_icons_are_all_covered_cannot_be_used() -> None:
    covered = {"ward": space_with(corruption=2, covered_icons=[0, 1])}
    game = visit("ward", spaces=covered)
    assert not is_open(game, "city-action")
    assert why_not(game, "city-action") == "TO-CITY-13"


@rule("TO-CITY-04", "TO-CITY-13")
def test_only_visible_icons_act() -> None:
    covered = {"square": space_with(corruption=2, covered_icons=[0, 2])}
    game = visit("square", spaces=covered)
    play(game, "city-action")
    assert open_options(game) == ["icon repent", "pass"]
    play(game, "icon repent")
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CITY-04")
def test_an_icon_that_was_triggered_is_carried_out_even_if_it_is_covered_since() -> None:
    game = visit("square")
    play(game, "city-action")
    square = table_of(game).edit_space(space_number(game, "square"))
    square.covered_icons = (0, 1, 2)
    play(game, "icon heal", "uncover 2")
    assert open_options(game) == ["icon extra-turn", "icon repent", "pass"]
