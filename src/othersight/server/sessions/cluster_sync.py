"""Keeps the sessions of this process in step with other processes: what they store, and who is connected to them."""

import asyncio
import logging
from typing import TYPE_CHECKING

from othersight.server.cluster.pubsub import CHANGED, PRESENT, WHO_IS_PRESENT, Notice, PubSub
from othersight.server.ending import end_tasks
from othersight.server.errors import Refusal
from othersight.server.sessions.presence import RemotePresence
from othersight.server.sessions.session import Session

if TYPE_CHECKING:
    from othersight.server.sessions.registry import Registry

HEARTBEAT = 5.0
"""Seconds between two notices about who is connected."""
MAX_MISSED = 3
"""Heartbeats without a notice after which a process counts as gone."""


class ClusterSync:
    """Publishes and receives notices for the sessions of one registry."""

    def __init__(self, registry: "Registry", pubsub: PubSub) -> None:
        self.registry = registry
        self.pubsub = pubsub
        self.catching_up: dict[Session, asyncio.Task[None]] = {}
        self.heartbeat: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.pubsub.open(self.on_notice, self.on_gap)
        self.heartbeat = asyncio.get_running_loop().create_task(self.heartbeat_loop())

    async def close(self) -> None:
        await end_tasks(*self.catching_up.values(), self.heartbeat)
        await self.pubsub.close()

    def attach(self, session: Session) -> None:
        """From now on the others are told of this session's changes; ask them who is connected to them, and look for
        what they have stored while it was loaded."""
        id = session.table.id
        session.table.on_stored = lambda: self.pubsub.publish(CHANGED, id)
        session.on_presence = lambda: self.announce(session)
        if self.pubsub.has_others:
            self.pubsub.publish(WHO_IS_PRESENT, id)
            self.catch_up(session)

    def announce(self, session: Session) -> None:
        """Tell the others who is connected here."""
        seats = tuple(sorted({reader.seat for reader in session.readers if reader.seat >= 0}))
        sequence = session.table.sequence
        self.pubsub.publish(
            PRESENT,
            session.table.id,
            seats=seats,
            watching=session.presence.watching_here,
            sequence=sequence,
        )

    async def heartbeat_loop(self) -> None:
        """Announce regularly, and drop processes that have become silent."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            for session in list(self.registry.sessions.values()):
                try:
                    if session.readers:
                        self.announce(session)
                    session.drop_silent()
                except Exception:
                    log().exception("table %s: presence is not announced", session.table.id)

    # -- receiving

    def on_notice(self, notice: Notice) -> None:
        """Another process has published a notice."""
        session = self.registry.sessions.get(notice.table)
        if session is None:
            return
        if notice.what == WHO_IS_PRESENT:
            self.announce(session)
        if notice.what == PRESENT:
            until = self.registry.settings.clock() + MAX_MISSED * HEARTBEAT
            session.update_remote(
                notice.process, RemotePresence(notice.seats, notice.watching, until)
            )
        if notice.what == CHANGED or notice.sequence > session.table.sequence:
            self.catch_up(session)

    def on_gap(self) -> None:
        """Notices may have been lost: look at every table."""
        for session in list(self.registry.sessions.values()):
            self.catch_up(session)
            self.pubsub.publish(WHO_IS_PRESENT, session.table.id)

    def catch_up(self, session: Session) -> None:
        """Load what the others have stored; a notice that comes meanwhile makes it look once more."""
        session.has_new_notice = True
        if session not in self.catching_up:
            task = asyncio.get_running_loop().create_task(self.catch_up_loop(session))
            self.catching_up[session] = task

    async def catch_up_loop(self, session: Session) -> None:
        try:
            while session.has_new_notice:
                session.has_new_notice = False
                await self.load_changes(session)
        finally:
            del self.catching_up[session]  # without awaiting first, so that no notice is missed

    async def load_changes(self, session: Session) -> None:
        """Load what is stored of a table and tell the readers here."""
        try:
            async with session.table.lock:
                await session.table.catch_up()
                session.broadcast_remote_changes()
        except Refusal as refusal:
            log().warning("table %s: %s", session.table.id, refusal.key)
        except Exception:
            log().exception("table %s: changes cannot be loaded", session.table.id)
            session.table.mark_stale()


def log() -> logging.Logger:
    return logging.getLogger("othersight")
