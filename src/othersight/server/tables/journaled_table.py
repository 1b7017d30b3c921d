"""The state of a table, and how it is kept equal to the stored journal.

A change is stored first and applied then. If another process was faster, or nobody can tell whether a change was
stored, the table catches up with the storage.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question
from othersight.server.errors import CONFLICT, OUTDATED, Refusal
from othersight.server.metrics import UNCOUNTED
from othersight.server.settings import Settings
from othersight.server.storage.rows import (
    CLOSED,
    EXPIRED,
    GATHERING,
    START,
    UNDO,
    Change,
    JournalEntry,
    LinkRow,
    SeatRow,
    StoredTable,
)
from othersight.server.storage.store import Store
from othersight.server.storage.transactions import StaleWrite, StorageError
from othersight.server.tables.fair_start import Parts, is_fair
from othersight.server.tables.lessons import lesson_at
from othersight.server.tables.proposals import proposal_after
from othersight.server.tables.puzzles import puzzle_at
from othersight.server.tables.rebuild import RebuiltTable, apply_change
from othersight.server.tables.remote_changes import RemoteChanges
from othersight.server.tables.waits import asked_persons, waits_after


class JournaledTable:
    """A table in memory. Methods that change it are called with the lock held (`async with table.lock`)."""

    def __init__(
        self, stored: StoredTable, rebuilt: RebuiltTable, store: Store, settings: Settings
    ) -> None:
        self.id = stored.row.id
        self.row = stored.row
        self.status = stored.row.status
        self.seats = stored.seats
        self.sequence = stored.journal[-1].sequence if stored.journal else 0
        self.snapshot_at = stored.snapshot_at
        self.keys: set[str] = set()
        self.add_keys(stored)
        self.chat = stored.chat
        self.remembered = stored.remembered
        self.waits = stored.waits
        self.game, self.positions, self.asked, self.proposal = rebuilt
        self.store = store
        self.settings = settings
        self.lesson = lesson_at(stored)
        self.puzzle = puzzle_at(stored)
        self.parts = Parts(stored.journal)
        self.is_fair = is_fair(stored.row)
        self.lock = asyncio.Lock()
        self.passed: tuple[int, Option] | None = None
        """The last answer that the server gave for a person, and whose."""
        self.undo_count = sum([change.kind == UNDO for change in stored.journal])
        """Grows with every undo, so that bots forget what has not happened."""
        self.is_stale = False
        """The state is unknown or the table is gone: it must be loaded again."""
        self.remote_changes: RemoteChanges | None = None
        """What another process has stored and the readers here were not told yet."""
        self.remembered_context: dict[tuple[int, str, str], tuple[Game, Question]] = {}
        """The position and question in whose words a remembered answer is shown."""
        self.metrics = UNCOUNTED
        self.fence: int | None = None
        """Of this process while it does something for the server; set with the lock held."""
        self.on_stored: Callable[[], None] = lambda: None
        """Tells other processes of a change."""
        self.on_stale: Callable[[], None] = lambda: None
        """Lets go whoever reads here."""

    def mark_stale(self) -> None:
        """From now on nobody can tell from here how the table stands: who reads here has to connect again."""
        self.is_stale = True
        self.on_stale()

    def add_keys(self, stored: StoredTable) -> None:
        """Note the keys of everything that was done."""
        keys = [*[change.key for change in stored.journal], *[row.key for row in stored.chat]]
        self.keys |= {key for key in (*keys, *stored.clicks) if key}

    @property
    def has_started(self) -> bool:
        """Whether there is a game to see."""
        return self.status != GATHERING

    @property
    def revision(self) -> tuple[int, int]:
        """Grows with whatever is stored."""
        return self.sequence, len(self.keys)

    def said_by(self, seat: int, most: int) -> bool:
        """Whether so many messages of a seat are stored; counted only where there can be as many."""
        mine = f"{seat}:"
        return len(self.keys) >= most and sum([key.startswith(mine) for key in self.keys]) >= most

    def full_key(self, seat: int, key: str | None) -> str | None:
        """A message's key together with its seat, since two seats may use the same key."""
        return f"{seat}:{key}" if key else None

    # -- storing

    async def store_change(
        self,
        change: Change,
        status: str = "",
        seat: SeatRow | None = None,
        links: dict[str, LinkRow] | None = None,
        ends_links: bool = False,
        snapshot: str = "",
        game: Game | None = None,
    ) -> None:
        """Store one change; only then has it happened. `game` is the position after it, if that is another one."""
        now = self.settings.clock()
        asked = self.asked_after(change, status, seat, game)
        waits = waits_after(self.waits, asked, change, now, self.row.move_time)
        news = None if waits == self.waits else waits
        more = (links or {}, ends_links, snapshot, self.fence, news)
        entry = JournalEntry(self.id, change, now, status, seat, *more)
        await self.stored(self.store.writer.append(entry))
        self.waits = waits
        self.row = replace(self.row, touched=now)
        self.sequence = change.sequence
        self.status = status or self.status
        self.proposal = proposal_after(self.proposal, change)
        self.parts.add(change)
        if self.lesson is not None:
            self.lesson.add(change)
        if snapshot:
            self.snapshot_at = change.sequence
        if change.key:
            self.keys.add(change.key)

    def asked_after(
        self, change: Change, status: str, seat: SeatRow | None, game: Game | None
    ) -> list[int]:
        """The persons who are asked after a change."""
        seats = self.seats
        if seat is not None:
            seats = [seat if n == change.seat else one for n, one in enumerate(seats)]
        return asked_persons(game or self.game, status or self.status, seats)

    async def note_waits(self) -> None:
        """Note who is asked, where nothing is noted: after a start with the table, or in an older database. Call with
        the lock held."""
        asked = asked_persons(self.game, self.status, self.seats)
        if not asked or self.waits:
            return
        last = Change(self.sequence, START, 0, "")
        waits = waits_after({}, asked, last, self.settings.clock(), self.row.move_time)
        try:
            add = partial(self.store.waits.add, self.id, waits, self.sequence)
            self.waits = await self.store.writer.run(add)
        except StorageError as error:
            raise Refusal("server-not-stored", 503) from error

    async def write(self, write: Callable[[], None]) -> None:
        """Write to the storage; a refusal if that was not possible."""
        await self.stored(self.store.writer.run(write))

    async def stored(self, writing: Awaitable[None]) -> None:
        """Wait until something is stored; a refusal if that was not possible."""
        counted = self.metrics
        try:
            with counted.write_seconds.timed():
                await writing
        except asyncio.CancelledError:
            self.mark_stale()  # nobody can tell whether it was stored
            raise
        except StorageError as error:
            counted.writes["failed"] += 1
            await self.verify_stored()
            raise Refusal("server-not-stored", 503) from error
        except StaleWrite as error:
            counted.writes["refused"] += 1
            await self.catch_up()
            raise Refusal(OUTDATED, CONFLICT) from error
        counted.writes["stored"] += 1
        self.on_stored()

    # -- catching up

    async def verify_stored(self) -> None:
        """A database that fails may have stored a change all the same: catch up, or mark the table as stale."""
        try:
            await self.catch_up()
        except Refusal:
            self.mark_stale()

    async def catch_up(self) -> None:
        """Apply what another process has stored; `remote_changes` keeps it until the readers are told."""
        last = self.chat[-1].number if self.chat else 0
        try:
            stored = await asyncio.to_thread(self.store.changes_since, self.id, self.sequence, last)
        except StorageError as error:
            raise Refusal("server-no-storage", 503) from error
        if stored is None or stored.row.status in (CLOSED, EXPIRED):
            self.mark_stale()
            return
        try:
            self.apply_stored(stored)
        except Exception:
            self.mark_stale()
            logging.getLogger("othersight").exception("table %s cannot catch up", self.id)

    def apply_stored(self, stored: StoredTable) -> None:
        """Apply stored changes; if one fails, sequence and seats stay as they were."""
        rebuilt = RebuiltTable(self.game, self.positions, self.asked, self.proposal)
        sequence, undo_count = self.sequence, self.undo_count
        for change in stored.journal:
            rebuilt = apply_change(rebuilt, change)
            sequence = change.sequence
            undo_count += change.kind == UNDO
        if self.lesson is not None:
            self.lesson.add_all(stored.journal)
        changes = self.remote_changes or RemoteChanges()
        changes.add(stored, self.seats, self.remembered)
        self.remote_changes = changes
        self.sequence, self.undo_count = sequence, undo_count
        self.game, self.positions, self.asked, self.proposal = rebuilt
        self.parts.add_all(stored.journal)
        if stored.journal:
            self.passed = None
        self.row, self.status, self.seats = stored.row, stored.row.status, stored.seats
        self.remembered = stored.remembered
        self.waits = stored.waits
        self.chat.extend(stored.chat)
        self.add_keys(stored)
