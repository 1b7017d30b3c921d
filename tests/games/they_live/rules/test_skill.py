"""Skill values and tests (chapter TL-SKILL, TL-EX-09)."""

from typing import Any

import pytest

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import SKILLS, Config, Outcome
from othersight.kernel.game import Game
from tests.games.they_live.figures import (
    BELT,
    COUSIN,
    PIPE,
    RIFLE,
    enemy,
    generic_cards,
    street,
)
from tests.games.they_live.play import asked, at, kick, logged, person, play
from tests.rule_ids import rule

CIVILIAN = "invader-civilian"
WON: Outcome = (("glasses", 1),)
LOST: Outcome = (("wanted", 1),)


def after_test(skill: str, hero: dict[str, Any], dice: str, number: int = 1, **given: Any) -> Game:
    """Seat 0 after a Location card with that test: 1 glasses token for a pass, 1 wanted token for a failure."""

    def figures(config: Config) -> None:
        street(config)
        generic_cards(config, skill, number, given.pop("passed", WON), LOST)

    game = at("location", people={0: hero}, figures=figures)
    return play(game, "card", dice=kick(dice))


def passed(game: Game) -> bool:
    """Whether that test was passed."""
    return person(game, 0).glasses == 1


@rule("TL-SKILL-01", "TL-SKILL-02")
@pytest.mark.parametrize("skill", SKILLS)
def test_each_of_the_six_skills_has_its_own_current_value(skill: str) -> None:
    values = (1, 2, 3, 4, 5, 6)
    dice = values[SKILLS.index(skill)]
    game = after_test(skill, {"skills": values}, "." * (dice - 1) + "a")
    assert passed(game)
    assert len(logged(game, "test-passed")[0][3]) == dice


@rule("TL-SKILL-01")
def test_a_value_changes_during_play() -> None:
    game = after_test("tech", {}, "a..", passed=(("engineering", 2), ("stealth", -1)))
    assert person(game, 0).skills == (2, 3, 3, 5, 3, 3)


@rule("TL-SKILL-02")
def test_green_modifiers_of_equipped_cards_add_and_red_ones_subtract() -> None:
    assert (
        len(logged(after_test("engineering", {"off_hand": BELT}, "a...."), "test-passed")[0][3])
        == 5
    )
    assert len(logged(after_test("tech", {"off_hand": BELT}, "a."), "test-passed")[0][3]) == 2


@rule("TL-SKILL-03", "TL-EX-09")
def test_an_engineering_test_with_four_dice_needs_one_success() -> None:
    hero = {"skills": (3, 3, 3, 4, 3, 3)}
    for dice in ("...b", "ab.b", "aaaa"):
        assert passed(after_test("engineering", hero, dice))
    game = after_test("engineering", hero, "....")
    assert not passed(game)
    assert person(game, 0).wanted == 1


@rule("TL-SKILL-04")
@pytest.mark.parametrize(("dice", "result"), [("a..", False), ("ab.", True), ("abb", True)])
def test_a_printed_number_is_needed_instead_of_one(dice: str, result: bool) -> None:
    assert passed(after_test("influence", {}, dice, number=2)) is result


@rule("TL-SKILL-05")
def test_a_combat_roll_is_counted_and_comes_after_a_stealth_roll() -> None:
    def figures(config: Config) -> None:
        street(config)
        enemy(config, CIVILIAN, stealth=1, combat=3, health=9)

    game = at(
        "response", people={0: {"space": 12}}, tiles=[(CIVILIAN, 12)], figures=figures,
        dice=kick("a.. ab."),
    )  # fmt: skip
    kinds = [e.key for e in game.chronicle.entries() if e.key in ("stealth", "combat")]
    assert kinds == ["stealth", "combat"]
    assert person(game, 0).damage == 1  # two successes count as two


@rule("TL-SKILL-06")
def test_wanted_tokens_take_dice_from_stealth_in_encounters_and_from_no_test_and_no_combat() -> (
    None
):
    hero = {"wanted": 2}
    game = after_test("stealth", hero, "..a")
    assert passed(game)

    def figures(config: Config) -> None:
        street(config)
        enemy(config, CIVILIAN, stealth=1, combat=3, health=9)

    people = {0: {"space": 12, **hero}, 1: {"space": 12, "wanted": 1}}
    game = at("response", people=people, tiles=[(CIVILIAN, 12)], figures=figures)
    play(game, "team", "1: join", dice=kick("a .. .. .."))
    stealth = [len(values[1]) for values in logged(game, "stealth")]
    assert stealth == [1, 2]
    assert [len(values[1]) for values in logged(game, "combat")] == [2, 2]  # 3 less the penalty


@rule("TL-SKILL-06")
def test_wanted_tokens_take_stealth_dice_in_a_confrontation() -> None:
    people = {0: {"space": 12, "wanted": 1}, 1: {"space": 12, "wanted": 5}}
    game = at("confrontations", people=people, figures=street)
    play(game, "confront 1", dice=kick(".. . ... ..."))
    rolls = logged(game, "pvp-stealth")[0]
    assert [len(rolls[1]), len(rolls[3])] == [2, 1]
    rolls = logged(game, "pvp-combat")[0]
    assert [len(rolls[1]), len(rolls[3])] == [3, 3]


@rule("TL-SKILL-07")
def test_a_weapon_adds_no_dice_to_a_combat_test_of_a_card() -> None:
    game = after_test("combat", {"weapon": PIPE, "ally": COUSIN}, "a...")  # 3 and COUSIN's 1
    assert len(logged(game, "test-passed")[0][3]) == 4
    game = after_test("stealth", {"weapon": RIFLE}, "a.")
    assert len(logged(game, "test-passed")[0][3]) == 2  # its Stealth modifier counts


@rule("TL-SKILL-07")
def test_a_declared_weapon_adds_its_dice_to_a_combat_test_of_the_final_assault() -> None:
    def figures(config: Config) -> None:
        street(config)
        for card in config.assault.values():
            card.tests, card.split = ((SKILLS.index("combat"), 30),), False

    game = at("assault", people={1: {"weapon": PIPE}}, figures=figures)
    play(game, *[f"{seat}: go-on" for seat in range(4)])
    assert asked(game) == [(1, "weapon")]
    play(game, "weapon", dice=kick("." * (4 * 3 + 2)))


@rule("TL-SKILL-08")
def test_a_test_is_taken_at_once_by_its_player_alone() -> None:
    game = after_test("tech", {}, "...")  # nobody was asked between card and roll
    assert asked(game) == [(1, "location")]
    assert [values[0] for values in logged(game, "test-failed")] == [0]
    assert (person(game, 0).glasses, person(game, 0).wanted) == (0, 1)
    game = after_test("tech", {}, "a..")
    assert (person(game, 0).glasses, person(game, 0).wanted) == (1, 0)


@rule("TL-SKILL-09")
def test_a_value_never_drops_below_zero_and_has_no_upper_limit() -> None:
    game = after_test("tech", {}, "a..", passed=(("combat", -5), ("stealth", 30)))
    assert person(game, 0).skills[:2] == (33, 0)
    assert table_of(game).people[1].skills == (3, 3, 3, 3, 3, 3)
