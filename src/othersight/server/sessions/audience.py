"""Readers who are sent the same: those of one seat in one language. What they are sent is made once."""

from typing import Any

from pydantic_core import to_json

from othersight.kernel.log import Entry
from othersight.server.protocol.patches import Operation
from othersight.server.protocol.server_messages import SeatInfo
from othersight.server.sessions.log_messages import FIRST_LINES, common_prefix
from othersight.server.sessions.messages import MessageBuilder


class Audience:
    """The readers of one seat in one language, and the state that they hold.

    `number` is the state's, 0 before the first; `changes` and `new_line` are what is new since the state before.
    """

    def __init__(self, messages: MessageBuilder, seat: int, language: str) -> None:
        self.messages = messages
        self.seat = seat
        self.language = language
        self.number = 0
        self.header: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.entries: list[Entry] = []
        self.changes: list[Operation] = []
        self.new_line = 0
        self.texts: dict[bool, str] = {}

    @property
    def hash(self) -> str:
        """The hash of the view."""
        hash: str = self.header.get("hash", "")
        return hash

    def refresh(self, seats: list[SeatInfo]) -> bool:
        """Make the state anew; whether it differs from the one that the readers hold."""
        messages = self.messages
        view, hash = messages.view(self.seat)
        table, sequence = messages.table.id, messages.table.sequence
        header = {"table": table, "sequence": sequence, "hash": hash}
        state = messages.state(self.seat, self.language, view, seats)
        changes = messages.differences.changes(self.state, state) if self.state else []
        if header == self.header and not changes:
            return False
        entries = messages.log.entries(self.seat)
        self.new_line = common_prefix(self.entries, entries)
        self.header, self.state, self.entries, self.changes = header, state, entries, changes
        self.number += 1
        self.texts = {}
        return True

    def set_seats(self, seats: list[SeatInfo]) -> None:
        """The readers are sent these seats by themselves."""
        self.state = {**self.state, "seats": seats}

    # -- what is sent

    def whole(self, has_log: bool) -> str:
        """The whole state with the last lines of the log; with none for a page that has the log already."""
        total = len(self.entries)
        return self.state_text(total if has_log else max(0, total - FIRST_LINES))

    def news(self, patches: bool) -> str:
        """What those are sent who hold the state before: a patch, or the whole state with the new lines of the log."""
        if patches not in self.texts:
            made = self.patch_text() if patches else self.state_text(self.new_line)
            self.texts[patches] = made
        return self.texts[patches]

    def state_text(self, first: int) -> str:
        """The whole state with the log from a line on."""
        return self.written("state", {"number": self.number, **self.state}, first)

    def patch_text(self) -> str:
        """The difference from the state before."""
        base = self.number - 1
        patch = {"number": self.number, "base": base, "changes": self.changes}
        return self.written("patch", patch, self.new_line)

    def written(self, type: str, fields: dict[str, Any], first: int) -> str:
        """A message as it is sent."""
        log = self.messages.log.lines(self.seat, self.language, first, len(self.entries))
        return to_json({"type": type, **self.header, **fields, "log": log}).decode()
