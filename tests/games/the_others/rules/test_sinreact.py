"""The Sin Reaction after a Hero's Turn (chapter TO-SINREACT)."""

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
    monster,
    monsters_in,
    on_board,
    open_options,
    play,
    same_space,
    sins,
    space_number,
    story,
)
from tests.rule_ids import rule

TEAM = ["rocco", "brad", "thorley"]
"""Clockwise; none of them is asked anything at the start or end of a plain Turn."""


def after_turn_of_rocco(heroes: dict[str, Any] | None = None, **position: Any) -> Game:
    """Rocco has ended his Turn in `e`; his friends are in the Starting Space."""
    return play(
        at(team=TEAM, heroes={"rocco": {"space": "e"}, **(heroes or {})}, **position), "end"
    )


@rule("TO-SINREACT-01")
def test_after_a_finished_turn_the_sins_player_may_react_or_let_play_go_on() -> None:
    game = after_turn_of_rocco(reactions=3, monsters=[monster("acolyte", "i")])
    assert asked(game) == ("sins", "reaction")
    assert open_options(game) == ["pass", "react"]
    play(game, "pass")
    assert (sins(game).reactions, sins(game).spent) == (3, 0)
    assert asked(game) == ("heroes-1", "main")
    assert hero(game, "brad").turns == 1  # the next Hero's Turn has begun


@rule("TO-SINREACT-01")
def test_reacting_flips_one_active_token() -> None:
    game = after_turn_of_rocco(reactions=3, monsters=[monster("acolyte", "i")])
    play(game, "react")
    assert (sins(game).reactions, sins(game).spent) == (2, 1)
    assert asked(game) == ("sins", "monster")


@rule("TO-SINREACT-02")
def test_a_turn_is_answered_by_one_reaction_only() -> None:
    game = after_turn_of_rocco(reactions=3, monsters=[monster("acolyte", "i")])
    play(game, "react", "monster acolyte", "to i/se")
    assert asked(game) == ("heroes-1", "main")
    assert hero(game, "brad").turns == 1
    play(game, "end")
    assert asked(game) == ("sins", "reaction")  # the next Turn may be answered again


@rule("TO-SINREACT-02", "TO-SINREACT-07")
def test_the_reaction_fight_strikes_the_hero_who_has_just_finished_and_no_other() -> None:
    game = at(
        team=TEAM,
        heroes={"rocco": {"space": "e"}, "brad": {"space": "e"}},
        monsters=[monster("acolyte", "e", count=2)],
    )
    play(game, "end", "react")
    play(game, "fight", "mean no", "corruption no", dice=faces("hit*4 skill*3"))
    play(game, "cover 1", "cover 2")
    assert len(hero(game, "rocco").covered) == 2  # 4 Hits against Defense 2
    assert hero(game, "brad").covered == ()
    assert asked(game) == ("heroes-1", "main")


@rule("TO-SINREACT-07")
def test_monsters_beside_another_hero_cannot_fight_him_in_the_reaction() -> None:
    game = after_turn_of_rocco(
        heroes={"brad": {"space": "i"}}, monsters=[monster("acolyte", "i"), monster("acolyte", "c")]
    )
    play(game, "react", "pass")
    assert asked(game) == ("heroes-1", "main")  # no Fight was offered: Brad's Turn begins
    assert hero(game, "brad").turns == 1


@rule("TO-SINREACT-03")
def test_no_reaction_follows_a_turn_in_which_the_hero_was_killed() -> None:
    game = at(
        team=TEAM,
        heroes={"rocco": {"space": "e", "wounds": [1, 2, 3, 4]}},
        monsters=[monster("acolyte", "e")],
        reactions=3,
    )
    play(game, "move a/se")  # the Wound for leaving the Acolyte kills him
    assert asked(game) == ("heroes-1", "successor")
    play(game, "hero leah")
    assert asked(game) == ("heroes-1", "main")
    assert hero(game, "brad").turns == 1
    assert sins(game).reactions == 3


@rule("TO-SINREACT-04")
def test_without_an_active_token_he_cannot_react_but_may_still_play_his_card() -> None:
    game = after_turn_of_rocco(
        reactions=1, monsters=[monster("acolyte", "i")], hand=["evil-regroups"]
    )
    play(game, "react", "pass")
    assert asked(game) == ("sins", "start-of-turn-card")
    play(game, "play evil-regroups", "monster acolyte", "to i/se")
    assert on_board(game, "acolyte") == ["i/se"]
    play(game, "end")
    assert asked(game) == ("heroes-1", "main")  # Thorley's Turn: nobody was asked to react
    assert hero(game, "thorley").turns == 1
    assert sins(game).reactions == 0


@rule("TO-SINREACT-05")
def test_any_one_monster_may_be_moved_up_to_two_steps_by_the_normal_rules() -> None:
    game = after_turn_of_rocco(
        story="havens-last-stand",
        revealed=["grin-terror"],
        heroes={"brad": {"space": "c"}},
        monsters=[
            monster("acolyte", "i"),
            monster("abomination", "c"),
            monster("controller", "g"),
            monster("avatar", "h"),
            monster("grin-terror", "d"),
        ],
    )
    play(game, "react")
    assert set(open_options(game)) == {
        "pass",
        "monster acolyte@i",
        "monster controller@g",
        "monster avatar@h",
        "monster grin-terror@d",  # but not the Abomination, which stands beside Brad
    }
    play(game, "monster acolyte")
    near = ["e/se", "f/se", "h/se", "i/se"]
    next_ = ["b/se", "e", "f", "d/se", "h", "g/se", "c/se"]
    assert {space_number(game, a) for a in near + next_} == {
        int(option.split()[1]) for option in game.questions[0].texts
    }
    play(game, "to e")
    assert monsters_in(game, "e") == ["acolyte"]
    assert asked(game) == ("sins", "reaction-fight")


@rule("TO-SINREACT-05")
def test_a_moving_monster_stops_in_the_first_space_with_a_hero() -> None:
    game = after_turn_of_rocco(
        board={"layout": "A B", "start": "a/nw"},
        heroes={"rocco": {"space": "a"}, "brad": {"space": "a/ne"}, "thorley": {"space": "a/se"}},
        monsters=[monster("acolyte", "b")],
    )
    play(game, "react", "monster acolyte")
    assert is_open(game, "to a/ne")
    assert is_open(game, "to a/se")
    assert not is_open(game, "to a")  # two steps away, but both ways lead past a Hero


@rule("TO-SINREACT-06")
def test_all_monsters_in_the_space_fight_though_another_was_moved() -> None:
    game = after_turn_of_rocco(monsters=[monster("acolyte", "e", count=2), monster("acolyte", "i")])
    play(game, "react", "monster acolyte@i", "to i/se")
    play(game, "fight", "mean no", "corruption no", dice=faces("blank*4 skill*2"))
    assert asked(game) == ("heroes-1", "main")
    assert hero(game, "brad").turns == 1


@rule("TO-SINREACT-06")
def test_a_monster_moved_into_the_space_joins_the_fight() -> None:
    game = after_turn_of_rocco(monsters=[monster("acolyte", "e"), monster("abomination", "h")])
    play(game, "react", "monster abomination", "to e")
    play(game, "fight", "mean no", "corruption no", dice=faces("blank*5 skill*2"))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-SINREACT-08")
def test_the_move_may_be_left_out_and_the_fight_too() -> None:
    monsters = [monster("acolyte", "e"), monster("acolyte", "i")]
    fight_only = play(after_turn_of_rocco(monsters=monsters), "react", "pass")
    assert asked(fight_only) == ("sins", "reaction-fight")
    move_only = play(
        after_turn_of_rocco(monsters=monsters), "react", "monster acolyte@i", "to i/se", "pass"
    )
    assert asked(move_only) == ("heroes-1", "main")
    assert hero(move_only, "brad").turns == 1


@rule("TO-SINREACT-08")
def test_after_the_fight_no_monster_is_moved_any_more() -> None:
    game = after_turn_of_rocco(monsters=[monster("acolyte", "e"), monster("acolyte", "i")])
    play(game, "react", "pass")
    play(game, "fight", "mean no", "corruption no", dice=faces("blank*2 skill*2"))
    assert asked(game) == ("heroes-1", "main")
    assert on_board(game, "acolyte") == ["e", "i"]


@rule("TO-SINREACT-08")
def test_a_fight_needs_a_monster_in_the_space_of_the_current_hero() -> None:
    game = after_turn_of_rocco(monsters=[monster("acolyte", "i")])
    play(game, "react", "pass")
    assert asked(game) == ("heroes-1", "main")
    assert hero(game, "brad").turns == 1


@rule("TO-SINREACT-09")
def test_a_token_gained_in_the_turn_may_be_used_at_once() -> None:
    game = at(
        team=TEAM,
        heroes={"rocco": {"space": "e"}},
        when="start-of-turn",
        reactions=0,
        hand=["alone-in-the-dark"],
        monsters=[monster("acolyte", "i")],
    )
    play(game, "play alone-in-the-dark", "end")
    assert asked(game) == ("sins", "reaction")
    play(game, "react")
    assert sins(game).reactions == 0
    assert asked(game) == ("sins", "monster")


@rule("TO-SINREACT-10")
def test_a_hero_killed_in_the_reaction_is_replaced_and_the_next_hero_plays() -> None:
    game = after_turn_of_rocco(
        heroes={"rocco": {"space": "e", "wounds": [1, 2, 3, 4]}},
        monsters=[monster("abomination", "e"), monster("abomination", "i")],
        reactions=3,
    )
    play(game, "react", "pass")
    play(game, "fight", "mean no", "corruption no", dice=faces("hit*3 skill*2"))
    assert asked(game) == ("heroes-1", "successor")
    play(game, "hero leah")
    assert same_space(game, "leah", "a/nw")
    assert asked(game) == ("heroes-1", "main")  # no second Reaction
    assert sins(game).reactions == 2
    assert (hero(game, "leah").turns, hero(game, "brad").turns) == (1, 1)  # Brad plays


@rule("TO-SINREACT-11")
@pytest.mark.parametrize(("marked", "outcome"), [(True, "heroes"), (False, "")])
def test_a_kill_in_the_reaction_counts_for_the_mission_and_for_victory(
    marked: bool, outcome: str
) -> None:
    game = after_turn_of_rocco(
        mission="destroy-them-all",
        progress=2,
        monsters=[monster("acolyte", "e", marked=marked), monster("acolyte", "i", marked=True)],
    )
    play(game, "react", "pass", "fight", "mean no")
    play(game, "corruption no", "hit acolyte", dice=faces("blank*2 hit*2"))
    assert dead(game) == ["acolyte"]
    assert game.outcome == outcome
    assert story(game).progress == (3 if marked else 2)
