"""The JSON schema of the protocol, made from the models; the page's TypeScript types are made from it."""

import json
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import models_json_schema

from othersight.server.protocol import PROTOCOL
from othersight.server.protocol.client_messages import ClientMessage
from othersight.server.protocol.rest_models import GIVEN, TAKEN
from othersight.server.protocol.server_messages import AnyServerMessage

PLACE = "#/$defs/"
REFERENCE = PLACE + "{model}"


def schema() -> dict[str, Any]:
    """Everything under `$defs`; `Asked` is any message of a page, `Told` any message of the server."""
    said = with_prefix(TypeAdapter(ClientMessage).json_schema(ref_template=REFERENCE), "Asked")
    told = TypeAdapter(AnyServerMessage).json_schema(ref_template=REFERENCE, mode="serialization")
    bodies = [(model, "validation") for model in TAKEN]
    replies = [(model, "serialization") for model in GIVEN]
    _, rest = models_json_schema([*bodies, *replies], ref_template=REFERENCE)  # type: ignore[list-item]
    asked = {f"Asked{name}": part for name, part in said.pop("$defs").items()}
    parts = {**asked, **told.pop("$defs"), **rest["$defs"], "Asked": said, "Told": told}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "OthersightProtocol",
        "description": f"Version {PROTOCOL} of what travels between a page and the server.",
        "$defs": {name: without_titles(parts[name]) for name in sorted(parts)},
    }


def with_prefix(part: Any, prefix: str) -> Any:
    """The same with references to definitions whose names begin with a prefix."""
    if isinstance(part, dict):
        return {name: with_prefix(value, prefix) for name, value in part.items()}
    if isinstance(part, list):
        return [with_prefix(value, prefix) for value in part]
    if isinstance(part, str) and part.startswith(PLACE):
        return part.replace(PLACE, PLACE + prefix)
    return part


def without_titles(part: Any) -> Any:
    """The same without the titles of single fields, which would each become a type of their own."""
    if isinstance(part, dict):
        kept = {name: value for name, value in part.items() if not is_title(name, value)}
        return {name: without_titles(value) for name, value in kept.items()}
    if isinstance(part, list):
        return [without_titles(value) for value in part]
    return part


def is_title(name: str, value: Any) -> bool:
    """Whether this is a title of the schema and not a field of that name."""
    return name == "title" and isinstance(value, str)


def schema_text() -> str:
    """The schema as it is printed."""
    return json.dumps(schema(), indent=2, ensure_ascii=False, sort_keys=True) + "\n"
