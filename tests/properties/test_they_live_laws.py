"""Each law of They Live fails on a table that breaks it, and all of them hold throughout whole games."""

from collections.abc import Callable

import pytest

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.table import IN_BAG, LiveTable
from tests.conformance.they_live import Walk, played, steps_of
from tests.properties.they_live_laws import LAWS, broken, shrunk, what_only_grows


@pytest.mark.parametrize("walk", [Walk(4, "easy", 3, True), Walk(6, "normal", 11, True)])
def test_laws_hold_at_every_decision(walk: Walk) -> None:
    first = table_of(walk.begin())
    before = what_only_grows(walk.begin())
    for game in steps_of(walk):
        assert broken(game, first) == []
        assert shrunk(before, game) == []
        before = what_only_grows(game)


def lose_a_card(t: LiveTable) -> None:
    decks = t.edit_decks()
    decks.piles = (decks.piles[0][1:], decks.piles[1])


def put_a_card_down_twice(t: LiveTable) -> None:
    decks = t.edit_decks()
    decks.discard = (*decks.discard, decks.piles[0][0])


def hold_an_ally_as_weapon(t: LiveTable) -> None:
    ally = next(c for c in t.decks.piles[0] if t.config.face(c).type == 2)
    lose_all(t, ally)
    t.edit_person(0).weapon = ally


def lose_all(t: LiveTable, card: int) -> None:
    decks = t.edit_decks()
    decks.piles = (
        tuple(c for c in decks.piles[0] if c != card),
        tuple(c for c in decks.piles[1] if c != card),
    )


def hoard(t: LiveTable) -> None:
    t.edit_person(0).scrap = 6


def change_sides(t: LiveTable) -> None:
    t.edit_person(0).invader = not t.people[0].invader


def turn_an_icon(t: LiveTable) -> None:
    t.icons = (1 - t.icons[0], *t.icons[1:])


def bag_a_boss(t: LiveTable) -> None:
    boss = next(tile.index for tile in t.tiles if t.config.tile_faces[tile.face].boss)
    t.edit_tile(boss).state = IN_BAG


def storm_from_afar(t: LiveTable) -> None:
    t.assault = True


CRIMES: dict[Callable[[LiveTable], None], str] = {
    lose_a_card: "only_red_bordered_cards_ever_leave_the_game",
    put_a_card_down_twice: "only_red_bordered_cards_ever_leave_the_game",
    hold_an_ally_as_weapon: "slots_hold_what_fits",
    hoard: "nobody_carries_more_than_allowed",
    change_sides: "identities_are_dealt_once_and_stay",
    turn_an_icon: "allegiance_is_only_mixed_among_cards_of_one_face",
    bag_a_boss: "a_tile_is_in_the_bag_on_the_board_or_out",
    storm_from_afar: "the_assault_has_everybody_at_cable_54",
}


@pytest.mark.parametrize("crime", CRIMES)
def test_a_law_finds_its_crime(crime: Callable[[LiveTable], None]) -> None:
    game = played(Walk(5, "normal", 2), 30)
    first = table_of(game.clone())
    assert broken(game, first) == []
    crime(table_of(game))
    assert CRIMES[crime] in [wrong.partition(":")[0] for wrong in broken(game, first)]


def test_every_law_has_a_crime() -> None:
    assert set(CRIMES.values()) == {law.__name__ for law in LAWS}


def test_a_clock_that_goes_back_is_found() -> None:
    game = played(Walk(5, "normal", 2), 30)
    before = {**what_only_grows(game), "clock": 25}
    assert shrunk(before, game) == [f"clock went from 25 to {table_of(game).clock}"]
