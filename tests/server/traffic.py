"""Two real servers, each with one table in the midst of a game, that differ only in what a seat may not know; and all
that leaves them towards that seat by socket and by REST, as text."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from othersight.kernel.game import Game
from othersight.server.storage.database import open_database
from othersight.server.storage.rows import PLAYING, START, Change, LinkRow, SeatRow, TableRow
from othersight.server.storage.store import Store
from othersight.server.tables.tokens import token_hash
from tests.server.client import Page, open_page, serving

TABLE = "a-table-of-twins"
THOUGHT_OF = (
    "fight",
    "move 3",
    "play cursed fate",
    "persuade",
    "lenses",
    "reveal",
    "use 9",
    "equip flare",
)
LONG = 10**6
SPECTATOR = -1


def token_of(seat: int) -> str:
    return f"the-secret-link-of-seat-number-{seat}-{'x' * 10}"


def lay(folder: Path, game: Game) -> None:
    """Store the game as a table with a person in every seat."""
    store = Store(open_database(folder, durable=False))
    name, version = game.definition.name, game.definition.version
    start = json.dumps(game.start)
    row = TableRow(TABLE, name, version, start, game.save(), PLAYING, "listed", "bots", 1000.0)
    seats = [SeatRow("person", "", f"nick {seat}") for seat in range(len(game.seats))]
    links = {
        token_hash(token_of(seat)): LinkRow(TABLE, seat, seat == 0) for seat in range(len(seats))
    }
    store.add_table(row, seats, links, [Change(1, START, 0, "")])
    store.close()


@contextmanager
def laid(folder: Path, game: Game) -> Iterator[TestClient]:
    """A server with that table; time stands still and nothing comes by itself."""
    folder.mkdir(parents=True)
    lay(folder, game)
    still = {"clock": lambda: 2000.0, "heartbeat": LONG, "expire_every": LONG}
    with serving(folder, **still) as client:
        yield client


class Traffic:
    """One reader at one of the servers; `received` has all messages in order."""

    def __init__(self, client: TestClient, seat: int, seats: int, others: ExitStack) -> None:
        self.client = client
        self.seat = seat
        self.seats = seats
        self.token = token_of(seat) if seat >= 0 else None
        self.others = others
        self.pages: dict[int, Page] = {}
        self.received: list[str] = []
        self.read = 0
        self.page = others.enter_context(open_page(client, TABLE, self.token))
        self.page.receive_until("people")

    def other(self, seat: int) -> Page:
        """The page of another seat."""
        if seat not in self.pages:
            self.pages[seat] = self.others.enter_context(
                open_page(self.client, TABLE, token_of(seat))
            )
            self.pages[seat].receive_until("people")
        return self.pages[seat]

    def wait_for(self, decisions: int) -> None:
        """Receive until so many decisions have been made."""
        while self.page.state["decisions"] < decisions:
            self.page.receive()

    def collect(self) -> None:
        """Everything that was sent until now."""
        self.page.send("why", request=LONG, option="pass")
        while self.page.receive().get("request") != LONG:
            pass
        self.received += [json.dumps(m) for m in self.page.received[self.read :]]
        self.read = len(self.page.received)

    # -- what a seat can ask for

    def query(self, number: int, hints: bool) -> None:
        """Send every query."""
        names = [page["name"] for page in self.page.welcome["pages"]]
        for place, name in enumerate(names):
            self.page.send("page", request=place, name=name, asked=str((number + place) % 6))
        for place, option in enumerate(THOUGHT_OF):
            self.page.send("why", request=100 + place, option=option)
        for place, type in enumerate(("odds", "ways", "hint") if hints else ("odds", "ways")):
            self.page.send(type, request=200 + place)
            while self.page.receive().get("request") != 200 + place:
                pass  # what takes long comes when it is found
        self.page.send("lines", request=300, first=0, last=500)
        self.page.send("thing", request=301, name="fight")
        self.page.send("fresh")
        self.collect()

    def meddle(self, number: int) -> None:
        """Send what is refused, said or proposed: by this seat, and by another one so that this seat receives it."""
        sequence = self.page.state["sequence"]
        key = f"meddle-{number}-"
        question = self.page.state["question"] or {"sequence": sequence, "options": []}
        legal = [option["option"] for option in question["options"]]
        since = question["sequence"]
        for place, option in enumerate(one for one in THOUGHT_OF if one not in legal):
            self.page.send("answer", key=f"{key}{place}-answer", sequence=since, option=option)
            self.page.send("aside", key=f"{key}{place}-aside", sequence=sequence, option="nothing")
        self.page.send("answer", key=f"{key}old-one", sequence=0, option="pass")
        self.page.send("undo", key=f"{key}undo", sequence=sequence, to=LONG)
        self.page.send("consent", key=f"{key}consent", proposal=LONG, agree=True)
        self.page.send("hurry", key=f"{key}hurry", seat=max(0, self.seat))
        for channel in ("table", "team"):
            self.page.send("chat", key=f"{key}{channel}", channel=channel, text="hello")
        self.collect()
        other = self.other((self.seat + 1) % self.seats)
        for channel in ("table", "team"):
            other.command("chat", key=f"{key}{channel}-other", channel=channel, text="hello too")
        self.collect()

    def propose(self, number: int) -> None:
        """Another seat proposes an undo, and this one says no."""
        other = self.other((self.seat + 1) % self.seats)
        state = other.state
        if state["undo"] and state["undo"]["beyond"] is not None:
            to = state["undo"]["beyond"]
            other.command("undo", key=f"propose-{number}", sequence=state["sequence"], to=to)
            self.collect()
            proposal = self.page.state["proposal"]
            if proposal and self.seat >= 0:
                self.page.command(
                    "consent", key=f"no-{number}-no", proposal=proposal["proposal"], agree=False
                )
        self.collect()

    # -- REST

    def ask(self, method: str, address: str, token: str | None, **more: Any) -> None:
        """One request and its whole reply."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        reply = self.client.request(method, f"/api{address}", headers=headers, **more)
        self.received.append(f"{method} {address}: {reply.status_code} {reply.text}")

    def rest(self, step: int) -> None:
        """Every address, with the right token, without one, and with a wrong one."""
        mine = self.token
        for token in dict.fromkeys((mine, None, "y" * 43)):
            self.ask("GET", f"/tables/{TABLE}", token)
            for eyes in range(-2, self.seats):
                self.ask("GET", f"/tables/{TABLE}/replay?eyes={eyes}", token)
                self.ask("GET", f"/tables/{TABLE}/replay/{step}?eyes={eyes}", token)
        self.ask("GET", "/tables", None)
        self.ask("GET", "/tables/another-table/replay", mine)
        self.ask("POST", f"/tables/{TABLE}/join", mine, json={})
        self.ask("POST", f"/tables/{TABLE}/branch", mine, json={"step": step + 99})
        if self.seat > 0:  # seat 0 is the host and could
            for address in (f"/tables/{TABLE}/start", f"/tables/{TABLE}/seats/0"):
                self.ask(
                    "POST", address, mine, json={"holder": "open"} if "seats" in address else {}
                )
            self.ask("DELETE", f"/tables/{TABLE}", mine)
        if mine:
            self.ask("POST", "/link", None, json={"token": mine})
            self.ask("POST", "/tables/mine", None, json={"tokens": [mine, "z" * 43]})

    def branch(self, step: int) -> None:
        """A new table that branches off here: what this seat sees of it."""
        headers = {"Authorization": f"Bearer {self.token}"}
        body = {"step": step}
        reply = self.client.post(f"/api/tables/{TABLE}/branch", json=body, headers=headers)
        self.received.append(str(reply.status_code))
        if reply.status_code == 201:
            told = reply.json()
            with open_page(self.client, told["table"], told["token"]) as page:
                state = page.receive_until("state")
            shown = json.dumps([page.welcome, state["view"] if state["sequence"] == 1 else None])
            self.received.append(shown.replace(told["table"], "branch"))
