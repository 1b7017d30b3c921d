"""The JSON schema of the protocol, generated from the models; the page's TypeScript types are generated from it."""

import json
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from othersight.server.protocol import PROTOCOL
from othersight.server.protocol.client_messages import ClientMessage
from othersight.server.protocol.map_models import MAP_REPLIES, MAP_REQUESTS
from othersight.server.protocol.rest_models import REPLIES, REQUESTS
from othersight.server.protocol.server_messages import AnyServerMessage

PLACE = "#/$defs/"
REFERENCE = PLACE + "{model}"
PREFIX = "Client"
"""Before the names of client messages, since some server messages have the same name."""


def schema() -> dict[str, Any]:
    """Everything under `$defs`; `ClientMessage` is any message of a page, `ServerMessage` any message of the server."""
    client = with_prefix(TypeAdapter(ClientMessage).json_schema(ref_template=REFERENCE), PREFIX)
    server = TypeAdapter(AnyServerMessage).json_schema(ref_template=REFERENCE, mode="serialization")
    bodies = [(model, "validation") for model in (*REQUESTS, *MAP_REQUESTS)]
    replies = [(model, "serialization") for model in (*REPLIES, *MAP_REPLIES)]
    _, rest = models_json_schema([*bodies, *replies], ref_template=REFERENCE)  # type: ignore[list-item]
    clients = {PREFIX + name: part for name, part in client.pop("$defs").items()}
    parts = {
        **clients,
        **server.pop("$defs"),
        **rest["$defs"],
        "ClientMessage": client,
        "ServerMessage": server,
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "OthersightProtocol",
        "description": f"Version {PROTOCOL} of the messages between a page and the server.",
        "$defs": {name: without_titles(parts[name]) for name in sorted(parts)},
    }


def with_prefix(part: Any, prefix: str) -> Any:
    """The same schema with a prefix before the names in its references."""
    if isinstance(part, dict):
        return {name: with_prefix(value, prefix) for name, value in part.items()}
    if isinstance(part, list):
        return [with_prefix(value, prefix) for value in part]
    if isinstance(part, str) and part.startswith(PLACE):
        return part.replace(PLACE, PLACE + prefix)
    return part


def without_titles(part: Any) -> Any:
    """The same schema without the titles of fields, which would each become a type."""
    if isinstance(part, dict):
        kept = {name: value for name, value in part.items() if not is_title(name, value)}
        return {name: without_titles(value) for name, value in kept.items()}
    if isinstance(part, list):
        return [without_titles(value) for value in part]
    return part


def is_title(name: str, value: Any) -> bool:
    """Whether this is a title of the schema, not a field with that name."""
    return name == "title" and isinstance(value, str)


def schema_text() -> str:
    """The schema as it is printed."""
    return json.dumps(schema(), indent=2, ensure_ascii=False, sort_keys=True) + "\n"
