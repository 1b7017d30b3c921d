"""Upgrades that are lost while the Upgrade deck is empty (HOUSE-UPGRADE-01)."""

from typing import Any

import pytest

from othersight.games.the_others.state.config import HEROES
from othersight.kernel.game import Game
from tests.games.the_others.cards.scenes import fought
from tests.games.the_others.play import (
    TOWN,
    asked,
    at,
    hero,
    logged,
    monster,
    play,
    table_of,
)
from tests.games.the_others.rules.plain import FIGURES, TEAM
from tests.rule_ids import rule

FIVE = ["cyber-legs", "kevlar-suit", "riot-shield", "regeneration", "brutality"]


def hubris(
    shelf: list[str],
    deck: list[str],
    side: str = "upgrades",
    space: str = "e",
    **given: Any,
) -> Game:
    """PRICE OF HUBRIS is played against Thorley, who has a STEALTH SUIT and is alone with an Acolyte."""
    game = at(
        team=TEAM,
        figures=FIGURES,
        hero="thorley",
        heroes={"thorley": {"space": space, side: ["stealth-suit"]}},
        monsters=[monster("acolyte", space)],
        hand=["price-of-hubris"],
        inventory=shelf,
        upgrade_deck=deck,
        exact=["sin_deck", "upgrade_deck"],
        **given,
    )
    return play(game, "fight", "mean no", "play price-of-hubris")


def stock(game: Game) -> tuple[tuple[str, ...], tuple[str, ...], int]:
    """Inventory, deck, and how many cards everybody has seen go under the deck."""
    t = table_of(game)
    return t.inventory, t.upgrade_deck, t.destroyed


@rule("HOUSE-UPGRADE-01", "TO-UPGRADE-04")
@pytest.mark.parametrize("shelf", [[], FIVE[:4]], ids=["none", "four"])
@pytest.mark.parametrize("side", ["upgrades", "face_down"])
def test_a_short_inventory_has_what_is_lost(shelf: list[str], side: str) -> None:
    game = hubris(shelf, [], side)
    seals = game.seals
    play(game, "destroy stealth-suit")
    assert stock(game) == ((*shelf, "stealth-suit"), (), 0)
    assert hero(game, "thorley").upgrades == hero(game, "thorley").face_down == ()
    assert game.view(1)["inventory"] == [*shelf, "stealth-suit"]
    assert game.seals == seals  # everybody knew the card


@rule("HOUSE-UPGRADE-01")
def test_the_log_says_what_was_lost_and_then_where_it_is() -> None:
    game = play(hubris([], []), "destroy stealth-suit")
    told = [entry for entry in game.chronicle.entries() if "stealth-suit" in entry.values]
    assert [(entry.key, entry.values) for entry in told] == [
        ("upgrade-destroyed", (HEROES.index("thorley"), "stealth-suit")),
        ("inventory-refilled", ("stealth-suit",)),
    ]


@rule("HOUSE-UPGRADE-01", "TO-CITY-08")
def test_what_is_lost_can_be_taken_again() -> None:
    game = play(hubris([], [], space="shop", board=TOWN), "destroy stealth-suit")
    play(game, "corruption no", "hit acolyte", dice=["blank", "hit"])
    play(game, "city-action", "icon inventory")  # where one card lies, which is taken
    assert hero(game, "thorley").upgrades == ("stealth-suit",)
    assert stock(game) == ((), (), 0)


@rule("HOUSE-UPGRADE-01", "TO-UPGRADE-04")
def test_with_a_card_in_the_deck_what_is_lost_goes_under_it() -> None:
    game = play(hubris(["brutality"], ["ice-blade"]), "destroy stealth-suit")
    assert stock(game) == (("brutality",), ("stealth-suit", "ice-blade"), 1)
    assert logged(game, "inventory-refilled") == []


@rule("HOUSE-UPGRADE-01", "TO-UPGRADE-04")
def test_beside_five_cards_what_is_lost_lies_in_the_deck() -> None:
    game = play(hubris(FIVE, []), "destroy stealth-suit")
    assert stock(game) == (tuple(FIVE), ("stealth-suit",), 1)
    assert logged(game, "inventory-refilled") == []


@rule("HOUSE-UPGRADE-01", "TO-DEATH-09")
def test_a_successor_takes_what_he_is_owed_before_the_next_card_is_lost() -> None:
    dying = {"wounds": [1, 2, 3, 4], "upgrades": ["regeneration", "cyber-legs"]}
    game = at(
        team=TEAM,
        sin="greed",
        power=True,
        figures=FIGURES,
        hero="thorley",
        heroes={
            "thorley": {"space": "e", **dying},
            "rocco": {"space": "i", "upgrades": ["holy-water"]},
        },
        monsters=[monster("acolyte", "e"), monster("acolyte", "i")],
        reactions=0,
        inventory=["brutality", "ice-blade", "kevlar-suit"],
        upgrade_deck=[],
        exact=["upgrade_deck"],
    )
    fought(game, "hit skill", "hero leah")
    assert asked(game) == ("heroes-1", "inherit")
    assert len(table_of(game).inventory) == 5  # two of them are owed
    play(game, "take cyber-legs", "take brutality")
    fought(game, "hit skill", "cover 1")
    assert stock(game) == (("ice-blade", "kevlar-suit", "regeneration", "holy-water"), (), 0)
