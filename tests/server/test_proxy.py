"""The limits of new tables: for all together and for each address, also behind a proxy."""

from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from othersight.cli.serve import uvicorn_config
from tests.server.client import post, serving, settings
from tests.server.test_several_persons import Time
from tests.server.test_tables import fault

WANTED = {"game": "they-live"}
PROXY = "testclient"
"""The address from which the requests of these tests come."""


def statuses(folder: Path, *people: str, **changes: Any) -> list[int]:
    """What becomes of one new table for each of these people, where one a minute is allowed."""
    config = uvicorn_config(settings(folder, tables_per_minute=1, clock=Time(), **changes))
    config.load()
    with TestClient(config.loaded_app) as client:
        return [
            client.post(
                "/api/tables", json=WANTED, headers={"X-Forwarded-For": address}
            ).status_code
            for address in people
        ]


def test_behind_a_proxy_that_is_named_everybody_has_an_allowance_of_their_own(
    tmp_path: Path,
) -> None:
    assert statuses(tmp_path, "10.0.0.1", "10.0.0.2", "10.0.0.1", proxy=PROXY) == [201, 201, 429]


def test_nobody_else_is_believed_about_where_people_come_from(tmp_path: Path) -> None:
    assert statuses(tmp_path, "10.0.0.1", "10.0.0.2") == [201, 429]
    assert statuses(tmp_path, "10.0.0.1", "10.0.0.2", proxy="192.0.2.1") == [201, 429]


def test_tables_that_were_left_do_not_count_for_long(tmp_path: Path) -> None:
    clock = Time()
    with serving(tmp_path, clock=clock, max_tables=2) as client:
        for _ in range(2):
            post(client, "/api/tables", WANTED)
        full = client.post("/api/tables", json=WANTED)
        assert fault(full) == (429, "server-too-many-tables")
        clock.now += 86_401
        post(client, "/api/tables", WANTED)
