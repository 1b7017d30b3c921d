"""The Stash and its two piles (TL-STASH-04, TL-STASH-05, TL-STASH-07, TL-STASH-14, TL-STASH-15, TL-STASH-16,
TL-STASH-17, TL-STASH-18, TL-STASH-19, TL-TIME-08)."""

from typing import Any

import pytest

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.rules.stash import put_back, remake_piles
from othersight.games.they_live.state.config import ALLY, ITEM, WEAPON, Config
from othersight.games.they_live.state.table import NONE
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
    generic_cards,
    street,
    text,
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
from tests.games.they_live.town import told
from tests.rule_ids import rule


def winning(outcome: tuple[tuple[str, int], ...], piles: list[list[str]], **given: Any) -> Game:
    """Seat 0 before a Location card whose passed test has that outcome; the Stash is these piles, top last."""

    def figures(config: Config) -> None:
        street(config)
        generic_cards(config, "tech", passed=outcome)

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
            found = [c for c, f in enumerate(t.config.card_face) if f == face and c not in held]
            held.add(found[0])
            cards.append(found[0])
        made.append(tuple(cards))
    decks = t.edit_decks()
    decks.piles, decks.discard = tuple(made), ()
    return game


def piles_of(game: Game) -> list[list[str]]:
    """Both piles by faces, top last."""
    t = table_of(game)
    return [[t.config.card_face[c] for c in pile] for pile in t.decks.piles]


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


@rule("TL-STASH-15", "TL-INFO-06")
def test_a_pile_searched_in_vain_is_shown_to_all_and_shuffled() -> None:
    orders = set()
    for seed in range(8):
        pile = [BELT, PIPE, KIT, RIFLE, CLOTHES]
        game = winning((("ally", 1),), [pile, [DRIVER, BILLS]], seed=str(seed))
        play(game, "card", "pile 0", dice=kick("a.."))
        (line,) = told(game, 3, "cards-turned")
        assert line == (0, (*reversed(pile), BILLS, DRIVER))
        assert (sorted(piles_of(game)[0]), piles_of(game)[1]) == (sorted(pile), [BILLS])
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
    loose = [c for c, f in enumerate(t.config.card_face) if f in (BELT, PIPE) and c not in used]
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


@rule("TL-STASH-18", "TL-STASH-19", "TL-INFO-06")
def test_a_discarded_red_bordered_card_is_counted_like_any_other_and_never_comes_back() -> None:
    game = at("action", people={0: {"bag": ["title-belt", BELT]}}, figures=street)
    red, normal = person(game, 0).bag
    stashed(game, [[], [KIT]])
    play(game, "stay", "craft scrap", "scrap title-belt")
    assert game.view(1)["decks"]["discard"] == 1  # not that it was red
    play(game, f"scrap {BELT}")
    assert game.view(1)["decks"]["discard"] == 2
    table_of(game).edit_decks().piles = ((), ())
    assert remake_piles(game)
    decks = table_of(game).decks
    assert normal in (*decks.piles[0], *decks.piles[1])
    assert red not in (*decks.discard, *decks.reserve, *decks.piles[0], *decks.piles[1])


@rule("TL-STASH-19")
@pytest.mark.parametrize("players", [4, 5, 6])
def test_no_red_bordered_card_lies_in_the_stash(players: int) -> None:
    t = table_of(at("action", players=players))
    stash = [t.config.face(c) for c in (*t.decks.piles[0], *t.decks.piles[1])]
    assert stash
    assert not [face.id for face in stash if face.red]
    assert {t.config.face(card).red for card in t.decks.reserve} == {True}  # where they wait
    assert {face.type for face in stash} == {WEAPON, ITEM, ALLY}


def asking_the_clerk(discard: list[str]) -> Game:
    """Seat 0 with a Single Use card that draws two, both piles empty, and these cards discarded."""

    def figures(config: Config) -> None:
        street(config)
        text(config.faces[CLERK], "self", (("cards", 2),), action=True, single=True)

    game = stashed(at("action", people={0: {"bag": [CLERK]}}, figures=figures), [discard, []])
    decks = table_of(game).edit_decks()
    decks.piles, decks.discard = ((), ()), decks.piles[0]
    return play(game, "stay", f"use {CLERK}")


@rule("TL-STASH-12", "TL-STASH-18")
def test_a_single_use_card_does_not_draw_itself_from_the_discards() -> None:
    game = asking_the_clerk([])
    assert (person(game, 0).bag, piles_of(game)) == ((), [[], []])
    assert faces(game, table_of(game).decks.discard) == [CLERK]
    assert logged(game, "stash-remade") == []


@rule("TL-STASH-12", "TL-STASH-18")
def test_a_card_in_use_stays_discarded_when_the_other_discards_become_the_stash() -> None:
    game = asking_the_clerk([BELT])
    assert faces(game, person(game, 0).bag) == [BELT]  # the one card there was
    assert (piles_of(game), faces(game, table_of(game).decks.discard)) == ([[], []], [CLERK])
    assert len(logged(game, "stash-remade")) == 1


@rule("TL-STASH-12", "TL-STASH-18")
def test_a_single_use_card_is_shuffled_in_with_the_discards_once_its_use_is_over() -> None:
    game = asking_the_clerk([])
    assert asked(game) == [(0, "action")]
    assert remake_piles(game)
    assert piles_of(game) == [[CLERK], []]


@rule("TL-STASH-07", "TL-INFO-05")
def test_a_card_gained_after_a_look_at_the_own_cards_has_not_been_inspected() -> None:
    people: People = {0: {"bag": [PIPE], "glasses": 1}, 1: {"bag": [BELT]}}
    game = at("action", people=people, figures=street)
    play(game, "stay", "inspect cards")
    assert [card["icon"] != "" for card in bag_imagined(game)] == [True]
    play(game, "trade 1", f"give card {BELT}")
    assert [card["icon"] != "" for card in bag_imagined(game)] == [False]


def bag_imagined(game: Game) -> list[dict[str, Any]]:
    """The bag of seat 0 in that seat's own eyes, as seat 2 takes it to be."""
    bag: list[dict[str, Any]] = game.deal_anew(2, "0").view(0)["people"][0]["bag"]
    return bag


@rule("TL-STASH-14", "TL-HIDDEN-10")
def test_a_card_shuffled_back_into_its_pile_is_known_to_nobody_any_more() -> None:
    game = at("action", figures=street)
    t = table_of(game)
    back, other = t.decks.piles[0][:2], t.decks.piles[1][:2]
    for seat in (0, 3):
        t.edit_knowledge(seat).icons = tuple(sorted((*back, *other)))
        t.edit_knowledge(seat).faces = tuple(sorted((*back, *other)))
    put_back(game, 0, t.decks.piles[0])
    for seat in (0, 3):
        assert t.knowledge[seat].icons == t.knowledge[seat].faces == tuple(sorted(other))
