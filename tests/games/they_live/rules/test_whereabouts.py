"""What a seat can tell of hidden cards and billboards holds in every deal of what it does not know (TL-HIDDEN-09,
TL-HIDDEN-10,
chapter TL-INFO)."""

from collections.abc import Callable
from typing import Any

import pytest

from othersight.games.they_live.rules.news import Propaganda
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.rules.whereabouts import (
    DEPOSITS,
    DISCARD,
    RESOURCES,
    inventories_known,
)
from othersight.games.they_live.state.config import Config
from othersight.games.they_live.state.table import LiveTable
from othersight.kernel.game import Game
from tests.games.they_live.figures import BELT, BILLS, KIT, PIPE, quiet_news, street
from tests.games.they_live.play import People, at, play
from tests.rule_ids import rule

DEALS = 25


def town(when: str, **given: Any) -> Game:
    """A position in which everybody knows what the others have in their bags, and nothing is discarded."""
    game = at(when, **{"figures": street, **given})
    decks = table_of(game).edit_decks()
    decks.piles = (decks.piles[0], (*decks.piles[1], *decks.discard))
    decks.discard = ()
    inventories_known(table_of(game))
    table_of(game).unsettled = False
    return game


def always(game: Game, seat: int, holds: Callable[[LiveTable], bool]) -> bool:
    """Whether something holds in every deal for a seat."""
    return all(holds(table_of(game.deal_anew(seat, seed))) for seed in range(DEALS))


def sometimes(game: Game, seat: int, holds: Callable[[LiveTable], bool]) -> bool:
    """Whether something holds in some deals for a seat, and not in all."""
    count = sum(holds(table_of(game.deal_anew(seat, seed))) for seed in range(DEALS))
    return 0 < count < DEALS


def card_of(game: Game, person: int, face: str) -> int:
    """The card of that face in somebody's bag."""
    t = table_of(game)
    return next(card for card in t.people[person].bag if t.config.card_face[card] == face)


@rule("TL-HIDDEN-08", "TL-INFO-06")
def test_a_card_put_from_a_slot_into_the_bag_is_in_that_bag_for_everybody() -> None:
    game = town("action", people={0: {"weapon": PIPE}})
    pipe = table_of(game).people[0].weapon
    play(game, "stay", "reorganize", f"unequip {PIPE}")
    assert always(game, 3, lambda t: pipe in t.people[0].bag)


@rule("TL-INFO-06")
def test_a_card_drawn_unseen_may_be_any_card_of_the_stash_for_the_others() -> None:
    game = town("location", people={0: {"space": 9, "scrap": 2}})
    play(game, "gather", "pile 0", dice=["kick-a", "gum", "gum"])
    card = table_of(game).people[0].bag[0]
    assert not always(game, 1, lambda t: card in t.people[0].bag)
    assert always(game, 0, lambda t: t.people[0].bag == (card,))


@rule("TL-INFO-06")
def test_a_traded_card_is_remembered_by_both_and_by_nobody_else() -> None:
    game = town("action", people={0: {"bag": [PIPE, KIT]}, 1: {"bag": [BELT]}})
    pipe = card_of(game, 0, PIPE)
    play(game, "stay", "trade 1", f"offer card {PIPE}", "accept")
    assert always(game, 0, lambda t: pipe in t.people[1].bag)
    assert always(game, 1, lambda t: pipe in t.people[1].bag)
    assert sometimes(game, 2, lambda t: pipe in t.people[1].bag)  # or the other card was given
    assert always(game, 2, lambda t: pipe in t.people[0].bag + t.people[1].bag)


@rule("TL-INFO-07", "TL-HIDDEN-09")
def test_a_deposit_is_known_to_its_builder_and_comes_from_the_bag_for_the_others() -> None:
    game = town("location", people={0: {"space": 9, "bag": [PIPE, KIT]}})
    pipe, kit = card_of(game, 0, PIPE), card_of(game, 0, KIT)
    play(game, "build", f"deposit {PIPE}", "pass")
    assert always(game, 0, lambda t: t.places[9].deposit == (pipe,))
    assert sometimes(game, 2, lambda t: t.places[9].deposit == (pipe,))
    assert always(game, 2, lambda t: t.places[9].deposit in ((pipe,), (kit,)))


@rule("TL-HIDDEN-09", "TL-HIDDEN-10", "TL-INFO-07")
def test_a_deposit_is_counted_once_while_its_builder_still_collects() -> None:
    game = town("location", people={0: {"space": 9, "bag": [PIPE, KIT]}}, places={9: {"scrap": 2}})
    pipe, kit = card_of(game, 0, PIPE), card_of(game, 0, KIT)
    play(game, "build", f"deposit {PIPE}", "pass")
    assert [question.kind for question in game.questions] == ["collect-scrap"]
    assert always(game, 0, lambda t: (t.places[9].deposit, t.people[0].bag) == ((pipe,), (kit,)))
    assert always(game, 2, lambda t: len(t.places[9].deposit) == len(t.people[0].bag) == 1)


@rule("TL-INFO-07")
@pytest.mark.parametrize(
    ("verb", "zones"), [("deploy", {DEPOSITS, RESOURCES}), ("discard", {DEPOSITS, DISCARD})]
)
def test_the_numbers_tell_the_others_where_none_of_the_sorted_cards_went(
    verb: str, zones: set[int]
) -> None:
    people: People = {0: {"space": 9, "bag": [PIPE, KIT]}, 1: {"space": 9, "glasses": 1}}
    game = town("location", people=people)
    pipe = card_of(game, 0, PIPE)
    play(game, "build", f"deposit {PIPE}", f"deposit {KIT}")
    play(game, "check", "lenses", f"{verb} {PIPE}", f"leave {KIT}")
    may = table_of(game).knowledge[2].may[pipe]
    assert {zone for zone in range(may.bit_length()) if may >> zone & 1} == zones


@rule("TL-INFO-07", "TL-INFO-08", "TL-LOCATION-18")
def test_what_was_sorted_is_known_to_the_checker_and_by_its_numbers_to_the_others() -> None:
    game = town(
        "location", people={0: {"space": 9, "bag": [PIPE, KIT]}, 1: {"space": 9, "glasses": 1}}
    )
    pipe, kit = card_of(game, 0, PIPE), card_of(game, 0, KIT)
    play(game, "build", f"deposit {PIPE}", f"deposit {KIT}")
    play(game, "check", "lenses", f"deploy {PIPE}", f"discard {KIT}")
    assert always(game, 1, lambda t: (t.decks.useful, t.decks.discard) == ((pipe,), (kit,)))
    assert sometimes(game, 0, lambda t: t.decks.useful == (pipe,))
    assert always(
        game, 0, lambda t: sorted(t.decks.useful + t.decks.discard) == sorted((pipe, kit))
    )


@rule("TL-INFO-10")
def test_a_message_that_was_seen_stands_in_every_deal_and_any_other_may() -> None:
    game = town("action", people={0: {"glasses": 1}})
    tile = table_of(game).places[9].billboard
    play(game, "stay", "inspect billboards")
    assert always(game, 0, lambda t: t.places[9].billboard == tile)
    assert sometimes(game, 1, lambda t: t.places[9].billboard == tile)


@rule("TL-INFO-10")
def test_a_raid_tells_everybody_which_billboards_carry_its_message() -> None:
    def raid(config: Any) -> None:
        street(config)
        for card in config.news.values():
            card.raid, card.swap = "obey", ""

    game = at("news", figures=raid)
    inventories_known(table_of(game))
    decks = table_of(game).edit_decks()
    decks.piles, decks.discard = (decks.piles[0], (*decks.piles[1], *decks.discard)), ()
    for seat in range(4):
        play(game, f"{seat}: nominate 0")
    tiles = table_of(game).config.billboard_tiles
    true = [tiles[table_of(game).places[space].billboard][1] == "obey" for space in (9, 13, 24)]

    def as_raided(t: LiveTable) -> bool:
        return [tiles[t.places[space].billboard][1] == "obey" for space in (9, 13, 24)] == true

    assert always(game, 2, as_raided)


@rule("TL-INFO-05")
def test_an_inspected_icon_is_kept_and_another_may_be_either() -> None:
    game = town("action", people={0: {"bag": [PIPE], "glasses": 1}, 1: {"bag": [KIT]}})
    pipe, kit = card_of(game, 0, PIPE), card_of(game, 1, KIT)
    icon = table_of(game).icons[pipe]
    play(game, "stay", "inspect cards")
    assert always(game, 0, lambda t: t.icons[pipe] == icon)
    assert sometimes(game, 0, lambda t: t.icons[kit] == 1)
    assert sometimes(game, 1, lambda t: t.icons[pipe] == 1)
    assert always(game, 1, lambda t: pipe in t.knowledge[0].icons)  # who has looked, all could see


@rule("TL-INFO-16", "TL-LOCATION-11")
def test_the_version_of_a_story_reward_fits_its_owner_in_every_deal() -> None:
    game = at("action", people={1: {"completed": True}})
    t = table_of(game)
    reward = t.config.characters[t.people[1].character].reward
    pair = [card for card, face in enumerate(t.config.card_face) if face == reward]
    t.edit_person(1).ally = pair[0]
    t.edit_decks().reserve = tuple([card for card in t.decks.reserve if card != pair[0]])
    t.unsettled = False

    def fits(dealt: LiveTable) -> bool:
        return bool(dealt.icons[pair[0]]) == dealt.people[1].invader != bool(dealt.icons[pair[1]])

    t.edit_person(2).invader = True
    t.unsettled = False
    assert always(game, 0, fits)
    assert sometimes(game, 0, lambda dealt: dealt.people[1].invader)


@rule("TL-STASH-12", "TL-STASH-13")
def test_a_used_single_use_card_lies_in_the_discard_for_everybody() -> None:
    game = town("action", people={0: {"bag": [BILLS, KIT]}})
    bills = card_of(game, 0, BILLS)
    game.aside(("use", bills), 0)
    for seat in range(4):
        assert always(game, seat, lambda t: t.decks.discard == (bills,))


@rule("TL-NEWS-13", "TL-NEWS-12", "TL-INFO-10")
@pytest.mark.parametrize("space", [9, 13, 24])
def test_after_a_swap_whoever_knew_the_old_message_knows_that_it_is_another(space: int) -> None:
    def figures(config: Config) -> None:
        street(config)
        quiet_news(config)
        for card in config.news.values():
            card.swap = artwork

    artwork = artwork_on(at("action"), space)
    game = town("action", people={0: {"glasses": 1}}, figures=figures)
    old = table_of(game).places[space].billboard
    play(game, "stay", "inspect billboards")
    game.stack, game.questions = [*game.stack, Propaganda()], []
    game.run()
    assert table_of(game).places[space].billboard != old
    assert always(game, 0, lambda t: t.places[space].billboard != old)
    assert sometimes(game, 1, lambda t: t.places[space].billboard == old)
    assert len({table_of(game.deal_anew(0, n)).places[space].billboard for n in range(DEALS)}) > 1


def artwork_on(game: Game, space: int) -> str:
    """The artwork that stands on a space."""
    return table_of(game).config.billboard_tiles[table_of(game).places[space].billboard][0]
