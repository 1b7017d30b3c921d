"""The curve and its turning points, counted from games whose winners are made up."""

from collections.abc import Callable, Iterator, Sequence

import pytest

from othersight.study.chances import STUCK, Counting, Share, shift
from othersight.study.curve import apportioned, chosen, count_curve
from othersight.study.rollouts import Manner, Players, Spot, play_on
from othersight.study.turning_points import turning_points
from tests.study.pasts import past

Wins = Callable[[Spot, int], bool]


class MadeUp(Players):
    """Nobody plays; who wins is told by a rule."""

    def __init__(self, wins: Wins) -> None:
        self.wins = wins

    def outcomes(self, wanted: Sequence[tuple[Spot, int]]) -> Iterator[str]:
        for spot, number in wanted:
            yield "heroes" if self.wins(spot, number) else "sins"


def counting(wins: Wins) -> Counting:
    return Counting(past("the-others"), "heroes", MadeUp(wins), lambda: None)


def test_points_are_spread_evenly_with_both_ends() -> None:
    assert chosen([0, 3, 5, 9, 12, 20, 31], 4) == [0, 5, 12, 31]
    assert chosen([0, 3], 9) == [0, 3]


def test_games_are_shared_out_to_the_last_one() -> None:
    assert apportioned([1.0, 1.0, 2.0], 10) == [3, 2, 5]
    assert sum(apportioned([0.3, 0.3, 0.4], 101)) == 101
    assert apportioned([0.0, 0.0], 5) == [0, 0]


def test_more_games_are_counted_where_the_curve_jumps() -> None:
    last = past("the-others").last
    steps = chosen(past("the-others").beginnings(), 8)
    jump = steps[4]
    one = counting(lambda spot, number: spot.step < jump)
    count_curve(one, steps, 10)
    games = [one.at(Spot(step)).games for step in steps]
    assert one.played == 10 * (len(steps) - 1)
    assert games[3] > games[1]
    assert games[4] > games[6]
    assert one.at(Spot(last)).known


def test_the_end_of_a_game_is_known_without_counting() -> None:
    one = counting(lambda spot, number: True)
    end = Spot(past("the-others").last)
    one.up_to(5, [end])
    assert one.played == 0
    assert one.at(end).interval == (one.at(end).share, one.at(end).share)


def test_a_jump_is_narrowed_down_to_one_roll_and_told_to_be_luck() -> None:
    one = past("the-others")
    rolls = one.revealing(0, one.last)
    roll = rolls[len(rolls) // 2]
    seen = counting(lambda spot, number: spot.step < roll or number % 8 == 0)
    seen.up_to(8, [Spot(0), Spot(one.last - 1)])
    (turn,) = turning_points(seen, [0, one.last - 1], 8, 1)
    assert turn.rolls == (roll,)
    assert turn.first < roll <= turn.last
    assert turn.luck is not None
    assert turn.choice is not None
    assert turn.luck.by == pytest.approx(-7 / 8)
    assert turn.choice.by == pytest.approx(0.0)
    assert turn.moved.is_clear


def test_a_decision_that_changes_everything_before_the_dice_is_told_to_be_a_choice() -> None:
    one = past("the-others")
    rolls = one.revealing(0, one.last)
    roll = rolls[len(rolls) // 2]
    seen = counting(lambda spot, number: spot.step + int(spot.again) < roll)
    seen.up_to(8, [Spot(roll - 1), Spot(roll)])
    (turn,) = turning_points(seen, [roll - 1, roll], 8, 1)
    assert turn.luck is not None
    assert turn.choice is not None
    assert (turn.luck.by, turn.choice.by) == (0.0, -1.0)


def test_a_move_made_of_several_rolls_stays_together() -> None:
    one = past("the-others")
    rolls = one.revealing(0, one.last)[4:6]
    seen = counting(lambda spot, number: number % 8 < 8 - 3 * sum([spot.step >= r for r in rolls]))
    seen.up_to(8, [Spot(rolls[0] - 1), Spot(rolls[1])])
    (turn,) = turning_points(seen, [rolls[0] - 1, rolls[1]], 8, 1)
    assert turn.rolls == tuple(rolls)
    assert turn.moved.by == pytest.approx(-6 / 8)


@pytest.mark.parametrize(("more", "found"), [(1, 0), (6, 1)])
def test_what_moves_less_than_its_error_is_no_turning_point(more: int, found: int) -> None:
    roll = past("the-others").revealing(0, past("the-others").last)[5]
    steps = [roll - 1, roll]
    seen = counting(lambda spot, number: number % 16 < 8 + more * (spot.step >= roll))
    seen.up_to(16, [Spot(step) for step in steps])
    assert len(turning_points(seen, steps, 8, 3)) == found


def test_luck_and_choice_together_are_all_that_moved() -> None:
    one = past("the-others")
    seen = counting(lambda spot, number: (spot.step * 7 + number * 3 + int(spot.again)) % 5 < 2)
    steps = chosen(one.beginnings(), 9)
    count_curve(seen, steps, 12)
    found = turning_points(seen, steps, 12, 4)
    assert found
    for turn in found:
        assert turn.luck is not None
        assert turn.choice is not None
        assert turn.luck.by + turn.choice.by == pytest.approx(turn.moved.by)


def test_a_curve_that_never_moves_has_no_turning_point() -> None:
    seen = counting(lambda spot, number: True)
    count_curve(seen, [0, 20, 40], 4)
    assert turning_points(seen, [0, 20, 40], 4, 3) == []


def test_games_that_went_alike_leave_a_little_doubt() -> None:
    alike = shift((Share((1, 0, 1, 0)), Share((1, 0, 1, 0))))
    assert (alike.by, alike.error) == (0.0, 0.25)
    assert not alike.is_clear


def test_games_without_an_end_are_left_out() -> None:
    share = Share((1, STUCK, 0, 1))
    assert (share.games, share.stuck) == (3, 1)
    assert share.share == pytest.approx(2 / 3)
    moved = shift((share, Share((0, 1, 0, 0))))
    assert moved.by == pytest.approx(-2 / 3)


def test_playing_on_depends_on_seed_and_number_alone() -> None:
    one = past("the-others")
    near_end = Spot(max(0, one.last - 30))
    manner = Manner("random", "1")
    outcomes = [play_on(one, near_end, manner, number) for number in range(3)]
    assert set(outcomes) <= {"heroes", "sins"}
    assert [play_on(one, near_end, manner, number) for number in range(3)] == outcomes


def test_several_processes_play_the_same_games() -> None:
    one = past("the-others")
    manner = Manner("random", "1")
    wanted = [(Spot(one.last - 20 - at), number) for at in range(2) for number in range(2)]
    with Players(one, manner, 2) as several:
        apart = list(several.outcomes(wanted))
    assert apart == [play_on(one, spot, manner, number) for spot, number in wanted]


def test_a_decision_taken_again_is_the_one_that_was_taken() -> None:
    one = past("the-others")
    roll = one.revealing(0, one.last)[-1]
    winner = play_on(one, Spot(roll - 1, again=True), Manner("random", "1"), 0)
    assert winner in ("heroes", "sins")
