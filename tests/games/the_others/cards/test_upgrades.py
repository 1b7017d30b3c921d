"""The Upgrades that change rolls (UP-01, UP-02, UP-04, UP-07, UP-09, UP-10, UP-11, UP-13), and all of
them idle."""

from typing import Any

import pytest

from othersight.games.the_others.content import load_content
from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import fought, holding
from tests.games.the_others.play import (
    asked,
    faces,
    hero,
    is_open,
    monster,
    on_board,
    play,
    table_of,
    tokens_in,
    why_not,
)
from tests.games.the_others.rules.plain import walk
from tests.rule_ids import rule

RANGED = {"heroes.thorley.ranged": True}
CARDS = (
    "adreno-wear", "brutality", "cyber-legs", "flamethrower", "hazmata-suit", "holy-water",
    "ice-blade", "inner-mastery", "kevlar-suit", "rail-gun", "ravencorp-eye", "regeneration",
    "riot-shield", "seeker-grenades", "stealth-suit",
)  # fmt: skip


def with_upgrade(*cards: str, **given: Any) -> Game:
    """Thorley has these Upgrades, and nobody else has any."""
    thorley = {"upgrades": list(cards), **given.pop("thorley", {})}
    return walk(thorley, **given)


def fight_of(way: str, *cards: str, dice: str, sin_dice: str, **given: Any) -> Game:
    """Thorley against an Abomination in a Fight of his own, in a Reaction, or from afar."""
    if way == "ranged":
        figures = {**RANGED, **given.pop("figures", {})}
        own = {"upgrades": list(cards), "space": "e/sw"}
        game = walk(own, monsters=[monster("abomination", "e/se")], figures=figures, **given)
        play(game, "shoot e/se", "mean no")
        return play(game, "corruption no", dice=faces(f"{dice} {sin_dice}"))
    game = with_upgrade(*cards, monsters=[monster("abomination", "e")], **given)
    play(game, *(["fight"] if way == "turn" else ["end", "react", "fight"]), "mean no")
    return play(game, "corruption no", dice=faces(f"{sin_dice} {dice}"))


WAYS = pytest.mark.parametrize("way", ["turn", "reaction", "ranged"])


@pytest.mark.parametrize("state", ["face_down", "elsewhere"])
def test_no_upgrade_helps_face_down_or_from_another_heros_dashboard(state: str) -> None:
    cards = list(CARDS)
    mine = {"face_down": cards} if state == "face_down" else {}
    theirs = {"rocco": {"upgrades": cards}} if state == "elsewhere" else {}
    game = walk(
        {"wounds": [1], **mine},
        when="start-abilities",
        heroes=theirs,
        monsters=[monster("acolyte", "e", count=2)],
        spaces={"e/nw": {"fire": 1, "extra-turn": 1}},
    )
    assert asked(game) == ("heroes-1", "main")  # nothing to use at the start of his Turn
    fought(game, "hit blank skill", "cover 2")  # 1 die, no Hit, no Defense
    play(game, "move e/nw", "cover 3", "cover 4", dice=faces("hit"))  # leaving, then the Fire
    assert not is_open(game, "holy-water acolyte")
    play(game, "move e", "hero leah", dice=faces("hit"))
    assert hero(game, "thorley").space == -1


def test_the_deck_holds_these_fifteen_upgrades() -> None:
    t = table_of(walk())
    known = load_content().upgrades
    printed = {card for card in t.upgrade_deck + t.inventory if not known[card].is_own}
    assert sorted(printed) == sorted(CARDS)


@rule("UP-01")
def test_adreno_wear_adds_a_die_to_a_cleanse_and_to_no_fight() -> None:
    game = with_upgrade(
        "adreno-wear", spaces={"e": {"fire": 2}}, monsters=[monster("acolyte", "e")]
    )
    play(game, "cleanse", "corruption no", "remove fire", "remove fire", dice=faces("skill*2"))
    assert tokens_in(game, "e") == {}
    play(game, "end", "react", "fight", "mean no")
    play(game, "corruption no", dice=faces("blank skill"))
    assert game.view(0)["current"] == "rocco"


@rule("UP-01")
def test_two_adreno_wear_add_two_dice() -> None:
    game = with_upgrade("adreno-wear", "adreno-wear", spaces={"e": {"fire": 1}})
    play(game, "cleanse", "corruption no", dice=faces("hit*3"))
    assert tokens_in(game, "e") == {"fire": 1}


@rule("UP-02")
@WAYS
def test_brutality_adds_a_hit_in_every_fight_of_his(way: str) -> None:
    after = "" if way == "ranged" else "blank*2"
    game = fight_of(way, "brutality", dice="hit", sin_dice=after)
    assert asked(game) == ("heroes-1", "assign")  # 1 + 1 Hits against Defense 2
    play(game, "hit abomination")
    assert on_board(game, "abomination") == []


@rule("UP-02")
@WAYS
def test_brutality_alone_is_one_hit_and_no_more(way: str) -> None:
    game = fight_of(way, "brutality", dice="skill", sin_dice="blank*2")
    assert asked(game)[1] != "assign"  # 1 Hit against Defense 2
    assert len(on_board(game, "abomination")) == 1


@rule("UP-04")
@pytest.mark.parametrize(
    ("monsters", "dice"),
    [
        ([monster("acolyte", "e")], "blank skill"),
        ([monster("acolyte", "e"), monster("acolyte", "e/nw")], "blank skill"),
        ([monster("acolyte", "e", count=2)], "blank*2 skill*3"),
        ([monster("acolyte", "e", count=3)], "blank*3 skill*3"),
    ],
)
def test_flamethrower_adds_two_dice_against_two_or_more_monsters_in_his_space(
    monsters: list[dict[str, Any]], dice: str
) -> None:
    game = fought(with_upgrade("flamethrower", monsters=monsters), dice)
    assert asked(game) == ("heroes-1", "main")


@rule("UP-04")
def test_flamethrower_counts_after_the_sin_card() -> None:
    game = with_upgrade(
        "flamethrower",
        monsters=[monster("acolyte", "e"), monster("avatar", "e")],
        **holding("primal-conceit"),
    )
    play(game, "fight", "mean no", "play primal-conceit", "refuse", "to i")
    play(game, "corruption no", dice=faces("blank skill"))  # the Avatar has left
    assert asked(game) == ("heroes-1", "main")


@rule("UP-04")
def test_flamethrower_does_nothing_in_a_ranged_fight() -> None:
    game = with_upgrade(
        "flamethrower",
        figures=RANGED,
        thorley={"space": "e/sw"},
        monsters=[monster("acolyte", "e/se", count=2), monster("acolyte", "e/sw", count=2)],
    )
    play(game, "shoot e/se", "mean no", "corruption no", dice=faces("skill blank*4"))
    assert asked(game) == ("heroes-1", "main")


@rule("UP-07")
@pytest.mark.parametrize("way", ["turn", "reaction"])
def test_ice_blade_adds_a_die_and_a_defense_in_his_own_space(way: str) -> None:
    game = fight_of(way, "ice-blade", dice="skill*2", sin_dice="hit*2")
    assert asked(game) == ("heroes-1", "wound")
    play(game, "cover 1")  # 2 Hits, 1 Defense
    assert hero(game, "thorley").covered == (1,)
    assert asked(game) == ("heroes-1", "main")


@rule("UP-07")
def test_ice_blade_does_nothing_from_afar() -> None:
    game = fight_of("ranged", "ice-blade", dice="skill", sin_dice="hit blank")
    assert asked(game) == ("heroes-1", "wound")


@pytest.mark.parametrize(
    ("card", "defense"),
    [
        pytest.param("kevlar-suit", 2, marks=rule("UP-09")),
        pytest.param("riot-shield", 1, marks=rule("UP-13")),
    ],
)
@WAYS
def test_kevlar_suit_and_riot_shield_add_their_defense_in_every_fight_of_his(
    card: str, defense: int, way: str
) -> None:
    figures = {"monsters.sins.pride.abomination.fight": 3}
    game = fight_of(way, card, dice="skill", sin_dice="hit*3", figures=figures)
    wounds = 3 - defense
    play(game, *["cover 1", "cover 2"][:wounds])
    assert len(hero(game, "thorley").covered) == wounds
    assert asked(game) == ("heroes-1", "main")


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("kevlar-suit", marks=rule("UP-09")),
        pytest.param("riot-shield", marks=rule("UP-13")),
    ],
)
def test_neither_helps_against_fire_nor_against_leaving_monsters_nor_corruption(card: str) -> None:
    game = with_upgrade(
        card, monsters=[monster("acolyte", "e")], spaces={"e": {"fire": 1, "extra-turn": 1}}
    )
    fought(game, "corr skill")
    assert hero(game, "thorley").level == 2
    play(game, "move e/nw", "cover 1", "cover 2", dice=faces("hit"))
    assert hero(game, "thorley").covered == (1, 2)


@rule("UP-10")
def test_rail_gun_gives_the_ranged_ability_and_then_no_more() -> None:
    monsters = [monster("acolyte", "e/se")]
    game = with_upgrade("rail-gun", thorley={"space": "e/sw"}, monsters=monsters)
    play(game, "shoot e/se", "mean no", "corruption no", "hit acolyte", dice=faces("hit"))
    assert on_board(game, "acolyte") == []
    hidden = walk({"space": "e/sw", "face_down": ["rail-gun"]}, monsters=monsters)
    assert why_not(hidden, "shoot e/se") == "TO-RANGED-01"


@rule("UP-10")
def test_rail_gun_gives_a_born_shooter_a_die_in_ranged_fights_alone() -> None:
    fight_of("ranged", "rail-gun", dice="skill*2", sin_dice="blank*2")
    game = fight_of("turn", "rail-gun", dice="skill", sin_dice="blank*2", figures=RANGED)
    assert asked(game) == ("heroes-1", "main")


@rule("UP-11")
@pytest.mark.parametrize("company", [False, True])
@pytest.mark.parametrize("way", ["turn", "reaction"])
def test_eye_in_the_sky_adds_a_die_to_a_lone_hero_in_fights(company: bool, way: str) -> None:
    heroes = {"rocco": {"space": "e"}} if company else {}
    game = fight_of(way, "ravencorp-eye", dice="skill*2", sin_dice="blank*2", heroes=heroes)
    assert asked(game) == ("heroes-1", "main")  # in company the second die is the friend's


@rule("UP-11")
@pytest.mark.parametrize(("company", "dice"), [(0, 2), (1, 2), (2, 3)])
def test_eye_in_the_sky_adds_a_die_to_a_lone_hero_who_cleanses(company: int, dice: int) -> None:
    heroes = {name: {"space": "e"} for name in ("rocco", "brad")[:company]}
    game = with_upgrade("ravencorp-eye", heroes=heroes, spaces={"e": {"fire": 1}})
    play(game, "cleanse", "corruption no", dice=["hit"] * dice)
    assert tokens_in(game, "e") == {"fire": 1}


@rule("UP-11")
def test_eye_in_the_sky_adds_a_die_from_afar_too() -> None:
    game = fight_of("ranged", "ravencorp-eye", dice="skill*2", sin_dice="blank*2")
    assert asked(game) == ("heroes-1", "main")
