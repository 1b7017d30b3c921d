"""Whatever is sent, the server carries it out or refuses it with one clear line, and the table stays intact."""

import json
import random
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from othersight.server.protocol.client_messages import CLIENT_MESSAGE
from othersight.server.sockets import connection
from tests.server.client import Page, new_key, open_page, post, serving

SCHEMA = CLIENT_MESSAGE.json_schema()
SENSELESS: list[str] = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    "1e999",
    '"\\ud800"',
    "{}",
    '{"type": null}',
    '{"type": "answer"}',
    '{"type": "steal"}',
    '{"type": "answer", "key": "short", "sequence": 0, "option": "pass"}',
    '{"type": "answer", "key": "long-enough", "sequence": "0", "option": "pass"}',
    '{"type": "answer", "key": "long-enough", "sequence": -1, "option": "pass"}',
    '{"type": "answer", "key": "long-enough", "sequence": 1e400, "option": "pass"}',
    '{"type": "answer", "key": "long-enough", "sequence": 0, "option": "pass", "seat": 1}',
    '{"type": "answer", "key": "long enough", "sequence": 0, "option": "pass"}',
    '{"type": "page", "request": 1, "name": ["board"]}',
    '{"type": "chat", "key": "long-enough", "channel": "sins", "text": "x"}',
    "[" * 5000 + "]" * 5000,
    '{"a":' * 2000 + "1" + "}" * 2000,
]

OPTIONS = (
    "pass",
    "use",
    "claim",
    "claim person 99 human",
    "withdraw -5",
    "move 999999999999999999999",
    "fight \u0000",
    "  ",
    "aside use 3",
    "\U0001f480 1 2 3",
    "play " + "x " * 90,
    "-1",
    "first 0",
    "leader 0",
)


def everything(chance: random.Random) -> dict[str, Any]:
    """Any message, its fields of the right names and of any values."""
    kinds = [name for name in SCHEMA["discriminator"]["mapping"] if name != "hello"]
    fields: dict[str, list[Any]] = {
        "key": [new_key(), "", 7, None],
        "sequence": [0, 1, 2, 3, 10**9, -1, "0", True, None, 1.5],
        "option": [*OPTIONS, 3, None, ["pass"]],
        "to": [0, 1, 5, 10**6, -3, "all"],
        "proposal": [0, 1, None],
        "agree": [True, False, "yes"],
        "channel": ["table", "team", "sins"],
        "text": ["hello", "", "x" * 500, 3],
        "phrase": ["hello", "", "curse"],
        "kind": ["first", "", "place", 5],
        "bot": ["regular", "random", "deep", None],
        "seat": [0, 1, 2, 15, 99, -1],
        "request": [1, -1, "one", 2**70],
        "name": ["board", "hand", "me", "../etc", "", 4],
        "asked": ["", "0", "-1", "rose", "x" * 200, "\u0000"],
        "first": [0, 10**7, -1],
        "last": [0, 5, 10**7],
        "language": ["en", "fr", "xx", "../../en"],
    }
    kind = chance.choice(kinds)
    message: dict[str, Any] = {"type": kind}
    for name in fields_of(kind, chance):
        values = fields.get(name, [1])
        message[name] = values[0] if chance.random() < 0.4 else chance.choice(values)
    return message


def fields_of(kind: str, chance: random.Random) -> list[str]:
    """The fields of a message, sometimes with one missing or added."""
    model = SCHEMA["discriminator"]["mapping"][kind].rpartition("/")[2]
    names = [name for name in SCHEMA["$defs"][model]["properties"] if name != "type"]
    if names and chance.random() < 0.1:
        names.pop(chance.randrange(len(names)))
    if chance.random() < 0.05:
        names.append("seat")
    return names


def still_works(page: Page) -> None:
    """The socket answers, and everything it has sent was a message of the protocol."""
    assert page.query("page", name="board")["type"] == "page"
    refusals = [heard for heard in page.received if heard["type"] == "refused"]
    assert all(heard["error"]["key"] and heard["error"]["text"] for heard in refusals)
    assert "server-failed" not in [heard["error"]["key"] for heard in refusals]


def test_what_makes_no_sense_is_refused_with_a_reason(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": "they-live"})
        with open_page(client, told["table"], told["token"]) as page:
            page.settle(0, [told["seat"]])
            before = page.state
            for text in SENSELESS:
                page.socket.send_text(text)
                heard = page.receive_until("refused")
                assert heard["error"]["key"] in ("server-no-json", "server-bad-message"), text
                assert len(heard["error"]["text"]) < 600
            page.socket.send_bytes(b"\x00\xff")
            assert page.receive_until("refused")["error"]["key"] == "server-no-text"
            page.socket.send_text("x" * 20_000)
            assert page.receive_until("refused")["error"]["key"] == "server-too-large"
            page.send("hello", protocol=1)
            assert page.receive_until("refused")["error"]["key"] == "server-hello-twice"
            still_works(page)
            assert page.state["view"] == before["view"]


@pytest.mark.parametrize("game", ["the-others", "they-live"])
def test_any_message_with_any_values_is_answered_and_nothing_breaks(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("othersight.server.sockets.connection.MAX_BAD_MESSAGES", 10_000)
    chance = random.Random(f"hostile {game}")
    seats = [{"holder": "me"}, {"holder": "person"}]
    wanted = {"game": game, "seats": seats, "start": True}
    with serving(tmp_path) as client:
        told = post(client, "/api/tables", wanted)
        with (
            open_page(client, told["table"], told["token"]) as page,
            open_page(client, told["table"], None) as guest,
        ):
            for _ in range(150):
                sender = page if chance.random() < 0.8 else guest
                message = everything(chance)
                if chance.random() < 0.5 and "sequence" in message:
                    message["sequence"] = sender.state.get("sequence", 0)
                sender.socket.send_text(json.dumps(message))
            still_works(page)
            still_works(guest)
            header = {"Authorization": f"Bearer {told['token']}"}
            assert client.get(f"/api/tables/{told['table']}", headers=header).status_code == 200


@pytest.mark.parametrize(
    ("first", "key"),
    [
        ("nonsense", "server-no-json"),
        ('{"type": "pong"}', "server-hello-first"),
        ('{"type": "hello", "protocol": 99}', "server-other-protocol"),
        ('{"type": "hello", "protocol": 1, "token": 5}', "server-bad-message"),
        ('{"type": "hello", "protocol": 1, "token": "x"}', "server-no-such-link"),
    ],
)
def test_whoever_does_not_say_hello_is_told_why_and_let_go(
    tmp_path: Path, first: str, key: str
) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": "the-others"})
        address = f"/api/tables/{told['table']}/socket"
        with client.websocket_connect(address) as socket:
            socket.send_text(first)
            bye = json.loads(socket.receive_text())
            assert (bye["type"], bye["error"]["key"]) == ("bye", key)
            assert socket.receive()["code"] >= 4400


def test_whoever_says_nothing_is_let_go(tmp_path: Path) -> None:
    with serving(tmp_path, hello_timeout=0.02) as client:
        told = post(client, "/api/play-now", {"game": "the-others"})
        with client.websocket_connect(f"/api/tables/{told['table']}/socket") as socket:
            assert json.loads(socket.receive_text())["error"]["key"] == "server-no-hello"


def test_whoever_says_too_much_is_let_go(tmp_path: Path) -> None:
    with serving(tmp_path, messages_per_second=0.001, message_burst=5) as client:
        told = post(client, "/api/play-now", {"game": "the-others"})
        with open_page(client, told["table"], told["token"]) as page:
            for _ in range(10):
                page.send("pong")
            assert page.receive_until("bye")["error"]["key"] == "server-too-fast"


def test_what_all_pages_of_an_address_send_too_fast_waits_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "PAUSE", 0.01)
    limits = {"address_messages_per_second": 50, "address_message_burst": 4}
    with serving(tmp_path, **limits) as client:
        told = post(client, "/api/play-now", {"game": "the-others"})
        where = told["table"], None
        with open_page(client, *where) as page, open_page(client, *where) as other:
            began = monotonic()
            for request in range(12):
                (page, other)[request % 2].send("lines", request=request, first=0, last=1)
            for request in range(12):
                reply = (page, other)[request % 2].receive_until("lines")
                assert reply["request"] == request
            assert monotonic() - began > 0.15


def test_a_table_has_a_maximum_of_spectators_who_take_no_room_of_seats(tmp_path: Path) -> None:
    with serving(tmp_path, max_readers=1, readers_of_seat=2) as client:
        told = post(client, "/api/play-now", {"game": "the-others"})
        where, mine = told["table"], told["token"]
        with open_page(client, where, None) as first:
            first.receive_until("state")
            with open_page(client, where, None) as other:
                assert other.receive()["error"]["key"] == "server-room-full"
            with open_page(client, where, mine) as page, open_page(client, where, mine) as tab:
                page.receive_until("state")
                tab.receive_until("state")
                with open_page(client, where, mine) as third:
                    assert third.receive()["error"]["key"] == "server-room-full"


BODIES: list[tuple[str, Any]] = [
    ("/api/tables", {"game": "the-others", "options": {"map": "x" * 5000}}),
    ("/api/tables", {"game": "the-others", "options": {"heroes": [1, 2]}}),
    ("/api/tables", {"game": "the-others", "options": {"heroes": ["", ""]}}),
    ("/api/tables", {"game": "the-others", "options": {"figures": {"a": {"b": 1}}}}),
    ("/api/tables", {"game": "the-others", "options": {"figures": {"heroes.rose.skill": 1e300}}}),
    ("/api/tables", {"game": "they-live", "options": {"difficulty": "\ud800"}}),
    ("/api/tables", {"game": "they-live", "options": {"players": True}}),
    ("/api/play-now", {"game": "\u0000"}),
    ("/api/play-now", {"game": "they-live", "nick": "x" * 99}),
    ("/api/tables/mine", {"tokens": ["short"]}),
    ("/api/link", {"token": "\U0001f480" * 30}),
    ("/api/tables/" + "x" * 300 + "/join", {}),
]


@pytest.mark.parametrize(("address", "body"), BODIES)
def test_a_hostile_body_gets_one_clear_line(tmp_path: Path, address: str, body: Any) -> None:
    with serving(tmp_path) as client:
        text = json.dumps(body)
        reply = client.post(address, content=text, headers={"Content-Type": "application/json"})
        assert 400 <= reply.status_code < 500, reply.text
        error = reply.json()["error"]
        assert error["key"]
        assert "\n" not in error["text"]
        assert len(error["text"]) < 1000


NUL = "a\0b"


@pytest.mark.parametrize(
    "message",
    [
        {"type": "chat", "text": NUL},
        {"type": "remember", "kind": NUL, "option": "pass"},
        {"type": "remember", "kind": "first", "option": NUL},
        {"type": "wish", "wish": "at", "what": NUL, "on": True},
        {"type": "forget", "kind": NUL},
    ],
)
def test_a_sign_that_not_every_database_stores_is_refused_with_all_of_them(
    tmp_path: Path, message: dict[str, Any]
) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": "they-live"})
        with open_page(client, told["table"], told["token"]) as page:
            page.wait_for_question()
            refused = page.command(**message)
            assert refused["error"]["key"] == "server-bad-message"
            assert "NUL" in refused["error"]["text"]
            still_works(page)


def test_nor_does_a_nickname_contain_it(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for address, body in (
            ("/api/tables", {"game": "they-live", "nick": NUL}),
            ("/api/play-now", {"game": "they-live", "nick": NUL}),
        ):
            refused = client.post(address, json=body)
            assert refused.status_code == 400
            assert "NUL" in refused.json()["error"]["text"]
        told = post(client, "/api/tables", {"game": "they-live"})
        with open_page(client, told["table"], told["token"], nick=NUL) as page:
            assert page.receive_until("bye")["error"]["key"] == "server-bad-message"


@pytest.mark.parametrize(
    ("figures", "key"),
    [
        ({"injuries.panic.copies": 21}, "error-content"),
        ({f"figure.{number}": 1 for number in range(401)}, "server-bad-option"),
    ],
)
def test_figures_from_outside_have_bounds(tmp_path: Path, figures: Any, key: str) -> None:
    with serving(tmp_path) as client:
        body = {"game": "they-live", "options": {"figures": figures}}
        reply = client.post("/api/play-now", json=body)
    assert reply.status_code == 400
    assert reply.json()["error"]["key"] == key


def test_a_table_that_would_be_too_large_is_not_made(tmp_path: Path) -> None:
    with serving(tmp_path, max_table_bytes=5_000) as client:
        reply = client.post("/api/play-now", json={"game": "they-live"})
        assert reply.json()["error"]["key"] == "server-table-too-large"
        assert client.get("/api/tables").json()["tables"] == []
