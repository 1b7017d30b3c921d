"""Tables that expire or are closed, seats that are given away, and a full disk."""

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from othersight.games import set_up_of
from tests.server.client import Page, new_key, open_page, post, serving
from tests.server.test_several_persons import Time, is_here
from tests.server.test_tables import bearer, fault

DAY = 86_400.0


def test_a_table_expires_while_the_server_runs_and_says_so(tmp_path: Path) -> None:
    clock = Time()
    with serving(tmp_path, clock=clock, keep_days=10, expire_every=0.01) as client:
        old = post(client, "/api/play-now", {"game": "the-others"})
        with open_page(client, old["table"], old["token"]) as page:
            page.wait_for_question()
            clock.now += 11 * DAY
            new = post(client, "/api/play-now", {"game": "the-others"})
            assert page.receive_until("bye")["error"]["key"] == "server-come-again"
        gone = client.get(f"/api/tables/{old['table']}", headers=bearer(old["token"]))
        assert fault(gone) == (410, "server-expired")
        kept = client.get(f"/api/tables/{new['table']}", headers=bearer(new["token"]))
        assert kept.status_code == 200


def test_the_host_alone_closes_a_table(tmp_path: Path) -> None:
    seats = [{"holder": "me"}, {"holder": "person"}]
    wanted = {"game": "they-live", "seats": seats, "start": True, "watch": "listed"}
    with serving(tmp_path) as client:
        told = post(client, "/api/tables", wanted)
        address, guest = f"/api/tables/{told['table']}", told["links"][0]["token"]
        for headers in ({}, bearer(guest)):
            assert fault(client.delete(address, headers=headers)) == (403, "server-host-only")
        assert len(client.get("/api/tables").json()["tables"]) == 1
        with open_page(client, told["table"], guest) as page:
            page.receive_until("state")
            assert client.delete(address, headers=bearer(told["token"])).status_code == 204
            page.receive_until("bye")
        assert client.get("/api/tables").json()["tables"] == []
        for token in (told["token"], guest):
            assert fault(client.get(address, headers=bearer(token))) == (410, "server-closed")
            with open_page(client, told["table"], token) as page:
                assert page.receive()["error"]["key"] == "server-closed"


def test_a_host_who_only_watches_shortens_the_wait_and_gives_the_leavers_seat_away(
    tmp_path: Path,
) -> None:
    seats = [{"holder": "person"}, {"holder": "person"}]
    wanted = {"game": "they-live", "seats": seats, "start": True}
    clock = Time()
    with serving(tmp_path, clock=clock) as client:
        told = post(client, "/api/tables", wanted)
        first, leaver = [link["token"] for link in told["links"]]
        give = f"/api/tables/{told['table']}/seats/1"
        with (
            open_page(client, told["table"], told["token"]) as host,
            open_page(client, told["table"], first),
        ):
            with open_page(client, told["table"], leaver) as page:
                page.receive_until("state")
                host.receive_until("state")
                held = client.post(give, json={"holder": "person"}, headers=bearer(told["token"]))
                assert fault(held) == (409, "server-seat-taken")
                while not is_here(host, 1):
                    host.receive()
            while is_here(host, 1):
                host.receive()
            clock.now += 15
            assert host.command("hurry", seat=1)["type"] == "done"
            assert host.command("take-back")["error"]["key"] == "server-only-watching"
            early = client.post(give, json={"holder": "person"}, headers=bearer(told["token"]))
            assert fault(early) == (409, "server-just-left")
            assert "45 seconds" in early.json()["error"]["text"]
            clock.now += 45
            given = client.post(give, json={"holder": "person"}, headers=bearer(told["token"]))
            link = given.json()["links"][0]
        assert client.post("/api/link", json={"token": leaver}).status_code == 404
        with open_page(client, told["table"], link["token"]) as new:
            new.receive_until("state")
            assert new.state["seats"][1]["holder"] == "person"


def test_what_is_usual_is_told_and_makes_the_usual_game(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for game in client.get("/api/games").json()["games"]:
            usual = {option["name"]: option["usual"] for option in game["options"]}
            assert set(usual) == {option.name for option in set_up_of(game["game"])}
            wanted = {"game": game["game"], "options": usual}
            assert client.post("/api/tables", json=wanted).status_code == 201, wanted


@pytest.mark.parametrize(
    ("options", "named"),
    [({"colour": 1}, "colour"), ({"sin": "haste"}, "haste"), ({"map": 7}, "map")],
)
def test_play_now_names_the_option_that_is_wrong(
    tmp_path: Path, options: dict[str, Any], named: str
) -> None:
    with serving(tmp_path) as client:
        refused = client.post("/api/play-now", json={"game": "the-others", "options": options})
        assert refused.status_code == 400
        assert named in refused.json()["error"]["text"]
        good = {"game": "the-others", "options": {"sin": "sloth"}}
        told = post(client, "/api/play-now", good)
        table = client.get(f"/api/tables/{told['table']}").json()
        assert table["options"]["sin"] == "sloth"


@contextmanager
def full_disk(client: TestClient) -> Iterator[None]:
    """Keep SQLite from growing, so that it reports a full disk."""
    engine = client.app.state.registry.store.engine  # type: ignore[attr-defined]

    def no_room(connection: Any, *_: Any) -> None:
        connection.execute("PRAGMA max_page_count=1")  # as many as there are

    def room(connection: Any, *_: Any) -> None:
        connection.execute("PRAGMA max_page_count=1000000000")

    event.listen(engine, "checkout", no_room)
    yield
    event.remove(engine, "checkout", no_room)
    event.listen(engine, "checkout", room)


def until_refused(page: Page, *acts: dict[str, Any]) -> None:
    """Repeat these actions until the free pages of the database are used up."""
    for act in itertools.cycle(acts):
        said = page.command(**act)
        if said["type"] == "refused":
            assert said["error"]["key"] == "server-not-stored"
            return


def test_a_full_disk_is_told_nothing_is_acknowledged_and_play_goes_on_when_there_is_room(
    tmp_path: Path,
) -> None:
    seats = [{"holder": "me"}, *[{"holder": "person"}] * 3]
    wanted = {"game": "they-live", "options": {"players": 4}, "seats": seats, "start": True}
    with serving(tmp_path) as client:
        told = post(client, "/api/tables", wanted)
        with (
            open_page(client, told["table"], told["token"]) as page,
            open_page(client, told["table"], told["links"][0]["token"]) as other,
        ):
            theirs = other.wait_for_question()
            assert theirs is not None
            other.answer(theirs["options"][0]["option"])
            with full_disk(client):
                until_refused(other, {"type": "chat", "text": "x" * 400})
                until_refused(other, {"type": "hand-over", "bot": "random"}, {"type": "take-back"})
                while (reply := client.post("/api/tables", json=wanted)).status_code == 201:
                    pass
                assert fault(reply) == (503, "server-not-stored")
                question = page.wait_for_question()
                assert question is not None
                option = question["options"][0]["option"]
                click = {"key": new_key(), "sequence": question["sequence"], "option": option}
                refused = page.command("answer", **click)
                assert refused["error"]["key"] == "server-not-stored"
                assert client.get("/api/health").json()["status"] == "ok"
            assert page.command("answer", **click)["again"] is False
        post(client, "/api/tables", wanted)


def test_a_link_that_has_ended_closes_the_page_that_used_it(tmp_path: Path) -> None:
    seats = [{"holder": "me"}, {"holder": "person"}]
    with serving(tmp_path) as client:
        told = post(client, "/api/tables", {"game": "they-live", "seats": seats})
        with open_page(client, told["table"], told["links"][0]["token"]) as page:
            page.receive_until("state")
            address = f"/api/tables/{told['table']}/seats/1"
            client.post(address, json={"holder": "bot"}, headers=bearer(told["token"]))
            page.receive_until("bye")
            with pytest.raises(WebSocketDisconnect):
                page.receive()
