"""Dice and criticals, with the first worked examples (chapter TL-DICE, TL-EX-01, TL-EX-02)."""

from typing import Any

import pytest

from othersight.games.they_live.content import load_content
from othersight.games.they_live.rules.dice import is_critical, successes
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.setup.configure import config_for
from othersight.games.they_live.state.config import FACES, GUM, KICK_A, KICK_B, Config
from othersight.games.they_live.state.table import DISCARDED
from othersight.kernel.game import Game
from tests.games.they_live.figures import (
    BELT,
    PIPE,
    enemy,
    generic_cards,
    injury,
    street,
)
from tests.games.they_live.play import People, asked, at, kick, logged, person, play
from tests.rule_ids import rule

CIVILIAN = "invader-civilian"
RIBS = "bruised-ribs"


def rolled(text: str) -> tuple[int, ...]:
    """A roll by its letters."""
    return tuple([FACES.index(face) for face in kick(text)])


def attacked(
    hero: dict[str, Any], dice: str = "", stealth: int = 1, combat: int = 2, health: int = 4,
    damage: int = 0, people: dict[int, Any] | None = None,
) -> Game:  # fmt: skip
    """Seat 0 attacked by one tile with these values; it asks before the fight."""

    def figures(config: Config) -> None:
        street(config)
        tile = enemy(config, CIVILIAN, stealth, combat, health)
        tile.persuadable, tile.influence = True, 9
        injury(config, RIBS, combat=-1, tech=-1)

    others = {1: {"space": 20}, 2: {"space": 20}, 3: {"space": 20}, **(people or {})}
    game = at(
        "response", people={0: {"space": 12, "health": 9, **hero}, **others},
        tiles=[(CIVILIAN, 12)], figures=figures,
    )  # fmt: skip
    if damage:
        table_of(game).edit_tile(table_of(game).places[12].stack[0]).damage = damage
    return play(game, "fight", dice=kick(dice)) if dice else game


def tile(game: Game) -> Any:
    """The tile of the encounter."""
    index = logged(game, "attack")[0][0]
    return table_of(game).tiles[index]


@rule("TL-DICE-01")
def test_both_colours_of_kick_ass_are_one_success_and_bubblegum_is_none() -> None:
    game = attacked({}, "... ab", combat=5, health=9)  # one die less for the failed Stealth roll
    assert (person(game, 0).damage, tile(game).damage) == (3, 2)
    assert [successes(rolled(text)) for text in ("...", "a..", "b..", "ab.", "aab")] == [
        0,
        1,
        1,
        2,
        3,
    ]


@rule("TL-DICE-02")
@pytest.mark.parametrize(
    ("text", "critical"),
    [("aaa", True), ("bbb", True), ("aab", False), ("abb.", False), ("aabb", False), ("aaaa", True),
     ("aa.", False), ("...", False), ("abbb", True)],
)  # fmt: skip
def test_three_of_one_colour_are_critical_and_mixed_ones_are_not(text: str, critical: bool) -> None:
    assert is_critical(rolled(text)) is critical
    hero = {"skills": (3, len(text), 3, 3, 3, 3)}
    game = attacked(hero, "a.. " + text, combat=0, health=30)
    assert tile(game).damage == successes(rolled(text)) + (2 if critical else 0)


@rule("TL-DICE-03")
def test_a_die_has_three_bubblegum_two_of_one_and_one_of_the_other_colour() -> None:
    die = config_for(4, "normal", load_content()).die
    assert sorted(die) == sorted([GUM, GUM, GUM, KICK_A, KICK_A, KICK_B])


@rule("TL-DICE-04")
def test_a_roll_is_one_critical_however_many_dice_match() -> None:
    hero = {"skills": (3, 6, 3, 3, 3, 3)}
    assert tile(attacked(hero, "a.. aaaaaa", combat=0, health=30)).damage == 8
    assert tile(attacked(hero, "a.. aaabbb", combat=0, health=30)).damage == 8


@rule("TL-DICE-04")
def test_dice_of_different_players_are_never_combined_for_a_critical() -> None:
    game = attacked({}, combat=0, health=30, people={1: {"space": 12}})
    play(game, "team", "1: join", dice=kick("a.. a.. aa. aa."))
    assert tile(game).damage == 4


@rule("TL-DICE-05")
def test_a_critical_has_no_effect_on_an_encounters_stealth_roll_or_a_test() -> None:
    game = attacked({}, "aaa a.", stealth=4, combat=2, health=9)
    assert len(logged(game, "combat")[0][1]) == 2  # 3 successes are fewer than 4, critical or not

    def figures(config: Config) -> None:
        street(config)
        generic_cards(config, "tech", number=4, passed=(("scrap", 1),))

    game = at("location", figures=figures)
    play(game, "card", dice=kick("aaa"))
    assert person(game, 0).scrap == 0


@rule("TL-DICE-05", "TL-DICE-06")
def test_a_critical_combat_roll_deals_two_extra_damage_that_are_no_successes() -> None:
    game = attacked({}, "a.. aaa", combat=5, health=6)
    assert tile(game).damage == 5
    assert person(game, 0).damage == 2  # Combat 5 minus 3 successes
    game = attacked({}, "a.. aaa", combat=5, health=5)
    assert tile(game).state == DISCARDED  # the extra damage kills


@rule("TL-DICE-05", "TL-DICE-06")
def test_in_a_confrontation_the_extra_damage_hurts_but_does_not_open_the_lenses() -> None:
    people: People = {0: {"space": 12, "health": 9, "glasses": 1}, 1: {"space": 12, "health": 9}}
    people[1]["skills"] = (3, 4, 3, 3, 3, 3)
    game = at("confrontations", people=people, figures=street)
    play(game, "confront 1", "lenses", dice=kick("... ... aaa aabb"))
    assert (person(game, 0).damage, person(game, 1).damage) == (4, 5)
    assert ("pvp-look" in [kind for _, kind in asked(game)]) is False  # 3 successes against 4
    assert 1 not in table_of(game).knowledge[0].identities


@rule("TL-DICE-07", "TL-EX-01")
@pytest.mark.parametrize(("wanted", "dice"), [(2, 4), (5, 1), (6, 1), (8, 1)])
def test_a_stealth_pool_is_summed_first_and_never_below_one_die(wanted: int, dice: int) -> None:
    hero = {"skills": (6, 4, 3, 3, 3, 3), "wanted": wanted}
    game = attacked(hero, "a" + "." * (dice - 1) + "....", combat=0)
    assert len(logged(game, "stealth")[0][1]) == dice


@rule("TL-DICE-07")
def test_modifiers_are_summed_before_the_limit() -> None:
    hero = {"skills": (3, 0, 3, 3, 3, 3), "injuries": (RIBS,), "injury_rounds": (1,)}
    game = attacked({**hero, "weapon": PIPE}, "a..")
    play(game, "weapon", dice=kick("."))  # 0 - 1 + 2, not max(0, -1) + 2
    assert len(logged(game, "combat")[0][1]) == 1


@rule("TL-DICE-07")
def test_a_pool_of_no_dice_rolls_nothing_and_has_no_success() -> None:
    hero = {"skills": (3, 0, 3, 3, 3, 3)}
    game = attacked(hero, "a..", combat=2)
    assert logged(game, "combat") == [(0, ())]
    assert person(game, 0).damage == 2

    def figures(config: Config) -> None:
        street(config)
        generic_cards(config, "tech", failed=(("wanted", 2),))

    people = {0: {"skills": (3, 3, 3, 3, 1, 3), "off_hand": BELT}}  # Tech 1 - 1
    game = play(at("location", people=people, figures=figures), "card")
    assert (logged(game, "test-failed")[0][3], person(game, 0).wanted) == ((), 2)


@rule("TL-DICE-08")
def test_any_number_of_dice_is_rolled_and_every_roll_is_public_with_its_colours() -> None:
    hero = {"skills": (3, 40, 3, 3, 3, 3)}
    game = attacked(hero, "a.. " + "ab.." * 10, combat=0, health=99)
    for seat in (0, 3, -1):
        lines = [entry.values for entry in game.log(seat) if entry.key == "combat"]
        assert lines == [(0, rolled("ab.." * 10))]


@rule("TL-EX-01")
def test_andrews_stealth_roll_costs_him_no_combat_die() -> None:
    andrew = {"skills": (6, 4, 3, 3, 3, 3), "wanted": 2}
    game = attacked(andrew, "abb. ....", stealth=1)
    assert len(logged(game, "stealth")[0][1]) == 4
    assert len(logged(game, "combat")[0][1]) == 4


def andrews_fight(combat_dice: str) -> Game:
    """Combat 4 with a Weapon of 2 dice, Stealth passed, against an enemy of health 4 with 2 damage tokens."""
    andrew = {"skills": (6, 4, 3, 3, 3, 3), "weapon": PIPE}
    game = attacked(andrew, stealth=1, combat=2, health=4, damage=2)
    play(game, "fight", dice=kick("a....."))
    return play(game, "weapon", dice=kick(combat_dice))


@rule("TL-EX-02")
def test_andrews_combat_roll_kills_and_may_be_rewarded() -> None:
    for dice in ("aab...", "ab...."):  # three successes; two kill as well
        game = andrews_fight(dice)
        assert (tile(game).state, person(game, 0).damage) == (DISCARDED, 0)
        assert asked(game) == [(0, "reward")]
        play(game, "leave")
        assert [kind for _, kind in asked(game)] != ["encounter"]


@rule("TL-EX-02")
def test_one_success_leaves_andrews_enemy_with_three_tokens() -> None:
    game = andrews_fight("a.....")
    assert (tile(game).damage, person(game, 0).damage) == (3, 1)
