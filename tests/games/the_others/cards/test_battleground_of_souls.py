"""BATTLEGROUND OF SOULS: its tasks, Missions, branch and event (STC)."""

from typing import Any

import pytest

from othersight.games.the_others.state.config import COMMISSIONER
from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import fought, last_turn
from tests.games.the_others.play import (
    asked,
    faces,
    hero,
    is_open,
    monster,
    on_board,
    open_options,
    play,
    sins,
    space,
    story,
    supply,
    tokens_in,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

STORY = "battleground-of-souls"
STRONG = {"heroes.thorley.fight": 4, "heroes.thorley.skill": 4}
CLEANSE = ("cleanse", "corruption no")
START = "a/nw"
NOBODY_LEFT = {name: {"state": "dead"} for name in ("leah", "morgana", "rose", "karl")}


def mission(name: str, **given: Any) -> Game:
    """Thorley's Turn while that Mission is current; he has four dice for everything."""
    figures = {**STRONG, **given.pop("figures", {})}
    return walk(story=STORY, mission=name, figures=figures, **given)


def progress(game: Game) -> tuple[str, int]:
    """The Mission under the Story marker, and the progress marker."""
    return story(game).mission, story(game).progress


@rule("STC")
def test_each_round_begins_with_three_face_down_tokens_in_different_districts() -> None:
    game = walk(story=STORY, when="start-of-round")
    for kind, place in (("innocent", "e"), ("fire", "a"), ("corruption", "i")):
        assert {text.split()[1] for text in open_options(game)} == {kind}
        assert not is_open(game, f"place {kind} e/nw")  # Districts only
        play(game, f"place {kind} {place}")
    assert [len(space(game, place).hidden) for place in ("e", "a", "i")] == [1, 1, 1]
    assert tokens_in(game, "e") == {}
    assert asked(game) == ("heroes-1", "first-hero")


@rule("STC")
@pytest.mark.parametrize(
    ("revealed", "killed", "level"),
    [(0, 0, 2), (1, 0, 1), (2, 0, 1), (1, 1, 2), (1, 3, 2), (0, 1, 3), (0, 2, 3)],
)
def test_the_track_rises_without_an_innocent_revealed_and_once_for_any_dead_hero(
    revealed: int, killed: int, level: int
) -> None:
    game = walk(
        story=STORY,
        when="end-tasks",
        apocalypse=1,
        innocents_revealed=revealed,
        heroes_killed=killed,
        apocalypse_deck=["mantle-of-skulls", "throne-of-damnation"],
    )
    while asked(game)[1] == "apocalypse":
        play(game, open_options(game)[0])
    assert sins(game).apocalypse == level


@rule("STC")
@pytest.mark.parametrize(("deed", "level"), [("turn-up", 1), ("collect innocent", 2)])
def test_revealed_means_turned_up_in_this_round(deed: str, level: int) -> None:
    lying = {"hidden": ["innocent"]} if deed == "turn-up" else {"innocent": 1}
    game = walk(story=STORY, apocalypse=1, spaces={"e": lying}, **last_turn())
    play(game, deed, "end")
    assert sins(game).apocalypse == level
    assert (asked(game), story(game).innocents_revealed) == (("sins", "place"), 0)


@rule("STC-1")
def test_rescue_the_innocents_counts_innocents_turned_up() -> None:
    game = mission("rescue-the-innocents", spaces={"e": {"hidden": ["innocent", "fire"]}})
    play(game, "turn-up")
    assert progress(game) == ("rescue-the-innocents", 1)
    play(game, "collect innocent")
    assert progress(game) == ("rescue-the-innocents", 1)  # collecting is nothing more
    others = mission("rescue-the-innocents", spaces={"e": {"hidden": ["corruption", "fire"]}})
    play(others, "turn-up")
    assert progress(others) == ("rescue-the-innocents", 0)


@rule("STC-1")
def test_the_second_innocent_brings_the_avatar_and_the_branch() -> None:
    nests = {"e": {"hidden": ["innocent"]}, "g": {"nest": 1}, "i": {"nest": 1}}
    game = mission("rescue-the-innocents", progress=1, spaces=nests)
    play(game, "turn-up")
    assert (asked(game), open_options(game)) == (("sins", "enter"), ["nest g", "nest i"])
    play(game, "nest i")
    assert on_board(game, "avatar") == ["i"]
    assert (asked(game), open_options(game)) == (
        ("heroes-1", "branch"),
        ["mission keep-them-safe", "mission rescue-the-chief"],
    )


@rule("STC-2A")
@pytest.mark.parametrize(
    ("monsters", "counted"),
    [([], 2), ([monster("acolyte", "e")], 0), ([monster("acolyte", "f")], 2)],
)
def test_keep_them_safe_counts_fire_and_corruption_from_spaces_without_monsters(
    monsters: list[dict[str, Any]], counted: int
) -> None:
    tokens = {"e": {"fire": 1, "corruption": 1, "pentagram": 1, "nest": 1}}
    game = mission("keep-them-safe", spaces=tokens, monsters=monsters)
    lines = [f"remove {kind}" for kind in ("fire", "corruption", "pentagram", "nest")]
    play(game, *CLEANSE, *lines, dice=faces("skill*4"))
    assert progress(game) == ("keep-them-safe", counted)


@rule("STC-2A")
def test_keep_them_safe_asks_for_n_in_any_mix_and_no_event_follows() -> None:
    game = mission("keep-them-safe", spaces={"e": {"fire": 2, "corruption": 1}})
    lines = ["remove fire", "remove corruption", "remove fire"]
    play(game, *CLEANSE, *lines, dice=faces("skill*4"))
    assert progress(game) == ("save-their-souls", 0)
    assert asked(game)[1] == "main"


def to_the_chief(**given: Any) -> Game:
    """The second Innocent is found and the Heroes choose RESUCUE THE CHIEF!."""
    spaces = {"e": {"hidden": ["innocent"]}, **given.pop("spaces", {})}
    monsters = given.pop("monsters", [monster("avatar", "i")])
    game = mission("rescue-the-innocents", progress=1, spaces=spaces, monsters=monsters, **given)
    return play(game, "turn-up", "mission rescue-the-chief")


def holders(game: Game) -> list[str]:
    """The Heroes who hold the Commissioner."""
    names = ("thorley", "rocco", "brad", "leah")
    return [name for name in names if COMMISSIONER in hero(game, name).npcs]


@rule("STC-2B")
@pytest.mark.parametrize(
    "given",
    [
        {},  # in the supply
        {"heroes": {"rocco": {"npcs": ["commissioner", "proxy"]}}},
        {"thorley": {"npcs": ["commissioner"]}},
        {"spaces": {START: {"npcs": ["commissioner"]}}},
    ],
)
def test_the_commissioner_goes_to_the_avatar_from_wherever_he_was(given: dict[str, Any]) -> None:
    game = to_the_chief(**given)
    assert story(game).chief_with_avatar
    assert (holders(game), space(game, START).npcs) == ([], ())
    assert progress(game) == ("rescue-the-chief", 0)  # in the Starting Space he was of no use
    assert len(hero(game, "rocco").npcs) == (1 if "heroes" in given else 0)  # PROXY stays


@rule("STC-2B")
def test_with_the_avatar_the_commissioner_helps_nobody() -> None:
    game = to_the_chief(
        thorley={"npcs": ["commissioner"]},
        monsters=[monster("avatar", "i"), monster("acolyte", "f")],
        heroes={"rocco": {"space": "f"}},
    )
    play(game, "end", "pass")
    fought(game, "blank skill")  # Rocco's one die
    assert holders(game) == []


def hunt(**given: Any) -> Game:
    """Thorley beside the Avatar, to which the Commissioner is attached."""
    place = given.get("thorley", {}).get("space", "e")
    monsters = given.pop("monsters", [monster("avatar", place)])
    return mission("rescue-the-chief", chief_with_avatar=True, monsters=monsters, **given)


@rule("STC-2B")
@pytest.mark.parametrize("begin", [["fight"], ["end", "react", "fight"]])
def test_whoever_destroys_the_avatar_gets_the_commissioner(begin: list[str]) -> None:
    game = hunt(heroes={"rocco": {"space": "e"}})
    play(game, *begin, "mean no")
    play(game, "corruption no", "hit avatar", dice=faces("blank*4 hit*5"))
    assert holders(game) == ["thorley"]
    assert progress(game) == ("rescue-the-chief", 0)  # he must be brought home


@rule("STC-2B")
def test_another_kill_frees_nobody() -> None:
    game = hunt(monsters=[monster("avatar", "i"), monster("controller", "e")])
    fought(game, "blank*3 hit*4", "hit controller")
    assert (holders(game), story(game).chief_with_avatar) == ([], True)


@rule("STC-2B")
def test_a_hero_killed_in_that_fight_drops_the_commissioner_where_he_died() -> None:
    game = hunt(thorley={"wounds": [1, 2, 3, 4]})
    fought(game, "hit blank*3 hit*4", "hit avatar")
    play(game, "hero leah")
    assert (holders(game), space(game, "e").npcs) == ([], (COMMISSIONER,))
    assert progress(game) == ("rescue-the-chief", 0)


@rule("STC-2B")
def test_the_mission_is_accomplished_when_the_commissioner_comes_to_the_starting_space() -> None:
    game = mission("rescue-the-chief", thorley={"space": "a", "npcs": ["commissioner"]})
    assert progress(game) == ("rescue-the-chief", 0)
    play(game, f"move {START}")
    assert progress(game) == ("save-their-souls", 0)
    assert holders(game) == ["thorley"]  # he keeps him
    assert asked(game) == ("heroes-1", "main")


@rule("STC-2B")
def test_on_the_starting_space_the_kill_itself_does_it_once_the_fight_is_over() -> None:
    game = hunt(thorley={"space": START})
    fought(game, "hit blank*3 hit*6", "hit avatar")
    assert progress(game)[0] == "rescue-the-chief"  # a Wound is still to be placed
    play(game, "cover 1")
    assert progress(game) == ("save-their-souls", 0)


@rule("STC-2B")
def test_any_hero_may_bring_the_commissioner_home_and_a_living_avatar_keeps_him() -> None:
    relay = mission(
        "rescue-the-chief",
        reactions=0,
        heroes={"rocco": {"space": "a"}},
        spaces={"a": {"npcs": ["commissioner"]}},
        monsters=[monster("avatar", "i")],  # Summoned again since
    )
    play(relay, "end", "collect commissioner", f"move {START}")
    assert progress(relay) == ("save-their-souls", 0)
    kept = hunt(thorley={"space": START}, monsters=[monster("avatar", "i")])
    play(kept, "end")
    assert progress(kept) == ("rescue-the-chief", 0)


def souls(**given: Any) -> Game:
    """SAVE THEIR SOULS: Thorley is one step from the Starting Space; nobody is there."""
    thorley = {"space": "a", **given.pop("thorley", {})}
    away = {name: {"space": "i", **given.pop(name, {})} for name in ("rocco", "brad")}
    return mission("save-their-souls", thorley=thorley, heroes=away, **given)


@rule("STC-3")
def test_innocents_carried_to_the_starting_space_are_rescued_and_leave_the_game() -> None:
    game = souls(thorley={"innocents": 2})
    left = supply(game, "innocent")
    play(game, f"move {START}")
    assert (progress(game), hero(game, "thorley").innocents) == (("save-their-souls", 2), 0)
    assert (supply(game, "innocent"), tokens_in(game, START)) == (left, {})
    assert asked(game) == ("heroes-1", "main")  # his Move goes on


@rule("STC-3")
def test_an_innocent_lying_there_face_up_is_rescued_too_and_a_face_down_one_is_not() -> None:
    game = souls(thorley={"space": START}, spaces={START: {"hidden": ["innocent", "innocent"]}})
    assert progress(game) == ("save-their-souls", 0)
    play(game, "turn-up")
    assert (progress(game), tokens_in(game, START)) == (("save-their-souls", 2), {})


@rule("STC-3")
def test_a_monster_in_the_starting_space_prevents_it_until_it_is_gone() -> None:
    game = souls(
        thorley={"innocents": 1},
        monsters=[monster("acolyte", START)],
        spaces={START: {"innocent": 1}},
    )
    play(game, f"move {START}")
    assert (progress(game), hero(game, "thorley").innocents) == (("save-their-souls", 0), 1)
    fought(game, "blank hit*4", "hit acolyte")
    assert (progress(game), hero(game, "thorley").innocents) == (("save-their-souls", 2), 0)


@rule("STC-3")
def test_innocents_elsewhere_are_not_rescued() -> None:
    game = souls(thorley={"innocents": 1}, rocco={"innocents": 1}, spaces={"a/ne": {"innocent": 1}})
    play(game, "move a/ne", "collect innocent", "end")
    assert progress(game) == ("save-their-souls", 0)
    assert hero(game, "thorley").innocents == 2


@rule("STC-3")
@pytest.mark.parametrize(("carried", "outcome"), [(3, "heroes"), (2, "")])
def test_the_third_rescue_wins_the_game(carried: int, outcome: str) -> None:
    assert play(souls(thorley={"innocents": carried}), f"move {START}").outcome == outcome


@rule("STC-3")
@pytest.mark.parametrize("name", ["rescue-the-innocents", "keep-them-safe", "rescue-the-chief"])
def test_before_this_mission_innocents_are_only_carried(name: str) -> None:
    game = mission(name, thorley={"space": "a", "innocents": 1}, monsters=[monster("avatar", "i")])
    play(game, f"move {START}")
    assert hero(game, "thorley").innocents == 1
    assert progress(game) == (name, 0)


@rule("STC-3", "STC")
def test_a_hero_on_level_7_brings_nobody_home() -> None:
    game = souls(thorley={"level": 6, "innocents": 2}, spaces={"a": {"corruption": 1}})
    play(game, f"move {START}", dice=faces("corr"))  # leaving: he reaches Level 7
    assert hero(game, "thorley").innocents == 0
    assert progress(game) == ("save-their-souls", 0)


@rule("STC-3")
def test_with_too_few_innocents_in_the_game_the_mission_stays_open() -> None:
    game = souls(progress=1, thorley={"innocents": 1}, supply={"innocent": 0}, reactions=0)
    play(game, f"move {START}", "end")
    assert progress(game) == ("save-their-souls", 2)
    assert game.outcome == ""


@rule("STC-2B")
def test_an_avatar_destroyed_again_has_no_second_commissioner() -> None:
    game = mission(
        "rescue-the-chief",
        monsters=[monster("avatar", "e")],
        spaces={"i": {"npcs": ["commissioner"]}},
    )
    fought(game, "blank*4 hit*4", "hit avatar")
    assert (holders(game), space(game, "i").npcs) == ([], (COMMISSIONER,))


@rule("STC-2B")
@pytest.mark.parametrize("is_last", [False, True])
def test_a_hero_killed_on_the_starting_space_brings_nobody_home_but_the_token_lies_there(
    is_last: bool,
) -> None:
    gone = NOBODY_LEFT if is_last else {}
    game = hunt(thorley={"space": START, "wounds": [1, 2, 3, 4]}, heroes=gone)
    fought(game, "hit blank*3 hit*6", "hit avatar")
    if is_last:  # the Heroes' side of the test comes first, and there is nothing to count
        assert (asked(game), progress(game)) == (("", "sins"), ("rescue-the-chief", 0))
    else:
        play(game, "hero leah")
        assert (progress(game), space(game, START).npcs) == (
            ("save-their-souls", 0),
            (COMMISSIONER,),
        )


@rule("STC-3", "TO-DEATH-05")
def test_innocents_of_a_hero_who_dies_on_the_starting_space_are_not_rescued_by_him() -> None:
    game = mission(
        "save-their-souls",
        progress=2,
        thorley={"space": START, "innocents": 1, "wounds": [1, 2, 3, 4]},
        heroes=NOBODY_LEFT,
        monsters=[monster("acolyte", START)],
    )
    fought(game, "hit skill*5 hit", "hit acolyte")
    assert asked(game) == ("", "sins")
