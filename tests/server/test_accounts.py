"""Names with a password: tables over devices, with limits, and nothing that another site could do."""

import time
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from sqlalchemy import select
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from othersight.server.accounts.passwords import Passwords, name_key
from othersight.server.sessions.registry import Registry
from othersight.server.storage.schema import ACCOUNTS, SESSIONS
from tests.server.client import open_page, post, serving
from tests.server.test_several_persons import Time
from tests.server.test_tables import bearer

pytest.importorskip("argon2")
ANNA = {"name": "Anna", "password": "correct horse"}


def key_of(reply: Any) -> tuple[int, str]:
    return reply.status_code, reply.json()["error"]["key"]


def device(client: TestClient, address: str = "testclient") -> TestClient:
    """Another browser at the same server, served by the same loop: what a table waits for would not wake another."""
    other = TestClient(client.app, client=(address, 1))
    other.portal = client.portal
    return other


def table(client: TestClient) -> dict[str, Any]:
    return post(client, "/api/play-now", {"game": "the-others"})


def first_turns(client: TestClient) -> list[str]:
    """The tables that wait for whoever is signed in, as soon as one does: a new table may not have noted it yet."""
    end = time.monotonic() + 120
    found: list[str] = []
    while not found and time.monotonic() < end:
        found = [one["table"] for one in post(client, "/api/turns", {"tokens": []})["turns"]]
    return found


def lasting(seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What is told of seats without what a bot may change meanwhile."""
    return [
        {name: said for name, said in seat.items() if name not in ("touched", "waiting")}
        for seat in seats
    ]


def test_a_name_keeps_tables_together_over_devices(tmp_path: Path) -> None:
    with serving(tmp_path) as phone:
        told = table(phone)
        phone.get(f"/api/tables/{told['table']}", headers=bearer(told["token"]))
        assert post(phone, "/api/account", ANNA)["seats"] == []
        mine = post(phone, "/api/account/seats", {"tokens": [told["token"], "x" * 43]})["seats"]
        assert [(one["table"], one["seat"], one["host"]) for one in mine] == [
            (told["table"], told["seat"], True)
        ]
        assert (mine[0]["options"]["story"], mine[0]["persons"]) == ("havens-last-stand", [])
        desk = device(phone)
        assert desk.get("/api/account").status_code == 401
        assert lasting(post(desk, "/api/account/session", ANNA)["seats"]) == lasting(mine)
        assert first_turns(desk) == [told["table"]]
        opened = post(desk, "/api/account/seats/open", {"table": told["table"]})
        assert opened["seat"] == told["seat"]
        assert opened["token"] != told["token"]
        seen = desk.get(f"/api/tables/{told['table']}", headers=bearer(opened["token"])).json()
        assert (seen["mine"], seen["host"]) == (told["seat"], True)


def test_seats_that_a_name_has_are_not_written_again_and_one_address_writes_few(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path, costly_per_second=0.01, costly_burst=6, tables_per_minute=7) as client:
        phone = device(client)
        post(phone, "/api/account", {"name": "Ann", "password": "a long password"})
        told = table(client)
        store = client.app.state.registry.store  # type: ignore[attr-defined]
        attach = Mock(side_effect=store.accounts.attach)
        monkeypatch.setattr(store.accounts, "attach", attach)
        tokens = {"tokens": [told["token"], "x" * 43]}
        for _ in range(3):
            assert len(post(phone, "/api/account/seats", tokens)["seats"]) == 1
        assert attach.call_count == 1
        many = {"tokens": [f"{number:043}" for number in range(100)]}
        told_many = [phone.post("/api/account/seats", json=many).status_code for _ in range(2)]
        assert told_many == [429, 429]
        opened = [
            phone.post("/api/account/seats/open", json={"table": told["table"]}).status_code
            for _ in range(8)
        ]
        assert opened == [200] * 6 + [429] * 2


def test_signing_out_ends_what_the_browser_was_given_and_nothing_else(tmp_path: Path) -> None:
    with serving(tmp_path) as phone:
        told = table(phone)
        post(phone, "/api/account", ANNA)
        post(phone, "/api/account/seats", {"tokens": [told["token"]]})
        desk = device(phone)
        post(desk, "/api/account/session", ANNA)
        given = post(desk, "/api/account/seats/open", {"table": told["table"]})["token"]
        assert desk.delete("/api/account/session").status_code == 204
        assert desk.get("/api/account").status_code == 401
        address = f"/api/tables/{told['table']}"
        assert desk.get(address, headers=bearer(given)).status_code == 404
        assert desk.get(address, headers=bearer(told["token"])).status_code == 200
        assert phone.get("/api/account").status_code == 200


def test_a_page_that_is_open_ends_with_the_link_that_its_browser_was_given(tmp_path: Path) -> None:
    """Also where the password is changed because somebody else has found it out."""
    with serving(tmp_path) as phone:
        told = table(phone)
        post(phone, "/api/account", ANNA)
        post(phone, "/api/account/seats", {"tokens": [told["token"]]})
        thief = device(phone)
        post(thief, "/api/account/session", ANNA)
        given = post(thief, "/api/account/seats/open", {"table": told["table"]})["token"]
        change = {"old": ANNA["password"], "new": "battery staple"}
        with (
            open_page(phone, told["table"], told["token"]) as mine,
            open_page(thief, told["table"], given) as stolen,
        ):
            assert mine.query("why", option="fight")["type"] == "reason"
            assert phone.post("/api/account/password", json=change).status_code == 204
            look = phone.app.state.registry.link_watch.look  # type: ignore[attr-defined]
            phone.portal.call(look)  # type: ignore[union-attr]
            assert stolen.receive_until("bye")["error"]["key"] == "server-come-again"
            assert mine.query("why", option="fight")["type"] == "reason"
        assert key_of(thief.post("/api/link", json={"token": given}))[0] == 404


def test_a_seat_is_detached_and_a_seat_given_away_is_no_longer_mine(tmp_path: Path) -> None:
    seats = [{"holder": "me"}, {"holder": "person"}]
    wanted = {"game": "the-others", "options": {"hero_players": 1}, "seats": seats}
    with serving(tmp_path) as client:
        told = post(client, "/api/tables", wanted)
        friend = device(client)
        post(friend, "/api/account", {**ANNA, "name": "Bea"})
        link = told["links"][0]["token"]
        assert len(post(friend, "/api/account/seats", {"tokens": [link]})["seats"]) == 1
        given = post(friend, "/api/account/seats/open", {"table": told["table"]})["token"]
        address = f"/api/tables/{told['table']}/seats/1"
        client.post(address, json={"holder": "bot"}, headers=bearer(told["token"]))
        assert friend.get("/api/account").json()["seats"] == []
        assert client.post("/api/link", json={"token": given}).status_code == 404
        post(client, "/api/account", ANNA)
        post(client, "/api/account/seats", {"tokens": [told["token"]]})
        assert post(client, "/api/account/seats/detach", {"table": told["table"]})["seats"] == []
        reply = client.post("/api/account/seats/open", json={"table": told["table"]})
        assert key_of(reply) == (404, "server-no-such-link")


def test_a_new_password_signs_out_the_others_and_the_old_one_is_needed(tmp_path: Path) -> None:
    with serving(tmp_path) as phone:
        post(phone, "/api/account", ANNA)
        desk = device(phone)
        post(desk, "/api/account/session", ANNA)
        change = {"old": "wrong wrong", "new": "battery staple"}
        assert key_of(phone.post("/api/account/password", json=change)) == (
            401,
            "server-wrong-password",
        )
        change["old"] = ANNA["password"]
        assert phone.post("/api/account/password", json=change).status_code == 204
        assert desk.get("/api/account").status_code == 401
        assert phone.get("/api/account").status_code == 200
        assert desk.post("/api/account/session", json=ANNA).status_code == 401
        post(desk, "/api/account/session", {**ANNA, "password": "battery staple"})


def test_a_deleted_name_is_gone_and_its_tables_stay(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = table(client)
        post(client, "/api/account", ANNA)
        post(client, "/api/account/seats", {"tokens": [told["token"]]})
        assert client.post("/api/account/delete", json={"password": "no"}).status_code == 401
        reply = client.post("/api/account/delete", json={"password": ANNA["password"]})
        assert reply.status_code == 204
        assert client.get("/api/account").status_code == 401
        assert client.post("/api/account/session", json=ANNA).status_code == 401
        address = f"/api/tables/{told['table']}"
        assert client.get(address, headers=bearer(told["token"])).status_code == 200
        post(client, "/api/account", ANNA)


def test_only_hashes_are_stored_and_the_cookie_is_kept_from_scripts(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        reply = client.post("/api/account", json=ANNA)
        cookie = reply.headers["set-cookie"]
        for part in ("HttpOnly", "SameSite=strict", "Path=/api", "Max-Age="):
            assert part in cookie
        token = cookie.split("=", 1)[1].split(";")[0]
        assert len(token) >= 22, "at least 128 bits"
        registry: Registry = client.app.state.registry  # type: ignore[attr-defined]
        with registry.store.engine.connect() as connection:
            [account] = connection.execute(select(ACCOUNTS)).all()
            [session] = connection.execute(select(SESSIONS)).all()
        assert account.password.startswith("$argon2id$")
        assert token not in str(session)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"password": "short"}, "server-bad-password"),
        ({"password": "x" * 201}, "server-bad-password"),
        ({"name": "  "}, "server-bad-name"),
        ({"name": "x" * 33}, "server-bad-name"),
        ({"name": "An\u202ena"}, "server-bad-name"),
    ],
)
def test_bad_names_and_passwords_are_refused_with_the_reason(
    tmp_path: Path, changes: dict[str, str], key: str
) -> None:
    with serving(tmp_path) as client:
        reply = client.post("/api/account", json={**ANNA, **changes})
        assert key_of(reply) == (400, key)


def test_a_name_is_one_however_it_is_written(tmp_path: Path) -> None:
    assert name_key(" ＡＮＮＡ ") == name_key("anna")
    with serving(tmp_path) as client:
        post(client, "/api/account", ANNA)
        reply = device(client).post("/api/account", json={**ANNA, "name": "ANNA "})
        assert key_of(reply) == (409, "server-name-taken")


def test_an_unknown_name_costs_the_same_work_and_gets_the_same_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked: list[bool] = []
    plain = Passwords.matches

    def counting(self: Passwords, stored: str | None, password: str) -> bool:
        import argon2

        verify = argon2.PasswordHasher.verify
        calls: list[str] = []
        with monkeypatch.context() as patched:

            def noted(one: Any, hash: str, given: str) -> Any:
                calls.append(hash)
                return verify(one, hash, given)

            patched.setattr(argon2.PasswordHasher, "verify", noted)
            try:
                return plain(self, stored, password)
            finally:
                checked.append(len(calls) == 1 and calls[0].startswith("$argon2id$"))

    monkeypatch.setattr(Passwords, "matches", counting)
    with serving(tmp_path) as client:
        post(client, "/api/account", ANNA)
        for name in ("Anna", "Nobody"):
            wrong = {"name": name, "password": "wrong wrong"}
            reply = client.post("/api/account/session", json=wrong)
            assert key_of(reply) == (401, "server-wrong-password")
    assert checked == [True, True]


def test_who_guesses_passwords_is_stopped_and_told_how_long(tmp_path: Path) -> None:
    clock = Time()
    with serving(tmp_path, clock=clock, sign_ins_per_minute=3) as client:
        wrong = {"name": "Nobody", "password": "wrong wrong"}
        for _ in range(3):
            assert client.post("/api/account/session", json=wrong).status_code == 401
        reply = client.post("/api/account/session", json=wrong)
        assert key_of(reply) == (429, "server-too-fast-wait")
        assert int(reply.headers["retry-after"]) == 20
        assert "20 seconds" in reply.json()["error"]["text"]
        clock.now += 20
        assert client.post("/api/account/session", json=wrong).status_code == 401


def test_a_name_is_guarded_against_many_addresses(tmp_path: Path) -> None:
    clock = Time()
    with serving(tmp_path, clock=clock, sign_ins_per_minute=2) as client:
        for at in range(20):
            other = device(client, f"198.51.100.{at}")
            assert other.post("/api/account/session", json=ANNA).status_code == 401
        last = device(client, "198.51.100.99")
        assert last.post("/api/account/session", json=ANNA).status_code == 429


def test_a_session_ends_after_its_time(tmp_path: Path) -> None:
    clock = Time()
    with serving(tmp_path, clock=clock, stay_signed_in=1000) as client:
        post(client, "/api/account", ANNA)
        clock.now += 1001
        assert key_of(client.get("/api/account")) == (401, "server-not-signed-in")


# -- the door

FOREIGN = ("https://evil.example", "null", "http://testserver.evil.example", "http://testserver:99")


@pytest.mark.parametrize("origin", FOREIGN)
def test_another_site_changes_nothing_and_opens_no_socket(tmp_path: Path, origin: str) -> None:
    with serving(tmp_path) as client:
        header = {"origin": origin}
        reply = client.post("/api/play-now", json={"game": "the-others"}, headers=header)
        assert key_of(reply) == (403, "server-foreign-origin")
        told = table(client)
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(f"/api/tables/{told['table']}/socket", headers=header),
        ):
            pass


@pytest.mark.parametrize("origin", ["http://testserver", "https://play.example", None])
def test_the_own_page_and_programs_are_let_in(tmp_path: Path, origin: str | None) -> None:
    with serving(tmp_path, address="https://play.example/") as client:
        headers = {"origin": origin} if origin else {}
        wanted = {"game": "the-others"}
        assert client.post("/api/play-now", json=wanted, headers=headers).status_code == 200


@pytest.mark.parametrize(
    ("asked", "address", "origin", "is_own"),
    [
        ("https://play.example", "", "https://play.example", True),
        ("https://play.example", "", "http://play.example", False),
        ("https://play.example:8443", "", "http://play.example:8443", False),
        ("http://play.example", "", "https://play.example", True),  # a proxy has ended TLS
        ("http://play.example", "https://play.example", "http://play.example", False),
        ("http://play.example", "https://play.example", "https://play.example", True),
        ("http://10.0.0.7:8054", "https://play.example", "http://10.0.0.7:8054", True),
        ("http://play.example", "", "ftp://play.example", False),
    ],
)
def test_a_page_that_came_without_tls_is_none_of_a_server_that_is_reached_by_tls(
    tmp_path: Path, asked: str, address: str, origin: str, is_own: bool
) -> None:
    """Whoever is on the way could have changed such a page."""
    with serving(tmp_path, address=address) as client:
        wanted = {"game": "the-others"}
        reply = client.post(f"{asked}/api/play-now", json=wanted, headers={"origin": origin})
        assert reply.status_code == (200 if is_own else 403)


def test_every_door_has_a_limit_that_speaks(tmp_path: Path) -> None:
    clock = Time()
    with serving(tmp_path, clock=clock, requests_per_second=0.5, request_burst=3) as client:
        for _ in range(3):
            assert client.get("/api/health").status_code == 200
        for path in ("/api/health", "/api/tables", "/api/games"):
            reply = client.get(path, headers={"accept-language": "fr"})
            assert key_of(reply) == (429, "server-too-fast-wait")
            assert reply.headers["retry-after"] == "2"
        same = device(client, "2001:db8::1")
        near = device(client, "2001:db8::2")
        codes = [one.get("/api/health").status_code for one in (same, near, same, near)]
        assert codes == [200, 200, 200, 429], "one household of IPv6 is one address"
        here = device(client, "127.0.0.1")
        assert {here.get("/api/health").status_code for _ in range(9)} == {200}


@pytest.mark.parametrize(
    ("asked", "address", "secure"),
    [
        ("http://play.example", "https://play.example/", True),
        ("https://play.example", "", True),
        ("http://play.example", "", False),
        ("http://10.0.0.7:8054", "https://play.example/", False),
    ],
)
def test_a_cookie_stays_with_tls_also_behind_a_proxy_that_was_not_named(
    tmp_path: Path, asked: str, address: str, secure: bool
) -> None:
    with serving(tmp_path, address=address) as client:
        reply = client.post(f"{asked}/api/account", json=ANNA)
        assert reply.status_code == 201
        assert ("; Secure" in reply.headers["set-cookie"]) == secure
