"""A client that says nothing, takes nothing or opens very many connections does not keep a server from others."""

import http.client
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import h11

from othersight.cli.serve import listen, uvicorn_config
from othersight.server.connections import Connections
from othersight.server.draining import DrainingServer
from othersight.server.settings import Settings
from tests.server.client import lay_empty_database, settings

MINE, OTHER = ("198.51.100.7", 1), ("198.51.100.8", 1)


class Transport:
    """What a connection has sent and could not get rid of, and whether it was cut."""

    def __init__(self, unsent: int) -> None:
        self.unsent = unsent
        self.is_cut = False

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def abort(self) -> None:
        self.is_cut = True


def connection(client: Any = MINE, state: Any = h11.IDLE, unsent: int = 0) -> Any:
    """A connection as uvicorn has it."""
    held = Mock(their_state=state)
    return Mock(client=client, cycle=object(), conn=held, transport=Transport(unsent))


def cut(*connections: Any) -> list[bool]:
    return [one.transport.is_cut for one in connections]


def test_whoever_takes_nothing_or_sends_no_whole_request_is_cut() -> None:
    silent, sending, asked = [connection(state=s) for s in (h11.IDLE, h11.SEND_BODY, h11.DONE)]
    stuck, reading, busy = connection(unsent=900), connection(unsent=900), connection()
    page = Mock(client=MINE, conn=Mock(spec=[]), transport=Transport(0))
    every = [silent, sending, asked, stuck, reading, busy, page]
    looking = Connections(Settings(data=Path(), connection_timeout=30))
    for now in (0, 10, 20, 29):
        looking.look(every, now)
        reading.transport.unsent -= 1
        busy.cycle = object()
    assert not any(cut(*every))
    looking.look(every, 30)
    assert cut(*every) == [True, True, False, True, False, False, False]
    looking.look([], 31)
    assert not looking.waits


def test_too_many_connections_of_one_address_are_cut_the_silent_ones_first() -> None:
    limits = Settings(data=Path(), address_connections=3, proxy="192.0.2.1, 192.0.2.2")
    silent, asked = [[connection(state=s) for _ in range(3)] for s in (h11.IDLE, h11.DONE)]
    free = [connection(client) for client in (OTHER, ("192.0.2.2", 1), ("::1", 1), None) * 5]
    Connections(limits).look([*silent, *asked, *free[:12]], 0)
    assert cut(*asked, *silent) == [False] * 3 + [True] * 3
    assert not any(cut(*free))
    anybody = [connection() for _ in range(9)]
    Connections(Settings(data=Path(), address_connections=3, proxy="*")).look(anybody, 0)
    assert not any(cut(*anybody))


@contextmanager
def running(limits: Settings) -> Iterator[int]:
    """A server as `othersight serve` runs it, and its port."""
    listening = listen("127.0.0.1", 0)
    server = DrainingServer(uvicorn_config(limits), limits)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()


def test_a_server_cuts_silence_and_half_a_request_and_goes_on(tmp_path: Path) -> None:
    lay_empty_database(tmp_path)
    with running(settings(tmp_path, connection_timeout=1)) as port:
        silent, half = [socket.create_connection(("127.0.0.1", port), timeout=60) for _ in range(2)]
        half.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n")
        for one in (silent, half):
            with suppress(ConnectionResetError):
                assert one.recv(10) == b""
            one.close()
        asking = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        asking.request("GET", "/api/health")
        assert asking.getresponse().status == 200
        asking.close()
