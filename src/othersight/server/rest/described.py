"""What the OpenAPI says of requests beyond their models: what is refused though its type is right, and how."""

from typing import Any

from othersight.server.accounts.passwords import LONGEST, SHORTEST
from othersight.server.protocol.client_messages import ClientModel
from othersight.server.protocol.rest_models import ErrorReply

WITHOUT_NUL = "^[^\\u0000]*$"
ONE_OF_THESE = {"LookAtMap": {"drawing": "object", "text": "string", "shipped": "object"}}
"""Requests that mean nothing without one of these parts, and the types of the parts."""

NEW_PASSWORDS = (("SignIn", "password"), ("NewPassword", "new"))
"""Who signs in with a shorter or longer one has a wrong password."""


def describe_requests(described: dict[str, Any]) -> None:
    """Add to the OpenAPI that texts of requests have no NUL, and which of their parts are needed."""
    schemas = described["components"]["schemas"]
    for name in client_models(ClientModel) & set(schemas):
        forbid_nul(schemas[name].get("properties", {}))
        forbid_other_names(schemas[name].get("properties", {}))
    for name, field in NEW_PASSWORDS:
        schemas[name]["properties"][field] |= {"minLength": SHORTEST, "maxLength": LONGEST}
    for name, parts in ONE_OF_THESE.items():
        schemas[name]["anyOf"] = [
            {"required": [part], "properties": {part: {"type": type}}}
            for part, type in parts.items()
        ]


def describe_refusal(schemas: dict[str, Any]) -> None:
    """Add the body of a refusal to the schemas, in the order of their names."""
    place = "#/components/schemas/{model}"
    refusal = ErrorReply.model_json_schema(ref_template=place, mode="serialization")
    found = {**schemas, **refusal.pop("$defs", {}), ErrorReply.__name__: refusal}
    schemas.clear()
    schemas.update(sorted(found.items()))


def client_models(base: type[ClientModel]) -> set[str]:
    """The names of all models of requests."""
    found = {base.__name__}
    for model in base.__subclasses__():
        found |= client_models(model)
    return found


def forbid_other_names(properties: dict[str, Any]) -> None:
    """Say of tables of names among some fields that no other names are taken than those of the pattern."""
    for field in properties.values():
        for part in [field, *field.get("anyOf", [])]:
            if "patternProperties" in part:
                part["additionalProperties"] = False


def forbid_nul(properties: dict[str, Any]) -> None:
    """Say of the texts among some fields that they have no NUL, where nothing stricter is said."""
    for field in properties.values():
        for part in [field, *field.get("anyOf", [])]:
            if part.get("type") == "string" and not {"pattern", "enum", "const"} & set(part):
                part["pattern"] = WITHOUT_NUL
