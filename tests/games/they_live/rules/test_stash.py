"""Resistance cards: slots, bag, Weapons, Single Use, icons (chapter TL-STASH, TL-TIME-07)."""

from typing import Any

import pytest

from othersight.games.they_live.rules.effects import weapon_dice
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import Config
from othersight.games.they_live.state.table import NONE
from othersight.kernel.errors import IllegalOption
from othersight.kernel.game import Game
from tests.games.they_live.figures import (
    BELT,
    BILLS,
    CLERK,
    CLOTHES,
    COUSIN,
    DRIVER,
    KIT,
    PIPE,
    PISTOL,
    RIFLE,
    enemy,
    generic_cards,
    street,
)
from tests.games.they_live.play import (
    People,
    asked,
    at,
    faces,
    kick,
    logged,
    open_options,
    person,
    play,
)
from tests.rule_ids import rule

CIVILIAN = "invader-civilian"


def reorganizing(hero: dict[str, Any]) -> Game:
    """Seat 0 in the middle of REORGANIZE."""
    game = at("action", people={0: hero, 1: {"space": 20}}, figures=street)
    return play(game, "stay", "reorganize")


def fighting(hero: dict[str, Any], tiles: int = 1, **given: Any) -> Game:
    """Seat 0 alone attacked by tiles of Stealth 1, Combat 2 and health 4."""

    def figures(config: Config) -> None:
        street(config)
        tile = enemy(config, CIVILIAN, stealth=1, combat=2, health=4)
        tile.persuadable, tile.influence = True, 9

    return at(
        "response", people={0: {"space": 12, **hero}}, tiles=[(CIVILIAN, 12)] * tiles,
        figures=figures, **given,
    )  # fmt: skip


@rule("TL-STASH-01")
def test_each_of_the_three_slots_holds_one_card_of_its_type() -> None:
    game = reorganizing({"bag": [PIPE, PISTOL, BELT, COUSIN]})
    play(game, f"equip {PIPE}", f"equip {BELT}", f"equip {COUSIN}", f"equip {PISTOL}")
    hero = person(game, 0)
    assert faces(game, [hero.weapon]) == [PISTOL]
    assert faces(game, [hero.off_hand]) == [BELT]
    assert faces(game, [hero.ally]) == [COUSIN]
    assert faces(game, hero.bag) == [PIPE]


@rule("TL-STASH-02", "TL-STASH-03")
def test_a_two_handed_weapon_puts_the_item_in_the_bag_and_an_item_the_weapon() -> None:
    game = reorganizing({"off_hand": BELT, "ally": COUSIN, "bag": [RIFLE]})
    play(game, f"equip {RIFLE}")
    hero = person(game, 0)
    assert (faces(game, [hero.weapon]), hero.off_hand, faces(game, hero.bag)) == (
        [RIFLE],
        -1,
        [BELT],
    )
    play(game, f"equip {BELT}")
    hero = person(game, 0)
    assert (hero.weapon, faces(game, [hero.off_hand]), faces(game, hero.bag)) == (
        -1,
        [BELT],
        [RIFLE],
    )
    assert faces(game, [hero.ally]) == [COUSIN]


@rule("TL-STASH-04", "TL-STASH-09", "TL-SKILL-02")
def test_cards_in_the_bag_change_no_dice() -> None:
    game = at("location", people={0: {"bag": [BELT]}}, figures=engineering)
    play(game, "card", dice=["gum", "gum", "kick-a"])
    assert person(game, 0).scrap == 1


def engineering(config: Config) -> None:
    """Generic cards with an Engineering test for 1 scrap."""
    street(config)
    generic_cards(config, "engineering", passed=(("scrap", 1),))


@rule("TL-STASH-06")
def test_nothing_is_equipped_without_reorganize() -> None:
    game = at("action", people={0: {"bag": [PIPE]}}, figures=street)
    for _ in range(2):
        assert not {"equip", "unequip"} & {line.split()[0] for line in open_options(game)}
        with pytest.raises(IllegalOption):
            game.answer(f"equip {person(game, 0).bag[0]}", 0)
        play(game, open_options(game)[0])


@rule("TL-STASH-08")
def test_a_card_traded_or_deposited_from_a_slot_leaves_the_slot_empty() -> None:
    game = at("action", people={0: {"weapon": PIPE, "scrap": 1}}, figures=street)
    play(game, "stay", "trade 1", f"offer card {PIPE}", "accept")
    assert (person(game, 0).weapon, faces(game, person(game, 1).bag)) == (NONE, [PIPE])
    space = table_of(game).config.billboards[0]
    game = at("location", people={0: {"weapon": PIPE, "ally": COUSIN, "space": space}})
    play(game, "build", f"deposit {PIPE}", "pass")
    assert (person(game, 0).weapon, len(table_of(game).places[space].deposit)) == (NONE, 1)


@rule("TL-STASH-09")
def test_items_and_allies_modify_while_equipped() -> None:
    game = at("location", people={0: {"off_hand": BELT}}, figures=engineering)
    play(game, "card", dice=["gum", "gum", "gum", "gum", "kick-a"])  # 3 and 2
    assert person(game, 0).scrap == 1


@rule("TL-STASH-09", "TL-STASH-10", "TL-SKILL-07")
def test_a_weapons_stealth_counts_unused_and_its_combat_dice_only_when_declared() -> None:
    game = fighting({"weapon": RIFLE})
    assert asked(game) == [(0, "encounter")]
    play(game, "fight", dice=kick(".a"))  # Stealth 3 - 1
    assert asked(game) == [(0, "weapon")]
    play(game, "pass", dice=kick("..."))  # Combat 3, no Weapon dice
    assert (person(game, 0).wanted, person(game, 0).damage) == (0, 2)


@rule("TL-STASH-10", "TL-STASH-11")
def test_each_declaration_costs_its_wanted_tokens_and_counts_for_one_roll() -> None:
    game = fighting({"weapon": PIPE, "health": 9}, tiles=2)
    play(game, "fight", dice=kick("a.."))
    play(game, "weapon")
    assert person(game, 0).wanted == 1
    assert len(logged(game, "combat")[0][1]) == 5  # Combat 3 and 2


@rule("TL-STASH-11")
def test_the_next_enemy_needs_a_new_declaration() -> None:
    game = fighting({"weapon": PIPE, "health": 9}, tiles=2)
    play(game, "fight", "weapon", dice=kick("a.. a...."))
    play(game, "fight", dice=kick(".a"))  # Stealth 3 minus 1 wanted
    assert asked(game) == [(0, "weapon")]
    play(game, "weapon", dice=kick("....."))
    assert person(game, 0).wanted == 2


@rule("TL-STASH-12")
def test_a_single_use_card_works_from_the_bag_and_is_discarded() -> None:
    game = at("action", people={0: {"bag": [CLERK]}}, figures=street)
    play(game, "stay", f"use {CLERK}")
    assert (person(game, 0).glasses, person(game, 0).bag) == (2, ())
    assert CLERK in faces(game, table_of(game).decks.discard)


@rule("TL-STASH-12", "TL-SETUP-16")
def test_a_single_use_card_may_be_equipped_and_still_works() -> None:
    game = reorganizing({"bag": [DRIVER, KIT], "damage": 5})
    play(game, f"equip {DRIVER}", f"equip {KIT}")
    hero = person(game, 0)
    assert faces(game, [hero.ally, hero.off_hand]) == [KIT, DRIVER]
    kit = hero.off_hand
    assert set(game.asides(0)) == {("use", hero.ally), ("use", kit)}
    game.aside(("use", kit), 0)
    assert (person(game, 0).off_hand, person(game, 0).damage) == (NONE, 2)


@rule("TL-STASH-13", "TL-TIME-07")
def test_a_single_use_card_without_action_text_costs_no_action_and_works_outside_the_turn() -> None:
    people = {0: {}, 1: {"bag": [CLOTHES, CLERK], "wanted": 4}}
    game = at("action", people=people, figures=street)
    clothes = next(c for c in person(game, 1).bag if faces(game, [c]) == [CLOTHES])
    assert game.asides(1) == [("use", clothes)]  # CLERK has an Action text
    game.aside(("use", clothes), 1)
    assert (person(game, 1).wanted, faces(game, person(game, 1).bag)) == (1, [CLERK])
    assert asked(game) == [(0, "free-move")]


@rule("TL-STASH-13", "TL-TIME-07")
def test_a_single_use_card_is_not_used_when_its_text_does_not_apply() -> None:
    game = at("action", people={1: {"bag": [CLOTHES, BILLS], "scrap": 5}}, figures=street)
    assert game.asides(1) == []
    with pytest.raises(IllegalOption) as refused:
        game.aside(("use", person(game, 1).bag[0]), 1)
    assert refused.value.rule == "TL-STASH-13"
    assert len(person(game, 1).bag) == 2


@rule("TL-STASH-13", "TL-TIME-07")
def test_nobody_uses_a_card_between_a_roll_and_its_result() -> None:
    game = fighting({"bag": [KIT], "damage": 3, "health": 6})
    kit = person(game, 0).bag[0]
    assert ("use", kit) in game.asides(0)  # before the roll
    play(game, "fight", dice=kick("a.. a.."))
    assert person(game, 0).damage == 4  # no question opened between the roll and its damage
    assert asked(game)[0][1] != "encounter"


def alone(hero: dict[str, Any], **given: Any) -> Game:
    """Seat 0 alone against two tiles of Stealth 1, Combat 2 and health 4 that nobody can persuade."""

    def figures(config: Config) -> None:
        street(config)
        enemy(config, CIVILIAN, stealth=1, combat=2, health=4)

    people = {0: {"space": 12, "health": 9, **hero}, **given.pop("people", {})}
    return at("response", people=people, tiles=[(CIVILIAN, 12)] * 2, figures=figures, **given)


@rule("TL-STASH-13", "TL-TIME-07")
def test_a_single_use_card_is_used_between_the_fights_against_two_tiles() -> None:
    game = alone({"bag": [KIT, BELT]})
    assert (asked(game), open_options(game)) == ([(0, "encounter")], ["fight"])
    play(game, "fight", dice=kick("a.. ..."))
    assert person(game, 0).damage == 2
    assert (asked(game), open_options(game)) == ([(0, "encounter")], ["fight"])
    kit = person(game, 0).bag[0]
    game.aside(("use", kit), 0)
    assert (person(game, 0).damage, faces(game, person(game, 0).bag)) == (0, [BELT])
    assert asked(game) == [(0, "encounter")]
    play(game, "fight", dice=kick("a.. ab."))
    assert person(game, 0).damage == 0


@rule("TL-STASH-13", "TL-TIME-07", "TL-HIDDEN-11")
def test_the_moment_between_two_fights_does_not_tell_what_a_bag_holds() -> None:
    for held in (KIT, BELT):
        game = alone({}, people={2: {"bag": [held]}})
        play(game, "fight", dice=kick("a.. ..."))
        assert (asked(game), open_options(game)) == ([(0, "encounter")], ["fight"])


@rule("TL-STASH-13", "TL-TIME-07")
def test_without_a_card_that_could_be_used_the_second_fight_follows_the_first() -> None:
    for worn in ({}, {"off_hand": BELT}, {"weapon": PIPE}):
        game = alone({"damage": 1, "skills": (3, 0, 3, 3, 3, 3)}, people={1: worn})
        assert len(logged(game, "combat")) == 2
    game = alone({"damage": 1, "off_hand": KIT})  # everybody sees that this one could be used
    assert asked(game) == [(0, "encounter")]


@rule("TL-STASH-13", "TL-TIME-07")
def test_a_card_whose_text_no_longer_applies_to_anybody_is_discarded_without_effect() -> None:
    people: People = {0: {"bag": [KIT, KIT, KIT], "damage": 1}, 1: {"damage": 1}}
    game = at("action", people=people, figures=street)
    for _ in range(3):  # each while the one before asks whom it is for
        game.aside(game.asides(0)[0], 0)
        assert asked(game) == [(0, "target")]
    play(game, "for 1")
    assert (person(game, 0).damage, person(game, 1).damage, person(game, 0).bag) == (0, 0, ())
    assert asked(game) == [(0, "free-move")]


@rule("TL-STASH-20")
def test_the_icon_decides_who_may_use_a_deployed_card_in_the_final_assault() -> None:
    game = at("assault", figures=street, icons={PIPE: True, KIT: False})
    t = table_of(game)
    assert {t.icons[c] for c in t.decks.useful} <= {0}
    game = assault_with(PIPE, KIT)
    t = table_of(game)
    assert (faces(game, t.decks.useful), faces(game, t.decks.sabotaged)) == ([KIT], [PIPE])


def assault_with(*deployed: str) -> Game:
    """A Final Assault that has begun with these cards in Resources; PIPE is sabotaged."""
    options = at("action", figures=street)
    cards = tuple([table_of(options).config.card_face.index(face) for face in deployed])
    return at(
        "assault", figures=street, icons={PIPE: True, KIT: False}, decks={"useful": cards},
        people={0: {"space": 6}},
    )  # fmt: skip


@rule("TL-STASH-21")
def test_a_sabotaged_card_works_as_well_as_a_useful_one_while_equipped() -> None:
    for sabotaged in (True, False):
        game = fighting({"weapon": PIPE}, icons={PIPE: sabotaged})
        play(game, "fight", "weapon", dice=kick("a.. a...b"))
        assert (len(logged(game, "combat")[0][1]), person(game, 0).damage) == (5, 0)


@rule("TL-STASH-11")
@pytest.mark.parametrize(("second", "dice", "wanted"), [("weapon", 5, 2), ("pass", 3, 1)])
def test_a_declaration_counts_for_one_roll_only(second: str, dice: int, wanted: int) -> None:
    def figures(config: Config) -> None:
        street(config)
        for id in ("invader-civilian", "human-cop"):
            enemy(config, id, stealth=0, combat=0, health=9)

    tiles = [("invader-civilian", 12), ("human-cop", 12)]
    game = at("response", people={0: {"space": 12, "weapon": PIPE}}, tiles=tiles, figures=figures)
    play(game, "weapon")
    assert asked(game) == [(0, "weapon")]  # again, for the second enemy
    play(game, second)
    assert [len(values[1]) for values in logged(game, "combat")] == [5, dice]
    assert person(game, 0).wanted == wanted


@rule("TL-STASH-10")
def test_without_a_weapon_nothing_is_added() -> None:
    game = at("action", people={0: {"weapon": PIPE}}, figures=street)
    t = table_of(game)
    assert [weapon_dice(t, person(game, seat)) for seat in (0, 1)] == [2, 0]


@rule("TL-STASH-10")
def test_a_weapon_without_dice_is_not_asked_about() -> None:
    game = fighting({"weapon": PIPE, "health": 9})
    table_of(game).config.face(person(game, 0).weapon).combat = 0
    play(game, "fight", dice=kick("a.. ..."))
    assert (len(logged(game, "combat")[0][1]), person(game, 0).wanted) == (3, 0)
