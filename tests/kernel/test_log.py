"""The log with who may see its lines, and the lists that clones share until one of them goes on."""

import pytest

from othersight.kernel.log import EVERYBODY, Entry, History, Log, all_but, only

SEATS = [0, 1, 2, 3, 4]
SPECTATOR = -1


def seen_by(mask: int) -> list[int]:
    """The seats, spectators included, that see a line."""
    return [seat for seat in (SPECTATOR, *SEATS) if Entry("x", (), mask, 0).is_seen_by(seat)]


def test_a_line_for_everybody_is_seen_by_all_and_by_spectators() -> None:
    assert seen_by(EVERYBODY) == [SPECTATOR, *SEATS]


@pytest.mark.parametrize("seat", SEATS)
def test_a_line_for_one_seat_is_seen_by_nobody_else(seat: int) -> None:
    assert seen_by(only(seat)) == [seat]


@pytest.mark.parametrize("seat", SEATS)
def test_a_line_for_all_but_one_is_seen_by_spectators_too(seat: int) -> None:
    assert seen_by(all_but(seat)) == [s for s in (SPECTATOR, *SEATS) if s != seat]


def test_a_line_for_two_seats_is_seen_by_both() -> None:
    assert seen_by(only(1) | only(3)) == [1, 3]


def test_a_line_for_nobody_is_seen_by_nobody() -> None:
    assert seen_by(0) == []


def line(key: str) -> Entry:
    return Entry(key, (), EVERYBODY, 0)


def keys(log: Log) -> list[str]:
    return [entry.key for entry in log.entries()]


def test_a_copied_log_shares_its_lines_until_one_goes_on() -> None:
    log = Log()
    log.add(line("a"))
    twin = log.copy()
    assert twin.lines is log.lines
    log.add(line("b"))
    twin.add(line("c"))
    twin.add(line("d"))
    log.add(line("e"))
    assert keys(log) == ["a", "b", "e"]
    assert keys(twin) == ["a", "c", "d"]


def test_a_copy_of_a_shorter_log_does_not_see_later_lines() -> None:
    log = Log()
    log.add(line("a"))
    twin = log.copy()
    log.add(line("b"))
    assert keys(twin) == ["a"]
    assert keys(twin.copy()) == ["a"]


def test_decisions_are_shared_in_the_same_way() -> None:
    history = History()
    history.add(0, ("a",))
    twin = history.copy()
    assert twin.options is history.options
    assert twin.deciders is history.deciders
    history.add(1, ("b",))
    twin.add(2, ("c",))
    history.add(1, ("d",))
    assert history.list() == [(0, ("a",)), (1, ("b",)), (1, ("d",))]
    assert twin.list() == [(0, ("a",)), (2, ("c",))]


def test_three_copies_of_one_history_go_three_ways() -> None:
    history = History()
    history.add(0, ("a",))
    copies = [history.copy() for _ in range(3)]
    for seat, copy in enumerate(copies):
        copy.add(seat, ("b",))
    assert [copy.list()[-1][0] for copy in copies] == [0, 1, 2]
    assert history.list() == [(0, ("a",))]


def test_what_is_said_again_is_held_once() -> None:
    assert Entry("a", (int("5"), "b"), 0, 0).values is Entry("c", (int("5"), "b"), 0, 1).values


def test_decisions_from_one_number_up_to_another() -> None:
    history = History()
    for seat in range(4):
        history.add(seat, ("a",))
    assert history.between(1, 3) == [(1, ("a",)), (2, ("a",))]
    assert history.between(3, 1) == []
