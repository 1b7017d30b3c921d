"""Boundaries of rules: the last token, the lowest Level, one thing where several are usual, and nothing at all."""

import pytest

from othersight.games.the_others.definition import THE_OTHERS
from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.state.config import HEROES
from tests.games.the_others.cards.scenes import MEMBERS, holding, last_turn, omens, turn_of
from tests.games.the_others.play import (
    SMALL,
    TOWN,
    asked,
    at,
    faces,
    hero,
    idle,
    is_open,
    monster,
    monsters_in,
    open_options,
    play,
    sins,
    space_with,
    supply,
    tokens_in,
    why_not,
)
from tests.games.the_others.rules.duels import duel, shot
from tests.games.the_others.rules.plain import TEAM, walk
from tests.rule_ids import rule

HOLDER = {"npcs": ["commissioner"]}
"""A Hero with something left to do, so that his Turn is over only when he says so."""


@rule("TO-MOVE-05", "TO-MOVE-06")
def test_leaving_a_space_without_monsters_costs_nothing() -> None:
    game = walk(HOLDER, spaces={"e": space_with(fire=1)})
    play(game, "move e/nw", dice=faces("blank"))
    assert hero(game, "thorley").covered == ()
    assert asked(game) == ("heroes-1", "main")


@rule("TO-MOVE-07", "TO-MOVE-08")
def test_each_space_that_a_monster_can_reach_is_offered_once() -> None:
    game = walk(when="reaction", monsters=[monster("acolyte", "i")])
    play(game, "react", "monster acolyte")
    assert len(open_options(game)) == len(set(open_options(game))) > 4


@rule("TO-METRO-01", "TO-METRO-04")
def test_a_station_that_is_adjacent_anyway_is_offered_once() -> None:
    board = {**SMALL, "metro": {"red": ["a/nw", "a/ne"]}}
    game = at(hero="thorley", heroes={"thorley": {"space": "a/nw"}}, board=board)
    steps = [text for text in open_options(game) if text.startswith("move ")]
    assert len(steps) == len(set(steps))
    assert is_open(game, "move a/ne")


@rule("TO-FIGHT-20")
def test_a_fight_with_opponents_on_both_sides_is_rolled() -> None:
    game = duel("acolyte")
    play(game, "fight", "mean no", "corruption no", dice=faces("blank*2 skill*2"))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-RANGED-06", "TO-FIGHT-20")
def test_a_shot_at_a_target_that_is_still_there_is_rolled() -> None:
    game = shot(("b/nw", "abomination"), heroes={"leah": {"space": "b/nw"}})
    play(game, "shoot b/nw", "mean no", "corruption no", dice=faces("skill*2"))
    assert monsters_in(game, "b/nw") == ["abomination"]


@rule("TO-CLEANSE-09")
def test_one_token_is_enough_for_a_cleanse() -> None:
    game = walk(spaces={"e": space_with(fire=1)})
    assert is_open(game, "cleanse")
    game = walk()
    assert why_not(game, "cleanse") == "TO-CLEANSE-09"


@rule("TO-CITY-12", "TO-CITY-06", "TO-CORRUPT-16")
@pytest.mark.parametrize(("level", "is_useful"), [(1, False), (2, True)])
def test_repent_does_something_from_level_2_on(level: int, is_useful: bool) -> None:
    game = at(board=TOWN, hero="thorley", heroes={"thorley": {"space": "chapel", "level": level}})
    assert is_open(game, "city-action")
    play(game, "city-action")
    assert is_open(game, "icon repent") == is_useful


@rule("TO-CITY-04")
def test_only_the_icons_of_the_district_can_be_carried_out_each_once() -> None:
    thorley = {"space": "shop", "wounds": [1]}
    game = at(board=TOWN, hero="thorley", heroes={"thorley": thorley}, inventory=["riot-shield"])
    play(game, "city-action")
    assert why_not(game, "icon repent") == "TO-CITY-04"
    play(game, "icon heal")
    assert why_not(game, "icon heal") == "TO-CITY-04"
    assert game.why_not(1, "icon heal").key == "reason-icon-done"  # type: ignore[union-attr]
    assert game.why_not(1, "icon repent").key == "reason-no-such-icon"  # type: ignore[union-attr]


@rule("HR-1", "TO-TOKEN-02")
@pytest.mark.parametrize(("left", "is_given"), [(1, True), (0, False)])
def test_leah_can_give_the_last_extra_turn_token_of_the_supply(left: int, is_given: bool) -> None:
    game = turn_of("leah", when="start-of-turn", supply={"extra-turn": left})
    offered = [text for text in open_options(game) if text.startswith("perilous-research")]
    assert bool(offered) == is_given
    if is_given:
        play(game, "perilous-research leah")
        assert (hero(game, "leah").extra_turns, supply(game, "extra-turn")) == (1, 0)


@rule("UP-08")
@pytest.mark.parametrize(("level", "ways"), [(1, ["up"]), (2, ["up", "down"])])
def test_inner_mastery_lowers_level_2_and_not_level_1(level: int, ways: list[str]) -> None:
    game = walk({"upgrades": ["inner-mastery"], "level": level}, when="start-of-turn")
    assert [text.split()[1] for text in open_options(game) if "inner" in text] == ways


@rule("TO-APOC-05", "TO-APOC-08")
def test_the_card_put_back_is_known_to_lie_at_the_bottom() -> None:
    deck = ["hellfire-mutation", "stab-in-the-dark"]
    game = duel(
        when="end-tasks", apocalypse_deck=deck, apocalypse_put_back=2, exact=["apocalypse_deck"]
    )
    play(game, "keep stab-in-the-dark")
    assert sins(game).put_back == 1
    deck = ["hellfire-mutation", "stab-in-the-dark", "perpetual-inferno"]
    game = duel(when="end-tasks", apocalypse_deck=deck)
    play(game, "keep stab-in-the-dark")
    assert sins(game).put_back == 1


@rule("TO-UPGRADE-04", "TO-UPGRADE-06")
def test_a_destroyed_upgrade_is_known_to_lie_at_the_bottom() -> None:
    game = duel("acolyte", rose={"upgrades": ["stealth-suit"]}, **holding("price-of-hubris"))
    play(game, "fight", "mean no", "play price-of-hubris", "destroy stealth-suit")
    assert table_of(game).destroyed == 1


@rule("TO-TOKEN-03", "TO-TOKEN-05")
def test_tokens_placed_face_down_are_out_of_the_supply() -> None:
    game = at(when="start-of-round", story="battleground-of-souls", team=TEAM)
    before = sum(table_of(game).supply)
    idle(game, "first-hero")
    placed = [(sum(space.tokens), len(space.hidden)) for space in table_of(game).spaces]
    assert sum([hidden for _, hidden in placed]) > 0
    assert sum(table_of(game).supply) == before - sum([shown + hidden for shown, hidden in placed])


@rule("TO-SINCARD-01")
def test_the_sins_player_is_asked_only_when_he_may_hold_a_card_for_the_moment() -> None:
    game = duel("acolyte", hand=[], exact=["sin_deck"])
    play(game, "fight", "mean no")
    assert asked(game) == ("heroes-1", "corruption")
    game = duel("acolyte", **holding("cursed-fate"))
    play(game, "fight", "mean no")
    assert asked(game) == ("heroes-1", "corruption")
    play(game, "corruption no", dice=faces("blank*2 skill*2"))
    assert asked(game) == ("sins", "after-roll-card")


@rule("TO-HELLCLUB-01")
def test_a_member_enters_by_the_rule_of_the_hell_club() -> None:
    nests = {"b": space_with(nest=1), "h": space_with(nest=1)}
    deck = ["grin-terror", "stab-in-the-dark"]
    game = duel(when="end-tasks", apocalypse_deck=deck, spaces=nests)
    play(game, "keep grin-terror")
    assert (asked(game), game.questions[0].rule) == (("sins", "enter"), "TO-HELLCLUB-01")


@rule("TO-SUMMON-03", "TO-SUMMON-04")
def test_a_blocked_nest_takes_no_monster() -> None:
    spaces = {"a": space_with(nest=1), "b": space_with(nest=1), "c": space_with(nest=1)}
    dead = {"kind": "acolyte", "state": "dead", "count": 2}
    game = at(when="summon", team=TEAM, spaces=spaces, monsters=[monster("acolyte", "a"), dead])
    assert open_options(game) == ["nest b", "nest c"]
    assert why_not(game, "nest a") == "TO-SUMMON-03"


@rule("SCX-4", "APT-7", "TO-TIME-29")
def test_two_cards_that_act_after_a_fight_act_once_each() -> None:
    game = walk(
        monsters=[monster("marguerite-terror", "e")],
        figures=MEMBERS,
        **omens("marguerite-terror"),
        **holding("for-our-master"),
    )
    play(
        game,
        "fight",
        "mean no",
        "play for-our-master",
        "corruption no",
        "cover 1",
        dice=faces("hit skill"),
    )
    assert tokens_in(game, "e") == {"fire": 1}
    assert len(sins(game).hand) == 2


@rule("DP-7", "TO-VICTORY-06")
def test_the_tainted_one_is_known_by_the_hero_he_was() -> None:
    thorley = {"level": 7, "dark_past": "the-tainted-one"}
    game = play(walk(thorley, story="the-darkness-within"), "end", "hero leah")
    tainted = [m for m in game.view(1)["monsters"] if m["hero"]]
    assert [(m["kind"], m["hero"]) for m in tainted] == [("tainted", "thorley")]


@rule("ACO-8", "TO-ACOLYTE-05")
def test_an_ability_out_of_use_is_closed_by_the_diplomat_and_upgrades_still_work() -> None:
    own = {"no_ability": True, "upgrades": ["regeneration"], "wounds": [1]}
    game = turn_of("leah", own, when="start-of-turn")
    assert why_not(game, "perilous-research leah") == "TO-ACOLYTE-05"
    play(game, "regeneration")
    assert hero(game, "leah").covered == ()


@rule("TO-UNITE-04")
def test_a_change_must_be_to_another_option_than_the_one_stated() -> None:
    game = at(when="first-hero", team=TEAM, hero_players=3)
    play(game, "heroes-1: first thorley", "heroes-2: first rocco", "heroes-3: first rocco")
    assert "change first rocco" in open_options(game)
    assert "change first thorley" not in open_options(game)
    stated = game.why_not(1, f"change first {HEROES.index('thorley')}")
    assert stated is not None
    assert (stated.rule, stated.key) == ("TO-UNITE-04", "reason-stated-already")


@rule("TO-SETUP-16", "TO-SETUP-13")
def test_picked_heroes_stand_in_the_starting_space() -> None:
    game = THE_OTHERS.begin({"heroes": "pick", "hero_players": 1}, "0")
    play(game, "hero rose", "hero leah", "hero karl")
    table = table_of(game)
    assert {table.heroes[hero].space for hero in table.places} == {table.config.city.start}
    assert table.spaces[table.config.city.start].heroes != ()


@rule("TO-TIME-44", "TO-ROUND-06")
def test_after_the_end_of_a_round_the_next_one_opens() -> None:
    game = walk(**last_turn())
    before = table_of(game).round
    play(game, "end")
    idle(game, "first-hero")
    assert table_of(game).round == before + 1


@rule("TO-TIME-45", "TO-VICTORY-05", "SCS-5")
def test_a_blaster_killed_by_the_price_is_seen_to_before_a_card_answers_the_kill() -> None:
    dying = {"level": 7, "wounds": [1, 2, 3, 4]}
    cards = holding("slouching-towards-bethlehem")
    game = turn_of("brad", dying, sin="sloth", monsters=[monster("abomination", "e")], **cards)
    play(game, "end", "demolitions abomination")
    assert asked(game) == ("heroes-1", "successor")
