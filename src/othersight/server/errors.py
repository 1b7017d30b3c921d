"""Refusals: a stable key, arguments for its text, and the status for HTTP and sockets."""

import math
from typing import Any

from othersight.kernel.errors import OthersightError
from othersight.server.protocol.server_messages import ErrorInfo
from othersight.server.texts.language import error_text, text_in, without_surrogates

CONFLICT = 409
"""The request does not fit the current state of the table, or this process does not know that state."""

OUTDATED = "server-outdated"
"""The message is about an older state of the table."""

OTHER_VERSION = "server-other-version"
"""The table needs another version of the rules; a server that has it can go on with the table."""


class Refusal(Exception):
    """A request that is refused, and why. `error` is the game's own error, if the game refused it."""

    def __init__(
        self,
        key: str,
        status: int = 400,
        rule: str = "",
        error: OthersightError | None = None,
        **arguments: Any,
    ) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.rule = rule
        self.error = error
        self.arguments = arguments
        self.retry_after = 0
        """Seconds after which it may be tried again, if that is known."""

    def message(self, language: str) -> ErrorInfo:
        """The refusal as it is sent, in that language."""
        text = error_text(self.error, language) if self.error else ""
        return ErrorInfo(
            key=self.key,
            text=without_surrogates(text or text_in(self.key, language, **self.arguments)),
            rule=self.rule,
        )

    @property
    def code(self) -> int:
        """The close code of a socket."""
        return {404: 4404, 408: 4408, 410: 4410, 429: 4429, 503: 4503}.get(self.status, 4400)


NOT_THERE = ("error-no-such-game", "error-no-such-lesson", "error-no-such-puzzle")
"""Errors about a name that nothing has."""


def refused_by_game(error: OthersightError) -> Refusal:
    """A refusal by the game, in its own words."""
    rule = str(getattr(error, "rule", ""))
    status = 404 if error.key in NOT_THERE else 400
    return Refusal(error.key or "server-not-open", status, rule, error)


def just_left(seconds: float) -> Refusal:
    """A person left only a moment ago, and may be loading the page again."""
    return Refusal("server-just-left", CONFLICT, seconds=math.ceil(seconds))


def too_fast(seconds: float) -> Refusal:
    """Too many requests; says how long to wait."""
    wait = max(1, math.ceil(seconds))
    refusal = Refusal("server-too-fast-wait", 429, seconds=wait)
    refusal.retry_after = wait
    return refusal


def room_full(heartbeat: float) -> Refusal:
    """Too many connections; those that are dead are closed after two heartbeats."""
    refusal = Refusal("server-room-full", 429)
    refusal.retry_after = max(1, math.ceil(2 * heartbeat))
    return refusal


def reconnect(status: int = CONFLICT) -> Refusal:
    """The table, or the reader's seat, has changed so that the page has to connect again."""
    return Refusal("server-come-again", status)


def draining() -> Refusal:
    """This process is about to end; another one answers soon."""
    refusal = Refusal("server-draining", 503)
    refusal.retry_after = 1
    return refusal


def no_such_link() -> Refusal:
    """One answer for a wrong token, an unknown table, and a table that may not be watched."""
    return Refusal("server-no-such-link", 404)
