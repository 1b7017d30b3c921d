"""The FastAPI application: REST, sockets and the page, over one registry of tables."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from importlib.metadata import version
from typing import Any

from fastapi import APIRouter, FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.routing import BaseRoute

from othersight.server.bots.offered import offer
from othersight.server.collector import Collector
from othersight.server.errors import Refusal
from othersight.server.protocol.rest_models import ErrorReply
from othersight.server.rate_limits import AddressRateLimit, counted_address
from othersight.server.rest import (
    accounts,
    campaigns,
    dice,
    games,
    maps,
    metrics,
    notices,
    programs,
    scenarios,
    studies,
    tables,
)
from othersight.server.rest.body_limit import BodyLimit
from othersight.server.rest.door import Door
from othersight.server.rest.openapi import ADDRESS, Description, methods_at
from othersight.server.rest.public_list import PublicList
from othersight.server.rest.static_page import serve_page
from othersight.server.sessions.registry import Registry
from othersight.server.settings import Settings
from othersight.server.sockets.connection import Connection
from othersight.server.texts.language import requested_language

ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"description": "The request is invalid."},
    401: {"description": "Nobody is signed in, or the password is wrong."},
    403: {"description": "Only somebody else may do this."},
    404: {"description": "There is no such link, table, step or name."},
    408: {"description": "The table has changed: ask again."},
    409: {"description": "Not now: the table is in another state."},
    410: {"description": "The table is gone, or needs other rules."},
    413: {"description": "The request is too large."},
    429: {"description": "Too fast, or too many tables."},
    500: {"description": "The server has failed."},
    503: {"description": "The storage does not answer, or stores nothing."},
}
"""What any request may be answered with besides its own reply. The body, ErrorReply, is described in `rest/openapi.py`:
named here it would be made anew for every status of every address when a server starts."""
API = "/api"
PARTS = (games, tables, studies, campaigns, dice, programs, scenarios, maps, accounts, notices)
ROUTERS = [part.router for part in PARTS]
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]
MINE = "/api/tables/mine"
"""No table has this id."""
ERROR_KEYS = {404: "server-no-such-address", 405: "server-no-such-method"}


@cache
def api_routes() -> list[BaseRoute]:
    """What every application of this process answers under /api: FastAPI reads the functions and their models once."""
    api = APIRouter(responses=ERRORS)
    for router in ROUTERS:
        api.include_router(router, prefix=API)
    return list(api.routes)


def create_app(settings: Settings) -> FastAPI:
    """The application with these settings."""
    offer(settings.players)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        registry = Registry(settings)
        app.state.registry = registry
        await registry.open()
        collector = Collector() if settings.own_process else None
        if collector:
            collector.open()
        yield
        if collector:
            collector.close()
        await registry.close()

    app = FastAPI(
        title="Othersight",
        version=version("othersight"),
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        responses=ERRORS,
    )
    app.state.settings = settings
    app.state.table_rate = AddressRateLimit(
        settings.tables_per_minute / 60, settings.tables_per_minute, settings.clock
    )
    app.state.day_rate = AddressRateLimit(
        settings.tables_per_day / 86_400, settings.tables_per_day, settings.clock
    )
    app.state.map_rate = AddressRateLimit(
        settings.looks_per_second, settings.look_burst, settings.clock
    )
    app.state.costly_rate = AddressRateLimit(
        settings.costly_per_second, settings.costly_burst, settings.clock
    )
    app.state.public_list = PublicList(settings.listed_every)
    app.state.programs = programs.Limits(settings)
    app.state.sign_ins = accounts.SignIns(settings)
    app.add_middleware(BodyLimit, max_bytes=settings.max_body_bytes)
    app.add_middleware(Door, settings=settings)

    async def elsewhere(request: Request) -> None:
        """Anything else under /api: the page must not answer for it."""
        allowed = methods_at(ROUTERS, request.url.path.removeprefix(API))
        headers = {"Allow": ", ".join(allowed)} if allowed else None
        raise HTTPException(405 if allowed else 404, headers=headers)

    description = Description(app)
    app.add_api_route(ADDRESS, description.send, methods=["GET", "HEAD"], include_in_schema=False)
    app.add_api_route(MINE, elsewhere, methods=["GET", "DELETE"], include_in_schema=False)
    app.router.routes.extend(api_routes())
    app.add_exception_handler(Refusal, refused)
    app.add_exception_handler(RequestValidationError, bad_request)
    app.add_exception_handler(HTTPException, http_error)
    app.add_exception_handler(Exception, failed)

    @app.websocket("/api/tables/{table}/socket")
    async def socket(socket: WebSocket, table: str) -> None:
        address = counted_address(socket.scope)
        await Connection(socket, socket.app.state.registry, table, address).serve()

    app.add_api_route("/api/{rest:path}", elsewhere, methods=METHODS, include_in_schema=False)
    if settings.metrics:
        app.include_router(metrics.router)
    serve_page(app)
    app.openapi = description.made  # type: ignore[method-assign]
    return app


def language_of(request: Request) -> str:
    """The language in which a request is answered."""
    return requested_language(
        request.query_params.get("language", ""), request.headers.get("accept-language", "")
    )


def error_response(
    request: Request, refusal: Refusal, headers: dict[str, str] | None = None
) -> JSONResponse:
    """A refusal as an HTTP response."""
    body = ErrorReply(error=refusal.message(language_of(request)))
    return JSONResponse(body.model_dump(), refusal.status, headers)


async def refused(request: Request, refusal: Any) -> JSONResponse:
    wait = refusal.retry_after
    return error_response(request, refusal, {"Retry-After": str(wait)} if wait else None)


async def bad_request(request: Request, error: Any) -> JSONResponse:
    """The request does not match its model; says where and why."""
    first = error.errors()[0]
    where = ".".join([str(part) for part in first["loc"]])
    refusal = Refusal("server-bad-message", 400, where=where, fault=first["msg"])
    return error_response(request, refusal)


async def http_error(request: Request, error: Any) -> JSONResponse:
    """No such address, or a method it does not have."""
    key = ERROR_KEYS.get(error.status_code, "server-bad-request")
    return error_response(request, Refusal(key, error.status_code), error.headers)


async def failed(request: Request, error: Any) -> JSONResponse:
    """An error in the server itself; its details are in the server's log only."""
    return error_response(request, Refusal("server-failed", 500))
