"""The windows of a Fight from its results to its aftermath (TO-TIME-25, TO-TIME-26, TO-TIME-27, TO-TIME-28,
TO-TIME-29, TO-TIME-30)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    at,
    dead,
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
    story,
    tokens_in,
)
from tests.rule_ids import rule

TEAM = ["rocco", "brad", "thorley"]
CONTROLLER = {
    "monsters.sins.pride.controller.fight": 3,
    "monsters.sins.pride.controller.defense": 9,
    "monsters.sins.sloth.controller.fight": 3,
    "monsters.sins.sloth.controller.defense": 9,
}
MEMBERS = {
    "monsters.hell_club.marguerite-terror.fight": 0,
    "monsters.hell_club.marguerite-terror.defense": 2,
    "monsters.hell_club.dr-gan-redemption.fight": 3,
    "monsters.hell_club.dr-gan-redemption.defense": 9,
    "monsters.hell_club.gourd-and-vex-corruption.fight": 1,
    "monsters.hell_club.gourd-and-vex-corruption.defense": 1,
}
DYING = {"wounds": [1, 2, 3, 4]}
NO_RESERVE = {name: {"state": "dead"} for name in ("leah", "morgana", "rose", "karl")}


def ready(rocco: dict[str, Any] | None = None, **position: Any) -> Game:
    """Rocco (Fight 2, Defense 2) is in `e` with an Acolyte (2/2), if the test says nothing else."""
    given = {"monsters": [monster("acolyte", "e")], **position}
    heroes = {"rocco": {"space": "e", **(rocco or {})}, **given.pop("heroes", {})}
    return at(team=TEAM, heroes=heroes, **given)


def fought(game: Game, dice: str, *lines: str, begin: tuple[str, ...] = ("fight",)) -> Game:
    """A Fight without Voluntary Corruption; then these lines."""
    return play(game, *begin, "mean no", "corruption no", *lines, dice=faces(dice))


@rule("TO-TIME-25")
def test_the_hero_assigns_his_hits_and_may_keep_them() -> None:
    monsters = [monster("acolyte", "e"), monster("abomination", "e")]
    game = fought(ready({"upgrades": ["brutality"]}, monsters=monsters), "blank*5 hit*2")
    assert asked(game) == ("heroes-1", "assign")
    assert open_options(game) == ["hit acolyte@e", "hit abomination@e", "pass"]
    play(game, "hit acolyte")  # 1 Hit is left: it kills nobody
    assert dead(game) == ["acolyte"]
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TIME-25")
def test_defense_is_read_with_its_modifiers_of_this_moment() -> None:
    given: dict[str, Any] = {
        "story": "the-darkness-within",
        "apocalypse": 1,
        "revealed": ["hellfire-curse"],
    }
    own_turn = fought(ready(**given), "blank*2 hit*2")
    assert is_open(own_turn, "hit acolyte")
    reaction = play(ready(**given), "end", "react")
    fought(reaction, "blank*2 hit*2")
    assert dead(reaction) == []  # +1 Defense in a Reaction: 2 Hits are too few
    assert asked(reaction) == ("heroes-1", "main")


@rule("TO-TIME-25")
@pytest.mark.parametrize(("decision", "open_"), [("yes", False), ("no", True)])
def test_gourd_and_vex_look_at_the_level_after_the_final_decision(
    decision: str, open_: bool
) -> None:
    game = ready(
        {"level": 4},
        story="the-darkness-within",
        figures=MEMBERS,
        apocalypse=1,
        revealed=["gourd-and-vex-corruption"],
        monsters=[monster("gourd-and-vex-corruption", "e"), monster("acolyte", "e")],
    )
    play(game, "fight", "mean no")
    dice = "blank*3 hit*4" if decision == "yes" else "blank*3 hit*2"
    play(game, f"corruption {decision}", dice=faces(dice))
    assert asked(game) == ("heroes-1", "assign")
    assert is_open(game, "hit gourd-and-vex-corruption") == open_


@rule("TO-TIME-26")
def test_kills_then_protector_then_wounds_then_corruption() -> None:
    game = ready(
        hero_players=3,
        heroes={"thorley": {"space": "e"}},
        monsters=[monster("acolyte", "e", count=3)],
    )
    play(game, "fight", "mean no")
    play(game, "corruption no", "hit acolyte", dice=faces("hit*4 corr*2 hit*2 skill"))
    assert dead(game) == ["acolyte"]
    assert asked(game) == ("heroes-3", "protector")
    play(game, "protect")  # 2 Wounds less 1
    assert (asked(game), hero(game, "rocco").level) == (("heroes-1", "wound"), 1)
    play(game, "cover 1")
    assert (hero(game, "rocco").covered, hero(game, "rocco").level) == ((1,), 3)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TIME-27")
def test_with_five_markers_the_hero_is_dead_and_the_rest_lapses() -> None:
    game = ready({**DYING, "level": 6}, monsters=[monster("acolyte", "e", count=3)])
    fought(game, "hit*4 corr*2 skill*2")
    assert asked(game) == ("heroes-1", "successor")
    assert hero(game, "rocco").level == 6  # no Corruption for the dead
    assert len(hero(game, "rocco").covered) == 5


@rule("TO-TIME-28")
@pytest.mark.parametrize(
    ("mission", "outcome"), [("destroy-them-all", "heroes"), ("clear-abominations", "sins")]
)
def test_the_heroes_victory_is_tested_before_the_sins_players(mission: str, outcome: str) -> None:
    game = ready(
        {**DYING, "upgrades": ["brutality"]},
        heroes=NO_RESERVE,
        mission=mission,
        progress=2,
        monsters=[monster("abomination", "e", marked=mission == "destroy-them-all")],
    )
    fought(game, "hit*3 hit*2", "hit abomination")
    assert asked(game) == ("", outcome)


@rule("TO-TIME-28")
def test_a_dead_hero_is_replaced_before_the_event_and_the_branch() -> None:
    game = ready(
        {**DYING, "upgrades": ["brutality"]},
        mission="clear-abominations",
        progress=2,
        monsters=[monster("abomination", "e"), monster("abomination", "a")],
        spaces={"h": {"nest": 1}, "i": {"nest": 1}},
    )
    fought(game, "hit*3 hit*2", "hit abomination")
    assert story(game).progress == 3
    assert asked(game) == ("heroes-1", "successor")
    play(game, "hero leah")
    assert asked(game) == ("heroes-1", "inherit")  # for BRUTALITY
    play(game, "take brutality")
    assert asked(game) == ("sins", "enter")
    play(game, "nest h", "mark avatar")
    assert story(game).mission == "destroy-them-all"
    assert asked(game) == ("heroes-1", "main")
    assert game.view(0)["current"] == "brad"  # TO-TIME-37


@rule("TO-TIME-28")
def test_progress_of_the_fight_comes_first_even_if_the_hero_is_dead() -> None:
    game = ready(
        {**DYING, "upgrades": ["brutality"]},
        mission="clear-abominations",
        monsters=[monster("abomination", "e"), monster("abomination", "a")],
    )
    fought(game, "hit*3 hit*2", "hit abomination")
    assert (asked(game), story(game).progress) == (("heroes-1", "successor"), 1)


@rule("TO-TIME-29")
def test_compulsory_effects_after_a_fight_come_before_the_sins_players_card() -> None:
    game = ready(
        figures={**CONTROLLER, **MEMBERS},
        apocalypse=1,
        revealed=["marguerite-terror"],
        monsters=[monster("controller", "e"), monster("marguerite-terror", "e")],
        hand=["pride-or-fear"],
    )
    play(game, "fight", "mean no", "pass")
    play(game, "corruption no", "pass", "cover 1", dice=faces("hit*3 skill*2"))
    assert tokens_in(game, "e") == {"fire": 1}
    assert asked(game) == ("sins", "after-fight-card")
    play(game, "play pride-or-fear", "to f")
    assert monsters_in(game, "f") == []
    assert asked(game) == ("heroes-1", "main")
    assert hero(game, "rocco").covered == (1,)


@rule("TO-TIME-29")
@pytest.mark.parametrize("choice", ["wound", "innocent"])
def test_dr_gan_is_answered_before_the_card_too(choice: str) -> None:
    game = ready(
        {"innocents": 1},
        story="battleground-of-souls",
        sin="sloth",
        figures={**CONTROLLER, **MEMBERS},
        apocalypse=1,
        revealed=["dr-gan-redemption"],
        monsters=[monster("controller", "e"), monster("dr-gan-redemption", "e")],
        hand=["sleep-dust"],
    )
    play(game, "fight", "mean no", "pass")
    play(game, "corruption no", "pass", "cover 1", dice=faces("hit*3 blank*3 skill*2"))
    assert asked(game) == ("heroes-1", "dr-gan")
    play(game, f"gan {choice}", *(["cover 2"] if choice == "wound" else []))
    assert (len(hero(game, "rocco").covered), hero(game, "rocco").innocents) == (
        (2, 1) if choice == "wound" else (1, 0)
    )
    assert asked(game) == ("sins", "after-fight-card")


@rule("TO-TIME-29", "SCX-4", "APR-3")
def test_a_revealed_card_and_the_card_of_the_fight_both_act_in_this_order() -> None:
    game = ready(
        {"innocents": 1},
        story="battleground-of-souls",
        figures={**CONTROLLER, **MEMBERS},
        apocalypse=1,
        revealed=["dr-gan-redemption"],
        monsters=[monster("dr-gan-redemption", "e")],
        hand=["for-our-master"],
    )
    play(game, "fight", "mean no", "play for-our-master")
    play(game, "corruption no", "cover 1", dice=faces("hit*3 skill*2"))
    assert (asked(game), sins(game).hand) == (("heroes-1", "dr-gan"), ())  # nothing drawn yet
    play(game, "gan innocent")
    assert (len(sins(game).hand), asked(game)) == (2, ("heroes-1", "main"))


@rule("TO-TIME-29")
def test_for_our_master_draws_and_leaves_no_card_for_this_moment() -> None:
    game = ready(
        sin="sloth",
        figures=CONTROLLER,
        monsters=[monster("controller", "e")],
        hand=["for-our-master", "sleep-dust"],
        sin_deck=["hate", "cursed-fate"],
    )
    play(game, "fight", "mean no", "play for-our-master")
    play(game, "corruption no", "cover 1", dice=faces("hit*3 skill*2"))
    assert sins(game).hand == ("sleep-dust", "hate", "cursed-fate")
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TIME-29")
def test_a_card_of_this_moment_may_follow_a_fight_that_killed_the_hero() -> None:
    game = ready(
        DYING,
        sin="sloth",
        figures=CONTROLLER,
        monsters=[monster("controller", "e")],
        hand=["sleep-dust"],
        reactions=3,
    )
    play(game, "fight", "mean no", "pass")
    play(game, "corruption no", "pass", dice=faces("hit*3 skill*2"))
    play(game, "hero leah")
    assert asked(game) == ("sins", "after-fight-card")
    play(game, "play sleep-dust")
    assert sins(game).reactions == 5
    assert asked(game) == ("heroes-1", "main")
    assert game.view(0)["current"] == "brad"  # TO-TIME-37: no Reaction to his Turn


def shooting(rocco: dict[str, Any] | None = None, **position: Any) -> Game:
    """Rocco in a Street, two Abominations (3/3) in the next one."""
    given = {"monsters": [monster("abomination", "e/se", count=2)], **position}
    return ready({"space": "e/sw", **(rocco or {})}, **given)


@rule("TO-TIME-30")
def test_a_ranged_fight_goes_from_the_heros_roll_to_the_survivors_to_the_sin_roll() -> None:
    game = shooting(
        monsters=[monster("abomination", "e/se", count=2), monster("acolyte", state="dead")],
        hand=["for-our-master", "cursed-fate"],
    )
    play(game, "shoot e/se")
    assert asked(game) == ("heroes-1", "intention")
    play(game, "mean no")
    assert asked(game) == ("sins", "start-of-fight-card")  # and TO-TIME-16 never
    play(game, "pass")
    assert asked(game) == ("heroes-1", "corruption")
    play(game, "corruption no", dice=faces("faith hit hit"))
    assert asked(game) == ("sins", "after-roll-card")
    play(game, "pass")
    assert asked(game) == ("heroes-1", "faith")  # before any Sin roll
    play(game, "faith def")
    assert asked(game) == ("heroes-1", "assign")  # 2 Hits and KILLSHOT's 2
    play(game, "hit abomination", dice=faces("hit*3"))
    assert monsters_in(game, "e/sw") == ["abomination"]  # the other is dead
    assert asked(game) == ("sins", "after-roll-card")  # the second roll
    play(game, "pass")
    assert asked(game) == ("heroes-1", "main")  # Defense 2 + 1 against 3 Hits
    assert hero(game, "rocco").covered == ()


@rule("TO-TIME-30")
def test_the_heroes_may_win_by_their_kills_before_anybody_strikes_back() -> None:
    game = shooting(
        DYING,
        heroes=NO_RESERVE,
        mission="destroy-them-all",
        progress=2,
        monsters=[monster("abomination", "e/se", marked=True), monster("abomination", "e/se")],
    )
    play(game, "shoot e/se", "mean no")
    play(game, "corruption no", "hit abomination", dice=faces("hit skill"))
    assert asked(game) == ("", "heroes")
    assert logged(game, "strike-back-roll") == []


@rule("TO-TIME-30")
def test_an_event_waits_until_the_ranged_fight_is_over() -> None:
    game = shooting(
        mission="clear-abominations",
        progress=2,
        spaces={"a": {"nest": 1}, "i": {"nest": 1}},
    )
    play(game, "shoot e/se", "mean no")
    play(game, "corruption no", "hit abomination", dice=faces("hit skill hit*3"))
    assert story(game).progress == 3
    assert asked(game) == ("heroes-1", "wound")
    play(game, "cover 1")
    assert asked(game) == ("sins", "enter")
    assert on_board(game, "avatar") == []


@rule("TO-TIME-30")
def test_without_arrivals_there_is_no_sin_roll() -> None:
    game = shooting(
        monsters=[monster("abomination", "f/se", count=2), monster("acolyte", "e/sw")],
        heroes={"brad": {"space": "f/se"}},
    )
    play(game, "shoot f/se", "mean no")
    play(game, "corruption no", "hit abomination", dice=faces("hit skill"))
    assert monsters_in(game, "f/se") == ["abomination"]  # it cannot leave Brad
    assert logged(game, "strike-back-roll") == []
    assert asked(game) == ("heroes-1", "main")
