"""How a server is run: where it keeps its tables, how long it waits, and its limits."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """Everything that can be set. Times are in seconds."""

    data: Path
    """The folder of the embedded database."""
    database: str = ""
    """The address of another database; without one, SQLite in the data folder."""
    bell: str = ""
    """The address of the Redis by which several processes with the same tables hear of each other."""
    proxy: str = ""
    """The addresses of proxies, with commas between them, that are believed when they say from where somebody comes."""
    durable: bool = True
    """Whether a decision has reached the disk, not only the system, before it is acknowledged."""
    workers: int = 1
    """Processes in which bots think; with none they think in a thread of the server."""
    pace: float = 0.3
    """Bots answer after this time, however quickly they have decided: what they found must not show in it."""
    heartbeat: float = 20
    leave_wait: float = 60
    """How long the others wait for somebody who has left before a bot plays the seat."""
    hurry_wait: float = 15
    """How long somebody must have been away before the others may shorten that wait: a page may be loading again."""
    hello_wait: float = 10
    queue: int = 64
    """Messages that may wait for a slow reader."""
    largest_message: int = 16_384
    largest_body: int = 262_144
    """Bytes of a request; a map of one's own may be long."""
    messages_per_second: float = 20
    messages_at_once: int = 60
    tables_per_minute: float = 30
    """New tables from one address."""
    most_tables: int = 2_000
    """Tables that are not over and on which somebody has acted lately."""
    counts_for: float = 86_400
    """Tables on which nobody has acted for so long do not count towards that."""
    most_live: int = 300
    """Tables kept in memory; others are read from storage when somebody comes."""
    most_readers: int = 100
    """Connections to one table."""
    longest_chat: int = 500
    """Things said that somebody who comes is told again."""
    keep_days: int = 90
    """Tables that nobody has touched for so long expire."""
    expire_every: float = 3600
    """How often it is looked for such tables while the server runs."""
    snapshot_every: int = 100
    """Decisions between two snapshots of a table."""
    seed: Callable[[], str] = secrets.token_hex
    """The seed of a new table, which nobody must be able to guess."""
    clock: Callable[[], float] = time.time
    """What time it is, in seconds."""
