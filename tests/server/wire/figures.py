"""What whoever runs a server sees of its tables: figures and the log. Neither tells twins apart, and neither has a
secret link."""

import logging

from othersight.server.json_logs import JsonLines
from othersight.server.rest.metrics import metrics_text
from tests.server.wire.servers import Server, token_of

TIMES = ("_sum", "_bucket")
"""Lines of figures that tell how long something took, which is never the same."""


class Log(logging.Handler):
    """All lines of one server at one pair of tables."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        record.created = 0.0
        self.lines.append(self.format(record))


def figures(server: Server) -> dict[str, float]:
    """What the server has counted until now."""
    told = [line.rpartition(" ") for line in metrics_text(server.registry).splitlines()]
    return {
        name: float(value)
        for name, _, value in told
        if not name.startswith("#") and not name.partition("{")[0].endswith(TIMES)
    }


def counted_since(server: Server, before: dict[str, float]) -> list[str]:
    """By how much each figure has grown, one on each line."""
    return [f"{name} {value - before.get(name, 0)}" for name, value in figures(server).items()]


def check_no_links(lines: list[str], seats: int) -> None:
    """No line of a log has the secret link of a seat."""
    for line in lines:
        found = [seat for seat in range(seats) if token_of(seat) in line]
        assert not found, f"the log has the secret links of {found}: {line[:200]}"
