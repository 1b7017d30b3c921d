"""Confrontations: who may, Stealth and its criticals (chapter TL-PVP, TL-TIME-23, TL-TIME-24, TL-TIME-25,
TL-TIME-26)."""

from typing import Any

from othersight.games.they_live.rules.people import table_of
from othersight.kernel.game import Game
from tests.games.they_live.figures import COUSIN, RIFLE
from tests.games.they_live.play import asked, at, kick, logged, open_options, person, play
from tests.games.they_live.town import COP, GHOUL, told, town
from tests.rule_ids import rule


def facing(changes: dict[int, dict[str, Any]] | None = None, **given: Any) -> Game:
    """Confrontations begin: seats 0 and 1 on space 8, seats 2 and 3 apart in Tax Exempt."""
    places = {0: {"space": 8}, 1: {"space": 8}, 2: {"space": 1}, 3: {"space": 3}}
    people = {seat: {**place, **(changes or {}).get(seat, {})} for seat, place in places.items()}
    given.setdefault("figures", town())
    return at("confrontations", people=people, **given)


def stealth_dice(game: Game) -> tuple[int, int]:
    """How many Stealth dice attacker and defender rolled."""
    ((_, first, _, second),) = logged(game, "pvp-stealth")
    return len(first), len(second)


def combat_dice(game: Game) -> tuple[int, int]:
    """How many Combat dice attacker and defender rolled."""
    ((_, first, _, second),) = logged(game, "pvp-combat")
    return len(first), len(second)


@rule("TL-PVP-01", "TL-TIME-23")
def test_each_player_in_turn_order_may_confront_one_other_on_the_space_or_pass() -> None:
    game = facing({2: {"space": 8}})
    assert asked(game) == [(0, "confront")]
    assert open_options(game) == ["pass", "confront 1", "confront 2"]
    play(game, "pass")
    assert asked(game) == [(1, "confront")]
    play(game, "confront 2", dice=kick("... ... ... ..."))
    # Seat 2 has engaged; the phase is over.
    assert asked(game) == [(0, "location")]


@rule("TL-PVP-01")
def test_nobody_on_another_space_can_be_confronted() -> None:
    game = facing()
    assert open_options(game) == ["pass", "confront 1"]
    found = game.why_not(0, "confront 2")
    assert found is not None
    assert found.rule == "TL-PVP-03"


@rule("TL-PVP-02")
def test_who_has_engaged_an_enemy_neither_confronts_nor_is_confronted() -> None:
    people = {0: {"space": 8}, 1: {"space": 8}, 2: {"space": 8}, 3: {"space": 8}}
    game = at("response", people=people, tiles=[(COP, 8)], figures=town())
    # Seat 0 persuades the tile away, so seats 1 to 3 have faced nothing.
    play(game, "persuade", dice=kick("ab."))
    assert asked(game) == [(1, "confront")]
    assert open_options(game) == ["pass", "confront 2", "confront 3"]


@rule("TL-PVP-02")
def test_a_team_effort_and_a_failed_persuasion_count_as_engaging() -> None:
    people = {0: {"space": 8}, 1: {"space": 8}, 2: {"space": 8}, 3: {"space": 1}}
    game = at("response", people=people, tiles=[(GHOUL, 8)], figures=town())
    play(game, "team", "1: join", "2: refuse", dice=kick("aa. aa. ab. ab."))
    play(game, "0: leave", "1: leave")
    # The tile is dead; only seat 2 has not engaged and finds nobody.
    assert asked(game) == [(0, "location")]


@rule("TL-PVP-02")
def test_each_player_is_in_at_most_one_confrontation() -> None:
    game = facing({2: {"space": 8}, 3: {"space": 8}})
    play(game, "confront 1", dice=kick("... ... ... ..."))
    assert asked(game) == [(2, "confront")]
    assert open_options(game) == ["pass", "confront 3"]


@rule("TL-PVP-03")
def test_sharing_the_space_at_the_moment_of_the_check_is_what_counts() -> None:
    places = {0: {"space": 7}, 1: {"space": 8}, 2: {"space": 7}, 3: {"space": 1}}
    game = at("action", people=places, figures=town())
    play(game, "step 8", "end", "stay", "end", "stay", "end", "stay", "end")
    # Seat 2 shared the space when the round began, seat 1 does now.
    assert asked(game) == [(0, "confront")]
    assert open_options(game) == ["pass", "confront 1"]


@rule("TL-PVP-04")
def test_the_defender_is_not_asked_whether_to_accept() -> None:
    game = facing()
    play(game, "confront 1", dice=kick("... ... ... ..."))
    assert logged(game, "pvp-combat")


@rule("TL-PVP-05", "TL-TIME-24")
def test_the_token_is_spent_before_any_roll_or_never() -> None:
    game = facing({0: {"glasses": 1}})
    play(game, "confront 1")
    assert asked(game) == [(0, "pvp-glasses")]
    assert logged(game, "pvp-stealth") == []
    play(game, "pass", dice=kick("... ... ab. ..."))
    # The attacker won and still holds the token, but there is no look.
    assert person(game, 0).glasses == 1
    assert asked(game) == [(1, "flee")]


@rule("TL-PVP-05")
def test_without_a_token_there_is_nothing_to_decide_and_a_spent_one_is_gone() -> None:
    game = facing()
    play(game, "confront 1", dice=kick("... ... ... ..."))
    assert logged(game, "glasses-spent") == []
    game = facing({0: {"glasses": 2}})
    play(game, "confront 1", "lenses", dice=kick("... ... ... ..."))
    assert person(game, 0).glasses == 1


@rule("TL-PVP-06", "TL-TIME-25")
def test_both_roll_stealth_with_modifiers_less_wanted_tokens_and_at_least_one_die() -> None:
    game = facing({0: {"ally": COUSIN, "wanted": 2}, 1: {"weapon": RIFLE, "wanted": 7}})
    play(game, "confront 1", dice=kick(".. ."))
    assert stealth_dice(game) == (2, 1)


@rule("TL-PVP-07")
def test_fewer_stealth_successes_cost_one_combat_die() -> None:
    game = facing()
    play(game, "confront 1", dice=kick("a.. ab. .. ..."))
    assert combat_dice(game) == (2, 3)
    game = facing()
    play(game, "confront 1", dice=kick("ab. ... ... .."))
    assert combat_dice(game) == (3, 2)


@rule("TL-PVP-07")
def test_equal_stealth_costs_nobody_a_die() -> None:
    game = facing()
    play(game, "confront 1", dice=kick("ab. aa. ... ..."))
    assert combat_dice(game) == (3, 3)


@rule("TL-PVP-08", "TL-TIME-26")
def test_a_lone_critical_of_the_attacker_shows_the_identity_and_then_the_attacker_chooses() -> None:
    game = facing({0: {"glasses": 1}, 1: {"invader": True}})
    play(game, "confront 1", "lenses", dice=kick("aaa ab."))
    assert asked(game) == [(0, "pvp-critical")]
    assert open_options(game) == ["end", "fight"]
    # Seen before the choice, and by the attacker alone.
    assert game.view(0)["people"][1]["identity"] == "invader"
    assert game.view(2)["people"][1]["identity"] == ""
    play(game, "end")
    assert logged(game, "pvp-combat") == []


@rule("TL-PVP-08", "TL-PVP-16")
def test_after_a_look_on_a_critical_the_fight_brings_no_second_one() -> None:
    game = facing({0: {"glasses": 1}})
    play(game, "confront 1", "lenses", dice=kick("aaa ..."))
    play(game, "fight", dice=kick("ab. .."))
    assert len(logged(game, "lenses-identity")) == 1
    assert asked(game) == [(1, "flee")]


@rule("TL-PVP-09", "TL-TIME-26")
def test_a_lone_critical_of_the_defender_lets_the_defender_flee_without_a_fight() -> None:
    game = facing()
    play(game, "confront 1", dice=kick("ab. aaa"))
    assert asked(game) == [(1, "pvp-escape")]
    assert open_options(game) == ["flee", "fight"]
    play(game, "flee")
    assert open_options(game) == ["to 7", "to 9"]
    play(game, "to 7")
    assert person(game, 1).space == 7
    assert logged(game, "pvp-combat") == []


@rule("TL-PVP-09", "TL-PVP-11")
def test_a_defender_with_a_critical_may_fight_and_the_attacker_has_lost_a_die() -> None:
    game = facing({0: {"skills": (5, 3, 3, 3, 3, 3)}})
    # Four successes of the attacker, no three of one colour, against three.
    play(game, "confront 1", dice=kick("aabb. aaa"))
    play(game, "fight", dice=kick(".. ..."))
    assert combat_dice(game) == (2, 3)


@rule("TL-PVP-10")
def test_two_criticals_give_nobody_a_choice_and_successes_are_compared() -> None:
    game = facing({0: {"glasses": 1, "skills": (4, 3, 3, 3, 3, 3)}})
    play(game, "confront 1", "lenses", dice=kick("aaab bbb ... .."))
    assert combat_dice(game) == (3, 2)
    assert asked(game) == [(0, "pvp-look")]


@rule("TL-PVP-11")
def test_a_critical_of_the_attacker_without_a_token_only_wins_the_comparison() -> None:
    game = facing({1: {"skills": (5, 3, 3, 3, 3, 3)}})
    play(game, "confront 1", dice=kick("aaa aabb. ... .."))
    assert combat_dice(game) == (3, 2)
    assert told(game, 0, "lenses-identity") == []


@rule("TL-PVP-12")
def test_a_confrontation_the_attacker_ends_has_no_loser() -> None:
    game = facing({0: {"glasses": 1}})
    play(game, "confront 1", "lenses", dice=kick("aaa ..."))
    play(game, "end")
    for seat in (0, 1):
        found = person(game, seat)
        assert (found.damage, found.injuries, found.beaten, found.space) == (0, (), False, 8)
        assert found.engaged
    assert asked(game) == [(0, "location")]
    play(game, "pass")
    assert asked(game) == [(1, "location")]
    assert open_options(game) == ["card", "pass"]


@rule("TL-PVP-12")
def test_a_defender_who_fled_on_a_critical_keeps_the_location_turn_and_the_token_stays_spent() -> (
    None
):
    game = facing({0: {"glasses": 1}})
    play(game, "confront 1", "lenses", dice=kick("... aaa"))
    play(game, "flee", "to 7")
    assert person(game, 0).glasses == 0
    assert 1 not in table_of(game).knowledge[0].identities
    play(game, "pass")
    assert asked(game) == [(1, "location")]
    assert "card" in open_options(game)
