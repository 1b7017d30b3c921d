"""What anybody may read as often as they like costs a server little, and what costs much is read by few at once."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from othersight.server.rest import games, public_list, scenarios, table_info
from othersight.server.texts import glossary
from tests.server.client import serving


def test_names_of_things_are_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    first = glossary.find_entries("they-live", "gun", "fr", {})
    made: list[str] = []
    monkeypatch.setattr(glossary, "names_of", lambda key, *_, **__: [made.append(key)])
    assert glossary.find_entries("they-live", "gun", "fr", {}) == first
    assert not made


@pytest.mark.parametrize(
    ("address", "maker"),
    [
        ("schema", "schema"),
        ("games/the-others/things?language=ja", "Glossary"),
        ("rules?game=the-others&language=ja", "RuleList"),
    ],
)
def test_a_reply_that_never_changes_is_written_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, address: str, maker: str
) -> None:
    made: list[Any] = []
    real = getattr(games, maker)
    for reply in (games.schema_reply, games.things_reply, games.rulebook_reply):
        reply.cache_clear()
    with serving(tmp_path) as client:
        monkeypatch.setattr(games, maker, lambda **more: made.append(1) or real(**more))
        first, again = [client.get(f"/api/{address}") for _ in range(2)]
    assert first.status_code == 200
    assert first.json() == again.json()
    assert first.headers["content-type"] == "application/json"
    assert len(made) == 1


def test_costly_reads_of_one_address_are_limited_and_each_waits_for_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    working: list[int] = []
    at_once: list[int] = []

    def slow(*_: Any) -> str:
        working.append(1)
        sleep(0.02)
        at_once.append(len(working))
        working.pop()
        return "a moment"

    monkeypatch.setattr(scenarios, "sealed_moment", slow)
    with serving(tmp_path, costly_per_second=0.1, costly_burst=4) as client:
        body = {"game": "they-live", "seats": [{"holder": "me"}, *[{"holder": "person"}] * 4]}
        made = client.post("/api/tables", json={**body, "start": True}).json()
        address = f"/api/tables/{made['table']}/moment"
        header = {"Authorization": f"Bearer {made['token']}"}
        with ThreadPoolExecutor(4) as four:
            replies = list(four.map(lambda _: client.get(address, headers=header), range(4)))
        assert [reply.status_code for reply in replies] == [200] * 4
        assert at_once == [1] * 4
        refused = client.get(address, headers=header)
    assert refused.status_code == 429
    assert refused.json()["error"]["key"] == "server-too-fast-wait"
    assert int(refused.headers["retry-after"]) > 0


def test_the_tables_of_very_many_links_count_as_several_reads(tmp_path: Path) -> None:
    tokens = [f"{number:043}" for number in range(60)]
    with serving(tmp_path, costly_per_second=0.1, costly_burst=2) as client:
        few = client.post("/api/tables/mine", json={"tokens": tokens[:40]})
        assert (few.status_code, few.json()["lost"]) == (200, tokens[:40])
        assert client.post("/api/tables/mine", json={"tokens": []}).status_code == 200
        many = client.post("/api/tables/mine", json={"tokens": tokens})
        made = [client.post("/api/tables", json={"game": "the-others"}).json() for _ in range(2)]
        mine = {"tokens": [one["token"] for one in made]}
        assert client.post("/api/turns", json=mine).status_code == 429
    assert many.status_code == 429
    assert many.json()["error"]["key"] == "server-too-fast-wait"


def test_the_list_of_public_tables_is_made_once_for_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Any] = []
    monkeypatch.setattr(public_list, "table_info", lambda *_: told.append(1) or real(*_))
    real = table_info.table_info
    with serving(tmp_path, listed_every=60) as client:
        client.post("/api/tables", json={"game": "the-others", "watch": "listed"})
        lists = [client.get("/api/tables").json()["tables"] for _ in range(3)]
        assert [len(one) for one in lists] == [1] * 3
        assert len(told) == 1
        assert client.get("/api/tables?language=fr").json()["tables"]
        assert len(told) == 2
