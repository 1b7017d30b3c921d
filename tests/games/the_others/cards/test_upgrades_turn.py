"""The Upgrades for Moves and the start of a Turn (UP-03, UP-05, UP-06, UP-08, UP-12, UP-14, UP-15)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import MEMBERS, fought, omens
from tests.games.the_others.play import (
    asked,
    dead,
    faces,
    hero,
    is_open,
    monster,
    monsters_in,
    on_board,
    open_options,
    play,
    same_space,
    story,
    why_not,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

LOOT = {"e": {"extra-turn": 1}, "e/nw": {"extra-turn": 1}}
"""Something to do in these Spaces, so that a Turn does not end for want of it."""


def with_upgrade(*cards: str, **given: Any) -> Game:
    """Thorley has these Upgrades."""
    thorley = {"upgrades": list(cards), **given.pop("thorley", {})}
    return walk(thorley, **given)


@rule("UP-03")
def test_cyber_legs_make_a_move_three_steps() -> None:
    game = with_upgrade("cyber-legs", spaces=LOOT)
    play(game, "move e/nw", "move e", "move e/nw")
    assert not is_open(game, "move e")
    assert why_not(game, "move e") == "TO-MOVE-01"


@rule("UP-05")
@pytest.mark.parametrize(
    ("kind", "dice", "wounds", "level"),
    [
        ("fire", "hit*3", 2, 1),
        ("fire", "hit blank*2", 0, 1),
        ("fire", "burst hit blank corr", 1, 1),
        ("corruption", "corr*3", 0, 3),
        ("corruption", "corr blank*2", 0, 1),
        ("corruption", "blank*3", 0, 1),
    ],
)
def test_hazmata_suit_cancels_one_success_in_a_check(
    kind: str, dice: str, wounds: int, level: int
) -> None:
    game = with_upgrade("hazmata-suit", spaces={"e/nw": {kind: 3}})
    play(game, "move e/nw", *["cover 1", "cover 2"][:wounds], dice=faces(dice))
    assert (len(hero(game, "thorley").covered), hero(game, "thorley").level) == (wounds, level)


@rule("UP-05")
def test_hazmata_suit_works_in_each_check_and_in_nothing_else() -> None:
    game = with_upgrade(
        "hazmata-suit",
        monsters=[monster("acolyte", "e")],
        spaces={"e": {"fire": 1, "corruption": 1}, "e/nw": {"fire": 1, "corruption": 1}},
    )
    fought(game, "hit skill", "cover 1")
    play(game, "move e/nw", "cover 2", dice=faces("corr hit corr hit"))  # for leaving alone
    assert (hero(game, "thorley").covered, hero(game, "thorley").level) == ((1, 2), 1)


@rule("UP-06")
def test_holy_water_drives_a_monster_one_step_away_after_the_move() -> None:
    game = with_upgrade(
        "holy-water",
        thorley={"space": "e/nw"},
        heroes={"rocco": {"space": "e/se"}},
        monsters=[monster("acolyte", "e"), monster("abomination", "e")],
    )
    assert why_not(game, "holy-water acolyte") == "TO-TIME-10"  # a Move of 0 steps
    play(game, "move e")
    assert is_open(game, "holy-water acolyte")
    play(game, "holy-water abomination")
    assert asked(game) == ("heroes-1", "holy-water")
    assert len(open_options(game)) == 4  # the Spaces beside him
    play(game, "to e/se")  # into a Space with a Hero, out of his own
    assert monsters_in(game, "e/se") == ["abomination"]
    assert monsters_in(game, "e") == ["acolyte"]
    assert not is_open(game, "holy-water acolyte")  # one Monster
    assert not is_open(game, "move e/nw")  # the Move was over


@rule("UP-06")
def test_holy_water_is_not_open_before_the_first_step_of_a_turn() -> None:
    own = {"upgrades": ["holy-water"], "extra_turns": 1}
    game = walk(own, when="token", monsters=[monster("acolyte", "e")])
    play(game, "spend turn")
    assert asked(game) == ("heroes-1", "main")
    assert why_not(game, "holy-water acolyte") == "TO-TIME-10"


@rule("UP-06")
def test_holy_water_touches_only_acolytes_and_abominations_in_his_own_space() -> None:
    game = with_upgrade(
        "holy-water",
        figures=MEMBERS,
        thorley={"space": "e/nw"},
        monsters=[
            monster("controller", "e"),
            monster("avatar", "e"),
            monster("grin-terror", "e"),
            monster("acolyte", "e/se"),
        ],
        **omens("grin-terror"),
    )
    play(game, "move e")
    assert not [text for text in open_options(game) if text.startswith("holy-water")]


@rule("UP-06", "TO-TIME-10")
def test_holy_water_is_for_the_moment_the_move_is_over() -> None:
    game = with_upgrade(
        "holy-water",
        thorley={"space": "e/nw"},
        spaces={"e": {"extra-turn": 1}},
        monsters=[monster("acolyte", "e", count=2)],
    )
    play(game, "move e", "fight", "mean no", "corruption no", dice=faces("blank*2 skill"))
    assert why_not(game, "holy-water acolyte") == "TO-TIME-10"
    play(game, "end")
    assert len(on_board(game, "acolyte")) == 2


def starting(*cards: str, **given: Any) -> Game:
    """Thorley may use his start-of-Turn Upgrades."""
    return with_upgrade(*cards, when="start-abilities", **given)


@rule("UP-08")
@pytest.mark.parametrize(
    ("level", "ways"),
    [(1, {"up": 2}), (4, {"up": 5, "down": 3}), (6, {"up": 7, "down": 5}), (7, {"down": 6})],
)
def test_inner_mastery_raises_or_lowers_the_level_by_one(level: int, ways: dict[str, int]) -> None:
    given = {"thorley": {"level": level}, "heroes": {"rocco": {"level": 3}}}
    assert open_options(starting("inner-mastery", **given)) == [
        *[f"inner-mastery {way}" for way in ways],
        "pass",
    ]
    for way, after in ways.items():
        game = play(starting("inner-mastery", **given), f"inner-mastery {way}")
        assert (hero(game, "thorley").level, hero(game, "rocco").level) == (after, 3)
        assert asked(game) == ("heroes-1", "main")  # once


@rule("UP-08")
def test_inner_mastery_may_be_left_and_gives_no_bonus_to_a_roll() -> None:
    left = play(starting("inner-mastery"), "pass")
    assert hero(left, "thorley").level == 1
    game = starting("inner-mastery", monsters=[monster("acolyte", "e")])
    play(game, "inner-mastery up")
    fought(game, "blank skill")  # no die of Level 2
    assert hero(game, "thorley").level == 2


@rule("UP-08")
def test_inner_mastery_to_level_7_kills_innocents_and_counts_for_tempting_fate() -> None:
    deadly = starting("inner-mastery", thorley={"level": 6, "innocents": 2})
    play(deadly, "inner-mastery up")
    assert hero(deadly, "thorley").innocents == 0
    tempting = starting("inner-mastery", story="the-darkness-within", thorley={"level": 2})
    play(tempting, "inner-mastery up")
    assert story(tempting).progress == 1


@rule("UP-12")
def test_regeneration_heals_one_wound_of_his_choice_at_the_start_of_his_turn() -> None:
    game = starting(
        "regeneration", thorley={"wounds": [2, 5, 6]}, heroes={"rocco": {"wounds": [1]}}
    )
    play(game, "regeneration")
    assert open_options(game) == ["uncover 2", "uncover 5", "uncover 6"]
    play(game, "uncover 5")
    assert (hero(game, "thorley").covered, hero(game, "rocco").covered) == ((2, 6), (1,))
    assert asked(game) == ("heroes-1", "main")


@rule("UP-12")
@pytest.mark.parametrize("thorley", [{}, {"wounds": [2], "cannot_heal": True}])
def test_regeneration_is_not_offered_to_the_unhurt_nor_under_a_doctors_mark(
    thorley: dict[str, Any],
) -> None:
    game = starting("regeneration", thorley=thorley)
    assert asked(game) == ("heroes-1", "main")


@rule("UP-14")
def test_seeker_grenades_may_kill_one_acolyte_in_his_space() -> None:
    crowd = [
        monster("acolyte", "e", count=2),
        monster("abomination", "e"),
        monster("controller", "e"),
        monster("acolyte", "e/nw"),
    ]
    game = starting("seeker-grenades", monsters=crowd)
    assert open_options(game) == ["seeker-grenades acolyte@e", "pass"]
    play(game, "seeker-grenades acolyte")
    assert dead(game) == ["acolyte"]
    assert hero(game, "thorley").covered == ()  # no Fight
    assert asked(game) == ("heroes-1", "main")
    left = play(starting("seeker-grenades", monsters=crowd), "pass")
    assert dead(left) == []


@rule("UP-14")
@pytest.mark.parametrize("where", ["e/nw", ""])
def test_seeker_grenades_are_not_offered_without_an_acolyte_beside_him(where: str) -> None:
    monsters = [monster("acolyte", where)] if where else [monster("abomination", "e")]
    assert asked(starting("seeker-grenades", monsters=monsters)) == ("heroes-1", "main")


@rule("UP-15")
@pytest.mark.parametrize("idle", [False, True])
def test_stealth_suit_spares_the_wound_for_leaving_monsters(idle: bool) -> None:
    monsters = [monster("abomination", "e"), monster("avatar", "e")]
    game = with_upgrade("stealth-suit", sin="sloth", punish_idle=idle, monsters=monsters)
    play(game, "move e/nw")
    assert hero(game, "thorley").covered == ()
    assert same_space(game, "thorley", "e/nw")
    assert asked(game) == ("heroes-1", "main")


@rule("UP-15")
def test_stealth_suit_spares_no_check_and_no_other_hero() -> None:
    game = with_upgrade(
        "stealth-suit",
        reactions=0,
        heroes={"rocco": {"space": "e"}},
        monsters=[monster("acolyte", "e")],
        spaces={"e": {"fire": 1}},
    )
    play(game, "move e/nw", "cover 1", dice=faces("hit"))
    assert hero(game, "thorley").covered == (1,)
    play(game, "end", "move e/nw", "cover 1", dice=faces("blank"))
    assert hero(game, "rocco").covered == (1,)
