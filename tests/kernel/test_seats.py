"""Odds and hints are asked for a seat in one and the same way, by its number or its name."""

from collections.abc import Callable
from typing import Any

import pytest

import othersight
from othersight.kernel.game import Game
from tests.asking import question_of

Ask = Callable[[Game, Any], object]


def hint(game: Game, seat: Any) -> object:
    return game.hint(seat, "random").data()


def odds(game: Game, seat: Any) -> object:
    assert game.question is not None
    return game.odds(seat, game.question.options[0])


@pytest.mark.parametrize("ask", [hint, odds])
@pytest.mark.parametrize("name", ["the-others", "they-live"])
def test_a_seat_is_named_by_its_number_or_its_name(name: str, ask: Ask) -> None:
    game = othersight.new(name, seed=1)
    assert game.question is not None
    seat = game.question.seat
    assert ask(game, game.seats[seat]) == ask(game, seat)


@pytest.mark.parametrize("ask", [hint, odds])
@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (99, "there is no seat 99"),
        ("nobody", "there is no seat nobody"),
        (None, "there is no seat None"),
        (-1, "a spectator is not asked anything"),
        (1, "seat 1 is not asked anything now"),
        ("heroes-1", "seat 1 is not asked anything now"),
    ],
)
def test_whoever_is_not_there_or_not_asked_is_told_so(ask: Ask, seat: object, said: str) -> None:
    game = othersight.new("the-others", seed=1)
    with pytest.raises(othersight.IllegalOption, match=said):
        ask(game, seat)


def test_odds_take_an_option_its_text_or_its_index() -> None:
    game = othersight.new("the-others", seed=1)
    assert game.question is not None
    for option in (game.question.options[0], game.question.texts[0], 0):
        assert game.odds(0, option) is None


@pytest.mark.parametrize("name", ["the-others", "they-live"])
@pytest.mark.parametrize(
    ("option", "said"),
    [
        (None, "None is no option; an option is a tuple, its text or its index"),
        (1.5, "1.5 is no option"),
        (["pass"], "is no option"),
        (99, "there is no option 99"),
        (-1, "there is no option -1"),
        ("checkmate", "'checkmate' is not open to seat 0 now"),
        ("", "'' is not open to seat 0 now"),
        ((), "'' is not open to seat 0 now"),
    ],
)
def test_what_is_no_open_option_is_refused_in_words(name: str, option: Any, said: str) -> None:
    game = othersight.new(name, seed=1)
    assert game.question is not None
    assert game.question.seat == 0
    asking: list[Callable[[], Any]] = [lambda: game.odds(0, option), lambda: game.answer(option)]
    for ask in asking:
        with pytest.raises(othersight.IllegalOption, match=said) as refused:
            ask()
        assert "reason-" not in str(refused.value)


def test_whoever_acts_is_named_by_number_or_name_alike() -> None:
    game = othersight.new("the-others", seed=1)
    game.answer(0, game.seats[question_of(game).seat])
    assert len(game.history.list()) == 1
    seat = question_of(game).seat
    assert game.deal_anew(game.seats[seat], 1).view(seat) == game.deal_anew(seat, 1).view(seat)
    assert game.asides("sins") == game.asides(0)
    for act in (
        lambda: game.answer(0, 9),
        lambda: game.answer(0, "nobody"),
        lambda: game.aside("claim person 1 human", "nobody"),
        lambda: game.deal_anew("nobody", 1),
    ):
        with pytest.raises(othersight.IllegalOption, match="there is no seat"):
            act()


def test_an_option_given_by_its_index_is_open_or_there_is_none() -> None:
    game = othersight.new("the-others", seed=1)
    seat = question_of(game).seat
    assert game.why_not(seat, 0) is None
    with pytest.raises(othersight.IllegalOption, match="there is no option 99"):
        game.why_not(seat, 99)
