"""What a running server counts: decisions, writes, errors, and how long things take."""

import logging
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper limits in seconds."""
LEVELS = ("WARNING", "ERROR")


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        """Count one duration."""
        at = next((n for n, limit in enumerate(BUCKETS) if seconds <= limit), len(BUCKETS))
        self.counts[at] += 1
        self.sum += seconds

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Count how long the block takes, also if it fails."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.observe(time.perf_counter() - began)

    def lines(self, name: str) -> list[str]:
        """The samples, as Prometheus wants them: each bucket counts all smaller ones too."""
        total, found = 0, []
        for limit, count in zip((*BUCKETS, "+Inf"), self.counts, strict=True):
            total += count
            found.append(f'{name}_bucket{{le="{limit}"}} {total}')
        return [*found, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics(logging.Handler):
    """What one process has counted since its start; as a handler of logs it counts warnings and errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.tables_made = 0
        self.decisions = Counter({"person": 0, "server": 0})
        self.writes = Counter({"stored": 0, "refused": 0, "failed": 0})
        self.play_restarts = 0
        self.problems = Counter(dict.fromkeys(LEVELS, 0))
        self.command_seconds = Histogram()
        self.write_seconds = Histogram()
        self.bot_seconds = Histogram()

    def emit(self, record: logging.LogRecord) -> None:
        """Count one line of the log."""
        self.problems["ERROR" if record.levelno >= logging.ERROR else "WARNING"] += 1


UNCOUNTED = Metrics()
"""Of tables that no server serves."""
