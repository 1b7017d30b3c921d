"""Who is connected to a table, here and at other processes, and how long the others wait for those who are not."""

import math
from typing import NamedTuple

from othersight.server.errors import CONFLICT, Refusal, just_left
from othersight.server.sessions.reader import Reader
from othersight.server.settings import Settings
from othersight.server.storage.rows import GATHERING, PLAYING
from othersight.server.tables.seats import PERSON, SPECTATOR
from othersight.server.tables.table import Table


class RemotePresence(NamedTuple):
    """Who is connected to the table at another process, and until when that is believed."""

    seats: tuple[int, ...]
    watching: int
    until: float


class Presence:
    """The readers of one table, and the absences of its persons."""

    def __init__(self, table: Table, settings: Settings) -> None:
        self.table = table
        self.settings = settings
        self.readers: list[Reader] = []
        self.remote: dict[str, RemotePresence] = {}
        """By process."""
        self.deadlines: dict[int, float] = {}
        """When a bot takes over for a person who is absent while others are present."""
        self.away: dict[int, float] = {}
        """Since when nobody is connected for a person's seat, also if a bot plays it meanwhile."""
        table.has_left = self.has_left
        self.update()

    # -- who is connected

    def is_here(self, seat: int) -> bool:
        """Whether somebody with that seat is connected, to this process or another."""
        for reader in self.readers:
            if reader.seat == seat:
                return True
        return bool(self.remote) and any([seat in other.seats for other in self.remote.values()])

    @property
    def watching_here(self) -> int:
        """How many spectators are connected to this process."""
        return sum([reader.seat == SPECTATOR for reader in self.readers])

    @property
    def watching(self) -> int:
        """How many spectators are connected to all processes."""
        return self.watching_here + sum([other.watching for other in self.remote.values()])

    def update_remote(self, process: str, other: RemotePresence) -> bool:
        """Note what another process says; whether that is new."""
        known = self.remote.get(process)
        self.remote[process] = other
        return known is None or known[:2] != other[:2]

    def drop_silent(self) -> bool:
        """Forget processes that have become silent; whether there were any."""
        now = self.settings.clock()
        alive = {process: one for process, one in self.remote.items() if one.until > now}
        changed = alive != self.remote
        self.remote = alive
        return changed

    # -- who is absent

    @property
    def wait(self) -> float:
        """How long the others wait for a person who has left."""
        return self.table.row.leave_wait or math.inf

    def update(self) -> None:
        """Note who is away, and set a deadline for persons who are absent while others are present."""
        now = self.settings.clock()
        gone = [seat for seat in self.table.owned if not self.is_here(seat)]
        self.away = {seat: self.away.get(seat, now) for seat in gone}
        present = [seat for seat in self.table.persons if self.is_here(seat)]
        absent = [seat for seat in self.table.persons if seat not in present]
        if not present or self.table.status != PLAYING:
            absent = []
        if self.wait == math.inf:
            absent = []
        until = now + self.wait
        self.deadlines = {seat: self.deadlines.get(seat, until) for seat in absent}

    def has_left(self, seat: int) -> bool:
        """Whether a bot plays for a person who has been away so long that nobody has to wait for them."""
        return self.table.seats[seat].kept and self.seconds_until_left(seat) == 0

    def seconds_until_left(self, seat: int) -> float | None:
        """Seconds until somebody who is away counts as having left; None for somebody who is here."""
        since = self.away.get(seat)
        if since is None or self.is_here(seat):
            return None
        return max(0.0, since + self.wait - self.settings.clock())

    def seconds_until_bot(self, seat: int) -> float | None:
        """Seconds until a bot takes over for an absent person; None if there is no deadline."""
        deadline = self.deadlines.get(seat)
        return None if deadline is None else max(0.0, deadline - self.settings.clock())

    def seconds_until_hurry(self, seat: int) -> float | None:
        """Seconds until the others may end the wait for an absent person; None if there is no deadline."""
        left = self.seconds_until_bot(seat)
        if left is None:
            return None
        return max(0.0, left - self.wait * (1 - self.settings.hurry_share))

    # -- checks

    def check_hurry(self, seat: int) -> None:
        """Refuse to end the wait if nobody is absent, or if they have only just left."""
        too_early = self.seconds_until_hurry(seat)
        if too_early is None:
            raise Refusal("server-nobody-missing", CONFLICT)
        if too_early > 0:
            raise just_left(too_early)

    def check_free(self, seat: int) -> None:
        """Once a table has started, refuse to give away a person's seat unless that person has left."""
        row, left = self.table.seats[seat], self.seconds_until_left(seat)
        if self.table.status == GATHERING or not (row.holder == PERSON or row.kept):
            return
        if row.holder == PERSON or left is None or left == math.inf:
            raise Refusal("server-seat-taken", CONFLICT)
        if left > 0:
            raise just_left(left)
