"""Players who fail or overrun: the level below goes on, and it is told."""

from collections.abc import Callable, Sequence

import pytest

import othersight
from othersight.bots import Observation, Player, player
from othersight.bots import fallback as guard
from othersight.bots.explanation import Explanation
from othersight.bots.fallback import FallbackPlayer, StoodDown
from tests.asking import question_of


class Stub:
    """Answers as it was told to."""

    explanation: Explanation | None = None

    def __init__(self, answer: Callable[[Observation], str], says: Callable[[], str] = str) -> None:
        self.answer = answer
        self.says = says

    def choose(self, observation: Observation) -> str:
        return self.answer(observation)

    def aside(self, observation: Observation) -> str:
        return self.says()


def observation() -> Observation:
    game = othersight.new("the-others", seed=1)
    return Observation(game, question_of(game).seat)


def first(seen: Observation) -> str:
    return seen.options[0]


def last(seen: Observation) -> str:
    return seen.options[-1]


def failing(seen: Observation) -> str:
    raise ZeroDivisionError


def guarded(*answers: Callable[[Observation], str], times: Sequence[float] = ()) -> FallbackPlayer:
    """Levels that answer so, each within a second."""

    def made(answer: Callable[[Observation], str]) -> Callable[[], Player]:
        return lambda: Stub(answer)

    levels = [(f"level {number}", made(answer), 1.0) for number, answer in enumerate(answers)]
    shown = iter(times)
    return FallbackPlayer(levels, lambda: next(shown, 0.0))


def test_a_hint_that_took_too_long_is_given_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The level that has overrun stands down after its answer, not before it."""
    game = othersight.new("they-live", players=4, seed=1)
    monkeypatch.setattr(guard, "OVERRUN", 0.0)
    hint = game.hint(question_of(game).seat, "regular")
    assert hint.level == "regular"
    assert hint.best.option in question_of(game).texts


def test_whoever_throws_is_replaced_at_once_by_the_level_below() -> None:
    seen = observation()
    one = guarded(failing, last)
    assert one.choose(seen) == seen.options[-1]
    assert one.stood_down == [StoodDown("level 0", "level 1", "failed", 0)]
    assert one.choose(seen) == seen.options[-1]
    assert len(one.stood_down) == 1


def test_an_answer_that_is_no_option_is_a_failure() -> None:
    seen = observation()
    assert guarded(lambda seen: "fly away", first).choose(seen) == seen.options[0]


def test_several_levels_may_fail_one_after_the_other() -> None:
    seen = observation()
    one = guarded(failing, failing, last)
    assert one.choose(seen) == seen.options[-1]
    assert [down.level for down in one.stood_down] == ["level 0", "level 1"]


def test_where_the_lowest_level_fails_there_is_nobody_left() -> None:
    with pytest.raises(ZeroDivisionError):
        guarded(failing, failing).choose(observation())


def test_an_answer_a_tenth_over_its_time_still_counts() -> None:
    seen = observation()
    one = guarded(first, last, times=(0.0, 1.09))
    assert one.choose(seen) == seen.options[0]
    assert not one.stood_down


def test_whoever_overruns_by_more_is_replaced_from_the_next_answer_on() -> None:
    seen = observation()
    one = guarded(first, last, times=(0.0, 1.2))
    assert one.choose(seen) == seen.options[0]
    assert one.stood_down == [StoodDown("level 0", "level 1", "overran", 0)]
    assert one.choose(seen) == seen.options[-1]


def test_the_lowest_level_may_take_its_time() -> None:
    seen = observation()
    one = guarded(first, times=(0.0, 9.0))
    assert one.choose(seen) == seen.options[0]
    assert not one.stood_down


def test_a_player_who_fails_to_speak_is_replaced_too() -> None:
    seen = observation()

    def stumble() -> str:
        raise ZeroDivisionError

    one = FallbackPlayer(
        [("level 0", lambda: Stub(first, stumble), 1.0), ("level 1", lambda: Stub(last), 1.0)]
    )
    assert one.aside(seen) == ""
    assert one.choose(seen) == seen.options[-1]


def test_an_aside_that_is_not_allowed_is_a_failure() -> None:
    seen = observation()
    one = FallbackPlayer(
        [
            ("level 0", lambda: Stub(first, lambda: "fly away"), 1.0),
            ("level 1", lambda: Stub(last), 1.0),
        ]
    )
    assert one.aside(seen) == ""
    assert [down.why for down in one.stood_down] == ["failed"]


def test_an_overrun_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    guarded(first, last, times=(0.0, 1.2)).choose(observation())
    assert "a level 0 player has taken 1.20 s of 1.00" in caplog.text


def finished() -> Observation:
    game = othersight.new("the-others", seed=1)
    seats = [player("random", seat=seat, seed=seat) for seat in range(len(game.seats))]
    while game.questions:
        game.answer(seats[question_of(game).seat].choose(Observation(game, question_of(game).seat)))
    return Observation(game, 0)


def test_whoever_asks_a_player_who_is_not_asked_is_told_so_and_the_player_stays() -> None:
    game = othersight.new("the-others", seed=1)
    other = next(seat for seat in range(len(game.seats)) if seat != question_of(game).seat)
    one = player("master", seat=other)
    for ask in (one.choose, one.aside):
        with pytest.raises(othersight.IllegalOption, match=f"seat {other} is not asked"):
            ask(Observation(game, other))
    assert isinstance(one, FallbackPlayer)
    assert (one.level, one.stood_down) == ("master", [])


def test_a_player_shown_a_finished_game_says_that_it_is_over() -> None:
    one = player("master")
    with pytest.raises(othersight.IllegalOption, match="the game is over"):
        one.choose(finished())


@pytest.mark.parametrize("one", [player("novice", "they-live", 0), player("novice", seat=3)])
def test_a_player_of_another_seat_or_game_is_told_where_he_plays(one: Player) -> None:
    with pytest.raises(othersight.OthersightError, match="this player plays seat"):
        one.choose(observation())
