"""The windows of a Fight up to its results (chapter TO-TIME)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    at,
    faces,
    hero,
    is_open,
    logged,
    monster,
    monsters_in,
    open_options,
    play,
    sins,
    space_number,
    why_not,
)
from tests.rule_ids import rule

TEAM = ["rocco", "brad", "thorley"]
AVATAR = {
    "monsters.sins.pride.avatar.fight": 3,
    "monsters.sins.sloth.avatar.fight": 3,
}
GRIN = {"monsters.hell_club.grin-redemption.fight": 1}


def ready(rocco: dict[str, Any] | None = None, **position: Any) -> Game:
    """Rocco (Fight 2, Defense 2) is in `e` with an Acolyte (2/2), if the test says nothing else."""
    given = {"monsters": [monster("acolyte", "e")], **position}
    return at(team=TEAM, heroes={"rocco": {"space": "e", **(rocco or {})}}, **given)


def declared(rocco: dict[str, Any] | None = None, **position: Any) -> Game:
    """He starts a Fight."""
    return play(ready(rocco, **position), "fight")


def fight_view(game: Game) -> dict[str, Any]:
    """What everybody sees of the Fight under way."""
    found = [entry for entry in game.view(1)["under_way"] if entry["what"] == "fight"]
    return dict(found[-1])


@rule("TO-TIME-13")
def test_the_declaration_says_who_starts_the_fight_and_where() -> None:
    own = declared()
    assert logged(own, "fight")[0][1] == space_number(own, "e")
    assert (fight_view(own)["reaction"], fight_view(own)["hero"]) == (False, "rocco")
    sins_own = play(ready(), "end", "react", "fight")
    assert (fight_view(sins_own)["reaction"], fight_view(sins_own)["hero"]) == (True, "rocco")
    assert asked(own) == asked(sins_own) == ("heroes-1", "intention")


@rule("TO-TIME-13")
def test_a_ranged_fight_is_declared_with_its_target() -> None:
    monsters = [monster("acolyte", "e/sw"), monster("acolyte", "e/se"), monster("acolyte", "f/se")]
    game = ready({"space": "e/sw"}, monsters=monsters)
    fights = [option for option in open_options(game) if option.split()[0] in ("fight", "shoot")]
    assert fights == ["fight", "shoot e/se", "shoot f/se"]
    play(game, "shoot f/se")
    under_way = game.view(1)["under_way"][-1]
    assert (under_way["what"], under_way["space"]) == ("ranged-fight", space_number(game, "f/se"))


@rule("TO-TIME-14")
def test_compulsory_start_of_fight_effects_come_before_any_decision() -> None:
    game = declared(
        {"innocents": 1},
        story="battleground-of-souls",
        figures=GRIN,
        apocalypse=1,
        revealed=["grin-redemption"],
        monsters=[monster("grin-redemption", "e")],
    )
    assert asked(game) == ("heroes-1", "wound")
    play(game, "cover 1")
    assert asked(game) == ("heroes-1", "intention")


@rule("TO-TIME-14")
@pytest.mark.parametrize(("innocents", "where"), [(0, "e"), (1, "i")])
def test_grin_strikes_only_heroes_with_an_innocent_in_his_own_fights(
    innocents: int, where: str
) -> None:
    game = declared(
        {"innocents": innocents},
        story="battleground-of-souls",
        figures=GRIN,
        apocalypse=1,
        revealed=["grin-redemption"],
        monsters=[monster("grin-redemption", where), monster("acolyte", "e")],
    )
    assert asked(game) == ("heroes-1", "intention")


@rule("TO-TIME-15")
@pytest.mark.parametrize(("meant", "done"), [("yes", "no"), ("no", "yes"), ("yes", "yes")])
def test_the_stated_intention_moves_nothing_and_binds_nobody(meant: str, done: str) -> None:
    game = declared(hand=["for-our-master"])
    play(game, f"mean {meant}")
    assert hero(game, "rocco").level == 1
    assert asked(game) == ("sins", "start-of-fight-card")
    dice = faces("blank*2 skill*3") if done == "yes" else faces("blank*2 skill*2")
    play(game, "play for-our-master", f"corruption {done}", dice=dice)
    assert hero(game, "rocco").level == (2 if done == "yes" else 1)


@rule("TO-TIME-15")
def test_on_level_7_there_is_nothing_to_state_nor_to_decide() -> None:
    game = ready({"level": 7})
    play(game, "fight", dice=faces("blank*2 skill*2"))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TIME-16")
def test_after_the_intention_the_sins_player_may_use_the_acolyte_ability_then_a_card() -> None:
    game = declared(
        monsters=[monster("acolyte", "e"), monster("acolyte", state="dead")],
        hand=["for-our-master"],
    )
    assert asked(game) == ("heroes-1", "intention")
    play(game, "mean no")
    assert asked(game) == ("sins", "acolyte-ability")
    play(game, "ability marked")
    assert monsters_in(game, "e") == ["acolyte", "acolyte"]
    assert asked(game) == ("sins", "start-of-fight-card")
    play(game, "pass")
    assert asked(game) == ("heroes-1", "corruption")


@rule("TO-TIME-16")
def test_the_acolyte_ability_is_for_normal_fights_only() -> None:
    monsters = [monster("acolyte", "e/se"), monster("acolyte", state="dead")]
    game = ready({"space": "e/sw"}, monsters=monsters)
    play(game, "shoot e/se", "mean no")
    assert asked(game) == ("heroes-1", "corruption")


@rule("TO-TIME-17")
def test_one_start_of_fight_card_and_then_nothing_before_the_roll() -> None:
    game = declared(
        monsters=[monster("abomination", "e"), monster("acolyte", state="dead")],
        hand=["for-our-master", "abominable-fury", "cursed-fate"],
    )
    play(game, "mean no", "pass")
    assert open_options(game) == ["pass", "play for-our-master", "play abominable-fury"]
    play(game, "play abominable-fury")
    assert asked(game) == ("heroes-1", "corruption")  # no second card, no Ability any more
    play(game, "corruption no", dice=faces("hit*2 blank skill*2"))
    assert asked(game) == ("heroes-1", "wound")  # 2 Hits and 1 of the card, Defense 2
    assert sins(game).hand == ("for-our-master", "cursed-fate")


@rule("TO-TIME-17")
@pytest.mark.parametrize("kind", ["avatar", "abomination"])
def test_primal_lethargy_is_for_fights_with_the_avatar(kind: str) -> None:
    game = declared(
        sin="sloth",
        figures=AVATAR,
        monsters=[monster(kind, "e")],
        hand=["primal-lethargy", "for-our-master"],
    )
    play(game, "mean no")
    assert asked(game) == ("sins", "start-of-fight-card")
    assert is_open(game, "play primal-lethargy") == (kind == "avatar")
    if kind != "avatar":
        assert why_not(game, "play primal-lethargy") == "TO-SINCARD-08"
    else:
        play(game, "play primal-lethargy", "corruption no", dice=faces("blank"))  # 3-2 and 2-2
        assert asked(game) == ("heroes-1", "main")


@rule("TO-TIME-17")
def test_a_fight_without_an_opponent_after_the_card_ends_without_a_roll() -> None:
    game = declared(
        figures=AVATAR,
        monsters=[monster("avatar", "e")],
        hand=["primal-conceit"],
        spaces={"e": {"npcs": ["proxy"]}},
    )
    play(game, "mean yes", "play primal-conceit", "refuse", "to i")
    assert asked(game) == ("heroes-1", "main")
    assert logged(game, "fight-roll") == []
    assert hero(game, "rocco").level == 1  # his final decision was never due
    assert why_not(game, "cleanse") == "TO-TURN-08"  # the Action is used up


@rule("TO-TIME-18")
def test_the_final_decision_moves_the_marker_and_level_7_kills_innocents_before_the_roll() -> None:
    game = declared(
        {"level": 6, "innocents": 1},
        story="battleground-of-souls",
        apocalypse=1,
        revealed=["mantle-of-skulls"],
    )
    play(game, "mean no")
    assert asked(game) == ("heroes-1", "corruption")
    assert (hero(game, "rocco").level, hero(game, "rocco").innocents) == (6, 1)
    play(game, "corruption yes", dice=faces("blank*2 skill*4"))
    assert (hero(game, "rocco").level, hero(game, "rocco").innocents) == (7, 0)
    play(game, "faith def", "pass")  # MANTLE OF SKULLS finds no Innocent any more
    assert (hero(game, "rocco").level, hero(game, "rocco").covered) == (7, ())


@rule("TO-TIME-19")
def test_pools_are_counted_after_all_figures_have_joined() -> None:
    game = declared(
        {"upgrades": ["flamethrower"]},
        monsters=[monster("acolyte", "e"), monster("acolyte", state="dead")],
    )
    play(game, "mean no", "ability marked")
    play(game, "corruption no", dice=faces("blank*4 skill*4"))  # 2 Acolytes: FLAMETHROWER too
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TIME-19")
@pytest.mark.parametrize(("home", "goes", "sin_dice"), [("e", "i", 2), ("i", "e", 5)])
def test_pools_are_counted_after_the_avatar_has_come_or_gone(
    home: str, goes: str, sin_dice: int
) -> None:
    game = declared(
        figures=AVATAR,
        monsters=[monster("avatar", home), monster("acolyte", "e")],
        hand=["primal-conceit"],
    )
    play(game, "mean no", "play primal-conceit", "refuse", f"to {goes}")
    play(game, "corruption no", dice=faces(f"blank*{sin_dice} skill*2"))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TIME-20")
def test_both_sides_roll_at_once_and_add_dice_until_none_is_due() -> None:
    game = declared(hand=["cursed-fate"])
    play(game, "mean no")
    play(game, "pass", "corruption no", dice=faces("burst burst corr blank faith faith hit def"))
    assert asked(game) == ("sins", "after-roll-card")  # both rolls lie there
    seen = fight_view(game)
    assert sorted(seen["sin_roll"]) == ["blank", "burst", "burst", "corr"]
    assert sorted(seen["hero_roll"]) == ["def", "faith", "faith", "hit"]


@rule("TO-TIME-21")
def test_cursed_fate_comes_between_the_roll_and_the_heros_choices_and_only_once() -> None:
    game = declared(hand=["cursed-fate", "for-our-master"])
    play(game, "mean no")
    play(game, "pass", "corruption no", dice=faces("blank*2 faith hit*2"))
    assert (asked(game), open_options(game)) == (
        ("sins", "after-roll-card"),
        ["pass", "play cursed-fate"],
    )
    play(game, "play cursed-fate", dice=faces("hit corr faith skill skill"))
    assert asked(game) == ("heroes-1", "faith")  # TO-TIME-20 again, then on
    play(game, "faith cc")
    assert (hero(game, "rocco").level, hero(game, "rocco").covered) == (1, ())
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TIME-21")
def test_after_another_card_of_this_turn_there_is_no_cursed_fate() -> None:
    game = declared(hand=["cursed-fate", "for-our-master"])
    play(game, "mean no", "play for-our-master")
    play(game, "corruption no", dice=faces("blank*2 skill*2"))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TIME-22")
def test_faith_and_the_level_7_result_are_chosen_with_all_dice_in_view() -> None:
    game = declared({"level": 6})
    play(game, "mean no")
    play(game, "corruption yes", dice=faces("hit corr faith skill*4"))  # Fight 2 + 2 of the track
    assert fight_view(game)["sin_roll"] == ["sin-hit", "corr"]
    assert asked(game) == ("heroes-1", "faith")
    assert open_options(game) == ["faith hit", "faith def", "faith cc"]
    play(game, "faith cc")
    assert asked(game) == ("heroes-1", "faith")  # the Level 7 result
    play(game, "faith hit")
    assert asked(game) == ("heroes-1", "assign")
    assert hero(game, "rocco").covered == ()


@rule("TO-TIME-23")
@pytest.mark.parametrize(
    ("power", "company", "wounds"), [(True, "a", 1), (True, "e", 0), (False, "a", 0)]
)
def test_fixed_results_are_added_and_pride_cancels_one_defense_of_a_lone_hero(
    power: bool, company: str, wounds: int
) -> None:
    game = at(
        team=TEAM,
        power=power,
        heroes={"rocco": {"space": "e"}, "brad": {"space": company}},
        monsters=[monster("acolyte", "e")],
    )
    friend = 1 if company == "e" else 0
    play(game, "fight", "mean no", "corruption no", dice=faces(f"hit*2 skill*{2 + friend}"))
    assert asked(game) == ("heroes-1", "wound" if wounds else "main")


@rule("TO-TIME-23")
def test_apocalypse_cards_add_their_results_to_the_sin_roll() -> None:
    game = declared(
        apocalypse=3,
        revealed=["hellfire-mutation", "stab-in-the-dark"],
        monsters=[monster("acolyte", "e"), monster("abomination", "e")],
    )
    play(game, "mean no", "corruption no", dice=faces("hit*2 blank*3 skill*2"))
    play(game, "cover 1")  # 2 Hits and 1 for the Abomination, Defense 2
    assert (hero(game, "rocco").covered, hero(game, "rocco").level) == ((1,), 2)


@rule("TO-TIME-24")
def test_def_cancels_hits_and_cc_cancels_corruption_and_surplus_is_lost() -> None:
    game = declared(monsters=[monster("abomination", "e")])
    play(game, "mean no", "corruption no", dice=faces("corr corr corr cc def"))
    assert (hero(game, "rocco").level, hero(game, "rocco").covered) == (3, ())  # 3 Defense unused
    other = declared(monsters=[monster("abomination", "e")])
    play(other, "mean no", "corruption no", dice=faces("hit hit hit cc cc"))
    assert asked(other) == ("heroes-1", "wound")  # CC is no Defense
