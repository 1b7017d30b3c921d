"""The Final Assault: preparation, requirement, resources, halves (chapter TL-ASSAULT, TL-TIME-45, TL-TIME-47,
TL-TIME-50, TL-TIME-51, TL-TIME-52,
TL-EX-06, TL-EX-11)."""

from typing import Any

import pytest

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import SKILLS
from othersight.kernel.game import Game
from tests.games.they_live.figures import BELT, COUSIN, KIT, PIPE
from tests.games.they_live.play import asked, at, faces, kick, logged, open_options, person, play
from tests.games.they_live.town import (
    CABLE,
    CIVILIAN,
    COP,
    NEWS,
    all_say,
    assault,
    card,
    go_on,
    news,
    told,
    town,
)
from tests.rule_ids import rule

FIRST = "checkpoint-alpha"
SECOND = "boardroom-doors"
THIRD = "signal-core"
KEYS = "ring-of-keys"


def worth(id: str, skill: str, number: int) -> Any:
    """A Resistance card's Final Assault value."""
    return card(id, assault_skill=SKILLS.index(skill), assault_value=number)


SPLIT = {"split": True}
TWO_TESTS = [("tech", 0), ("combat", 0)]


def storming(tests: list[tuple[str, int]], *changes: Any, **given: Any) -> Game:
    """The first card with these tests; nothing happens on a failure."""
    values = given.pop("values", {})
    figures = town(assault(FIRST, tests, level=1, **values), *changes)
    decks = {"assault": (THIRD, SECOND), **given.pop("decks", {})}
    return at(FIRST, figures=figures, decks=decks, **given)


def results(game: Game) -> list[tuple[Any, ...]]:
    """Required, rolled, helped and passed of every test so far."""
    return logged(game, "assault-test")


@rule("TL-ASSAULT-01", "TL-ASSAULT-02", "TL-TIME-45", "TL-ASSAULT-03")
def test_all_stand_on_cable_54_keep_equipped_cards_and_damage_and_lose_the_rest() -> None:
    me = {
        "space": 20,
        "damage": 2,
        "wanted": 4,
        "scrap": 3,
        "glasses": 2,
        "weapon": PIPE,
        "bag": [KIT, BELT],
        "injuries": ("split-lip",),
        "injury_rounds": (1,),
    }
    game = at("assault", people={1: me}, figures=town(assault(FIRST, [("tech", 1)])))
    found = person(game, 1)
    assert [person(game, seat).space for seat in range(4)] == [CABLE] * 4
    assert (found.wanted, found.scrap, found.glasses, found.bag) == (0, 0, 0, ())
    assert found.damage == 2
    assert faces(game, [found.weapon]) == [PIPE]
    assert found.injuries == ("split-lip",)
    assert [p.dead for p in table_of(game).people if p.seat < 0] == [True, True]


@rule("TL-ASSAULT-03")
def test_the_news_loses_its_effect_and_what_is_on_the_board_plays_no_part() -> None:
    game = storming(
        [("tech", 0)],
        news(NEWS, lasting=(("tech", 5),)),
        decks={"news_card": NEWS},
        places={9: {"deposit": [KIT]}},
        tiles=[(CIVILIAN, CABLE)],
        people={0: {"injuries": ("concussion",), "injury_rounds": (1,)}},
    )
    modifier = table_of(game).config.injuries["concussion"].modifiers[SKILLS.index("tech")]
    go_on(game)
    rolls = [len(values[1]) for values in logged(game, "assault-roll")]
    assert rolls == [3 + modifier, 3, 3, 3]
    assert logged(game, "attack") == []
    assert len(table_of(game).places[9].deposit) == 1


@rule("TL-ASSAULT-03")
def test_nobody_is_asked_to_change_equipment() -> None:
    game = at("assault", people={0: {"bag": [BELT], "weapon": PIPE}}, figures=town())
    assert {kind for _, kind in asked(game)} <= {"reveal", "split"}


@rule("TL-ASSAULT-04", "TL-HIDDEN-03", "TL-INFO-09", "TL-TIME-45")
def test_resources_are_sorted_in_view_of_all_by_their_hidden_icon() -> None:
    game = at(
        "assault",
        decks={"useful": [KIT, PIPE, BELT], "recruits": [COP]},
        icons={KIT: True, PIPE: False, BELT: True},
        figures=town(),
    )
    t = table_of(game)
    assert faces(game, t.decks.useful) == [PIPE]
    assert faces(game, t.decks.sabotaged) == sorted([KIT, BELT])
    for seat in (0, 3, -1):
        decks = game.view(seat)["decks"]
        assert [c["face"] for c in decks["useful"]] == [PIPE]
        assert sorted([c["face"] for c in decks["sabotaged"]]) == sorted([KIT, BELT])
        assert decks["recruits"] == [COP]


@rule("TL-ASSAULT-05")
def test_a_useful_card_or_tile_helps_only_tests_of_its_own_skill() -> None:
    game = storming(
        [("combat", 1)],
        worth(PIPE, "combat", 2),
        worth(BELT, "tech", 2),
        decks={"useful": [BELT, PIPE], "recruits": [COP]},
    )
    go_on(game)
    assert open_options(game) == [f"spend {PIPE}", f"keep {PIPE}"]
    all_say(game, f"keep {PIPE}")
    assert open_options(game) == [f"spend {COP}", f"keep {COP}"]


@rule("TL-ASSAULT-05")
def test_a_sabotaged_card_is_never_offered_to_the_test_group() -> None:
    game = storming([("combat", 1)], worth(PIPE, "combat", 2), decks={"sabotaged": [PIPE]})
    go_on(game)
    assert "resource" not in [kind for _, kind in asked(game)]
    assert results(game)[0][2] == 0


@rule("TL-ASSAULT-05")
def test_a_card_or_tile_of_another_skill_is_not_offered() -> None:
    game = storming(
        [("tech", 1)], worth(PIPE, "combat", 2), decks={"useful": [PIPE], "recruits": [COP]}
    )
    go_on(game, dice=kick("aab aa. ... ..."))
    assert results(game) == [(5, 5, 0, 1)]  # nobody was asked about the pipe or the cop
    assert len(table_of(game).decks.useful) == len(table_of(game).decks.recruits) == 1


@rule("TL-ASSAULT-05", "TL-EX-12")
def test_a_sabotaged_card_counts_against_a_test_of_any_skill() -> None:
    game = storming(
        [("tech", 1)],
        worth(KIT, "influence", 2),
        worth(BELT, "tech", 3),
        people={3: {"invader": True, "revealed": True}},
        decks={"sabotaged": [KIT, BELT]},
    )
    play(game, "take-part")
    go_on(game)
    assert sorted(open_options(game)) == sorted(["pass", f"sabotage {BELT}", f"sabotage {KIT}"])
    play(game, f"sabotage {KIT}", "pass", dice=kick("aab aab ..."))
    assert results(game) == [(3 + 1 + 2, 6, 0, 1)]


@rule("TL-ASSAULT-05", "TL-ASSAULT-04")
def test_what_is_sabotaged_is_sorted_away_from_what_the_group_may_spend() -> None:
    figures = town(
        assault(FIRST, [("combat", 1)]), worth(PIPE, "combat", 2), worth(BELT, "combat", 2)
    )
    decks = {"useful": [PIPE, BELT], "assault": (THIRD, SECOND, FIRST)}
    game = at("assault", figures=figures, decks=decks, icons={PIPE: True, BELT: False})
    go_on(game)
    assert open_options(game) == [f"spend {BELT}", f"keep {BELT}"]
    all_say(game, f"spend {BELT}", dice=kick("aa. a.. ... ..."))
    assert results(game) == [(5, 3, 2, 1)]


@rule("TL-ASSAULT-06", "TL-TIME-55")
def test_the_cards_are_played_in_order_and_each_is_turned_up_only_when_reached() -> None:
    easy = [("tech", -3)]
    figures = town(
        assault(FIRST, easy, level=1), assault(SECOND, easy, level=2), assault(THIRD, easy, level=3)
    )
    game = at("assault", decks={"assault": (THIRD, SECOND, FIRST)}, figures=figures)
    for number, id in enumerate((FIRST, SECOND, THIRD)):
        assert [values[0] for values in told(game, -1, "assault-card")][-1] == id
        assert game.view(0)["decks"]["assault"] == 2 - number
        assert len(told(game, -1, "assault-card")) == number + 1
        go_on(game, dice=kick("a.. ... ... ..."))
    assert game.outcome == "humans"


@rule("TL-ASSAULT-07", "TL-ASSAULT-08", "TL-EX-11")
def test_the_requirement_counts_all_unrevealed_characters() -> None:
    game = storming([("tech", 3)], players=5, people={2: {"invader": True}})
    go_on(game)
    assert results(game)[0][0] == 5 + 3
    assert len(logged(game, "assault-roll")) == 5  # the unrevealed Invader rolls as well
    game = storming([("tech", 3)], players=5, people={2: {"invader": True}})
    play(game, *[f"{seat}: go-on" for seat in (0, 1, 3, 4)], "2: reveal")
    assert results(game)[0][0] == 4 + 3
    assert [values[0] for values in logged(game, "assault-roll")] == [0, 1, 3, 4]


@rule("TL-ASSAULT-08")
def test_the_dead_do_not_count() -> None:
    game = storming([("tech", 3)], people={3: {"dead": True}})
    go_on(game)
    assert results(game)[0][0] == 3 + 3


@rule("TL-ASSAULT-09", "TL-TIME-52")
def test_all_dice_with_equipped_modifiers_and_resources_must_reach_the_requirement() -> None:
    people = {0: {"off_hand": BELT}, 1: {"ally": COUSIN}}
    useful = {"useful": [KEYS]}
    change = worth(KEYS, "engineering", 2)
    for dice, passed in (("ab... a.. a.. a..", 1), ("ab... a.. a.. ...", 0)):
        game = storming([("engineering", 3)], change, people=people, decks=useful)
        go_on(game)
        all_say(game, f"spend {KEYS}", dice=kick(dice))
        successes = 5 if passed else 4
        assert results(game) == [(7, successes, 2, passed)]


@rule("TL-ASSAULT-10", "TL-ASSAULT-12", "TL-TIME-50")
def test_resources_are_chosen_before_the_roll_and_are_gone_after_it_passed_or_failed() -> None:
    for dice in ("aaa aaa aaa aaa", "... ... ... ..."):
        game = storming(
            [("combat", 2)],
            worth(PIPE, "combat", 2),
            decks={"useful": [PIPE], "recruits": [COP]},
        )
        go_on(game)
        assert logged(game, "assault-roll") == []
        all_say(game, f"spend {PIPE}")
        all_say(game, f"spend {COP}", dice=kick(dice))
        t = table_of(game)
        assert results(game)[0][2] == 4
        assert (t.decks.useful, t.decks.recruits) == ((), ())
        assert PIPE in faces(game, t.decks.discard)


@rule("TL-ASSAULT-10")
def test_what_is_kept_stays_for_later() -> None:
    game = storming([("combat", 9)], worth(PIPE, "combat", 2), decks={"useful": [PIPE]})
    go_on(game)
    all_say(game, f"keep {PIPE}", dice=kick("... ... ... ..."))
    go_on(game)
    assert open_options(game) == [f"spend {PIPE}", f"keep {PIPE}"]


@rule("TL-ASSAULT-11")
def test_without_a_success_on_the_dice_the_test_is_failed_whatever_is_spent() -> None:
    game = storming([("combat", 0)], worth(PIPE, "combat", 9), decks={"useful": [PIPE]})
    go_on(game)
    all_say(game, f"spend {PIPE}", dice=kick("... ... ... ..."))
    assert results(game) == [(4, 0, 9, 0)]


@rule("TL-ASSAULT-12", "TL-TIME-50")
def test_the_group_votes_on_each_resource_and_a_tie_is_for_the_leader() -> None:
    for said, helped in (("spend", 2), ("keep", 0)):
        game = storming(
            [("combat", 2)],
            worth(PIPE, "combat", 2),
            decks={"useful": [PIPE]},
            leader=2,
            people={1: {"invader": True}},
        )
        go_on(game)
        assert sorted(asked(game)) == [(seat, "resource") for seat in range(4)]
        other = "keep" if said == "spend" else "spend"
        play(game, f"2: {said} {PIPE}", f"1: {said} {PIPE}", f"0: {other} {PIPE}")
        play(game, f"3: {other} {PIPE}", dice=kick("aaa ... ... ..."))
        assert results(game)[0][2] == helped


@rule("TL-ASSAULT-13")
def test_several_tests_are_taken_in_order_each_with_its_own_reveal_and_roll() -> None:
    game = storming([("tech", -2), ("combat", -2)], people={2: {"invader": True}})
    go_on(game, dice=kick("ab. ... ... ..."))
    assert {kind for _, kind in asked(game)} == {"reveal"}
    play(game, "0: go-on", "1: go-on", "3: go-on", "2: reveal", dice=kick("... ... ..."))
    # Failing the second fails the card, and the new attempt begins with the first test.
    assert [passed for *_, passed in results(game)] == [1, 0]
    assert logged(game, "assault-failed") == [(FIRST, 1)]
    go_on(game, dice=kick("ab. ... ..."))
    assert results(game)[-1] == (1, 2, 0, 1)
    assert logged(game, "assault-passed") == []


@rule("TL-ASSAULT-14", "TL-EX-11", "TL-TIME-47")
def test_each_half_is_measured_by_its_own_size() -> None:
    game = storming([("tech", 1), ("combat", 2)], players=5, values={"split": True})
    assert {kind for _, kind in asked(game)} == {"split"}
    all_say(game, "half 0 1")
    go_on(game, dice=kick("aaa ..."))
    go_on(game, dice=kick("aaa bb. ..."))
    assert results(game) == [(2 + 1, 3, 0, 1), (3 + 2, 5, 0, 1)]
    assert [values[0] for values in logged(game, "assault-roll")] == [0, 1, 2, 3, 4]


@rule("TL-ASSAULT-15", "TL-TIME-47")
def test_the_group_votes_on_halves_whose_sizes_differ_by_at_most_one() -> None:
    game = storming([("tech", 1), ("combat", 2)], players=5, values={"split": True})
    assert {len(o) - 1 for o in game.question_of(0).options} == {2, 3}
    assert len(game.question_of(0).options) == 20
    even = storming([("tech", 1), ("combat", 2)], values={"split": True})
    assert {len(o) - 1 for o in even.question_of(0).options} == {2}


@rule("TL-ASSAULT-15")
def test_both_halves_must_pass() -> None:
    game = storming([("tech", 0), ("combat", 3)], values={"split": True})
    all_say(game, "half 0 1")
    go_on(game, dice=kick("aaa ..."))
    go_on(game, dice=kick("aa. ..."))
    assert logged(game, "assault-failed") == [(FIRST, 1)]


@rule("TL-ASSAULT-15")
def test_a_member_who_reveals_leaves_the_own_half() -> None:
    game = storming(
        [("tech", 0), ("combat", 0)], values={"split": True}, people={1: {"invader": True}}
    )
    all_say(game, "half 0 1")
    play(game, "0: go-on", "2: go-on", "3: go-on", "1: reveal", dice=kick("a.."))
    assert results(game) == [(1, 1, 0, 1)]


@rule("TL-ASSAULT-15")
def test_an_emptied_half_leads_to_a_new_split_and_a_group_of_one_takes_both_tests() -> None:
    people = {1: {"invader": True}, 2: {"dead": True}}
    game = storming([("tech", 0), ("combat", 0)], values={"split": True}, people=people)
    all_say(game, "half 1")
    play(game, "0: go-on", "3: go-on", "1: reveal")
    assert sorted(asked(game)) == [(0, "split"), (3, "split")]
    assert logged(game, "assault-failed") == []  # a new split is no failure
    alone = storming(
        [("tech", 0), ("combat", 0)],
        values={"split": True},
        people={1: {"dead": True}, 2: {"dead": True}, 3: {"dead": True}},
    )
    go_on(alone, dice=kick("a.."))
    go_on(alone, dice=kick("a.."))
    assert results(alone) == [(1, 1, 0, 1), (1, 1, 0, 1)]
    assert logged(alone, "split") == []


@rule("TL-ASSAULT-15", "TL-ASSAULT-13")
def test_a_half_emptied_before_its_test_is_split_anew_and_the_passed_test_stands() -> None:
    people = {2: {"invader": True}, 3: {"invader": True}}
    game = storming([("tech", 0), ("combat", 0)], values={"split": True}, people=people)
    all_say(game, "half 0 1")
    play(game, "0: go-on", "1: go-on", "2: reveal", "3: reveal", dice=kick("aa. ..."))
    assert results(game) == [(2, 2, 0, 1)]
    assert sorted(asked(game)) == [(0, "split"), (1, "split")]
    all_say(game, "half 0")
    go_on(game, dice=kick("a.."))  # seat 1 alone, and Combat is the only test left
    assert results(game) == [(2, 2, 0, 1), (1, 1, 0, 1)]
    assert [roll[0] for roll in logged(game, "assault-roll")] == [0, 1, 1]
    assert logged(game, "assault-passed") == [(FIRST,)]


@rule("TL-ASSAULT-15", "TL-TIME-53")
def test_a_second_half_emptied_by_its_own_reveal_is_split_anew_and_only_its_test_is_left() -> None:
    people = {2: {"invader": True}, 3: {"invader": True}}
    game = storming([("tech", 0), ("combat", 0)], values={"split": True}, people=people)
    all_say(game, "half 0 1")
    go_on(game, dice=kick("aa. ..."))
    assert results(game) == [(2, 2, 0, 1)]
    play(game, "0: go-on", "1: go-on", "2: reveal", "3: reveal")
    assert sorted(asked(game)) == [(0, "split"), (1, "split")]
    assert logged(game, "assault-failed") == []
    all_say(game, "half 1")
    go_on(game, dice=kick("a.."))  # seat 0 alone in the new second half; Tech is not tested again
    assert results(game) == [(2, 2, 0, 1), (1, 1, 0, 1)]
    assert [roll[0] for roll in logged(game, "assault-roll")] == [0, 1, 0]
    assert logged(game, "assault-passed") == [(FIRST,)]


@rule("TL-TIME-53", "TL-ASSAULT-15")
def test_after_a_failed_attempt_the_halves_stay_as_they_were_voted() -> None:
    game = storming(TWO_TESTS, values=SPLIT)
    all_say(game, "half 1 3")
    go_on(game, dice=kick("aaa ..."))
    go_on(game, dice=kick("... ..."))
    assert logged(game, "assault-failed") == [(FIRST, 1)]
    assert sorted(asked(game)) == [(seat, "reveal") for seat in range(4)]  # TL-TIME-48, no new vote
    go_on(game, dice=kick("aaa ..."))
    go_on(game, dice=kick("aaa ..."))
    assert [roll[0] for roll in logged(game, "assault-roll")] == [1, 3, 0, 2, 1, 3, 0, 2]
    assert logged(game, "split") == [((1, 3),)]
    assert logged(game, "assault-passed") == [(FIRST,)]


@rule("TL-TIME-53", "TL-ASSAULT-15")
def test_a_half_that_has_lost_a_member_stays_after_a_failure() -> None:
    people = {3: {"invader": True}, 1: {"health": 1}}
    game = storming(TWO_TESTS, values={**SPLIT, "fail": (("damage", 1),)}, people=people)
    all_say(game, "half 0 1")
    play(game, "0: go-on", "1: go-on", "2: go-on", "3: reveal", dice=kick("... ..."))
    # Seat 1 has died, seat 3 has left: one member is left in either half.
    go_on(game, dice=kick("a.."))
    go_on(game, dice=kick("a.."))
    assert [roll[0] for roll in logged(game, "assault-roll")] == [0, 1, 0, 2]
    assert logged(game, "split") == [((0, 1),)]


@rule("TL-TIME-53", "TL-ASSAULT-15")
def test_a_half_emptied_by_deaths_in_the_fail_section_leads_to_a_new_split() -> None:
    people = {0: {"health": 1}, 1: {"health": 1}}
    game = storming(TWO_TESTS, values={**SPLIT, "fail": (("damage", 1),)}, people=people)
    all_say(game, "half 0 1")
    go_on(game, dice=kick("... ..."))
    assert sorted(asked(game)) == [(2, "split"), (3, "split")]
    all_say(game, "half 3")
    go_on(game, dice=kick("a.."))
    go_on(game, dice=kick("a.."))
    assert [roll[0] for roll in logged(game, "assault-roll")] == [0, 1, 3, 2]


@rule("TL-TIME-53", "TL-TIME-47")
def test_the_next_card_that_splits_the_group_is_voted_on_anew() -> None:
    figures = town(
        assault(FIRST, TWO_TESTS, level=1, **SPLIT), assault(SECOND, TWO_TESTS, level=2, **SPLIT)
    )
    game = at(FIRST, figures=figures, decks={"assault": (THIRD, SECOND)})
    all_say(game, "half 0 1")
    for _ in range(2):
        go_on(game, dice=kick("aaa ..."))
    assert sorted(asked(game)) == [(seat, "split") for seat in range(4)]


@rule("TL-ASSAULT-15")
def test_who_is_left_alone_after_a_split_takes_the_other_half_too() -> None:
    people = {1: {"invader": True}, 2: {"dead": True}, 3: {"dead": True}}
    game = storming(TWO_TESTS, values=SPLIT, people=people)
    all_say(game, "half 0")
    play(game, "0: go-on", "1: reveal", dice=kick("a.."))
    go_on(game, dice=kick("a.."))
    assert results(game) == [(1, 1, 0, 1), (1, 1, 0, 1)]
    assert [roll[0] for roll in logged(game, "assault-roll")] == [0, 0]
    assert logged(game, "split") == [((0,),)]


@rule("TL-ASSAULT-15", "TL-ASSAULT-08")
def test_the_test_group_votes_on_the_split_and_a_revealed_invader_does_not() -> None:
    people = {1: {"invader": True}, 3: {"invader": True, "revealed": True}}
    game = storming(TWO_TESTS, values=SPLIT, people=people)
    play(game, "take-part")
    # Seat 1 is an Invader too, but nobody knows.
    assert sorted(asked(game)) == [(seat, "split") for seat in (0, 1, 2)]
    play(game, "0: half 0", "1: half 1 2", "2: half 1 2")
    assert logged(game, "split") == [((1, 2),)]


@rule("TL-ASSAULT-15", "TL-ASSAULT-24")
@pytest.mark.parametrize("half", [0, 1])
def test_a_sabotaged_card_is_played_against_one_half_only(half: int) -> None:
    game = storming(
        TWO_TESTS,
        worth(KIT, "influence", 2),
        values=SPLIT,
        people={3: {"invader": True, "revealed": True}},
        decks={"sabotaged": [KIT]},
    )
    play(game, "take-part")
    all_say(game, "half 0 1")
    go_on(game)
    assert asked(game) == [(3, "sabotage")]
    if half == 0:
        play(game, f"sabotage {KIT}", dice=kick("aab a.."))
        go_on(game, dice=kick("a.."))
        assert [required for required, *_ in results(game)] == [2 + 2, 1]
    else:
        play(game, "pass", dice=kick("aab a.."))
        go_on(game)
        play(game, f"sabotage {KIT}", dice=kick("aab"))
        assert [required for required, *_ in results(game)] == [2, 1 + 2]
    assert logged(game, "assault-passed") == [(FIRST,)]


@rule("TL-ASSAULT-15", "TL-ASSAULT-12", "TL-ROUND-05")
def test_each_half_votes_on_its_own_resources_and_the_leader_breaks_a_tie_from_outside() -> None:
    game = storming(
        [("tech", 0), ("combat", 1)],
        worth(PIPE, "combat", 2),
        values={"split": True},
        decks={"useful": [PIPE]},
    )
    all_say(game, "half 0 1")
    go_on(game, dice=kick("aaa ..."))
    go_on(game)
    assert sorted(asked(game)) == [(2, "resource"), (3, "resource")]
    play(game, f"2: spend {PIPE}", f"3: keep {PIPE}")
    # Seat 0 leads and is in the other half.
    assert asked(game) == [(0, "resource")]
    play(game, f"keep {PIPE}", dice=kick("aaa ..."))
    assert results(game)[-1] == (3, 3, 0, 1)


@rule("TL-EX-06", "TL-ASSAULT-07", "TL-ASSAULT-09")
def test_the_first_worked_example() -> None:
    pools = {0: 5, 1: 5, 2: 4, 3: 3}
    people = {seat: {"skills": (1, dice, 1, 1, 1, 1)} for seat, dice in pools.items()}
    for last, passed in (("a..", 1), ("...", 0)):
        game = storming(
            [("combat", 6)], worth(PIPE, "combat", 2), people=people, decks={"useful": [PIPE]}
        )
        go_on(game)
        all_say(game, f"spend {PIPE}", dice=kick("aab.. aab.. a..." + last))
        assert results(game) == [(10, 7 + passed, 2, passed)]
        assert table_of(game).decks.useful == ()
        assert len(logged(game, "assault-passed")) == passed


@rule("TL-ASSAULT-01", "TL-ASSAULT-02", "TL-ASSAULT-04", "TL-ASSAULT-06")
def test_all_have_laid_down_their_cards_when_the_resources_are_sorted_and_then_the_first_card_comes() -> (
    None
):
    game = at("assault", people={0: {"bag": [KIT]}}, decks={"useful": [BELT]}, figures=town())
    keys = ("assault", "resources-sorted", "assault-card")
    assert [entry.key for entry in game.log(-1) if entry.key in keys] == list(keys)
