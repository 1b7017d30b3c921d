"""The chat as a reader is sent it: the table's channel and that of the reader's team."""

from bisect import bisect_right
from typing import Literal

from othersight.server.protocol.server_messages import ChatMessage
from othersight.server.storage.rows import ChatRow
from othersight.server.tables.seats import team_of
from othersight.server.tables.table import Table
from othersight.server.texts.language import text_in


class ChatMessages:
    """The chat of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.known: dict[int, list[ChatRow]] = {}
        """What each seat may read of the first `looked_at` messages of the table."""
        self.looked_at: dict[int, int] = {}

    def channels(self, seat: int) -> list[Literal["table", "team"]]:
        """The channels in which a seat can talk."""
        return ["table", "team"] if team_of(self.table.names, seat) else ["table"]

    def can_read(self, seat: int, row: ChatRow) -> bool:
        """Whether a seat may read a message."""
        return row.channel == "table" or row.channel == team_of(self.table.names, seat)

    def history(self, seat: int, language: str) -> list[ChatMessage]:
        """The last messages that a seat may read."""
        mine = self.readable(seat)
        first = max(0, len(mine) - self.table.settings.chat_history)
        return [self.message(row, n, language) for n, row in enumerate(mine[first:], first + 1)]

    def number(self, seat: int, last: ChatRow) -> int:
        """The number of a message, counting only what that seat may read."""
        return bisect_right(self.readable(seat), last.number, key=lambda row: row.number)

    def readable(self, seat: int) -> list[ChatRow]:
        """All that a seat may read; each message is looked at once, however many there are by now."""
        known, first = self.known.setdefault(seat, []), self.looked_at.get(seat, 0)
        known += [row for row in self.table.chat[first:] if self.can_read(seat, row)]
        self.looked_at[seat] = len(self.table.chat)
        return known

    def message(self, row: ChatRow, number: int, language: str) -> ChatMessage:
        """One message; preset phrases are translated."""
        return ChatMessage(
            number=number,
            channel="table" if row.channel == "table" else "team",
            seat=row.seat,
            nick=row.nick,
            text=text_in(f"server-phrase-{row.phrase}", language) if row.phrase else row.text,
            phrase=row.phrase,
        )
