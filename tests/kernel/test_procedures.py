"""Procedures: a step asks before it acts, acts once, and calls, repeats, skips or ends by name."""

from tests.kernel.toy import Inner, Outer, Take, done, table_of, toy


def test_a_step_does_nothing_until_its_answer_is_there() -> None:
    game = toy("Take")
    assert done(game) == []
    assert table_of(game).boxes[0].stones == 0
    assert game.stack[-1].at == 0


def test_the_same_step_goes_on_with_the_answer_and_acts_once() -> None:
    game = toy("Take")
    game.answer("take 2")
    assert done(game) == ["take", "close"]
    assert table_of(game).boxes[0].stones == 2


def test_an_answer_is_used_up_by_the_step_that_asked() -> None:
    game = toy("Rounds")
    game.answer("take 2")
    assert game.question is not None
    assert game.question.kind == "take"
    assert table_of(game).boxes[0].stones == 2


def test_again_runs_the_step_once_more_before_the_next() -> None:
    assert done(toy("Rounds")) == ["open 1", "open 2", "open 3"]


def test_a_called_procedure_is_carried_out_first_and_its_result_arrives() -> None:
    game = toy("Rounds")
    assert [type(frame).__name__ for frame in game.stack] == ["Rounds", "Take"]
    game.answer("take 1")
    assert done(game)[3:] == ["take", "close", "took 1"]


def test_skip_to_goes_on_with_the_step_of_that_name() -> None:
    game = toy("Rounds")
    for _ in range(3):
        game.answer("take 2")
    assert game.outcome == "full"
    assert "never" not in done(game)


def test_a_game_that_has_ended_asks_nobody_and_has_nothing_under_way() -> None:
    game = toy("Rounds")
    while game.question:
        game.answer(0)
    assert (game.outcome, game.questions, game.stack) == ("full", [], [])


def test_finish_ends_a_procedure_before_its_last_step() -> None:
    game = toy("Take")
    take = game.stack[-1]
    assert isinstance(take, Take)
    take.finish(5)
    game.questions = []
    game.run()
    assert done(game) == []
    assert game.result == 5


def test_unwind_abandons_everything_above_and_including_the_innermost_of_a_kind() -> None:
    game = toy("Outer")
    game.answer("unwind")
    assert done(game) == ["outer goes on"]
    assert [type(frame) for frame in game.stack] == [Outer]


def test_without_unwinding_every_procedure_goes_on_in_its_turn() -> None:
    game = toy("Outer")
    game.answer("nothing")
    assert done(game) == ["inner goes on", "middle goes on", "outer goes on"]


def test_innermost_is_the_procedure_nearest_to_the_top() -> None:
    game = toy("Outer")
    assert isinstance(game.innermost(Inner), Inner)
    assert game.innermost(Outer) is game.stack[0]
    assert game.innermost(Take) is None


def test_what_innermost_hands_out_may_be_changed_without_a_clone_feeling_it() -> None:
    game = toy("Outer")
    twin = game.clone()
    game.answer("change")
    outer, other = game.stack[0], twin.stack[0]
    assert isinstance(outer, Outer)
    assert isinstance(other, Outer)
    assert (outer.changed, other.changed) == (1, 0)


def test_standing_tests_run_once_after_a_step_that_changed_the_table() -> None:
    game = toy("Rounds")
    assert table_of(game).settled == 0
    game.answer("take 1")
    assert table_of(game).settled == 1


def test_a_copied_procedure_is_at_the_same_step_with_the_same_variables() -> None:
    take = Take(2)
    take.at, take.result, take.taken = 1, 4, 2
    twin = take.copy()
    assert isinstance(twin, Take)
    assert (twin.at, twin.result, twin.box, twin.taken) == (1, 4, 2, 2)
    assert twin.owner is None
