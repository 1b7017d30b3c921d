"""Billboards and the trigger (chapter TL-LOCATION, TL-TIME-34, TL-TIME-35, TL-TIME-36, TL-TIME-37, TL-TIME-38,
TL-EX-03)."""

from typing import Any

import pytest

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.table import Person
from othersight.kernel.errors import IllegalOption
from othersight.kernel.game import Game
from tests.games.they_live.figures import BELT, KIT, PIPE
from tests.games.they_live.play import asked, at, faces, kick, logged, open_options, person, play
from tests.games.they_live.town import CABLE, GHOUL, news, section, told, town
from tests.rule_ids import rule

SIGN = 9
KEYS = "ring-of-keys"


def at_the_sign(me: dict[str, Any] | None = None, **given: Any) -> Game:
    """Seat 0's Location turn on a billboard; the others stand apart in Downtown."""
    people: dict[int, dict[str, Any]] = {1: {"space": 14}, 2: {"space": 15}, 3: {"space": 16}}
    people[0] = {"space": SIGN, **(me or {})}
    people.update(given.pop("people", {}))
    given.setdefault("figures", town())
    return at("location", people=people, **given)


def reason(game: Game, text: str, seat: int = 0) -> str:
    """The rule that keeps a seat from something."""
    found = game.why_not(seat, text)
    assert found is not None
    return found.rule


def resources(game: Game) -> list[str]:
    """The faces deployed."""
    return faces(game, table_of(game).decks.useful)


@rule("TL-LOCATION-14")
def test_a_billboard_offers_build_gather_and_check_but_no_cards() -> None:
    me = {"bag": [KIT], "scrap": 2, "story": ("s",)}
    game = at_the_sign(me, places={SIGN: {"deposit": [PIPE]}})
    assert open_options(game) == ["build", "gather", "check", "pass"]
    assert reason(game, "card") == "TL-LOCATION-14"
    elsewhere = at_the_sign({"space": 8, "bag": [KIT], "scrap": 2})
    assert reason(elsewhere, "build") == "TL-LOCATION-14"
    assert reason(elsewhere, "gather") == "TL-LOCATION-14"


@rule("TL-LOCATION-14")
def test_after_one_billboard_option_the_turn_is_over() -> None:
    game = at_the_sign({"bag": [KIT, BELT], "scrap": 4})
    play(game, "build", f"deposit {KIT}", "pass")
    assert asked(game) == [(1, "location")]


@rule("TL-LOCATION-15", "TL-TIME-34", "TL-STASH-08")
def test_build_puts_down_one_to_three_cards_from_slots_or_bag_face_down() -> None:
    game = at_the_sign({"bag": [KIT, BELT, KEYS], "weapon": PIPE})
    play(game, "build")
    assert "pass" not in open_options(game)  # at least one
    play(game, f"deposit {PIPE}", f"deposit {KIT}", f"deposit {BELT}")
    # Three are the most: seat 1 is next without a question.
    assert asked(game) == [(1, "location")]
    assert faces(game, table_of(game).places[SIGN].deposit) == sorted([PIPE, KIT, BELT])
    assert person(game, 0).weapon == -1
    assert faces(game, person(game, 0).bag) == [KEYS]
    assert game.view(1)["places"][SIGN - 1]["deposit"] == 3
    assert game.view(1)["places"][SIGN - 1]["remembered"] == []


@rule("TL-LOCATION-15")
def test_without_a_card_nobody_builds() -> None:
    game = at_the_sign({"scrap": 2})
    assert open_options(game) == ["gather", "pass"]
    assert reason(game, "build") == "TL-LOCATION-15"


@rule("TL-LOCATION-16", "TL-TIME-35")
def test_gather_costs_two_scrap_and_draws_a_card_for_each_influence_success() -> None:
    game = at_the_sign({"scrap": 5, "skills": (1, 1, 4, 1, 1, 1)})
    play(game, "gather", dice=kick("ab.."))
    assert person(game, 0).scrap == 3
    play(game, "pile 0", "pile 1")
    assert len(person(game, 0).bag) == 2
    # A success ends it, though 3 scrap are left.
    assert asked(game) == [(1, "location")]


@rule("TL-LOCATION-16", "TL-TIME-35")
def test_after_no_success_a_player_may_pay_again_as_often_as_affordable() -> None:
    game = at_the_sign({"scrap": 5})
    play(game, "gather", dice=kick("..."))
    assert open_options(game) == ["again", "stop"]
    play(game, "again", dice=kick("..."))
    assert person(game, 0).scrap == 1
    assert asked(game) == [(1, "location")]
    game = at_the_sign({"scrap": 5})
    play(game, "gather", dice=kick("..."))
    play(game, "stop")
    assert person(game, 0).scrap == 3


@rule("TL-LOCATION-16")
def test_with_one_scrap_there_is_no_gathering() -> None:
    game = at_the_sign({"scrap": 1, "bag": [KIT]})
    assert open_options(game) == ["build", "pass"]
    assert reason(game, "gather") == "TL-LOCATION-16"


@rule("TL-LOCATION-17", "TL-LOCATION-18", "TL-TIME-36")
def test_without_a_token_the_whole_deposit_is_deployed_unseen() -> None:
    game = at_the_sign(places={SIGN: {"deposit": [PIPE, KIT]}})
    play(game, "check")
    assert resources(game) == sorted([PIPE, KIT])
    assert table_of(game).places[SIGN].deposit == ()
    known = table_of(game).knowledge[0]
    assert known.icons == known.faces == ()


@rule("TL-LOCATION-17", "TL-TIME-36")
def test_a_player_with_a_token_may_keep_it_and_deploy_unseen() -> None:
    game = at_the_sign({"glasses": 1}, places={SIGN: {"deposit": [PIPE]}})
    play(game, "check")
    assert open_options(game) == ["blind", "lenses"]
    play(game, "blind")
    assert person(game, 0).glasses == 1
    assert resources(game) == [PIPE]


@rule("TL-LOCATION-17", "TL-LOCATION-18", "TL-TIME-36", "TL-INFO-07", "TL-INFO-08")
def test_with_a_token_each_card_is_deployed_discarded_or_left_whatever_its_icon() -> None:
    icons = {PIPE: False, KIT: True, BELT: False}
    game = at_the_sign({"glasses": 2}, places={SIGN: {"deposit": [PIPE, KIT, BELT]}}, icons=icons)
    play(game, "check", "lenses")
    seen = {c["face"]: c["icon"] for c in game.view(0)["under_way"][-1]["left"]}
    assert seen == {PIPE: "resistance", KIT: "invader", BELT: "resistance"}
    assert game.view(1)["under_way"][-1]["left"] == 3
    assert open_options(game) == [f"deploy {PIPE}", f"discard {PIPE}", f"leave {PIPE}"]
    # The clean pipe is thrown away, the sabotaged kit deployed.
    play(game, f"discard {PIPE}", f"deploy {KIT}", f"leave {BELT}")
    assert resources(game) == [KIT]
    assert faces(game, table_of(game).places[SIGN].deposit) == [BELT]
    assert PIPE in faces(game, table_of(game).decks.discard)
    assert person(game, 0).glasses == 1
    # Everybody else learns three numbers.
    assert told(game, 2, "deployed") == [(0, 1, 1, 1)]
    assert not [e for e in game.log(2) for v in e.values if v in (PIPE, KIT, BELT)]


@rule("TL-LOCATION-18")
def test_without_a_deposit_there_is_nothing_to_check() -> None:
    game = at_the_sign({"scrap": 2, "glasses": 1})
    assert open_options(game) == ["gather", "pass"]
    assert reason(game, "check") == "TL-LOCATION-18"


@rule("TL-LOCATION-19", "TL-TIME-37")
@pytest.mark.parametrize("option", ["build", "gather", "check"])
def test_any_billboard_option_lets_the_player_collect_the_scrap(option: str) -> None:
    lying = {SIGN: {"scrap": 1, "deposit": [PIPE]}}
    game = at_the_sign({"bag": [KIT], "scrap": 2}, places=lying)
    play(game, option, dice=kick("...") if option == "gather" else ())
    assert asked(game) == [(0, "collect-scrap")]
    play(game, game.question_of(0).texts[0])
    assert table_of(game).places[SIGN].scrap == 0
    assert asked(game) == [(1, "location")]


@rule("TL-LOCATION-19")
def test_passing_on_a_billboard_collects_nothing() -> None:
    game = at_the_sign({"bag": [KIT]}, places={SIGN: {"scrap": 2}})
    play(game, "pass")
    assert table_of(game).places[SIGN].scrap == 2
    assert asked(game) == [(1, "location")]


@rule("TL-LOCATION-20")
def test_cards_dropped_on_a_billboard_space_are_collected_with_the_scrap() -> None:
    game = at_the_sign({"bag": [KIT]}, places={SIGN: {"scrap": 1, "dropped": [PIPE]}})
    play(game, "build")
    play(game, game.question_of(0).texts[0])
    assert asked(game) == [(0, "collect-card")]
    play(game, f"take {PIPE}")
    assert faces(game, person(game, 0).bag) == [PIPE]
    # They are no part of the deposit.
    assert faces(game, table_of(game).places[SIGN].deposit) == [KIT]


@rule("TL-LOCATION-20")
def test_nothing_on_cable_54_can_be_collected() -> None:
    game = at_the_sign({"space": CABLE}, places={CABLE: {"scrap": 2, "dropped": [PIPE]}}, clock=20)
    assert open_options(game) == ["trigger", "pass"]
    play(game, "trigger")
    assert table_of(game).places[CABLE].scrap == 2
    assert asked(game) == [(1, "location")]


@rule("TL-LOCATION-21", "TL-TIME-38")
def test_only_the_leader_on_cable_54_with_a_red_clock_may_trigger() -> None:
    at_nineteen = at_the_sign({"space": CABLE}, clock=19)
    assert open_options(at_nineteen) == ["trigger", "pass"]
    assert [question.rule for question in at_nineteen.questions] == ["TL-TIME-38"]
    assert "trigger" in open_options(at_the_sign({"space": CABLE}, clock=23))
    early = at_the_sign({"space": CABLE}, clock=18)
    assert asked(early) == [(1, "location")]
    elsewhere = at_the_sign({"space": 5}, clock=20)
    assert reason(elsewhere, "trigger") == "TL-LOCATION-21"
    follower = at_the_sign({"space": CABLE}, clock=20, leader=2)
    assert logged(follower, "location-turn") == [(0, "pass")]


@rule("TL-LOCATION-21", "TL-LOCATION-02")
def test_a_leader_bound_to_recover_cannot_trigger() -> None:
    game = at_the_sign({"space": CABLE}, clock=20, tiles=[(GHOUL, CABLE)])
    assert logged(game, "location-turn") == [(0, "recover")]
    beaten = at_the_sign({"space": CABLE, "beaten": True}, clock=20)
    assert logged(beaten, "location-turn") == [(0, "recover")]


@rule("TL-LOCATION-22", "TL-ROUND-09")
def test_after_the_declaration_the_others_finish_their_turns_then_the_assault_starts() -> None:
    game = at_the_sign({"space": CABLE}, clock=20)
    before = table_of(game).decks.news
    play(game, "trigger")
    assert not table_of(game).assault
    for seat in (1, 2, 3):
        assert asked(game) == [(seat, "location")]
        play(game, "pass")
    t = table_of(game)
    assert t.assault
    assert [person(game, seat).space for seat in range(4)] == [CABLE] * 4
    assert t.decks.news == before
    assert {kind for _, kind in asked(game)} == {"reveal"}


@rule("TL-LOCATION-23")
def test_after_the_declaration_the_clock_cannot_lose_the_game() -> None:
    def late(config: Any) -> None:
        for card in config.location_decks[2]:
            part = section("tech", 1, (), (("clock", 3),))
            config.locations[card] = {config.space_id[s]: part for s in (14, 15, 18)}

    game = at_the_sign({"space": CABLE}, clock=22, figures=town(late))
    play(game, "trigger")
    play(game, "card", dice=kick("..."))
    assert table_of(game).clock == 24
    assert game.outcome == ""
    assert asked(game) == [(2, "location")]


@rule("TL-LOCATION-23")
def test_the_declaration_cannot_be_taken_back() -> None:
    game = at_the_sign({"space": CABLE}, clock=20, people={1: {"space": CABLE}})
    play(game, "trigger")
    assert table_of(game).triggered
    with pytest.raises(IllegalOption):
        game.answer("trigger")


@rule("TL-EX-03", "TL-LOCATION-15", "TL-LOCATION-17")
def test_the_worked_example_of_matt_and_kevin() -> None:
    icons = {KEYS: True, KIT: True, BELT: False}
    people: dict[int, dict[str, Any]] = {
        0: {"space": SIGN, "bag": [KIT, BELT]},
        1: {"space": SIGN, "glasses": 1},
        2: {"space": 15},
        3: {"space": 16},
    }
    quiet = town(news())
    game = at(
        "location",
        people=people,
        places={SIGN: {"deposit": [KEYS]}},
        icons=icons,
        figures=quiet,
        decks={"news": ("sunny-weekend",)},
    )
    play(game, "build", f"deposit {KIT}", f"deposit {BELT}")
    assert len(table_of(game).places[SIGN].deposit) == 3
    assert asked(game) == [(1, "location")]  # Matt may not deploy in this turn
    play(game, "pass", "pass", "pass")
    play(game, *[f"{seat}: leader 0" for seat in range(4)])
    play(game, *["stay", "end"] * 4)
    play(game, "pass", "pass")  # no confrontation
    play(game, "pass")  # Matt
    play(game, "check", "lenses", f"discard {KEYS}", f"discard {KIT}", f"deploy {BELT}")
    kevin: Person = person(game, 1)
    assert kevin.glasses == 0
    assert table_of(game).places[SIGN].deposit == ()
    assert resources(game) == [BELT]
    assert told(game, 0, "deployed") == [(1, 1, 2, 0)]


@rule("TL-TIME-34")
def test_build_may_stop_after_the_first_card() -> None:
    game = at_the_sign({"bag": [KIT, BELT, KEYS]})
    play(game, "build", f"deposit {KIT}", "pass")
    assert faces(game, table_of(game).places[SIGN].deposit) == [KIT]
    assert asked(game) == [(1, "location")]
