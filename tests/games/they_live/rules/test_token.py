"""Damage, scrap, wanted and glasses tokens (chapter TL-TOKEN)."""

from collections.abc import Callable
from typing import Any

import pytest

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.rules.token import (
    gain_glasses,
    gain_scrap,
    heal,
    lose_wanted,
    take_damage,
    take_wanted,
)
from othersight.games.they_live.state.config import Config, Outcome
from othersight.kernel.game import Game
from tests.games.they_live.figures import enemy, generic_cards, quiet_news, street
from tests.games.they_live.play import asked, at, kick, logged, open_options, person, play
from tests.rule_ids import rule

CIVILIAN = "invader-civilian"


def meeting(hero: dict[str, Any], passed: Outcome, **given: Any) -> Game:
    """Seat 0 after a passed test on a Location card with that reward."""

    def figures(config: Config) -> None:
        street(config)
        quiet_news(config)
        generic_cards(config, "tech", passed=passed)

    game = at("location", people={0: hero}, figures=figures, **given)
    return play(game, "card", dice=kick("a.."))


@rule("TL-TOKEN-01")
def test_damage_tokens_stay_until_something_removes_them() -> None:
    game = meeting({"damage": 1, "health": 6}, (("damage", 2),))
    assert person(game, 0).damage == 3
    play(game, *["pass"] * 3)
    while asked(game)[0][1] != "free-move":
        play(game, open_options(game)[0])
    assert person(game, 0).damage == 3
    while asked(game) != [(0, "free-move")]:
        play(game, "stay", "end")
    play(game, "stay", "lay-low")
    assert person(game, 0).damage == 2


@rule("TL-TOKEN-01", "TL-ENEMY-06")
def test_an_effect_that_heals_removes_damage_and_enemies_carry_damage_too() -> None:
    assert person(meeting({"damage": 4}, (("heal", 3),)), 0).damage == 1

    def figures(config: Config) -> None:
        street(config)
        enemy(config, CIVILIAN, combat=1, health=4)

    game = at(
        "response", people={0: {"space": 12}}, tiles=[(CIVILIAN, 12)], figures=figures,
        dice=kick("a.. aa."),
    )  # fmt: skip
    assert table_of(game).tiles[table_of(game).places[12].stack[0]].damage == 2


@rule("TL-TOKEN-02", "TL-TOKEN-03")
@pytest.mark.parametrize(("before", "gain", "after"), [(0, 5, 5), (4, 1, 5), (4, 3, 5), (5, 1, 5)])
def test_nobody_holds_more_than_five_scrap_and_the_rest_is_lost(
    before: int, gain: int, after: int
) -> None:
    game = meeting({"scrap": before}, (("scrap", gain),))
    assert person(game, 0).scrap == after
    assert table_of(game).places[8].scrap == 0


@rule("TL-TOKEN-03")
def test_scrap_of_a_space_beyond_five_stays_on_the_space() -> None:
    game = meeting({"scrap": 3}, (), places={8: {"scrap": 4}})
    assert "scrap 3" not in open_options(game)
    play(game, "scrap 2")
    assert (person(game, 0).scrap, table_of(game).places[8].scrap) == (5, 2)


@rule("TL-TOKEN-04", "TL-TOKEN-05")
@pytest.mark.parametrize(
    ("before", "gain", "wanted", "damage"), [(9, 1, 10, 0), (9, 3, 10, 2), (10, 1, 10, 1)]
)
def test_each_wanted_token_beyond_ten_is_one_damage(
    before: int, gain: int, wanted: int, damage: int
) -> None:
    game = meeting({"wanted": before, "health": 6}, (("wanted", gain),))
    assert (person(game, 0).wanted, person(game, 0).damage) == (wanted, damage)


@rule("TL-TOKEN-04")
def test_overflow_damage_kills() -> None:
    game = meeting({"wanted": 10, "damage": 4, "health": 6}, (("wanted", 2),))
    assert asked(game) == [(0, "spare")]


@rule("TL-TOKEN-06")
def test_wanted_tokens_are_public_choose_the_target_and_take_stealth_dice() -> None:
    def figures(config: Config) -> None:
        street(config)
        enemy(config, CIVILIAN, stealth=1, combat=0, health=9)

    people = {0: {"space": 7, "wanted": 1}, 1: {"space": 10, "wanted": 2}, 2: {"space": 20}}
    game = at(
        "response", people={**people, 3: {"space": 20}}, tiles=[(CIVILIAN, 9)], figures=figures,
        dice=kick("a ..."),
    )  # fmt: skip
    assert len(table_of(game).places[10].stack) == 1  # towards the most wanted
    assert game.chance.loaded == ()  # Stealth 3 - 2, Combat 3
    assert [game.view(3)["people"][p]["wanted"] for p in (0, 1)] == [1, 2]


@rule("TL-TOKEN-07", "TL-TOKEN-08")
def test_glasses_are_rewards_without_limit_and_go_one_by_one() -> None:
    game = meeting({"glasses": 12}, (("glasses", 2),))
    assert person(game, 0).glasses == 14
    game = at("action", people={0: {"glasses": 14}}, figures=street)
    play(game, "stay", "inspect billboards")
    assert person(game, 0).glasses == 13


@rule("TL-TOKEN-08")
def test_removing_tokens_that_are_not_there_has_no_effect() -> None:
    outcome = (("wanted", -3), ("heal", 3), ("scrap", -2))
    game = meeting({"wanted": 1, "damage": 0, "scrap": 1}, outcome)
    hero = person(game, 0)
    assert (hero.wanted, hero.damage, hero.scrap) == (0, 0, 0)
    assert asked(game) == [(1, "location")]


@rule("TL-TOKEN-01", "TL-TOKEN-02", "TL-TOKEN-04", "TL-TOKEN-05", "TL-TOKEN-07", "TL-TOKEN-08")
@pytest.mark.parametrize(
    ("change", "key"),
    [
        (take_damage, "damage"),
        (heal, "heal"),
        (take_wanted, "wanted"),
        (lose_wanted, "wanted-removed"),
        (gain_scrap, "scrap"),
        (gain_glasses, "glasses"),
    ],
)
def test_no_token_is_told_where_none_comes_or_goes(
    change: Callable[[Game, int, int], object], key: str
) -> None:
    tokens = {"damage": 2, "wanted": 2, "scrap": 2, "glasses": 2}
    game = at("action", people={0: tokens}, figures=street)
    change(game, 0, 0)
    assert logged(game, key) == []
    change(game, 0, 1)
    assert len(logged(game, key)) == 1
    hero = person(game, 0)
    assert sum([hero.damage, hero.wanted, hero.scrap, hero.glasses]) in (7, 9)
