"""The mixed Apocalypse deck of the finale: how it is made, and who knows what of it (HOUSE-APOC-01, HOUSE-APOC-02,
HOUSE-APOC-03)."""

from collections import Counter

import pytest

import othersight
from othersight.games import GAMES
from othersight.games.the_others.content import load_content
from othersight.games.the_others.rules.figures import table_of
from othersight.kernel.codec import load_game, save_game
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from tests.games.the_others.play import asked, at, monster, on_board, open_options, play, sins
from tests.rule_ids import rule

STORY = "the-seventh-door"
TYPES = ("terror", "corruption", "redemption")
DECK = ["stab-in-the-dark", "mantle-of-skulls"]
"""The top of the deck: cards that bring no figure."""


def finale(seed: str, **options: object) -> Game:
    """A game of the finale at its first decision."""
    game: Game = othersight.new("the-others", story=STORY, seed=seed, **options)
    return game


def deck_of(game: Game) -> tuple[str, ...]:
    return table_of(game).sins.apocalypse_deck


def types_of(cards: tuple[str, ...]) -> Counter[str]:
    apocalypse = load_content().apocalypse
    return Counter([apocalypse[card].deck for card in cards])


@rule("HOUSE-APOC-01")
def test_two_different_cards_of_each_type_make_the_deck() -> None:
    for seed in range(12):
        deck = deck_of(finale(str(seed)))
        assert types_of(deck) == {"terror": 2, "corruption": 2, "redemption": 2}
        assert len(set(deck)) == 6


@rule("HOUSE-APOC-01")
def test_lots_are_drawn_and_the_deck_is_shuffled() -> None:
    decks = [deck_of(finale(str(seed))) for seed in range(40)]
    drawn = Counter([card for deck in decks for card in deck])
    assert set(drawn) == set(load_content().apocalypse)  # every card comes up
    assert max(drawn.values()) < 30  # and none always
    tops = Counter([load_content().apocalypse[deck[-1]].deck for deck in decks])
    assert min(tops[type] for type in TYPES) > 3


@rule("HOUSE-APOC-01")
def test_other_stories_have_all_cards_of_their_type() -> None:
    for story in ("havens-last-stand", "the-darkness-within", "battleground-of-souls"):
        game = othersight.new("the-others", story=story, seed=1)
        type = load_content().stories[story].type
        assert sorted(deck_of(game)) == sorted(load_content().apocalypse_deck(type))


@rule("HOUSE-APOC-01")
def test_a_position_has_two_of_each_type_with_those_it_names() -> None:
    game = at(story=STORY, revealed=["hellfire-curse"], apocalypse_deck=DECK)
    deck = deck_of(game)
    assert deck[-1:-3:-1] == tuple(DECK)
    assert types_of((*deck, "hellfire-curse")) == dict.fromkeys(TYPES, 2)
    assert len({*deck, "hellfire-curse"}) == 6


@rule("HOUSE-APOC-01")
def test_a_position_that_names_both_cards_of_a_type_gets_no_third() -> None:
    both = ["stab-in-the-dark", "perpetual-inferno"]
    for seed in range(4):
        deck = deck_of(at(seed=str(seed), story=STORY, apocalypse_deck=both))
        assert types_of(deck) == dict.fromkeys(TYPES, 2)
        assert set(both) < set(deck)


@rule("HOUSE-APOC-01")
def test_a_position_with_three_cards_of_a_type_is_refused() -> None:
    three = ["hellfire-curse", "agony-of-the-unclean", "darkness-beckons"]
    with pytest.raises(OthersightError, match="type"):
        at(story=STORY, revealed=three[:1], apocalypse_deck=three[1:])


@rule("HOUSE-APOC-01")
def test_a_saved_game_keeps_its_deck_and_one_with_too_many_of_a_type_is_refused() -> None:
    game = finale("kept")
    saved = save_game(game)
    assert deck_of(load_game(saved, GAMES)) == deck_of(game)
    sins_side = table_of(game).edit_sins()
    rest = [
        c for c in load_content().apocalypse_deck("terror") if c not in sins_side.apocalypse_deck
    ]
    sins_side.apocalypse_deck = (*rest[:1], *sins_side.apocalypse_deck)
    with pytest.raises(OthersightError):
        game.definition.check(game)


def chosen_once(seed: str) -> Game:
    """The finale at the end of a Round: the Sins Player has revealed one card and put one back."""
    game = at(seed=seed, story=STORY, when="end-tasks", heroes_killed=1, apocalypse_deck=DECK)
    assert asked(game) == ("sins", "apocalypse")
    return play(game, "keep stab-in-the-dark")


@rule("HOUSE-APOC-02")
def test_heroes_know_revealed_cards_and_the_number_of_each_type_only() -> None:
    game = chosen_once("0")
    seen = [game.deal_anew(1, number) for number in range(60)]
    for dealt in seen:
        deck = deck_of(dealt)
        assert "stab-in-the-dark" not in deck
        assert types_of(deck) == {"terror": 1, "corruption": 2, "redemption": 2}
        assert len(set(deck)) == 5
    cards = Counter([card for dealt in seen for card in deck_of(dealt)])
    assert set(cards) == set(load_content().apocalypse) - {"stab-in-the-dark"}
    assert 5 < cards["mantle-of-skulls"] < 40  # the card put back is as unknown as any


@rule("HOUSE-APOC-02")
def test_the_sins_player_knows_the_cards_he_has_seen_and_no_other() -> None:
    game = chosen_once("0")
    seen = [game.deal_anew(0, number) for number in range(60)]
    for dealt in seen:
        deck = deck_of(dealt)
        assert deck[0] == "mantle-of-skulls"  # he has put it there
        assert types_of(deck) == {"terror": 1, "corruption": 2, "redemption": 2}
        assert (len(set(deck)), "stab-in-the-dark" in deck) == (5, False)
    cards = Counter([card for dealt in seen for card in deck_of(dealt)[1:]])
    assert set(cards) == set(load_content().apocalypse) - {"stab-in-the-dark", "mantle-of-skulls"}


@rule("HOUSE-APOC-02")
def test_cards_before_the_sins_player_are_his_and_unknown_to_the_heroes() -> None:
    game = at(story=STORY, when="end-tasks", heroes_killed=1, apocalypse_deck=DECK)
    held = {tuple(open_options(game.deal_anew(0, number))) for number in range(12)}
    assert held == {tuple(open_options(game))}
    for number in range(12):
        assert not set(DECK) & set(deck_of(game.deal_anew(0, number)))
    others = {tuple(open_options(game.deal_anew(1, number))) for number in range(12)}
    assert len(others) > 6


@rule("HOUSE-APOC-02")
def test_a_card_that_left_with_its_member_never_comes_back() -> None:
    gone = monster("grin-terror", state="gone")
    game = at(story=STORY, monsters=[gone], apocalypse_deck=["mantle-of-skulls"])
    t = table_of(game)
    t.edit_sins().apocalypse_deck = tuple([c for c in deck_of(game) if c != "grin-terror"])
    for seat in (0, 1):
        for number in range(30):
            assert "grin-terror" not in deck_of(game.deal_anew(seat, number))


@rule("HOUSE-APOC-03")
def test_two_cards_of_the_same_member_bring_two_figures() -> None:
    deck = ["dr-gan-redemption", "hellfire-curse"]
    game = at(
        story=STORY,
        when="end-tasks",
        heroes_killed=1,
        apocalypse_deck=deck,
        revealed=["dr-gan-terror"],
        monsters=[monster("dr-gan-terror", "i")],
        spaces={"g": {"nest": 1}, "h": {"nest": 1}},
    )
    play(game, "keep dr-gan-redemption", "nest g")
    assert (on_board(game, "dr-gan-terror"), on_board(game, "dr-gan-redemption")) == (["i"], ["g"])
    assert set(sins(game).revealed) == {"dr-gan-terror", "dr-gan-redemption"}
