"""A person at a page who clicks at random, notes what was acknowledged, sends again what was not, and asks for a fresh
view whenever something is missing: what a page does, and a memory of all it has heard."""

import asyncio
import json
import random
from contextlib import suppress
from typing import Any, Protocol

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from othersight.server.sessions.view_parts import ViewParts
from tests.server.client import state_after

Message = dict[str, Any]
LONGEST_PATIENCE = 10.0
HASHED_EVERY = 3
"""States of which one is held against its hash; what a patch spoils stays until the next whole state."""
LINE: dict[str, Any] = {
    "max_size": None,
    "open_timeout": 300,
    "close_timeout": 0.2,
    "proxy": None,
    "ping_interval": None,
}
"""Options of a page's connection; whether it is alive the server asks, and a machine with too much to do cuts none."""


class Socket(Protocol):
    """What a page needs of its connection."""

    async def send(self, message: str) -> None: ...

    async def recv(self) -> str | bytes: ...


class Person:
    """One seat of one table. `acknowledged` has the acknowledged messages by key."""

    def __init__(self, table: str, token: str, seat: int, seed: str, patience: float = 2.0) -> None:
        self.table = table
        self.token = token
        self.seat = seat
        self.chance = random.Random(seed)
        self.patience = patience
        """Seconds after which a message that was not answered is sent again."""
        self.sent: dict[str, Message] = {}
        self.acknowledged: dict[str, Message] = {}
        self.pending: Message | None = None
        self.received: dict[int, Message] = {}
        """The last state of each sequence."""
        self.state: Message | None = None
        self.log: list[Message] = []
        self.log_first = 0
        self.chat: dict[int, Message] = {}
        self.faults: list[str] = []
        self.hello: Message = {}
        """What is said besides when a connection begins."""
        self.number = 0
        """Of the state that is held, if it came by this connection; else 0."""
        self.parts = ViewParts()
        """What makes the hashes of views."""

    # -- the connection

    async def play(self, port: int, most: int = 10**9) -> None:
        """Play until cancelled, or until enough answers are acknowledged; reconnect after every lost connection."""
        while not self.is_done(most):
            with suppress(ConnectionClosed, OSError, TimeoutError, InvalidHandshake):
                await self.visit(port, most)
            await asyncio.sleep(0.02)

    @property
    def answers(self) -> list[Message]:
        """The answers that were acknowledged."""
        return [one for one in self.acknowledged.values() if one["type"] == "answer"]

    @property
    def is_over(self) -> bool:
        return self.state is not None and self.state["status"] == "over"

    async def visit(self, port: int, most: int) -> None:
        """One connection."""
        address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket"
        async with connect(address, **LINE) as socket:
            await self.greet(socket)
            await self.converse(socket, most)

    async def greet(self, socket: Socket) -> None:
        """Say who is there, and send again what was not answered."""
        held = self.state or {}
        await self.send(
            socket,
            type="hello",
            protocol=1,
            token=self.token,
            sequence=held.get("sequence"),
            hash=held.get("hash"),
            patches=self.seat % 2 == 0,
            **self.hello,
        )
        self.number = 0
        if self.pending:
            await self.send(socket, **self.pending)

    def is_done(self, most: int) -> bool:
        """Whether to leave."""
        return len(self.answers) >= most or self.is_over

    async def converse(self, socket: Socket, most: int) -> None:
        """Receive and click until there is nothing more to do, or nobody answers."""
        greeted, patience = False, self.patience
        while not self.is_done(most):
            try:
                async with asyncio.timeout(patience):
                    heard = json.loads(await socket.recv())
            except TimeoutError:
                patience = min(2 * patience, LONGEST_PATIENCE)  # the server may have much to do
                if greeted:
                    await self.insist(socket)
                elif patience == LONGEST_PATIENCE:
                    return
                continue
            patience = self.patience
            greeted = greeted or heard["type"] == "state"
            await self.receive(socket, heard)

    async def query(self, port: int) -> None:
        """Connect, receive the state, and leave without an action."""
        address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket"
        async with connect(address, **LINE) as socket:
            await self.send(socket, type="hello", protocol=1, token=self.token)
            while (heard := json.loads(await socket.recv()))["type"] != "state":
                pass
            self.log = []
            await self.take(socket, heard)

    async def send(self, socket: Socket, **message: Any) -> None:
        await socket.send(json.dumps(message))

    async def insist(self, socket: Socket) -> None:
        """After a silence, send unanswered messages again, or ask whether a message is missing."""
        if self.pending:
            await self.send(socket, **self.pending)
        await self.send(socket, type="fresh")

    # -- hearing

    async def receive(self, socket: Socket, heard: Message) -> None:
        """What a page does with a message."""
        kind = heard["type"]
        if kind == "patch":
            await self.take_patch(socket, heard)
        elif kind == "state":
            await self.take(socket, heard)
        elif self.is_behind(heard):
            await self.send(socket, type="fresh")
        if kind == "ping":
            await self.send(socket, type="pong")
        if kind in ("done", "refused"):
            self.note(heard)
        if kind == "chat":
            self.take_chat([heard["chat"]])
        if kind == "welcome":
            self.take_chat(heard["chat"])
        if self.pending is None and self.state is not None:
            await self.command(socket)

    def is_behind(self, heard: Message) -> bool:
        """Whether a message shows that a state is missing here."""
        if self.state is None or heard["type"] == "bye":
            return False
        mine = self.state["sequence"]
        is_other = heard["sequence"] == mine and heard["hash"] != self.state["hash"]
        return bool(heard["sequence"] > mine or is_other)

    async def take_patch(self, socket: Socket, patch: Message) -> None:
        """Apply a patch to the state it is meant for; if that is not the one that is held, ask for everything."""
        if self.state is None or patch["base"] != self.number:
            await self.send(socket, type="fresh")
            return
        await self.take(socket, state_after(self.state, patch))

    async def take(self, socket: Socket, state: Message) -> None:
        """Apply a state as a page does."""
        before = self.state["sequence"] if self.state else None
        self.number = 0
        if before is not None and state["sequence"] < before:
            return
        self.number = state["number"]
        self.check_count(state)
        if len(self.received) % HASHED_EVERY == 0:
            self.check_hash(state)
        self.received[state["sequence"]] = state
        self.state = state
        fits = self.take_log(state["log"])
        skipped = before is not None and state["sequence"] > before + 1
        if not fits or (skipped and state["log"]["first"] > 0):
            await self.send(socket, type="fresh")

    def check_count(self, state: Message) -> None:
        """Note a fault if the parts of a state are not of the same moment."""
        told = state["view"]["decisions"] if state["view"] else 0
        if state["decisions"] != told:
            self.faults.append(f"{state['sequence']}: {state['decisions']} decisions, not {told}")

    def check_hash(self, state: Message) -> None:
        """Note a fault if the hash of a state is not that of its view."""
        if state["view"] is not None and self.parts.shared(state["view"])[1] != state["hash"]:
            self.faults.append(f"the hash of sequence {state['sequence']} is not that of its view")

    def take_log(self, piece: Message) -> bool:
        """Apply a piece of the log; whether nothing is missing in between."""
        first, end = self.log_first, self.log_first + len(self.log)
        if not self.log or piece["first"] > end or piece["first"] < first:
            fits = not self.log or piece["first"] <= end
            self.log, self.log_first = list(piece["lines"]), piece["first"]
            return fits
        self.log = [*self.log[: piece["first"] - first], *piece["lines"]]
        return True

    def take_chat(self, messages: list[Message]) -> None:
        """Apply chat messages; one that comes again is the same."""
        for said in messages:
            if self.chat.setdefault(said["number"], said) != said:
                self.faults.append(f"{said} was {self.chat[said['number']]}")

    def note(self, heard: Message) -> None:
        """Note a reply; ignore one that comes twice or too late."""
        key = heard["key"]
        if heard["type"] == "done" and key not in self.sent:
            self.faults.append(f"done is said of {key}, which was never sent")
        elif heard["type"] == "done":
            self.acknowledged[key] = self.sent[key]
        if self.pending and key == self.pending["key"]:
            self.pending = None

    # -- acting

    async def command(self, socket: Socket) -> None:
        """A message that makes sense now; None if there is none."""
        assert self.state is not None
        message = None
        if self.state["status"] == "gathering":
            message = self.start()
        elif self.state["status"] == "playing":
            message = self.urgent() or self.whim() or self.answer()
        if message is None:
            return
        key = f"{self.seat}-{len(self.sent)}-{self.chance.getrandbits(40):x}"
        self.pending = {**message, "key": key}
        self.sent[key] = self.pending
        await self.send(socket, **self.pending)

    def start(self) -> Message | None:
        """Start a game that has not begun, if that is for me to do."""
        return None

    def urgent(self) -> Message | None:
        """Take a seat back from a bot, or vote on a proposal."""
        assert self.state is not None
        proposal = self.state["proposal"]
        if self.state["seats"][self.seat]["holder"] == "bot":
            return {"type": "take-back"}
        if proposal and self.seat in proposal["asked"]:
            agree = self.chance.random() < 0.6
            return {"type": "consent", "proposal": proposal["proposal"], "agree": agree}
        return None

    def whim(self) -> Message | None:
        """Sometimes something else than an answer, only when asked, so that the game goes on."""
        assert self.state is not None
        undo, dice = self.state["undo"], self.chance.random()
        if self.state["question"] is None or dice > 0.16:
            return None
        if dice < 0.05:
            return {"type": "chat", "text": f"{dice}", "channel": "table"}
        if dice < 0.1 and undo and undo["last"] is not None:
            return {"type": "undo", "sequence": self.state["sequence"], "to": undo["last"]}
        if dice < 0.12 and undo and undo["beyond"] is not None:
            return {"type": "undo", "sequence": self.state["sequence"], "to": undo["beyond"]}
        if dice < 0.13:
            return {"type": "hand-over", "bot": "random"}
        if dice < 0.15:
            return {"type": "remember", "kind": "never-asked", "option": f"pass {len(self.sent)}"}
        return {"type": "forget"}

    def answer(self) -> Message | None:
        """Any option of the question."""
        assert self.state is not None
        question = self.state["question"]
        if question is None:
            return None
        option = self.chance.choice(question["options"])["option"]
        return {"type": "answer", "sequence": question["sequence"], "option": option}


async def send_home(playing: list[asyncio.Task[None]]) -> None:
    """Stop all persons; cancel again where a closing connection has swallowed the first cancel."""
    while not all(task.done() for task in playing):
        for task in playing:
            task.cancel()
        await asyncio.wait(playing, timeout=0.2)
    await asyncio.gather(*playing, return_exceptions=True)
