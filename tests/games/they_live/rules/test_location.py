"""Location turns: options, cards, what lies on the space, stories (chapter TL-LOCATION, TL-TIME-31, TL-TIME-32,
TL-TIME-33)."""

from typing import Any

from othersight.games.they_live.definition import THEY_LIVE
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import Config, StoryCard
from othersight.kernel.game import Game
from tests.games.they_live.figures import BELT, KIT, PIPE
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
    CABLE,
    GHOUL,
    NEWS,
    all_say,
    location,
    news,
    section,
    told,
    town,
)
from tests.rule_ids import rule

AREA_CARD = "valet-parking"
GENERIC = 4


def visiting(me: dict[str, Any], *changes: Any, **given: Any) -> Game:
    """Seat 0's Location turn; the others stand apart in Downtown."""
    people: People = {
        1: {"space": 14},
        2: {"space": 15},
        3: {"space": 16},
        0: me,
    }
    people.update(given.pop("people", {}))
    return at("location", people=people, figures=town(*changes), **given)


def decks(area: int, *cards: str) -> dict[str, Any]:
    """Location decks with these cards, the last on top."""
    piles: list[tuple[str, ...]] = [("x",)] * 5
    piles[area] = cards
    return {"locations": tuple(piles)}


def generic(id: str, skill: str, passed: Any = (), failed: Any = ()) -> Any:
    """A generic card with the same section for all areas."""
    part = section(skill, 1, passed, failed)
    return location(id, top=part, bottom=part)


def reason(game: Game, text: str) -> str:
    """The rule that keeps seat 0 from something."""
    found = game.why_not(0, text)
    assert found is not None
    return found.rule


@rule("TL-LOCATION-01", "TL-TIME-31")
def test_a_turn_has_exactly_one_option_and_then_the_next_player_follows() -> None:
    game = visiting({"space": 8}, generic("g", "combat"), decks=decks(GENERIC, "g"))
    assert asked(game) == [(0, "location")]
    play(game, "card", dice=kick("..."))
    assert asked(game) == [(1, "location")]


@rule("TL-LOCATION-02", "TL-TIME-31")
def test_an_enemy_on_the_space_leaves_only_recover_which_removes_no_tokens() -> None:
    me = {"space": 9, "scrap": 4, "bag": [KIT], "damage": 2, "wanted": 2}
    game = visiting(me, tiles=[(GHOUL, 9)])
    assert logged(game, "location-turn") == [(0, "recover")]
    found = person(game, 0)
    assert (found.damage, found.wanted, found.scrap) == (2, 2, 4)
    assert asked(game) == [(1, "location")]


@rule("TL-LOCATION-02")
def test_who_lost_a_confrontation_in_this_round_can_only_recover() -> None:
    game = visiting({"space": 8, "beaten": True})
    assert logged(game, "location-turn") == [(0, "recover")]


@rule("TL-LOCATION-02")
def test_a_lost_confrontation_binds_for_that_round_only() -> None:
    people = {seat: {"space": 14 + seat} for seat in range(4)}
    people[0] |= {"beaten": True}
    figures = town(news(NEWS), generic("g", "combat"))
    game = at("end-of-round", people=people, figures=figures, decks={"news": (NEWS,)})
    all_say(game, "leader 0")
    play(game, *["stay", "end"] * 4)
    assert asked(game) == [(0, "location")]
    assert "recover" not in open_options(game)


@rule("TL-LOCATION-02", "TL-TIME-31")
def test_one_enemy_that_nobody_has_turned_over_is_enough_and_nothing_else_is_open() -> None:
    game = visiting({"space": CABLE, "scrap": 5}, tiles=[(GHOUL, CABLE)], clock=20)
    assert logged(game, "location-turn") == [(0, "recover")]  # not even the trigger
    assert not table_of(game).triggered
    assert asked(game) == [(1, "location")]


@rule("TL-LOCATION-03")
def test_a_player_may_pass_and_on_cable_54_can_do_nothing_else() -> None:
    game = visiting({"space": 8})
    assert open_options(game) == ["card", "pass"]
    game = visiting({"space": CABLE}, clock=20, leader=1)
    assert logged(game, "location-turn") == [(0, "pass")]
    game = visiting({"space": CABLE}, clock=20)
    assert open_options(game) == ["trigger", "pass"]
    assert reason(game, "card") == "TL-LOCATION-03"


@rule("TL-LOCATION-04")
def test_a_named_space_draws_from_its_area_and_resolves_its_own_section() -> None:
    parts = location(
        AREA_CARD,
        at1=section("stealth", 1, (("scrap", 1),)),
        at3=section("tech", 1, (("scrap", 2),)),
        at4=section("combat", 1, (("scrap", 3),)),
    )
    for space, scrap in ((1, 1), (3, 2), (4, 3)):
        game = visiting({"space": space}, parts, decks=decks(0, AREA_CARD))
        play(game, "card", dice=kick("a.."))
        assert person(game, 0).scrap == scrap


@rule("TL-LOCATION-04")
def test_a_generic_card_serves_tax_exempt_and_downtown_above_and_the_others_below() -> None:
    parts = location(
        "g", top=section("tech", 1, (("scrap", 1),)), bottom=section("tech", 1, (("scrap", 2),))
    )
    for space, scrap in ((2, 1), (17, 1), (8, 2), (20, 2)):
        game = visiting({"space": space}, parts, decks=decks(GENERIC, "g"))
        play(game, "card", dice=kick("a.."))
        assert person(game, 0).scrap == scrap


@rule("TL-LOCATION-05", "TL-TIME-32")
def test_a_pass_gives_the_reward_and_what_lies_on_the_space() -> None:
    card = generic("g", "tech", (("glasses", 1),), (("damage", 1),))
    lying = {8: {"scrap": 2, "dropped": [PIPE, BELT]}}
    game = visiting({"space": 8}, card, decks=decks(GENERIC, "g"), places=lying)
    play(game, "card", dice=kick("a.."))
    assert person(game, 0).glasses == 1
    play(game, "scrap 2", f"take {PIPE}", f"take {BELT}")
    assert person(game, 0).scrap == 2
    assert faces(game, person(game, 0).bag) == sorted([PIPE, BELT])
    assert table_of(game).places[8].dropped == ()
    assert asked(game) == [(1, "location")]


@rule("TL-LOCATION-05")
def test_a_failure_gives_neither_reward_nor_what_lies_there() -> None:
    card = generic("g", "tech", (("glasses", 1),), (("damage", 1),))
    game = visiting({"space": 8}, card, decks=decks(GENERIC, "g"), places={8: {"scrap": 2}})
    play(game, "card", dice=kick("..."))
    found = person(game, 0)
    assert (found.glasses, found.damage, found.scrap) == (0, 1, 0)
    assert table_of(game).places[8].scrap == 2
    assert asked(game) == [(1, "location")]


@rule("TL-LOCATION-06")
def test_who_takes_no_scrap_is_not_told_to_have_collected() -> None:
    lying = {8: {"scrap": 2}}
    game = visiting({"space": 8}, generic("g", "tech"), decks=decks(GENERIC, "g"), places=lying)
    play(game, "card", "scrap 0", dice=kick("a.."))
    assert (table_of(game).places[8].scrap, logged(game, "scrap-collected")) == (2, [])


@rule("TL-LOCATION-06", "TL-TOKEN-03")
def test_the_player_chooses_what_to_collect_within_the_limits_and_the_rest_stays() -> None:
    lying = {8: {"scrap": 4, "dropped": [PIPE, BELT]}}
    me = {"space": 8, "scrap": 3}
    game = visiting(me, generic("g", "tech"), decks=decks(GENERIC, "g"), places=lying)
    play(game, "card", dice=kick("a.."))
    assert game.question_of(0).texts == ["scrap 2", "scrap 1", "scrap 0"]
    play(game, "scrap 1", f"take {BELT}", "pass")
    place = table_of(game).places[8]
    assert (place.scrap, faces(game, place.dropped)) == (3, [PIPE])


@rule("TL-LOCATION-06")
def test_with_ten_cards_nothing_can_be_picked_up() -> None:
    bag = [PIPE, PIPE, KIT, KIT, KIT, BELT, BELT, "ring-of-keys", "ring-of-keys", "field-glasses"]
    me = {"space": 8, "bag": bag}
    lying = {8: {"dropped": ["bullhorn"]}}
    game = visiting(me, generic("g", "tech"), decks=decks(GENERIC, "g"), places=lying)
    play(game, "card", dice=kick("a.."))
    assert asked(game) == [(1, "location")]
    assert len(person(game, 0).bag) == 10


@rule("TL-LOCATION-07")
def test_a_resolved_card_is_discarded_and_an_empty_deck_is_remade() -> None:
    cards = (generic("g", "tech", (("scrap", 1),)), generic("h", "tech", (("scrap", 2),)))
    game = visiting(
        {"space": 8},
        *cards,
        decks={**decks(GENERIC, "g"), "location_discards": ((), (), (), (), ("h",))},
        people={1: {"space": 12}},
    )
    play(game, "card", dice=kick("..."))
    assert table_of(game).decks.location_discards[GENERIC] == ("h", "g")
    play(game, "card", dice=kick("..."))
    piles = table_of(game).decks
    assert len(piles.locations[GENERIC]) == 1
    assert len(piles.location_discards[GENERIC]) == 1


def own_story(config: Config) -> None:
    """Everybody's story: four cards on spaces 7, 7, 7 and 10 with a Tech test, each pass worth a glasses token."""
    for character in config.characters.values():
        character.story = tuple(
            [
                StoryCard(f"s{n}", space, section("tech", 1, (("glasses", 1),), (("wanted", 1),)))
                for n, space in enumerate((7, 7, 7, 10), start=1)
            ]
        )
        character.reward = "title-belt"


def telling(**me: Any) -> Game:
    """Seat 0's Location turn with the story above."""
    person_ = {"space": 7, "story": ("s1", "s2", "s3", "s4"), **me}
    return visiting(person_, own_story, location("x", at7=section("tech")), decks=decks(1, "x"))


@rule("TL-LOCATION-08", "TL-TIME-32")
def test_on_the_space_of_its_back_the_next_story_card_can_be_played_instead_of_a_location_card() -> (
    None
):
    assert open_options(telling()) == ["card", "story", "pass"]
    elsewhere = telling(story=("s4", "s1"))
    assert open_options(elsewhere) == ["card", "pass"]
    assert reason(elsewhere, "story") == "TL-LOCATION-08"


@rule("TL-LOCATION-08")
def test_with_an_enemy_on_the_space_no_story_is_told() -> None:
    people: People = {
        0: {"space": 7, "story": ("s1",)},
        1: {"space": 14},
        2: {"space": 15},
        3: {"space": 16},
    }
    game = at("location", people=people, tiles=[(GHOUL, 7)], figures=town(own_story))
    assert logged(game, "location-turn") == [(0, "recover")]


@rule("TL-LOCATION-09")
def test_a_passed_story_card_gives_its_reward_and_counts_and_a_failed_one_is_gone() -> None:
    game = telling()
    play(game, "story", dice=kick("a.."))
    found = person(game, 0)
    assert (found.glasses, found.passes, found.story) == (1, 1, ("s2", "s3", "s4"))
    game = telling()
    play(game, "story", dice=kick("..."))
    found = person(game, 0)
    assert (found.wanted, found.passes, found.story) == (1, 0, ("s2", "s3", "s4"))
    assert asked(game) == [(1, "location")]


@rule("TL-LOCATION-10", "TL-LOCATION-11", "TL-TIME-33", "TL-INFO-16")
def test_the_third_pass_completes_the_story_with_the_ending_and_reward_of_the_own_side() -> None:
    for invader, side, icon in ((False, "human", "resistance"), (True, "invader", "invader")):
        game = telling(story=("s3", "s4"), passes=2, invader=invader)
        play(game, "story", dice=kick("a.."))
        assert person(game, 0).completed
        assert faces(game, person(game, 0).bag) == ["title-belt"]
        (card,) = game.view(0)["people"][0]["bag"]
        assert card["icon"] == icon
        assert told(game, 0, "story-ending") == [(0, side)]
        for other in (1, -1):
            assert told(game, other, "story-ending") == []
            assert game.view(other)["people"][0]["bag"] == 1
        assert person(game, 0).glasses == 1  # no token was spent for the look


@rule("TL-LOCATION-10", "TL-SETUP-24")
def test_an_intro_passed_counts_for_nothing() -> None:
    game = THEY_LIVE.begin({"players": 4, "difficulty": "normal"}, "intros")
    while game.questions[0].kind != "free-move":
        game.answer(0, game.questions[0].seat)
    assert any([entry.key == "test-passed" for entry in game.log(-1)])
    assert [person(game, seat).passes for seat in range(4)] == [0, 0, 0, 0]


@rule("TL-LOCATION-10")
def test_two_passes_complete_nothing() -> None:
    game = telling(story=("s2", "s3"), passes=1)
    play(game, "story", dice=kick("a.."))
    assert not person(game, 0).completed
    assert person(game, 0).bag == ()


@rule("TL-LOCATION-12")
def test_no_story_card_is_played_after_completion_and_the_reward_goes_to_the_bag() -> None:
    done = telling(story=("s1",), passes=3, completed=True)
    assert open_options(done) == ["card", "pass"]
    game = telling(story=("s3", "s4"), passes=2)
    play(game, "story", dice=kick("a.."))
    assert person(game, 0).off_hand == -1


@rule("TL-LOCATION-12", "TL-STASH-05")
def test_the_ten_card_limit_applies_to_the_reward() -> None:
    bag = [PIPE, PIPE, KIT, KIT, KIT, BELT, BELT, "ring-of-keys", "ring-of-keys", "field-glasses"]
    game = telling(story=("s3",), passes=2, bag=bag)
    play(game, "story", dice=kick("a.."))
    assert asked(game) == [(0, "too-many-cards")]


@rule("TL-LOCATION-12")
def test_cards_may_be_played_when_three_passes_are_out_of_reach() -> None:
    game = telling(story=("s3",), passes=0)
    play(game, "story", dice=kick("a.."))
    assert person(game, 0).glasses == 1


@rule("TL-LOCATION-13")
def test_a_story_card_collects_nothing() -> None:
    people: People = {
        0: {"space": 7, "story": ("s1",)},
        1: {"space": 14},
        2: {"space": 15},
        3: {"space": 16},
    }
    game = at("location", people=people, places={7: {"scrap": 3}}, figures=town(own_story))
    play(game, "story", dice=kick("a.."))
    assert table_of(game).places[7].scrap == 3
    assert asked(game) == [(1, "location")]


@rule("TL-LOCATION-07")
def test_the_top_card_of_the_deck_is_drawn() -> None:
    cards = [generic("under", "tech"), generic("over", "tech")]
    game = visiting({"space": 8}, *cards, decks=decks(GENERIC, "under", "over"))
    play(game, "card", dice=kick("..."))
    assert table_of(game).decks.location_discards[GENERIC] == ("over",)
    assert table_of(game).decks.locations[GENERIC] == ("under",)


@rule("TL-LOCATION-01")
def test_every_player_takes_one_turn_in_turn_order_from_the_leader() -> None:
    people: People = {seat: {"space": 14 + seat} for seat in range(4)}
    game = at("confrontations", people=people, figures=town(), leader=2)
    for seat in (2, 3, 0, 1):
        assert asked(game) == [(seat, "location")]
        play(game, "pass")
    assert [values[0] for values in logged(game, "location-turn")] == [2, 3, 0, 1]
    assert (0, "location") not in asked(game)


@rule("TL-LOCATION-11", "TL-LOCATION-12")
def test_the_story_reward_leaves_the_reserve_and_goes_to_the_bag() -> None:
    game = telling(story=("s3",), passes=2)
    before = table_of(game).decks.reserve
    play(game, "story", dice=kick("a.."))
    found = person(game, 0)
    (card,) = found.bag
    assert found.completed
    assert card in before
    assert table_of(game).decks.reserve == tuple([other for other in before if other != card])


@rule("TL-LOCATION-10", "TL-LOCATION-13")
def test_a_story_test_that_fails_is_no_pass() -> None:
    game = telling()
    play(game, "story", dice=kick("..."))
    assert (person(game, 0).passes, person(game, 0).wanted) == (0, 1)
    assert logged(game, "story-pass") == []


@rule("TL-LOCATION-10")
def test_who_dies_of_a_passed_story_test_has_no_pass() -> None:
    game = telling(health=1)
    for character in table_of(game).config.characters.values():
        character.story[0].section.passed = (("damage", 1),)
    play(game, "story", dice=kick("a.."))
    assert table_of(game).people[0].dead
    assert (table_of(game).people[0].passes, logged(game, "story-pass")) == (0, [])
