"""A position in, the sensible choice out: the scripted Humans of They Live."""

import pytest

from othersight.games.they_live.bots.habits import HABITS
from othersight.games.they_live.bots.log_reader import STALLING
from othersight.games.they_live.bots.script import TheyLiveScript
from othersight.games.they_live.rules.people import table_of
from othersight.kernel.game import Game
from tests.bots.they_live.asking import answer, inspected, looked_at, plain_data, unasked
from tests.games.they_live.play import People, asked, at, kick, open_options, play

HAND = ["tool-belt", "signal-jammer", "pocket-scanner", "laid-off-welder", "building-plans"]


def test_a_leader_on_cable_54_begins_the_assault_before_it_is_too_late() -> None:
    game = at("location", people={0: {"space": 6}}, clock=22)
    assert answer(game) == "trigger"


def test_a_leader_with_hours_to_spare_waits() -> None:
    game = at("location", people={0: {"space": 6}}, clock=19)
    assert answer(game) == "pass"


def test_a_leader_whose_group_has_no_spare_character_waits_no_longer() -> None:
    people: People = {0: {"space": 6}, 4: {"dead": True}, 5: {"dead": True}}
    assert answer(at("location", people=people, clock=19)) == "trigger"


def test_the_best_leader_uses_the_hours_in_which_midnight_cannot_come() -> None:
    for clock, chosen in ((20, "pass"), (21, "pass"), (22, "trigger")):
        game = at("location", people={0: {"space": 6}}, clock=clock)
        assert answer(game, player=TheyLiveScript(0, "1", {}, HABITS["master"])) == chosen
        assert answer(game, player=TheyLiveScript(0, "1", {}, HABITS["regular"])) == "trigger"


def test_a_leader_nobody_looks_for_slips_past_the_guard_to_cable_54() -> None:
    people = {0: {"space": 10, "health": 9}}
    game = at("action", people=people, tiles=[("portal-warden", 5)], clock=21)
    assert answer(game) == "step 5"
    assert answer(play(game, "step 5")) == "step 6"


def test_a_wanted_leader_lays_low_before_walking_into_a_boss() -> None:
    people = {0: {"space": 10, "health": 9, "wanted": 3}}
    game = at("action", people=people, tiles=[("portal-warden", 5)], clock=20)
    assert answer(game) != "step 5"
    assert answer(play(game, "stay")) == "lay-low"


def test_nobody_walks_up_to_a_boss_for_a_location_card() -> None:
    people = {0: {"space": 8, "health": 4, "wanted": 1}}
    game = at("action", people=people, tiles=[("portal-warden", 10)], clock=13)
    chosen = answer(game)
    assert chosen != "step 10"


def test_spare_cards_are_laid_down_under_a_billboard() -> None:
    game = at("location", people={0: {"space": 9, "bag": HAND}})
    assert answer(game) == "build"
    assert answer(play(game, "build")).startswith("deposit")


def test_a_deposit_is_looked_at_through_the_lenses() -> None:
    people = {0: {"space": 9, "glasses": 1}}
    game = at("location", people=people, places={9: {"deposit": HAND[:3]}})
    assert answer(game) == "check"
    assert answer(play(game, "check")) == "lenses"


def test_sabotaged_cards_are_thrown_away_and_clean_ones_deployed() -> None:
    game = at(
        "location",
        people={0: {"space": 9, "glasses": 1}},
        places={9: {"deposit": ["tool-belt", "signal-jammer"]}},
        icons={"tool-belt": True, "signal-jammer": False},
    )
    play(game, "check", "lenses")
    assert answer(game) == "discard tool-belt"
    assert answer(play(game, "discard tool-belt")) == "deploy signal-jammer"


def test_a_card_known_to_be_sabotaged_is_not_laid_down() -> None:
    game = at(
        "location",
        people={0: {"space": 9, "bag": ["signal-jammer", "pocket-scanner", "tool-belt"]}},
        icons={"tool-belt": True, "signal-jammer": False, "pocket-scanner": False},
    )
    inspected(game, 0)
    play(game, "build")
    assert "deposit tool-belt" in open_options(game)
    assert answer(game) == "deposit pocket-scanner"
    assert answer(play(game, "deposit pocket-scanner")) == "pass"


def test_better_gear_is_put_on() -> None:
    game = at("action", people={0: {"space": 8, "bag": ["signal-jammer", "pump-shotgun"]}})
    play(game, "stay")
    assert answer(game) == "reorganize"
    assert answer(play(game, "reorganize")).startswith("equip")


def test_a_silver_tongue_persuades_a_cop() -> None:
    people = {0: {"space": 20, "wanted": 1, "skills": (2, 2, 9, 2, 2, 2)}}
    game = at("response", people=people, tiles=[("human-cop", 20)])
    assert answer(game, 0) == "persuade"


def test_a_fighter_fights_a_cop() -> None:
    people = {0: {"space": 20, "wanted": 1, "skills": (6, 9, 1, 2, 2, 4), "health": 9}}
    game = at("response", people=people, tiles=[("human-cop", 20)])
    assert answer(game, 0) == "fight"


def test_a_boss_is_met_together() -> None:
    strong = {"space": 20, "wanted": 1, "skills": (4, 6, 2, 2, 2, 3), "health": 9}
    game = at("response", people={0: strong, 1: strong}, tiles=[("riot-squad", 20)])
    assert answer(game, 0) == "team"
    assert answer(play(game, "team"), 1) == "join"


def test_a_refused_team_effort_is_remembered() -> None:
    strong = {"space": 20, "wanted": 1, "skills": (4, 6, 0, 2, 2, 3), "health": 9}
    game = at("response", people={0: strong, 1: strong}, tiles=[("collaborators-guard", 20)])
    player = TheyLiveScript(0, "1", {})
    assert answer(game, 0, player) == "team"
    play(game, "team", "1: refuse")
    assert answer(game, 0, player) == "fight"
    assert player.memory.refusals == {1: 1}


def test_a_weapon_that_makes_wanted_is_left_alone_where_it_is_not_needed() -> None:
    strong = {"space": 20, "skills": (6, 9, 2, 2, 2, 3), "weapon": "army-surplus-rifle"}
    game = at("response", people={0: strong}, tiles=[("spy-eye", 20)])
    assert asked(game) == [(0, "weapon")]
    assert answer(game) == "pass"


def test_in_the_assault_a_weapon_is_always_used() -> None:
    people = {0: {"weapon": "army-surplus-rifle"}}
    game = at("the-gunships-circle", people=people)
    play(game, "0: go-on", "1: go-on", "2: go-on", "3: go-on")
    assert asked(game) == [(0, "weapon")]
    assert answer(game) == "weapon"


def to_the_vote(skill: int, useful: list[str]) -> Game:
    people = {seat: {"skills": (skill,) * 6, "health": 9} for seat in range(4)}
    game = at("dish-mount", people=people, decks={"useful": useful})
    return play(game, *[f"{seat}: go-on" for seat in range(4)])


def test_resources_are_spent_where_the_dice_alone_are_not_enough() -> None:
    game = to_the_vote(3, ["signal-jammer", "pirate-broadcaster"])
    assert answer(game, 2) == "spend signal-jammer"


def test_resources_are_kept_where_the_dice_will_do() -> None:
    game = to_the_vote(9, ["signal-jammer", "pirate-broadcaster"])
    assert answer(game, 2) == "keep signal-jammer"


def test_a_persuaded_tile_already_spent_counts() -> None:
    people = {seat: {"skills": (4,) * 6, "health": 9} for seat in range(4)}
    crew = {"recruits": ["cable-repairman", "cable-repairman"]}
    game = at("dish-mount", people=people, decks=crew)
    player = TheyLiveScript(2, "1", {})
    assert answer(game, 2, player) == "go-on"
    play(game, *[f"{seat}: go-on" for seat in range(4)])
    assert answer(game, 2, player) == "spend cable-repairman"
    play(game, *[f"{seat}: spend cable-repairman" for seat in range(4)])
    assert asked(game)[0] == (0, "resource")
    assert answer(game, 2, player) == "keep cable-repairman"


def test_the_halves_are_made_of_those_who_can_do_the_work() -> None:
    skills = {0: (1, 9, 1, 1, 1, 1), 1: (1, 9, 1, 1, 1, 1)}
    skills |= {2: (1, 1, 1, 1, 9, 1), 3: (1, 1, 1, 1, 9, 1)}
    people = {seat: {"skills": values} for seat, values in skills.items()}
    game = at("kill-the-carrier", people=people)
    assert asked(game)[0] == (0, "split")
    assert answer(game, 3) == "half 0 1"


def test_a_known_invader_does_not_lead() -> None:
    game = at("end-of-round", people={0: {"invader": True}, 1: {"space": 15}})
    looked_at(game, 1, 0)
    assert asked(game)[0] == (0, "leader")
    assert answer(game, 1) != "leader 0"
    assert answer(game, 2) == "leader 0"


def test_a_leader_who_waits_on_cable_54_loses_the_trust_of_the_table() -> None:
    people: People = {
        0: {"space": 6},
        1: {"space": 10},
        2: {"space": 10},
        3: {"invader": True},
    }
    game = at("end-of-round", people=people, clock=22)
    assert asked(game)[0] == (0, "leader")
    assert answer(game, 2) == "leader 0"
    witness = TheyLiveScript(2, "1", {})
    witness.memory.stalls[0] = STALLING
    assert answer(game, 2, witness) == "leader 1"


def test_only_somebody_seen_to_be_an_invader_is_attacked() -> None:
    strong = {"space": 20, "skills": (5, 8, 3, 3, 3, 3), "health": 9}
    weak = {"space": 20, "skills": (2, 2, 3, 3, 3, 3), "invader": True}
    game = at("confrontations", people={0: strong, 1: weak})
    assert answer(game, 0) == "pass"
    assert answer(looked_at(game, 0, 1), 0) == "confront 1"


def test_badly_hurt_one_uses_the_kit_unasked() -> None:
    game = at("action", people={0: {"damage": 4, "bag": ["first-aid-kit"]}})
    kit = table_of(game).people[0].bag[0]
    assert unasked(game, 0) == f"use {kit}"
    healthy = at("action", people={0: {"bag": ["first-aid-kit"]}})
    assert unasked(healthy, 0) == ""


def test_what_the_lenses_showed_of_somebody_is_told_truly_and_once() -> None:
    game = looked_at(at("action", people={1: {"invader": True}}), 0, 1)
    assert unasked(game, 0) == "claim person 1 invader"
    game.aside("claim person 1 invader", 0)
    assert unasked(game, 0) == ""


def test_a_check_is_told_of_truly() -> None:
    game = at(
        "location",
        people={0: {"space": 9, "glasses": 1}},
        places={9: {"deposit": ["tool-belt", "signal-jammer"]}},
        icons={"tool-belt": True, "signal-jammer": False},
    )
    player = TheyLiveScript(0, "1", {})
    play(game, "check", "lenses")
    play(game, answer(game, 0, player))
    play(game, answer(game, 0, player))
    assert player.memory.found == (9, 1)
    view, board = plain_data(game.view(0)), plain_data(game.board())
    view["question"] = {"kind": "free-move", "options": ["stay"]}
    assert player.aside(view, board) == "claim deposit 9 1"
    assert player.aside(view, board) == ""


def test_somebody_caught_lying_is_suspected() -> None:
    game = looked_at(at("end-of-round", people={1: {"invader": True}}, leader=2), 0, 1)
    before = answer(game, 0)
    game.aside("claim person 1 human", 2)
    assert before == "leader 2"
    assert answer(game, 0) != "leader 2"


def test_a_human_can_only_go_on() -> None:
    game = at("roof-hatch")
    assert [answer(game, seat) for seat in range(4)] == ["go-on"] * 4


@pytest.mark.parametrize("damage", [0, 5])
def test_a_fight_in_the_assault_is_left_to_others_by_the_dying(damage: int) -> None:
    people = {0: {"damage": damage}, 1: {"health": 9}, 2: {"health": 9}, 3: {"health": 9}}
    game = at("last-ladder", people=people)
    play(game, *[f"{seat}: go-on" for seat in range(4)], dice=kick("............"))
    assert asked(game)[0] == (0, "assault-fight")
    assert answer(game, 0) == ("stay-out" if damage else "join")
