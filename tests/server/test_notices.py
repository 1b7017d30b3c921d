"""Notices that a table waits: once for each wait, never to who is there, and never into a private network."""

import http.server
import ipaddress
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from othersight.server.notices import outbound, web_push
from othersight.server.rest.notices import info
from othersight.server.sessions.notifier import FAILURES
from othersight.server.storage.notices import NoticeRow
from tests.server.client import open_page, post, serving
from tests.server.test_clocks import SLOW
from tests.server.test_several_persons import Time
from tests.server.test_tables import bearer

pytest.importorskip("cryptography")


class Heard:
    """A server of somebody who wants notices; keeps what it hears."""

    def __init__(self) -> None:
        self.bodies: list[Any] = []
        self.status = 200
        heard = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                heard.bodies.append((dict(self.headers), body))
                self.send_response(heard.status)
                self.send_header("Location", "http://127.0.0.1:1/elsewhere")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/hook?secret=1"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


@pytest.fixture
def heard() -> Iterator[Heard]:
    one = Heard()
    yield one
    one.server.shutdown()
    one.server.server_close()


QUICK: dict[str, Any] = {
    "deadlines_every": 0.02,
    "private_webhooks": True,
    "notice_pauses": (0, 0),
}


@contextmanager
def waiting_table(folder: Path, clock: Time, **more: Any) -> Iterator[tuple[TestClient, Any]]:
    """A table that waits for me; nobody is connected."""
    with serving(folder, clock=clock, **{**QUICK, **more}) as client:
        told = post(client, "/api/tables", SLOW)
        with open_page(client, told["table"], told["token"]) as page:
            assert page.wait_for_question() is not None
        yield client, told


def ask(client: TestClient, told: dict[str, Any], **wanted: Any) -> Any:
    address = f"/api/tables/{told['table']}/notices"
    return client.post(address, json=wanted, headers=bearer(told["token"]))


def listed(client: TestClient, told: dict[str, Any]) -> list[dict[str, Any]]:
    address = f"/api/tables/{told['table']}/notices"
    found: list[dict[str, Any]] = client.get(address, headers=bearer(told["token"])).json()[
        "notices"
    ]
    return found


def until(holds: Any) -> None:
    for _ in range(12_000):  # two minutes, for a machine that is busy
        if holds():
            return
        time.sleep(0.01)
    raise AssertionError("not in time")


def test_a_webhook_is_told_once_for_a_wait_and_nothing_secret(tmp_path: Path, heard: Heard) -> None:
    clock = Time()
    with waiting_table(tmp_path, clock, address="https://play.example") as (client, told):
        assert ask(client, told, kind="webhook", address=heard.address).status_code == 201
        since = clock.now
        time.sleep(0.1)
        assert heard.bodies == [], "not before the person was away for a minute"
        clock.now += 61
        until(lambda: heard.bodies)
        time.sleep(0.2)
        [(headers, body)] = heard.bodies
        assert headers["Content-Type"] == "application/json"
        assert json.loads(body) == {
            "event": "your-turn",
            "table": told["table"],
            "game": "the-others",
            "seat": 0,
            "since": since,
            "until": since + 86_400,
            "text": "The Others: 7 Sins: a table waits for your decision.",
            "address": f"https://play.example/#/table/{told['table']}",
        }
        assert listed(client, told)[0]["failures"] == 0


def test_who_is_connected_is_not_told_until_they_leave(tmp_path: Path, heard: Heard) -> None:
    clock = Time()
    with waiting_table(tmp_path, clock) as (client, told):
        ask(client, told, kind="webhook", address=heard.address)
        with open_page(client, told["table"], told["token"]) as page:
            page.receive_until("state")
            clock.now += 61
            time.sleep(0.2)
            assert heard.bodies == []
        until(lambda: heard.bodies)


def test_a_webhook_that_fails_is_tried_again_and_stopped_at_last(
    tmp_path: Path, heard: Heard
) -> None:
    clock = Time()
    heard.status = 302
    with waiting_table(tmp_path, clock) as (client, told):
        ask(client, told, kind="webhook", address=heard.address)
        clock.now += 61
        until(lambda: listed(client, told)[0]["failures"] == 1)
        assert len(heard.bodies) == 2, "two attempts, and the redirect was not followed"
        store = client.app.state.registry.store  # type: ignore[attr-defined]
        [row] = store.notices.of_seat(told["table"], 0)
        store.notices.note(row.id, 4, False)
        with store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE notices SET told = NULL, sent = NULL")
        until(lambda: listed(client, told)[0]["stopped"])
        count = len(heard.bodies)
        with store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE notices SET told = NULL, sent = NULL")
        time.sleep(0.2)
        assert len(heard.bodies) == count, "nothing more is sent"


def test_a_browser_is_told_by_web_push_that_only_it_can_read(tmp_path: Path, heard: Heard) -> None:
    from cryptography.hazmat.primitives.asymmetric import ec

    clock = Time()
    mine = ec.generate_private_key(ec.SECP256R1())
    auth = bytes(range(16))
    keys = {"p256dh": web_push.encoded(web_push.point_of(mine)), "auth": web_push.encoded(auth)}
    with waiting_table(tmp_path, clock, address="https://play.example") as (client, told):
        assert ask(client, told, kind="push", address=heard.address, **keys).status_code == 201
        clock.now += 61
        until(lambda: heard.bodies)
        [(headers, body)] = heard.bodies
        assert headers["Content-Encoding"] == "aes128gcm"
        said = json.loads(opened(body, mine, auth))
        assert said["table"] == told["table"]
        assert set(said) == {"title", "body", "table"}
        key = client.get(
            f"/api/tables/{told['table']}/notices", headers=bearer(told["token"])
        ).json()["push_key"]
        check_signature(headers["Authorization"], key)
        heard.status = 410
        store = client.app.state.registry.store  # type: ignore[attr-defined]
        with store.engine.begin() as connection:
            connection.exec_driver_sql("UPDATE notices SET told = NULL, sent = NULL")
        until(lambda: listed(client, told) == [])


def opened(body: bytes, mine: Any, auth: bytes) -> bytes:
    """What a browser reads."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    salt, theirs = body[:16], body[21:86]
    shared = mine.exchange(
        ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    )
    info = b"WebPush: info\0" + web_push.point_of(mine) + theirs
    secret = web_push.derived(shared, auth, info, 32)
    key = web_push.derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = web_push.derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    plain: bytes = AESGCM(key).decrypt(nonce, body[86:], None)
    return plain.rstrip(b"\x02")


def check_signature(header: str, key: str) -> None:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    token, _, sent = header.removeprefix("vapid t=").partition(", k=")
    assert sent == key
    said, _, signed = token.rpartition(".")
    claims = json.loads(web_push.decoded(said.split(".")[1]))
    assert claims["aud"].startswith("http://127.0.0.1:")
    assert claims["sub"] == "https://play.example"
    raw = web_push.decoded(signed)
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), web_push.decoded(key))
    point.verify(encode_dss_signature(*numbers), said.encode(), ec.ECDSA(hashes.SHA256()))


def test_the_example_of_the_standard_is_encrypted_as_there() -> None:
    """RFC 8291, appendix A."""
    made = web_push.encrypted(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        web_push.private_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        web_push.decoded("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert web_push.encoded(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


# -- strangers who answer slowly


class Dripping:
    """A server that never finishes its answer: a sign every tenth of a second, for as long as somebody listens."""

    def __init__(self) -> None:
        self.open: list[socket.socket] = []
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}/"
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self) -> None:
        with suppress(OSError):
            while True:
                self.open.append(self.listening.accept()[0])
                threading.Thread(target=self.drip, args=(self.open[-1],), daemon=True).start()

    def drip(self, line: socket.socket) -> None:
        with suppress(OSError):
            line.sendall(b"HTTP/1.1 200 ")
            while True:
                line.sendall(b"x")
                time.sleep(0.1)

    def close(self) -> None:
        for one in (self.listening, *self.open):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()


@pytest.fixture
def dripping() -> Iterator[Dripping]:
    one = Dripping()
    yield one
    one.close()


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_who_answers_sign_by_sign_is_cut_off(
    dripping: Dripping, monkeypatch: pytest.MonkeyPatch, scheme: str
) -> None:
    monkeypatch.setattr(outbound, "WHOLE", 0.5)
    begun = time.monotonic()
    with pytest.raises(FAILURES):
        outbound.post(dripping.address.replace("http", scheme), b"{}", {}, private=True)
    assert time.monotonic() - begun < 8


def test_the_server_waits_for_nobody_whom_it_notifies(tmp_path: Path, dripping: Dripping) -> None:
    clock = Time()
    with waiting_table(tmp_path, clock) as (client, told):
        rows = [
            NoticeRow(f"slow{number}", told["table"], 0, "webhook", dripping.address, "", "en")
            for number in range(40)
        ]
        for row in rows:
            client.app.state.registry.store.notices.add(row)  # type: ignore[attr-defined]
        clock.now += 61
        until(lambda: len(dripping.open) >= outbound.AT_ONCE)
        begun = time.monotonic()
        assert client.get(f"/api/tables/{told['table']}").status_code == 200
        assert time.monotonic() - begun < 8
        dripping.close()


# -- no way into a private network

PRIVATE = (
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fc00::1",
    "fd00:ec2::254",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:169.254.169.254",
    "64:ff9b::7f00:1",
    "64:ff9b::a9fe:a9fe",
    "2002:7f00:1::",
    "2002:a00:1::",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "::127.0.0.1",
    "64:ff9b:1::a9fe:a9fe",
    "fec0::1",
    "3fff::1",
    "192.88.99.1",
)
PUBLIC = ("93.184.216.34", "1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101")


@pytest.mark.parametrize("address", PRIVATE)
def test_a_private_address_is_none_to_send_to(address: str) -> None:
    assert not outbound.is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", PUBLIC)
def test_a_public_address_is(address: str) -> None:
    assert outbound.is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("https://localhost/", "private"),
        ("https://127.0.0.1/", "private"),
        ("https://[::ffff:10.0.0.1]/", "private"),
        ("https://2130706433/", "private"),
        ("http://example.com/", "https"),
        ("ftp://example.com/", "https"),
        ("https://user:word@example.com/", "form"),
        ("https://exa mple.com/", "form"),
        ("https://", "form"),
        ("https://1.1.1.1:22/", "port"),
        ("https://[bad/", "form"),
    ],
)
def test_bad_addresses_are_refused_with_the_reason(tmp_path: Path, url: str, why: str) -> None:
    with waiting_table(tmp_path, Time(), private_webhooks=False) as (client, told):
        reply = ask(client, told, kind="webhook", address=url)
        assert reply.status_code == 400
        assert reply.json()["error"]["key"] == f"server-bad-webhook-{why}"


def answers(*addresses: str) -> Any:
    def resolve(host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, 0, 0, "", (one, port)) for one in addresses]

    return resolve


def test_one_private_address_among_many_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", answers("1.1.1.1", "10.0.0.1"))
    with pytest.raises(outbound.BadAddress):
        outbound.target_of("https://two.example/")


def test_the_connection_goes_to_the_address_that_was_checked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(socket, "getaddrinfo", answers("1.1.1.1"))
    target = outbound.target_of("https://rebound.example/x")
    monkeypatch.setattr(socket, "getaddrinfo", answers("127.0.0.1"))

    def connect(where: tuple[str, int], *_: Any) -> Any:
        asked.append(where[0])
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "create_connection", connect)
    with pytest.raises(ConnectionRefusedError):
        outbound.PinnedConnection(target).connect()
    assert asked == ["1.1.1.1"]


@pytest.mark.parametrize("rest", ["", "/", "/secret", "?secret", "?secret/1", "#secret/1"])
def test_of_an_address_only_its_host_is_shown_again(rest: str) -> None:
    row = NoticeRow("n", "t", 0, "webhook", f"https://there.example:8443{rest}", "", "en")
    assert info(row).host == "there.example:8443"


def test_a_seat_has_few_notices_and_loses_them_when_it_is_given_away(
    tmp_path: Path, heard: Heard
) -> None:
    seats = [{"holder": "me"}, {"holder": "person"}]
    wanted = {"game": "the-others", "options": {"hero_players": 1}, "seats": seats}
    with serving(tmp_path, **QUICK) as client:
        told = post(client, "/api/tables", wanted)
        friend = {"table": told["table"], "token": told["links"][0]["token"]}
        for at in range(5):
            address = f"{heard.address}&{at}"
            assert ask(client, friend, kind="webhook", address=address).status_code == 201
        assert ask(client, friend, kind="webhook", address=heard.address).status_code == 409
        assert ask(client, friend, kind="webhook", address=address).status_code == 201
        first = listed(client, friend)[0]
        assert "secret" not in str(first), "what is listed is the host alone"
        where = f"/api/tables/{told['table']}/notices/{first['notice']}"
        assert client.delete(where, headers=bearer(told["token"])).status_code == 404
        assert client.delete(where, headers=bearer(friend["token"])).status_code == 200
        change = f"/api/tables/{told['table']}/seats/1"
        client.post(change, json={"holder": "bot"}, headers=bearer(told["token"]))
        store = client.app.state.registry.store  # type: ignore[attr-defined]
        assert store.notices.of_seat(told["table"], 1) == []


def test_spectators_and_wrong_keys_are_refused(tmp_path: Path, heard: Heard) -> None:
    with waiting_table(tmp_path, Time()) as (client, told):
        address = f"/api/tables/{told['table']}/notices"
        wanted = {"kind": "webhook", "address": heard.address}
        assert client.post(address, json=wanted).status_code == 403
        reply = ask(client, told, kind="push", address=heard.address, p256dh="AAAA", auth="AA")
        assert reply.json()["error"]["key"] == "server-bad-push"
