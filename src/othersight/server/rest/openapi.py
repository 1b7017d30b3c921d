"""The OpenAPI description of the server, and which methods an address has."""

import threading
from collections.abc import Iterable
from typing import Any

from fastapi import APIRouter, FastAPI
from fastapi.responses import JSONResponse
from fastapi.routing import APIRoute

from othersight.server.rest.described import describe_refusal, describe_requests

ADDRESS = "/api/openapi.json"
NOT_SENT = "422"
"""The status that FastAPI documents for invalid requests; here they get 400."""
REFUSAL = {"$ref": "#/components/schemas/ErrorReply"}


class Description:
    """The OpenAPI description of an application, with the statuses that are really sent. It takes the better part of a
    second to make: nothing that the event loop runs may ask for it."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app
        self.lock = threading.Lock()
        self.described: dict[str, Any] | None = None
        self.reply: JSONResponse | None = None

    def send(self) -> JSONResponse:
        """Runs in a thread, since it is no coroutine; written once."""
        if self.reply is None:
            self.reply = JSONResponse(self.made())
        return self.reply

    def made(self) -> dict[str, Any]:
        """Made once."""
        with self.lock:
            if self.described is None:
                self.described = self.make()
            return self.described

    def make(self) -> dict[str, Any]:
        described = FastAPI.openapi(self.app)
        describe_requests(described)
        describe_refusal(described["components"]["schemas"])
        for path in described["paths"].values():
            for operation in path.values():
                operation["responses"].pop(NOT_SENT, None)
                for status, reply in operation["responses"].items():
                    if status >= "400":  # also where the reply itself is plain text
                        reply["content"] = {"application/json": {"schema": dict(REFUSAL)}}
        return described


def methods_at(routers: Iterable[APIRouter], path: str) -> list[str]:
    """The methods that an address has; if it is written so in a route, those of that route only."""
    routes = [
        route
        for router in routers
        for route in router.routes
        if isinstance(route, APIRoute) and route.path_regex.match(path)
    ]
    exact = [route for route in routes if route.path == path]
    return sorted({method for route in exact or routes for method in route.methods or ()})
