"""What simulated servers log: an error that no failure of the database explains is a fault of the server."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from othersight.server.errors import Refusal
from othersight.server.storage.transactions import StorageError
from tests.server.simulation.virtual_loop import OWNER

EXPECTED = (Refusal, StorageError)


class InternalErrors(logging.Handler):
    """Notes such errors."""

    def __init__(self, errors: list[str]) -> None:
        super().__init__(logging.ERROR)
        self.errors = errors

    def emit(self, record: logging.LogRecord) -> None:
        owner, error = OWNER.get(), (record.exc_info or (None, None))[1]
        if owner is not None and owner.is_ghost:
            return
        if not isinstance(error, EXPECTED):
            self.errors.append(self.format(record))

    @contextmanager
    def installed(self) -> Iterator[None]:
        """Everything that is logged comes here, and nowhere else."""
        log = logging.getLogger("othersight")
        propagate, log.propagate = log.propagate, False
        log.addHandler(self)
        try:
            yield
        finally:
            log.removeHandler(self)
            log.propagate = propagate
