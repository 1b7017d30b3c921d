"""The OpenAPI description says what the server does: every status, and which methods an address has."""

from pathlib import Path
from typing import Any

from tests.server.client import serving

METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")


def test_every_operation_names_the_statuses_it_sends_and_no_other_one_for_bad_requests(
    tmp_path: Path,
) -> None:
    with serving(tmp_path) as client:
        paths = client.get("/api/openapi.json").json()["paths"]
    for path, operations in paths.items():
        for method, operation in operations.items():
            told = set(operation["responses"])
            assert {"400", "404", "409", "410", "413", "429", "500", "503"} <= told, (path, method)
            assert "422" not in told
            refused = {
                name for status in told if status >= "400" for name in described(operation, status)
            }
            assert refused == {"application/json"}, (path, method)


def described(operation: dict[str, Any], status: str) -> list[str]:
    """The kinds of content that an operation may send with a status."""
    return list(operation["responses"][status]["content"])


def test_an_undeclared_method_is_refused_and_the_declared_ones_are_named(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        paths = client.get("/api/openapi.json").json()["paths"]
        for path, operations in paths.items():
            address = path.replace("{seat}", "1").replace("{step}", "1")
            for name in ("{table}", "{game}", "{id}"):
                address = address.replace(name, "unknown")
            declared = {method.upper() for method in operations}
            for method in set(METHODS) - declared:
                reply = client.request(method, address)
                assert reply.status_code == 405, (method, address)
                assert reply.json()["error"]["key"] == "server-no-such-method"
                assert set(reply.headers["allow"].split(", ")) >= declared, (method, address)
