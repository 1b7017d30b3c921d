"""A reader as a stream of lines: each is a message, as a socket would send it, and a line break."""

import asyncio
from collections.abc import AsyncIterator

from othersight.server.errors import Refusal, reconnect
from othersight.server.protocol.server_messages import Bye, Ping
from othersight.server.sessions.reader import Reader
from othersight.server.sessions.session import Session


async def lines(session: Session, reader: Reader, heartbeat: float) -> AsyncIterator[str]:
    """The messages for a connected reader, with a ping where nothing else comes, until it has to connect again; the
    last line says why."""
    closed = asyncio.ensure_future(reader.closed.wait())
    try:
        while not reader.closed.is_set():
            heard = asyncio.ensure_future(reader.outbox.get())
            try:
                await asyncio.wait(
                    {heard, closed}, timeout=heartbeat, return_when=asyncio.FIRST_COMPLETED
                )
                if heard.done():
                    yield heard.result() + "\n"
                elif not closed.done():
                    yield Ping(**session.messages.header(reader)).model_dump_json() + "\n"
            finally:
                heard.cancel()
        ended = Refusal("server-too-slow", 408) if reader.is_slow else reconnect(408)
        error = ended.message(reader.language)
        yield Bye(**session.messages.header(reader), error=error).model_dump_json() + "\n"
    finally:
        closed.cancel()
        session.disconnect(reader)
