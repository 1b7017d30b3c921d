"""Questions: to one seat, openly, or to several at once and in secret; answers by option, text or index."""

import itertools

import pytest

from othersight.kernel.codec import state_hash
from othersight.kernel.errors import IllegalOption
from tests.kernel.toy import done, toy


def test_a_question_names_seat_kind_rule_and_options() -> None:
    question = toy("Take").question
    assert question is not None
    assert (question.seat, question.kind, question.rule) == (0, "take", "TOY-take")
    assert question.options == [("take", 1), ("take", 2)]
    assert question.texts == ["take 1", "take 2"]


@pytest.mark.parametrize("answer", [("take", 2), "take 2", 1])
def test_an_answer_is_an_option_its_text_or_its_index(answer: tuple[str, int] | str | int) -> None:
    game = toy("Take")
    game.answer(answer)
    assert game.history.list() == [(0, ("take", 2))]


@pytest.mark.parametrize("answer", ["take 3", "take", "", ("take",), 2, -1])
def test_an_answer_that_is_no_option_is_refused_and_changes_nothing(
    answer: tuple[str] | str | int,
) -> None:
    game = toy("Take")
    before = state_hash(game)
    with pytest.raises(IllegalOption) as error:
        game.answer(answer)
    assert error.value.rule == "TOY-take"
    assert state_hash(game) == before
    assert game.history.length == 0


def test_a_seat_that_is_not_asked_cannot_answer() -> None:
    with pytest.raises(IllegalOption, match="seat 2 is not asked anything now"):
        toy("Take").answer(0, 2)


def test_a_game_that_is_over_takes_no_answer() -> None:
    game = toy("Take")
    game.answer(0)
    with pytest.raises(IllegalOption, match="the game is over"):
        game.answer(0)


def test_a_single_option_is_taken_without_asking() -> None:
    assert done(toy("Alone")) == ["silent 1"]


def test_asked_openly_a_single_option_is_asked_all_the_same() -> None:
    game = toy("Alone")
    assert game.question is not None
    assert game.question.options == [("take", 1)]
    game.answer(0)
    assert done(game) == ["silent 1", "open"]


# -- several seats at once


def test_all_seats_are_asked_at_once_each_with_its_own_options() -> None:
    game = toy("Ballot")
    assert [(q.seat, len(q.options)) for q in game.questions] == [(0, 2), (1, 3), (2, 4)]


def test_a_secret_answer_is_kept_and_its_seat_is_not_asked_again() -> None:
    game = toy("Ballot")
    game.answer("vote 2", 1)
    assert [question.seat for question in game.questions] == [0, 2]
    assert done(game) == []
    with pytest.raises(IllegalOption, match="seat 1 is not asked"):
        game.answer("vote 0", 1)


def test_options_of_one_seat_are_not_open_to_another() -> None:
    with pytest.raises(IllegalOption):
        toy("Ballot").answer("vote 3", 0)


def test_nothing_goes_on_until_the_last_secret_answer() -> None:
    game = toy("Ballot")
    game.answer(0, 0)
    game.answer(0, 2)
    assert done(game) == []
    game.answer(2, 1)
    assert done(game) == ["0 voted 0", "1 voted 2", "2 voted 0"]


def test_the_order_of_secret_answers_makes_no_difference() -> None:
    hashes = set()
    for order in itertools.permutations(range(3)):
        game = toy("Ballot")
        for seat in order:
            game.answer(seat, seat)
        hashes.add(state_hash(game))
    assert len(hashes) == 1


def test_secret_answers_are_forgotten_when_all_are_there() -> None:
    game = toy("Ballot")
    for seat in range(3):
        game.answer(0, seat)
    assert (game.answers, game.secret) == ({}, False)
    assert [question.kind for question in game.questions] == ["hold"]


def test_clones_in_a_ballot_take_different_answers() -> None:
    game = toy("Ballot")
    game.answer(1, 0)
    twin = game.clone()
    for seat in (1, 2):
        game.answer(0, seat)
        twin.answer(1, seat)
    assert done(game) == ["0 voted 1", "1 voted 0", "2 voted 0"]
    assert done(twin) == ["0 voted 1", "1 voted 1", "2 voted 1"]
