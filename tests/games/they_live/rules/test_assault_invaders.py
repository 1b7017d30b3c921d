"""The Final Assault: reveal, sabotage, the fight against an Invader, retreat (chapter TL-ASSAULT, TL-TIME-46,
TL-TIME-48,
TL-TIME-49, TL-TIME-54, TL-EX-07, TL-EX-12, TL-EX-13)."""

from typing import Any

import pytest

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import SKILLS
from othersight.kernel.game import Game
from tests.games.they_live.figures import BELT, COUSIN, KIT, PIPE
from tests.games.they_live.play import asked, at, faces, kick, logged, open_options, person, play
from tests.games.they_live.town import assault, card, go_on, told, town
from tests.rule_ids import rule

FIRST = "checkpoint-alpha"
SECOND = "boardroom-doors"
THIRD = "signal-core"
KEYS = "ring-of-keys"
THREE_PASS = kick("aab aab ...")
"""Three players against 3 + 0 pass."""


def worth(id: str, skill: str, number: int) -> Any:
    """A Resistance card's Final Assault value."""
    return card(id, assault_skill=SKILLS.index(skill), assault_value=number)


def storming(*changes: Any, id: str = FIRST, number: int = 0, **given: Any) -> Game:
    """Tech tests of the group and a number on every card; seat 3 is an Invader."""
    figures = town(
        assault(FIRST, [("tech", number)], level=1),
        assault(SECOND, [("tech", number)], level=2),
        assault(THIRD, [("tech", number)], level=3),
        *changes,
    )
    people: dict[int, dict[str, Any]] = {3: {"invader": True}}
    for seat, more in given.pop("people", {}).items():
        people[seat] = {**people.get(seat, {}), **more}
    decks = {"assault": (THIRD, SECOND), **given.pop("decks", {})}
    return at(id, figures=figures, people=people, decks=decks, **given)


def reveal(game: Game, *seats: int, dice: Any = ()) -> Game:
    """These seats reveal, the others go on."""
    lines = [f"{q.seat}: {'reveal' if q.seat in seats else 'go-on'}" for q in list(game.questions)]
    return play(game, *lines, dice=dice)


def results(game: Game) -> list[tuple[Any, ...]]:
    """Required, rolled, helped and passed of every test so far."""
    return logged(game, "assault-test")


@rule("TL-ASSAULT-21", "TL-ASSAULT-22", "TL-TIME-48")
def test_an_invader_may_reveal_before_any_attempt_on_any_card_and_need_not() -> None:
    game = storming(number=9)
    assert open_options(game, 3) == ["go-on", "reveal"]
    assert open_options(game, 0) == ["go-on"]
    go_on(game, dice=kick("... ... ... ..."))
    # The second attempt opens the window again.
    assert open_options(game, 3) == ["go-on", "reveal"]
    for id in (SECOND, THIRD):
        assert open_options(storming(id=id), 3) == ["go-on", "reveal"]
    assert not any(person(game, seat).revealed for seat in range(4))
    reveal(game, 3, dice=kick("... ... ..."))
    assert [person(game, seat).revealed for seat in range(4)] == [False, False, False, True]


@rule("TL-ASSAULT-22")
def test_the_reveal_comes_before_resources_are_spent() -> None:
    game = storming(worth(PIPE, "tech", 2), decks={"useful": [PIPE]})
    assert {kind for _, kind in asked(game)} == {"reveal"}
    reveal(game, 3)
    assert {kind for _, kind in asked(game)} == {"resource"}


@rule("TL-ASSAULT-23")
def test_a_revealed_invader_is_known_to_all_and_leaves_the_test_group() -> None:
    game = storming(number=2)
    reveal(game, 3, dice=kick("... ... ..."))
    for seat in (0, 1, -1):
        assert game.view(seat)["people"][3]["identity"] == "invader"
    assert results(game)[0][0] == 3 + 2
    assert [values[0] for values in logged(game, "assault-roll")] == [0, 1, 2]
    assert 3 not in [seat for seat, _ in asked(game)]


@rule("TL-ASSAULT-23", "TL-ASSAULT-24", "TL-TIME-49", "TL-EX-12")
def test_any_number_of_sabotaged_cards_of_any_skill_raise_the_requirement_and_are_discarded() -> (
    None
):
    for dice in ("aaa aaa aaa", "... ... ..."):
        game = storming(
            worth(KIT, "influence", 2),
            worth(BELT, "combat", 3),
            worth(KEYS, "tech", 1),
            number=1,
            decks={"sabotaged": [KIT, BELT, KEYS]},
        )
        reveal(game, 3)
        assert asked(game) == [(3, "sabotage")]
        play(game, f"sabotage {KIT}", f"sabotage {BELT}")
        play(game, "pass", dice=kick(dice))
        assert results(game)[0][0] == 3 + 1 + 2 + 3
        t = table_of(game)
        assert faces(game, t.decks.sabotaged) == [KEYS]
        assert {KIT, BELT} <= set(faces(game, t.decks.discard))


@rule("TL-ASSAULT-24")
def test_an_unrevealed_invader_plays_no_sabotage() -> None:
    game = storming(number=9, decks={"sabotaged": [KIT]})
    go_on(game, dice=kick("... ... ... ..."))
    assert results(game)[0][0] == 4 + 9
    assert len(table_of(game).decks.sabotaged) == 1


@rule("TL-ASSAULT-24", "TL-ASSAULT-30")
def test_a_played_card_counts_for_one_attempt_only() -> None:
    game = storming(worth(KIT, "influence", 2), number=9, decks={"sabotaged": [KIT]})
    reveal(game, 3)
    play(game, f"sabotage {KIT}", dice=kick("... ... ..."))
    go_on(game, dice=kick("... ... ..."))
    assert [required for required, *_ in results(game)] == [14, 12]


@rule("TL-ASSAULT-25", "TL-TIME-49")
def test_two_revealed_invaders_share_the_pile_and_play_in_turn_order() -> None:
    game = storming(
        worth(KIT, "influence", 2),
        worth(BELT, "combat", 3),
        people={1: {"invader": True}},
        leader=2,
        decks={"sabotaged": [KIT, BELT]},
    )
    reveal(game, 1, 3)
    assert asked(game) == [(3, "sabotage")]  # 2 leads: 3 before 1
    play(game, f"sabotage {BELT}", "pass")
    assert asked(game) == [(1, "sabotage")]
    assert open_options(game) == ["pass", f"sabotage {KIT}"]


@rule("TL-ASSAULT-25")
def test_revealing_with_an_empty_pile_is_legal() -> None:
    game = storming()
    reveal(game, 3, dice=kick("... ... ..."))
    assert person(game, 3).revealed
    assert {kind for _, kind in asked(game)} == {"reveal"}


@rule("TL-ASSAULT-25")
def test_a_dead_invaders_pile_stays_for_the_other() -> None:
    game = storming(
        worth(KIT, "influence", 2),
        id=SECOND,
        people={1: {"invader": True, "revealed": True}, 3: {"revealed": True, "dead": True}},
        decks={"sabotaged": [KIT]},
    )
    play(game, "take-part")
    go_on(game)
    assert asked(game) == [(1, "sabotage")]
    assert f"sabotage {KIT}" in open_options(game)


@rule("TL-ASSAULT-26", "TL-TIME-54", "TL-INFO-17")
def test_after_a_pass_each_member_decides_secretly_whether_to_fight_the_invader() -> None:
    game = storming()
    reveal(game, 3, dice=THREE_PASS)
    assert sorted(asked(game)) == [(seat, "invader-fight") for seat in (0, 1, 2)]
    play(game, "0: join")
    assert told(game, 1, "invader-fight") == []
    play(game, "2: stay-out", "1: join", dice=kick("... ... ..."))
    assert told(game, -1, "invader-fight") == [(3, (0, 1))]
    assert logged(game, "stealth") == []


@rule("TL-ASSAULT-26")
def test_after_a_failure_there_is_no_fight() -> None:
    game = storming(number=9)
    reveal(game, 3, dice=THREE_PASS)
    assert {kind for _, kind in asked(game)} == {"reveal"}


@rule("TL-ASSAULT-27", "TL-TIME-54")
def test_all_damage_is_simultaneous_and_the_invaders_roll_meets_every_participant() -> None:
    people = {0: {"weapon": PIPE}, 1: {"health": 2}, 3: {"health": 3}}
    game = storming(people=people)
    reveal(game, 3, dice=THREE_PASS)
    play(game, "0: join", "1: join", "2: stay-out")
    assert asked(game) == [(0, "weapon")]
    play(game, "weapon", dice=kick("ab... a.. ab."))
    assert [len(values[1]) for values in logged(game, "combat")] == [5, 3, 3]
    assert sorted(logged(game, "damage")) == [(0, 2, 2), (1, 2, 2), (3, 3, 3)]
    assert [person(game, seat).dead for seat in range(4)] == [False, True, False, True]


@rule("TL-ASSAULT-27", "TL-ASSAULT-20")
def test_both_sides_fight_with_their_equipped_cards_and_without_stealth() -> None:
    people = {0: {"ally": COUSIN, "health": 9}, 3: {"ally": COUSIN, "weapon": PIPE, "health": 9}}
    game = storming(people=people)
    reveal(game, 3, dice=THREE_PASS)
    play(game, "0: join", "1: stay-out", "2: stay-out")
    assert asked(game) == [(3, "weapon")]  # the Invader declares too
    play(game, "weapon", dice=kick("a... ab...."))
    # Combat 3 and 1 by the Ally; the Invader 2 more by the Weapon.
    assert [(values[0], len(values[1])) for values in logged(game, "combat")] == [(0, 4), (3, 6)]
    assert [person(game, seat).damage for seat in range(4)] == [2, 0, 0, 1]
    assert person(game, 3).wanted == 0
    assert logged(game, "stealth") == []


@rule("TL-ASSAULT-27")
@pytest.mark.parametrize(("dealt", "out"), [("ab.", False), ("aba", True)])
def test_as_much_damage_as_health_puts_the_invader_out_and_less_does_not(
    dealt: str, out: bool
) -> None:
    game = storming(people={3: {"health": 3}})
    reveal(game, 3, dice=THREE_PASS)
    play(game, "0: join", "1: stay-out", "2: stay-out", dice=kick(dealt + "a.."))
    assert person(game, 3).dead == out
    assert person(game, 0).damage == 1


@rule("TL-ASSAULT-28")
def test_criticals_add_two_for_the_roller_and_nobody_draws_an_injury() -> None:
    game = storming(people={3: {"health": 20}, 0: {"health": 20}, 1: {"health": 20}})
    reveal(game, 3, dice=THREE_PASS)
    play(game, "0: join", "1: join", "2: stay-out", dice=kick("aaa a.. bbb"))
    assert [person(game, seat).damage for seat in range(4)] == [5, 5, 0, 6]
    assert [person(game, seat).injuries for seat in range(4)] == [(), (), (), ()]


@rule("TL-ASSAULT-28")
def test_an_unrevealed_invader_is_asked_like_a_human_and_if_nobody_joins_there_is_no_fight() -> (
    None
):
    game = storming(people={1: {"invader": True}})
    reveal(game, 3, dice=THREE_PASS)
    assert open_options(game, 1) == open_options(game, 0) == ["join", "stay-out"]
    play(game, "0: stay-out", "1: stay-out", "2: stay-out")
    assert logged(game, "combat") == []
    assert asked(game) == [(3, "retreat")]


@rule("TL-ASSAULT-29")
def test_there_is_one_fight_for_each_revealed_invader_in_an_order_the_group_votes_on() -> None:
    game = storming(people={1: {"invader": True, "health": 9}, 3: {"health": 9}})
    reveal(game, 1, 3, dice=kick("ab. ..."))
    assert sorted(asked(game)) == [(0, "foe"), (2, "foe")]
    play(game, "0: fight 3", "2: fight 3")
    play(game, "0: join", "2: stay-out", dice=kick("a.. ..."))
    play(game, "0: stay-out", "2: join", dice=kick("a.. ..."))
    assert [values[0] for values in told(game, -1, "invader-fight")] == [3, 1]
    assert (person(game, 3).damage, person(game, 1).damage) == (1, 1)
    assert sorted(asked(game)) == [(1, "retreat"), (3, "retreat")]


@rule("TL-ASSAULT-29", "TL-ASSAULT-30", "TL-TIME-46")
def test_an_invader_revealed_on_an_earlier_card_is_fought_again_after_the_next() -> None:
    game = storming(people={3: {"health": 9}})
    reveal(game, 3, dice=THREE_PASS)
    play(game, "0: join", "1: stay-out", "2: stay-out", dice=kick("a.. ..."))
    assert asked(game) == [(3, "retreat")]
    play(game, "take-part")
    go_on(game, dice=THREE_PASS)
    assert sorted(asked(game)) == [(seat, "invader-fight") for seat in (0, 1, 2)]


@rule("TL-ASSAULT-29")
def test_after_the_third_card_there_is_no_fight() -> None:
    game = storming(id=THIRD)
    reveal(game, 3, dice=THREE_PASS)
    assert game.outcome == "humans"


@rule("TL-ASSAULT-31", "TL-TIME-46")
def test_a_retreat_lasts_for_all_attempts_of_the_card_without_sabotage_or_fight() -> None:
    people = {3: {"revealed": True}}
    game = storming(id=SECOND, number=1, people=people, decks={"sabotaged": [KIT]})
    assert open_options(game) == ["take-part", "retreat"]
    play(game, "retreat")
    go_on(game, dice=kick("... ... ..."))
    go_on(game, dice=kick("aab a.. ..."))
    # Outside the test group all the same, no sabotage in either attempt, no fight after the pass.
    assert [required for required, *_ in results(game)] == [4, 4]
    assert asked(game) == [(3, "retreat")]
    assert told(game, -1, "invader-fight") == []


@rule("TL-EX-13", "TL-ASSAULT-30", "TL-ASSAULT-31")
def test_the_worked_example_of_an_invader_who_hides_and_returns() -> None:
    game = storming(
        worth(KIT, "influence", 2),
        worth(BELT, "combat", 3),
        people={3: {"health": 9}},
        decks={"sabotaged": [KIT, BELT], "assault": (THIRD, SECOND)},
    )
    reveal(game, 3)
    play(game, f"sabotage {KIT}", "pass", dice=kick("aab aab ..."))
    play(game, "0: join", "1: join", "2: join", dice=kick("a.. ... ... ..."))
    assert not person(game, 3).dead
    play(game, "retreat")
    go_on(game, dice=THREE_PASS)
    assert asked(game) == [(3, "retreat")]  # card 3 without a fight
    play(game, "take-part")
    go_on(game)
    assert asked(game) == [(3, "sabotage")]
    play(game, f"sabotage {BELT}", dice=kick("aab aab ..."))
    assert [required for required, *_ in results(game)] == [5, 3, 6]
    assert game.outcome == "humans"


@rule("TL-EX-07", "TL-ASSAULT-07", "TL-ASSAULT-23")
def test_the_second_worked_example() -> None:
    pools = {0: 3, 1: 4, 2: 5, 3: 6}
    people: dict[int, dict[str, Any]] = {
        seat: {"skills": (1, 1, 1, dice, 1, 1)} for seat, dice in pools.items()
    }
    people[3]["invader"] = True
    figures = town(assault(FIRST, [("engineering", 6)], level=1), worth(KIT, "influence", 2))
    decks = {"sabotaged": [KIT], "assault": (THIRD, SECOND)}
    game = at(FIRST, figures=figures, people=people, decks=decks)
    reveal(game, 3)
    play(game, f"sabotage {KIT}", dice=kick("aab aabb aab.."))
    assert results(game) == [(11, 10, 0, 0)]
    assert [len(values[1]) for values in logged(game, "assault-roll")] == [3, 4, 5]
    assert KIT in faces(game, table_of(game).decks.discard)
    quiet = at(FIRST, figures=figures, people=people, decks=decks)
    go_on(quiet)
    assert results(quiet)[0][0] == 10
    assert sum([len(values[1]) for values in logged(quiet, "assault-roll")]) == 18


@rule("TL-ASSAULT-26", "TL-ASSAULT-29")
def test_whoever_has_been_fought_after_a_card_is_not_fought_again_after_it() -> None:
    game = storming(people={1: {"invader": True, "health": 9}, 3: {"health": 9}})
    reveal(game, 1, 3, dice=kick("ab. ..."))
    play(game, "0: fight 1", "2: fight 1")
    play(game, "0: join", "2: stay-out", dice=kick("a.. ..."))
    play(game, "0: join", "2: stay-out", dice=kick("a.. ..."))
    assert [values[0] for values in told(game, -1, "invader-fight")] == [1, 3]
    assert sorted(asked(game)) == [(1, "retreat"), (3, "retreat")]
