"""Team efforts (chapter TL-RESPONSE, TL-TIME-17, TL-TIME-18, TL-TIME-19, TL-TIME-20, TL-TIME-21, TL-EX-05)."""

from typing import Any

import pytest

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import TileRule
from othersight.kernel.game import Game
from tests.games.they_live.figures import PIPE, RIFLE, injury
from tests.games.they_live.play import asked, at, kick, logged, open_options, person, play
from tests.games.they_live.town import CIVILIAN, COP, GHOUL, face_at, tile, tile_at, town
from tests.rule_ids import rule

HERE = {0: {"space": 8}, 1: {"space": 8}, 2: {"space": 8}, 3: {"space": 1}}
ACROSS = [(CIVILIAN, 8)]


def together(changes: dict[int, dict[str, Any]] | None = None, **given: Any) -> Game:
    """Seats 0, 1 and 2 on space 8 with one tile; it is seat 0's encounter."""
    people: dict[int, dict[str, Any]] = {
        seat: {**place, **(changes or {}).get(seat, {})} for seat, place in HERE.items()
    }
    given.setdefault("figures", town())
    return at("response", people=people, tiles=given.pop("tiles", ACROSS), **given)


def dice_of(game: Game, key: str) -> list[int]:
    """How many dice fell in each roll of that kind."""
    return [len(values[1]) for values in logged(game, key)]


@rule("TL-RESPONSE-25", "TL-TIME-17")
def test_a_team_is_formed_before_stealth_by_those_who_agree() -> None:
    game = together()
    play(game, "team")
    assert asked(game) == [(1, "team"), (2, "team")]
    assert logged(game, "stealth") == []
    play(game, "2: join", "1: refuse", dice=kick("... ... .. .." + "... .."))
    # The team rolls together; seat 1 is alone with the tile afterwards.
    assert [values[0] for values in logged(game, "combat")] == [0, 2, 1]


@rule("TL-RESPONSE-25")
def test_players_elsewhere_are_not_asked_into_a_team() -> None:
    game = together()
    play(game, "team")
    assert 3 not in [seat for seat, _ in asked(game)]


@rule("TL-RESPONSE-26")
def test_whoever_refuses_faces_the_tile_alone_in_the_own_turn() -> None:
    game = together(tiles=[(COP, 8)])
    play(game, "team", "1: refuse", "2: join", dice=kick("... ... .. .."))
    assert asked(game) == [(1, "encounter")]
    # Both others have fought this tile: no second team.
    assert open_options(game) == ["fight", "persuade"]
    play(game, "fight", dice=kick("... .."))
    # Seat 2 has fought it in the team and does not face it again.
    assert (2, "encounter") not in asked(game)
    assert person(game, 2).damage == 3


@rule("TL-RESPONSE-26", "TL-TIME-17")
def test_if_all_refuse_the_proposer_fights_alone_or_persuades() -> None:
    game = together(tiles=[(COP, 8)])
    play(game, "team", "1: refuse", "2: refuse")
    assert asked(game) == [(0, "encounter")]
    assert open_options(game) == ["fight", "persuade"]


@rule("TL-RESPONSE-26")
def test_a_failed_persuasion_counts_as_having_fought_the_tile() -> None:
    game = together(tiles=[(COP, 8)])
    play(game, "persuade", dice=kick("..."))
    assert asked(game) == [(1, "encounter")]
    play(game, "team")
    assert asked(game) == [(2, "team")]


@rule("TL-RESPONSE-26")
def test_a_new_decision_is_made_for_each_tile() -> None:
    game = together(tiles=[(CIVILIAN, 8), (COP, 8)])
    play(game, "team", "1: refuse", "2: refuse", dice=kick("... .."))
    assert asked(game) == [(0, "encounter")]
    assert open_options(game) == ["fight", "persuade", "team"]


@rule("TL-RESPONSE-27")
def test_one_failed_stealth_roll_costs_every_member_one_die_however_many_failed() -> None:
    game = together()
    play(game, "team", "1: join", "2: join", dice=kick("aa. ... ... .. .. .."))
    assert dice_of(game, "stealth") == [3, 3, 3]
    assert dice_of(game, "combat") == [2, 2, 2]


@rule("TL-RESPONSE-27")
def test_if_every_member_matches_the_tile_nobody_loses_a_die() -> None:
    game = together({1: {"skills": (6, 3, 3, 3, 3, 3), "wanted": 4}})
    play(game, "team", "1: join", "2: refuse", dice=kick("aa. ab ... ..." + "... .."))
    assert dice_of(game, "stealth") == [3, 2, 3]
    assert dice_of(game, "combat") == [3, 3, 2]  # seat 2 alone afterwards, and noticed


@rule("TL-RESPONSE-28", "TL-DICE-04", "TL-TIME-19")
def test_successes_are_added_each_critical_adds_two_and_every_member_declares_the_own_weapon() -> (
    None
):
    strong = town(tile(CIVILIAN, health=20, combat=1))
    game = together({0: {"weapon": PIPE}, 1: {"weapon": PIPE}}, figures=strong)
    play(game, "team", "1: join", "2: join", dice=kick("aa. aa. aa."))
    assert asked(game) == [(0, "weapon")]
    play(game, "weapon")
    assert asked(game) == [(1, "weapon")]
    # Seat 0: 3 of one colour; seat 1: 2 and 2, with seat 2's third no critical across players.
    play(game, "pass", dice=kick("aaa.. aa. a.."))
    assert dice_of(game, "combat") == [5, 3, 3]
    assert tile_at(game, 8).damage == 3 + 2 + 2 + 1
    assert [person(game, seat).wanted for seat in (0, 1, 2)] == [1, 0, 0]


@rule("TL-RESPONSE-29")
def test_a_team_kills_with_exactly_the_current_health_and_wanted_tokens_cost_no_combat_die() -> (
    None
):
    game = together({0: {"wanted": 2}, 1: {"wanted": 3}})
    play(game, "team", "1: join", "2: refuse", dice=kick(". a ab ab"))
    assert dice_of(game, "combat") == [2, 2]  # 3 less 1 for Stealth
    assert face_at(game, 8) == []
    assert [person(game, seat).damage for seat in (0, 1)] == [0, 0]


@rule("TL-EX-05", "TL-RESPONSE-30")
def test_the_worked_example_of_a_team_of_two_against_combat_six() -> None:
    tough = town(tile(CIVILIAN, combat=6, health=5))
    game = together(figures=tough)
    play(game, "team", "1: join", "2: refuse", dice=kick("aa. aa. ab. ab." + "... .."))
    assert tile_at(game, 8).damage == 4
    assert [person(game, seat).damage for seat in (0, 1)] == [2, 2]
    exact = together(figures=town(tile(CIVILIAN, combat=6, health=4)))
    play(exact, "team", "1: join", "2: refuse", dice=kick("aa. aa. ab. ab."))
    assert face_at(exact, 8) == []
    assert [person(exact, seat).damage for seat in (0, 1)] == [0, 0]


@rule("TL-RESPONSE-30")
def test_combined_successes_above_its_combat_never_heal_anybody() -> None:
    game = together({0: {"damage": 2}}, figures=town(tile(CIVILIAN, combat=1, health=9)))
    play(game, "team", "1: join", "2: refuse", dice=kick("aa. aa. ab. ab." + "... .."))
    assert person(game, 0).damage == 2


@rule("TL-RESPONSE-30")
def test_what_a_tile_does_to_those_it_wounds_it_does_to_every_member() -> None:
    wounding = TileRule("wounds", "victim", (("wanted", 2),))
    game = together(figures=town(tile(CIVILIAN, rules=(wounding,))))
    play(game, "team", "1: join", "2: refuse", dice=kick("aa. aa. ... ..." + "aa. aba"))
    assert [person(game, seat).wanted for seat in (0, 1, 2)] == [2, 2, 0]  # 3 successes: no wound


@rule("TL-RESPONSE-31", "TL-TIME-21")
def test_one_member_who_wants_the_reward_takes_it_alone() -> None:
    game = together()
    play(game, "team", "1: join", "2: join", dice=kick("aa. aa. aa. ab. ab. ..."))
    assert asked(game) == [(0, "reward"), (1, "reward"), (2, "reward")]
    play(game, "0: leave", "1: want", "2: leave", dice=kick("a.."))
    assert asked(game) == [(1, "pile")]
    play(game, "pile 0")
    assert [len(person(game, seat).bag) for seat in (0, 1, 2)] == [0, 1, 0]


@rule("TL-RESPONSE-31")
def test_of_several_who_want_it_the_one_with_the_most_successes_draws_that_many() -> None:
    game = together()
    play(game, "team", "1: join", "2: refuse", dice=kick("aa. aa. ab. ab."))
    play(game, "0: want", "1: want", dice=kick("a.. ab."))
    assert asked(game) == [(1, "pile")]
    play(game, "pile 0", "pile 0")
    assert [len(person(game, seat).bag) for seat in (0, 1)] == [0, 2]


@rule("TL-RESPONSE-32")
def test_members_tied_for_most_reroll_among_themselves_and_the_last_roll_counts() -> None:
    game = together()
    play(game, "team", "1: join", "2: join", dice=kick("aa. aa. aa. ab. ab. ..."))
    play(game, "0: want", "1: want", "2: want", dice=kick("ab. ab. a.." + "a.. a.." + "... aab"))
    assert [values[0] for values in logged(game, "reward-roll")] == [0, 1, 2, 0, 1, 0, 1]
    play(game, *["pile 1"] * 3)  # the deciding roll gives the number
    assert [len(person(game, seat).bag) for seat in (0, 1, 2)] == [0, 3, 0]
    assert (1, "pile") not in asked(game)


@rule("TL-RESPONSE-32")
def test_tied_at_nothing_nobody_draws_and_nobody_rolls_again() -> None:
    game = together()
    play(game, "team", "1: join", "2: refuse", dice=kick("aa. aa. ab. ab."))
    play(game, "0: want", "1: want", dice=kick("... ..."))
    assert len(logged(game, "reward-roll")) == 2
    assert "pile" not in [kind for _, kind in asked(game)]


@rule("TL-RESPONSE-32")
def test_a_reward_nobody_wants_is_lost() -> None:
    game = together()
    play(game, "team", "1: join", "2: refuse", dice=kick("aa. aa. ab. ab."))
    play(game, "0: leave", "1: leave")
    assert logged(game, "reward-roll") == []


@rule("TL-RESPONSE-33")
def test_a_team_goes_on_without_a_member_killed_by_weapon_overflow_whose_stealth_still_counts() -> (
    None
):
    dying = {1: {"weapon": RIFLE, "wanted": 10, "health": 1}}
    game = together(dying, spares_as_dealt=True, figures=town(easy_intros))
    fallen = table_of(game).playing[1]
    play(game, "team", "1: join", "2: refuse", dice=kick("aa. ."))
    play(game, "weapon")
    assert table_of(game).people[fallen].dead
    assert asked(game) == [(1, "spare")]
    play(game, "spare 4")
    while asked(game) == [(1, "reorganize")]:
        play(game, open_options(game)[-1])
    assert next(values[0] for values in logged(game, "combat")) == 0
    assert fallen not in [values[0] for values in logged(game, "combat")]
    assert dice_of(game, "combat")[0] == 2


def easy_intros(config: Any) -> None:
    """Intro cards that do nothing, and an injury without effect."""
    injury(config, "split-lip")
    for character in config.characters.values():
        character.intro.passed = character.intro.failed = ()


@rule("TL-RESPONSE-26", "TL-DEATH-13")
def test_the_replacement_of_a_player_killed_in_this_phase_is_asked_into_no_team() -> None:
    people: dict[int, dict[str, Any]] = {
        0: {"space": 8, "health": 1},
        1: {"space": 20},
        2: {"space": 1},
        3: {"space": 3},
        4: {"space": 20},
    }
    tiles = [(CIVILIAN, 8), (COP, 20)]
    game = at(
        "response", people=people, tiles=tiles, figures=town(easy_intros), dice=kick("... ..")
    )
    play(game, "spare 4")
    assert person(game, 0).space == 20
    assert asked(game) == [(1, "encounter")]
    assert open_options(game) == ["fight", "persuade"]


@rule("TL-RESPONSE-25", "TL-RESPONSE-26")
def test_one_other_player_on_the_space_is_enough_for_a_team() -> None:
    assert "team" in open_options(together({2: {"space": 1}}))
    assert (0, "encounter") not in asked(together({1: {"space": 1}, 2: {"space": 1}}))


@rule("TL-TIME-21", "TL-RESPONSE-31")
@pytest.mark.parametrize(("damage", "wanting"), [(1, [0, 1]), (9, [1])])
def test_who_is_killed_by_the_text_of_the_dead_enemy_is_not_asked_for_the_reward(
    damage: int, wanting: list[int]
) -> None:
    deadly = TileRule("killed", "all", (("damage", damage),))
    figures = town(tile(CIVILIAN, rules=(deadly,)))
    game = together({1: {"health": 20}, 2: {"space": 1, "health": 20}}, figures=figures)
    play(game, "team", "1: join", dice=kick("aa. aa. ab. ab."))
    while asked(game)[0][1] != "reward":  # a spare takes over
        play(game, open_options(game)[-1])
    assert [seat for seat, _ in asked(game)] == wanting


@rule("TL-RESPONSE-01", "TL-RESPONSE-10")
@pytest.mark.parametrize("before", [{"engaged": True}, {"engaged": True, "faced": range(200)}])
def test_what_a_player_fought_in_an_earlier_round_does_not_count(before: dict[str, Any]) -> None:
    before = {name: tuple(value) if name == "faced" else value for name, value in before.items()}
    game = together({0: before})
    assert asked(game) == [(0, "encounter")]


@rule("TL-RESPONSE-09", "TL-RESPONSE-26")
def test_whoever_has_joined_a_team_still_faces_the_other_tiles_in_the_own_turn() -> None:
    game = together({0: {"health": 12}, 1: {"health": 12}}, tiles=[(COP, 8), (GHOUL, 8)])
    play(game, "team", "1: join", "2: refuse", dice=kick("... ... .. .."))
    assert asked(game) == [(0, "encounter")]
    play(game, "fight", dice=kick("... .."))
    assert asked(game) == [(1, "encounter")]
    tiles = [values[0] for values in logged(game, "attack")]
    assert tiles[1] == tiles[2] != tiles[0]  # the second tile attacks seat 0, and then seat 1
    assert [values[1] for values in logged(game, "attack")] == [0, 0, 1]
