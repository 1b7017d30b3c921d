"""Steps of a Move, City Actions and Cleanses, window by window (TO-TIME-09, TO-TIME-10, TO-TIME-11, TO-TIME-12)."""

from typing import Any

from othersight.games.the_others.state.config import CORRUPTION, FIRE
from othersight.kernel.game import Game
from tests.games.the_others.play import (
    BOARD,
    asked,
    at,
    faces,
    hero,
    is_open,
    logged,
    monster,
    monsters_in,
    on_board,
    open_options,
    play,
    space_number,
    story,
    tile,
    tokens_in,
    why_not,
)
from tests.rule_ids import rule

TEAM = ["rocco", "brad", "thorley"]


@rule("TO-TIME-09")
def test_a_step_is_resolved_leaving_before_entering_and_corruption_before_fire() -> None:
    tokens = {"corruption": 1, "fire": 1}
    game = at(
        team=TEAM,
        heroes={"rocco": {"space": "e"}},
        spaces={"e": tokens, "e/se": tokens},
        monsters=[monster("acolyte", "e")],
    )
    play(game, "move e/se", "cover 1", dice=faces("corr blank corr blank"))
    told = [
        (entry.key, *entry.values[1:3]) if entry.key == "check" else entry.key
        for entry in game.chronicle.entries()
        if entry.key in ("leaves-monsters", "check", "hero-moves")
    ]
    left, entered = space_number(game, "e"), space_number(game, "e/se")
    assert told == [
        "leaves-monsters",
        ("check", left, CORRUPTION),
        ("check", left, FIRE),
        "hero-moves",
        ("check", entered, CORRUPTION),
        ("check", entered, FIRE),
    ]
    assert hero(game, "rocco").level == 3


@rule("TO-TIME-09")
def test_in_a_check_agony_is_declared_first_then_dice_then_cursed_fate_then_reductions() -> None:
    game = at(
        team=TEAM,
        story="the-darkness-within",
        apocalypse=1,
        revealed=["agony-of-the-unclean"],
        heroes={"rocco": {"space": "e", "npcs": ["proxy"]}},
        spaces={"e": {"corruption": 2}},
        hand=["cursed-fate"],
    )
    play(game, "move e/se")
    assert asked(game) == ("sins", "agony")
    play(game, "read fire", dice=faces("hit blank"))
    assert asked(game) == ("sins", "after-roll-card")
    assert hero(game, "rocco").covered == ()
    play(game, "play cursed-fate", dice=faces("hit burst blank"))
    assert asked(game) == ("heroes-1", "wound")  # 2 Hits, less 1 for PROXY
    play(game, "cover 1")
    assert hero(game, "rocco").covered == (1,)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TIME-09")
def test_a_hero_who_dies_in_a_step_makes_no_further_part_of_it() -> None:
    game = at(
        team=TEAM,
        heroes={"rocco": {"space": "e", "wounds": [1, 2, 3, 4], "innocents": 1}},
        story="battleground-of-souls",
        spaces={"e": {"fire": 1}, "e/se": {"fire": 1}},
    )
    play(game, "move e/se", dice=faces("hit"))
    assert tokens_in(game, "e") == {"fire": 1, "innocent": 1}  # he died where he was
    assert logged(game, "hero-moves") == []
    play(game, "hero leah")
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TIME-10")
def test_holy_water_is_used_when_the_move_is_over() -> None:
    game = at(
        team=TEAM,
        heroes={"rocco": {"space": "e/se", "upgrades": ["holy-water"]}},
        monsters=[monster("acolyte", "e/se"), monster("acolyte", "e")],
        spaces={"e": {"npcs": ["proxy"]}},
    )
    assert why_not(game, "holy-water 0") == "TO-TIME-10"  # he has not moved
    play(game, "move e", "cover 1")
    assert is_open(game, "holy-water acolyte@e")
    play(game, "holy-water acolyte@e", "to a/se")
    assert monsters_in(game, "e") == []
    assert sorted(on_board(game, "acolyte")) == ["a/se", "e/se"]
    assert why_not(game, "move e/se") == "TO-TIME-10"  # the Move is over by it


@rule("TO-TIME-10", "TO-TURN-07")
def test_a_move_that_an_action_has_ended_is_not_said_to_have_ended_by_an_ability() -> None:
    game = at(
        team=TEAM,
        heroes={"rocco": {"space": "e/se"}},
        monsters=[monster("acolyte", "e")],
        spaces={"e": {"npcs": ["proxy"]}},
    )
    play(game, "move e", "fight", "mean no", "corruption no", dice=faces("blank*2 skill*2"))
    assert why_not(game, "move e/se") == "TO-TURN-07"


@rule("TO-TIME-10")
def test_holy_water_is_no_part_of_a_turn_without_a_move() -> None:
    game = at(
        team=TEAM,
        heroes={"rocco": {"space": "e", "upgrades": ["holy-water"]}},
        monsters=[monster("acolyte", "e")],
    )
    assert not any(option.startswith("holy-water") for option in open_options(game))
    play(game, "fight", "mean no", "corruption no", dice=faces("blank*2 skill*2"))
    assert not any(option.startswith("holy-water") for option in open_options(game))


def at_the_launcher(**position: Any) -> Game:
    """Rocco is in a District with the icons Orbital Strike, Heal and Repent."""
    board = {
        **BOARD,
        "layout": "A B C\nD Z1 F\nG H I",
        "orbital": ["g/sw"],
        "tiles": {"post": tile("Z1", ["orbital-strike", "heal", "repent"])},
    }
    rocco = {"space": "post", "wounds": [1], "level": 3}
    return at(team=TEAM, board=board, heroes={"rocco": rocco}, **position)


@rule("TO-TIME-11")
def test_all_icons_are_carried_out_in_the_heros_order_before_a_card_may_be_played() -> None:
    game = at_the_launcher(
        sin="sloth",
        hand=["slouching-towards-bethlehem"],
        monsters=[monster("abomination", "g")],
    )
    play(game, "city-action")
    assert asked(game) == ("heroes-1", "icon")
    assert hero(game, "rocco").city_token == space_number(game, "post")
    play(game, "icon orbital-strike", "to g", "kill abomination")
    assert asked(game) == ("heroes-1", "icon")  # no card between the icons
    play(game, "icon repent", "icon heal")
    assert (hero(game, "rocco").level, hero(game, "rocco").covered) == (2, ())
    assert asked(game) == ("sins", "after-kill-card")
    play(game, "play slouching-towards-bethlehem")
    assert hero(game, "rocco").level == 4
    assert asked(game) == ("heroes-1", "main")


@rule("TO-TIME-11")
def test_the_standing_tests_run_between_icons() -> None:
    game = at_the_launcher(
        mission="clear-abominations",
        monsters=[monster("abomination", "g")],
        spaces={"h": {"nest": 1}, "i": {"nest": 1}},
    )
    play(game, "city-action", "icon orbital-strike", "to g", "kill abomination")
    assert asked(game) == ("sins", "enter")  # none is left: the Mission's event at once
    play(game, "nest i")
    assert story(game).mission == "destroy-them-all"
    assert asked(game) == ("heroes-1", "icon")


@rule("TO-TIME-11")
def test_the_standing_tests_run_between_the_tokens_of_a_cleanse() -> None:
    game = at(
        team=["leah", "rocco", "brad"],
        story="the-darkness-within",
        mission="begin-the-ritual",
        progress=1,
        heroes={"leah": {"space": "e"}},
        spaces={"e": {"corruption": 3}},
        monsters=[monster("avatar", "i")],
    )
    play(game, "cleanse", "corruption no", "remove corruption", dice=faces("skill*3"))
    assert asked(game) == ("heroes-1", "branch")
    play(game, "mission destroy-the-avatar")
    assert asked(game) == ("heroes-1", "remove")  # and this one counts for the new Mission
    play(game, "remove corruption")
    assert (story(game).mission, story(game).progress) == ("destroy-the-avatar", 1)


@rule("TO-TIME-12")
def test_a_cleanse_goes_from_corruption_to_roll_to_cursed_fate_to_the_tokens() -> None:
    game = at(
        team=["leah", "rocco", "brad"],
        mission="clear-the-hive",
        heroes={"leah": {"space": "e", "level": 6}},
        spaces={"e": {"pentagram": 2, "fire": 1, "nest": 1}},
        hand=["cursed-fate"],
    )
    play(game, "cleanse")
    assert (asked(game), hero(game, "leah").level) == (("heroes-1", "cleanse-corruption"), 6)
    play(game, "corruption yes", dice=faces("skill hit*4"))  # Skill 3 and 2 dice of the track
    assert (asked(game), hero(game, "leah").level) == (("sins", "after-roll-card"), 7)
    assert tokens_in(game, "e") == {"pentagram": 2, "fire": 1, "nest": 1}
    play(game, "play cursed-fate", dice=faces("faith hit*4 skill"))
    for line in ("remove fire", "remove pentagram", "remove pentagram"):  # SKILL, FAITH, Level 7
        assert asked(game) == ("heroes-1", "remove")
        play(game, line)
    assert tokens_in(game, "e") == {"nest": 1}
    assert story(game).progress == 2
    assert asked(game) == ("heroes-1", "main")
