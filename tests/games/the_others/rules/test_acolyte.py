"""The Acolyte Ability (chapter TO-ACOLYTE)."""

from typing import Any

import pytest

from tests.games.the_others.play import (
    TOWN,
    asked,
    dead,
    dead_monster,
    faces,
    hero,
    idle,
    is_open,
    monster,
    monsters_in,
    open_options,
    play,
    sins,
    space,
    space_with,
    tokens_in,
)
from tests.games.the_others.rules.duels import FIGURES, duel
from tests.rule_ids import rule

DEAD = dead_monster("acolyte")


@rule("TO-ACOLYTE-01")
@pytest.mark.parametrize(("kind", "fight", "defense"), [("nun", 1, 3), ("hobo", 4, 2)])
@pytest.mark.parametrize("short", [0, 1])
def test_acolytes_have_the_fight_and_defense_of_their_board(
    kind: str, fight: int, defense: int, short: int
) -> None:
    board = {
        f"monsters.acolytes.{kind}.fight": fight,
        f"monsters.acolytes.{kind}.defense": defense,
        "heroes.rose.fight": defense - short,
    }
    game = duel("acolyte", acolyte=kind, figures={**FIGURES, **board})
    roll = ["blank"] * fight + ["hit"] * (defense - short)
    play(game, "fight", "mean no", "corruption no", dice=roll)
    assert asked(game) == ("heroes-1", "main" if short else "assign")


@rule("TO-ACOLYTE-01")
def test_the_ability_is_the_sins_players() -> None:
    game = duel("acolyte", monsters=[DEAD])
    play(game, "fight", "mean no")
    assert asked(game) == ("sins", "acolyte-ability")
    assert open_options(game) == ["pass", "ability marked"]


@rule("TO-ACOLYTE-02", "TO-ACOLYTE-05", "TO-TIME-16")
def test_the_ability_is_used_once_per_round() -> None:
    game = duel("acolyte", monsters=[dead_monster("acolyte", 2)])
    ability = ("fight", "mean no", "ability marked", "corruption no")
    play(game, *ability, dice=faces("blank*4 skill*2"))
    assert sins(game).ability_used
    play(game, "end", "pass", "react", "fight", "mean no")
    assert asked(game) == ("heroes-1", "corruption")


@rule("TO-ACOLYTE-02")
def test_declining_leaves_the_ability_for_a_later_fight_of_the_round() -> None:
    game = duel("acolyte", monsters=[DEAD])
    play(game, "fight", "mean no", "pass", "corruption no", dice=faces("blank*2 skill*2"))
    play(game, "end", "pass", "react", "fight", "mean no")
    assert asked(game) == ("sins", "acolyte-ability")


@rule("TO-ACOLYTE-02", "TO-RESET-03")
def test_the_mark_leaves_the_board_when_the_round_is_reset() -> None:
    game = duel("acolyte", monsters=[DEAD], when="reset", ability_used=True)
    assert not sins(game).ability_used
    idle(game, "main")
    play(game, "fight", "mean no")
    assert asked(game) == ("sins", "acolyte-ability")


@rule("TO-ACOLYTE-03")
@pytest.mark.parametrize("when", ["main", "reaction"])
def test_the_ability_is_used_just_before_a_normal_fight_is_rolled_whoever_started_it(
    when: str,
) -> None:
    game = duel("acolyte", monsters=[DEAD], when=when)
    play(game, *(["react"] if when == "reaction" else []), "fight", "mean no")
    assert asked(game) == ("sins", "acolyte-ability")


@rule("TO-ACOLYTE-03")
def test_neither_a_cleanse_nor_a_check_is_a_moment_for_the_ability() -> None:
    spaces = {"e": space_with(fire=1), "a/se": space_with(corruption=1)}
    game = duel("acolyte", monsters=[DEAD], spaces=spaces)
    play(game, "cleanse", "corruption no", dice=faces("def*3"))
    assert asked(game) == ("heroes-1", "main")
    play(game, "move a/se", "cover 1", dice=faces("blank*2"))
    assert (asked(game), dead(game)) == (("heroes-1", "main"), ["acolyte"])


@rule("TO-ACOLYTE-04", "TO-EDITION-13")
def test_without_a_dead_acolyte_the_ability_cannot_be_used() -> None:
    game = duel("acolyte", monsters=[dead_monster("abomination", 2)])
    play(game, "fight", "mean no")
    assert asked(game) == ("heroes-1", "corruption")


@rule("TO-ACOLYTE-05")
def test_a_dead_acolyte_joins_the_fight_with_its_dice() -> None:
    game = duel("abomination", monsters=[DEAD])
    ability = ("fight", "mean no", "ability marked", "corruption no")
    play(game, *ability, dice=faces("blank*5 skill*2"))
    assert monsters_in(game, "e") == ["abomination", "acolyte"]
    assert dead(game) == []
    assert asked(game) == ("heroes-1", "main")


@rule("TO-ACOLYTE-05")
def test_the_effect_of_the_board_strikes_the_current_hero_alone() -> None:
    game = duel("acolyte", monsters=[DEAD], heroes={"morgana": {"space": "e"}})
    play(game, "fight", "mean no", "ability marked")
    marked = [name for name in ("rose", "morgana", "leah") if hero(game, name).cannot_heal]
    assert marked == ["rose"]


@rule("TO-ACOLYTE-05", "TO-TIME-16")
def test_the_effect_of_the_board_is_applied_before_the_roll() -> None:
    place = {"space": "shop"}
    there = [monster("acolyte", "shop"), DEAD]
    game = duel(board=TOWN, acolyte="nun", rose=place, monsters=there)
    play(game, "fight", "mean no", "ability marked")
    assert asked(game) == ("sins", "nun")
    assert open_options(game) == ["icon inventory 0", "icon heal 1"]
    play(game, "icon heal 1")
    assert (tokens_in(game, "shop"), space(game, "shop").covered_icons) == ({"corruption": 1}, (1,))
    play(game, "corruption no", dice=faces("blank*4 skill*2"))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-ACOLYTE-06")
def test_the_acolyte_needs_no_nest_and_can_be_killed_in_the_same_fight() -> None:
    weak = {**FIGURES, "monsters.acolytes.doctor.defense": 1}
    game = duel("acolyte", monsters=[DEAD], figures=weak)
    ability = ("fight", "mean no", "ability marked", "corruption no")
    play(game, *ability, "hit acolyte", "hit acolyte", dice=faces("blank*4 hit*2"))
    assert dead(game) == ["acolyte", "acolyte"]
    assert monsters_in(game, "e") == []


@rule("TO-ACOLYTE-06")
def test_a_blocked_nest_does_not_keep_the_acolyte_out() -> None:
    game = duel("acolyte", monsters=[DEAD], spaces={"e": space_with(nest=1)})
    play(game, "fight", "mean no", "ability marked")
    assert monsters_in(game, "e") == ["acolyte", "acolyte"]


@rule("TO-ACOLYTE-07")
def test_the_ability_cannot_create_a_fight() -> None:
    game = duel(monsters=[DEAD], when="reaction")
    play(game, "react")
    assert asked(game) == ("heroes-2", "main")
    assert dead(game) == ["acolyte"]
    game = duel(monsters=[DEAD])
    assert not is_open(game, "fight")


@rule("TO-ACOLYTE-08")
@pytest.mark.parametrize(
    ("kind", "given"),
    [
        ("hobo", {}),
        ("hobo", {"rose": {"face_down": ["brutality"]}}),
        ("nun", {}),
        ("nun", {"supply": {"corruption": 0}, "board": TOWN, "rose": {"space": "shop"}}),
        ("fireman", {"supply": {"fire": 0}}),
        ("gangster", {}),
    ],
)
def test_the_acolyte_is_placed_even_if_the_effect_can_do_nothing(
    kind: str, given: dict[str, Any]
) -> None:
    address = given.get("rose", {}).get("space", "e")
    game = duel(monsters=[monster("acolyte", address), DEAD], acolyte=kind, **given)
    play(game, "fight", "mean no", "ability marked")
    assert monsters_in(game, address) == ["acolyte", "acolyte"]
    assert tokens_in(game, address) == {}
    assert asked(game) == ("heroes-1", "corruption")


@rule("TO-ACOLYTE-08")
def test_a_nun_in_a_street_finds_no_icon_to_cover() -> None:
    street = {"space": "a/se"}
    there = [monster("acolyte", "a/se"), DEAD]
    game = duel(acolyte="nun", rose=street, monsters=there)
    play(game, "fight", "mean no", "ability marked")
    assert (monsters_in(game, "a/se"), tokens_in(game, "a/se")) == (["acolyte", "acolyte"], {})
