"""The door for programs: a seat's messages as a stream of lines, and a request for each thing that it says.

Whoever comes through it sits as a program: the table must allow that, and everybody sees it at the seat.
"""

from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response, StreamingResponse

from othersight.server.errors import CONFLICT, Refusal, too_fast
from othersight.server.protocol.client_messages import Hint, Nick, Number, Odds, Said, Ways
from othersight.server.protocol.server_messages import Reply
from othersight.server.rate_limits import AddressRateLimit
from othersight.server.rest.language import Language
from othersight.server.rest.tables import Tables, Token
from othersight.server.sessions.reader import Reader
from othersight.server.sessions.registry import Registry, Visitor
from othersight.server.settings import Settings
from othersight.server.sockets.commands import CommandHandler
from othersight.server.sockets.stream import lines
from othersight.server.tables.seats import SPECTATOR
from othersight.server.tables.tokens import token_hash

router = APIRouter(tags=["programs"])
NDJSON = "application/x-ndjson"
SLOW = (Hint, Odds, Ways)
"""What takes long to answer."""
REPLY_ROOM = 4
"""Messages for which a reader of one reply has room."""


class Limits:
    """How fast programs may be: for each seat, what it says, the streams it opens, and one slow question at a time."""

    def __init__(self, settings: Settings) -> None:
        self.said = AddressRateLimit(
            settings.messages_per_second, settings.message_burst, settings.clock
        )
        self.streams = AddressRateLimit(
            settings.streams_per_minute / 60, settings.streams_per_minute, settings.clock
        )
        self.looking: set[str] = set()

    @contextmanager
    def slow(self, seat: str, said: Said) -> Iterator[None]:
        """Refuse a second slow question of a seat while the first one is answered."""
        if not isinstance(said, SLOW):
            yield
            return
        if seat in self.looking:
            raise Refusal("server-still-looking", CONFLICT)
        self.looking.add(seat)
        try:
            yield
        finally:
            self.looking.discard(seat)


def limits_of(request: Request) -> Limits:
    limits: Limits = request.app.state.programs
    return limits


AllLimits = Annotated[Limits, Depends(limits_of)]


async def program_at(
    registry: Registry, table: str, token: str | None, limit: AddressRateLimit
) -> tuple[Visitor, str]:
    """Who comes with that token, and the name under which the seat's requests are counted."""
    visitor = await registry.authorize(table, token)
    if visitor.seat == SPECTATOR:
        raise Refusal("server-only-watching", 403)
    counted = f"{table}/{visitor.seat}"
    if not limit.allow(counted):
        raise too_fast(limit.wait(counted))
    return visitor, counted


async def sit_down(registry: Registry, token: str | None, visitor: Visitor) -> None:
    """The seat is a program's from now on, as everybody sees; call with the table's lock held."""
    await registry.check_link(token, visitor)
    if await visitor.session.table.seat_program(visitor.seat):
        visitor.session.presence_changed()


@router.get(
    "/tables/{table}/stream",
    response_class=StreamingResponse,
    responses={200: {"content": {NDJSON: {}}, "description": "One message on each line."}},
)
async def stream(
    table: str,
    registry: Tables,
    token: Token,
    language: Language,
    limits: AllLimits,
    sequence: Annotated[Number | None, Query()] = None,
    hash: Annotated[str | None, Query(max_length=64)] = None,
    nick: Annotated[Nick, Query()] = "",
) -> StreamingResponse:
    """The messages of my seat, one on each line, until I hang up; `sequence` and `hash` are those of the last message
    that I have, if I come back."""
    visitor, _ = await program_at(registry, table, token, limits.streams)
    session, settings = visitor.session, registry.settings
    reader = Reader(visitor.seat, visitor.host, language, settings.outbox_size)
    reader.link = token_hash(token or "")
    async with session.table.lock:
        session.check_room(visitor.seat, settings.streams_of_seat)
        await sit_down(registry, token, visitor)
        if nick:
            await session.table.set_nick(visitor.seat, nick)

    async def connected() -> AsyncIterator[str]:
        if registry.sessions.get(table) is not session:
            reader.closed.set()  # the session was unloaded in the same moment
        session.connect(reader, sequence, hash)
        async for line in lines(session, reader, settings.heartbeat):
            yield line

    return StreamingResponse(connected(), media_type=NDJSON, headers={"Cache-Control": "no-store"})


@router.post("/tables/{table}/say", response_model=Reply)
async def say(
    table: str,
    said: Said,
    registry: Tables,
    token: Token,
    language: Language,
    limits: AllLimits,
) -> Response:
    """Answer, or say or ask anything else that a page can; the reply is the message that a page would get."""
    visitor, counted = await program_at(registry, table, token, limits.said)
    session = visitor.session
    async with session.table.lock:
        await sit_down(registry, token, visitor)
    reader = Reader(visitor.seat, visitor.host, language, REPLY_ROOM)
    reader.hash = session.messages.view(visitor.seat)[1]
    with limits.slow(counted, said):
        try:
            await CommandHandler(session, reader, registry.bots).dispatch(said)
        except Refusal:
            session.broadcast_remote_changes()
            raise
    return Response(reader.outbox.get_nowait(), media_type="application/json")
