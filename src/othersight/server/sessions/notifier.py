"""Tells persons who are away that a table waits for them: once for each wait, and never while they are connected."""

import asyncio
import http.client
import json
import logging
from functools import partial
from typing import TYPE_CHECKING, Any

from othersight.server.ending import end_tasks
from othersight.server.errors import Refusal
from othersight.server.notices import web_push
from othersight.server.notices.outbound import BadAddress, outside, post
from othersight.server.storage.notices import DueNotice
from othersight.server.texts.language import text_in

if TYPE_CHECKING:
    from othersight.server.sessions.registry import Registry

PUSH, WEBHOOK = "push", "webhook"
AT_ONCE = 20
"""Notices that are taken together."""
PRESENCE_WAIT = 1.0
"""Seconds in which other processes say who is connected to them."""
GONE = (404, 410)
"""What a push service answers when a browser takes no more notices."""
MOST_FAILURES = 5
"""Notices in a row that did not arrive, after which no more are sent."""
FAILURES = (OSError, http.client.HTTPException, BadAddress)


class Notifier:
    """Sends what is due; the scheduler calls it."""

    def __init__(self, registry: "Registry") -> None:
        self.registry = registry
        self.settings = registry.settings
        self.notices = registry.store.notices
        self.sending: set[asyncio.Task[None]] = set()

    async def stop(self) -> None:
        """Give up what is not sent yet."""
        await end_tasks(*self.sending)

    async def look(self) -> None:
        """Send what is due to persons who are not connected."""
        now = self.settings.clock()
        before, gap = now - self.settings.notice_after, now - self.settings.notice_gap
        for due in await asyncio.to_thread(self.notices.due, before, gap, AT_ONCE):
            if await self.is_here(due):
                continue
            if await self.registry.store.writer.run(partial(self.notices.take, due, now)):
                task = asyncio.get_running_loop().create_task(self.send(due))
                self.sending.add(task)
                task.add_done_callback(self.sending.discard)

    async def is_here(self, due: DueNotice) -> bool:
        """Whether the person is connected, to this process or another."""
        id, seat = due.row.table, due.row.seat
        session = self.registry.sessions.get(id)
        if session is None and self.registry.cluster.pubsub.has_others:
            try:
                session = await self.registry.session(id)
            except Refusal:
                return True  # nobody can decide anything there
            await asyncio.sleep(PRESENCE_WAIT)
        return session is not None and session.presence.is_here(seat)

    # -- sending

    async def send(self, due: DueNotice) -> None:
        """Send one notice, with a few attempts; what fails again and again is stopped."""
        row, status = due.row, 0
        for pause in self.settings.notice_pauses:
            await asyncio.sleep(pause)
            try:
                status = await self.attempt(due)
            except FAILURES as error:
                status = 0
                if isinstance(error, BadAddress):
                    break
            if 200 <= status < 300 or status in GONE:
                break
        if row.kind == PUSH and status in GONE:
            await self.write(self.notices.remove, row.id, row.table, row.seat)
        elif 200 <= status < 300:
            await self.write(self.notices.note, row.id, 0, False)
        else:
            failures = row.failures + 1
            await self.write(self.notices.note, row.id, failures, failures >= MOST_FAILURES)
            log = logging.getLogger("othersight")
            log.info("table %s: a notice by %s did not arrive: %s", row.table, row.kind, status)

    async def write(self, write: Any, *arguments: Any) -> None:
        await self.registry.store.writer.run(partial(write, *arguments))

    async def attempt(self, due: DueNotice) -> int:
        """Send one notice; the status of the reply."""
        row, private = due.row, self.settings.private_webhooks
        if row.kind == WEBHOOK:
            body = json.dumps(self.webhook_body(due)).encode()
            headers = {"Content-Type": "application/json"}
        else:
            keys, now = json.loads(row.keys), self.settings.clock()
            body = web_push.encrypted(json.dumps(self.push_body(due)).encode(), **keys)
            contact = self.settings.address or "https://localhost"
            key = await self.key()
            headers = web_push.headers(row.address, contact, key, now)
        return await outside(post, row.address, body, headers, private)

    async def key(self) -> str:
        """The key with which this server signs, made when it is needed first."""
        found = await asyncio.to_thread(self.notices.key)
        if found is None:
            add = partial(self.notices.set_key, web_push.new_key())
            await self.registry.store.writer.run(add, alone=True)
            found = await asyncio.to_thread(self.notices.key)
        return found or ""

    # -- what is said: nothing of the game but its name

    def push_body(self, due: DueNotice) -> dict[str, Any]:
        """What the page's worker shows."""
        language, game = due.row.language, game_title(due)
        title = text_in("server-notice-title", language)
        text = text_in("server-notice-text", language, game=game)
        return {"title": title, "body": text, "table": due.row.table}

    def webhook_body(self, due: DueNotice) -> dict[str, Any]:
        """What is sent to an address."""
        row, base = due.row, self.settings.address.rstrip("/")
        return {
            "event": "your-turn",
            "table": row.table,
            "game": due.game,
            "seat": row.seat,
            "since": due.since,
            "until": due.until,
            "text": text_in("server-notice-text", row.language, game=game_title(due)),
            "address": f"{base}/#/table/{row.table}" if base else "",
        }


def game_title(due: DueNotice) -> str:
    """What the game is called."""
    return text_in(f"page-game-{due.game}", due.row.language)
