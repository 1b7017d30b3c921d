"""The Apocalypse cards of Corruption (every APC row)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import MEMBERS, fought, holding, omens
from tests.games.the_others.play import (
    TOWN,
    asked,
    at,
    dead,
    faces,
    hero,
    is_open,
    monster,
    monsters_in,
    on_board,
    open_options,
    play,
    sins,
    tile,
    why_not,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

STORY = "the-darkness-within"
RANGED = {"heroes.thorley.ranged": True}
STATS = {"acolyte": 1, "abomination": 2, "controller": 3, "avatar": 4, "flay-corruption": 2}
MARGUERITE = "marguerite-corruption"


def doomed(*cards: str, **given: Any) -> Game:
    """THE DARKNESS WITHIN with these Apocalypse cards in force."""
    figures = {**MEMBERS, **given.pop("figures", {})}
    return walk(story=STORY, figures=figures, **omens(*cards), **given)


@rule("APC-1")
@pytest.mark.parametrize("kind", STATS)
@pytest.mark.parametrize("more", [0, 1])
def test_hellfire_curse_adds_a_defense_to_every_monster_in_a_reaction(kind: str, more: int) -> None:
    hits = STATS[kind] + more
    cards = ["hellfire-curse", *([kind] if "-" in kind else [])]
    game = doomed(*cards, monsters=[monster(kind, "e")], figures={"heroes.thorley.fight": hits})
    sin_dice = 1 if "-" in kind else STATS[kind]
    play(game, "end", "react", "fight", "mean no")
    play(game, "corruption no", dice=faces(f"blank*{sin_dice} hit*{hits}"))
    assert (asked(game)[1] == "assign") == bool(more)


@rule("APC-1")
def test_hellfire_curse_does_nothing_in_the_heros_own_turn() -> None:
    game = doomed("hellfire-curse", monsters=[monster("acolyte", "e")])
    fought(game, "blank hit", "hit acolyte")
    assert dead(game) == ["acolyte"]


@rule("APC-2")
def test_marguerite_of_corruption_follows_once_after_evil_regroups() -> None:
    game = doomed(
        MARGUERITE,
        when="start-of-turn",
        monsters=[monster("acolyte", "i"), monster("acolyte", "g"), monster(MARGUERITE, "c")],
        **holding("evil-regroups"),
    )
    play(game, "play evil-regroups", "monster acolyte@i", "to i/se")
    assert asked(game) == ("sins", "monster")  # the second Monster first
    play(game, "monster acolyte@g", "to g/sw")
    assert asked(game) == ("sins", "marguerite")
    play(game, "to c/ne")
    assert on_board(game, MARGUERITE) == ["c/ne"]
    assert asked(game) == ("heroes-1", "main")  # one occasion for both


@rule("APC-2")
def test_marguerite_of_corruption_may_stay_and_needs_a_monster_moved() -> None:
    game = doomed(
        MARGUERITE, when="reaction", monsters=[monster("acolyte", "i"), monster(MARGUERITE, "c")]
    )
    play(game, "react", "monster acolyte", "to i/se", "pass")
    assert on_board(game, MARGUERITE) == ["c"]
    assert game.view(0)["current"] == "rocco"
    idle = doomed(
        MARGUERITE,
        when="start-of-turn",
        monsters=[monster("acolyte", "i"), monster(MARGUERITE, "c")],
        **holding("evil-regroups"),
    )
    play(idle, "play evil-regroups", "pass")
    assert asked(idle) == ("heroes-1", "main")


@rule("APC-2")
def test_marguerite_of_corruption_does_not_follow_herself() -> None:
    game = doomed(
        MARGUERITE, when="reaction", monsters=[monster("acolyte", "i"), monster(MARGUERITE, "c")]
    )
    play(game, "react", f"monster {MARGUERITE}", "to c/ne")
    assert on_board(game, MARGUERITE) == ["c/ne"]
    assert game.view(0)["current"] == "rocco"


@rule("APC-2")
def test_marguerite_of_corruption_does_not_leave_a_hero() -> None:
    game = doomed(
        MARGUERITE,
        when="reaction",
        heroes={"rocco": {"space": "c"}},
        monsters=[monster("acolyte", "i"), monster(MARGUERITE, "c")],
    )
    play(game, "react", "monster acolyte", "to i/se")
    assert game.view(0)["current"] == "rocco"
    assert on_board(game, MARGUERITE) == ["c"]


@rule("APC-2")
@pytest.mark.parametrize(("answer", "dice"), [("to e/sw", "blank*2"), ("pass", "blank")])
def test_marguerite_of_corruption_may_join_those_who_strike_back(answer: str, dice: str) -> None:
    game = doomed(
        MARGUERITE,
        figures=RANGED,
        thorley={"space": "e/sw"},
        monsters=[monster("acolyte", "e/se"), monster(MARGUERITE, "h")],
    )
    play(game, "shoot e/se", "mean no", "corruption no", dice=faces("skill"))
    assert asked(game) == ("sins", "marguerite")
    play(game, answer, dice=faces(dice))
    assert ("marguerite-corruption" in monsters_in(game, "e/sw")) == (answer != "pass")
    assert asked(game) == ("heroes-1", "main")


@rule("APC-2", "TO-EDITION-04")
@pytest.mark.parametrize(("answer", "follows"), [("to h/se", True), ("stay", False)])
def test_marguerite_of_corruption_follows_survivors_who_only_come_nearer_in_the_draft(
    answer: str, follows: bool
) -> None:
    game = doomed(
        MARGUERITE,
        edition="draft",
        figures=RANGED,
        thorley={"space": "g/sw"},
        monsters=[monster("acolyte", "i/se"), monster(MARGUERITE, "c")],
    )
    play(game, "shoot i/se", "mean no", "corruption no", dice=faces("skill"))
    play(game, answer)
    assert asked(game) == (("sins", "marguerite") if follows else ("heroes-1", "main"))
    if follows:
        play(game, "to c/ne")
        assert on_board(game, MARGUERITE) == ["c/ne"]
        assert asked(game) == ("heroes-1", "main")  # nobody has reached him: no Sin roll


@rule("APC-2")
def test_marguerite_of_corruption_follows_no_teleport_and_no_move_of_a_heros() -> None:
    rose = at(
        story=STORY,
        hero="rose",
        reactions=0,
        monsters=[monster("acolyte", "e"), monster(MARGUERITE, "c")],
        **omens(MARGUERITE),
    )
    play(rose, "end", "mind-control acolyte", "to e/se")
    assert rose.view(0)["current"] != "rose"
    holy = doomed(
        MARGUERITE,
        thorley={"space": "e/nw", "upgrades": ["holy-water"]},
        monsters=[monster("acolyte", "e"), monster(MARGUERITE, "c")],
    )
    play(holy, "move e", "holy-water acolyte", "to e/se")
    assert asked(holy) == ("sins", "reaction")  # his Turn is over: nothing was left to do


@rule("APC-3")
@pytest.mark.parametrize(("level", "open_"), [(1, True), (4, True), (5, False), (6, False)])
def test_gourd_and_vex_of_corruption_cannot_be_hit_by_a_hero_on_level_5_or_more(
    level: int, open_: bool
) -> None:
    game = doomed(
        "gourd-and-vex-corruption",
        thorley={"level": level},
        figures={"heroes.thorley.fight": 2},
        heroes={"rocco": {"level": 6}},
        monsters=[monster("gourd-and-vex-corruption", "e"), monster("acolyte", "e")],
    )
    fought(game, "blank*2 hit*2")
    assert is_open(game, "hit gourd-and-vex-corruption") == open_
    assert is_open(game, "hit acolyte")


@rule("APC-3")
def test_gourd_and_vex_of_corruption_look_at_the_level_before_this_fights_corruption() -> None:
    game = doomed(
        "gourd-and-vex-corruption",
        thorley={"level": 4},
        figures={"heroes.thorley.fight": 2},
        monsters=[monster("gourd-and-vex-corruption", "e")],
    )
    fought(game, "corr hit*2", "hit gourd-and-vex-corruption")
    assert hero(game, "thorley").level == 5  # his Hits had been assigned
    assert on_board(game, "gourd-and-vex-corruption") == []


@rule("APC-4")
@pytest.mark.parametrize(("level", "wounds"), [(3, 0), (4, 2), (6, 2)])
def test_flay_adds_two_hits_against_a_hero_on_level_4_or_more(level: int, wounds: int) -> None:
    game = doomed(
        "flay-corruption", thorley={"level": level}, monsters=[monster("flay-corruption", "e")]
    )
    fought(game, "blank skill", *["cover 1", "cover 2"][:wounds])
    assert len(hero(game, "thorley").covered) == wounds
    assert asked(game) == ("heroes-1", "main")


@rule("APC-4")
def test_flay_counts_the_level_of_voluntary_corruption_and_defense_stops_the_hits() -> None:
    game = doomed(
        "flay-corruption", thorley={"level": 3}, monsters=[monster("flay-corruption", "e")]
    )
    play(game, "fight", "mean no")
    play(game, "corruption yes", dice=faces("blank def skill"))  # 1 DEF of Level 3, 1 rolled
    assert (hero(game, "thorley").level, hero(game, "thorley").covered) == (4, ())


@rule("APC-4")
def test_flay_elsewhere_adds_nothing() -> None:
    game = doomed(
        "flay-corruption",
        thorley={"level": 5},
        monsters=[monster("flay-corruption", "f"), monster("acolyte", "e")],
    )
    fought(game, "blank skill")
    assert (asked(game), hero(game, "thorley").covered) == (("heroes-1", "main"), ())


@rule("APC-5")
@pytest.mark.parametrize(
    ("read", "dice", "wounds", "level"),
    [
        ("fire", "hit burst corr corr", 2, 1),
        ("corruption", "hit burst corr corr", 0, 3),
        ("fire", "corr corr blank", 0, 1),
    ],
)
def test_agony_of_the_unclean_reads_a_corruption_check_as_fire(
    read: str, dice: str, wounds: int, level: int
) -> None:
    game = doomed("agony-of-the-unclean", spaces={"e/nw": {"corruption": 3}})
    play(game, "move e/nw")
    assert (asked(game), open_options(game)) == (
        ("sins", "agony"),
        ["read corruption", "read fire"],
    )
    play(game, f"read {read}", *["cover 1", "cover 2"][:wounds], dice=faces(dice))
    assert (len(hero(game, "thorley").covered), hero(game, "thorley").level) == (wounds, level)


@rule("APC-5")
def test_agony_of_the_unclean_is_declared_for_each_corruption_check_and_for_no_fire_check() -> None:
    game = doomed("agony-of-the-unclean", spaces={"e": {"corruption": 1}, "e/nw": {"fire": 1}})
    play(game, "move e/nw")
    play(game, "read fire", "cover 1", dice=faces("hit corr"))  # leaving, then the Fire check
    play(game, "move e", dice=faces("blank"))
    assert asked(game) == ("sins", "agony")  # entering: asked anew
    play(game, "read corruption", dice=faces("corr"))
    assert (hero(game, "thorley").covered, hero(game, "thorley").level) == ((1,), 2)


@rule("APC-5")
def test_agony_of_the_unclean_is_softened_like_any_check() -> None:
    game = doomed(
        "agony-of-the-unclean",
        thorley={"upgrades": ["hazmata-suit"], "npcs": ["proxy"]},
        spaces={"e/nw": {"corruption": 3}},
    )
    play(game, "move e/nw", "read fire", "cover 1", dice=faces("hit*3"))
    assert hero(game, "thorley").covered == (1,)


@rule("APC-6", "TO-TIME-39", "TO-TIME-40", "TO-ENDROUND-06")
def test_darkness_beckons_revealed_by_the_story_task_acts_in_the_same_end_of_round() -> None:
    districts = {address: {"corruption": 1} for address in "abcd"}
    game = walk(
        {"level": 7},
        story=STORY,
        when="end-tasks",
        spaces=districts,
        apocalypse_deck=["darkness-beckons", "hellfire-curse"],
    )
    assert (asked(game), sins(game).apocalypse) == (("sins", "apocalypse"), 1)
    play(game, "keep darkness-beckons")
    assert sins(game).apocalypse == 2
    assert asked(game) == ("sins", "place")


@rule("APC-6")
@pytest.mark.parametrize(("levels", "track"), [((7, 6, 1), 6), ((7, 7, 1), 7), ((6, 6, 6), 5)])
def test_darkness_beckons_raises_the_track_for_each_hero_on_level_7(
    levels: tuple[int, int, int], track: int
) -> None:
    heroes = {"rocco": {"level": levels[1]}, "brad": {"level": levels[2]}}
    game = walk(
        story=STORY,
        when="end-effects",
        apocalypse=5,
        revealed=["darkness-beckons"],
        thorley={"level": levels[0]},
        heroes=heroes,
    )
    assert sins(game).apocalypse == track
    waited_for = ("heroes-1", "wound") if track == 7 else ("sins", "place")
    assert asked(game) == waited_for


@rule("APC-6")
def test_without_darkness_beckons_level_7_raises_nothing() -> None:
    game = walk(story=STORY, when="end-effects", apocalypse=5, thorley={"level": 7})
    assert sins(game).apocalypse == 5


@rule("APC-7")
@pytest.mark.parametrize(
    ("spaces", "open_"),
    [
        ({}, True),  # the chapel's own token is printed
        ({"chapel": {"corruption": 1}}, False),
        ({"chapel": {"fire": 2, "hidden": ["corruption"]}}, True),
        ({"shop": {"corruption": 1}}, True),
    ],
)
def test_the_fog_of_hate_bars_city_actions_where_a_physical_corruption_token_lies(
    spaces: dict[str, Any], open_: bool
) -> None:
    board = {**TOWN, "tiles": {**TOWN["tiles"], "chapel": tile("Z2", ["repent"], "corruption")}}
    given: dict[str, Any] = {
        "board": board,
        "thorley": {"space": "chapel", "level": 3},
        "spaces": spaces,
    }
    game = doomed("the-fog-of-hate", **given)
    assert is_open(game, "city-action") == open_
    assert why_not(game, "city-action") == ("" if open_ else "TO-APOC-06")
    assert is_open(walk(story=STORY, **given), "city-action")  # without the card


@rule("APC-7")
def test_the_fog_of_hate_lifts_when_the_token_is_cleansed() -> None:
    game = doomed(
        "the-fog-of-hate",
        board=TOWN,
        thorley={"space": "chapel", "level": 3},
        spaces={"chapel": {"corruption": 1}},
    )
    play(game, "cleanse", "corruption no", "remove corruption", dice=faces("skill"))
    play(game, "city-action", "icon repent")
    assert hero(game, "thorley").level == 2


@rule("APC-5")
def test_without_agony_of_the_unclean_a_corruption_check_is_what_it_is() -> None:
    game = walk(spaces={"e/nw": {"corruption": 1}})
    play(game, "move e/nw", dice=faces("corr"))
    assert (asked(game), hero(game, "thorley").level) == (("heroes-1", "main"), 2)


@rule("APC-2")
def test_marguerite_of_corruption_follows_nobody_while_she_is_not_on_the_board() -> None:
    game = doomed(MARGUERITE, when="reaction", monsters=[monster("acolyte", "i")])
    play(game, "react", "monster acolyte", "to i/se")
    assert game.view(0)["current"] == "rocco"
