"""The application: REST, sockets and the page, over one house of tables."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from othersight.server.errors import Refusal
from othersight.server.protocol.rest_models import Fault
from othersight.server.rate_limits import Rates
from othersight.server.rest import games, tables
from othersight.server.rest.body_limit import Limits
from othersight.server.rest.static_page import serve_page
from othersight.server.sessions.registry import House
from othersight.server.settings import Settings
from othersight.server.sockets.connection import Connection
from othersight.server.texts.language import language_for

KNOWN = {404: "server-no-such-address", 405: "server-no-such-method"}


def application(settings: Settings) -> FastAPI:
    """A server as it is set."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = House(settings)
        app.state.house = house
        await house.open()
        yield
        await house.close()

    app = FastAPI(
        title="Othersight",
        version=version("othersight"),
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.rates = Rates(
        settings.tables_per_minute / 60, settings.tables_per_minute, settings.clock
    )
    app.add_middleware(Limits, most=settings.largest_body)
    app.include_router(games.router, prefix="/api")
    app.include_router(tables.router, prefix="/api")
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, bad_request)
    app.add_exception_handler(HTTPException, not_served)
    app.add_exception_handler(Exception, failed)

    @app.websocket("/api/tables/{table}/socket")
    async def socket(socket: WebSocket, table: str) -> None:
        await Connection(socket, socket.app.state.house, table).serve()

    serve_page(app)
    return app


def language_of(request: Request) -> str:
    """The language somebody wants to be answered in."""
    wanted = request.query_params.get("language") or request.headers.get("accept-language", "")
    return language_for(wanted.partition(",")[0].strip()[:10])


def fault(request: Request, refusal: Refusal) -> JSONResponse:
    """A refusal as HTTP knows it."""
    told = Fault(error=refusal.told(language_of(request)))
    return JSONResponse(told.model_dump(), refusal.status)


async def refused(request: Request, refusal: Any) -> JSONResponse:
    return fault(request, refusal)


async def bad_request(request: Request, error: Any) -> JSONResponse:
    """What was sent does not fit; where, and why."""
    first = error.errors()[0]
    where = ".".join([str(part) for part in first["loc"]])
    return fault(request, Refusal("server-bad-message", 400, where=where, fault=first["msg"]))


async def not_served(request: Request, error: Any) -> JSONResponse:
    key = KNOWN.get(error.status_code, "server-bad-request")
    return fault(request, Refusal(key, error.status_code))


async def failed(request: Request, error: Any) -> JSONResponse:
    """A mistake of ours: it is in the server's own log, and nobody else's business."""
    return fault(request, Refusal("server-failed", 500))
