"""Who is asked after a change, since when, and until when if the table has a clock."""

from dataclasses import replace

from othersight.kernel.game import Game
from othersight.server.storage.rows import DECISION, PLAYING, START, UNDO, Change, SeatRow, WaitRow
from othersight.server.tables.seats import PERSON

Waits = dict[int, WaitRow]
"""By seat."""


def asked_persons(game: Game, status: str, seats: list[SeatRow]) -> list[int]:
    """The persons who are asked."""
    if status != PLAYING:
        return []
    return [q.seat for q in game.questions if seats[q.seat].holder == PERSON]


def waits_after(
    before: Waits, asked: list[int], change: Change, now: float, move_time: float
) -> Waits:
    """The waits after a change. Who is still asked keeps the time of the beginning; the clock starts anew with every
    answer of one's own and after an undo."""
    until = now + move_time if move_time else None
    after = {seat: before.get(seat) or WaitRow(now, until) for seat in asked}
    if move_time:
        for seat in after:
            if restarts(change, seat):
                after[seat] = replace(after[seat], until=until)
    return after


def restarts(change: Change, seat: int) -> bool:
    """Whether the clock of a seat starts anew with that change."""
    return change.kind in (START, UNDO) or (change.kind == DECISION and change.seat == seat)
