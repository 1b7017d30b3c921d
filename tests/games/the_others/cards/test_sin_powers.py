"""The powers of the two Sins (PRIDE, SLOTH)."""

from typing import Any

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import fought, holding
from tests.games.the_others.play import (
    BOARD,
    asked,
    faces,
    hero,
    logged,
    monster,
    play,
    same_space,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

SLOTH = {
    "monsters.sins.sloth.power.figures.free_steps": 1,
    "monsters.sins.sloth.power.figures.corruption": 1,
}


def proud(upgrades: list[str], **given: Any) -> Game:
    """Thorley with these Upgrades against an Abomination; Pride's power is in force."""
    monsters = [monster("abomination", "e")]
    return walk({"upgrades": upgrades}, sin="pride", power=True, monsters=monsters, **given)


@rule("PRIDE")
@pytest.mark.parametrize(
    ("upgrades", "dice", "wounds"),
    [
        (["riot-shield"], "hit blank skill", 1),
        (["kevlar-suit"], "hit*2 skill", 1),
        ([], "hit blank def", 1),  # a rolled DEF is cancelled like a printed one
        ([], "hit blank skill", 1),  # nothing to cancel: no Hit is added
        (["kevlar-suit"], "hit blank skill", 0),
    ],
)
def test_pride_cancels_one_defense_of_a_lone_hero(
    upgrades: list[str], dice: str, wounds: int
) -> None:
    game = fought(proud(upgrades), dice, *["cover 1"] * wounds)
    assert len(hero(game, "thorley").covered) == wounds
    assert asked(game) == ("heroes-1", "main")


@rule("PRIDE")
def test_pride_spares_heroes_in_company_and_counter_corruption() -> None:
    together = proud(["riot-shield"], heroes={"rocco": {"space": "e"}})
    fought(together, "hit blank skill*2")
    assert (asked(together), hero(together, "thorley").covered) == (("heroes-1", "main"), ())
    cleansed = fought(proud([]), "corr blank cc")
    assert hero(cleansed, "thorley").level == 1


@rule("PRIDE")
def test_pride_holds_in_reactions_and_when_survivors_strike_back() -> None:
    reaction = proud(["riot-shield"])
    play(reaction, "end", "react", "fight", "mean no")
    play(reaction, "corruption no", "cover 1", dice=faces("hit blank skill"))
    assert hero(reaction, "thorley").covered == (1,)
    ranged = walk(
        {"space": "e/sw", "upgrades": ["riot-shield"]},
        sin="pride",
        power=True,
        figures={"heroes.thorley.ranged": True},
        monsters=[monster("abomination", "e/se")],
    )
    play(ranged, "shoot e/se", "mean no")
    play(ranged, "corruption no", "cover 1", dice=faces("skill hit blank"))
    assert hero(ranged, "thorley").covered == (1,)


@rule("PRIDE")
def test_sloths_heroes_keep_their_defense_and_prides_walk_for_free() -> None:
    slow = walk(
        {"upgrades": ["riot-shield"]}, sin="sloth", power=True, monsters=[monster("acolyte", "e")]
    )
    fought(slow, "hit skill")
    assert (asked(slow), hero(slow, "thorley").covered) == (("heroes-1", "main"), ())
    fast = play(walk(sin="pride", power=True), "move e/nw", "move b")
    assert hero(fast, "thorley").level == 1


def slow(**given: Any) -> Game:
    """Thorley's Turn under Sloth's power: 1 Corruption for each step after the first."""
    figures = {**SLOTH, **given.pop("figures", {})}
    return walk(sin="sloth", power=True, figures=figures, **given)


@rule("SLOTH", "TO-TIME-09")
def test_sloth_corrupts_for_every_step_after_the_first() -> None:
    game = slow(thorley={"upgrades": ["cyber-legs"]})
    play(game, "move e/nw")
    assert hero(game, "thorley").level == 1
    play(game, "move e")
    assert hero(game, "thorley").level == 2
    play(game, "move e/se")
    assert hero(game, "thorley").level == 3
    assert hero(game, "rocco").level == hero(game, "brad").level == 1
    assert [values[1] for values in logged(game, "sloth-power")] == [1, 1]


@rule("SLOTH")
@pytest.mark.parametrize(
    ("free", "price", "levels"), [(0, 1, (2, 3)), (1, 2, (1, 3)), (2, 1, (1, 1))]
)
def test_sloths_price_is_a_figure(free: int, price: int, levels: tuple[int, int]) -> None:
    figures = {
        "monsters.sins.sloth.power.figures.free_steps": free,
        "monsters.sins.sloth.power.figures.corruption": price,
    }
    game = slow(figures=figures, spaces={"e": {"extra-turn": 1}})
    play(game, "move e/nw")
    assert hero(game, "thorley").level == levels[0]
    play(game, "move e")
    assert hero(game, "thorley").level == levels[1]


@rule("SLOTH", "TO-TIME-09")
def test_sloth_comes_after_the_checks_of_the_step() -> None:
    game = slow(thorley={"level": 6}, spaces={"b": {"corruption": 1, "fire": 1}})
    play(game, "move e/nw", "move b", dice=faces("corr hit"))
    assert hero(game, "thorley").level == 7  # the Corruption check
    assert (asked(game), hero(game, "thorley").covered) == (("heroes-1", "wound"), ())
    play(game, "cover 1")  # the Fire check
    assert asked(game) == ("heroes-1", "wound")
    play(game, "cover 2")  # and the price, on Level 7 a Wound
    assert hero(game, "thorley").covered == (1, 2)
    assert same_space(game, "thorley", "b")


@rule("SLOTH")
def test_sloth_counts_the_steps_of_one_move_whatever_lies_between_and_metro_too() -> None:
    board = {**BOARD, "metro": {"red": ["e/nw", "i/se"]}}
    game = slow(board=board, spaces={"e/nw": {"extra-turn": 1}})
    play(game, "move e/nw", "collect extra-turn", "move i/se")
    assert hero(game, "thorley").level == 2
    play(game, "pass", "move a")  # no Reaction; Rocco's first step is free again
    assert hero(game, "rocco").level == 1


@rule("SLOTH")
def test_sloth_may_kill_and_ends_the_turn() -> None:
    game = slow(thorley={"level": 7, "wounds": [1, 2, 3, 4]})
    play(game, "move e/nw", "move b", "hero leah")
    assert game.view(0)["current"] == "rocco"


@rule("SLOTH")
def test_sloth_asks_nothing_for_standing_still() -> None:
    game = slow(monsters=[monster("acolyte", "e")], **holding("leaden-hours"))
    fought(game, "blank skill")
    play(game, "end", "pass")
    assert hero(game, "thorley").level == 1
