"""The Corruption Track: Forced Corruption, Level 7 and the way back (TO-CORRUPT-01, TO-CORRUPT-02, TO-CORRUPT-03,
TO-CORRUPT-11, TO-CORRUPT-12, TO-CORRUPT-13, TO-CORRUPT-14, TO-CORRUPT-15, TO-CORRUPT-16)."""

import pytest

from othersight.kernel.game import Game
from tests.games.the_others.play import (
    TOWN,
    asked,
    at,
    dead,
    faces,
    hero,
    is_open,
    logged,
    monster,
    open_options,
    play,
    space_with,
    supply,
    tokens_in,
)
from tests.games.the_others.rules.duels import FIGURES, duel
from tests.rule_ids import rule

FIGHT = ("fight", "mean no", "corruption no")
SLOTH = {
    **FIGURES,
    "monsters.sins.sloth.power.figures.free_steps": 1,
    "monsters.sins.sloth.power.figures.corruption": 1,
}


def cover_any(game: Game) -> int:
    """How many Wound markers Rose has, once her player has placed them anywhere."""
    while asked(game)[1] == "wound":
        play(game, open_options(game)[0])
    return len(hero(game, "rose").covered)


@rule("TO-CORRUPT-01")
def test_heroes_start_on_level_1() -> None:
    game = at(team=["rose", "morgana", "leah"], when="start-of-round")
    assert [hero(game, name).level for name in ("rose", "morgana", "leah")] == [1, 1, 1]


@rule("TO-CORRUPT-01")
def test_the_track_has_seven_levels() -> None:
    game = duel("abomination", "abomination", "abomination")
    play(game, *FIGHT, dice=faces("corr*6 blank*3 skill*2"))
    assert (hero(game, "rose").level, hero(game, "rose").covered) == (7, ())
    play(game, "end", "pass", "react", "fight", dice=faces("corr blank*8 skill*2"))
    assert cover_any(game) == 1
    assert hero(game, "rose").level == 7


@rule("TO-CORRUPT-01", "TO-DEATH-08")
def test_a_successor_starts_on_level_1_too() -> None:
    game = duel("acolyte", rose={"level": 4, "wounds": [1, 2, 3, 4]})
    play(game, *FIGHT, "hero karl", dice=faces("sin-hit blank skill*2"))
    assert hero(game, "karl").level == 1


@rule("TO-CORRUPT-01", "UP-08")
def test_no_card_leads_beyond_the_ends_of_the_track() -> None:
    own = {"upgrades": ["inner-mastery"]}
    top = duel(rose={**own, "level": 7}, when="start-of-turn")
    assert open_options(top) == ["inner-mastery down", "pass"]
    bottom = duel(rose={**own, "level": 1}, when="start-of-turn")
    assert open_options(bottom) == ["inner-mastery up", "pass"]


@rule("TO-CORRUPT-02")
@pytest.mark.parametrize("points", [1, 2, 3])
def test_each_forced_corruption_of_a_check_or_a_fight_is_one_level(points: int) -> None:
    rolled = ["corr"] * points + ["blank"] * (3 - points)
    game = duel(spaces={"a/se": space_with(corruption=3)})
    play(game, "move a/se", dice=rolled)
    assert hero(game, "rose").level == 1 + points
    game = duel("abomination")
    play(game, *FIGHT, dice=rolled + faces("skill*2"))
    assert hero(game, "rose").level == 1 + points
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CORRUPT-02")
def test_sin_cards_powers_and_apocalypse_cards_force_corruption_too() -> None:
    game = duel(when="start-of-turn", hand=["alone-in-the-dark"])
    play(game, "play alone-in-the-dark")
    assert hero(game, "rose").level == 2
    game = duel(sin="sloth", power=True, figures=SLOTH)
    play(game, "move a/se", "move a/ne")
    assert hero(game, "rose").level == 2
    game = duel(story="battleground-of-souls", when="story-tasks", revealed=["a-game-of-souls"])
    play(game, "place innocent e", "place fire a", "place corruption b")
    assert hero(game, "rose").level == 2


@rule("TO-CORRUPT-03")
@pytest.mark.parametrize(("level", "after", "markers"), [(1, 2, 0), (6, 7, 0), (7, 7, 1)])
def test_corruption_paid_for_an_ability_is_forced(level: int, after: int, markers: int) -> None:
    game = at(
        team=["brad", "morgana", "leah"],
        heroes={"brad": {"space": "e", "level": level}},
        monsters=[monster("acolyte", "e")],
        when="end-of-turn",
        reactions=0,
    )
    play(game, "demolitions acolyte", *["cover 1"] * markers)
    assert dead(game) == ["acolyte"]
    assert (hero(game, "brad").level, len(hero(game, "brad").covered)) == (after, markers)


@rule("TO-CORRUPT-11")
def test_on_level_7_each_further_point_is_a_wound() -> None:
    game = duel("abomination", rose={"level": 6})
    play(game, *FIGHT, "cover 1", "cover 2", dice=faces("corr*3 skill*2"))
    assert (hero(game, "rose").level, hero(game, "rose").covered) == (7, (1, 2))
    assert asked(game) == ("heroes-1", "main")
    game = duel(rose={"level": 6}, spaces={"a/se": space_with(corruption=3)})
    play(game, "move a/se", "cover 1", "cover 2", dice=["corr"] * 3)
    assert (hero(game, "rose").level, hero(game, "rose").covered) == (7, (1, 2))
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CORRUPT-11")
def test_the_wounds_of_level_7_can_kill() -> None:
    game = duel("abomination", rose={"level": 7, "wounds": [1, 2, 3]})
    play(game, "fight", "cover 4", dice=faces("corr*3 skill*2"))
    assert asked(game) == ("heroes-1", "successor")


@rule("TO-CORRUPT-12")
@pytest.mark.parametrize(("hero_dice", "wounded"), [("def def", 3), ("cc skill", 2), ("cc cc", 1)])
def test_defense_does_not_help_against_wounds_of_level_7_but_cc_comes_before(
    hero_dice: str, wounded: int
) -> None:
    game = duel("abomination", rose={"level": 7, "upgrades": ["kevlar-suit"]})
    play(game, "fight", dice=faces(f"corr*3 {hero_dice}"))
    assert cover_any(game) == wounded


@rule("TO-CORRUPT-12", "TO-CHECK-08")
def test_what_reduces_corruption_is_applied_before_it_turns_into_wounds() -> None:
    spaces = {"a/se": space_with(corruption=3)}
    shields = {"level": 7, "npcs": ["proxy"], "upgrades": ["hazmata-suit"]}
    game = duel(rose=shields, spaces=spaces)
    play(game, "move a/se", dice=faces("corr*3"))
    assert cover_any(game) == 1


@rule("TO-CORRUPT-12")
def test_no_protector_cancels_a_wound_made_from_corruption() -> None:
    team = ["rose", "thorley", "leah"]
    game = duel("abomination", team=team, rose={"level": 7}, heroes={"thorley": {"space": "e"}})
    play(game, "fight", dice=faces("corr blank*2 skill*3"))
    assert asked(game) == ("heroes-1", "wound")


@rule("TO-CORRUPT-13")
def test_on_level_7_no_corruption_can_be_taken_until_the_level_is_lowered() -> None:
    spaces = {"chapel": space_with(fire=1)}
    there = [monster("acolyte", "chapel")]
    game = duel(board=TOWN, rose={"space": "chapel", "level": 7}, spaces=spaces, monsters=there)
    play(game.clone(), "fight", dice=faces("blank*2 skill*2"))
    play(game.clone(), "cleanse", dice=faces("def*3"))
    play(game, "city-action", "icon repent")
    assert hero(game, "rose").level == 6
    cleansing = play(game.clone(), "cleanse")
    assert asked(cleansing) == ("heroes-1", "cleanse-corruption")
    play(game, "fight", "mean yes")
    assert asked(game) == ("heroes-1", "corruption")


@rule("TO-CORRUPT-14")
@pytest.mark.parametrize(
    ("lines", "dice"),
    [
        (["fight", "mean no", "corruption yes", "faith hit"], "blank*2 skill*4"),
        (["fight", "mean no", "corruption no"], "corr blank skill*2"),
        (["cleanse", "corruption yes", "pass"], "def*5"),
        (["move a/se", "cover 1"], "blank corr blank"),
    ],
)
def test_a_hero_who_reaches_level_7_kills_all_his_innocents(lines: list[str], dice: str) -> None:
    spaces = {"e": space_with(fire=1), "a/se": space_with(corruption=2)}
    game = duel("acolyte", rose={"level": 6, "innocents": 2}, spaces=spaces)
    left = supply(game, "innocent")
    play(game, *lines, dice=faces(dice))
    assert (hero(game, "rose").level, hero(game, "rose").innocents) == (7, 0)
    assert supply(game, "innocent") == left
    assert "innocent" not in tokens_in(game, "e")


@rule("TO-CORRUPT-14")
def test_raising_the_level_by_inner_mastery_kills_innocents_too() -> None:
    card = {"level": 6, "innocents": 1, "upgrades": ["inner-mastery"]}
    game = duel(when="start-abilities", rose=card)
    play(game, "inner-mastery up")
    assert (hero(game, "rose").level, hero(game, "rose").innocents) == (7, 0)


@rule("TO-CORRUPT-14")
def test_below_level_7_innocents_are_safe() -> None:
    game = duel("acolyte", rose={"level": 4, "innocents": 1})
    play(game, *FIGHT, dice=faces("corr*2 skill*2"))
    assert (hero(game, "rose").level, hero(game, "rose").innocents) == (6, 1)


@rule("TO-CORRUPT-15")
def test_an_innocent_collected_on_level_7_is_killed_at_once() -> None:
    game = duel(rose={"level": 7}, spaces={"e": space_with(innocent=1)})
    left = supply(game, "innocent")
    play(game, "collect innocent")
    assert hero(game, "rose").innocents == 0
    assert (tokens_in(game, "e"), supply(game, "innocent")) == ({}, left)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-CORRUPT-16")
def test_the_level_never_falls_below_1() -> None:
    game = duel(when="start-abilities", rose={"upgrades": ["inner-mastery"]})
    assert is_open(game, "inner-mastery up")
    assert not is_open(game, "inner-mastery down")
    game = duel(board=TOWN, rose={"space": "chapel", "level": 2})
    play(game, "city-action", "icon repent")
    assert hero(game, "rose").level == 1
    game = duel(board=TOWN, rose={"space": "chapel"})
    play(game, "city-action")
    assert (hero(game, "rose").level, asked(game)) == (1, ("heroes-1", "main"))


@rule("TO-CORRUPT-11", "TO-CORRUPT-02")
def test_the_level_of_a_hero_on_level_7_is_not_raised_again() -> None:
    game = duel("acolyte", rose={"level": 7})
    play(game, "fight", "cover 1", dice=faces("corr blank skill*2"))
    assert (hero(game, "rose").level, hero(game, "rose").covered) == (7, (1,))
    assert logged(game, "level") == []
