"""The Hell Club of Redemption: Gourd & Vex, Dr. Gan and Grin (APR-2, APR-3, APR-4)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import MEMBERS, fought, omens
from tests.games.the_others.play import (
    asked,
    dead_monster,
    faces,
    hero,
    is_open,
    logged,
    monster,
    monsters_in,
    open_options,
    play,
    sins,
    supply,
    tokens_in,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

STORY = "battleground-of-souls"
RANGED = {"heroes.thorley.ranged": True}
GOURD, GAN, GRIN = "gourd-and-vex-redemption", "dr-gan-redemption", "grin-redemption"


def doomed(*cards: str, **given: Any) -> Game:
    """BATTLEGROUND OF SOULS with these Apocalypse cards in force."""
    figures = {**MEMBERS, **given.pop("figures", {})}
    return walk(story=STORY, figures=figures, **omens(*cards), **given)


@rule("APR-2")
@pytest.mark.parametrize("marked", [False, True])
def test_with_gourd_and_vex_of_redemption_the_ability_needs_no_mark(marked: bool) -> None:
    game = doomed(
        GOURD, ability_used=marked, monsters=[monster(GOURD, "e"), dead_monster("acolyte", 2)]
    )
    play(game, "fight", "mean no")
    ways = ["ability free"] if marked else ["ability marked", "ability free"]
    assert open_options(game) == ["pass", *ways]
    play(game, "ability free")
    assert monsters_in(game, "e") == ["acolyte", GOURD]
    assert sins(game).ability_used is marked
    assert asked(game) == ("heroes-1", "corruption")  # once in a Fight
    play(game, "corruption no", dice=faces("blank*2 skill"))
    play(game, "end", "react", "fight", "mean no")
    assert is_open(game, "ability free")  # and again in the next one


@rule("APR-2")
@pytest.mark.parametrize(
    "monsters",
    [
        [monster(GOURD, "f"), monster("acolyte", "e"), dead_monster("acolyte")],
        [monster(GOURD, "e")],  # no dead Acolyte
    ],
)
def test_gourd_and_vex_of_redemption_must_take_part_and_an_acolyte_be_dead(
    monsters: list[dict[str, Any]],
) -> None:
    game = doomed(GOURD, ability_used=True, monsters=monsters)
    play(game, "fight", "mean no")
    assert asked(game) == ("heroes-1", "corruption")


def gan_fights(dice: str, *lines: str, **given: Any) -> Game:
    """Thorley, with two Innocents unless told otherwise, fights Dr. Gan."""
    thorley = {"innocents": 2, **given.pop("thorley", {})}
    game = doomed(GAN, monsters=[monster(GAN, "e")], thorley=thorley, **given)
    return fought(game, dice, *lines)


@rule("APR-3")
def test_dr_gan_of_redemption_takes_one_more_wound_or_one_innocent_as_the_hero_chooses() -> None:
    game = gan_fights("hit skill", "cover 1", hero_players=3)
    assert (asked(game), open_options(game)) == (
        ("heroes-1", "dr-gan"),
        ["gan wound", "gan innocent"],
    )
    before = supply(game, "innocent")
    play(game, "gan innocent")
    assert (hero(game, "thorley").innocents, hero(game, "thorley").covered) == (1, (1,))
    assert supply(game, "innocent") == before  # it has left the game
    assert tokens_in(game, "e") == {}
    assert asked(game) == ("heroes-1", "main")


@rule("APR-3")
def test_dr_gan_of_redemption_may_kill_and_the_innocents_are_dropped() -> None:
    game = gan_fights("hit skill", "cover 4", "gan wound", thorley={"wounds": [1, 2, 3]})
    assert asked(game) == ("heroes-1", "successor")
    play(game, "hero leah")
    assert tokens_in(game, "e") == {"innocent": 2}
    assert game.view(0)["current"] == "rocco"


@rule("APR-3")
@pytest.mark.parametrize(
    ("dice", "lines", "thorley"),
    [
        ("hit skill", ["cover 1"], {"innocents": 0}),
        ("corr skill", [], {}),
        ("hit def", [], {}),
    ],
)
def test_dr_gan_of_redemption_asks_only_a_wounded_hero_with_an_innocent(
    dice: str, lines: list[str], thorley: dict[str, Any]
) -> None:
    game = gan_fights(dice, *lines, thorley=thorley)
    assert asked(game) == ("heroes-1", "main")


@rule("APR-3")
def test_dr_gan_of_redemption_finds_nobody_when_the_fight_itself_killed_the_innocents() -> None:
    game = doomed(
        GAN,
        thorley={"innocents": 1, "level": 6},
        monsters=[monster(GAN, "e"), monster("acolyte", "e")],
    )
    fought(game, "hit corr skill", "cover 1")
    assert (hero(game, "thorley").level, hero(game, "thorley").innocents) == (7, 0)
    assert asked(game) == ("heroes-1", "main")


@rule("APR-3", "TO-HELLCLUB-02")
def test_dr_gan_of_redemption_elsewhere_or_dead_asks_for_nothing() -> None:
    elsewhere = doomed(
        GAN, thorley={"innocents": 1}, monsters=[monster(GAN, "f"), monster("acolyte", "e")]
    )
    fought(elsewhere, "hit skill", "cover 1")
    assert asked(elsewhere) == ("heroes-1", "main")
    killed = doomed(
        GAN,
        thorley={"innocents": 1},
        figures={"heroes.thorley.fight": 2},
        monsters=[monster(GAN, "e")],
    )
    fought(killed, "hit hit*2", f"hit {GAN}", "cover 1")
    assert asked(killed) == ("heroes-1", "main")


@rule("APR-4")
def test_grin_of_redemption_wounds_a_hero_with_an_innocent_in_every_fight_once() -> None:
    game = doomed(GRIN, thorley={"innocents": 2}, monsters=[monster(GRIN, "e")])
    play(game, "fight", "cover 1", "mean no", "corruption no", dice=faces("blank skill"))
    assert hero(game, "thorley").covered == (1,)
    play(game, "end", "react", "fight", "cover 2", "mean no")
    assert hero(game, "thorley").covered == (1, 2)


@rule("APR-4")
def test_grin_of_redemption_may_kill_before_any_dice_are_rolled() -> None:
    game = doomed(
        GRIN, thorley={"innocents": 1, "wounds": [1, 2, 3, 4]}, monsters=[monster(GRIN, "e")]
    )
    play(game, "fight", "hero leah")
    assert tokens_in(game, "e") == {"innocent": 1}
    assert logged(game, "fight-roll") == []
    assert game.view(0)["current"] == "rocco"


@rule("APR-4")
@pytest.mark.parametrize(("grin", "struck"), [("e/se", True), ("e/sw", False)])
def test_grin_of_redemption_strikes_whoever_shoots_at_him(grin: str, struck: bool) -> None:
    game = doomed(
        GRIN,
        figures=RANGED,
        thorley={"space": "e/sw", "innocents": 1},
        monsters=[monster(GRIN, grin), monster("acolyte", "e/se")],
    )
    play(game, "shoot e/se")
    assert asked(game) == ("heroes-1", "wound" if struck else "intention")


@rule("APR-4")
@pytest.mark.parametrize(("innocents", "where"), [(0, "e"), (1, "f")])
def test_grin_of_redemption_leaves_others_alone(innocents: int, where: str) -> None:
    game = doomed(
        GRIN,
        thorley={"innocents": innocents},
        heroes={"rocco": {"space": "e", "innocents": 1}},
        monsters=[monster(GRIN, where), monster("acolyte", "e")],
    )
    play(game, "fight")
    assert asked(game) == ("heroes-1", "intention")
