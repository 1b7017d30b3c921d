"""Serves the page that was built into the package; without one, a line that says so."""

import re
from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import PlainTextResponse
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from othersight.server.texts.language import text_in

PAGE = Path(__file__).parents[1] / "page"
INDEX = "index.html"
GZIP = ".gz"
"""The build puts a compressed copy beside every file that is worth it."""
ONE_YEAR = "public, max-age=31536000, immutable"
PLAIN_HOST = re.compile(r"[A-Za-z0-9.-]+(:[0-9]+)?|\[[0-9A-Fa-f:.]+\](:[0-9]+)?")
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'{sockets}; object-src 'none'; form-action 'self'; "
    "frame-ancestors 'none'; base-uri 'none'"
)
SECURITY_HEADERS = {
    "Referrer-Policy": "no-referrer",
    "Vary": "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
}


class StaticPage(StaticFiles):
    """The files of the page; built assets have a hash in their name and never change."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        compressed = f"{path}{GZIP}"
        if accepts_gzip(scope) and self.lookup_path(compressed)[1] is not None:
            response = await super().get_response(compressed, scope)
            response.headers["Content-Encoding"] = "gzip"
        else:
            response = await super().get_response(path, scope)
        response.headers.update(SECURITY_HEADERS)
        response.headers["Content-Security-Policy"] = policy(scope)
        is_asset = path.startswith("assets/")
        response.headers["Cache-Control"] = ONE_YEAR if is_asset else "no-cache"
        return response


def policy(scope: Scope) -> str:
    """What the page may do: talk to the host that it comes from, and to no other. Browsers of some years ago do not
    take sockets of the same host for its own."""
    host = Headers(scope=scope).get("host", "")
    sockets = f" ws://{host} wss://{host}" if PLAIN_HOST.fullmatch(host) else ""
    return POLICY.format(sockets=sockets)


def accepts_gzip(scope: Scope) -> bool:
    """Whether the client accepts gzip."""
    return "gzip" in Headers(scope=scope).get("accept-encoding", "")


def serve_page(app: FastAPI, folder: Path = PAGE) -> None:
    """Serve the page for everything that is not under /api."""
    if (folder / INDEX).is_file():
        app.mount("/", StaticPage(directory=folder, html=True), name="page")
        return

    @app.get("/", include_in_schema=False)
    async def not_built() -> PlainTextResponse:
        return PlainTextResponse(text_in("server-page-not-built") + "\n", 503)
