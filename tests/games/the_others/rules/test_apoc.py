"""The Apocalypse Track and its cards (chapter TO-APOC)."""

from typing import Any

import pytest

from othersight.games.the_others.state.config import SINS
from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    at,
    dead_monster,
    faces,
    hero,
    logged,
    monster,
    on_board,
    open_options,
    play,
    sins,
)
from tests.rule_ids import rule

TEAM = ["rocco", "brad", "thorley"]
DECK = ["hellfire-mutation", "stab-in-the-dark", "scurrying-in-the-dark", "perpetual-inferno"]
"""The top of the Terror deck: cards that bring no figure."""


def raised(level: int, killed: int = 0, **position: Any) -> Game:
    """HAVEN' S LAST STAND raises the track by 1, and by 1 for each Hero killed this Round."""
    given = {"apocalypse_deck": DECK, "heroes_killed": killed, "apocalypse": level, **position}
    return at(team=TEAM, when="end-tasks", **given)


def guilty(level: int, **position: Any) -> Game:
    """Rocco's Dark Past (THE GUILTY ONE) raises the track by 1 at the end of his Turn."""
    rocco = {"level": 7, "dark_past": "the-guilty-one"}
    game = at(
        team=TEAM,
        story="the-darkness-within",
        heroes={"rocco": rocco},
        apocalypse=level,
        **position,
    )
    return play(game, "end")


@rule("TO-APOC-01")
@pytest.mark.parametrize("level", range(7))
def test_a_raise_moves_the_marker_by_one_level(level: int) -> None:
    game = guilty(level, apocalypse_deck=["hellfire-curse", "agony-of-the-unclean"])
    assert sins(game).apocalypse == level + 1
    assert logged(game, "apocalypse") == [(level + 1,)]
    reveals = level + 1 in (1, 3, 5)
    assert asked(game) == ("sins", "apocalypse" if reveals else "reaction")


@rule("TO-APOC-01")
def test_the_story_and_card_effects_raise_it() -> None:
    assert sins(raised(1)).apocalypse == 2
    assert sins(guilty(1)).apocalypse == 2


@rule("TO-APOC-02")
def test_effects_of_all_levels_reached_are_in_force_together() -> None:
    game = raised(
        3,
        revealed=["hellfire-mutation"],
        apocalypse_deck=DECK[1:],
        spaces={at: {"nest": 1} for at in "bcdfg"},
        heroes={"rocco": {"space": "e"}},
        monsters=[monster("acolyte", "e"), dead_monster("acolyte", 4)],
    )
    play(game, "nest b", "nest c", "nest d", "summon acolyte", "nest f")  # level 2: N + 1
    assert sins(game).reactions == 4  # level 4: N + 1
    play(game, "place corruption g", "place fire h", "place pentagram i", "first rocco")
    play(game, "fight", "mean no")
    play(game, "corruption no", dice=faces("blank*2 skill*2"))  # no die of level 6
    assert hero(game, "rocco").level == 2  # HELLFIRE MUTATION, revealed at an earlier level
    assert asked(game) == ("heroes-1", "main")


@rule("TO-APOC-03")
def test_at_level_7_the_track_stands_still_and_nobody_has_lost() -> None:
    game = raised(6, killed=2)
    assert sins(game).apocalypse == 7
    assert logged(game, "apocalypse") == [(7,)]
    assert game.outcome == ""
    still = raised(7)
    assert logged(still, "apocalypse") == []
    assert asked(still) == ("heroes-1", "wound")  # the game goes on


@rule("TO-APOC-04")
@pytest.mark.parametrize("level", range(1, 8))
def test_levels_1_3_and_5_reveal_a_card_and_no_other_does(level: int) -> None:
    game = raised(level - 1)
    if level in (1, 3, 5):
        assert asked(game) == ("sins", "apocalypse")
        play(game, open_options(game)[0])
        assert len(sins(game).revealed) == 1
    else:
        assert sins(game).revealed == ()


@rule("TO-APOC-04")
@pytest.mark.parametrize(("level", "summoned"), [(1, 3), (2, 4), (7, 4)])
def test_from_level_2_on_one_more_monster_may_be_summoned(level: int, summoned: int) -> None:
    game = at(
        team=TEAM,
        when="summon",
        apocalypse=level,
        spaces={at: {"nest": 1} for at in "abcdef"},
        monsters=[dead_monster("acolyte", 6)],
    )
    while asked(game)[1] != "place":
        play(game, open_options(game)[0])
    assert len(on_board(game, "acolyte")) == summoned


@rule("TO-APOC-04")
@pytest.mark.parametrize(("level", "tokens"), [(3, 3), (4, 4), (7, 4)])
def test_from_level_4_on_there_is_one_more_reaction_token_each_round(
    level: int, tokens: int
) -> None:
    assert sins(at(team=TEAM, when="reset", apocalypse=level)).reactions == tokens


@rule("TO-APOC-04")
@pytest.mark.parametrize(("level", "dice"), [(5, 2), (6, 3), (7, 3)])
def test_from_level_6_on_every_fight_has_one_more_sin_die(level: int, dice: int) -> None:
    game = at(
        team=TEAM,
        apocalypse=level,
        heroes={"rocco": {"space": "e"}},
        monsters=[monster("acolyte", "e")],
    )
    play(game, "fight", "mean no", "corruption no", dice=faces(f"blank*{dice} skill*2"))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-APOC-04")
@pytest.mark.parametrize("level", [6, 7])
def test_level_7_costs_each_hero_2_wounds_and_2_corruption_at_the_end_of_each_round(
    level: int,
) -> None:
    game = at(team=TEAM, when="end-effects", apocalypse=level)
    while asked(game)[1] == "wound":
        play(game, open_options(game)[0])
    suffered = {(len(hero(game, name).covered), hero(game, name).level) for name in TEAM}
    assert suffered == ({(2, 3)} if level == 7 else {(0, 1)})
    assert asked(game) == ("sins", "place")


@rule("TO-APOC-05")
def test_of_the_top_two_cards_one_is_revealed_and_the_other_goes_to_the_bottom() -> None:
    game = raised(0)
    assert asked(game) == ("sins", "apocalypse")
    assert set(open_options(game)) == {"keep hellfire-mutation", "keep stab-in-the-dark"}
    size = len(sins(game).apocalypse_deck)
    play(game, "keep stab-in-the-dark")
    assert sins(game).revealed == ("stab-in-the-dark",)
    deck = sins(game).apocalypse_deck  # the last card is the top
    assert (deck[0], deck[-1]) == ("hellfire-mutation", "scurrying-in-the-dark")
    assert len(deck) == size + 1


@rule("TO-APOC-05")
def test_hero_players_do_not_see_the_card_that_is_not_revealed() -> None:
    game = raised(0)
    assert set(game.view(SINS)["under_way"][-1]["drawn"]) == set(DECK[:2])
    for seat in (1, -1):
        assert game.view(seat)["under_way"][-1]["drawn"] == 2
        assert game.view(seat)["question"] is None
    play(game, "keep stab-in-the-dark")
    for seat in (1, -1):
        told = str([entry.values for entry in game.log(seat)]) + str(game.view(seat))
        assert "hellfire-mutation" not in told
        assert "stab-in-the-dark" in told


@rule("TO-APOC-06")
def test_a_revealed_card_stays_in_force_in_later_rounds() -> None:
    game = at(
        team=TEAM,
        when="reset",
        apocalypse=1,
        revealed=["hellfire-mutation"],
        heroes={"rocco": {"space": "e"}},
        monsters=[monster("acolyte", "e")],
    )
    play(game, "place corruption g", "place fire h", "place pentagram i", "first rocco")
    assert sins(game).revealed == ("hellfire-mutation",)
    play(game, "fight", "mean no")
    play(game, "corruption no", dice=faces("blank*2 skill*2"))
    assert hero(game, "rocco").level == 2


@rule("TO-APOC-06")
def test_each_level_brings_exactly_one_card() -> None:
    game = raised(0, killed=2)  # to level 3: two cards
    play(game, "keep hellfire-mutation", "keep scurrying-in-the-dark")
    assert sins(game).revealed == ("hellfire-mutation", "scurrying-in-the-dark")
    assert asked(game) == ("sins", "place")
    again = raised(5, revealed=["hellfire-mutation"], apocalypse_deck=DECK[1:])
    assert sins(again).revealed == ("hellfire-mutation",)  # nothing more at level 6


@rule("TO-APOC-07")
def test_a_raise_by_several_levels_is_carried_out_level_by_level() -> None:
    game = raised(0, killed=3)
    assert sins(game).apocalypse == 1
    assert asked(game) == ("sins", "apocalypse")
    play(game, "keep stab-in-the-dark")
    assert sins(game).apocalypse == 3
    assert set(open_options(game)) == {"keep scurrying-in-the-dark", "keep perpetual-inferno"}
    play(game, "keep perpetual-inferno")
    assert logged(game, "apocalypse") == [(1,), (2,), (3,), (4,)]
    told = [entry.key for entry in game.chronicle.entries()]
    level, card = "apocalypse", "apocalypse-card"
    assert [key for key in told if key in (level, card)] == [level, card, level, level, card, level]


@rule("TO-APOC-07")
def test_a_hell_club_member_enters_before_the_next_level_is_reached() -> None:
    game = raised(
        0,
        killed=1,
        apocalypse_deck=["grin-terror", "stab-in-the-dark"],
        spaces={"e": {"nest": 1}, "f": {"nest": 1}},
    )
    play(game, "keep grin-terror")
    assert asked(game) == ("sins", "enter")
    assert sins(game).apocalypse == 1
    play(game, "nest e")
    assert sins(game).apocalypse == 2


@rule("TO-APOC-08")
def test_the_last_card_is_revealed_without_a_choice_and_then_nothing() -> None:
    last = raised(0, apocalypse_deck=["stab-in-the-dark"], exact=["apocalypse_deck"])
    assert sins(last).revealed == ("stab-in-the-dark",)
    assert sins(last).apocalypse_deck == ()
    assert asked(last) == ("sins", "place")
    none = raised(0, apocalypse_deck=[], exact=["apocalypse_deck"])
    assert sins(none).revealed == ()
    assert sins(none).apocalypse == 1
    assert asked(none) == ("sins", "place")


@rule("TO-APOC-09")
def test_the_reaction_token_of_level_4_comes_at_once_and_active() -> None:
    game = guilty(3, reactions=0, monsters=[monster("acolyte", "i")])
    assert sins(game).reactions == 1
    assert asked(game) == ("sins", "reaction")  # to the very Turn that raised the track
    play(game, "react", "pass")
    assert sins(game).reactions == 0
    assert asked(game) == ("heroes-1", "main")
