"""Figures about a running server in the text format of Prometheus: how much there is and how long it takes.

They name no table, no seat and no person.
"""

from collections import Counter

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from othersight.server.metrics import Histogram
from othersight.server.rest.tables import Tables
from othersight.server.sessions.registry import Registry
from othersight.server.tables.seats import SPECTATOR

router = APIRouter()
CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


@router.get("/metrics", include_in_schema=False)
async def metrics(registry: Tables) -> PlainTextResponse:
    """The figures of this process."""
    return PlainTextResponse(metrics_text(registry), media_type=CONTENT_TYPE)


def metrics_text(registry: Registry) -> str:
    """All figures of a process."""
    counted, sessions = registry.metrics, list(registry.sessions.values())
    seats = [reader.seat for session in sessions for reader in session.readers]
    watching = seats.count(SPECTATOR)
    statuses = Counter([session.table.status for session in sessions])
    runs = sum([autoplay.lease.fence is not None for autoplay in registry.autoplays.values()])
    found = [
        *gauges("tables", "Tables in memory.", "status", statuses),
        *gauge("leases", "Tables that this process runs among several.", runs),
        *gauges(
            "connections",
            "Open connections.",
            "kind",
            {"seat": len(seats) - watching, "spectator": watching},
        ),
        *gauge("draining", "1 while the process is about to end.", int(registry.is_draining)),
        *counter("tables_created", "New tables.", counted.tables_made),
        *counters("decisions", "Decisions stored.", "by", counted.decisions),
        *counters("writes", "Changes of tables by what became of them.", "outcome", counted.writes),
        *counter(
            "play_restarts",
            "Tables that waited for a bot nobody let answer.",
            counted.play_restarts,
        ),
        *counters("log_lines", "Warnings and errors in the log.", "level", counted.problems),
        *histogram(
            "command_seconds", "From a person's click to its confirmation.", counted.command_seconds
        ),
        *histogram(
            "write_seconds", "From a change to the moment it is stored.", counted.write_seconds
        ),
        *histogram(
            "bot_seconds", "Thinking of all bots that are asked at once.", counted.bot_seconds
        ),
    ]
    return "\n".join(found) + "\n"


def head(name: str, text: str, type: str) -> list[str]:
    return [f"# HELP {name} {text}", f"# TYPE {name} {type}"]


def gauge(name: str, text: str, value: int) -> list[str]:
    full = f"othersight_{name}"
    return [*head(full, text, "gauge"), f"{full} {value}"]


def gauges(name: str, text: str, label: str, values: dict[str, int]) -> list[str]:
    full = f"othersight_{name}"
    return [*head(full, text, "gauge"), *labelled(full, label, values)]


def counter(name: str, text: str, value: int) -> list[str]:
    full = f"othersight_{name}_total"
    return [*head(full, text, "counter"), f"{full} {value}"]


def counters(name: str, text: str, label: str, values: dict[str, int]) -> list[str]:
    full = f"othersight_{name}_total"
    return [*head(full, text, "counter"), *labelled(full, label, values)]


def histogram(name: str, text: str, values: Histogram) -> list[str]:
    full = f"othersight_{name}"
    return [*head(full, text, "histogram"), *values.lines(full)]


def labelled(full: str, label: str, values: dict[str, int]) -> list[str]:
    return [f'{full}{{{label}="{key}"}} {value}' for key, value in sorted(values.items())]
