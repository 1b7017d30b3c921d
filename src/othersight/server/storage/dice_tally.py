"""Counts the faces of all dice that fall, for the public frequencies: in memory first, in the database now and then.

A server that is killed forgets what it has counted since the last time; that favours no face.
"""

import threading
from collections import Counter
from collections.abc import Iterable

from sqlalchemy import Connection, Engine, insert, select, update

from othersight.server.storage.schema import DICE
from othersight.server.storage.transactions import (
    ReadTransaction,
    StaleWrite,
    StorageError,
    WriteTransaction,
)

Row = tuple[str, str, str]
"""The game, the die as its faces, and the face that fell."""


class DiceTally:
    """The faces that have fallen and are not stored yet, and those that are stored."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.counts: Counter[Row] = Counter()
        self.lock = threading.Lock()

    def add(self, rows: list[Row]) -> None:
        """Count dice that have fallen."""
        with self.lock:
            self.counts.update(rows)

    def store(self) -> None:
        """Add what was counted to the database; kept for the next time if that fails."""
        with self.lock:
            counts, self.counts = self.counts, Counter()
        try:
            for _ in range(2):  # another process may add the same first row
                try:
                    self.write(counts)
                    return
                except StaleWrite:
                    continue
            raise StorageError("the dice cannot be counted")
        except StorageError:
            with self.lock:
                self.counts.update(counts)
            raise

    def write(self, counts: Counter[Row]) -> None:
        if counts:
            with WriteTransaction(self.engine) as transaction:
                add_counts(transaction, sorted(counts.items()))

    def known(self) -> dict[Row, int]:
        """All that is stored, and what this process has counted since."""
        with ReadTransaction(self.engine) as transaction:
            found = transaction.execute(select(DICE)).all()
        counts = Counter({(game, die, face): int(count) for game, die, face, count in found})
        with self.lock:
            return counts + self.counts


def add_counts(transaction: Connection, counts: Iterable[tuple[Row, int]]) -> None:
    """Add to the counts of some faces."""
    for (game, die, face), count in counts:
        here = (DICE.c.game == game) & (DICE.c.die == die) & (DICE.c.face == face)
        more = update(DICE).where(here).values(count=DICE.c["count"] + count)
        if not transaction.execute(more).rowcount:
            row = {"game": game, "die": die, "face": face, "count": count}
            transaction.execute(insert(DICE).values(**row))
