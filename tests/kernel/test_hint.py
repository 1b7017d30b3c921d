"""Hints: what a machine player would do at a seat, and why, from what that seat may know."""

import pytest

import othersight
from othersight.bots import Observation, player
from othersight.games import words_of
from othersight.kernel.hint import Considered, Hint
from othersight.locales import render
from othersight.toolkit.hint_words import reasons
from tests.asking import question_of


def some_way_on(name: str, decisions: int) -> othersight.Game:
    game = othersight.new(name, seed=3)
    players = [player("regular", name, seat, "1") for seat in range(len(game.seats))]
    while game.history.length < decisions or len(question_of(game).options) < 3:
        seat = question_of(game).seat
        game.answer(players[seat].choose(Observation(game, seat)), seat)
    return game


@pytest.mark.parametrize("name", ["the-others", "they-live"])
def test_a_hint_is_an_open_option_and_the_same_at_every_table_the_seat_cannot_tell_apart(
    name: str,
) -> None:
    game = some_way_on(name, 90)
    seat = question_of(game).seat
    hint = game.hint(seat)
    assert hint.option in question_of(game).texts
    assert game.deal_anew(seat, "another").hint(seat).data() == hint.data()


@pytest.mark.parametrize("name", ["the-others", "they-live"])
def test_every_reason_can_be_said(name: str) -> None:
    game = some_way_on(name, 60)
    hint = game.hint(question_of(game).seat, "expert")
    said = [render(reason) for reason in reasons(words_of(game), game, question_of(game), hint)]
    assert said
    assert not any("{" in line for line in said)


@pytest.mark.parametrize("level", ["random", "novice", "regular", "expert"])
@pytest.mark.parametrize("name", ["the-others", "they-live"])
def test_every_level_says_what_it_expects_of_its_choice_and_of_another(
    name: str, level: str
) -> None:
    game = some_way_on(name, 30)
    hint = game.hint(question_of(game).seat, level)
    assert hint.best.estimate is not None
    assert hint.alternative is not None
    assert hint.alternative.option != hint.option
    assert hint.alternative.estimate is not None


def test_a_choice_by_judgement_is_only_compared_with_another() -> None:
    game = some_way_on("the-others", 10)
    first, second = list(question_of(game).texts)[:2]
    options = Considered(first, 0.5, None), Considered(second, 0.6, None)
    judged = [
        render(reason)
        for reason in reasons(
            words_of(game), game, question_of(game), Hint("regular", *options, (), "judgement")
        )
    ]
    assert judged[0].startswith("It goes by judgement")
    assert judged[2].startswith("To compare")


@pytest.mark.parametrize(("other", "said"), [(0.4, "next best"), (0.6, "keeps to its judgement")])
def test_an_option_ahead_but_not_clearly_is_not_called_the_next_best(
    other: float, said: str
) -> None:
    game = some_way_on("the-others", 10)
    first, second = list(question_of(game).texts)[:2]
    hint = Hint("expert", Considered(first, 0.5, None), Considered(second, other, None), ())
    assert said in render(reasons(words_of(game), game, question_of(game), hint)[1])


def test_a_hint_can_be_asked_of_any_level_and_an_unknown_one_is_named() -> None:
    game = some_way_on("the-others", 10)
    assert game.hint(question_of(game).seat, "random").option in question_of(game).texts
    with pytest.raises(othersight.UnknownName, match="no player 'wizard'"):
        game.hint(question_of(game).seat, "wizard")


def test_whoever_is_not_asked_gets_no_hint() -> None:
    game = othersight.new("the-others", seed=1)
    other = next(seat for seat in range(len(game.seats)) if seat != question_of(game).seat)
    with pytest.raises(othersight.IllegalOption, match="not asked anything"):
        game.hint(other)
    with pytest.raises(othersight.IllegalOption, match="spectator is not asked"):
        game.hint(-1)
