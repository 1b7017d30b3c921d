"""The Dark Past cards (every DP row)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import fought, last_turn
from tests.games.the_others.play import (
    BOARD,
    asked,
    dead,
    faces,
    hero,
    logged,
    monster,
    monsters_in,
    on_board,
    open_options,
    play,
    same_space,
    sins,
    story,
    table_of,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

STORY = "the-darkness-within"
DYING = [1, 2, 3, 4]


def revealed(card: str, thorley: dict[str, Any] | None = None, **given: Any) -> Game:
    """Thorley ends his Turn on Level 7 and reveals this card."""
    own = {"level": 7, "dark_past": card, **(thorley or {})}
    return play(walk(own, story=STORY, **given), "end")


def wounds(game: Game) -> list[int]:
    """The Wound markers of Thorley, Rocco and Brad."""
    return [len(hero(game, name).covered) for name in ("thorley", "rocco", "brad")]


@rule("DP-1")
def test_clear_conscience_does_nothing() -> None:
    game = revealed("clear-conscience")
    assert logged(game, "dark-past")[0][1] == "clear-conscience"
    assert hero(game, "thorley").dark_past == ""
    assert (wounds(game), hero(game, "thorley").level) == ([0, 0, 0], 7)
    assert sins(game).apocalypse == 0
    assert asked(game) == ("sins", "reaction")


@rule("DP-2")
def test_slightly_troubled_costs_one_wound() -> None:
    game = play(revealed("slightly-troubled"), "cover 6")
    assert hero(game, "thorley").covered == (6,)
    assert wounds(game) == [1, 0, 0]
    assert asked(game) == ("sins", "reaction")


@rule("DP-2")
def test_slightly_troubled_may_kill_and_then_there_is_no_reaction() -> None:
    game = revealed("slightly-troubled", {"wounds": DYING})
    assert asked(game) == ("heroes-1", "successor")
    play(game, "hero leah")
    assert (asked(game), game.view(0)["current"]) == (("heroes-1", "main"), "rocco")


@rule("DP-3")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (3, 4), (7, 7)])
def test_the_guilty_one_raises_the_track_by_one(before: int, after: int) -> None:
    game = revealed("the-guilty-one", apocalypse=before)
    assert sins(game).apocalypse == after
    assert wounds(game) == [0, 0, 0]
    assert asked(game) == ("sins", "reaction")


@rule("DP-3")
def test_the_guilty_one_reveals_an_apocalypse_card_where_the_level_says_so() -> None:
    game = revealed("the-guilty-one", apocalypse_deck=["hellfire-curse", "the-fog-of-hate"])
    assert asked(game) == ("sins", "apocalypse")
    play(game, "keep the-fog-of-hate")
    assert sins(game).revealed == ("the-fog-of-hate",)
    assert asked(game) == ("sins", "reaction")


@rule("DP-4")
@pytest.mark.parametrize("debt", ["wounds", "corruption"])
def test_former_hell_club_costs_three_wounds_either_way(debt: str) -> None:
    game = revealed("former-hell-club", hero_players=3)
    assert (asked(game), open_options(game)) == (
        ("heroes-1", "former-hell-club"),
        ["debt wounds", "debt corruption"],
    )
    play(game, f"debt {debt}", "cover 1", "cover 2", "cover 3")  # on Level 7 Corruption wounds
    assert (wounds(game), hero(game, "thorley").level) == ([3, 0, 0], 7)
    assert asked(game) == ("sins", "reaction")


@rule("DP-4")
@pytest.mark.parametrize("debt", ["wounds", "corruption"])
def test_former_hell_club_may_kill(debt: str) -> None:
    game = play(revealed("former-hell-club", {"wounds": [1, 2]}), f"debt {debt}")
    play(game, "cover 3", "cover 4", "hero leah")
    assert game.view(0)["current"] == "rocco"


@rule("DP-5")
def test_psychopathy_trigger_wounds_all_heroes_in_his_space_or_beside_it() -> None:
    near = {"rocco": {"space": "e"}, "brad": {"space": "e/nw"}}
    game = revealed("psychopathy-trigger", hero_players=3, heroes=near)
    play(game, "heroes-1: cover 1", "heroes-1: cover 2")
    play(game, "heroes-2: cover 3", "heroes-2: cover 4")
    play(game, "heroes-3: cover 5", "heroes-3: cover 6")
    assert wounds(game) == [2, 2, 2]
    assert asked(game) == ("sins", "reaction")


@rule("DP-5")
def test_psychopathy_trigger_spares_heroes_farther_away_metro_or_not() -> None:
    board = {**BOARD, "metro": {"red": ["e/nw", "i/se"]}}
    far = {"rocco": {"space": "a"}, "brad": {"space": "i/se"}}
    game = revealed("psychopathy-trigger", {"space": "e/nw"}, board=board, heroes=far)
    play(game, "cover 1", "cover 2", "cover 1", "cover 2")  # Thorley; Rocco is beside him
    assert (wounds(game), asked(game)) == ([2, 2, 0], ("sins", "reaction"))
    two_away = revealed("psychopathy-trigger", heroes={"rocco": {"space": "b"}})
    play(two_away, "cover 1", "cover 2")
    assert (wounds(two_away), asked(two_away)) == ([2, 0, 0], ("sins", "reaction"))


@rule("DP-5", "TO-DEATH-14")
def test_psychopathy_trigger_kills_clockwise_from_the_current_hero() -> None:
    near = {name: {"space": "e", "wounds": [1, 2, 3]} for name in ("rocco", "brad")}
    game = revealed("psychopathy-trigger", {"wounds": [1, 2, 3]}, hero_players=3, heroes=near)
    play(game, "heroes-1: cover 4", "heroes-2: cover 4", "heroes-3: cover 4")
    assert asked(game) == ("heroes-1", "successor")  # all have been struck before anybody dies
    play(game, "hero leah")
    assert asked(game) == ("heroes-2", "successor")
    play(game, "hero morgana", "hero rose")
    assert [hero(game, name).player for name in ("leah", "morgana", "rose")] == [1, 2, 3]
    assert hero(game, "leah").covered == ()
    assert game.view(0)["current"] == "morgana"  # no Reaction to his Turn


@rule("DP-6")
def test_sucide_pact_kills_its_hero_at_the_end_of_this_round() -> None:
    game = revealed("sucide-pact", **last_turn())
    assert asked(game) == ("heroes-1", "successor")
    assert wounds(game)[1:] == [0, 0]
    play(game, "hero leah")
    assert hero(game, "thorley").space == -1
    assert asked(game) == ("sins", "place")  # the next Round
    assert hero(game, "leah").turns == 2


@rule("DP-6")
def test_sucide_pact_ends_with_its_hero_and_spares_his_successor() -> None:
    given = {**last_turn(thorley={"wounds": DYING}), "reactions": 1}
    game = revealed("sucide-pact", monsters=[monster("acolyte", "e")], **given)
    assert asked(game) == ("sins", "reaction")  # until then he lives
    play(game, "react", "fight", dice=faces("hit skill"))
    assert asked(game) == ("heroes-1", "successor")
    play(game, "hero leah")
    assert asked(game) == ("sins", "place")  # the Round has ended
    assert same_space(game, "leah", "a/nw")


def tainted(thorley: dict[str, Any] | None = None, **given: Any) -> Game:
    """Thorley has become a Monster and Leah has taken his place."""
    return play(revealed("the-tainted-one", thorley, **given), "hero leah")


@rule("DP-7")
def test_the_tainted_one_leaves_his_figure_as_a_monster_and_his_turn_without_a_reaction() -> None:
    game = revealed("the-tainted-one", heroes={"rocco": {"space": "e"}})
    assert monsters_in(game, "e") == ["tainted"]
    assert asked(game) == ("heroes-1", "successor")
    play(game, "hero leah")
    assert same_space(game, "leah", "a/nw")
    assert (asked(game), game.view(0)["current"]) == (("heroes-1", "main"), "rocco")
    assert hero(game, "rocco").covered == hero(game, "brad").covered == ()


@rule("DP-7")
def test_the_tainted_one_leaves_his_belongings_as_the_dead_do() -> None:
    own = {
        "upgrades": ["brutality"],
        "npcs": ["proxy"],
        "extra_turns": 1,
        "turns": 1,
    }
    inventory = ["kevlar-suit", "cyber-legs", "holy-water", "rail-gun", "ice-blade"]
    game = tainted(own, inventory=inventory)
    assert asked(game) == ("heroes-1", "inherit")
    assert sorted(table_of(game).inventory) == sorted([*inventory, "brutality"])
    play(game, "take rail-gun")
    assert hero(game, "leah").upgrades == ("rail-gun",)
    assert hero(game, "leah").turns == 1  # inherited
    assert (hero(game, "leah").extra_turns, hero(game, "leah").level) == (0, 1)
    assert table_of(game).spaces[table_of(game).config.city.space("e")].npcs == (1,)  # PROXY
    assert story(game).heroes_killed == 1


@rule("DP-7")
def test_the_tainted_one_fights_with_5_and_defends_with_5_and_leaves_the_game_when_killed() -> None:
    figures = {"heroes.rocco.fight": 5}
    game = tainted(heroes={"rocco": {"space": "e"}}, figures=figures)
    fought(game, "blank*5 hit*5", "hit tainted")
    assert on_board(game, "tainted") == []
    assert dead(game) == []  # it cannot be Summoned
    assert hero(game, "thorley").space == -1
    short = tainted(heroes={"rocco": {"space": "e"}}, figures=figures)
    fought(short, "blank*5 hit*4 skill")
    assert on_board(short, "tainted") == ["e"]


@rule("DP-7")
def test_the_tainted_one_moves_and_wounds_like_a_monster_but_is_no_acolyte() -> None:
    game = tainted(
        heroes={"rocco": {"space": "i"}, "brad": {"space": "d", "upgrades": ["seeker-grenades"]}}
    )
    play(game, "end", "react", "monster tainted", "to d")
    assert monsters_in(game, "d") == ["tainted"]
    assert game.view(0)["current"] == "brad"
    assert asked(game) == ("heroes-1", "main")  # SEEKER GRENADES find no Acolyte
    play(game, "move d/nw", "cover 1")  # for leaving a Monster
    assert hero(game, "brad").covered == (1,)
