"""Resistance cards: slots, bag, Weapons, Single Use, the Stash (TL-STASH-01 to -21, TL-TIME-07, -08)."""

from typing import Any

import pytest

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.setting import ALLY, ITEM, WEAPON, Setting
from othersight.games.they_live.table import NONE
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

    def figures(setting: Setting) -> None:
        street(setting)
        tile = enemy(setting, CIVILIAN, stealth=1, combat=2, health=4)
        tile.persuadable, tile.influence = True, 9

    return at(
        "response", people={0: {"space": 12, **hero}}, tiles=[(CIVILIAN, 12)] * tiles,
        figures=figures, **given,
    )  # fmt: skip


def winning(outcome: tuple[tuple[str, int], ...], piles: list[list[str]], **given: Any) -> Game:
    """Seat 0 before a Location card whose passed test has that outcome; the Stash is these piles, top last."""

    def figures(setting: Setting) -> None:
        street(setting)
        generic_cards(setting, "tech", passed=outcome)

    game = at("location", figures=figures, **given)
    return stashed(game, piles)


def stashed(game: Game, piles: list[list[str]]) -> Game:
    """The position with exactly these cards in the Stash, and nothing discarded."""
    t = table_of(game)
    held = {c for p in t.people for c in (*p.bag, p.weapon, p.off_hand, p.ally)}
    made: list[tuple[int, ...]] = []
    for pile in piles:
        cards: list[int] = []
        for face in pile:
            found = [c for c, f in enumerate(t.setting.card_face) if f == face and c not in held]
            held.add(found[0])
            cards.append(found[0])
        made.append(tuple(cards))
    decks = t.edit_decks()
    decks.piles, decks.discard = tuple(made), ()
    return game


def piles_of(game: Game) -> list[list[str]]:
    """Both piles by faces, top last."""
    t = table_of(game)
    return [[t.setting.card_face[c] for c in pile] for pile in t.decks.piles]


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


def engineering(setting: Setting) -> None:
    """Generic cards with an Engineering test for 1 scrap."""
    street(setting)
    generic_cards(setting, "engineering", passed=(("scrap", 1),))


@rule("TL-STASH-04", "TL-STASH-05", "TL-TIME-08")
def test_more_than_ten_cards_equipped_ones_included_are_discarded_down_at_once() -> None:
    hand = {"weapon": PIPE, "ally": COUSIN, "bag": [KIT] * 4 + [BELT] * 3}
    game = winning((("cards", 2),), [[PISTOL, BILLS], [PISTOL, CLOTHES]], people={0: hand})
    play(game, "card", "pile 0", dice=kick("a.."))
    assert len(person(game, 0).bag) == 8  # ten cards are not too many
    play(game, "pile 1")
    assert asked(game) == [(0, "too-many-cards")]
    carried = [PIPE, COUSIN, *[KIT] * 4, *[BELT] * 3, BILLS, CLOTHES]
    assert sorted(open_options(game)) == sorted([f"discard {face}" for face in carried])
    play(game, f"discard {PIPE}")
    hero = person(game, 0)
    assert (hero.weapon, len(hero.bag), hero.scrap) == (NONE, 9, 0)
    assert faces(game, table_of(game).decks.discard) == [PIPE]
    assert asked(game) == [(1, "location")]


@rule("TL-STASH-06", "TL-STASH-07")
def test_a_new_card_goes_into_the_bag_even_when_its_slot_is_empty() -> None:
    game = winning((("weapon", 1),), [[PIPE], []])
    play(game, "card", dice=kick("a.."))
    assert (person(game, 0).weapon, faces(game, person(game, 0).bag)) == (NONE, [PIPE])


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
    space = table_of(game).setting.billboards[0]
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


@rule("TL-STASH-14", "TL-STASH-15")
def test_a_typed_draw_turns_cards_of_one_pile_over_until_the_type_appears() -> None:
    game = winning((("ally", 1),), [[BELT, COUSIN, PIPE, KIT], [DRIVER]])
    play(game, "card", "pile 0", dice=kick("a.."))
    assert faces(game, person(game, 0).bag) == [COUSIN]
    assert logged(game, "cards-turned") == [(0, (KIT, PIPE, COUSIN))]
    assert [sorted(pile) for pile in piles_of(game)] == [sorted([BELT, KIT, PIPE]), [DRIVER]]


@rule("TL-STASH-14")
def test_the_turned_cards_are_shuffled_back_into_their_pile() -> None:
    orders = set()
    for seed in range(8):
        pile = [BELT, KIT, PIPE, RIFLE, CLOTHES, COUSIN]
        game = winning((("ally", 1),), [pile, []], seed=str(seed))
        play(game, "card", dice=kick("a.."))
        orders.add(tuple(piles_of(game)[0]))
    assert len(orders) > 1


@rule("TL-STASH-15")
def test_the_search_goes_on_in_the_other_pile_and_else_nothing_is_drawn() -> None:
    game = winning((("ally", 1),), [[BELT, PIPE], [DRIVER, KIT]])
    play(game, "card", "pile 0", dice=kick("a.."))
    assert faces(game, person(game, 0).bag) == [DRIVER]
    assert sorted(piles_of(game)[0]) == sorted([BELT, PIPE])
    game = winning((("ally", 1),), [[BELT], [KIT]])
    play(game, "card", "pile 0", dice=kick("a.."))
    assert (person(game, 0).bag, piles_of(game)) == ((), [[BELT], [KIT]])
    assert asked(game) == [(1, "location")]


@rule("TL-STASH-15", "TL-STASH-20")
def test_turned_cards_show_faces_and_no_icons() -> None:
    game = winning((("ally", 1),), [[COUSIN, PIPE], []], icons={PIPE: True, COUSIN: True})
    play(game, "card", dice=kick("a.."))
    assert [k.icons for k in table_of(game).knowledge] == [(), (), (), ()]


@rule("TL-STASH-16", "TL-STASH-17")
def test_cards_are_drawn_one_at_a_time_from_the_top_of_either_pile() -> None:
    game = winning((("cards", 2),), [[BELT, PIPE], [KIT, COUSIN]])
    play(game, "card", dice=kick("a.."))
    assert (asked(game), open_options(game)) == ([(0, "pile")], ["pile 0", "pile 1"])
    play(game, "pile 1")
    assert faces(game, person(game, 0).bag) == [COUSIN]
    play(game, "pile 0")
    assert faces(game, person(game, 0).bag) == [PIPE, COUSIN]
    assert piles_of(game) == [[BELT], [KIT]]


@rule("TL-STASH-17")
def test_only_the_drawer_sees_the_face() -> None:
    game = winning((("cards", 1),), [[PIPE], []])
    play(game, "card", dice=kick("a.."))
    assert game.view(0)["people"][0]["bag"][0]["face"] == PIPE
    assert game.view(1)["people"][0]["bag"] == 1
    seen = [[e.key for e in game.log(seat)] for seat in (0, 1, -1)]
    assert ["card-drawn-by-you" in keys for keys in seen] == [True, False, False]


@rule("TL-STASH-18")
def test_an_empty_pile_is_passed_over_and_two_empty_piles_are_remade() -> None:
    game = winning((("cards", 2),), [[], [KIT]])
    t = table_of(game)
    used = set(t.decks.piles[1])
    loose = [c for c, f in enumerate(t.setting.card_face) if f in (BELT, PIPE) and c not in used]
    t.edit_decks().discard = tuple(loose[:5])
    play(game, "card", dice=kick("a.."))
    assert faces(game, person(game, 0).bag) == [KIT]  # from the other pile, without asking
    assert sorted([len(pile) for pile in t.decks.piles]) == [2, 3]
    assert t.decks.discard == ()
    play(game, "pile 0")
    assert len(person(game, 0).bag) == 2


@rule("TL-STASH-18")
def test_without_any_card_left_none_is_drawn() -> None:
    game = winning((("cards", 2),), [[], []])
    play(game, "card", dice=kick("a.."))
    assert person(game, 0).bag == ()
    assert asked(game) == [(1, "location")]


@rule("TL-STASH-18", "TL-STASH-19")
def test_a_discarded_red_bordered_card_leaves_the_game() -> None:
    game = at("action", people={0: {"bag": ["title-belt", BELT]}}, figures=street)
    red, normal = person(game, 0).bag
    play(game, "stay", "craft scrap", "scrap title-belt", f"scrap {BELT}")
    decks = table_of(game).decks
    assert normal in decks.discard
    assert red not in (*decks.discard, *decks.reserve, *decks.piles[0], *decks.piles[1])


@rule("TL-STASH-19")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_no_red_bordered_card_lies_in_the_stash(players: int) -> None:
    t = table_of(at("action", players=players))
    stash = [t.setting.face(c) for c in (*t.decks.piles[0], *t.decks.piles[1])]
    assert stash
    assert not [face.id for face in stash if face.red]
    assert {face.type for face in stash} == {WEAPON, ITEM, ALLY}


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
    cards = tuple([table_of(options).setting.card_face.index(face) for face in deployed])
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
