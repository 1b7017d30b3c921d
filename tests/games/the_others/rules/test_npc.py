"""NPC tokens: taking, holding and putting them down (TO-NPC-01, TO-NPC-02, TO-NPC-03, TO-NPC-04, TO-NPC-05,
TO-NPC-06)."""

from typing import Any

import pytest

from othersight.games.the_others.state.config import NPCS
from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    faces,
    hero,
    is_open,
    monster,
    names_of_moves,
    open_options,
    play,
    same_space,
    space,
    space_with,
    why_not,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

ALL = ["commissioner", "proxy", "ravencorp"]


def held(game: Game, name: str = "thorley") -> list[str]:
    """The NPCs that a Hero holds."""
    return [NPCS[npc] for npc in hero(game, name).npcs]


def lying(game: Game, address: str) -> list[str]:
    """The NPCs that lie in a Space."""
    return [NPCS[npc] for npc in space(game, address).npcs]


@rule("TO-NPC-01")
@pytest.mark.parametrize("monsters", [[], [monster("acolyte", "e")]])
def test_a_hero_collects_any_number_of_npcs_for_free(monsters: list[dict[str, Any]]) -> None:
    game = walk(spaces={"e": space_with(npcs=ALL)}, monsters=monsters)
    assert all(is_open(game, f"collect {npc}") for npc in ALL)  # in any order
    play(game, *[f"collect {npc}" for npc in reversed(ALL)])
    assert sorted(held(game)) == sorted(ALL)
    assert lying(game, "e") == []
    assert is_open(game, "fight") == bool(monsters)
    assert is_open(game, "move e/nw")


@rule("TO-NPC-01")
def test_an_npc_in_another_space_or_with_another_hero_cannot_be_collected() -> None:
    game = walk(
        spaces={"e/nw": space_with(npcs=["proxy"])},
        heroes={"rocco": {"space": "e", "npcs": ["commissioner"]}},
    )
    for npc in ("proxy", "commissioner"):
        assert not is_open(game, f"collect {npc}")


@rule("TO-NPC-01", "TO-NPC-03")
def test_a_hero_takes_up_again_what_he_has_just_put_down() -> None:
    game = walk({"npcs": ["proxy"]}, steps_made=2, acted=True)
    play(game, "put-down proxy")
    assert asked(game) == ("heroes-1", "main")  # with no step left the Turn does not end unasked
    assert open_options(game) == ["collect proxy", "end"]
    play(game, "collect proxy")
    assert (held(game), lying(game, "e")) == (["proxy"], [])
    assert open_options(game) == ["put-down proxy", "end"]


@rule("TO-NPC-01")
def test_a_hero_who_comes_back_takes_up_what_he_has_put_down() -> None:
    game = walk({"npcs": ["proxy"]})
    play(game, "put-down proxy", "move e/nw")
    assert not is_open(game, "collect proxy")
    play(game, "move e", "collect proxy")
    assert held(game) == ["proxy"]


@rule("TO-NPC-02", "TO-NPC-04")
@pytest.mark.parametrize(("holder", "dice"), [("thorley", 3), ("rocco", 2)])
def test_the_holder_alone_has_the_ability_in_reactions_too(holder: str, dice: int) -> None:
    game = walk(
        {"npcs": ["commissioner"]} if holder == "thorley" else {},
        when="reaction-fight",
        heroes={"rocco": {"space": "e", "npcs": ["commissioner"] * (holder == "rocco")}},
        monsters=[monster("acolyte", "e")],
    )
    play(game, "fight", "mean no", "corruption no", dice=["blank", *["def"] * dice])
    assert asked(game) == ("heroes-1", "main")


@rule("TO-NPC-02")
def test_an_npc_lying_in_the_space_helps_nobody() -> None:
    game = walk(spaces={"e": space_with(npcs=ALL, fire=1)}, monsters=[monster("acolyte", "e")])
    play(game, "fight", "mean no", "corruption no", "hit acolyte", dice=faces("blank hit"))
    play(game, "move e/nw", "cover 1", dice=["hit"])
    assert hero(game, "thorley").covered == (1,)


@rule("TO-NPC-03")
def test_a_hero_puts_an_npc_down_and_another_takes_it_in_his_own_turn() -> None:
    game = walk({"npcs": ["commissioner", "proxy"]}, heroes={"rocco": {"space": "e"}}, reactions=0)
    play(game, "put-down commissioner")
    assert (held(game), lying(game, "e")) == (["proxy"], ["commissioner"])
    play(game, "end", "collect commissioner")  # Rocco's Turn
    assert held(game, "rocco") == ["commissioner"]
    assert asked(game) == ("heroes-1", "main")


@rule("TO-NPC-03")
def test_nobody_puts_down_or_takes_up_an_npc_in_the_turn_of_another() -> None:
    game = walk(
        hero="rocco",
        thorley={"npcs": ["proxy"]},
        heroes={"rocco": {"space": "b", "npcs": ["ravencorp"]}},
        spaces={"e": space_with(npcs=["commissioner"])},
    )
    assert not is_open(game, "put-down proxy")
    assert not is_open(game, "collect commissioner")
    assert why_not(game, "put-down proxy") == "TO-NPC-03"


@rule("TO-NPC-03")
@pytest.mark.parametrize("steps", [["e/nw"], ["e/nw", "b"]])
def test_an_npc_is_put_down_at_any_point_of_the_turn(steps: list[str]) -> None:
    game = walk({"npcs": ["commissioner"]})
    play(game, *[f"move {address}" for address in steps], "put-down commissioner")
    assert lying(game, steps[-1]) == ["commissioner"]
    assert held(game) == []


@rule("TO-NPC-04")
def test_the_commissioner_adds_a_die_to_a_fight_of_his_holder() -> None:
    game = walk({"npcs": ["commissioner"]}, monsters=[monster("acolyte", "e")])
    play(game, "fight", "mean no", "corruption no", dice=faces("blank def def"))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-NPC-04")
def test_the_commissioner_adds_a_die_to_a_ranged_fight_too() -> None:
    game = walk(
        {"space": "a/ne", "npcs": ["commissioner"], "upgrades": ["rail-gun"]},
        monsters=[monster("acolyte", "b/ne")],
    )
    play(game, "shoot b/ne", "mean no", "corruption no", "hit acolyte", dice=faces("hit cc"))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-NPC-04")
def test_the_commissioner_adds_no_die_to_a_cleanse() -> None:
    game = walk({"npcs": ["commissioner"]}, spaces={"e": space_with(fire=1)})
    play(game, "cleanse", "corruption no", dice=["hit"])
    assert asked(game) == ("heroes-1", "main")


@rule("TO-NPC-05")
def test_proxy_shields_its_holder_in_checks() -> None:
    game = walk({"npcs": ["proxy"]}, spaces={"e": space_with(fire=1, corruption=2)})
    play(game, "move e/nw", dice=faces("corr corr hit"))
    assert (hero(game, "thorley").level, hero(game, "thorley").covered) == (2, ())


@rule("TO-NPC-05")
def test_ravencorp_gives_its_holder_one_more_step() -> None:
    game = walk({"npcs": ["ravencorp"]})
    play(game, "move e/nw", "move b", "move b/ne")
    assert same_space(game, "thorley", "b/ne")
    assert names_of_moves(game) == set()
    assert why_not(game, "move b") == "TO-MOVE-01"


@rule("TO-NPC-06")
@pytest.mark.parametrize("found_in", ["e/nw", "b"])
def test_ravencorp_collected_in_mid_move_extends_it(found_in: str) -> None:
    game = walk(spaces={found_in: space_with(npcs=["ravencorp"])})
    for address in ("e/nw", "b"):
        play(game, f"move {address}", *["collect ravencorp"] * (address == found_in))
    play(game, "move b/ne")
    assert same_space(game, "thorley", "b/ne")


@rule("TO-NPC-06")
def test_ravencorp_put_down_in_mid_move_no_longer_extends_it() -> None:
    game = walk({"npcs": ["ravencorp", "proxy"]})
    play(game, "move e/nw", "move b")
    assert is_open(game, "move b/ne")
    play(game, "put-down ravencorp")
    assert names_of_moves(game) == set()
    assert why_not(game, "move b/ne") == "TO-MOVE-01"
    assert asked(game) == ("heroes-1", "main")


@rule("TO-NPC-06")
def test_ravencorp_collected_after_the_action_does_not_reopen_a_move() -> None:
    tokens = space_with(npcs=["ravencorp"], fire=1)
    game = walk({"npcs": ["proxy"]}, spaces={"e/nw": tokens})
    play(
        game, "move e/nw", "cleanse", "corruption no", "collect ravencorp", dice=faces("blank hit")
    )
    assert names_of_moves(game) == set()
    assert why_not(game, "move e") == "TO-TURN-07"
