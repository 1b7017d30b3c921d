"""A server for tests, with fast bots and no waiting for the disk, and pages that keep every message they receive."""

import itertools
import json
import random
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

from othersight.server.app import create_app
from othersight.server.protocol.patches import patched
from othersight.server.protocol.server_messages import State
from othersight.server.sessions.view_parts import hash_of
from othersight.server.settings import Settings
from othersight.server.storage.database import FILE, open_database

KEYS = itertools.count(1000)


def new_key() -> str:
    return f"click-{next(KEYS)}"


def settings(folder: Path, **changes: Any) -> Settings:
    quick: dict[str, Any] = {
        "durable": False,
        "workers": 0,
        "bot_pause": 0.0,
        "study_players": "random",
        "study_points": 3,
        "study_games": 1,
        "study_turning": 0,
        "study_hints": "novice",
        "tables_per_minute": 100_000,
        "tables_per_day": 100_000,
        "requests_per_second": 100_000,
        "request_burst": 100_000,
        "address_messages_per_second": 100_000,
        "address_message_burst": 100_000,
        "listed_every": 0,
        "costly_per_second": 100_000,
        "costly_burst": 100_000,
        "password_memory": 64,
        "messages_per_second": 100_000,
        "message_burst": 100_000,
        "seed": lambda: "seed",
    }
    return Settings(data=folder, **{**quick, **changes})


@cache
def empty_database() -> bytes:
    """A database with no table in it: to migrate one for each test would take longer than most tests."""
    with tempfile.TemporaryDirectory() as folder:
        open_database(Path(folder)).dispose()
        return (Path(folder) / FILE).read_bytes()


def lay_empty_database(folder: Path) -> None:
    """Put an empty database into a folder that has none."""
    if not (folder / FILE).exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE).write_bytes(empty_database())


@contextmanager
def serving(folder: Path, **changes: Any) -> Iterator[TestClient]:
    if "database" not in changes:
        lay_empty_database(folder)
    with TestClient(create_app(settings(folder, **changes))) as client:
        yield client


def state_after(state: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """The state that a patch leads to, as a whole state would tell it."""
    header = {name: patch[name] for name in ("sequence", "hash", "number", "log")}
    after: dict[str, Any] = {**patched(state, patch["changes"]), **header}
    return after


def check_state(state: dict[str, Any]) -> None:
    """A state keeps to the protocol, and its hash is that of its view."""
    State.model_validate(state)
    assert state["hash"] == hash_of(state["view"] or state["status"])


class Page:
    """One browser at a table; `received` has the messages as they came, patches as well."""

    def __init__(self, socket: WebSocketTestSession, token: str | None, **hello: Any) -> None:
        self.socket = socket
        self.token = token
        self.received: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.log_first = 0
        self.send("hello", **{"protocol": 1, "token": token, "patches": True, **hello})

    def send(self, type: str, **message: Any) -> None:
        self.socket.send_text(json.dumps({"type": type, **message}))

    def receive(self) -> dict[str, Any]:
        """The next message, applied as a page applies it; a patch as the state that it leads to."""
        message: dict[str, Any] = json.loads(self.socket.receive_text())
        self.received.append(message)
        if message["type"] == "patch":
            assert message["base"] == self.state["number"], "a patch is missing"
            message = state_after(self.state, message)
        if message["type"] == "welcome":
            self.welcome = message
        if message["type"] == "state":
            self.take(message)
        if message["type"] == "people" and self.state:
            self.state = {**self.state, "seats": message["seats"]}
        return message

    def take(self, state: dict[str, Any]) -> None:
        check_state(state)
        assert state["sequence"] >= self.state.get("sequence", 0)
        first = state["log"]["first"]
        if not self.log or first < self.log_first:
            self.log, self.log_first = [], first
        held = first - self.log_first
        assert held <= len(self.log), "a line of the log is missing"
        self.log = [*self.log[:held], *state["log"]["lines"]]
        self.state = state

    def receive_until(self, *types: str) -> dict[str, Any]:
        while True:
            message = self.receive()
            if message["type"] in types:
                return message

    def command(self, type: str, **message: Any) -> dict[str, Any]:
        """Send a command with a key and wait for its reply."""
        key = message.pop("key", None) or new_key()
        self.send(type, key=key, **message)
        while True:
            heard = self.receive_until("done", "refused")
            if heard["key"] == key:
                return heard

    def query(self, type: str, **message: Any) -> dict[str, Any]:
        """Send a query and wait for its reply."""
        request = next(KEYS)
        self.send(type, request=request, **message)
        while True:
            heard = self.receive()
            if heard.get("request") == request:
                return heard

    def wait_for_question(self) -> dict[str, Any] | None:
        """The question I am asked, or None when the game is over."""
        while not self.state or (self.state["question"] is None and self.state["status"] != "over"):
            self.receive()
        question: dict[str, Any] | None = self.state["question"]
        return question

    def wait_for_answer_to(self, question: dict[str, Any]) -> None:
        """Receive until that question is no longer open, whoever has answered it."""
        while self.state["question"] == question:
            self.receive()

    def settle(self, sequence: int, persons: list[int]) -> None:
        """Receive until only persons are asked, and I have my question if I am, or the game is over."""
        while not self.is_settled(sequence, persons):
            self.receive()

    def is_settled(self, sequence: int, persons: list[int]) -> bool:
        if self.state.get("sequence", -1) < sequence:
            return False
        waiting = self.state["waiting"]
        if self.state["status"] == "over":
            return True
        is_answered_for = self.welcome["seat"] in waiting and self.state["question"] is None
        return bool(waiting) and set(waiting) <= set(persons) and not is_answered_for

    def answer(self, option: str, **message: Any) -> dict[str, Any]:
        sequence = message.pop("sequence", None) or self.state["question"]["sequence"]
        return self.command("answer", sequence=sequence, option=option, **message)


@contextmanager
def open_page(client: TestClient, table: str, token: str | None, **hello: Any) -> Iterator[Page]:
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        yield Page(socket, token, **hello)


def post(client: TestClient, address: str, body: dict[str, Any]) -> dict[str, Any]:
    reply = client.post(address, json=body)
    assert reply.status_code in (200, 201), reply.text
    told: dict[str, Any] = reply.json()
    return told


class Players:
    """Several persons at one table, each with their own page."""

    def __init__(self, pages: dict[int, Page]) -> None:
        self.pages = pages
        self.sequence = 0

    def settle(self) -> None:
        """Receive until a person is asked, or the game is over; what the table answers by itself is waited for."""
        while True:
            for page in self.pages.values():
                page.settle(self.sequence, list(self.pages))
            states = [page.state for page in self.pages.values()]
            self.sequence = max([state["sequence"] for state in states])
            if any([state["sequence"] < self.sequence for state in states]):
                continue  # whoever is behind receives; nobody else has to be told anything
            if any([state["question"] or state["status"] == "over" for state in states]):
                return
            self.pages[states[0]["waiting"][0]].receive()

    def play(self, choose: Callable[[int, dict[str, Any]], str], most: int = 10_000) -> int:
        """Answer all questions until the game is over; the number of answers."""
        answers = 0
        self.settle()
        while answers < most:
            asked = [s for s, page in self.pages.items() if page.state["question"]]
            if not asked:
                break
            page = self.pages[asked[0]]
            done = page.answer(choose(asked[0], page.state["question"]))
            assert done["type"] == "done", done
            self.sequence = done["sequence"]
            answers += 1
            self.settle()
        return answers


def random_choice(seed: int) -> Callable[[int, dict[str, Any]], str]:
    """A function that chooses random options."""
    chance = random.Random(seed)

    def choose(seat: int, question: dict[str, Any]) -> str:
        option: str = chance.choice(question["options"])["option"]
        return option

    return choose


TWO = {
    "the-others": {
        "game": "the-others",
        "options": {"hero_players": 2},
        "seats": [{"holder": "bot"}, {"holder": "me"}, {"holder": "person"}],
        "start": True,
    },
    "they-live": {
        "game": "they-live",
        "options": {"players": 4},
        "seats": [{"holder": "me"}, {"holder": "bot"}, {"holder": "person"}],
        "start": True,
    },
}
"""Tables of two persons and bots."""


@contextmanager
def two_players(client: TestClient, game: str, **changes: Any) -> Iterator[tuple[str, Players]]:
    """Two persons at a table of that game, and its id."""
    told = post(client, "/api/tables", {**TWO[game], **changes})
    invited = told["links"][0]
    with (
        open_page(client, told["table"], told["token"]) as first,
        open_page(client, told["table"], invited["token"]) as second,
    ):
        players = Players({told["seat"]: first, invited["seat"]: second})
        players.settle()
        yield told["table"], players
