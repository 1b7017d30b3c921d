"""REST about notices: where a seat wants to be told that its table waits for it."""

import json
from typing import Annotated
from urllib.parse import urlsplit

from fastapi import APIRouter, Path

from othersight.server.errors import CONFLICT, Refusal, no_such_link
from othersight.server.notices.outbound import BadAddress, outside, target_of
from othersight.server.notices.web_push import is_key, public_key
from othersight.server.protocol.rest_models import NewNotice, NoticeInfo, NoticeList
from othersight.server.rest.language import Language
from othersight.server.rest.tables import RateLimited, Tables, Token
from othersight.server.sessions.notifier import PUSH
from othersight.server.sessions.registry import Registry
from othersight.server.storage.notices import NoticeRow
from othersight.server.tables.seats import SPECTATOR
from othersight.server.tables.tokens import new_id

router = APIRouter(tags=["notices"])
MOST = 5
"""Notices of one seat."""
NoticeId = Annotated[str, Path(max_length=24)]


async def seat_at(registry: Registry, table: str, token: str | None) -> int:
    """The seat of a token at a table; spectators have none."""
    visitor = await registry.authorize(table, token)
    if visitor.seat == SPECTATOR:
        raise Refusal("server-only-watching", 403)
    return visitor.seat


async def told(registry: Registry, table: str, seat: int) -> NoticeList:
    """The notices of a seat; of addresses only the host is told, since they may hold secrets."""
    rows = await registry.read_store(registry.store.notices.of_seat, table, seat)
    key = public_key(await registry.scheduler.notifier.key())
    return NoticeList(notices=[info(row) for row in rows], push_key=key)


def info(row: NoticeRow) -> NoticeInfo:
    host = urlsplit(row.address).netloc
    return NoticeInfo(
        notice=row.id,
        kind=row.kind,  # type: ignore[arg-type]
        host=host,
        failures=row.failures,
        stopped=row.stopped,
    )


@router.get("/tables/{table}/notices")
async def notices(table: str, registry: Tables, token: Token) -> NoticeList:
    """Where my seat wants to be told."""
    return await told(registry, table, await seat_at(registry, table, token))


@router.post("/tables/{table}/notices", status_code=201, dependencies=[RateLimited])
async def add(
    table: str, wanted: NewNotice, registry: Tables, token: Token, language: Language
) -> NoticeList:
    """Tell my seat there from now on."""
    seat = await seat_at(registry, table, token)
    keys = ""
    if wanted.kind == PUSH:
        if not is_key(wanted.p256dh, wanted.auth):
            raise Refusal("server-bad-push", 400)
        keys = json.dumps({"p256dh": wanted.p256dh, "auth": wanted.auth})
    try:
        await outside(target_of, wanted.address, registry.settings.private_webhooks)
    except BadAddress as error:
        raise Refusal(f"server-bad-webhook-{error.args[0]}", 400) from error
    known = await registry.read_store(registry.store.notices.of_seat, table, seat)
    for row in known:
        if row.address == wanted.address:
            await registry.write_store(registry.store.notices.remove, row.id, table, seat)
    if len([row for row in known if row.address != wanted.address]) >= MOST:
        raise Refusal("server-too-many-notices", CONFLICT, most=MOST)
    row = NoticeRow(new_id(), table, seat, wanted.kind, wanted.address, keys, language)
    await registry.write_store(registry.store.notices.add, row)
    return await told(registry, table, seat)


@router.delete("/tables/{table}/notices/{notice}")
async def remove(table: str, notice: NoticeId, registry: Tables, token: Token) -> NoticeList:
    """Tell my seat there no longer."""
    seat = await seat_at(registry, table, token)
    gone = await registry.write_store(registry.store.notices.remove, notice, table, seat)
    if not gone:
        raise no_such_link()
    return await told(registry, table, seat)
