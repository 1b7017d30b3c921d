"""Wound markers on the Corruption Track, and healing (chapter TO-WOUND)."""

import pytest

from tests.games.the_others.play import (
    TOWN,
    asked,
    dead,
    dead_monster,
    faces,
    hero,
    heroes_in,
    is_open,
    monster,
    open_options,
    play,
    space_with,
)
from tests.games.the_others.rules.duels import FIGURES, duel
from tests.rule_ids import rule

FIGHT = ("fight", "mean no", "corruption no")
SLOTS = [f"cover {slot}" for slot in range(1, 8)]


@rule("TO-WOUND-01")
@pytest.mark.parametrize("slot", [1, 2, 3, 4, 5, 6, 7])
def test_the_player_puts_the_marker_on_any_slot_he_likes(slot: int) -> None:
    game = duel("acolyte", rose={"level": 3})
    play(game, *FIGHT, dice=faces("sin-hit blank skill*2"))
    assert (asked(game), open_options(game)) == (("heroes-1", "wound"), SLOTS)
    play(game, f"cover {slot}")
    assert hero(game, "rose").covered == (slot,)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-WOUND-01")
@pytest.mark.parametrize(("healed", "dice"), [(False, 2), (True, 3)])
def test_a_covered_bonus_is_unavailable_until_the_marker_is_taken_off(
    healed: bool, dice: int
) -> None:
    there = [monster("acolyte", "house-of-mercy")]
    place = {"space": "house-of-mercy", "wounds": [2, 7]}
    game = duel(board=TOWN, rose=place, monsters=there)
    if healed:
        play(game, "city-action", "icon heal", "uncover 2")
    roll = faces("blank*2") + ["skill"] * dice
    play(game, "fight", "mean no", "corruption yes", dice=roll)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-WOUND-01")
def test_no_marker_follows_the_last_while_a_mission_is_tested_at_every_step() -> None:
    game = duel("acolyte", story="battleground-of-souls", mission="rescue-the-chief")
    play(game, *FIGHT, dice=faces("sin-hit blank skill*2"))
    play(game, "cover 1")
    assert hero(game, "rose").covered == (1,)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-WOUND-02")
def test_a_slot_holds_one_marker_and_level_1_need_not_come_first() -> None:
    game = duel("abomination", rose={"wounds": [4]})
    play(game, *FIGHT, dice=faces("sin-hit*3 skill*2"))
    assert open_options(game) == [slot for slot in SLOTS if slot != "cover 4"]
    play(game, "cover 6")
    assert open_options(game) == [slot for slot in SLOTS if slot[-1] not in "46"]
    play(game, "cover 7", "cover 2")
    assert sorted(hero(game, "rose").covered) == [2, 4, 6, 7]


@rule("TO-WOUND-03")
@pytest.mark.parametrize("slot", [2, 5, 7])
def test_healing_takes_off_any_one_marker_and_leaves_the_others_where_they_are(slot: int) -> None:
    place = {"space": "house-of-mercy", "wounds": [5, 2, 7]}
    game = duel(board=TOWN, rose=place, team=["morgana", "rose", "leah"])
    play(game, "city-action", "icon heal")
    assert (asked(game), open_options(game)) == (
        ("heroes-2", "heal"),  # her own player picks
        ["uncover 2", "uncover 5", "uncover 7"],
    )
    play(game, f"uncover {slot}")
    assert hero(game, "rose").covered == tuple(s for s in (5, 2, 7) if s != slot)
    assert asked(game) == ("heroes-2", "main")


@rule("TO-WOUND-03")
def test_a_marker_once_placed_stays_where_it_is_when_another_is_placed() -> None:
    game = duel("abomination", rose={"wounds": [4]})
    play(game, *FIGHT, "cover 6", dice=faces("sin-hit*2 blank skill*2"))
    assert hero(game, "rose").covered == (4, 6)
    play(game, "cover 3")
    assert hero(game, "rose").covered == (4, 6, 3)


@rule("TO-WOUND-03")
def test_the_only_marker_can_be_healed_too() -> None:
    game = duel(when="start-abilities", rose={"wounds": [6], "upgrades": ["regeneration"]})
    play(game, "regeneration")
    assert hero(game, "rose").covered == ()
    assert asked(game) == ("heroes-1", "main")


@rule("TO-WOUND-04", "TO-DEATH-01")
def test_the_fifth_marker_kills_at_once() -> None:
    game = duel(rose={"wounds": [1, 2, 3, 4]}, spaces={"a/se": space_with(fire=1)})
    play(game, "move a/se", dice=faces("sin-hit"))
    assert heroes_in(game, "a/se") == []
    assert asked(game) == ("heroes-1", "successor")
    game = duel(rose={"wounds": [1, 2, 3]}, spaces={"a/se": space_with(fire=1)})
    play(game, "move a/se", "cover 4", dice=faces("sin-hit"))
    assert heroes_in(game, "a/se") == ["rose"]


@rule("TO-WOUND-05")
def test_wounds_are_placed_one_by_one_and_lapse_after_the_fifth() -> None:
    game = duel("abomination", "abomination", rose={"wounds": [1, 2, 3]})
    play(game, *FIGHT, dice=faces("sin-hit*6 skill*2"))
    assert asked(game) == ("heroes-1", "wound")
    play(game, "cover 6")
    assert asked(game) == ("heroes-1", "successor")
    play(game, "hero karl")
    assert hero(game, "karl").covered == ()
    assert [hero(game, name).covered for name in ("morgana", "leah")] == [(), ()]
    assert asked(game) == ("heroes-2", "main")


@rule("TO-WOUND-05")
def test_wounds_are_cancelled_before_any_marker_is_placed() -> None:
    team = ["rose", "thorley", "leah"]
    beside = {"thorley": {"space": "e"}}
    game = duel("acolyte", team=team, rose={"wounds": [1, 2, 3, 4]}, heroes=beside)
    play(game, *FIGHT, dice=faces("sin-hit blank skill*3"))
    assert asked(game) == ("heroes-2", "protector")
    assert hero(game, "rose").covered == (1, 2, 3, 4)
    play(game, "protect")
    assert hero(game, "rose").covered == (1, 2, 3, 4)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-WOUND-05")
def test_a_suit_that_ignores_a_wound_of_a_check_saves_a_life() -> None:
    suit = {"wounds": [1, 2, 3, 4], "upgrades": ["hazmata-suit"]}
    game = duel(rose=suit, spaces={"a/se": space_with(fire=1)})
    play(game, "move a/se", dice=faces("sin-hit"))
    assert hero(game, "rose").covered == (1, 2, 3, 4)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-WOUND-06")
def test_a_wound_on_a_bonus_does_not_take_it_back_from_the_roll() -> None:
    game = duel("acolyte", "acolyte", rose={"level": 3})
    roll = faces("sin-hit*3 blank hit skill*2")
    play(game, "fight", "mean no", "corruption yes", "hit acolyte", dice=roll)
    play(game, "cover 3", "cover 4")
    assert dead(game) == ["acolyte"]
    assert hero(game, "rose").covered == (3, 4)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-WOUND-07")
def test_healing_without_wounds_does_nothing() -> None:
    game = duel(board=TOWN, rose={"space": "house-of-mercy"})
    play(game, "city-action")
    assert asked(game) == ("heroes-1", "main")
    game = duel(when="start-abilities", rose={"upgrades": ["regeneration"]})
    assert asked(game) == ("heroes-1", "main")


@rule("TO-WOUND-07")
def test_a_hero_marked_by_the_corrupted_doctor_is_not_healed_by_any_means() -> None:
    place = {"space": "house-of-mercy", "wounds": [1]}
    there = [monster("acolyte", "house-of-mercy"), dead_monster("acolyte")]
    game = duel(board=TOWN, rose=place, monsters=there, figures=FIGURES)
    doctor = ("fight", "mean no", "ability marked", "corruption no")
    play(game, *doctor, dice=faces("blank*4 skill*2"))
    play(game, "city-action")
    assert not is_open(game, "icon heal")
    assert hero(game, "rose").covered == (1,)
    marked = {"wounds": [1], "upgrades": ["regeneration"], "cannot_heal": True}
    game = duel(when="start-abilities", rose=marked)
    assert asked(game) == ("heroes-1", "main")
