"""What another process has stored of a table, gathered until the readers of this one have been told."""

from othersight.server.storage.rows import SEAT, START, Change, ChatRow, Kept, SeatRow

ANEW = " anew"
"""Behind the holder of a seat in the journal: earlier links to it have ended."""


class News:
    """Changes, things said, and the seats that have changed their mind about remembered answers."""

    def __init__(self) -> None:
        self.journal: list[Change] = []
        self.chat: list[ChatRow] = []
        self.minds: set[int] = set()
        self.nicks = False

    def add(self, kept: Kept, seats: list[SeatRow], remembered: dict[int, dict[str, str]]) -> None:
        """What is stored now, where these were the seats and remembered answers before."""
        self.journal += kept.journal
        self.chat += kept.chat
        self.nicks = self.nicks or kept.seats != seats
        for seat in range(len(seats)):
            if kept.remembered.get(seat, {}) != remembered.get(seat, {}):
                self.minds.add(seat)

    @property
    def has_begun(self) -> bool:
        """Whether there is a board now that was not there before."""
        return any([change.kind == START for change in self.journal])

    @property
    def given_away(self) -> set[int]:
        """Seats to which earlier links have ended."""
        given = [c for c in self.journal if c.kind == SEAT and c.detail.endswith(ANEW)]
        return {change.seat for change in given}
