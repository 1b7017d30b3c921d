"""The Final Assault: failures, fail sections, Weapons, losing and winning (TL-ASSAULT-16, TL-ASSAULT-17,
TL-ASSAULT-18, TL-ASSAULT-19, TL-ASSAULT-20, TL-ASSAULT-32, TL-ASSAULT-33, TL-ASSAULT-34,
TL-TIME-51, TL-TIME-53, TL-TIME-55)."""

from typing import Any

from othersight.games.they_live.rules.people import table_of
from othersight.kernel.game import Game
from tests.games.they_live.figures import PIPE
from tests.games.they_live.play import asked, at, faces, kick, logged, person, play
from tests.games.they_live.town import all_say, assault, go_on, told, town
from tests.rule_ids import rule

FIRST = "checkpoint-alpha"
SECOND = "boardroom-doors"
THIRD = "signal-core"
NOTHING = kick("... ... ... ...")
GUARD = {"fight": (2, 5, 4)}
"""Stealth 2, Combat 5, health 4."""


def storming(
    values: dict[str, Any] | None = None, id: str = FIRST, skill: str = "tech", **given: Any
) -> Game:
    """A card whose test needs 3 more than the group."""
    figures = town(
        assault(FIRST, [(skill, 3)], level=1, **(values or {})),
        assault(SECOND, [(skill, 3)], level=2, **(values or {})),
        assault(THIRD, [(skill, 3)], level=3, **(values or {})),
    )
    decks = {"assault": (THIRD, SECOND)} if id == FIRST else {"assault": (THIRD,)}
    return at(id, figures=figures, decks=decks, **given)


@rule("TL-ASSAULT-16", "TL-TIME-53")
def test_a_failure_carries_out_the_fail_section_for_the_group_and_the_card_is_tried_again() -> None:
    game = storming({"fail": (("damage", 2),)}, people={3: {"invader": True}})
    play(game, "0: go-on", "1: go-on", "2: go-on", "3: reveal", dice=kick("... ... ..."))
    assert [person(game, seat).damage for seat in range(4)] == [2, 2, 2, 0]
    assert {kind for _, kind in asked(game)} == {"reveal"}
    assert logged(game, "assault-failed") == [(FIRST, 1)]


@rule("TL-ASSAULT-16", "TL-VICTORY-03")
def test_a_fail_section_may_end_the_game() -> None:
    game = storming({"lose": True})
    go_on(game, dice=NOTHING)
    assert game.outcome == "invaders"


@rule("TL-ASSAULT-17", "TL-VICTORY-03")
def test_the_fifth_failure_of_a_card_loses_without_its_fail_section() -> None:
    game = storming({"fail": (("damage", 1),)})
    for failures in range(1, 5):
        go_on(game, dice=NOTHING)
        assert game.outcome == ""
        assert person(game, 0).damage == failures
    go_on(game, dice=NOTHING)
    assert game.outcome == "invaders"
    assert person(game, 0).damage == 4


@rule("TL-ASSAULT-17")
def test_a_card_may_state_another_limit() -> None:
    game = storming({"limit": 2})
    go_on(game, dice=NOTHING)
    assert game.outcome == ""
    go_on(game, dice=NOTHING)
    assert game.outcome == "invaders"


@rule("TL-ASSAULT-17")
def test_each_card_has_its_own_count() -> None:
    game = storming()
    for _ in range(4):
        go_on(game, dice=NOTHING)
    go_on(game, dice=kick("aaa aaa a.. ..."))
    for _ in range(4):
        go_on(game, dice=NOTHING)
    assert game.outcome == ""
    assert logged(game, "assault-failed")[-1] == (SECOND, 4)


@rule("TL-ASSAULT-18", "TL-TIME-53")
def test_an_enemy_is_fought_by_a_team_until_defeated_with_stealth_on_the_first_pass_only() -> None:
    game = storming(GUARD)
    go_on(game, dice=NOTHING)
    assert sorted(asked(game)) == [(seat, "assault-fight") for seat in range(4)]
    # Seat 1 fails Stealth: both lose a die; 2 successes together against Combat 5.
    play(game, "0: join", "1: join", "2: stay-out", "3: stay-out", dice=kick("aa. a.. a. b."))
    assert [len(values[1]) for values in logged(game, "combat")] == [2, 2]
    assert [person(game, seat).damage for seat in range(4)] == [3, 3, 0, 0]
    # The second pass: no Stealth, no penalty; 2 more damage are enough.
    play(game, "0: stay-out", "1: join", "2: stay-out", "3: stay-out", dice=kick("ab."))
    assert len(logged(game, "stealth")) == 2
    assert person(game, 1).damage == 3
    assert {kind for _, kind in asked(game)} == {"reveal"}  # the card is tried again
    assert logged(game, "assault-failed") == [(FIRST, 1)]


@rule("TL-ASSAULT-19", "TL-TIME-53")
def test_if_nobody_joins_the_leader_fights_alone_and_each_pass_asks_anew() -> None:
    game = storming(GUARD, leader=2)
    go_on(game, dice=NOTHING)
    all_say(game, "stay-out", dice=kick("aa. ..."))
    assert [values[0] for values in logged(game, "combat")] == [2]
    assert person(game, 2).damage == 5
    assert sorted(asked(game)) == [(seat, "assault-fight") for seat in range(4)]


@rule("TL-ASSAULT-19")
def test_an_assault_enemy_is_neither_persuaded_nor_rewarding() -> None:
    game = storming(GUARD)
    go_on(game, dice=NOTHING)
    assert game.question_of(0).texts == ["join", "stay-out"]
    all_say(game, "join", dice=kick("aa. aa. aa. aa. aaa aaa ... ..."))
    assert logged(game, "reward-roll") == []
    assert {kind for _, kind in asked(game)} == {"reveal"}


@rule("TL-ASSAULT-19")
def test_a_revealed_invader_does_not_fight_the_enemy() -> None:
    game = storming(GUARD, people={1: {"invader": True}})
    play(game, "0: go-on", "2: go-on", "3: go-on", "1: reveal", dice=kick("... ... ..."))
    assert sorted(asked(game)) == [(seat, "assault-fight") for seat in (0, 2, 3)]


@rule("TL-ASSAULT-20", "TL-TIME-51", "TL-SKILL-07")
def test_weapons_add_their_dice_freely_in_combat_tests() -> None:
    people = {0: {"weapon": PIPE}, 2: {"weapon": PIPE}}
    game = storming(skill="combat", people=people)
    go_on(game)
    assert asked(game) == [(0, "weapon")]
    play(game, "weapon")
    assert asked(game) == [(2, "weapon")]
    play(game, "pass", dice=kick("..... ... ... ..."))
    assert [len(values[1]) for values in logged(game, "assault-roll")] == [5, 3, 3, 3]
    assert person(game, 0).wanted == 0


@rule("TL-ASSAULT-20", "TL-TIME-51")
def test_weapons_are_not_declared_in_other_tests() -> None:
    game = storming(skill="tech", people={0: {"weapon": PIPE}})
    go_on(game, dice=NOTHING)
    assert logged(game, "weapon") == []
    assert {kind for _, kind in asked(game)} == {"reveal"}


@rule("TL-ASSAULT-20")
def test_no_wanted_tokens_are_gained_in_the_assault() -> None:
    game = storming({"fail": (("wanted", 3),)})
    go_on(game, dice=NOTHING)
    assert [person(game, seat).wanted for seat in range(4)] == [0, 0, 0, 0]
    armed = storming(GUARD, people={0: {"weapon": PIPE}})
    go_on(armed, dice=NOTHING)
    play(armed, "0: join", "1: stay-out", "2: stay-out", "3: stay-out", dice=kick("aa."))
    play(armed, "weapon", dice=kick("....."))
    assert person(armed, 0).wanted == 0


@rule("TL-ASSAULT-32", "TL-ASSAULT-33", "TL-DEATH-15")
def test_a_dead_leader_is_followed_clockwise_and_nobody_is_replaced() -> None:
    game = storming(
        {"fail": (("damage", 1),)},
        leader=1,
        people={1: {"health": 1, "weapon": PIPE}, 2: {"invader": True}},
    )
    play(game, "0: go-on", "1: go-on", "3: go-on", "2: reveal", dice=kick("... ... ..."))
    t = table_of(game)
    assert person(game, 1).dead
    # Seat 2 has revealed, so seat 3 leads.
    assert t.leader == 3
    assert "spare" not in [kind for _, kind in asked(game)]
    assert sorted(asked(game)) == [(0, "reveal"), (3, "reveal")]
    # The equipped cards are lost, not dropped.
    assert all([place.dropped == () for place in t.places])
    assert PIPE not in faces(game, t.places[person(game, 1).space].dropped)


@rule("TL-ASSAULT-32")
def test_a_leader_who_reveals_hands_leadership_on() -> None:
    game = storming(leader=3, people={3: {"invader": True}})
    play(game, "0: go-on", "1: go-on", "2: go-on", "3: reveal", dice=kick("... ... ..."))
    assert table_of(game).leader == 0


@rule("TL-ASSAULT-33", "TL-VICTORY-03")
def test_the_humans_lose_when_no_human_is_alive_though_invaders_are() -> None:
    people = {
        0: {"health": 1},
        1: {"health": 1},
        2: {"dead": True},
        3: {"invader": True},
    }
    game = storming({"fail": (("damage", 1),)}, people=people)
    go_on(game, dice=kick("... ... ..."))
    assert game.outcome == "invaders"


@rule("TL-ASSAULT-33", "TL-DEATH-15")
def test_deaths_without_a_spare_do_not_end_the_assault() -> None:
    game = storming({"fail": (("damage", 1),)}, people={0: {"health": 1}, 1: {"health": 1}})
    go_on(game, dice=NOTHING)
    assert game.outcome == ""
    assert sorted(asked(game)) == [(2, "reveal"), (3, "reveal")]


@rule("TL-ASSAULT-34", "TL-VICTORY-01", "TL-TIME-55")
def test_passing_the_third_card_wins_at_once_even_beside_a_revealed_invader() -> None:
    game = storming(id=THIRD, people={1: {"invader": True, "revealed": True}})
    assert asked(game) == [(1, "retreat")]
    play(game, "take-part")
    go_on(game, dice=kick("aab aab ..."))
    assert game.outcome == "humans"
    assert told(game, -1, "invader-fight") == []
