"""Upgrades: taking, losing, face-down ones (chapter TO-UPGRADE)."""

from typing import Any

from othersight.kernel.game import Game
from tests.games.the_others.play import (
    TOWN,
    asked,
    at,
    faces,
    hero,
    is_open,
    monster,
    open_options,
    play,
    story,
    table_of,
    why_not,
)
from tests.rule_ids import rule

TEAM = ["rocco", "brad", "thorley"]
INVENTORY = ["cyber-legs", "kevlar-suit", "riot-shield", "regeneration", "brutality"]


def in_shop(inventory: list[str] = INVENTORY, **position: Any) -> Game:
    """Rocco in a District with an Inventory icon, his Move before him."""
    heroes = {"rocco": {"space": "shop"}, **position.pop("heroes", {})}
    return at(team=TEAM, board=TOWN, heroes=heroes, inventory=inventory, **position)


@rule("TO-UPGRADE-01")
def test_an_upgrade_taken_by_a_city_action_works_from_that_moment() -> None:
    game = in_shop(upgrade_deck=["ice-blade"], spaces={"shop/se": {"npcs": ["proxy"]}})
    play(game, "move shop/se", "move shop", "city-action", "icon inventory")
    assert sorted(open_options(game)) == sorted(f"take {card}" for card in INVENTORY)
    play(game, "take cyber-legs")
    assert hero(game, "rocco").upgrades == ("cyber-legs",)
    assert "ice-blade" in table_of(game).inventory
    assert is_open(game, "move shop/se")  # a third step in the same Move
    play(game, "move shop/se")
    assert why_not(game, "move shop") == "TO-MOVE-01"


@rule("TO-UPGRADE-01")
def test_without_a_city_action_or_an_effect_no_upgrade_is_taken() -> None:
    game = in_shop()
    assert asked(game) == ("heroes-1", "main")
    assert not [option for option in open_options(game) if option.startswith("take")]


@rule("TO-UPGRADE-02")
def test_a_hero_may_have_any_number_and_their_bonuses_add_up() -> None:
    cards = ["kevlar-suit", "riot-shield", "ice-blade", "brutality", "flamethrower", "rail-gun"]
    game = at(
        team=TEAM,
        heroes={"rocco": {"space": "e", "upgrades": cards}},
        monsters=[monster("acolyte", "e", count=3)],
    )
    play(game, "fight", "mean no", "corruption no", dice=faces("hit*6 skill*5"))
    # Fight 2 + ICE BLADE 1 + FLAMETHROWER 2 dice; Defense 2 + 2 + 1 + 1 against 6 Hits
    assert hero(game, "rocco").covered == ()
    assert asked(game) == ("heroes-1", "main")


@rule("TO-UPGRADE-03")
def test_upgrades_are_not_handed_over() -> None:
    game = at(
        team=TEAM,
        heroes={
            "rocco": {"space": "e", "upgrades": ["kevlar-suit"]},
            "brad": {"space": "e", "upgrades": ["riot-shield"]},
        },
    )
    assert {option.split()[0] for option in open_options(game)} == {"move", "end"}
    assert why_not(game, "put-down kevlar-suit") == "TO-NPC-03"
    assert why_not(game, "collect riot-shield") == "TO-TOKEN-06"


def hubris(**rocco: Any) -> Game:
    """PRICE OF HUBRIS is played against Rocco, alone with an Acolyte in `e`."""
    game = at(
        team=TEAM,
        heroes={"rocco": {"space": "e", **rocco}},
        monsters=[monster("acolyte", "e")],
        hand=["price-of-hubris"],
        inventory=INVENTORY,
    )
    return play(game, "fight", "mean no", "play price-of-hubris")


@rule("TO-UPGRADE-04")
def test_a_destroyed_upgrade_goes_to_the_bottom_of_the_deck() -> None:
    game = hubris(upgrades=["stealth-suit", "ice-blade"])
    assert open_options(game) == ["hubris wound", "destroy ice-blade", "destroy stealth-suit"]
    size = len(table_of(game).upgrade_deck)
    play(game, "destroy stealth-suit")
    assert hero(game, "rocco").upgrades == ("ice-blade",)
    assert table_of(game).upgrade_deck[0] == "stealth-suit"  # the last to be drawn
    assert len(table_of(game).upgrade_deck) == size + 1
    assert sorted(table_of(game).inventory) == sorted(INVENTORY)


@rule("TO-UPGRADE-04")
def test_on_his_death_upgrades_go_to_the_inventory_instead() -> None:
    game = hubris(upgrades=["stealth-suit"], wounds=[1, 2, 3, 4])
    size = len(table_of(game).upgrade_deck)
    play(game, "hubris wound")
    assert asked(game) == ("heroes-1", "successor")
    assert sorted(table_of(game).inventory) == sorted([*INVENTORY, "stealth-suit"])
    assert len(table_of(game).upgrade_deck) == size


@rule("TO-UPGRADE-05")
def test_with_the_deck_empty_the_inventory_shrinks() -> None:
    game = in_shop(["brutality", "kevlar-suit"], upgrade_deck=[], exact=["upgrade_deck"])
    play(game, "city-action", "icon inventory", "take brutality")
    assert table_of(game).inventory == ("kevlar-suit",)
    empty = in_shop([], upgrade_deck=[], exact=["upgrade_deck"])
    play(empty, "city-action")
    assert asked(empty) == ("heroes-1", "main")  # the icon has nothing to give


@rule("TO-UPGRADE-06")
def test_a_face_down_upgrade_has_no_effect() -> None:
    game = at(
        team=TEAM,
        heroes={"rocco": {"space": "e", "face_down": ["kevlar-suit", "ice-blade"]}},
        monsters=[monster("acolyte", "e", count=2)],
    )
    play(game, "fight", "mean no", "corruption no", dice=faces("hit*4 skill*2"))
    play(game, "cover 1", "cover 2")  # Defense 2 alone
    assert asked(game) == ("heroes-1", "main")


@rule("TO-UPGRADE-06")
def test_a_face_down_upgrade_may_be_destroyed() -> None:
    game = hubris(face_down=["stealth-suit"])
    play(game, "destroy stealth-suit")
    assert hero(game, "rocco").face_down == ()
    assert table_of(game).upgrade_deck[0] == "stealth-suit"


@rule("TO-UPGRADE-06")
def test_a_face_down_upgrade_counts_for_the_successor() -> None:
    game = hubris(upgrades=["ice-blade"], face_down=["stealth-suit"], wounds=[1, 2, 3, 4])
    play(game, "hubris wound", "hero leah")
    assert asked(game) == ("heroes-1", "inherit")
    play(game, "take stealth-suit", "take cyber-legs")  # two of seven
    assert hero(game, "leah").upgrades == ("stealth-suit", "cyber-legs")
    assert len(table_of(game).inventory) == 5


@rule("TO-UPGRADE-07", "TO-EVENT-01")
def test_an_event_gives_each_hero_one_clockwise_from_the_current_hero() -> None:
    game = at(
        team=[*TEAM, "morgana"],
        hero_players=4,
        hero="thorley",
        story="the-darkness-within",
        mission="hallow-the-districts",
        progress=3,
        heroes={"thorley": {"space": "e"}},
        spaces={"i": {"corruption": 1}},
        inventory=INVENTORY,
        upgrade_deck=["stealth-suit", "ice-blade", "holy-water", "rail-gun"],
    )
    play(game, "end")
    for seat, card in (
        ("heroes-3", "kevlar-suit"),
        ("heroes-4", "stealth-suit"),  # which has refilled the Inventory just now
        ("heroes-1", "ice-blade"),
        ("heroes-2", "holy-water"),
    ):
        assert asked(game) == (seat, "upgrade")
        assert game.questions[0].rule == "TO-UPGRADE-07"
        assert len(open_options(game)) == 5
        play(game, f"take {card}")
    assert hero(game, "morgana").upgrades == ("stealth-suit",)
    assert story(game).mission == "complete-the-ritual"
    assert asked(game) == ("sins", "reaction")


@rule("TO-UPGRADE-07")
def test_a_successor_of_the_current_hero_is_the_first_to_take_one() -> None:
    game = at(
        team=["brad", "thorley", "rocco", "morgana"],
        hero_players=4,
        hero="rocco",
        first="brad",
        story="the-darkness-within",
        figures={"monsters.sins.pride.avatar.fight": 3, "monsters.sins.pride.avatar.defense": 2},
        mission="destroy-the-avatar",
        corruption_removed=1,
        heroes={"rocco": {"space": "e", "wounds": [1, 2, 3, 4]}},
        monsters=[monster("avatar", "e")],
    )
    play(game, "fight", "mean no")
    play(game, "corruption no", "hit avatar", dice=faces("hit*3 hit*2"))
    assert asked(game) == ("heroes-3", "successor")
    play(game, "hero leah")
    for seat in ("heroes-3", "heroes-4", "heroes-1", "heroes-2"):
        assert asked(game) == (seat, "upgrade")
        play(game, open_options(game)[0])
    assert len(hero(game, "leah").upgrades) == 1
    assert story(game).mission == "complete-the-ritual"


@rule("TO-UPGRADE-08")
def test_a_start_of_turn_upgrade_first_works_in_the_next_turn() -> None:
    game = in_shop(heroes={"rocco": {"space": "shop", "wounds": [1, 2], "turns": 1}}, reactions=0)
    play(game, "city-action", "icon inventory", "take regeneration", "pass")
    assert asked(game) == ("heroes-1", "main")  # its moment has passed
    play(game, "end", "end", "end")  # Brad's and Thorley's Turns
    assert asked(game) == ("heroes-1", "start-ability")
    play(game, "regeneration", "uncover 2")
    assert hero(game, "rocco").covered == (1,)
    assert asked(game) == ("heroes-1", "main")


@rule("TO-UPGRADE-02")
def test_two_copies_of_a_start_of_turn_upgrade_work_once_each() -> None:
    twice = {"upgrades.regeneration.copies": 2}
    brad = {"upgrades": ["regeneration", "regeneration"], "wounds": [1, 2, 3]}
    game = at(team=TEAM, figures=twice, hero="brad", heroes={"brad": brad}, when="start-abilities")
    assert open_options(game) == ["regeneration", "pass"]
    play(game, "regeneration", "uncover 1", "regeneration", "uncover 2")
    assert (hero(game, "brad").covered, asked(game)) == ((3,), ("heroes-1", "main"))
