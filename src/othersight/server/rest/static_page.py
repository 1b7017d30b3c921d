"""The page, as it was built into the package; without one, a plain line that says so."""

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import PlainTextResponse
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from othersight.server.texts.language import in_words

PAGE = Path(__file__).parents[1] / "page"
FIRST = "index.html"
PACKED = ".gz"
"""The build packs what is worth it and lays it beside the file."""
ONE_YEAR = "public, max-age=31536000, immutable"
SAFE = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "Vary": "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
}


class Page(StaticFiles):
    """Files of the page; what is built carries a hash in its name and never changes."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        packed = f"{path}{PACKED}"
        if is_unpacked_by(scope) and self.lookup_path(packed)[1] is not None:
            response = await super().get_response(packed, scope)
            response.headers["Content-Encoding"] = "gzip"
        else:
            response = await super().get_response(path, scope)
        response.headers.update(SAFE)
        built = path.startswith("assets/")
        response.headers["Cache-Control"] = ONE_YEAR if built else "no-cache"
        return response


def is_unpacked_by(scope: Scope) -> bool:
    """Whether whoever asks can unpack what the build has packed."""
    return "gzip" in Headers(scope=scope).get("accept-encoding", "")


def serve_page(app: FastAPI, folder: Path = PAGE) -> None:
    """Everything that is not under /api."""
    if (folder / FIRST).is_file():
        app.mount("/", Page(directory=folder, html=True), name="page")
        return

    @app.get("/", include_in_schema=False)
    async def not_built() -> PlainTextResponse:
        return PlainTextResponse(in_words("server-page-not-built") + "\n", 503)
