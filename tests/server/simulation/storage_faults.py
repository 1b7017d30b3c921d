"""A database that fails by seed: a full disk, a lost connection, and a commit whose answer is lost."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from othersight.server.storage import store
from othersight.server.storage.rows import JournalEntry
from othersight.server.storage.statements import append_entry
from othersight.server.storage.transactions import ReadTransaction, StorageError, WriteTransaction
from tests.server.simulation.virtual_loop import OWNER

BEFORE, WITHIN, AFTER = 0.004, 0.006, 0.006
"""The chance that a write fails before it begins, before it is committed, and after."""
READ = 0.003


class StorageFaults:
    """The faults of one world's database; `is_good` ends them."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.is_good = False
        self.is_full = False
        self.is_lost = False
        self.faults = dict.fromkeys(("before", "within", "after", "read"), 0)

    def befalls(self, what: str, share: float, is_down: bool = False) -> bool:
        """Whether that happens now."""
        owner = OWNER.get()
        if owner is not None and owner.is_ghost:
            return True
        happens = is_down or (not self.is_good and self.chance.random() < share)
        self.faults[what] += happens
        return happens

    @contextmanager
    def installed(self) -> Iterator[None]:
        """The transactions of every store fail as told here."""
        faults = self

        class Write(WriteTransaction):
            def __enter__(self) -> Connection:
                if faults.befalls("before", BEFORE, faults.is_lost):
                    raise StorageError("no connection")
                return super().__enter__()

            def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
                if self.is_part:
                    return
                if error is None and faults.befalls("within", WITHIN, faults.is_full):
                    error = OperationalError("COMMIT", {}, Exception("the disk is full"))
                    kind = OperationalError
                super().__exit__(kind, error, trace)
                if faults.befalls("after", AFTER):
                    raise StorageError("the connection was lost after the commit")

        class Read(ReadTransaction):
            def __enter__(self) -> Connection:
                if faults.befalls("read", READ, faults.is_lost):
                    raise StorageError("no connection")
                return super().__enter__()

        with (
            mock.patch.object(store, "append_entry", append_as_holder),
            mock.patch.object(store, "WriteTransaction", Write),
            mock.patch.object(store, "ReadTransaction", Read),
        ):
            yield


def append_as_holder(transaction: Connection, entry: JournalEntry) -> None:
    """Nothing is stored for the server but by the process that runs the table last."""
    append_entry(transaction, entry)
    if entry.fence is not None:
        asked = transaction.connection.execute(
            "SELECT fence FROM tables WHERE id = ?", [entry.table]
        )
        [(fence,)] = asked.fetchall()
        assert fence == entry.fence, f"{entry.table}: stored by {entry.fence}, run by {fence}"
