"""The windows that open a Turn and its main part (TO-TIME-05, TO-TIME-06, TO-TIME-07, TO-TIME-08)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.play import (
    BOARD,
    TOWN,
    asked,
    at,
    faces,
    hero,
    is_open,
    monster,
    monsters_in,
    open_options,
    play,
    same_space,
    sins,
    why_not,
)
from tests.rule_ids import rule

TEAM = ["rocco", "brad", "thorley"]


def current(game: Game) -> str:
    """The current Hero."""
    return str(game.view(0)["current"])


@rule("TO-TIME-05")
def test_the_next_hero_clockwise_who_can_take_a_turn_is_found() -> None:
    heroes = {"rocco": {"turns": 1}, "brad": {"turns": 0}, "thorley": {"turns": 1}}
    game = at(team=TEAM, heroes=heroes, when="token", hero="brad", reactions=0)
    assert current(game) == "thorley"  # Brad has nothing to spend
    assert hero(game, "thorley").turns == 0
    play(game, "end")
    assert current(game) == "rocco"  # round the table
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TIME-05")
@pytest.mark.parametrize(
    ("turns", "extra", "options"),
    [
        (1, 1, ["spend turn", "spend extra-turn"]),
        (0, 1, ["spend extra-turn", "decline"]),
    ],
)
def test_his_player_picks_the_token_and_may_decline_with_extra_turns_alone(
    turns: int, extra: int, options: list[str]
) -> None:
    heroes = {"rocco": {"turns": turns, "extra_turns": extra}}
    game = at(team=TEAM, heroes=heroes, when="token", hand=["haphephobia"])
    assert (asked(game), open_options(game)) == (("heroes-1", "token"), options)
    play(game, "spend extra-turn")
    assert (hero(game, "rocco").turns, hero(game, "rocco").extra_turns) == (turns, extra - 1)
    assert asked(game) == ("sins", "start-of-turn-card")  # after the token, TO-TIME-06


@rule("TO-TIME-05")
def test_the_card_of_the_last_turn_is_discarded_and_the_limit_starts_anew() -> None:
    game = at(
        team=TEAM,
        when="turn-over",
        played="damned-if-you-do",
        hand=["haphephobia"],
    )
    assert sins(game).discard == ("damned-if-you-do",)
    assert current(game) == "brad"
    assert asked(game) == ("sins", "start-of-turn-card")
    assert is_open(game, "play haphephobia")


@rule("TO-TIME-06")
def test_first_of_all_the_sins_player_may_play_one_start_of_turn_card() -> None:
    game = at(
        team=["leah", "rocco", "brad"],
        when="start-of-turn",
        hand=["haphephobia", "alone-in-the-dark", "for-our-master", "cursed-fate"],
        heroes={"leah": {"space": "e"}},
    )
    assert asked(game) == ("sins", "start-of-turn-card")
    assert open_options(game) == ["pass", "play haphephobia", "play alone-in-the-dark"]
    play(game, "play haphephobia", "to e/se")
    assert same_space(game, "leah", "e/se")
    assert asked(game) == ("heroes-1", "start-ability")  # one card, then her abilities (TO-TIME-07)


@rule("TO-TIME-06")
def test_hate_is_played_in_the_first_turn_of_the_round_only() -> None:
    board = {**BOARD, "altars": ["i"]}
    game = at(team=TEAM, board=board, when="start-of-turn", hand=["hate"], reactions=0)
    assert is_open(game, "play hate")
    play(game, "pass", "end")
    assert asked(game) == ("sins", "start-of-turn-card")
    assert not is_open(game, "play hate")
    assert why_not(game, "play hate") == "TO-SINCARD-08"


@rule("TO-TIME-06")
def test_a_hero_who_dies_at_the_start_of_his_turn_has_no_turn_and_no_reaction() -> None:
    game = at(
        team=TEAM,
        when="start-of-turn",
        hand=["damned-if-you-do"],
        heroes={"rocco": {"wounds": [1, 2, 3, 4]}},
        reactions=3,
    )
    play(game, "play damned-if-you-do")
    assert asked(game) == ("heroes-1", "successor")
    play(game, "hero leah")
    assert (current(game), asked(game)) == ("brad", ("heroes-1", "main"))
    assert sins(game).reactions == 3


@rule("TO-TIME-07")
@pytest.mark.parametrize("backwards", [False, True])
def test_start_of_turn_abilities_come_in_any_order_each_once(backwards: bool) -> None:
    upgrades = ["inner-mastery", "regeneration", "seeker-grenades"]
    game = at(
        team=["karl", "rocco", "brad"],
        when="start-abilities",
        heroes={"karl": {"space": "e", "wounds": [1], "upgrades": upgrades}},
        monsters=[monster("acolyte", "e", count=2)],
    )
    lines = ["inner-mastery up", "regeneration", "seeker-grenades acolyte", "shapeshift"]
    for line in reversed(lines) if backwards else lines:
        assert asked(game) == ("heroes-1", "start-ability")
        play(game, line)
        assert not is_open(game, line)
    karl = hero(game, "karl")
    assert (karl.level, karl.covered, karl.wolf) == (2, (), True)
    assert monsters_in(game, "e") == ["acolyte"]
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TIME-07")
def test_start_of_turn_abilities_are_optional_and_never_come_back() -> None:
    game = at(
        team=["leah", "rocco", "brad"],
        when="start-abilities",
        heroes={"leah": {"wounds": [1], "upgrades": ["regeneration"]}},
    )
    play(game, "perilous-research brad")
    assert open_options(game) == ["regeneration", "pass"]
    play(game, "pass")
    assert asked(game) == ("heroes-1", "main")
    assert not is_open(game, "regeneration")
    play(game, "move a")
    assert not is_open(game, "regeneration")


@rule("TO-TIME-08")
def test_move_action_and_free_acts_come_in_any_order_until_the_turn_is_ended() -> None:
    given: dict[str, Any] = {
        "team": TEAM,
        "board": {**TOWN, "start": "i/se"},
        "spaces": {"g": {"hidden": ["extra-turn"]}, "g/ne": {"npcs": ["proxy"]}},
        "monsters": [monster("acolyte", "shop")],
    }
    fighting = ("fight", "mean no", "corruption no")
    to_shop = at(heroes={"rocco": {"space": "g", "wounds": [1]}}, **given)
    play(to_shop, "turn-up", "collect extra-turn", "move g/ne", "collect proxy", "move shop")
    play(to_shop, "put-down proxy", "city-action", "icon heal", "pass")
    play(to_shop, *fighting, dice=faces("blank*2 skill*2"))
    assert (hero(to_shop, "rocco").extra_turns, hero(to_shop, "rocco").covered) == (1, ())
    assert open_options(to_shop) == ["collect proxy", "end"]
    from_shop = at(heroes={"rocco": {"space": "shop", "wounds": [1]}}, **given)
    play(from_shop, *fighting, dice=faces("blank*2 skill*2"))
    play(from_shop, "city-action", "icon heal", "pass", "move g/ne", "cover 1", "collect proxy")
    play(from_shop, "move g", "turn-up", "collect extra-turn")
    assert hero(from_shop, "rocco").extra_turns == 1
    assert open_options(from_shop) == ["put-down proxy", "end"]


@rule("TO-TIME-08")
def test_the_move_is_not_made_around_the_action_and_neither_comes_twice() -> None:
    given: dict[str, Any] = {
        "team": TEAM,
        "monsters": [monster("acolyte", "e", count=2)],
        "spaces": {"e": {"fire": 1, "npcs": ["proxy"]}},
    }
    before = at(heroes={"rocco": {"space": "e/se"}}, **given)
    play(before, "move e", dice=faces("blank"))
    play(before, "fight", "mean no", "corruption no", dice=faces("blank*4 skill*2"))
    assert why_not(before, "move e/se") == "TO-TURN-07"  # one step was made, then the Action
    assert why_not(before, "fight") == "TO-TURN-08"
    assert why_not(before, "cleanse") == "TO-TURN-08"
    after = at(heroes={"rocco": {"space": "e"}}, **given)
    play(after, "fight", "mean no", "corruption no", dice=faces("blank*4 skill*2"))
    play(after, "move e/se", "cover 1", "move f", dice=faces("blank"))
    assert same_space(after, "rocco", "f")
