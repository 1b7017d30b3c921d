"""The log as lines of JSON, one object for each: when, how bad, who, what, and the traceback of an error.

What is logged names tables, never tokens, seeds, cards or what people say.
"""

import json
import logging
from datetime import UTC, datetime

PLAIN = "%(levelname)s %(name)s: %(message)s"


class JsonLines(logging.Formatter):
    """One JSON object for each record."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "process": record.process,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def configure_logs(as_json: bool) -> None:
    """Log to standard error: warnings as plain lines, or everything of ours as JSON."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else logging.Formatter(PLAIN))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    if as_json:
        logging.getLogger("othersight").setLevel(logging.INFO)
