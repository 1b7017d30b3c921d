"""One player and the tiles of a space: fights, Persuade, rewards (chapter TL-RESPONSE, chapter TL-TIME)."""

from typing import Any

from othersight.games.they_live.rules.enemy import draw_tile
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.table import DISCARDED, GONE, RECRUITED
from othersight.kernel.game import Game
from tests.games.they_live.figures import BELT, COUSIN, PIPE, RIFLE
from tests.games.they_live.play import asked, at, kick, logged, open_options, person, play
from tests.games.they_live.town import CIVILIAN, COP, GHOUL, card, face_at, tile, tile_at, town
from tests.rule_ids import rule


def meeting(
    tiles: list[tuple[str, int]], dice: str = "", me: dict[str, Any] | None = None, **given: Any
) -> Game:
    """The Response Phase with seat 0 on space 8 and the others far apart in Tax Exempt. The dice all fall."""
    people: dict[int, dict[str, Any]] = {seat: {"space": 1 + seat} for seat in range(4)}
    people[0] = {"space": 8, **(me or {})}
    people.update(given.pop("people", {}))
    given.setdefault("figures", town())
    game = at("response", people=people, tiles=tiles, dice=kick(dice), **given)
    assert not game.chance.loaded
    return game


def dice_of(game: Game, key: str) -> list[int]:
    """How many dice fell in each roll of that kind."""
    return [len(values[1]) for values in logged(game, key)]


@rule("TL-RESPONSE-09", "TL-RESPONSE-11", "TL-TIME-22")
def test_a_player_faces_every_tile_from_the_top_before_the_next_player_does() -> None:
    game = meeting(
        [(CIVILIAN, 8), (GHOUL, 8), (COP, 3)],
        "... a. ... a.",
        people={2: {"space": 3}},
    )
    assert [values[1] for values in logged(game, "attack")] == [0, 0, 2]
    t = table_of(game)
    assert [t.tiles[values[0]].face for values in logged(game, "attack")] == [CIVILIAN, GHOUL, COP]
    # Whatever came of the first, the second was faced: 2 damage from each.
    assert person(game, 0).damage == 4
    assert asked(game) == [(2, "encounter")]


@rule("TL-RESPONSE-09", "TL-ROUND-02")
def test_encounters_run_in_turn_order_from_the_leader() -> None:
    game = meeting([(COP, 8), (COP, 3)], people={2: {"space": 3}}, leader=1)
    assert asked(game) == [(2, "encounter")]


@rule("TL-RESPONSE-09", "TL-RESPONSE-12", "TL-TIME-16")
def test_an_encounter_cannot_be_declined_and_the_tile_is_turned_before_the_choice() -> None:
    game = meeting([(COP, 8)])
    assert tile_at(game, 8).turned
    assert open_options(game) == ["fight", "persuade"]
    assert logged(game, "stealth") == []


@rule("TL-RESPONSE-12", "TL-TIME-16")
def test_a_team_effort_can_be_proposed_only_with_somebody_else_here() -> None:
    game = meeting([(COP, 8)], people={1: {"space": 8}})
    assert open_options(game) == ["fight", "persuade", "team"]


@rule("TL-TIME-16")
def test_a_fight_that_cannot_be_avoided_waits_only_while_somebody_may_use_a_card() -> None:
    assert open_options(meeting([(GHOUL, 8)], people={2: {"space": 3, "bag": [PIPE]}})) == ["fight"]
    assert asked(meeting([(GHOUL, 8)], dice="... ..")) != [(0, "encounter")]


@rule("TL-RESPONSE-10")
def test_each_player_on_the_space_faces_every_surviving_tile_once() -> None:
    game = meeting([(COP, 8)], people={1: {"space": 8}})
    play(game, "fight", dice=kick("... a."))
    assert asked(game) == [(1, "encounter")]
    # Seat 0 has fought the tile already and cannot be asked into a team.
    assert open_options(game) == ["fight", "persuade"]
    assert person(game, 0).damage == 2


@rule("TL-RESPONSE-10")
def test_a_player_whose_tile_was_killed_by_another_is_not_engaged() -> None:
    game = meeting([(GHOUL, 8)], people={1: {"space": 8}, 2: {"space": 8}})
    play(game, "fight", dice=kick("aa. aaa"))
    play(game, "0: leave")
    assert person(game, 0).engaged
    assert not person(game, 1).engaged
    assert asked(game) == [(1, "confront")]
    assert open_options(game) == ["pass", "confront 2"]


@rule("TL-RESPONSE-13", "TL-TIME-18")
def test_stealth_counts_modifiers_less_a_die_for_each_wanted_token() -> None:
    me = {"skills": (5, 3, 3, 3, 3, 3), "wanted": 2, "ally": COUSIN, "bag": [BELT]}
    game = meeting([(CIVILIAN, 8)], me=me)
    play(game, "fight", dice=kick(".... ..."))
    assert dice_of(game, "stealth") == [4]  # 5 + 1 - 2


@rule("TL-RESPONSE-13", "TL-DICE-07")
def test_a_stealth_roll_has_at_least_one_die() -> None:
    game = meeting([(CIVILIAN, 8)], "a ..", {"wanted": 10})
    assert dice_of(game, "stealth") == [1]


@rule("TL-RESPONSE-14")
def test_fewer_stealth_successes_than_the_tile_cost_one_combat_die_against_this_tile_only() -> None:
    game = meeting([(CIVILIAN, 8), (GHOUL, 8)], "a.. .. aa. ...")
    assert dice_of(game, "combat") == [2, 3]


@rule("TL-RESPONSE-14")
def test_as_many_stealth_successes_cost_nothing_and_none_at_all_cost_no_second_die() -> None:
    assert dice_of(meeting([(CIVILIAN, 8)], "ab. ..."), "combat") == [3]
    assert dice_of(meeting([(CIVILIAN, 8)], "... .."), "combat") == [2]


@rule("TL-RESPONSE-15", "TL-TIME-19")
def test_combat_counts_items_and_allies_and_a_declared_weapon() -> None:
    me = {"ally": COUSIN, "weapon": PIPE}
    game = meeting([(CIVILIAN, 8)], "aab.", me)
    assert asked(game) == [(0, "weapon")]
    play(game, "weapon", dice=kick("......"))
    assert dice_of(game, "combat") == [6]  # 3 + 1 + 2
    assert person(game, 0).wanted == 1


@rule("TL-RESPONSE-15", "TL-TIME-19")
def test_a_weapon_not_declared_adds_no_dice_and_costs_no_wanted_token() -> None:
    game = meeting([(CIVILIAN, 8)], "...", {"weapon": PIPE})
    play(game, "pass", dice=kick(".."))
    assert dice_of(game, "combat") == [2]
    assert person(game, 0).wanted == 0


@rule("TL-RESPONSE-16", "TL-TIME-20")
def test_damage_equal_to_the_current_health_kills() -> None:
    game = meeting([(CIVILIAN, 8)], "... ab", figures=town(tile(CIVILIAN, health=2)))
    assert face_at(game, 8) == []
    assert person(game, 0).damage == 0
    assert asked(game) == [(0, "reward")]


@rule("TL-RESPONSE-16", "TL-RESPONSE-17")
def test_damage_tokens_of_an_earlier_fight_count_and_a_critical_adds_two() -> None:
    people = {0: {"space": 8}, 1: {"space": 8}}
    game = meeting([(COP, 8)], people=people, figures=town(tile(COP, health=8)))
    play(game, "fight", dice=kick("aa. aaa"))
    assert tile_at(game, 8).damage == 5
    # 3 are left: 2 successes leave it alive, and the player takes 3 - 2.
    play(game, "fight", dice=kick("aa. ab."))
    assert tile_at(game, 8).damage == 7
    assert person(game, 1).damage == 1


@rule("TL-RESPONSE-17", "TL-ENEMY-06")
def test_a_surviving_tile_keeps_a_damage_token_for_each_success_and_stays() -> None:
    game = meeting([(CIVILIAN, 8)], "... ab")
    assert tile_at(game, 8).damage == 2
    assert face_at(game, 8) == [CIVILIAN]


@rule("TL-RESPONSE-18", "TL-DICE-06")
def test_the_player_takes_combat_less_successes_and_a_critical_is_no_success() -> None:
    strong = town(tile(CIVILIAN, combat=5, health=9))
    assert person(meeting([(CIVILIAN, 8)], "... a.", figures=strong), 0).damage == 4
    assert person(meeting([(CIVILIAN, 8)], "aa. aaa", figures=strong), 0).damage == 2


@rule("TL-RESPONSE-18")
def test_as_many_successes_as_its_combat_mean_no_damage() -> None:
    weak = town(tile(CIVILIAN, combat=2, health=9))
    assert person(meeting([(CIVILIAN, 8)], "aa. aab", figures=weak), 0).damage == 0
    assert person(meeting([(CIVILIAN, 8)], "aa. aa.", figures=weak), 0).damage == 0


@rule("TL-RESPONSE-19", "TL-RESPONSE-20", "TL-TIME-21")
def test_the_victor_may_roll_intelligence_and_draws_a_card_for_each_success() -> None:
    game = meeting([(CIVILIAN, 8), (COP, 8)], "aa. aaa")
    assert asked(game) == [(0, "reward")]
    play(game, "want", dice=kick("ab."))
    assert open_options(game) == ["pile 0", "pile 1", "stop"]
    play(game, "pile 1", "pile 0")
    assert len(person(game, 0).bag) == 2
    # Only then the next tile is faced.
    assert asked(game) == [(0, "encounter")]


@rule("TL-RESPONSE-20", "TL-TIME-21")
def test_the_reward_may_be_declined_in_part_or_in_whole() -> None:
    game = meeting([(CIVILIAN, 8)], "aa. aaa")
    play(game, "want", dice=kick("ab."))
    play(game, "pile 0", "stop")
    assert len(person(game, 0).bag) == 1
    game = meeting([(CIVILIAN, 8)], "aa. aaa")
    play(game, "leave")
    assert person(game, 0).bag == ()
    assert logged(game, "reward-roll") == []


@rule("TL-RESPONSE-21")
def test_only_a_tile_with_the_influence_icon_can_be_persuaded() -> None:
    game = meeting([(GHOUL, 8)], people={1: {"space": 8}})
    assert open_options(game) == ["fight", "team"]
    found = game.why_not(0, "persuade")
    assert found is not None
    assert found.rule == "TL-RESPONSE-21"


@rule("TL-RESPONSE-21", "TL-RESPONSE-22", "TL-TIME-18")
def test_persuading_rolls_influence_instead_of_stealth_and_combat() -> None:
    game = meeting([(COP, 8)], me={"skills": (1, 1, 4, 1, 1, 1), "weapon": PIPE})
    play(game, "persuade", dice=kick("ab.."))
    assert logged(game, "stealth") == logged(game, "combat") == []
    t = table_of(game)
    assert [t.tiles[index].face for index in t.decks.recruits] == [COP]
    assert face_at(game, 8) == []
    assert person(game, 0).damage == 0


@rule("TL-RESPONSE-22")
def test_a_failed_persuasion_costs_the_full_combat_and_does_not_hurt_the_tile() -> None:
    game = meeting([(COP, 8)])
    play(game, "persuade", dice=kick("a.."))
    assert person(game, 0).damage == 3  # not 3 - 1
    assert tile_at(game, 8).damage == 0
    assert person(game, 0).engaged
    # The encounter is over: an enemy is here, so seat 0 recovers and seat 1 is next.
    assert asked(game) == [(1, "location")]


@rule("TL-RESPONSE-23")
def test_a_persuaded_tile_loses_its_damage_gives_no_reward_and_does_not_return_to_the_bag() -> None:
    game = meeting([(COP, 8)], people={1: {"space": 8}})
    play(game, "fight", dice=kick("... a."))
    assert tile_at(game, 8).damage == 1
    cop = tile_at(game, 8).index
    play(game, "persuade", dice=kick("ab."))
    found = table_of(game).tiles[cop]
    assert (found.state, found.damage) == (RECRUITED, 0)
    assert logged(game, "reward-roll") == []
    assert "reward" not in [kind for _, kind in asked(game)]
    assert found.state != DISCARDED


@rule("TL-RESPONSE-23")
def test_a_persuaded_tile_is_not_drawn_even_when_bag_and_discard_are_empty() -> None:
    game = meeting([(COP, 8)], people={1: {"space": 8}})
    play(game, "persuade", dice=kick("ab."))
    t = table_of(game)
    cop = t.decks.recruits[0]
    for other in t.tiles:
        if other.index != cop:
            t.edit_tile(other.index).state = GONE
    assert draw_tile(game) == -1
    assert t.tiles[cop].state == RECRUITED


@rule("TL-RESPONSE-24")
def test_a_boss_is_fought_like_any_enemy_and_leaves_the_game() -> None:
    game = meeting([("riot-squad", 8)], people={1: {"space": 8}})
    assert open_options(game) == ["fight", "team"]
    squad = tile_at(game, 8).index
    play(game, "fight", dice=kick("aa. aaa"))
    assert table_of(game).tiles[squad].state == GONE
    assert asked(game) == [(0, "reward")]


@rule("TL-RESPONSE-33")
def test_a_lone_fighter_killed_by_weapon_overflow_leaves_the_tile_undamaged() -> None:
    me = {"weapon": RIFLE, "wanted": 10, "health": 2}
    game = meeting([(CIVILIAN, 8)], "a", me)
    fallen = table_of(game).playing[0]
    play(game, "weapon")
    assert table_of(game).people[fallen].dead
    assert logged(game, "combat") == []
    assert tile_at(game, 8).damage == 0
    assert asked(game) == [(0, "spare")]


@rule("TL-RESPONSE-15", "TL-SKILL-07")
def test_the_modifiers_of_an_equipped_weapon_other_than_stealth_wait_for_its_use() -> None:
    game = meeting([(CIVILIAN, 8)], "..", {"weapon": RIFLE})
    assert dice_of(game, "stealth") == [2]
    play(game, "pass", dice=kick(".."))
    assert dice_of(game, "combat") == [2]


@rule("TL-RESPONSE-18", "TL-RESPONSE-16")
def test_a_killed_enemy_does_no_damage_however_strong_it_is() -> None:
    deadly = town(tile(CIVILIAN, combat=9, health=1), card(PIPE, wanted=0))
    game = meeting([(CIVILIAN, 8)], "aa. a..", figures=deadly)
    assert person(game, 0).damage == 0
