"""Who fights whom, and with how many dice (chapter TO-FIGHT, TO-FIGHT-20)."""

from typing import Any

import pytest

from othersight.games.the_others.rules.figures import place_hero
from tests.games.the_others.play import (
    asked,
    dead,
    dead_monster,
    faces,
    hero,
    is_open,
    logged,
    monster,
    monsters_in,
    on_board,
    open_options,
    play,
    sins,
    space_number,
    space_with,
    table_of,
    tile,
    why_not,
)
from tests.games.the_others.rules.duels import duel
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule


@rule("TO-FIGHT-01")
@pytest.mark.parametrize(("when", "start"), [("main", ["fight"]), ("reaction", ["react", "fight"])])
def test_a_fight_is_resolved_alike_whoever_starts_it(when: str, start: list[str]) -> None:
    game = duel("acolyte", when=when)
    roll = faces("sin-hit corr cc hit hit")
    play(game, *start, "mean yes", "corruption yes", "hit acolyte", "cover 1", dice=roll)
    assert dead(game) == ["acolyte"]
    assert hero(game, "rose").covered == (1,)
    assert hero(game, "rose").level == 2
    assert asked(game) == ("heroes-1" if when == "main" else "heroes-2", "main")


@rule("TO-FIGHT-01")
def test_a_fight_of_the_current_hero_is_his_action() -> None:
    game = duel("acolyte", spaces={"e": space_with(fire=1)})
    play(game, "fight", "mean no", "corruption no", dice=faces("blank*2 skill*2"))
    assert not is_open(game, "fight")
    assert not is_open(game, "cleanse")
    assert why_not(game, "fight") == "TO-TURN-08"
    assert is_open(game, "move a/se")


@rule("TO-FIGHT-02")
def test_every_monster_in_his_space_takes_part_and_none_from_elsewhere() -> None:
    near = [monster("abomination", "a/se"), monster("acolyte", "b/se")]
    game = duel("acolyte", "abomination", "controller", monsters=near)
    fights = [option for option in open_options(game) if option.startswith("fight")]
    assert fights == ["fight"]
    roll = faces("blank*9 hit*2")
    play(game, "fight", "mean no", "corruption no", dice=roll)
    assert open_options(game) == ["hit acolyte@e", "pass"]


@rule("TO-FIGHT-03", "TO-DICE-07")
def test_other_heroes_in_the_space_lend_a_die_each_and_suffer_nothing() -> None:
    friends = {"leah": {"space": "e", "level": 3}, "morgana": {"space": "e"}}
    game = duel("acolyte", "acolyte", heroes=friends)
    roll = faces("sin-hit*2 corr*2 skill*4")
    play(game, "fight", "mean no", "corruption no", "cover 1", "cover 2", dice=roll)
    assert (hero(game, "rose").covered, hero(game, "rose").level) == ((1, 2), 3)
    assert (hero(game, "leah").covered, hero(game, "leah").level) == ((), 3)
    assert (hero(game, "morgana").covered, hero(game, "morgana").level) == ((), 1)


@rule("TO-FIGHT-04")
def test_without_a_monster_in_his_space_no_fight_can_be_started() -> None:
    game = duel(monsters=[monster("acolyte", "a/se")])
    assert not is_open(game, "fight")
    assert why_not(game, "fight") == "TO-FIGHT-04"
    play(game, "move a/se")
    assert is_open(game, "fight")


@rule("TO-FIGHT-05")
@pytest.mark.parametrize(
    ("rose", "friends", "corruption", "dice"),
    [
        ({}, [], "no", 2),
        ({}, ["leah"], "no", 3),
        ({}, ["leah", "morgana"], "no", 4),
        ({"npcs": ["commissioner"]}, [], "no", 3),
        ({"upgrades": ["ice-blade"]}, [], "no", 3),
        ({"upgrades": ["ravencorp-eye"]}, [], "no", 3),
        ({}, [], "yes", 3),
        ({"level": 4}, [], "yes", 4),
        ({"level": 6}, [], "no", 2),
        ({"npcs": ["commissioner"], "upgrades": ["ice-blade"]}, ["leah"], "yes", 6),
    ],
)
def test_the_hero_pool_is_the_sum_of_its_parts(
    rose: dict[str, Any], friends: list[str], corruption: str, dice: int
) -> None:
    game = duel("acolyte", rose=rose, heroes={name: {"space": "e"} for name in friends})
    roll = faces("blank*2 skill*1") + ["skill"] * (dice - 1)
    play(game, "fight", "mean no", f"corruption {corruption}", dice=roll)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-FIGHT-06", "TO-TOKEN-08")
@pytest.mark.parametrize(
    ("kinds", "pentagrams", "level", "dice"),
    [
        (["acolyte"], 0, 0, 2),
        (["acolyte", "acolyte", "abomination"], 0, 0, 7),
        (["controller", "avatar"], 0, 0, 9),
        (["acolyte"], 1, 0, 3),
        (["acolyte"], 2, 5, 4),
        (["acolyte"], 0, 6, 3),
        (["acolyte", "abomination"], 2, 7, 8),
    ],
)
def test_the_sin_pool_is_the_sum_of_its_parts(
    kinds: list[str], pentagrams: int, level: int, dice: int
) -> None:
    spaces = {"e": space_with(pentagram=pentagrams), "a/se": space_with(pentagram=1)}
    game = duel(*kinds, spaces=spaces, apocalypse=level)
    roll = ["blank"] * dice + faces("skill*2")
    play(game, "fight", "mean no", "corruption no", dice=roll)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-FIGHT-06")
def test_pentagrams_printed_on_the_tile_add_dice_too() -> None:
    crypt = tile("Z1", ["heal"], "pentagram")
    board = {"layout": "Z1 A", "start": "a/ne", "tiles": {"crypt": crypt}}
    spaces = {"crypt": space_with(pentagram=1)}
    there = [monster("acolyte", "crypt")]
    game = duel(board=board, rose={"space": "crypt"}, spaces=spaces, monsters=there)
    play(game, "fight", "mean no", "corruption no", dice=faces("blank*4 skill*2"))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-FIGHT-06")
def test_a_sin_card_played_in_the_fight_changes_the_sin_pool() -> None:
    game = duel("avatar", sin="sloth", hand=["primal-lethargy"])
    play(game, "fight", "mean no", "play primal-lethargy")
    play(game, "corruption no", dice=faces("blank*3"))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-FIGHT-07")
def test_one_start_of_a_fight_card_may_be_played_in_a_fight() -> None:
    game = duel("abomination", hand=["abominable-fury", "for-our-master", "haphephobia"])
    play(game, "fight", "mean no")
    assert asked(game) == ("sins", "start-of-fight-card")
    assert open_options(game) == ["pass", "play abominable-fury", "play for-our-master"]
    play(game, "play abominable-fury")
    assert asked(game) == ("heroes-1", "corruption")
    play(game, "corruption no", "cover 1", dice=faces("blank*3 skill*2"))
    assert asked(game) == ("heroes-1", "main")
    assert sins(game).hand == ("for-our-master", "haphephobia")


@rule("TO-FIGHT-07")
def test_no_start_of_a_fight_card_after_this_turns_card() -> None:
    game = duel("abomination", hand=["abominable-fury"], played="haphephobia")
    play(game, "fight", "mean no")
    assert asked(game) == ("heroes-1", "corruption")


@rule("TO-FIGHT-08")
def test_the_hero_states_the_sins_player_adds_and_the_hero_decides_last() -> None:
    game = duel("acolyte", monsters=[dead_monster("acolyte")], hand=["for-our-master"])
    play(game, "fight")
    assert asked(game) == ("heroes-1", "intention")
    play(game, "mean no")
    assert asked(game) == ("sins", "acolyte-ability")
    play(game, "ability marked")
    assert asked(game) == ("sins", "start-of-fight-card")
    play(game, "play for-our-master")
    assert asked(game) == ("heroes-1", "corruption")
    play(game, "corruption yes", dice=faces("blank*4 skill*3"))
    assert hero(game, "rose").level == 2
    assert asked(game) == ("heroes-1", "main")


@rule("TO-FIGHT-08", "TO-CORRUPT-09")
def test_an_intention_does_not_bind() -> None:
    game = duel("acolyte", rose={"level": 6, "innocents": 1})
    play(game, "fight", "mean yes")
    assert (hero(game, "rose").level, hero(game, "rose").innocents) == (6, 1)
    play(game, "corruption no", dice=faces("blank*2 skill*2"))
    assert (hero(game, "rose").level, hero(game, "rose").innocents) == (6, 1)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-FIGHT-09", "TO-DICE-06")
def test_both_sides_have_rolled_all_their_dice_before_the_hero_chooses() -> None:
    game = duel("acolyte")
    roll = faces("burst blank blank faith skill skill")
    play(game, "fight", "mean no", "corruption no", dice=roll)
    assert asked(game) == ("heroes-1", "faith")
    rolls = [*logged(game, "fight-roll"), *logged(game, "sins-roll")]
    assert [len(roll) for _, roll, _ in rolls] == [3, 3]
    play(game, "faith def")
    assert hero(game, "rose").covered == ()


@rule("TO-FIGHT-20")
def test_a_hero_who_dies_before_the_roll_is_not_fought() -> None:
    game = duel(
        "acolyte",
        acolyte="police",
        rose={"wounds": [1, 2, 3, 4]},
        monsters=[dead_monster("acolyte")],
        when="reaction",
    )
    play(game, "react", "fight", "mean no", "ability marked")
    assert asked(game) == ("heroes-1", "successor")
    assert monsters_in(game, "e") == ["acolyte", "acolyte"]
    play(game, "hero karl")
    assert logged(game, "fight-roll") == []
    assert sins(game).spent == 1
    assert asked(game) == ("heroes-2", "main")


@rule("TO-FIGHT-20")
@pytest.mark.parametrize("when", ["main", "reaction"])
def test_a_fight_without_a_monster_left_ends_without_a_roll(when: str) -> None:
    game = duel("avatar", hand=["primal-conceit"], when=when)
    if when == "reaction":
        play(game, "react")
    play(game, "fight", "mean yes", "play primal-conceit", *["refuse"] * 3, "to i/se")
    assert on_board(game, "avatar") == ["i/se"]
    assert logged(game, "fight-roll") == []
    assert hero(game, "rose").level == 1
    if when == "main":
        assert asked(game) == ("heroes-1", "main")
        assert why_not(game, "fight") == "TO-TURN-08"
    else:
        assert asked(game) == ("heroes-2", "main")
        assert sins(game).spent == 1


@rule("TO-FIGHT-20")
def test_a_hero_who_is_elsewhere_by_then_does_not_fight() -> None:
    game = walk(monsters=[monster("acolyte", "e")], hand=["abominable-fury"])
    play(game, "fight", "mean no")
    assert asked(game) == ("sins", "start-of-fight-card")
    place_hero(table_of(game), table_of(game).current, space_number(game, "i"))
    play(game, "pass")
    assert (logged(game, "fight-roll"), asked(game)) == ([], ("heroes-1", "main"))


@rule("TO-FIGHT-19", "TO-CORRUPT-02")
def test_a_hero_killed_by_the_wounds_does_not_rise_on_the_track() -> None:
    game = walk({"wounds": [1, 2, 3, 4], "level": 3}, monsters=[monster("abomination", "e")])
    play(game, "fight", "mean no", "corruption no", dice=faces("hit corr skill"))
    assert (asked(game), logged(game, "level")) == (("heroes-1", "successor"), [])
    assert hero(game, "thorley").level == 3
