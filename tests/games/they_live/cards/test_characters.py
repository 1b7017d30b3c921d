"""The twenty specials of the characters: each works, outside its moment changes nothing, leaves others alone.

Seat 0 has the special; all skills are 3, nobody holds a card. `play` lets exactly the dice fall that are named, so the
number of dice named is what is tested.
"""

from typing import Any

import pytest

from othersight.games.they_live.content import load_content
from othersight.games.they_live.rules.effects import ABILITIES
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import Config
from othersight.kernel.game import Game
from tests.games.they_live.figures import BELT, KIT, PIPE, generic_cards
from tests.games.they_live.play import (
    People,
    asked,
    at,
    faces,
    kick,
    logged,
    open_options,
    person,
    play,
)
from tests.games.they_live.town import (
    CIVILIAN,
    COP,
    NEWS,
    Figures,
    all_say,
    assault,
    go_on,
    news,
    town,
)
from tests.rule_ids import rule

HERO = table_of(at("action", figures=town())).people[0].character
"""The character of seat 0."""
CARD = "checkpoint-alpha"
SIGN = 9
ACTIONS = [
    "pep-talk", "sources", "strip-it-down", "dead-air", "laying-on-of-hands", "patch-up", "five-finger-discount",
    "dig-in", "fares-please", "grind-a-lens",
]  # fmt: skip
ALWAYS_ON = sorted(set(ABILITIES) - set(ACTIONS))


def gifted(special: str, *changes: Figures) -> Figures:
    """The town, in which the character of seat 0 has this special and nobody has another."""

    def give(config: Config) -> None:
        config.characters[HERO].specials = ((special, special in ACTIONS),)

    return town(give, *changes)


def apart(**me: Any) -> People:
    """Seat 0 on space 8, the others far away and apart."""
    return {0: {"space": 8, **me}, 1: {"space": 1}, 2: {"space": 3}, 3: {"space": 4}}


def acting(special: str, people: People | None = None, **given: Any) -> Game:
    """Seat 0 before its first action; seat 1 is on the same space, the others are elsewhere."""
    crowd: People = {0: {}, 1: {}, 2: {"space": 20}, 3: {"space": 20}}
    for seat, changes in (people or {}).items():
        crowd[seat] = {**crowd[seat], **changes}
    return play(at("action", people=crowd, figures=gifted(special), **given), "stay")


def on_a_card(special: str, skill: str, dice: str, **me: Any) -> Game:
    """Seat 0 takes a test of that skill on a Location card, with exactly these dice."""
    figures = gifted(special, lambda config: generic_cards(config, skill))
    return play(at("location", people=apart(**me), figures=figures), "card", dice=kick(dice))


def attacked(special: str, dice: str, tile: str = CIVILIAN, **me: Any) -> Game:
    """Seat 0 alone fights a tile of Stealth 2, Combat 3 and health 4: Stealth dice, then Combat dice."""
    game = at(
        "response", people=apart(bag=[BELT], **me), tiles=[(tile, 8)], figures=gifted(special)
    )
    return play(game, "fight", dice=kick(dice))


def duel(special: str, dice: str, **me: Any) -> Game:
    """Seat 0 confronts seat 1: both Stealth rolls, then both Combat rolls."""
    people: People = {**apart(**me), 1: {"space": 8}}
    game = at("confrontations", people=people, figures=gifted(special))
    return play(game, "confront 1", dice=kick(dice))


def storming(special: str, skill: str, dice: str) -> Game:
    """Everybody takes one test of the Final Assault, seat 0 first, with exactly these dice."""
    game = at(CARD, figures=gifted(special, assault(CARD, [(skill, 9)], level=1)))
    return go_on(game, dice=kick(dice))


def test_every_special_of_the_content_is_tried_here_in_its_kind() -> None:
    specials = [s for c in load_content()["characters"]["character"] for s in c["specials"]]
    kinds = {special["id"]: special["kind"] for special in specials}
    assert sorted(id for id, kind in kinds.items() if kind == "action") == sorted(ACTIONS)
    assert sorted(id for id, kind in kinds.items() if kind == "ability") == ALWAYS_ON


# -- actions in general


@rule("TL-ACTION-22", "TL-ACTION-03")
@pytest.mark.parametrize("special", ACTIONS)
def test_an_action_is_one_of_two_and_open_once_in_the_own_action_turn(special: str) -> None:
    me = {"scrap": 2, "damage": 4, "wanted": 4, "health": 9}
    crowd: People = {0: me, 1: {}, 2: {"space": 20}, 3: {"space": 20}}
    game = at("action", people=crowd, figures=gifted(special))
    assert f"use {special}" not in open_options(game)  # the free move comes first
    play(game, "stay")
    assert f"use {special}" in open_options(game)
    play(game, f"use {special}")
    while asked(game) == [(0, "pile")]:
        play(game, "pile 0")
    assert asked(game) == [(0, "action")]
    assert f"use {special}" not in open_options(game)
    reason = game.why_not(0, f"use {special}")
    assert reason is not None
    assert reason.rule == "TL-ACTION-23"
    play(game, "step 7")
    assert asked(game) == [(1, "free-move")]


@rule("TL-ACTION-22")
@pytest.mark.parametrize("special", ACTIONS)
def test_an_action_is_not_open_to_another_character(special: str) -> None:
    me = {"scrap": 2, "damage": 4, "wanted": 4, "health": 9}
    game = at("action", seat=1, people={1: me}, figures=gifted(special))
    play(game, "stay")
    assert f"use {special}" not in open_options(game)
    reason = game.why_not(1, f"use {special}")
    assert reason is not None
    assert reason.rule == "TL-ACTION-22"


@rule("TL-ACTION-22")
@pytest.mark.parametrize("special", ALWAYS_ON)
def test_an_ability_is_no_action(special: str) -> None:
    game = acting(special, {0: {"scrap": 5, "damage": 3, "wanted": 5, "health": 9}})
    assert f"use {special}" not in open_options(game)


# -- PEP TALK, PATCH UP, LAYING ON OF HANDS: everybody on the space


@rule("TL-ACTION-22")
@pytest.mark.parametrize("special", ["pep-talk", "patch-up"])
def test_everybody_on_the_space_removes_one_damage_and_nobody_elsewhere(special: str) -> None:
    hurt = {"damage": 2, "wanted": 2}
    game = acting(special, {0: hurt, 1: hurt, 2: {**hurt, "space": 20}})
    play(game, f"use {special}")
    assert [person(game, seat).damage for seat in range(4)] == [1, 1, 2, 0]
    assert [person(game, seat).wanted for seat in range(3)] == [2, 2, 2]
    unhurt = play(acting(special), f"use {special}")
    assert [person(unhurt, seat).damage for seat in range(4)] == [0, 0, 0, 0]


@rule("TL-ACTION-22")
def test_laying_on_of_hands_removes_one_wanted_token_from_everybody_on_the_space() -> None:
    sought = {"damage": 2, "wanted": 2}
    game = acting("laying-on-of-hands", {0: sought, 1: sought, 2: {**sought, "space": 20}})
    play(game, "use laying-on-of-hands")
    assert [person(game, seat).wanted for seat in range(4)] == [1, 1, 2, 0]
    assert [person(game, seat).damage for seat in range(3)] == [2, 2, 2]


# -- DEAD AIR, DIG IN, STRIP IT DOWN, SOURCES, FIVE-FINGER DISCOUNT: the user alone


@rule("TL-ACTION-22")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_dead_air_removes_two_wanted_tokens_of_the_own(before: int, after: int) -> None:
    game = acting("dead-air", {0: {"wanted": before, "damage": 1}, 1: {"wanted": 5}})
    play(game, "use dead-air")
    assert (person(game, 0).wanted, person(game, 1).wanted, person(game, 0).damage) == (after, 5, 1)


@rule("TL-ACTION-22")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_dig_in_removes_two_damage_of_the_own(before: int, after: int) -> None:
    game = acting("dig-in", {0: {"wanted": 1, "damage": before}, 1: {"damage": 5}})
    play(game, "use dig-in")
    assert (person(game, 0).damage, person(game, 1).damage, person(game, 0).wanted) == (after, 5, 1)


@rule("TL-ACTION-22", "TL-TOKEN-03", "TL-TOKEN-04")
@pytest.mark.parametrize(
    ("scrap", "wanted", "after"), [(0, 0, (2, 1, 0)), (4, 9, (5, 10, 0)), (5, 10, (5, 10, 1))]
)
def test_strip_it_down_gains_two_scrap_and_costs_a_wanted_token(
    scrap: int, wanted: int, after: tuple[int, int, int]
) -> None:
    game = acting("strip-it-down", {0: {"scrap": scrap, "wanted": wanted}})
    play(game, "use strip-it-down")
    me = person(game, 0)
    assert (me.scrap, me.wanted, me.damage) == after
    assert (person(game, 1).scrap, person(game, 1).wanted) == (0, 0)


@rule("TL-ACTION-22", "TL-STASH-16")
def test_sources_draws_a_card_for_one_scrap_and_needs_that_scrap() -> None:
    game = acting("sources", {0: {"scrap": 1}})
    play(game, "use sources")
    assert asked(game) == [(0, "pile")]  # the drawer chooses the pile
    play(game, "pile 1")
    assert (person(game, 0).scrap, len(person(game, 0).bag)) == (0, 1)
    assert (person(game, 1).bag, asked(game)) == ((), [(0, "action")])
    assert "use sources" not in open_options(acting("sources", {0: {"scrap": 0}}))


def items(game: Game) -> list[int]:
    """The types of the cards in seat 0's bag."""
    return [table_of(game).config.face(card).type for card in person(game, 0).bag]


@rule("TL-ACTION-22", "TL-STASH-14", "TL-TOKEN-04")
@pytest.mark.parametrize(("wanted", "after"), [(0, (2, 0)), (9, (10, 1))])
def test_five_finger_discount_draws_an_item_and_costs_two_wanted_tokens(
    wanted: int, after: tuple[int, int]
) -> None:
    game = acting("five-finger-discount", {0: {"wanted": wanted}})
    t = table_of(game)
    pile = [t.config.card_face.index(face) for face in (BELT, KIT, PIPE)]
    t.edit_decks().piles = (tuple(pile), t.decks.piles[1])
    play(game, "use five-finger-discount", "pile 0")  # a Weapon lies on top
    assert (items(game), faces(game, person(game, 0).bag)) == ([1], [KIT])
    assert (person(game, 0).wanted, person(game, 0).damage) == after
    assert (person(game, 1).wanted, person(game, 1).bag) == (0, ())


@rule("TL-STASH-15")
def test_five_finger_discount_is_paid_for_even_if_the_stash_holds_no_item() -> None:
    game = acting("five-finger-discount")
    t = table_of(game)
    weapons = [c for c, face in enumerate(t.config.card_face) if face == PIPE]
    t.edit_decks().piles = (tuple(weapons), ())
    play(game, "use five-finger-discount")
    assert (items(game), person(game, 0).wanted) == ([], 2)
    assert len(logged(game, "no-card-of-type")) == 1


# -- FARES, PLEASE, GRIND A LENS, SIDE STREETS, CAT NAP: the characters of the second set


@rule("HOUSE-SPECIAL2")
@pytest.mark.parametrize(("scrap", "wanted", "after"), [(0, 3, (1, 2)), (5, 0, (5, 0))])
def test_fares_please_gains_a_scrap_and_removes_a_wanted_token(
    scrap: int, wanted: int, after: tuple[int, int]
) -> None:
    game = acting("fares-please", {0: {"scrap": scrap, "wanted": wanted}, 1: {"wanted": 2}})
    play(game, "use fares-please")
    assert (person(game, 0).scrap, person(game, 0).wanted) == after
    assert (person(game, 1).scrap, person(game, 1).wanted) == (0, 2)


@rule("HOUSE-SPECIAL4")
@pytest.mark.parametrize(("wanted", "after"), [(0, (1, 2, 0)), (9, (1, 10, 1))])
def test_grind_a_lens_gains_a_glasses_token_for_two_wanted_tokens(
    wanted: int, after: tuple[int, int, int]
) -> None:
    game = acting("grind-a-lens", {0: {"wanted": wanted}})
    play(game, "use grind-a-lens")
    me = person(game, 0)
    assert (me.glasses, me.wanted, me.damage) == after
    assert (person(game, 1).glasses, person(game, 1).wanted) == (0, 0)


@rule("HOUSE-SPECIAL1")
def test_side_streets_gives_a_stealth_die_on_an_unnamed_space_only() -> None:
    on_a_card("side-streets", "stealth", "....")  # space 8
    on_a_card("side-streets", "combat", "...")
    game = attacked("side-streets", "aa.. ...")
    assert [len(values[1]) for values in logged(game, "stealth")] == [4]
    people: People = {0: {"space": 7, "bag": [BELT]}}
    game = at("response", people=people, tiles=[(CIVILIAN, 7)], figures=gifted("side-streets"))
    play(game, "fight", dice=kick("aa. ..."))
    assert [len(values[1]) for values in logged(game, "stealth")] == [3]


@rule("HOUSE-SPECIAL3")
@pytest.mark.parametrize(("before", "after"), [(4, 2), (1, 0)])
def test_cat_nap_heals_one_more_damage_when_its_owner_lays_low(before: int, after: int) -> None:
    game = acting("cat-nap", {0: {"damage": before, "wanted": 2}})
    play(game, "lay-low")
    assert (person(game, 0).damage, person(game, 0).wanted) == (after, 1)
    other = at("action", seat=1, people={1: {"damage": 3}}, figures=gifted("cat-nap"))
    play(other, "stay", "lay-low")
    assert person(other, 1).damage == 2


# -- GLASS JAW, IRON WILL


@rule("TL-ACTION-22", "TL-DICE-07")
@pytest.mark.parametrize(
    ("health", "damage", "combat"), [(6, 3, 4), (6, 2, 3), (7, 3, 3), (7, 4, 4), (9, 0, 3)]
)
def test_glass_jaw_gives_a_combat_die_from_half_of_the_health_on(
    health: int, damage: int, combat: int
) -> None:
    game = attacked(
        "glass-jaw-iron-will", "aa." + "a" + "." * (combat - 1), health=health, damage=damage
    )
    assert [len(values[1]) for values in logged(game, "combat")] == [combat]


@rule("TL-ACTION-22")
def test_glass_jaw_counts_against_players_and_in_the_assault_and_in_combat_only() -> None:
    duel("glass-jaw-iron-will", "... ... .... ...", health=6, damage=3)
    on_a_card("glass-jaw-iron-will", "tech", "...", health=6, damage=3)
    hurt = {seat: {"health": 6, "damage": 3} for seat in range(4)}
    figures = gifted("glass-jaw-iron-will", assault(CARD, [("combat", 9)], level=1))
    go_on(at(CARD, people=hurt, figures=figures), dice=kick(".... ... ... ..."))  # seat 0 alone


# -- ON THE RECORD, WITNESS: Influence


@rule("TL-ACTION-22", "TL-RESPONSE-21")
def test_on_the_record_gives_two_dice_to_persuade_and_none_elsewhere() -> None:
    people = {**apart(), 1: {"space": 8}}
    game = at("response", people=people, tiles=[(COP, 8)], figures=gifted("on-the-record"))
    play(game, "persuade", dice=kick("....a"))
    assert asked(game) == [(1, "encounter")]
    play(game, "persuade", dice=kick("..."))  # a bystander has the own three
    on_a_card("on-the-record", "influence", "...")
    storming("on-the-record", "influence", "... ... ... ...")
    broker("on-the-record", "...")


def broker(special: str, dice: str) -> Game:
    """Seat 0 gathers at a billboard, with exactly these dice."""
    game = at("location", people=apart(space=SIGN, scrap=2), figures=gifted(special))
    return play(game, "gather", dice=kick(dice))


@rule("TL-ACTION-22", "TL-LOCATION-16")
def test_witness_gives_a_die_with_a_broker_and_in_influence_tests_of_the_assault() -> None:
    broker("witness", "....")
    storming("witness", "influence", ".... ... ... ...")


@rule("TL-ACTION-22")
def test_witness_changes_no_other_roll() -> None:
    storming("witness", "tech", "... ... ... ...")
    on_a_card("witness", "influence", "...")
    people = {**apart(), 1: {"space": 8}}
    game = at("response", people=people, tiles=[(COP, 8)], figures=gifted("witness"))
    play(game, "persuade", dice=kick("..."))
    other = at(
        "location", seat=1, people={1: {"space": SIGN, "scrap": 2}}, figures=gifted("witness")
    )
    play(other, "gather", dice=kick("..."))


# -- PHONE PHREAK, BEDSIDE MANNER


@rule("TL-ACTION-22", "TL-SKILL-02")
def test_phone_phreak_gives_a_die_in_tech_tests_on_cards_only() -> None:
    on_a_card("phone-phreak", "tech", "....")
    on_a_card("phone-phreak", "engineering", "...")
    storming("phone-phreak", "tech", "... ... ... ...")
    figures = gifted("phone-phreak", lambda config: generic_cards(config, "tech"))
    people: People = {1: {"space": 8}, 2: {"space": 3}, 3: {"space": 4}}
    game = at("location", seat=1, people=people, figures=figures)
    play(game, "card", dice=kick("..."))


@rule("TL-ACTION-22", "TL-RESPONSE-19")
def test_bedside_manner_gives_a_die_on_the_reward_roll_only() -> None:
    game = attacked("bedside-manner", "aa. aab", damage=1)
    assert person(game, 0).damage == 1  # not killed: 3 of 4
    game = attacked("bedside-manner", "aa. aaa")
    assert asked(game) == [(0, "reward")]
    play(game, "want", dice=kick("...."))
    on_a_card("bedside-manner", "intelligence", "...")


@rule("TL-RESPONSE-31")
def test_bedside_manner_helps_its_owner_and_no_other_member_of_a_team() -> None:
    people: People = {**apart(), 1: {"space": 8}}
    game = at("response", people=people, tiles=[(CIVILIAN, 8)], figures=gifted("bedside-manner"))
    play(game, "team", "1: join", dice=kick("aa. aa. ab. ab."))
    play(game, "0: want", "1: want", dice=kick(".... ..."))
    assert [len(values[1]) for values in logged(game, "reward-roll")] == [4, 3]


# -- SALVAGER, BACK ROADS


@rule("TL-ACTION-22", "TL-ACTION-20")
def test_salvager_crafts_glasses_for_two_scrap() -> None:
    game = acting("salvager", {0: {"scrap": 2}})
    play(game, "craft glasses")
    assert (person(game, 0).scrap, person(game, 0).glasses) == (0, 1)
    assert "craft glasses" not in open_options(acting("salvager", {0: {"scrap": 1}}))
    other = at("action", seat=1, people={1: {"scrap": 2}}, figures=gifted("salvager"))
    assert "craft glasses" not in open_options(play(other, "stay"))


@rule("TL-ACTION-20", "TL-NEWS-16")
@pytest.mark.parametrize(("discount", "price"), [(1, 1), (2, 1)])
def test_salvager_and_the_news_together_leave_a_price_of_at_least_one(
    discount: int, price: int
) -> None:
    figures = gifted("salvager", news(NEWS, lasting=(("craft-discount", discount),)))
    game = at("action", people={0: {"scrap": 3}}, decks={"news_card": NEWS}, figures=figures)
    play(game, "stay", "craft glasses")
    assert person(game, 0).scrap == 3 - price


@rule("TL-ACTION-22", "TL-ACTION-05")
def test_back_roads_makes_the_freeway_free_of_wanted_tokens_for_its_owner() -> None:
    game = at("action", people={0: {"space": 2}, 1: {"space": 2}}, figures=gifted("back-roads"))
    play(game, "ride 23", "ride 17", "end")
    assert (person(game, 0).wanted, person(game, 0).space) == (0, 17)
    play(game, "ride 23")
    assert person(game, 1).wanted == 2


@rule("TL-TOKEN-04")
def test_back_roads_keeps_the_most_wanted_alive_on_the_freeway() -> None:
    me = {"space": 2, "wanted": 10, "damage": 5, "health": 6}
    game = at("action", people={0: me}, figures=gifted("back-roads"))
    play(game, "ride 23")
    assert (person(game, 0).damage, asked(game)) == (5, [(0, "action")])


# -- COOL UNDER FIRE


@rule("TL-ACTION-22", "TL-RESPONSE-13", "TL-DICE-07")
@pytest.mark.parametrize(
    ("wanted", "stealth", "combat"), [(0, 4, 3), (2, 2, 3), (4, 1, 3), (5, 1, 4), (10, 1, 4)]
)
def test_cool_under_fire_gives_a_stealth_die_and_from_five_wanted_tokens_a_combat_die(
    wanted: int, stealth: int, combat: int
) -> None:
    noticed = stealth < 2  # one die cannot match Stealth 2: a Combat die is lost
    dice = "aa.."[:stealth] + " " + "." * (combat - noticed)
    game = attacked("cool-under-fire", dice, wanted=wanted)
    assert [len(values[1]) for values in logged(game, "stealth")] == [stealth]
    assert [len(values[1]) for values in logged(game, "combat")] == [combat - noticed]


@rule("TL-ACTION-22", "TL-PVP-06")
def test_cool_under_fire_works_against_players_for_its_owner_only() -> None:
    duel("cool-under-fire", ".... ... ... ...")


@rule("TL-ACTION-22", "TL-SKILL-06")
def test_cool_under_fire_changes_no_test_on_a_card() -> None:
    on_a_card("cool-under-fire", "stealth", "...", wanted=5)
    on_a_card("cool-under-fire", "combat", "...", wanted=5)
    storming("cool-under-fire", "stealth", "... ... ... ...")


def test_what_a_bystander_holds_is_left_alone_by_every_action() -> None:
    for special in ACTIONS:
        game = acting(special, {0: {"scrap": 2}, 2: {"bag": [KIT], "scrap": 1, "glasses": 1}})
        play(game, f"use {special}")
        while asked(game) == [(0, "pile")]:
            play(game, "pile 0")
        other = person(game, 2)
        assert (faces(game, other.bag), other.scrap, other.glasses) == ([KIT], 1, 1)
        all_say(game, "end")
