"""HAVEN' S LAST STAND: its tasks, Missions, branch and event (STA)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import fought, holding, last_turn
from tests.games.the_others.play import (
    TOWN,
    asked,
    dead,
    dead_monster,
    faces,
    hero,
    monster,
    monsters_in,
    on_board,
    open_options,
    play,
    sins,
    story,
    table_of,
    tokens_in,
)
from tests.games.the_others.rules.plain import TEAM, walk
from tests.rule_ids import rule

STRONG = {"heroes.thorley.fight": 4, "heroes.thorley.skill": 4}
NEST = {"i": {"nest": 3}}
WITHOUT_MEMBER = [
    "stab-in-the-dark", "hellfire-mutation", "perpetual-inferno", "scurrying-in-the-dark",
]  # fmt: skip


def mission(name: str, **given: Any) -> Game:
    """Thorley's Turn while that Mission is current; he has four dice for everything."""
    return walk(mission=name, figures=STRONG, **given)


def progress(game: Game) -> tuple[str, int]:
    """The Mission under the Story marker, and the progress marker."""
    return story(game).mission, story(game).progress


@rule("STA")
def test_each_round_begins_with_corruption_fire_and_a_pentagram_in_three_spaces() -> None:
    game = walk(when="start-of-round")
    everywhere = table_of(game).config.city.n
    for kind, place in (("corruption", "e"), ("fire", "e/nw"), ("pentagram", "i")):
        assert asked(game) == ("sins", "place")
        assert {text.split()[1] for text in open_options(game)} == {kind}
        play(game, f"place {kind} {place}")
        everywhere -= 1
        if kind != "pentagram":
            assert len(open_options(game)) == everywhere  # each in a different Space
    assert [tokens_in(game, place) for place in ("e", "e/nw", "i")] == [
        {"corruption": 1},
        {"fire": 1},
        {"pentagram": 1},
    ]
    assert asked(game) == ("heroes-1", "first-hero")


@rule("STA")
@pytest.mark.parametrize(("killed", "level"), [(0, 3), (1, 4), (2, 5), (3, 6)])
def test_at_the_end_of_a_round_the_track_rises_by_one_and_one_for_each_dead_hero(
    killed: int, level: int
) -> None:
    game = walk(
        when="end-tasks",
        apocalypse=2,
        heroes_killed=killed,
        apocalypse_deck=WITHOUT_MEMBER,
    )
    while asked(game)[1] == "apocalypse":
        play(game, open_options(game)[0])
    assert sins(game).apocalypse == level


@rule("STA")
def test_a_hero_who_dies_in_play_is_counted_at_the_end_of_that_round_only() -> None:
    given = last_turn(thorley={"wounds": [1, 2, 3, 4]})
    game = walk(apocalypse=3, monsters=[monster("acolyte", "e")], **given)
    play(game, "move e/nw", "hero rose")
    play(game, open_options(game)[0])  # level 5 reveals a card
    while asked(game)[1] != "place":
        play(game, open_options(game)[0])
    assert sins(game).apocalypse == 5
    assert story(game).heroes_killed == 0  # a new Round


def shopping(done: int = 0, **given: Any) -> Game:
    """GEAR UP! with Thorley where an Inventory icon is."""
    own = {"space": "shop", **given.pop("thorley", {})}
    return walk(own, board=TOWN, mission="gear-up", progress=done, **given)


@rule("STA-1")
@pytest.mark.parametrize(("players", "n"), [(1, 3), (2, 4)])
def test_gear_up_asks_for_n_upgrades_and_then_comes_the_branch(players: int, n: int) -> None:
    team = [*TEAM, "rose"][:n]
    game = shopping(n - 2, hero_players=players, team=team)
    play(game, "city-action", "icon inventory", open_options_of_upgrade(game))
    assert progress(game) == ("gear-up", n - 1)
    done = shopping(n - 1, hero_players=players, team=team)
    play(done, "city-action", "icon inventory", open_options_of_upgrade(done))
    assert asked(done)[1] == "branch"
    assert open_options(done) == ["mission clear-abominations", "mission clear-the-hive"]


def open_options_of_upgrade(game: Game) -> str:
    """Taking the first card of the Inventory."""
    return f"take {table_of(game).inventory[0]}"


@rule("STA-1")
def test_gear_up_counts_neither_upgrades_a_successor_takes_over_nor_losses() -> None:
    own = {"upgrades": ["brutality"], "wounds": [1, 2, 3, 4]}
    dying = shopping(1, thorley=own, monsters=[monster("acolyte", "shop")])
    play(dying, "move shop/nw", "hero rose", "take brutality")
    assert progress(dying) == ("gear-up", 1)
    losing = shopping(
        1,
        thorley={"upgrades": ["brutality"]},
        monsters=[monster("acolyte", "shop")],
        **holding("price-of-hubris"),
    )
    play(losing, "fight", "mean no", "play price-of-hubris", "destroy brutality")
    assert progress(losing) == ("gear-up", 1)


@rule("STA-2A")
def test_clear_abominations_counts_those_destroyed_in_fights_of_this_round() -> None:
    game = mission(
        "clear-abominations",
        monsters=[monster("abomination", "e", count=2), monster("abomination", "i", count=2)],
    )
    fought(game, "blank*4 hit*4", "hit abomination", "hit abomination")
    assert progress(game) == ("clear-abominations", 2)
    assert asked(game) == ("heroes-1", "main")
    others = mission(
        "clear-abominations", monsters=[monster("acolyte", "e"), monster("abomination", "i")]
    )
    fought(others, "blank hit*4", "hit acolyte")
    assert progress(others) == ("clear-abominations", 0)


@rule("STA-2A")
def test_clear_abominations_is_over_with_the_nth_of_a_round() -> None:
    game = mission(
        "clear-abominations",
        progress=2,
        spaces=NEST,
        monsters=[monster("abomination", "e"), monster("abomination", "g")],
    )
    fought(game, "blank*2 hit*4", "hit abomination")
    assert on_board(game, "avatar") == ["i"]  # the event; one Nest Space, so no choice
    assert progress(game)[0] == "destroy-them-all"


@rule("STA-2A")
def test_clear_abominations_is_over_when_the_last_on_the_board_is_destroyed_by_any_means() -> None:
    game = walk(
        {"space": "launcher"},
        board=TOWN,
        mission="clear-abominations",
        monsters=[
            monster("abomination", "g"),
            dead_monster("abomination"),
            monster("acolyte", "i"),  # any other Monster may be left
        ],
        spaces=NEST,
    )
    play(game, "city-action", "icon orbital-strike", "to g", "kill abomination")
    assert progress(game)[0] == "destroy-them-all"


@rule("STA-2A")
def test_clear_abominations_needs_a_deed_even_on_a_board_without_abominations() -> None:
    game = shopping(2)
    play(game, "city-action", "icon inventory", open_options_of_upgrade(game))
    play(game, "mission clear-abominations")
    assert progress(game) == ("clear-abominations", 0)
    assert asked(game) == ("heroes-1", "main")


@rule("STA-2A")
def test_clear_abominations_starts_anew_in_the_next_round() -> None:
    given = last_turn()
    game = mission(
        "clear-abominations",
        apocalypse=1,
        monsters=[monster("abomination", "e"), monster("abomination", "g")],
        **given,
    )
    fought(game, "blank*2 hit*4", "hit abomination")
    assert progress(game) == ("clear-abominations", 1)
    play(game, "end")
    assert (asked(game), progress(game)) == (("sins", "place"), ("clear-abominations", 0))


@rule("STA-2B")
@pytest.mark.parametrize(
    ("given", "counted"),
    [
        ({}, 2),
        ({"monsters": [monster("acolyte", "e")]}, 0),
        ({"monsters": [monster("acolyte", "e/nw")]}, 2),
    ],
)
def test_clear_the_hive_counts_pentagrams_removed_from_spaces_without_monsters(
    given: dict[str, Any], counted: int
) -> None:
    game = mission("clear-the-hive", spaces={"e": {"pentagram": 3, "nest": 1, "fire": 1}}, **given)
    lines = ["remove pentagram", "remove pentagram", "remove nest", "remove fire"]
    play(game, "cleanse", "corruption no", *lines, dice=faces("skill*4"))
    assert progress(game) == ("clear-the-hive", counted)
    assert asked(game)[1] == "main"


@rule("STA-2B")
def test_clear_the_hive_needs_n_and_keeps_its_progress_over_rounds() -> None:
    kept = walk(when="reset", mission="clear-the-hive", progress=2)
    assert progress(kept) == ("clear-the-hive", 2)
    game = mission("clear-the-hive", progress=2, spaces={"e": {"pentagram": 1}, "i": {"nest": 1}})
    play(game, "cleanse", "corruption no", "remove pentagram", dice=faces("skill*4"))
    assert on_board(game, "avatar") == ["i"]
    assert progress(game)[0] == "destroy-them-all"


def last_mission(*monsters: dict[str, Any], **given: Any) -> Game:
    """The third Abomination of the Round falls: DESTROY THEM ALL! is about to begin."""
    crowd = [monster("abomination", "e"), monster("abomination", "g"), *monsters]
    given = {"spaces": NEST, **given}
    game = mission("clear-abominations", progress=2, monsters=crowd, **given)
    return fought(game, "blank*2 hit*4", "hit abomination")


def marked(game: Game) -> list[str]:
    """Where marked Monsters stand."""
    t = table_of(game)
    return sorted([t.config.city.name[m.space] for m in t.monsters if m.marked])


@rule("STA-3")
def test_the_sins_player_marks_n_monsters_of_any_kind() -> None:
    game = last_mission(monster("acolyte", "c"), monster("controller", "f"))
    assert (asked(game), progress(game)) == (("sins", "mark"), ("destroy-them-all", 0))
    assert open_options(game) == [
        "mark acolyte@c", "mark abomination@g", "mark controller@f", "mark avatar@i",
    ]  # fmt: skip
    play(game, "mark avatar", "mark acolyte")
    assert "mark avatar@i" not in open_options(game)
    play(game, "mark controller")
    assert marked(game) == ["c", "f", "i"]
    assert asked(game) == ("heroes-1", "main")


@rule("STA-3")
def test_with_fewer_than_n_monsters_all_are_marked_and_they_suffice() -> None:
    game = play(last_mission(), "mark avatar")
    assert marked(game) == ["g", "i"]
    assert progress(game) == ("destroy-them-all", 1)  # one of three is not there to destroy


def hunt(*monsters: dict[str, Any], **given: Any) -> Game:
    """DESTROY THEM ALL! with these Monsters."""
    return mission("destroy-them-all", monsters=list(monsters), **given)


@rule("STA-3")
def test_only_marked_monsters_count_and_the_last_of_them_wins_the_game() -> None:
    game = hunt(
        monster("acolyte", "e", marked=True),
        monster("abomination", "e"),
        monster("acolyte", "g", marked=True),
        progress=1,
    )
    fought(game, "blank*3 hit*4", "hit abomination", "hit acolyte")
    assert progress(game) == ("destroy-them-all", 2)
    last = hunt(monster("acolyte", "e", marked=True), progress=2)
    fought(last, "blank hit*4", "hit acolyte")
    assert asked(last) == ("", "heroes")


@rule("STA-3")
def test_a_marked_monster_that_was_destroyed_is_summoned_again_without_its_mark() -> None:
    game = hunt(
        monster("acolyte", "e", marked=True),
        monster("acolyte", "g", marked=True),
        spaces={"e": {"nest": 1}},
        apocalypse=3,
        **last_turn(),
    )
    fought(game, "blank hit*4", "hit acolyte")
    assert dead(game) == ["acolyte"]
    play(game, "end")
    assert monsters_in(game, "e") == ["acolyte"]  # Summoned at the end of the Round
    assert marked(game) == ["g"]
    play(game, "place corruption a", "place fire b", "place pentagram c", "first thorley")
    fought(game, "blank hit*4", "hit acolyte")
    assert progress(game) == ("destroy-them-all", 1)  # it does not count a second time
    assert hero(game, "thorley").covered == ()


@rule("STA")
def test_the_avatar_is_summoned_before_the_last_mission_begins() -> None:
    nests = {"e": {"pentagram": 1}, "i": {"nest": 1}, "g": {"nest": 1}}
    game = mission("clear-the-hive", progress=2, spaces=nests)
    play(game, "cleanse", "corruption no", "remove pentagram", dice=faces("skill*4"))
    assert (asked(game), open_options(game)) == (("sins", "enter"), ["nest g", "nest i"])
    assert story(game).mission == "clear-the-hive"  # the event comes first
    play(game, "nest g")
    assert on_board(game, "avatar") == ["g"]
    assert story(game).done == ("clear-the-hive",)
