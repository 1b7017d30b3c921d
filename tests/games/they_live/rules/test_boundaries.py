"""Conditions of two halves, each of which counts by itself; some positions here are beyond what play brings about."""

from typing import Any

import pytest

from othersight.games.they_live.rules.action import ActionTurn
from othersight.games.they_live.rules.attempt import are_in_group, is_among_resources
from othersight.games.they_live.rules.clock import advance_clock
from othersight.games.they_live.rules.conditions import Case
from othersight.games.they_live.rules.death import is_killed
from othersight.games.they_live.rules.effects import FORBIDDEN
from othersight.games.they_live.rules.enemy import kill_tile, restack
from othersight.games.they_live.rules.lay_low import can_pay_for_meant
from othersight.games.they_live.rules.move import go
from othersight.games.they_live.rules.news import Propaganda
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.rules.pvp import Confront
from othersight.games.they_live.rules.reorganize import equip_card
from othersight.games.they_live.rules.response import declaration
from othersight.games.they_live.rules.stash import ANY, DrawCards, remake_piles
from othersight.games.they_live.rules.story import PlayStory, next_story_space
from othersight.games.they_live.rules.use_card import free_cards, helps
from othersight.games.they_live.rules.vote import Vote
from othersight.games.they_live.setup.prepared import kinds_of
from othersight.games.they_live.setup.start import dealt_icons
from othersight.games.they_live.state.config import FREEWAY, SKILLS, TYPES, WEAPON, Config
from othersight.games.they_live.state.table import GONE, NONE, ON_BOARD
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import PASS
from tests.games.they_live.figures import BADGE, BELT, KIT, PIPE, RIFLE
from tests.games.they_live.play import asked, at, card, kick, logged, open_options, person, play
from tests.games.they_live.town import CIVILIAN, COP, town
from tests.rule_ids import rule

SPARE = 4
"""The first person whom nobody plays, among four players."""


def alone(game: Game, procedure: Procedure) -> Game:
    """Nothing is under way but this procedure."""
    game.stack, game.questions = [], []
    game.call(procedure)
    game.run()
    return game


@rule("TL-HIDDEN-08", "TL-HIDDEN-09", "TL-INFO-09", "TL-INFO-12")
def test_a_spectator_knows_nothing_of_what_the_last_seat_knows() -> None:
    game = at("action", people={3: {"bag": [KIT]}}, decks={"useful": [PIPE]}, figures=town())
    t = table_of(game)
    t.edit_knowledge(3).faces = t.decks.useful
    own, outside = game.view(3), game.view(-1)
    assert own["people"][3]["identity"] == "human"
    assert len(own["decks"]["remembered"]) == 1
    assert outside["decks"]["remembered"] == []
    assert {someone["identity"] for someone in outside["people"]} == {""}
    assert {type(someone["bag"]) for someone in outside["people"]} == {int}


@rule("TL-HIDDEN-08", "TL-DEATH-11")
def test_a_revealed_identity_is_public_and_the_bag_of_the_dead_is_nobodys() -> None:
    people: dict[int, dict[str, Any]] = {0: {"bag": [KIT]}, 1: {"invader": True, "revealed": True}}
    game = at("action", seat=2, people=people, figures=town())
    table_of(game).edit_person(0).dead = True
    assert game.view(2)["people"][1]["identity"] == "invader"
    assert game.view(0)["people"][0]["bag"] == 1


@rule("TL-HIDDEN-08")
def test_a_spare_is_alive_and_played_by_nobody() -> None:
    game = at("action", figures=town())
    assert [someone["spare"] for someone in game.view(0)["people"][:5]] == [False] * 4 + [True]
    table_of(game).edit_person(SPARE).dead = True
    assert not game.view(0)["people"][SPARE]["spare"]


@rule("TL-LOCATION-23", "TL-NEWS-03")
@pytest.mark.parametrize(("assault", "clock"), [(False, 6), (True, 5)])
def test_the_clock_stands_still_in_the_final_assault(assault: bool, clock: int) -> None:
    game = at("action", clock=5, figures=town())
    table_of(game).assault = assault
    advance_clock(game, 1)
    assert table_of(game).clock == clock


@rule("TL-DEATH-01")
def test_nobody_dies_twice_and_no_spare_dies() -> None:
    game = at("action", figures=town())
    t = table_of(game)
    for index in (0, 1, SPARE):
        t.edit_person(index).damage = 9
    t.edit_person(1).dead = True
    assert [is_killed(t, index) for index in (0, 1, 2, SPARE)] == [True, False, False, False]


@rule("TL-ENEMY-07")
def test_a_stack_has_the_tiles_that_lie_on_its_space_and_no_others() -> None:
    game = at("action", tiles=[(COP, 20), (CIVILIAN, 20), (COP, 21)], figures=town())
    t = table_of(game)
    first, second = t.places[20].stack
    kill_tile(game, first)
    restack(t, 20)
    assert t.places[20].stack == (second,)


@rule("TL-STASH-02", "TL-STASH-03")
@pytest.mark.parametrize(("weapon", "stays"), [(PIPE, True), (RIFLE, False)])
def test_only_a_two_handed_weapon_makes_way_for_the_other_hand(weapon: str, stays: bool) -> None:
    game = at("action", people={0: {"weapon": weapon, "bag": [BADGE]}}, figures=town())
    t = table_of(game)
    equip_card(t.config, t.edit_person(0), person(game, 0).bag[0])
    assert (person(game, 0).weapon != NONE) == stays


@rule("TL-STASH-16")
@pytest.mark.parametrize(("dead", "assault", "drawn"), [(0, 0, 1), (1, 0, 0), (0, 1, 0)])
def test_the_dead_draw_nothing_and_nobody_draws_in_the_final_assault(
    dead: int, assault: int, drawn: int
) -> None:
    game = at("action", figures=town())
    t = table_of(game)
    t.edit_decks().piles = ((card(t, KIT),), ())
    t.edit_person(0).dead = bool(dead)
    t.assault = bool(assault)
    alone(game, DrawCards(0, 1, ANY))
    assert len(person(game, 0).bag) == drawn


@rule("TL-STASH-18")
@pytest.mark.parametrize("full", [0, 1])
def test_one_pile_with_cards_is_enough_to_keep_the_discard_pile(full: int) -> None:
    game = at("action", figures=town())
    t = table_of(game)
    decks = t.edit_decks()
    decks.piles = ((card(t, KIT),), ()) if full == 0 else ((), (card(t, KIT),))
    decks.discard = (card(t, BELT),)
    assert not remake_piles(game)
    decks.piles = ((), ())
    assert remake_piles(game)


@rule("TL-INFO-14")
def test_who_has_completed_the_story_has_no_next_space() -> None:
    game = at("action", figures=town())
    t = table_of(game)
    assert next_story_space(t, person(game, 0)) > 0
    t.edit_person(0).completed = True
    assert next_story_space(t, person(game, 0)) == 0


@rule("TL-STASH-13")
@pytest.mark.parametrize(
    ("who", "outcome", "useful"),
    [
        ({}, (("heal", 1),), False),
        ({"damage": 1}, (("heal", 1),), True),
        ({}, (("wanted", -1),), False),
        ({"wanted": 1}, (("wanted", -1),), True),
        ({}, (("scrap", -1),), True),
        ({"scrap": 5}, (("scrap", 1),), False),
        ({"scrap": 5}, (("scrap", -1),), True),
        ({"scrap": 5}, (("glasses", 1),), True),
        ({"wanted": 1}, (("wanted", 1),), False),
        ({}, (("wanted", 1), ("glasses", 1)), True),
    ],
)
def test_a_text_applies_where_some_part_of_it_does_something_good(
    who: dict[str, Any], outcome: tuple[tuple[str, int], ...], useful: bool
) -> None:
    game = at("action", people={0: who}, figures=town())
    assert helps(person(game, 0), outcome) == useful


@rule("TL-ACTION-23")
@pytest.mark.parametrize("wanted", [0, 1])
def test_an_action_text_that_helps_nobody_is_not_offered(wanted: int) -> None:
    game = at("action", people={0: {"off_hand": BADGE, "wanted": wanted}}, figures=town())
    play(game, "stay")
    assert (f"use {BADGE}" in open_options(game)) == bool(wanted)


@rule("TL-STASH-13", "TL-TIME-07")
@pytest.mark.parametrize(
    ("changes", "count"),
    [({}, 1), ({"single_use": False}, 0), ({"action": True}, 0), ({"who": ""}, 0)],
)
def test_only_a_single_use_card_with_a_text_for_any_time_is_free(
    changes: dict[str, Any], count: int
) -> None:
    game = at("action", people={0: {"bag": [KIT], "damage": 2}}, figures=town())
    t = table_of(game)
    face = t.config.face(person(game, 0).bag[0])
    for name, value in {"single_use": True, "action": False, "who": "self", **changes}.items():
        setattr(face, name, value)
    assert len(free_cards(t, person(game, 0))) == count


@rule("TL-ROUND-05")
@pytest.mark.parametrize(
    ("options", "voters"), [((("nominate", 1),), (0, 1)), ((("nominate", 0), ("nominate", 1)), ())]
)
def test_a_vote_on_one_thing_or_of_nobody_is_not_held(
    options: tuple[tuple[str, int], ...], voters: tuple[int, ...]
) -> None:
    game = alone(at("action", figures=town()), Vote("nominee", options, voters))
    assert (asked(game), logged(game, "vote"), game.result) == ([], [], 0)


@rule("TL-CONTENT-17", "TL-CONTENT-19")
def test_every_type_and_every_assault_skill_has_both_kinds_in_the_stash() -> None:
    config = table_of(at("action", figures=town())).config
    cards = [c for c in range(len(config.card_face)) if not config.face(c).red]
    weapons = [c for c in cards if config.face(c).type == WEAPON]
    stash = [c for c in cards if c not in weapons[2:]]  # of two Weapons one is sabotaged
    for seed in range(10):
        icons = dealt_icons(config, stash, kinds_of(config, stash), Chance(str(seed)))
        types = {(config.face(c).type, icons[c]) for c in stash}
        skills = {(config.face(c).assault_skill, icons[c]) for c in stash}
        assert (len(types), len(skills)) == (2 * len(TYPES), 2 * len(SKILLS))


@rule("TL-RESPONSE-26")
def test_who_has_faced_another_tile_may_still_be_asked_into_a_team() -> None:
    people: dict[int, dict[str, Any]] = {
        0: {"space": 8},
        1: {"space": 8},
        2: {"space": 1},
        3: {"space": 3},
    }
    game = at("response", people=people, tiles=[(COP, 8)], figures=town())
    other = table_of(game).edit_person(1)
    other.engaged, other.faced = True, (table_of(game).places[8].stack[0] + 1,)
    play(game, "team")
    assert asked(game) == [(1, "team")]


@rule("TL-PVP-08", "TL-PVP-10")
def test_a_lone_critical_without_a_token_shows_nothing() -> None:
    people: dict[int, dict[str, Any]] = {0: {"space": 8}, 1: {"space": 8}, 2: {"space": 1}}
    game = at("confrontations", people=people, figures=town())
    play(game, "confront 1", dice=kick("aaa ab. ... .."))
    assert 1 not in table_of(game).knowledge[0].identities
    assert logged(game, "lenses-identity") == []


@rule("TL-STASH-16", "TL-STASH-14")
def test_a_draw_that_may_be_left_off_ends_when_the_player_stops() -> None:
    game = at("action", figures=town())
    t = table_of(game)
    t.edit_decks().piles = ((card(t, KIT),), (card(t, BELT),))
    alone(game, DrawCards(0, 2, ANY, True))
    play(game, "stop")
    assert (person(game, 0).bag, asked(game)) == ((), [])


@rule("TL-LOCATION-10")
@pytest.mark.parametrize("dead", [False, True])
def test_the_dead_have_no_pass_of_a_story_test(dead: bool) -> None:
    game = at("location", figures=town())
    table_of(game).edit_person(0).dead = dead
    game.result = 1
    PlayStory(0).count(game)
    assert table_of(game).people[0].passes == (0 if dead else 1)


@rule("TL-NEWS-16", "TL-ENEMY-03")
def test_a_boss_who_is_on_the_board_already_stays_where_it_is() -> None:
    game = at("action", figures=town())
    t = table_of(game)
    boss = next(tile for tile in t.tiles if t.config.tile_faces[tile.face].boss)
    name = next(iter(t.config.news))
    t.config.news[name].boss, t.config.news[name].boss_space = boss.face, 5
    news = Propaganda()
    news.card = name
    record = t.edit_tile(boss.index)
    record.state, record.space = ON_BOARD, 20
    news.boss(game)
    assert t.tiles[boss.index].space == 20
    t.edit_tile(boss.index).state = GONE
    news.boss(game)
    assert t.tiles[boss.index].space == 5


def thinking(game: Game, frame: Procedure, *option: str | int) -> Case:
    """Seat 0 thinks of an option while that rule asks."""
    case = Case(game, str(option[0]), frame, 0)
    case.think_of(option)
    return case


@rule("TL-ASSAULT-15")
@pytest.mark.parametrize(("named", "fits"), [((0, 1), True), ((0, 0), False), ((0, 3), False)])
def test_everybody_named_for_a_half_belongs_to_the_group_once(
    named: tuple[int, ...], fits: bool
) -> None:
    vote = Vote("split", (), (0, 1, 2))
    assert are_in_group(thinking(at("action", figures=town()), vote, "split", *named)) == fits


@rule("TL-ASSAULT-04")
def test_only_a_persuaded_tile_is_among_the_resources() -> None:
    game = at("action", decks={"recruits": [COP]}, figures=town())
    (tile,) = table_of(game).decks.recruits
    vote = Vote("resource", (), (0,))
    found = [is_among_resources(thinking(game, vote, "spend", -n - 1)) for n in (tile, tile + 1)]
    assert found == [True, False]


@rule("TL-INJURY-02")
@pytest.mark.parametrize(("removal", "payable"), [("scrap", False), ("test", True)])
def test_only_an_injury_that_is_paid_off_costs_scrap(removal: str, payable: bool) -> None:
    hurt = {"injuries": ("concussion",), "injury_rounds": (1,)}
    game = at("action", people={0: hurt}, figures=town())
    injury = table_of(game).config.injuries["concussion"]
    injury.removal, injury.price = removal, 1
    assert can_pay_for_meant(thinking(game, ActionTurn(0), "treat", 0)) == payable


@rule("TL-TIME-23")
@pytest.mark.parametrize(("dead", "questions"), [(False, [(0, "confront")]), (True, [])])
def test_the_dead_confront_nobody(dead: bool, questions: list[tuple[int, str]]) -> None:
    game = at("action", figures=town())
    table_of(game).edit_person(0).dead = dead
    assert asked(alone(game, Confront(0))) == questions


@rule("TL-STASH-10")
def test_the_dead_declare_no_weapon() -> None:
    game = at("action", people={0: {"weapon": PIPE}}, figures=town())
    table_of(game).edit_person(0).dead = True
    assert declaration(game, person(game, 0)) == PASS


@rule("TL-ACTION-05", "TL-ACTION-07")
@pytest.mark.parametrize(("free", "tokens"), [(0, 1), (1, 0)])
def test_news_in_view_can_make_a_ride_free(free: int, tokens: int) -> None:
    game = at("action", people={0: {"space": FREEWAY[0]}}, figures=town())
    t = table_of(game)
    name = next(iter(t.config.news))
    t.config.news[name].lasting = (("freeway-free", free),)
    t.edit_decks().news_card = name
    go(game, person(game, 0), ("ride", FREEWAY[1]))
    assert (person(game, 0).space, person(game, 0).wanted) == (FREEWAY[1], tokens)


def forbidding_all(config: Config) -> None:
    """An injury with which nothing can be done."""
    injury = config.injuries["concussion"]
    injury.removal, injury.forbids = "never", FORBIDDEN


@rule("TL-TIME-11", "TL-TIME-13")
@pytest.mark.parametrize("bag", [[], [KIT]])
def test_a_turn_without_an_action_ends_unasked_unless_a_bag_could_hold_one(bag: list[str]) -> None:
    hurt = {"injuries": ("concussion",), "injury_rounds": (1,), "bag": bag}
    game = at("action", people={0: hurt}, figures=town(forbidding_all))
    play(game, "stay")
    if bag:
        assert (asked(game), open_options(game)) == ([(0, "action")], ["end"])
        play(game, "end")
    assert asked(game) == [(1, "free-move")]
