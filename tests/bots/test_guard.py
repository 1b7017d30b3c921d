"""Players who fail or overrun: the level below goes on, and it is told."""

from collections.abc import Callable, Sequence

import pytest

import othersight
from othersight.bots import Player, Sight
from othersight.bots.guard import GuardedPlayer, StoodDown
from othersight.bots.thought import Thought


class Stub:
    """Answers as it was told to."""

    thought: Thought | None = None

    def __init__(self, answer: Callable[[Sight], str], says: Callable[[], str] = str) -> None:
        self.answer = answer
        self.says = says

    def choose(self, sight: Sight) -> str:
        return self.answer(sight)

    def aside(self, sight: Sight) -> str:
        return self.says()


def sight() -> Sight:
    game = othersight.new("the-others", seed=1)
    return Sight(game, game.question.seat)


def first(seen: Sight) -> str:
    return seen.options[0]


def last(seen: Sight) -> str:
    return seen.options[-1]


def failing(seen: Sight) -> str:
    raise ZeroDivisionError


def guarded(*answers: Callable[[Sight], str], times: Sequence[float] = ()) -> GuardedPlayer:
    """Levels that answer so, each within a second."""

    def made(answer: Callable[[Sight], str]) -> Callable[[], Player]:
        return lambda: Stub(answer)

    levels = [(f"level {number}", made(answer), 1.0) for number, answer in enumerate(answers)]
    shown = iter(times)
    return GuardedPlayer(levels, lambda: next(shown, 0.0))


def test_whoever_throws_is_replaced_at_once_by_the_level_below() -> None:
    seen = sight()
    one = guarded(failing, last)
    assert one.choose(seen) == seen.options[-1]
    assert one.stood_down == [StoodDown("level 0", "level 1", "failed", 0)]
    assert one.choose(seen) == seen.options[-1]
    assert len(one.stood_down) == 1


def test_an_answer_that_is_no_option_is_a_failure() -> None:
    seen = sight()
    assert guarded(lambda seen: "fly away", first).choose(seen) == seen.options[0]


def test_several_levels_may_fail_one_after_the_other() -> None:
    seen = sight()
    one = guarded(failing, failing, last)
    assert one.choose(seen) == seen.options[-1]
    assert [down.level for down in one.stood_down] == ["level 0", "level 1"]


def test_where_the_lowest_level_fails_there_is_nobody_left() -> None:
    with pytest.raises(ZeroDivisionError):
        guarded(failing, failing).choose(sight())


def test_an_answer_a_tenth_over_its_time_still_counts() -> None:
    seen = sight()
    one = guarded(first, last, times=(0.0, 1.09))
    assert one.choose(seen) == seen.options[0]
    assert not one.stood_down


def test_whoever_overruns_by_more_is_replaced_from_the_next_answer_on() -> None:
    seen = sight()
    one = guarded(first, last, times=(0.0, 1.2))
    assert one.choose(seen) == seen.options[0]
    assert one.stood_down == [StoodDown("level 0", "level 1", "overran", 0)]
    assert one.choose(seen) == seen.options[-1]


def test_the_lowest_level_may_take_its_time() -> None:
    seen = sight()
    one = guarded(first, times=(0.0, 9.0))
    assert one.choose(seen) == seen.options[0]
    assert not one.stood_down


def test_a_player_who_fails_to_speak_is_replaced_too() -> None:
    seen = sight()

    def stumble() -> str:
        raise ZeroDivisionError

    one = GuardedPlayer(
        [("level 0", lambda: Stub(first, stumble), 1.0), ("level 1", lambda: Stub(last), 1.0)]
    )
    assert one.aside(seen) == ""
    assert one.choose(seen) == seen.options[-1]
