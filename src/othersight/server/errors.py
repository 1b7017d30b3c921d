"""What is refused: a key that stays the same, its arguments, and how HTTP and sockets number it."""

import math
from typing import Any

from othersight.kernel.errors import OthersightError
from othersight.server.protocol.server_messages import ErrorTold
from othersight.server.texts.language import in_words, mistake, writable

CONFLICT = 409
"""The table does not stand as whoever wants something thinks, or this process does not know how it stands."""

OUTDATED = "server-outdated"
"""What was said is about another state of the table than the one that is stored."""

OTHER_VERSION = "server-other-version"
"""The table needs other rules than this server has; another server may go on with it."""


class Refusal(Exception):
    """A request that is not done, and why. `error` is what the game itself says of it."""

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

    def told(self, language: str) -> ErrorTold:
        """The refusal for a reader."""
        said = mistake(self.error, language) if self.error else ""
        return ErrorTold(
            key=self.key,
            text=writable(said or in_words(self.key, language, **self.arguments)),
            rule=self.rule,
        )

    @property
    def code(self) -> int:
        """The code with which a socket is closed for this."""
        return {404: 4404, 408: 4408, 410: 4410, 429: 4429, 503: 4503}.get(self.status, 4400)


def refused_by_game(error: OthersightError) -> Refusal:
    """What the game refuses, in its own words."""
    rule = str(getattr(error, "rule", ""))
    return Refusal(error.key or "server-not-open", 400, rule, error)


def just_left(seconds: float) -> Refusal:
    """Somebody may only be loading the page again."""
    return Refusal("server-just-left", CONFLICT, seconds=math.ceil(seconds))


def come_again(status: int = CONFLICT) -> Refusal:
    """The table, or the reader's place at it, is not what it was: whoever comes again finds what there is now."""
    return Refusal("server-come-again", status)


def no_such_link() -> Refusal:
    """The same for a wrong token, an unknown table and one that may not be watched."""
    return Refusal("server-no-such-link", 404)
