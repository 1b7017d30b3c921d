"""Cleanse an Area (chapter TO-CLEANSE)."""

from typing import Any

import pytest

from tests.games.the_others.play import (
    asked,
    faces,
    hero,
    idle,
    is_open,
    monster,
    open_options,
    play,
    space,
    space_with,
    supply,
    tile,
    tokens_in,
    why_not,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

SKILL_3 = {"heroes.thorley.skill": 3}


@rule("TO-CLEANSE-01")
def test_a_cleanse_is_an_action() -> None:
    game = walk(spaces={"e": space_with(fire=2)}, monsters=[monster("acolyte", "e")])
    play(game, "cleanse", "corruption no", "remove fire", dice=["skill"])
    assert why_not(game, "fight") == "TO-TURN-08"
    assert why_not(game, "cleanse") == "TO-TURN-08"


@rule("TO-CLEANSE-01")
def test_a_cleanse_concerns_only_the_space_the_hero_stands_in() -> None:
    tokens = {"e": space_with(fire=1), "e/nw": space_with(corruption=1)}
    game = walk(spaces=tokens, figures=SKILL_3)
    play(game, "cleanse", "corruption no", dice=faces("skill*3"))
    assert open_options(game) == ["remove fire", "pass"]
    play(game, "remove fire")
    assert tokens_in(game, "e/nw") == {"corruption": 1}
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CLEANSE-02")
@pytest.mark.parametrize(
    ("given", "companions", "dice"),
    [
        ({}, 0, 3),
        ({}, 1, 4),
        ({}, 2, 5),
        ({"upgrades": ["adreno-wear"]}, 0, 4),
        ({"upgrades": ["adreno-wear", "ravencorp-eye"]}, 0, 5),
        ({"upgrades": ["adreno-wear", "ravencorp-eye"]}, 1, 5),
        ({"npcs": ["commissioner"], "upgrades": ["ice-blade"]}, 0, 3),
    ],
)
def test_the_pool_is_skill_fellow_heroes_and_cards_that_help(
    given: dict[str, Any], companions: int, dice: int
) -> None:
    beside = {name: {"space": "e"} for name in ["rocco", "brad"][:companions]}
    game = walk(given, heroes=beside, spaces={"e": space_with(fire=1)}, figures=SKILL_3)
    play(game, "cleanse", "corruption no", dice=["hit"] * dice)
    assert tokens_in(game, "e") == {"fire": 1}
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CLEANSE-02")
@pytest.mark.parametrize(
    ("level", "wounds", "dice"), [(1, [], 4), (1, [2], 3), (4, [], 5), (4, [5], 4)]
)
def test_voluntary_corruption_adds_the_uncovered_dice_of_the_track(
    level: int, wounds: list[int], dice: int
) -> None:
    given = {"level": level, "wounds": wounds}
    game = walk(given, spaces={"e": space_with(fire=1)}, figures=SKILL_3)
    play(game, "cleanse")
    assert asked(game) == ("heroes-1", "cleanse-corruption")  # before rolling
    play(game, "corruption yes", dice=["hit"] * dice)
    assert hero(game, "thorley").level == level + 1


@rule("TO-CLEANSE-02", "TO-DICE-08")
def test_without_voluntary_corruption_the_track_gives_no_dice() -> None:
    game = walk({"level": 6}, spaces={"e": space_with(fire=1)}, figures=SKILL_3)
    play(game, "cleanse", "corruption no", dice=["hit"] * 3)
    assert hero(game, "thorley").level == 6


@rule("TO-CLEANSE-03")
def test_every_skill_takes_off_one_harmful_token_of_the_heros_choice() -> None:
    tokens = space_with(fire=1, corruption=1, pentagram=1, nest=1)
    game = walk(spaces={"e": tokens}, figures=SKILL_3)
    play(game, "cleanse", "corruption no", dice=faces("skill skill hit"))
    assert asked(game) == ("heroes-1", "remove")
    harmful = ["remove fire", "remove corruption", "remove pentagram", "remove nest", "pass"]
    assert open_options(game) == harmful
    play(game, "remove nest", "remove corruption")
    assert tokens_in(game, "e") == {"fire": 1, "pentagram": 1}
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CLEANSE-03")
def test_a_hero_may_leave_tokens_he_could_remove() -> None:
    game = walk(spaces={"e": space_with(fire=3)}, figures=SKILL_3)
    play(game, "cleanse", "corruption no", "remove fire", "pass", dice=faces("skill*3"))
    assert tokens_in(game, "e") == {"fire": 2}
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CLEANSE-04")
def test_printed_and_face_down_tokens_cannot_be_removed() -> None:
    board = {
        "layout": "A B\nC Z1",
        "start": "a/nw",
        "tiles": {"forge": tile("Z1", ["heal"], "fire", "corruption", "pentagram", "nest")},
    }
    tokens = space_with(fire=1, hidden=["corruption", "nest"])
    game = walk({"space": "forge"}, board=board, spaces={"forge": tokens}, figures=SKILL_3)
    play(game, "cleanse", "corruption no", dice=faces("skill*3"))
    assert open_options(game) == ["remove fire", "pass"]
    play(game, "remove fire")
    assert tokens_in(game, "forge") == {}
    assert len(space(game, "forge").hidden) == 2
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CLEANSE-05")
def test_faith_adds_a_die_and_may_be_turned_into_skill() -> None:
    game = walk(spaces={"e": space_with(fire=3)})
    play(game, "cleanse", "corruption no", dice=faces("faith faith hit"))
    play(game, "remove fire", "remove fire")
    assert tokens_in(game, "e") == {"fire": 1}
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CLEANSE-05")
def test_every_other_result_is_without_effect() -> None:
    game = walk(spaces={"e": space_with(fire=1)}, figures=SKILL_3)
    play(game, "cleanse", "corruption no", dice=faces("hit def cc"))
    assert tokens_in(game, "e") == {"fire": 1}
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CLEANSE-06")
def test_the_level_7_result_counts_as_skill_and_hits_and_defense_as_nothing() -> None:
    game = walk({"level": 6}, spaces={"e": space_with(fire=3)})
    play(game, "cleanse", "corruption yes", dice=faces("hit def cc"))  # Skill 1 and two dice
    assert hero(game, "thorley").level == 7
    play(game, "remove fire")
    assert tokens_in(game, "e") == {"fire": 2}
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CLEANSE-06")
def test_a_covered_level_7_slot_gives_no_skill() -> None:
    game = walk({"level": 6, "wounds": [7]}, spaces={"e": space_with(fire=1)})
    play(game, "cleanse", "corruption yes", dice=faces("hit def cc"))
    assert tokens_in(game, "e") == {"fire": 1}


@rule("TO-CLEANSE-06")
def test_a_hero_on_level_7_who_cannot_take_corruption_has_no_level_7_result() -> None:
    game = walk({"level": 7}, spaces={"e": space_with(fire=1)})
    play(game, "cleanse", dice=["hit"])
    assert tokens_in(game, "e") == {"fire": 1}
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CLEANSE-07")
def test_innocent_and_extra_turn_tokens_are_never_cleansed() -> None:
    finds = {"innocent": 1, "extra-turn": 1}
    game = walk(spaces={"e": space_with(fire=1, **finds)}, figures=SKILL_3)
    play(game, "cleanse", "corruption no", dice=faces("skill*3"))
    assert open_options(game) == ["remove fire", "pass"]
    game = walk(spaces={"e": space_with(**finds)})
    assert not is_open(game, "cleanse")
    assert why_not(game, "cleanse") == "TO-CLEANSE-09"


@rule("TO-CLEANSE-08")
def test_monsters_do_not_prevent_a_cleanse() -> None:
    game = walk(spaces={"e": space_with(nest=1)}, monsters=[monster("avatar", "e")])
    play(game, "cleanse", "corruption no", "remove nest", dice=["skill"])
    assert tokens_in(game, "e") == {}
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CLEANSE-09")
@pytest.mark.parametrize("tokens", [{}, {"hidden": ["fire"]}])
def test_without_a_removable_token_there_is_no_cleanse(tokens: dict[str, Any]) -> None:
    game = walk(spaces={"e": space_with(**tokens)})
    assert not is_open(game, "cleanse")
    assert why_not(game, "cleanse") == "TO-CLEANSE-09"


@rule("TO-CLEANSE-10")
def test_removed_tokens_return_to_the_supply_and_may_be_placed_again() -> None:
    game = walk(spaces={"e": space_with(fire=1)}, supply={"fire": 0}, reactions=0)
    play(game, "cleanse", "corruption no", "remove fire", dice=["skill"])
    assert supply(game, "fire") == 1
    idle(game, "place")
    play(game, "place corruption h", "place fire i", "place pentagram g")
    assert tokens_in(game, "i") == {"fire": 1}
    assert supply(game, "fire") == 0
    assert asked(game) == ("heroes-1", "first-hero")
