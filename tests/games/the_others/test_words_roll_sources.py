"""A reader of the log can follow every die and every result to where it comes from."""

from typing import Any

import othersight
from othersight.games import words_of
from othersight.games.the_others.rules.effects import ABILITIES, APOCALYPSE, POWERS, UPGRADES
from othersight.games.the_others.rules.sin_card import SIN_CARDS
from othersight.games.the_others.state.config import MONSTERS
from othersight.games.the_others.words.roll_sources import RULES, source_named
from othersight.kernel.game import Game
from othersight.locales import render
from tests.games.the_others.play import at, faces, monster, play, space_with
from tests.rule_ids import rule


def lines(game: Game) -> list[str]:
    """The log in words, as a Hero Player reads it."""
    return [render(words_of(game).entry(game, entry)) for entry in game.log(1)]


def fight(*answers: str, dice: str, **given: Any) -> list[str]:
    """Rose (Fight 1, Defense 0) alone in `e` against an Acolyte of Pride, Fight 1."""
    figures = {
        "heroes.rose.fight": 1,
        "heroes.rose.skill": 1,
        "heroes.rose.defense": 0,
        "monsters.acolytes.doctor.fight": 1,
        "monsters.acolytes.doctor.defense": 1,
        "monsters.sins.pride.abomination.fight": 1,
    }
    rose = {"space": "e", **given.pop("rose", {})}
    there = given.pop("monsters", [monster("acolyte", "e")])
    game = at(hero="rose", figures=figures, heroes={"rose": rose}, monsters=there, **given)
    return lines(play(game, *answers, dice=faces(dice)))


FIGHT = ("fight", "mean no", "corruption no")


@rule("TO-TIME-19", "TO-FIGHT-05", "TO-FIGHT-06", "UP-07")
def test_the_dice_of_both_sides_are_told_with_their_sources() -> None:
    said = fight(
        *FIGHT,
        dice="burst blank blank faith skill skill",
        rose={"upgrades": ["ice-blade"]},
        spaces={"e": space_with(pentagram=1)},
    )
    assert (
        "Rose rolls 3 dice (1 for Fight, 1 for ICE BLADE and 1 for FAITH): 2 SKILL and FAITH."
        in said
    )
    assert (
        "The Sins Player rolls 3 dice (1 for Acolytes, 1 for Pentagrams and 1 for BURST): "
        "BURST and 2 BLANK." in said
    )


@rule("TO-TIME-22", "TO-TIME-23", "TO-FIGHT-10", "UP-02")
def test_what_faith_became_and_fixed_results_are_told() -> None:
    said = fight(
        *FIGHT,
        "faith hit",
        dice="blank faith hit",
        rose={"upgrades": ["riot-shield", "brutality"]},
    )
    assert (
        "Rose's results: 3 HIT (1 from the dice, 1 from FAITH and 1 from BRUTALITY) "
        "and 1 DEF from RIOT SHIELD." in said
    )
    assert "The Sins Player's results: nothing." in said


@rule("TO-TIME-19", "TO-TIME-23", "TO-FIGHT-05", "TO-FIGHT-10")
def test_the_bonuses_of_corruption_are_told() -> None:
    said = fight("fight", "mean no", "corruption yes", dice="blank hit skill", rose={"level": 3})
    assert "Rose rolls 2 dice (1 for Fight and 1 for Corruption): HIT and SKILL." in said
    assert (
        "Rose's results: 2 HIT (1 from the dice and 1 from Corruption) and 1 DEF from Corruption."
        in said
    )


@rule("TO-TIME-22", "TO-FIGHT-10")
def test_faith_and_the_level_7_result_are_told_apart() -> None:
    said = fight(
        "fight", "mean no", "corruption yes", "faith def", "faith cc",
        dice="blank faith skill skill skill", rose={"level": 6, "wounds": [3, 4, 6]},
    )  # fmt: skip
    assert "Rose's results: 1 DEF from FAITH and 1 CC from Level 7." in said


@rule("TO-FIGHT-13")
def test_the_def_that_pride_cancels_is_told() -> None:
    told = "Pride cancels 1 DEF of Rose."
    assert told in fight(*FIGHT, dice="blank def", power=True)
    assert told not in fight(*FIGHT, dice="blank skill", power=True)  # there is none to cancel
    assert told not in fight(*FIGHT, dice="blank def", power=False)


@rule("TO-TIME-23", "TO-FIGHT-11")
def test_what_an_apocalypse_card_adds_is_told() -> None:
    said = fight(*FIGHT, dice="blank skill", revealed=["hellfire-mutation"])
    assert "The Sins Player's results: 1 CORR from HELLFIRE MUTATION." in said


@rule("TO-RANGED-08", "TO-RANGED-09")
def test_a_ranged_fight_is_called_so_and_killshot_is_told() -> None:
    figures = {
        "heroes.rocco.fight": 1,
        "monsters.sins.pride.avatar.defense": 9,
        "monsters.sins.pride.avatar.fight": 1,
    }
    game = at(
        hero="rocco",
        figures=figures,
        heroes={"rocco": {"space": "e/nw"}},
        monsters=[monster("avatar", "e/ne")],
    )
    play(game, "shoot e/ne", "mean no", "corruption no", dice=faces("skill blank"))
    said = lines(game)
    assert any([line.startswith("Ranged Fight: Rocco shoots at the Monsters in") for line in said])
    assert any([line.startswith("Rocco's results: 2 HIT from KILLSHOT") for line in said])
    assert "The Monsters strike back at Rocco with 1 die (1 for the Avatar): BLANK." in said
    assert "Set against the results of the shots, Rocco takes no Wound and no Corruption." in said


@rule("TO-RANGED-13", "TO-RANGED-14")
def test_survivors_who_cannot_come_are_said_to_stay() -> None:
    game = at(
        hero="rocco",
        heroes={"rocco": {"space": "g/sw"}},
        monsters=[monster("avatar", "i/se")],
        figures={"heroes.rocco.fight": 1, "monsters.sins.pride.avatar.defense": 9},
    )
    play(game, "shoot i/se", "mean no", "corruption no", dice=faces("skill"))
    told = "No Monster that was shot at comes to Rocco's Space; none strikes back."
    assert told in lines(game)


@rule("TO-CLEANSE-02", "TO-CLEANSE-05")
def test_a_cleanse_tells_its_dice_and_a_failed_one_says_so() -> None:
    fire = {"e": space_with(fire=1)}
    clean = ("cleanse", "corruption no")
    failed = fight(*clean, dice="hit", monsters=[], spaces=fire)
    assert "Rose cleanses the area with 1 die (1 for Skill): HIT." in failed
    assert failed[-1] == "No SKILL: the Cleanse removes nothing."
    done = fight(*clean, dice="faith skill", monsters=[], spaces=fire)
    assert (
        "Rose has 2 SKILL (1 from the dice and 1 from FAITH): up to 2 tokens can be removed."
        in done
    )


def test_a_check_tells_what_it_comes_to_and_what_was_cancelled() -> None:
    burning = {"e": space_with(fire=2)}
    given: dict[str, Any] = {"monsters": [], "spaces": burning}
    assert "The Fire does Rose no harm." in fight("move e/nw", dice="blank blank", **given)
    said = fight("move e/nw", "cover 1", dice="hit blank", **given)
    assert "The Fire costs Rose 1 Wound." in said
    suit = {"upgrades": ["hazmata-suit"]}
    said = fight("move e/nw", "cover 1", dice="hit hit", rose=suit, **given)
    told = "The Fire costs Rose 1 Wound; 1 cancelled by PROXY or HAZMATA SUIT."
    assert told in said


@rule("TO-FIGHT-06", "TO-FIGHT-11", "TO-TIME-19", "TO-TIME-23")
def test_the_dice_of_several_monsters_the_track_and_cards_are_told_one_by_one() -> None:
    said = fight(
        *FIGHT,
        "cover 1",
        dice="hit corr blank blank skill",
        monsters=[monster("acolyte", "e"), monster("acolyte", "e"), monster("abomination", "e")],
        apocalypse=6,
        revealed=["stab-in-the-dark"],
        rose={"wounds": [3], "upgrades": ["riot-shield"]},
    )
    assert (
        "The Sins Player rolls 4 dice (2 for Acolytes, 1 for Abominations and 1 for the Apocalypse "
        "Track): HIT, CORR and 2 BLANK." in said
    )
    assert (
        "The Sins Player's results: 2 HIT (1 from the dice and 1 from STAB IN THE DARK) "
        "and 1 CORR." in said
    )


@rule("TO-CLEANSE-02", "TO-CLEANSE-06")
def test_a_cleanse_tells_what_corruption_brings_it() -> None:
    given: dict[str, Any] = {"monsters": [], "spaces": {"e": space_with(fire=1)}}
    said = fight("cleanse", "corruption yes", dice="hit hit hit", rose={"level": 6}, **given)
    assert "Rose cleanses the area with 3 dice (1 for Skill and 2 for Corruption): 3 HIT." in said
    assert "Rose has 1 SKILL from Level 7: 1 token can be removed." in said


def test_everything_that_can_bring_dice_or_results_has_a_name() -> None:
    othersight.new("the-others", seed=1)
    effects = [*UPGRADES.values(), *APOCALYPSE.values(), *ABILITIES.values(), *POWERS.values()]
    for id in (*RULES, *MONSTERS, *SIN_CARDS, *[effect.id for effect in effects]):
        assert render(source_named(id))


def test_a_silent_log_costs_no_tally() -> None:
    game = at(hero="rose", heroes={"rose": {"space": "e"}}, monsters=[monster("acolyte", "e")])
    game.chronicle.silent = True
    before = game.chronicle.length
    play(game, *FIGHT, dice=faces("blank*2 def*2"))
    assert game.chronicle.length == before
