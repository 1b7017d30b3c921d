"""What a roll does to both sides of a Fight (chapter TO-FIGHT)."""

from typing import Any

import pytest

from othersight.games.the_others.state.table import GONE
from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import MEMBERS, holding, omens
from tests.games.the_others.play import (
    asked,
    at,
    dead,
    faces,
    hero,
    heroes_in,
    logged,
    monster,
    monsters_in,
    on_board,
    open_options,
    play,
    sins,
    table_of,
    tokens_in,
)
from tests.games.the_others.rules.duels import FIGURES, duel
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

FIGHT = ("fight", "mean no", "corruption no")


def wounds(game: Game) -> int:
    """How many Wound markers Rose has, once her player has placed them anywhere."""
    while asked(game)[1] == "wound":
        play(game, open_options(game)[0])
    return len(hero(game, "rose").covered)


@rule("TO-FIGHT-10")
@pytest.mark.parametrize(
    ("rose", "corruption", "defense", "hits"),
    [
        ({}, "no", 1, 0),
        ({"upgrades": ["riot-shield"]}, "no", 2, 0),
        ({"upgrades": ["kevlar-suit", "brutality"]}, "no", 3, 1),
        ({"level": 3}, "no", 1, 0),
        ({"level": 3}, "yes", 2, 1),
        ({"level": 5, "upgrades": ["riot-shield"]}, "yes", 3, 3),
    ],
)
def test_the_hero_adds_base_defense_upgrades_and_the_track_only_if_he_took_corruption(
    rose: dict[str, Any], corruption: str, defense: int, hits: int
) -> None:
    weak = {
        **FIGURES,
        "heroes.rose.defense": 1,
        "monsters.acolytes.doctor.fight": 1,
        "monsters.acolytes.doctor.defense": 1,
    }
    game = duel(*["acolyte"] * 4, rose=rose, figures=weak)
    track = {"no": 0, "yes": 2 if rose.get("level", 1) >= 4 else 1}
    roll = faces("sin-hit*4 skill*2") + ["skill"] * track[corruption]
    play(game, "fight", "mean no", f"corruption {corruption}", *["hit acolyte"] * hits, dice=roll)
    assert dead(game) == ["acolyte"] * hits
    assert wounds(game) == 4 - defense
    assert asked(game) == ("heroes-1", "main")


@rule("TO-FIGHT-10")
@pytest.mark.parametrize("wolf", [False, True])
def test_the_hero_adds_the_fixed_results_of_his_ability(wolf: bool) -> None:
    boards = {f"heroes.{board}.fight": 1 for board in ("karl", "karl-wolf")}
    boards |= {f"heroes.{board}.defense": 0 for board in ("karl", "karl-wolf")}
    game = at(
        hero="karl",
        heroes={"karl": {"space": "e", "wolf": wolf}},
        monsters=[monster("acolyte", "e")],
        figures={**FIGURES, **boards, "monsters.acolytes.doctor.defense": 1},
    )
    (result,) = table_of(game).config.ability_figures["karl"]
    bonus = "" if wolf else result[:3]
    killed = ["hit acolyte"] if bonus == "hit" else []
    placed = ["cover 1"] if bonus != "def" else []
    play(game, *FIGHT, *killed, *placed, dice=faces("sin-hit corr skill"))
    assert len(dead(game)) == len(killed)
    assert len(hero(game, "karl").covered) == len(placed)
    assert hero(game, "karl").level == (1 if bonus == "cc" else 2)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-FIGHT-11")
@pytest.mark.parametrize(
    ("revealed", "card", "power", "expected"),
    [
        ([], False, False, 0),
        (["stab-in-the-dark"], False, False, 1),
        ([], True, False, 1),
        (["stab-in-the-dark"], True, False, 3),
        ([], True, True, 2),
    ],
)
def test_the_sins_player_adds_apocalypse_cards_sin_card_and_power(
    revealed: list[str], card: bool, power: bool, expected: int
) -> None:
    game = duel(
        "abomination",
        "abomination",
        figures={**FIGURES, "heroes.rose.defense": 1},
        revealed=revealed,
        hand=["abominable-fury"] if card else [],
        power=power,
    )
    played = ["play abominable-fury"] if card else []
    play(game, "fight", "mean no", *played, "corruption no", dice=faces("blank*6 skill*2"))
    assert wounds(game) == expected


@rule("TO-FIGHT-11", "TO-FIGHT-12")
@pytest.mark.parametrize(("hero_dice", "level"), [("skill skill", 3), ("cc skill", 2)])
def test_fixed_corruption_of_an_apocalypse_card_is_added_and_can_be_cancelled(
    hero_dice: str, level: int
) -> None:
    game = duel("acolyte", "acolyte", revealed=["hellfire-mutation"])
    play(game, *FIGHT, dice=faces(f"blank*4 {hero_dice}"))
    assert hero(game, "rose").level == level
    assert asked(game) == ("heroes-1", "main")


@rule("TO-FIGHT-12", "TO-DICE-02", "TO-DICE-03", "TO-TIME-26", "TO-FIGHT-20")
@pytest.mark.parametrize(
    ("sin_dice", "hero_dice", "wounded", "level"),
    [
        ("sin-hit blank", "skill skill", 1, 1),
        ("burst blank blank", "skill skill", 1, 1),
        ("corr blank", "skill skill", 0, 2),
        ("sin-hit sin-hit", "def skill", 1, 1),
        ("burst blank blank", "def skill", 0, 1),
        ("corr corr", "cc skill", 0, 2),
        ("sin-hit corr", "cc cc", 1, 1),
        ("sin-hit corr", "def def", 0, 2),
        ("blank blank", "def cc", 0, 1),
        ("sin-hit corr", "skill skill", 1, 2),
    ],
)
def test_def_cancels_hits_and_cc_cancels_corruption_one_for_one(
    sin_dice: str, hero_dice: str, wounded: int, level: int
) -> None:
    game = duel("acolyte")
    play(game, *FIGHT, dice=faces(f"{sin_dice} {hero_dice}"))
    assert wounds(game) == wounded
    assert hero(game, "rose").level == level
    assert dead(game) == []


@rule("TO-FIGHT-12")
def test_surplus_defense_is_lost_with_its_fight() -> None:
    game = duel("acolyte")
    play(game, *FIGHT, dice=faces("blank*2 def*2"))
    play(game, "end", "pass", "react", *FIGHT, dice=faces("sin-hit blank skill*2"))
    assert wounds(game) == 1
    assert asked(game) == ("heroes-2", "main")


@rule("TO-FIGHT-13")
@pytest.mark.parametrize(
    ("defense", "hero_dice", "expected"),
    [(0, "skill skill", 2), (1, "skill skill", 2), (2, "skill skill", 1), (0, "def def", 1)],
)
def test_cancelled_defense_is_taken_off_the_total_and_never_below_zero(
    defense: int, hero_dice: str, expected: int
) -> None:
    game = duel("acolyte", power=True, figures={**FIGURES, "heroes.rose.defense": defense})
    play(game, *FIGHT, dice=faces(f"sin-hit*2 {hero_dice}"))
    assert wounds(game) == expected


@rule("TO-FIGHT-14")
@pytest.mark.parametrize("when", ["main", "reaction"])
def test_what_is_left_of_the_sin_roll_falls_on_the_current_hero_only(when: str) -> None:
    game = duel("acolyte", "acolyte", when=when, heroes={"morgana": {"space": "e"}})
    start = [] if when == "main" else ["react"]
    play(game, *start, *FIGHT, dice=faces("sin-hit*2 corr*2 def skill skill"))
    assert wounds(game) == 1
    assert hero(game, "rose").level == 3
    assert (hero(game, "morgana").covered, hero(game, "morgana").level) == ((), 1)


@rule("TO-FIGHT-15", "TO-FIGHT-02")
@pytest.mark.parametrize(
    ("choices", "killed"),
    [
        (["hit acolyte", "hit acolyte"], ["acolyte", "acolyte"]),
        (["hit abomination"], ["abomination"]),
        (["hit acolyte", "pass"], ["acolyte"]),
        (["pass"], []),
    ],
)
def test_the_hits_are_split_as_the_heros_player_likes(
    choices: list[str], killed: list[str]
) -> None:
    monsters = ("acolyte", "abomination", "acolyte")
    game = duel(*monsters, rose={"upgrades": ["brutality", "ice-blade"]})
    play(game, *FIGHT, dice=faces("blank*7 hit*3"))
    assert open_options(game) == ["hit acolyte@e", "hit abomination@e", "hit acolyte@e", "pass"]
    play(game, *choices)
    assert dead(game) == killed
    assert asked(game) == ("heroes-1", "main")


@rule("TO-FIGHT-16")
def test_a_monster_given_as_many_hits_as_its_defense_is_killed() -> None:
    game = duel("abomination", rose={"upgrades": ["brutality"]})
    play(game, *FIGHT, "hit abomination", dice=faces("blank*3 hit*2"))
    assert dead(game) == ["abomination"]
    assert monsters_in(game, "e") == []


@rule("TO-FIGHT-16")
def test_too_few_hits_have_no_effect_and_are_not_kept() -> None:
    game = duel("abomination")
    play(game, *FIGHT, dice=faces("blank*3 hit*2"))
    assert asked(game) == ("heroes-1", "main")
    play(game, "end", "pass", "react", "fight")
    play(game, "mean no", "corruption no", dice=faces("blank*3 hit*2"))
    assert monsters_in(game, "e") == ["abomination"]
    assert asked(game) == ("heroes-2", "main")


@rule("TO-FIGHT-16")
@pytest.mark.parametrize(("when", "killed"), [("main", ["acolyte"]), ("reaction", [])])
def test_defense_counts_as_it_is_modified_when_hits_are_assigned(
    when: str, killed: list[str]
) -> None:
    game = duel("acolyte", when=when, story="the-darkness-within", revealed=["hellfire-curse"])
    start = ["react"] if when == "reaction" else []
    play(game, *start, *FIGHT, *["hit acolyte"] * len(killed), dice=faces("blank*2 hit*2"))
    assert dead(game) == killed
    assert asked(game) == ("heroes-1" if when == "main" else "heroes-2", "main")


@rule("TO-FIGHT-17")
def test_killed_monsters_go_to_the_dead_pool_unless_their_card_takes_them_out_of_the_game() -> None:
    frail = {**FIGURES, "monsters.hell_club.grin-terror.defense": 1}
    frail |= {"monsters.hell_club.grin-terror.fight": 1, "monsters.acolytes.doctor.defense": 1}
    game = duel("acolyte", "grin-terror", revealed=["grin-terror"], figures=frail)
    play(game, *FIGHT, "hit acolyte", "hit grin-terror", dice=faces("blank*3 hit*2"))
    assert dead(game) == ["acolyte"]
    assert on_board(game, "grin-terror") == []
    assert [m.state for m in table_of(game).monsters if m.card == "grin-terror"] == [GONE]
    assert sins(game).revealed == ()


@rule("TO-FIGHT-18")
def test_hits_are_assigned_first_then_the_killed_removed_then_wounds_then_corruption() -> None:
    game = duel("acolyte")
    play(game, *FIGHT, dice=faces("sin-hit corr hit*2"))
    assert asked(game) == ("heroes-1", "assign")
    assert (hero(game, "rose").covered, hero(game, "rose").level) == ((), 1)
    play(game, "hit acolyte")
    assert asked(game) == ("heroes-1", "wound")
    assert dead(game) == ["acolyte"]
    assert hero(game, "rose").level == 1
    play(game, "cover 3")
    assert (hero(game, "rose").covered, hero(game, "rose").level) == ((3,), 2)


@rule("TO-FIGHT-18")
def test_a_hero_who_is_killed_still_makes_his_kills() -> None:
    game = duel("acolyte", rose={"wounds": [1, 2, 3, 4]})
    play(game, *FIGHT, "hit acolyte", dice=faces("sin-hit blank hit*2"))
    assert dead(game) == ["acolyte"]
    assert heroes_in(game, "e") == []
    assert asked(game) == ("heroes-1", "successor")


@rule("TO-FIGHT-19")
def test_a_hero_killed_by_wounds_takes_no_corruption_and_drops_his_innocents() -> None:
    game = duel("acolyte", rose={"wounds": [1, 2, 3, 4], "level": 6, "innocents": 2})
    play(game, *FIGHT, dice=faces("sin-hit corr skill*2"))
    assert asked(game) == ("heroes-1", "successor")
    assert tokens_in(game, "e") == {"innocent": 2}
    assert hero(game, "rose").level == 6


@rule("TO-DEATH-02", "TO-TIME-29", "SCX-4")
def test_what_follows_the_fight_is_done_for_a_hero_killed_in_it_too() -> None:
    game = walk(
        {"wounds": [1, 2, 3, 4]}, monsters=[monster("acolyte", "e")], **holding("for-our-master")
    )
    play(game, "fight", "mean no", "play for-our-master", "corruption no", dice=faces("hit skill"))
    play(game, "hero leah")
    assert (len(sins(game).hand), game.view(0)["current"]) == (2, "rocco")


@rule("TO-FIGHT-06", "TO-TIME-19")
def test_the_dice_of_a_hell_club_member_are_told_under_its_name() -> None:
    card = "dr-gan-terror"
    game = walk(figures=MEMBERS, monsters=[monster(card, "e")], **omens(card))
    play(game, "fight", "mean no", "corruption no", dice=faces("blank skill"))
    parts = logged(game, "sins-roll")[-1][2]
    assert parts[parts.index(card) + 1] == 1
