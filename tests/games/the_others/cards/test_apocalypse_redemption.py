"""The Apocalypse cards of Redemption without a member (APR-1, APR-5, APR-6, APR-7)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import MEMBERS, fought, omens
from tests.games.the_others.play import (
    SMALL,
    TOWN,
    asked,
    at,
    dead,
    dead_monster,
    faces,
    hero,
    is_open,
    monster,
    on_board,
    open_options,
    play,
    supply,
    tokens_in,
)
from tests.games.the_others.rules.plain import FIGURES, walk
from tests.rule_ids import rule

STORY = "battleground-of-souls"
GRIN = "grin-redemption"
ACOLYTES = {
    f"monsters.acolytes.{kind}.{stat}": 1
    for kind in ("nun", "fireman")
    for stat in ("fight", "defense")
}


def doomed(*cards: str, **given: Any) -> Game:
    """BATTLEGROUND OF SOULS with these Apocalypse cards in force."""
    figures = {**MEMBERS, **ACOLYTES, **given.pop("figures", {})}
    return walk(story=STORY, figures=figures, **omens(*cards), **given)


def levels(game: Game) -> list[int]:
    """The Levels of Thorley, Rocco and Brad."""
    return [hero(game, name).level for name in ("thorley", "rocco", "brad")]


@rule("APR-1")
def test_a_game_of_souls_corrupts_every_hero_where_the_sins_player_places_a_token() -> None:
    game = doomed("a-game-of-souls", when="start-of-round", heroes={"rocco": {"space": "e"}})
    play(game, "place innocent e", "place fire f", "place corruption g")
    assert levels(game) == [2, 2, 1]  # a face-down token does it too
    assert asked(game) == ("heroes-1", "first-hero")


@rule("APR-1")
def test_a_game_of_souls_acts_once_for_each_token() -> None:
    game = doomed(
        "a-game-of-souls",
        "weve-come-for-you",
        when="start-of-round",
        heroes={"rocco": {"space": "f"}},
    )
    play(game, "place innocent e", "place fire f", "place corruption g")
    play(game, "place nest e", "place nest i")
    assert levels(game) == [3, 2, 1]


@rule("APR-1")
def test_a_game_of_souls_acts_on_the_tokens_of_acolytes() -> None:
    fireman = doomed(
        "a-game-of-souls",
        acolyte="fireman",
        heroes={"rocco": {"space": "e"}},
        monsters=[monster("acolyte", "e"), dead_monster("acolyte")],
    )
    play(fireman, "fight", "mean no", "ability marked")
    assert (levels(fireman), tokens_in(fireman, "e")) == ([2, 2, 1], {"fire": 1})
    nun = doomed(
        "a-game-of-souls",
        acolyte="nun",
        board=TOWN,
        thorley={"space": "shop"},
        monsters=[monster("acolyte", "shop"), dead_monster("acolyte")],
    )
    play(nun, "fight", "mean no", "ability marked", "icon heal 1")
    assert levels(nun) == [2, 1, 1]


@rule("APR-1")
def test_a_game_of_souls_does_not_act_on_tokens_of_the_heroes_side() -> None:
    game = at(
        story=STORY,
        hero="brad",
        heroes={"brad": {"space": "e"}},
        figures=FIGURES,
        reactions=0,
        monsters=[monster("acolyte", "e")],
        **omens("a-game-of-souls"),
    )
    play(game, "end", "demolitions acolyte")
    assert tokens_in(game, "e") == {"fire": 1}
    assert hero(game, "brad").level == 2  # the price alone
    found = doomed("a-game-of-souls", spaces={"e": {"hidden": ["fire", "corruption"]}})
    play(found, "turn-up")
    assert hero(found, "thorley").level == 1


@rule("APR-1")
def test_a_game_of_souls_needs_a_token_that_is_really_placed() -> None:
    game = doomed(
        "a-game-of-souls",
        acolyte="fireman",
        supply={"fire": 0},
        monsters=[monster("acolyte", "e"), dead_monster("acolyte")],
    )
    play(game, "fight", "mean no", "ability marked")
    assert levels(game) == [1, 1, 1]


@rule("APR-1")
def test_a_game_of_souls_may_kill_a_hero_on_level_7() -> None:
    game = doomed(
        "a-game-of-souls", when="start-of-round", thorley={"level": 7, "wounds": [1, 2, 3, 4]}
    )
    play(game, "place innocent e", "place fire f", "place corruption g")
    assert asked(game) == ("heroes-1", "successor")
    play(game, "hero leah")
    assert asked(game) == ("heroes-1", "first-hero")


LOST = {"space": "e", "level": 7, "wounds": [1, 2, 3, 4]}
ORDERS = [("thorley", "123"), ("rocco", "231"), ("brad", "312")]
"""The first Hero of the Round, and the seats clockwise from his."""


@rule("APR-1", "TO-ENDROUND-07")
@pytest.mark.parametrize(("first", "order"), ORDERS)
def test_a_game_of_souls_touches_heroes_clockwise_from_the_first(first: str, order: str) -> None:
    wounded = {"space": "e", "level": 7}  # their Corruption becomes Wounds, placed by each player
    game = doomed(
        "a-game-of-souls",
        when="start-of-round",
        first=first,
        hero_players=3,
        thorley=wounded,
        heroes={"rocco": wounded, "brad": wounded},
    )
    play(game, "place innocent e", "place fire f", "place corruption g")
    for seat in order:
        assert asked(game) == (f"heroes-{seat}", "wound")
        play(game, "cover 1")


@rule("APR-1", "TO-DEATH-14")
@pytest.mark.parametrize(("first", "order"), ORDERS)
def test_heroes_whom_one_token_kills_die_clockwise_after_all_have_been_struck(
    first: str, order: str
) -> None:
    game = doomed(
        "a-game-of-souls",
        when="start-of-round",
        first=first,
        hero_players=3,
        thorley=LOST,
        heroes={"rocco": LOST, "brad": LOST},
    )
    play(game, "place innocent e", "place fire f", "place corruption g")
    fallen = {"1": "thorley", "2": "rocco", "3": "brad"}
    assert all(len(hero(game, name).covered) == 5 for name in fallen.values())
    for seat, successor in zip(order, ("leah", "morgana", "rose"), strict=True):
        assert asked(game) == (f"heroes-{seat}", "successor")
        assert hero(game, fallen[seat]).space == -1  # replaced one after the other
        play(game, f"hero {successor}")
    assert asked(game)[1] == "first-hero"


@rule("APR-1", "TO-DEATH-14")
def test_in_a_turn_they_die_clockwise_from_the_current_hero() -> None:
    game = doomed(
        "a-game-of-souls",
        hero="rocco",
        hero_players=3,
        acolyte="fireman",
        thorley=LOST,
        heroes={"rocco": LOST, "brad": LOST},
        monsters=[monster("acolyte", "e"), dead_monster("acolyte")],
    )
    play(game, "fight", "ability marked")
    assert tokens_in(game, "e") == {"fire": 1}
    for seat, successor in zip("231", ("leah", "morgana", "rose"), strict=True):
        assert asked(game) == (f"heroes-{seat}", "successor")
        play(game, f"hero {successor}")
    assert game.view(0)["current"] == "morgana"  # Brad's successor has the next Turn


@rule("APR-5")
@pytest.mark.parametrize(("innocents", "wounds", "level"), [(1, 1, 2), (3, 1, 2), (0, 0, 1)])
def test_mantle_of_skulls_adds_a_hit_and_corruption_against_a_hero_with_an_innocent(
    innocents: int, wounds: int, level: int
) -> None:
    game = doomed(
        "mantle-of-skulls",
        thorley={"innocents": innocents},
        heroes={"rocco": {"innocents": 1}},
        monsters=[monster("acolyte", "e")],
    )
    fought(game, "blank skill", *["cover 1"] * wounds)
    assert (len(hero(game, "thorley").covered), hero(game, "thorley").level) == (wounds, level)
    assert (hero(game, "rocco").covered, hero(game, "rocco").level) == ((), 1)
    assert asked(game) == ("heroes-1", "main")


@rule("APR-5")
def test_mantle_of_skulls_is_cancelled_like_any_result_and_changes_no_check() -> None:
    game = doomed(
        "mantle-of-skulls",
        thorley={"innocents": 1, "upgrades": ["riot-shield"]},
        monsters=[monster("acolyte", "e")],
        spaces={"e": {"fire": 1}},
    )
    fought(game, "blank cc")
    assert (hero(game, "thorley").covered, hero(game, "thorley").level) == ((), 1)
    play(game, "move e/nw", "cover 1", dice=faces("blank"))  # for leaving the Acolyte, no more
    assert (hero(game, "thorley").covered, hero(game, "thorley").level) == ((1,), 1)


@rule("APR-6")
@pytest.mark.parametrize(
    ("kind", "defense", "sin_dice"),
    [
        ("acolyte", 2, 1),
        ("abomination", 3, 2),
        ("controller", 3, 3),
        ("avatar", 4, 4),
        (GRIN, 2, 1),
    ],
)
@pytest.mark.parametrize("short", [0, 1])
def test_throne_of_damnation_adds_a_defense_to_acolytes_and_abominations_alone(
    kind: str, defense: int, sin_dice: int, short: int
) -> None:
    cards = ["throne-of-damnation", *([kind] if "-" in kind else [])]
    hits = defense - short
    game = doomed(*cards, figures={"heroes.thorley.fight": hits}, monsters=[monster(kind, "e")])
    fought(game, f"blank*{sin_dice} hit*{hits}")
    assert (asked(game)[1] == "assign") == (not short)


@rule("APR-6")
def test_throne_of_damnation_does_not_shield_from_what_is_no_fight() -> None:
    game = doomed(
        "throne-of-damnation",
        when="start-abilities",
        thorley={"upgrades": ["seeker-grenades"]},
        monsters=[monster("acolyte", "e")],
    )
    play(game, "seeker-grenades acolyte")
    assert dead(game) == ["acolyte"]


@rule("APR-7")
def test_weve_come_for_you_places_a_nest_in_each_of_two_districts_every_round() -> None:
    game = doomed("weve-come-for-you", when="round-cards", spaces={"e": {"nest": 1}})
    assert asked(game) == ("sins", "place")
    assert [text.split()[2] for text in open_options(game)] == list("abcdefghi")
    play(game, "place nest e")
    assert not is_open(game, "place nest e")  # another District
    play(game, "place nest i")
    assert (tokens_in(game, "e"), tokens_in(game, "i")) == ({"nest": 2}, {"nest": 1})
    assert asked(game) == ("heroes-1", "first-hero")


@rule("APR-7")
def test_weve_come_for_you_places_as_many_nests_as_there_are() -> None:
    one = doomed("weve-come-for-you", when="round-cards", supply={"nest": 1})
    play(one, "place nest a")
    assert (asked(one), supply(one, "nest")) == (("heroes-1", "first-hero"), 0)
    two_districts = at(story=STORY, board=SMALL, when="round-cards", **omens("weve-come-for-you"))
    play(two_districts, "place nest b")
    assert (tokens_in(two_districts, "a"), tokens_in(two_districts, "b")) == (
        {"nest": 1},
        {"nest": 1},
    )
    assert on_board(two_districts, "acolyte") == []
