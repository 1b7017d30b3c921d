"""The door of the API: who asks too often, and requests that another site lets a browser send, come no further."""

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from othersight.server.errors import Refusal, too_fast
from othersight.server.protocol.rest_models import ErrorReply
from othersight.server.rate_limits import AddressRateLimit, counted_address
from othersight.server.settings import Settings
from othersight.server.texts.language import requested_language

API = "/api/"
READS = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing; other sites cannot read the replies."""
USUAL_PORTS = {"http": 80, "https": 443}
SECURE = ("https", "wss")
Place = tuple[str, str, int]
FORBIDDEN = 403


class Door:
    """Refuses requests and sockets before anything else looks at them."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.address = settings.address
        self.rate = AddressRateLimit(
            settings.requests_per_second, settings.request_burst, settings.clock
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self.refusal(scope)
        if scope["type"] == "http" and scope["path"].startswith(API):
            send = kept_by_nobody(send)
        if refusal is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": refusal.code, "reason": refusal.key})
        else:
            accepted = Headers(scope=scope).get("accept-language", "")
            body = ErrorReply(error=refusal.message(requested_language("", accepted))).model_dump()
            wait = refusal.retry_after
            headers = {"Retry-After": str(wait)} if wait else None
            await JSONResponse(body, refusal.status, headers)(scope, receive, send)

    def refusal(self, scope: Scope) -> Refusal | None:
        """Why a request comes no further; None if it does."""
        if scope["type"] not in ("http", "websocket") or not scope["path"].startswith(API):
            return None
        counted = counted_address(scope)
        if counted and not self.rate.allow(counted):
            return too_fast(self.rate.wait(counted))
        if scope["type"] == "http" and scope["method"] in READS:
            return None
        origin = Headers(scope=scope).get("origin")
        if origin is None or self.is_own(origin, scope):
            return None
        return Refusal("server-foreign-origin", FORBIDDEN)

    def is_own(self, origin: str, scope: Scope) -> bool:
        """Whether a page of this server sends the request: its origin is the host that was asked, or the address under
        which the server is known."""
        asked = place_of(origin)
        return asked is not None and asked in (*self.asked_places(scope), place_of(self.address))

    def asked_places(self, scope: Scope) -> list[Place | None]:
        """The origins of pages of the host that was asked. A page that came without TLS is none of a server that is
        reached by TLS: anybody on the way could have changed it. A proxy may have ended the TLS of a request that comes
        without."""
        host = Headers(scope=scope).get("host", "")
        known = place_of(self.address)
        secure = place_of(f"https://{host}")
        if scope["scheme"] in SECURE or (known and secure and known[:2] == secure[:2]):
            return [secure]
        return [place_of(f"http://{host}"), secure]


def kept_by_nobody(send: Send) -> Send:
    """Replies of the API are for whoever asked: no cache keeps them, and no browser takes them for a page."""

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.setdefault("Cache-Control", "no-store")
            headers.setdefault("X-Content-Type-Options", "nosniff")
        await send(message)

    return sent


def place_of(address: str) -> Place | None:
    """Scheme, host and port of an address of the web; None if it is none."""
    try:
        parts = urlsplit(address)
        port = parts.port or USUAL_PORTS.get(parts.scheme)
    except ValueError:
        return None
    return None if port is None or not parts.hostname else (parts.scheme, parts.hostname, port)
