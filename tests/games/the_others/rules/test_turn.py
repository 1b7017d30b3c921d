"""Whose Turn it is, what it costs, and what a Turn holds (chapter TO-TURN)."""

from typing import Any

from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.state.config import HEROES
from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    dead,
    faces,
    hero,
    is_open,
    monster,
    open_options,
    play,
    same_space,
    space_with,
    supply,
    tokens_in,
    why_not,
)
from tests.games.the_others.rules.plain import turns, walk
from tests.rule_ids import rule

HOLDER: dict[str, Any] = {"npcs": ["proxy"]}
"""A Hero with something left to do, so that his Turn is over only when he says so."""

NOTHING_LEFT = ["put-down proxy", "end"]


def at_token(**heroes: Any) -> Game:
    """Thorley's place has come up; Rocco sits next, then Brad."""
    return walk(when="token", reactions=0, thorley=heroes.pop("thorley", {}), heroes=heroes)


def in_trouble(**given: Any) -> Game:
    """Thorley's Turn in a Space with an Acolyte and two Fires."""
    trouble = {"e": space_with(fire=2)}
    return walk(HOLDER, spaces=trouble, monsters=[monster("acolyte", "e")], **given)


@rule("TO-TURN-01")
def test_a_turn_costs_one_active_turn_token() -> None:
    game = at_token(thorley={"turns": 2})
    assert (hero(game, "thorley").turns, hero(game, "rocco").turns) == (1, 2)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TURN-01")
def test_a_hero_with_both_kinds_of_token_chooses_which_to_spend() -> None:
    for kind, turns_left, extra_left in (("turn", 0, 1), ("extra-turn", 1, 0)):
        game = at_token(thorley={"turns": 1, "extra_turns": 1})
        before = supply(game, "extra-turn")
        assert open_options(game) == ["spend turn", "spend extra-turn"]
        play(game, f"spend {kind}")
        assert (hero(game, "thorley").turns, hero(game, "thorley").extra_turns) == (
            turns_left,
            extra_left,
        )
        assert supply(game, "extra-turn") == before + 1 - extra_left
        assert asked(game) == ("heroes-1", "main")


@rule("TO-TURN-02")
def test_a_hero_takes_one_turn_and_the_next_clockwise_plays() -> None:
    game = at_token(thorley={"turns": 2, "extra_turns": 3})
    play(game, "spend extra-turn", "end")
    assert turns(game) == ["thorley", "rocco"]
    assert table_of(game).current == HEROES.index("rocco")
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TURN-03")
def test_a_hero_without_any_token_left_is_skipped() -> None:
    game = at_token(rocco={"turns": 0})
    play(game, "end")
    assert turns(game) == ["thorley", "brad"]


@rule("TO-TURN-04")
def test_a_hero_with_an_active_turn_token_cannot_decline_but_may_do_nothing() -> None:
    game = at_token(thorley={"turns": 1, "extra_turns": 1})
    assert not is_open(game, "decline")
    play(game, "spend turn", "end")
    assert turns(game) == ["thorley", "rocco"]
    assert same_space(game, "thorley", "e")


@rule("TO-TURN-01", "TO-TURN-05")
def test_a_hero_with_extra_turns_only_may_decline() -> None:
    game = at_token(thorley={"turns": 0, "extra_turns": 1})
    assert open_options(game) == ["spend extra-turn", "decline"]
    play(game, "decline")
    assert hero(game, "thorley").extra_turns == 1
    assert turns(game) == ["rocco"]


@rule("TO-TURN-05")
def test_a_hero_who_declined_is_asked_again_when_his_place_comes_up() -> None:
    game = at_token(thorley={"turns": 0, "extra_turns": 1})
    play(game, "decline", "end", "end")
    assert asked(game) == ("heroes-1", "token")
    play(game, "decline", "end", "end")
    assert asked(game) == ("heroes-1", "token")  # everybody else has spent all tokens
    play(game, "spend extra-turn", "end")
    assert turns(game) == ["rocco", "brad", "rocco", "brad", "thorley"]


@rule("TO-TURN-05")
def test_declining_is_not_binding_while_another_takes_his_turns() -> None:
    idle_two = {"thorley": {"turns": 0, "extra_turns": 1}, "rocco": {"turns": 0, "extra_turns": 1}}
    game = at_token(**idle_two, brad={"turns": 2})
    play(game, "decline", "decline", "end", "decline", "decline", "end")
    assert asked(game) == ("heroes-1", "token")
    play(game, "decline", "spend extra-turn")
    assert turns(game) == ["brad", "brad", "rocco"]
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TURN-06")
def test_a_move_may_come_before_the_action() -> None:
    game = in_trouble()
    play(game, "move e/nw", "cover 1", "move e", dice=faces("blank*4"))
    play(game, "fight", "mean no", "corruption no", "hit acolyte", dice=faces("blank hit"))
    assert dead(game) == ["acolyte"]
    assert open_options(game) == NOTHING_LEFT
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TURN-06")
def test_a_move_may_come_after_the_action() -> None:
    game = in_trouble()
    play(game, "fight", "mean no", "corruption no", "hit acolyte", dice=faces("blank hit"))
    play(game, "move e/nw", "move b", dice=faces("blank*2"))
    assert same_space(game, "thorley", "b")
    assert open_options(game) == NOTHING_LEFT
    assert why_not(game, "move b/nw") == "TO-MOVE-01"


@rule("TO-TURN-06")
def test_move_and_action_are_both_optional() -> None:
    game = in_trouble()
    play(game, "end")
    assert same_space(game, "thorley", "e")
    assert tokens_in(game, "e") == {"fire": 2}
    assert hero(game, "thorley").covered == ()
    assert asked(game) == ("sins", "reaction")


@rule("TO-TURN-06", "TO-TURN-07")
def test_no_step_follows_an_action_taken_after_a_step() -> None:
    game = walk(HOLDER, spaces={"e/nw": space_with(pentagram=1)})
    play(game, "move e/nw")
    assert is_open(game, "move e")
    play(game, "cleanse", "corruption no", dice=["hit"])
    assert open_options(game) == NOTHING_LEFT
    assert why_not(game, "move e") == "TO-TURN-07"


@rule("TO-TURN-07")
def test_all_steps_may_follow_the_action() -> None:
    game = walk(HOLDER, spaces={"e": space_with(pentagram=1)})
    play(game, "cleanse", "corruption no", "move e/nw", "move a", dice=["hit"])
    assert same_space(game, "thorley", "a")
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TURN-08")
def test_no_fight_and_no_second_cleanse_follow_a_cleanse() -> None:
    game = in_trouble()
    assert {"fight", "cleanse"} <= set(open_options(game))
    play(game, "cleanse", "corruption no", dice=["hit"])
    assert tokens_in(game, "e") == {"fire": 2}
    for action in ("fight", "cleanse"):
        assert not is_open(game, action)
        assert why_not(game, action) == "TO-TURN-08"
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TURN-08")
def test_no_cleanse_and_no_second_fight_follow_a_fight() -> None:
    game = in_trouble()
    play(game, "fight", "mean no", "corruption no", dice=faces("blank def"))
    for action in ("fight", "cleanse"):
        assert not is_open(game, action)
        assert why_not(game, action) == "TO-TURN-08"
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TURN-08")
def test_a_ranged_fight_is_the_action_too() -> None:
    game = walk(
        thorley={"space": "e/nw", "upgrades": ["rail-gun"]},
        spaces={"e/nw": space_with(fire=1)},
        monsters=[
            monster("acolyte", "c/ne"),
            monster("acolyte", "e/nw"),
            monster("acolyte", "b/se"),
        ],
    )
    play(game, "shoot b/se", "mean no", "corruption no", "hit acolyte", dice=["hit"])
    assert dead(game) == ["acolyte"]
    for action in ("fight", "cleanse", "shoot b/se"):
        assert why_not(game, action) == "TO-TURN-08"
    assert open_options(game)[-1] == "end"
    assert asked(game) == ("heroes-1", "main")
