"""The FastAPI application: REST, sockets and the page, over one registry of tables."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from othersight.server.bots.offered import offer
from othersight.server.errors import Refusal
from othersight.server.protocol.rest_models import ErrorReply
from othersight.server.rate_limits import AddressRateLimit
from othersight.server.rest import dice, games, studies, tables
from othersight.server.rest.body_limit import BodyLimit
from othersight.server.rest.static_page import serve_page
from othersight.server.sessions.registry import Registry
from othersight.server.settings import Settings
from othersight.server.sockets.connection import Connection
from othersight.server.texts.language import supported_language

ERROR_KEYS = {404: "server-no-such-address", 405: "server-no-such-method"}


def create_app(settings: Settings) -> FastAPI:
    """The application with these settings."""
    offer(settings.players)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        registry = Registry(settings)
        app.state.registry = registry
        await registry.open()
        yield
        await registry.close()

    app = FastAPI(
        title="Othersight",
        version=version("othersight"),
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.table_rate = AddressRateLimit(
        settings.tables_per_minute / 60, settings.tables_per_minute, settings.clock
    )
    app.add_middleware(BodyLimit, max_bytes=settings.max_body_bytes)
    app.include_router(games.router, prefix="/api")
    app.include_router(tables.router, prefix="/api")
    app.include_router(studies.router, prefix="/api")
    app.include_router(dice.router, prefix="/api")
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, bad_request)
    app.add_exception_handler(HTTPException, http_error)
    app.add_exception_handler(Exception, failed)

    @app.websocket("/api/tables/{table}/socket")
    async def socket(socket: WebSocket, table: str) -> None:
        await Connection(socket, socket.app.state.registry, table).serve()

    serve_page(app)
    return app


def language_of(request: Request) -> str:
    """The language in which a request is answered."""
    wanted = request.query_params.get("language") or request.headers.get("accept-language", "")
    return supported_language(wanted.partition(",")[0].strip()[:10])


def error_response(request: Request, refusal: Refusal) -> JSONResponse:
    """A refusal as an HTTP response."""
    body = ErrorReply(error=refusal.message(language_of(request)))
    return JSONResponse(body.model_dump(), refusal.status)


async def refused(request: Request, refusal: Any) -> JSONResponse:
    return error_response(request, refusal)


async def bad_request(request: Request, error: Any) -> JSONResponse:
    """The request does not match its model; says where and why."""
    first = error.errors()[0]
    where = ".".join([str(part) for part in first["loc"]])
    refusal = Refusal("server-bad-message", 400, where=where, fault=first["msg"])
    return error_response(request, refusal)


async def http_error(request: Request, error: Any) -> JSONResponse:
    """No such address, or a method it does not have."""
    key = ERROR_KEYS.get(error.status_code, "server-bad-request")
    return error_response(request, Refusal(key, error.status_code))


async def failed(request: Request, error: Any) -> JSONResponse:
    """An error in the server itself; its details are in the server's log only."""
    return error_response(request, Refusal("server-failed", 500))
