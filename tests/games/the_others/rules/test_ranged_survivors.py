"""What the Monsters do that a shot has not killed (TO-RANGED-10, TO-RANGED-11, TO-RANGED-12, TO-RANGED-13,
TO-RANGED-14, TO-RANGED-16 and TO-RANGED-17)."""

import pytest

from tests.games.the_others.cards.scenes import MEMBERS, holding, omens
from tests.games.the_others.play import (
    asked,
    dead_monster,
    faces,
    hero,
    is_open,
    logged,
    monster,
    monsters_in,
    open_options,
    play,
    sins,
    space_with,
    tokens_in,
)
from tests.games.the_others.rules.duels import FIGURES, shot
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

SHOT = ("mean no", "corruption no")


@rule("TO-RANGED-10")
@pytest.mark.parametrize("address", ["b/nw", "c/nw"])
def test_survivors_come_up_to_two_steps_to_the_heros_space(address: str) -> None:
    game = shot((address, "abomination"))
    play(game, f"shoot {address}", *SHOT, dice=faces("skill*2 blank*3"))
    assert monsters_in(game, "a/nw") == ["abomination"]
    assert monsters_in(game, address) == []
    assert asked(game) == ("heroes-1", "main")


@rule("TO-RANGED-10")
def test_fire_and_corruption_do_nothing_to_survivors_on_their_way() -> None:
    spaces = {"b/nw": space_with(fire=1, corruption=1), "c/nw": space_with(fire=1)}
    game = shot(("c/nw", "abomination"), spaces=spaces)
    play(game, "shoot c/nw", *SHOT, dice=faces("skill*2 blank*3"))
    assert monsters_in(game, "a/nw") == ["abomination"]


@rule("TO-RANGED-11", "TO-RANGED-14")
def test_survivors_too_far_away_do_not_move_at_all() -> None:
    game = shot(("c/ne", "abomination"), ("a/nw", "acolyte"))
    play(game, "shoot c/ne", *SHOT, dice=faces("skill*2"))
    assert monsters_in(game, "c/ne") == ["abomination"]
    assert len(logged(game, "no-strike-back")) == 1
    assert asked(game) == ("heroes-1", "main")


@rule("TO-RANGED-11", "TO-RANGED-14")
def test_survivors_in_a_space_with_a_hero_stay_there() -> None:
    game = shot(("b/nw", "abomination"), heroes={"leah": {"space": "b/nw"}})
    play(game, "shoot b/nw", *SHOT, dice=faces("skill*2"))
    assert monsters_in(game, "b/nw") == ["abomination"]
    assert asked(game) == ("heroes-1", "main")


@rule("TO-RANGED-11")
def test_a_hero_on_the_only_way_bars_it() -> None:
    game = shot(("c/nw", "abomination"), heroes={"leah": {"space": "b/nw"}})
    play(game, "shoot c/nw", *SHOT, dice=faces("skill*2"))
    assert monsters_in(game, "c/nw") == ["abomination"]
    assert monsters_in(game, "b/nw") == []


@rule("TO-RANGED-11")
def test_a_hero_beside_the_way_does_not_bar_it() -> None:
    game = shot(("a/se", "abomination"), rocco={"space": "a/ne"}, heroes={"leah": {"space": "a"}})
    play(game, "shoot a/se", *SHOT, dice=faces("skill*2 blank*3"))
    assert monsters_in(game, "a/ne") == ["abomination"]


@rule("TO-RANGED-12")
def test_all_survivors_must_go_and_the_sins_player_is_not_asked_whether() -> None:
    game = shot(("c/nw", "acolyte"), ("c/nw", "abomination"), ("c/nw", "controller"))
    play(game, "shoot c/nw", *SHOT, "pass", dice=faces("skill*2 blank*9"))
    assert monsters_in(game, "a/nw") == ["abomination", "acolyte", "controller"]
    assert monsters_in(game, "c/nw") == []
    assert asked(game) == ("heroes-1", "main")


@rule("TO-RANGED-13")
def test_all_monsters_in_the_heros_space_strike_back_against_his_first_roll() -> None:
    game = shot(("a/nw", "acolyte"), ("c/nw", "abomination"))
    roll = faces("def cc sin-hit*3 corr*2")
    play(game, "shoot c/nw", *SHOT, dice=roll)
    assert hero(game, "rocco").covered == ()
    assert hero(game, "rocco").level == 2
    assert asked(game) == ("heroes-1", "main")


@rule("TO-RANGED-13")
def test_his_fixed_results_stand_against_the_strike_too() -> None:
    game = shot(("c/nw", "controller"), rocco={"level": 2, "upgrades": ["riot-shield"]})
    play(game, "shoot c/nw", "mean no", "corruption yes", dice=faces("skill*3 sin-hit*4"))
    assert hero(game, "rocco").covered == ()
    assert asked(game) == ("heroes-1", "main")


@rule("TO-RANGED-13")
def test_what_the_first_roll_does_not_cancel_is_suffered() -> None:
    game = shot(("b/nw", "controller"))
    play(game, "shoot b/nw", *SHOT, "cover 1", dice=faces("skill*2 sin-hit*3 corr"))
    assert hero(game, "rocco").covered == (1,)
    assert hero(game, "rocco").level == 2


@rule("TO-RANGED-14")
def test_without_survivors_there_is_no_sin_roll_even_with_monsters_beside_the_hero() -> None:
    game = shot(("a/nw", "controller"), ("b/nw", "acolyte"))
    play(game, "shoot b/nw", *SHOT, "hit acolyte", dice=faces("skill*2"))
    assert (logged(game, "strike-back-roll"), logged(game, "no-strike-back")) == ([], [])
    assert asked(game) == ("heroes-1", "main")


@rule("TO-RANGED-16", "TO-ACOLYTE-03")
def test_the_acolyte_ability_is_never_offered_in_a_ranged_fight() -> None:
    game = shot(("b/nw", "abomination"), monsters=[dead_monster("acolyte")])
    play(game, "shoot b/nw", "mean no")
    assert asked(game) == ("heroes-1", "corruption")
    play(game, "corruption no", dice=faces("skill*2 blank*3"))
    assert asked(game) == ("heroes-1", "main")
    assert sins(game).ability_used is False


@rule("TO-RANGED-17")
def test_pentagrams_of_the_heros_space_count_and_those_of_the_target_do_not() -> None:
    spaces = {"a/nw": space_with(pentagram=1), "b/nw": space_with(pentagram=3)}
    game = shot(("b/nw", "abomination"), spaces=spaces)
    play(game, "shoot b/nw", *SHOT, dice=faces("skill*2 blank*4"))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-RANGED-17")
def test_a_start_of_a_fight_card_is_played_before_the_shot_and_used_in_the_strike() -> None:
    game = shot(("b/nw", "abomination"), hand=["abominable-fury"])
    play(game, "shoot b/nw", "mean no")
    assert asked(game) == ("sins", "start-of-fight-card")
    play(
        game,
        "play abominable-fury",
        "corruption no",
        "cover 1",
        dice=faces("skill*2 sin-hit*2 blank"),
    )
    assert hero(game, "rocco").covered == (1,)


@rule("TO-RANGED-17")
def test_a_start_of_a_fight_card_that_was_not_played_comes_too_late_for_the_strike() -> None:
    game = shot(("b/nw", "abomination"), hand=["abominable-fury"])
    play(game, "shoot b/nw", "mean no", "pass", "corruption no", dice=faces("skill*2"))
    assert (asked(game), open_options(game)) == (("sins", "after-roll-card"), ["pass"])
    play(game, "pass", dice=faces("blank*3"))
    assert (asked(game), open_options(game)) == (("sins", "after-roll-card"), ["pass"])
    play(game, "pass")
    assert asked(game) == ("heroes-1", "main")


@rule("TO-RANGED-17")
def test_what_the_card_gives_lapses_when_nobody_strikes_back() -> None:
    frail = {**FIGURES, "heroes.rocco.defense": 0}
    far_and_near = [("c/ne", "abomination"), ("a/nw", "abomination")]
    game = shot(*far_and_near, hand=["abominable-fury"], figures=frail)
    card = ("play abominable-fury", "corruption no")
    play(game, "shoot c/ne", "mean no", *card, dice=faces("skill*2"))
    assert hero(game, "rocco").covered == ()
    play(game, "end", "react", "pass", "fight", *SHOT, dice=faces("blank*3 skill*2"))
    assert hero(game, "rocco").covered == ()
    assert asked(game) == ("heroes-2", "main")


@rule("TO-RANGED-14")
def test_old_wounds_are_not_counted_as_wounds_of_a_fight_without_a_strike() -> None:
    game = shot(("c/ne", "acolyte"), hand=["for-our-master"], rocco={"wounds": [1]})
    card = ("play for-our-master", "corruption no")
    play(game, "shoot c/ne", "mean no", *card, "hit acolyte", dice=faces("skill*2"))
    assert sins(game).hand == ()
    assert asked(game) == ("heroes-1", "main")


FRAIL = {**FIGURES, "heroes.rocco.defense": 0}


@rule("TO-FIGHT-19", "TO-TIME-30", "TO-TIME-26")
def test_wounds_of_a_strike_are_dealt_before_its_corruption() -> None:
    game = shot(
        ("b/nw", "abomination"),
        rocco={"level": 6, "wounds": [1, 2, 3, 4], "innocents": 1},
        story="battleground-of-souls",
        figures=FRAIL,
    )
    play(game, "shoot b/nw", *SHOT, dice=faces("skill*2 sin-hit corr blank"))
    assert asked(game) == ("heroes-1", "successor")
    assert tokens_in(game, "a/nw") == {"innocent": 1}  # on Level 7 he would have killed it


@rule("TO-SINCARD-11", "TO-TIME-30", "TO-TIME-26")
def test_wounds_made_from_the_corruption_of_a_strike_are_wounds_of_the_fight() -> None:
    game = shot(("b/nw", "controller"), rocco={"level": 7}, sin="sloth", **holding("sleep-dust"))
    play(game, "shoot b/nw", "cover 1", dice=faces("skill*2 corr blank*3"))
    assert (asked(game), is_open(game, "play sleep-dust")) == (("sins", "after-fight-card"), True)


@rule("TO-TIME-29", "TO-TIME-30", "APT-7")
def test_what_must_follow_a_strike_comes_before_a_card() -> None:
    game = shot(
        ("b/nw", "controller"),
        ("b/nw", "marguerite-terror"),
        sin="sloth",
        figures={**FRAIL, **MEMBERS},
        **omens("marguerite-terror"),
        **holding("sleep-dust"),
    )
    play(game, "shoot b/nw", *SHOT, "pass", "cover 1", dice=faces("skill*2 sin-hit blank*4"))
    assert asked(game) == ("sins", "after-fight-card")
    assert tokens_in(game, "a/nw") == {"fire": 1}


@rule("TO-TIME-29", "TO-TIME-30", "TO-TIME-37")
def test_a_card_may_follow_a_strike_that_killed_the_hero_and_then_his_turn_is_over() -> None:
    game = shot(
        ("b/nw", "controller"),
        rocco={"wounds": [1, 2, 3, 4]},
        sin="sloth",
        figures=FRAIL,
        **holding("sleep-dust"),
    )
    play(game, "shoot b/nw", *SHOT, dice=faces("skill*2 sin-hit blank*3"))
    assert asked(game) == ("heroes-1", "successor")
    play(game, "hero rose")
    assert asked(game) == ("sins", "after-fight-card")
    play(game, "pass")
    assert (game.view(0)["current"], asked(game)) == ("morgana", ("heroes-2", "main"))


@rule("TO-SINCARD-08", "TO-RANGED-17", "SCX-6")
@pytest.mark.parametrize(("fight", "dice", "asks"), [(0, "skill", 1), (1, "skill blank", 2)])
def test_a_roll_of_no_sin_dice_after_a_shot_cannot_be_rolled_again(
    fight: int, dice: str, asks: int
) -> None:
    game = walk(
        {"space": "e/sw"},
        figures={"heroes.thorley.ranged": True, "monsters.acolytes.doctor.fight": fight},
        monsters=[monster("acolyte", "e/se")],
        **holding("cursed-fate"),
    )
    rolls = faces(dice)
    play(game, "shoot e/se", "mean no", "corruption no", dice=rolls[:1])
    assert asked(game) == ("sins", "after-roll-card")
    play(game, "pass", dice=rolls[1:])
    assert asked(game)[1] == ("after-roll-card" if asks == 2 else "main")
