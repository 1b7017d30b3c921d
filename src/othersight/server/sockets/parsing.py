"""Messages of a page, from their JSON."""

import json
from typing import Any

from pydantic import ValidationError

from othersight.server.errors import Refusal
from othersight.server.protocol.client_messages import CLIENT_MESSAGE, ClientMessage

MAX_NUMBER = 2**53
"""Whole numbers below it are exact in JavaScript."""


def parse_message(text: str) -> ClientMessage:
    """A message of a page, from its text."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("server-no-json", 400) from None
    try:
        return CLIENT_MESSAGE.validate_python(data)
    except (ValidationError, RecursionError) as error:
        raise InvalidMessage(data, error) from None


class InvalidMessage(Refusal):
    """A message that does not match its model, with the key or request by which the page knows it."""

    def __init__(self, data: Any, error: ValidationError | RecursionError) -> None:
        where, fault = "message", "nested too deep"
        if isinstance(error, ValidationError):
            first = error.errors(include_url=False, include_input=False, include_context=False)[0]
            where = ".".join([str(part)[:40] for part in first["loc"]]) or where
            fault = first["msg"]
        super().__init__("server-bad-message", 400, where=where, fault=fault)
        fields = data if isinstance(data, dict) else {}
        key, request = fields.get("key"), fields.get("request")
        self.message_key = key[:64] if isinstance(key, str) and key.isascii() else ""
        self.request = request if type(request) is int and abs(request) < MAX_NUMBER else None
