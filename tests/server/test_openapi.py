"""The OpenAPI description says what the server does: every status, and which methods an address has."""

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from pydantic import ValidationError

from othersight.server.accounts.passwords import LONGEST, LONGEST_NAME, SHORTEST
from othersight.server.protocol.client_messages import Undo
from tests.server.client import serving

UNDO = '{"type": "undo", "key": "abcdefgh", "sequence": 4, "to": %s}'
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


def test_the_description_is_never_made_in_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes the better part of a second, for which no table would answer."""
    honest, made_in = FastAPI.openapi, []

    def openapi(app: FastAPI) -> dict[str, Any]:
        made_in.append("a loop" if asyncio._get_running_loop() else "a thread")
        return honest(app)

    monkeypatch.setattr(FastAPI, "openapi", openapi)
    with serving(tmp_path) as client:
        refused = client.put("/api/games")
        assert (refused.status_code, refused.headers["allow"]) == (405, "GET")
        assert made_in == []
        first, second = [client.get("/api/openapi.json").json() for _ in range(2)]
        assert first == second
        assert made_in == ["a thread"]


def test_the_description_says_what_is_refused_though_its_type_is_right(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        schemas = client.get("/api/openapi.json").json()["components"]["schemas"]
    nick = schemas["Join"]["properties"]["nick"]
    assert re.fullmatch(nick["pattern"], "a b")
    assert not re.fullmatch(nick["pattern"], "a\0b")
    name = schemas["SignIn"]["properties"]["name"]
    assert (name["minLength"], name["maxLength"]) == (1, LONGEST_NAME)
    assert re.fullmatch(name["pattern"], "\u6771\u4eac a\tb")
    assert not re.fullmatch(name["pattern"], "a\x18b")
    for password in (
        schemas["SignIn"]["properties"]["password"],
        schemas["NewPassword"]["properties"]["new"],
    ):
        assert (password["minLength"], password["maxLength"]) == (SHORTEST, LONGEST)
    named = [
        field
        for model in schemas.values()
        for field in model.get("properties", {}).values()
        if "patternProperties" in field
    ]
    assert named
    assert {field["additionalProperties"] for field in named} == {False}
    needed = [one["required"] for one in schemas["LookAtMap"]["anyOf"]]
    assert needed == [["drawing"], ["text"], ["shipped"]]


def test_a_whole_number_may_be_written_with_a_point(tmp_path: Path) -> None:
    assert Undo.model_validate_json(UNDO % "3.0").to == 3
    with pytest.raises(ValidationError):
        Undo.model_validate_json(UNDO % "3.5")


def test_a_cookie_of_any_length_that_nobody_has_is_nobody(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for length in (1, 101, 2000):
            client.cookies.set("othersight_session", "x" * length)
            assert client.get("/api/account").status_code == 401
