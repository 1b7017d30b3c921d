"""Changes that another process has stored, collected until the readers of this process are told."""

from othersight.server.storage.rows import SEAT, START, Change, ChatRow, SeatRow, StoredTable

NEW_LINK = " anew"
"""Written behind the holder of a seat in the journal: earlier links to the seat are revoked."""


class RemoteChanges:
    """Journal, chat, and the seats whose remembered answers have changed."""

    def __init__(self) -> None:
        self.journal: list[Change] = []
        self.chat: list[ChatRow] = []
        self.remembered_seats: set[int] = set()
        self.seats_changed = False

    def add(
        self, stored: StoredTable, seats: list[SeatRow], remembered: dict[int, dict[str, str]]
    ) -> None:
        """Add what is stored now; `seats` and `remembered` are as they were before."""
        self.journal += stored.journal
        self.chat += stored.chat
        self.seats_changed = self.seats_changed or stored.seats != seats
        for seat in range(len(seats)):
            if stored.remembered.get(seat, {}) != remembered.get(seat, {}):
                self.remembered_seats.add(seat)

    @property
    def has_started(self) -> bool:
        """Whether the game has started."""
        return any([change.kind == START for change in self.journal])

    @property
    def reassigned_seats(self) -> set[int]:
        """Seats whose earlier links are revoked."""
        given = [c for c in self.journal if c.kind == SEAT and c.detail.endswith(NEW_LINK)]
        return {change.seat for change in given}
