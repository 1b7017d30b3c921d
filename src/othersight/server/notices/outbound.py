"""Requests to addresses that strangers give: only to public addresses, never where this server's own network is.

The name is resolved once, every address that it has is checked, and the connection goes to one that was checked: a name
that answers differently the next time gains nothing. Redirects are not followed. All of it runs in threads of its own:
however slowly strangers answer, nobody else waits for them.
"""

import asyncio
import http.client
import ipaddress
import socket
import ssl
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeVar
from urllib.parse import urlsplit

TIMEOUT = 10.0
"""Seconds for each step of a request."""
WHOLE = 20.0
"""Seconds for a whole request, in however many steps somebody answers it."""
AT_ONCE = 16
"""Requests at the same time."""
LONGEST = 2_000
MOST_READ = 1_000
"""Bytes that are read of a reply."""
NAT64 = ipaddress.ip_network("64:ff9b::/96")
NOBODYS = [ipaddress.ip_network(one) for one in ("fec0::/10", "3fff::/20", "192.88.99.0/24")]
"""Networks that lead to nobody outside, or not directly, and that not every version of Python knows as such."""
FIRST_FREE_PORT = 1024
USUAL_PORTS = {"https": 443, "http": 80}
THREADS = ThreadPoolExecutor(AT_ONCE, "outbound")
Result = TypeVar("Result")


async def outside(act: Callable[..., Result], *arguments: Any) -> Result:
    """Do something that waits for strangers, in a thread where nobody else does anything."""
    return await asyncio.get_running_loop().run_in_executor(THREADS, partial(act, *arguments))


class BadAddress(Exception):
    """No request is sent to this address; `args[0]` says why, as the last word of a text's key."""


class Target(NamedTuple):
    """Where a request goes: the host as it was named, the checked address, port, path, and whether it is encrypted."""

    host: str
    address: str
    port: int
    path: str
    secure: bool


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address belongs to the public network, also where it carries another one within."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address.teredo is not None or (inner is not None and not is_public(inner)):
            return False
        if address in NAT64:
            return is_public(ipaddress.IPv4Address(address.packed[-4:]))
        if inner is not None and address.ipv4_mapped is not None:
            return True
    if any([address in network for network in NOBODYS]):
        return False
    if address.is_multicast or address.is_reserved or address.is_unspecified:
        return False
    return address.is_global and not (address.is_private or address.is_link_local)


def target_of(url: str, private: bool = False) -> Target:
    """Where a request to that address goes, checked; `private` allows private addresses, for closed networks."""
    try:
        parts = urlsplit(url)
        port = parts.port or USUAL_PORTS.get(parts.scheme, 0)
    except ValueError:
        raise BadAddress("form") from None
    plain = url.isascii() and url.isprintable() and " " not in url
    if not plain or not parts.hostname or len(url) > LONGEST or parts.username or parts.password:
        raise BadAddress("form")
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise BadAddress("https")
    if not private and port not in USUAL_PORTS.values() and port < FIRST_FREE_PORT:
        raise BadAddress("port")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    address = checked_address(parts.hostname, port, private)
    return Target(parts.hostname, address, port, path, parts.scheme == "https")


def checked_address(host: str, port: int, private: bool) -> str:
    """The first address of a host, if all that it has are public."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadAddress("unknown") from None
    addresses = [str(one[4][0]).partition("%")[0] for one in found]
    if not private and not all([is_public(ipaddress.ip_address(one)) for one in addresses]):
        raise BadAddress("private")
    return addresses[0]


class PinnedConnection(http.client.HTTPConnection):
    """A connection to the address that was checked, whatever the name says by now."""

    def __init__(self, target: Target) -> None:
        super().__init__(target.host, target.port, timeout=TIMEOUT)
        self.target = target
        self.line: socket.socket | None = None
        """What is read from, also when the reply has taken it over."""
        self.is_cut = False

    def connect(self) -> None:
        address = (self.target.address, self.target.port)
        self.sock = self.line = socket.create_connection(address, TIMEOUT)
        if self.target.secure:
            context, name = ssl.create_default_context(), self.target.host
            secure = context.wrap_socket(self.sock, False, False, server_hostname=name)
            self.sock = self.line = secure
            secure.do_handshake()

    def cut(self) -> None:
        """End it, whatever it waits for; called from another thread."""
        self.is_cut = True
        if self.line is not None:
            with suppress(OSError):
                socket.socket.shutdown(self.line, socket.SHUT_RDWR)


def post(url: str, body: bytes, headers: dict[str, str], private: bool = False) -> int:
    """Send a request and return the status of the reply; OSError, HTTPException or BadAddress if there is none."""
    target = target_of(url, private)
    connection = PinnedConnection(target)
    end = threading.Timer(WHOLE, connection.cut)
    end.daemon = True
    end.start()
    try:
        connection.request("POST", target.path, body, {**headers, "User-Agent": "Othersight"})
        reply = connection.getresponse()
        reply.read(MOST_READ)
        if connection.is_cut:
            raise TimeoutError
        return reply.status
    finally:
        end.cancel()
        connection.close()
