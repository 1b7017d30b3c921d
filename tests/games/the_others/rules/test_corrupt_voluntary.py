"""Voluntary Corruption and its bonuses (chapter TO-CORRUPT)."""

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.play import (
    asked,
    dead,
    faces,
    hero,
    logged,
    open_options,
    play,
    space_with,
    tokens_in,
)
from tests.games.the_others.rules.duels import FIGURES, duel, shot
from tests.rule_ids import rule

FRAIL = {
    **FIGURES,
    "monsters.acolytes.doctor.fight": 1,
    "monsters.acolytes.doctor.defense": 1,
}
"""Every Hit kills an Acolyte, and every Acolyte brings one die."""


def assign_all(game: Game) -> int:
    """How many Acolytes fall when every Hit is assigned."""
    while asked(game)[1] == "assign":
        play(game, open_options(game)[0])
    return len(dead(game))


def wounds_taken(game: Game, before: int = 0) -> int:
    """How many Wounds Rose takes, placed on the slots of least number."""
    while asked(game)[1] == "wound":
        play(game, open_options(game)[0])
    return len(hero(game, "rose").covered) - before


@rule("TO-CORRUPT-04")
def test_voluntary_corruption_is_one_level_once_per_roll_and_before_the_dice() -> None:
    game = duel("acolyte")
    play(game, "fight", "mean yes")
    assert (asked(game), hero(game, "rose").level) == (("heroes-1", "corruption"), 1)
    assert open_options(game) == ["corruption no", "corruption yes"]
    assert logged(game, "fight-roll") == []
    play(game, "corruption yes", dice=faces("blank*2 skill*3"))
    assert hero(game, "rose").level == 2
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CORRUPT-04")
def test_in_a_cleanse_it_is_taken_before_the_dice_as_well() -> None:
    game = duel(rose={"level": 2}, spaces={"e": space_with(fire=3)})
    play(game, "cleanse")
    assert open_options(game) == ["corruption no", "corruption yes"]
    assert logged(game, "cleanse-roll") == []
    play(game, "corruption yes", "remove fire", dice=faces("skill def*3"))
    assert (hero(game, "rose").level, tokens_in(game, "e")) == (3, {"fire": 2})
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CORRUPT-05", "TO-CORRUPT-06", "TO-REJECT-08")
@pytest.mark.parametrize(
    ("reached", "dice", "defense", "hits", "free"),
    [
        (2, 1, 0, 0, 0),
        (3, 1, 1, 0, 0),
        (4, 1, 1, 1, 0),
        (5, 2, 1, 1, 0),
        (6, 2, 1, 3, 0),
        (7, 2, 1, 3, 1),
    ],
)
def test_the_bonuses_of_the_level_reached_and_of_all_lower_ones_add_up(
    reached: int, dice: int, defense: int, hits: int, free: int
) -> None:
    game = duel(*["acolyte"] * 5, rose={"level": reached - 1}, figures=FRAIL)
    roll = faces("sin-hit*3 blank*2 skill*2") + ["skill"] * dice
    play(game, "fight", "mean no", "corruption yes", *["faith hit"] * free, dice=roll)
    assert assign_all(game) == hits + free
    assert wounds_taken(game) == 3 - defense
    assert hero(game, "rose").level == reached


@rule("TO-CORRUPT-05", "TO-WOUND-01")
@pytest.mark.parametrize(
    ("covered", "dice", "defense", "hits"),
    [
        ([1, 2, 4, 6], 1, 1, 0),
        ([4, 5, 6, 7], 1, 1, 0),
        ([2, 5], 0, 1, 1),
        ([3], 2, 0, 1),
        ([4], 2, 1, 0),
        ([1, 6, 7], 2, 1, 1),
    ],
)
def test_covered_bonuses_are_left_out(
    covered: list[int], dice: int, defense: int, hits: int
) -> None:
    game = duel("acolyte", "acolyte", rose={"level": 4, "wounds": covered}, figures=FRAIL)
    roll = faces("sin-hit blank skill*2") + ["skill"] * dice
    play(game, "fight", "mean no", "corruption yes", *["hit acolyte"] * hits, dice=roll)
    assert len(dead(game)) == hits
    killed_or_wounded = asked(game)[1] in ("successor", "wound")
    assert killed_or_wounded == (defense == 0)


@rule("TO-CORRUPT-06")
@pytest.mark.parametrize("result", ["hit", "def", "cc"])
def test_level_7_gives_one_result_of_the_heros_choice(result: str) -> None:
    bare = {"level": 6, "wounds": [2, 3, 5, 6]}
    game = duel("acolyte", "acolyte", rose=bare, figures={**FRAIL, "heroes.rose.fight": 0})
    play(game, "fight", "mean no", "corruption yes", dice=faces("blank corr"))
    assert open_options(game) == ["faith hit", "faith def", "faith cc"]
    play(game, f"faith {result}")
    assert assign_all(game) == 1 + (result == "hit")
    assert len(hero(game, "rose").covered) == 4 + (result != "cc")


@rule("TO-CORRUPT-06", "TO-CLEANSE-06")
def test_in_a_cleanse_the_result_of_level_7_is_a_skill() -> None:
    game = duel(rose={"level": 6}, spaces={"e": space_with(fire=2)})
    play(game, "cleanse", "corruption yes", "remove fire", dice=faces("def*5"))
    assert tokens_in(game, "e") == {"fire": 1}
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CORRUPT-07")
@pytest.mark.parametrize("level", [2, 4, 6, 7])
def test_without_voluntary_corruption_the_track_gives_nothing(level: int) -> None:
    game = duel("acolyte", rose={"level": level}, figures=FRAIL)
    decided = ["mean yes", "corruption no"] if level < 7 else []
    play(game, "fight", *decided, "cover 1", dice=faces("sin-hit skill*2"))
    assert (dead(game), hero(game, "rose").covered) == ([], (1,))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CORRUPT-07")
def test_the_bonuses_hold_for_one_roll_only() -> None:
    game = duel("acolyte", "acolyte", rose={"level": 4}, figures=FRAIL)
    play(game, "fight", "mean no", "corruption yes", "hit acolyte", dice=faces("blank*2 skill*4"))
    play(game, "end", "pass", "react", "fight", "mean no", "pass")
    play(game, "corruption no", "cover 1", dice=faces("sin-hit skill*2"))
    assert dead(game) == ["acolyte"]
    assert asked(game) == ("heroes-2", "main")


@rule("TO-CORRUPT-08")
def test_forced_corruption_of_the_same_fight_adds_no_bonus_to_it() -> None:
    game = duel("acolyte", "acolyte", "acolyte", rose={"level": 2}, figures=FRAIL)
    play(game, "fight", "mean no", "corruption yes", dice=faces("corr*3 skill*3"))
    assert (dead(game), hero(game, "rose").level) == ([], 6)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CORRUPT-08")
def test_forced_corruption_before_the_roll_is_no_voluntary_one() -> None:
    foul = {"e": space_with(corruption=3)}
    game = duel(rose={"space": "a/se"}, spaces=foul)
    play(game, "move e", dice=faces("corr*3"))
    assert hero(game, "rose").level == 4
    play(game, "cleanse", "corruption no", dice=faces("def*3"))
    assert tokens_in(game, "e") == {"corruption": 3}


@rule("TO-CORRUPT-09")
def test_the_marker_moves_only_at_the_final_decision() -> None:
    game = duel("acolyte", rose={"level": 6, "innocents": 1})
    play(game, "fight", "mean yes")
    assert (hero(game, "rose").level, hero(game, "rose").innocents) == (6, 1)
    changed = play(game.clone(), "corruption no", dice=faces("blank*2 skill*2"))
    assert (hero(changed, "rose").level, hero(changed, "rose").innocents) == (6, 1)
    play(game, "corruption yes", dice=faces("blank*2 skill*4"))
    assert (hero(game, "rose").level, hero(game, "rose").innocents) == (7, 0)


@rule("TO-CORRUPT-10")
def test_the_level_7_result_is_chosen_with_the_faith_results_after_the_roll() -> None:
    game = duel("acolyte", rose={"level": 6, "wounds": [4, 6]})
    roll = faces("corr corr faith skill*4")
    play(game, "fight", "mean no", "corruption yes", dice=roll)
    assert asked(game) == ("heroes-1", "faith")
    assert len(logged(game, "fight-roll")) == 1
    play(game, "faith cc")
    assert asked(game) == ("heroes-1", "faith")
    play(game, "faith cc")
    assert (hero(game, "rose").covered, hero(game, "rose").level) == ((4, 6), 7)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CORRUPT-08")
def test_corruption_of_a_strike_back_adds_no_bonus_either() -> None:
    game = shot(("b/nw", "controller"), rocco={"level": 1})
    roll = faces("skill*3 corr sin-hit*3")
    play(game, "shoot b/nw", "mean no", "corruption yes", "cover 1", dice=roll)
    assert (hero(game, "rocco").level, hero(game, "rocco").covered) == (3, (1,))
