"""Carries out the messages of one reader; a command that changes the table runs under its lock, once for each key."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from othersight.kernel.question import text_of
from othersight.server.bots.worker_pool import WorkerPool, check_bot
from othersight.server.errors import CONFLICT, OUTDATED, Refusal, reconnect
from othersight.server.protocol import client_messages, server_messages
from othersight.server.sessions.reader import Reader
from othersight.server.sessions.session import Session
from othersight.server.sockets.queries import HINT_BOT, Queries
from othersight.server.sockets.wishes import check_wish
from othersight.server.tables.seats import BOT, PERSON, SPECTATOR, team_of
from othersight.server.tables.table import parse_option
from othersight.server.tables.wishes import is_wish
from othersight.server.texts.chat_presets import PHRASES
from othersight.server.texts.language import supported_language

MAX_REMEMBERED = 50
NEEDED = (
    client_messages.Answer,
    client_messages.Aside,
    client_messages.Undo,
    client_messages.Consent,
    client_messages.Lesson,
    client_messages.TakeBack,
    client_messages.Start,
)
"""What a game needs to go on, however much a seat has said."""


class CommandHandler:
    """The commands of one reader at one table."""

    def __init__(self, session: Session, reader: Reader, bots: WorkerPool) -> None:
        self.session = session
        self.table = session.table
        self.messages = session.messages
        self.reader = reader
        self.queries = Queries(session, reader, bots)
        self.commands: dict[type, Callable[[Any], Awaitable[None]]] = {
            client_messages.Answer: self.answer,
            client_messages.Aside: self.aside,
            client_messages.Undo: self.undo,
            client_messages.Consent: self.consent,
            client_messages.Chat: self.chat,
            client_messages.Remember: self.remember,
            client_messages.Forget: self.forget,
            client_messages.Wish: self.wish,
            client_messages.Lesson: self.lesson,
            client_messages.HandOver: self.hand_over,
            client_messages.TakeBack: self.take_back,
            client_messages.Hurry: self.hurry,
            client_messages.Start: self.start,
        }

    async def handle(self, message: client_messages.ClientMessage) -> None:
        """Carry out a message, or answer why not; the details of an internal error go to the server's log only."""
        try:
            await self.dispatch(message)
        except Refusal as refusal:
            self.refuse(refusal, getattr(message, "key", ""), getattr(message, "request", None))
            self.session.broadcast_remote_changes()
            if refusal.key == OUTDATED:
                self.session.send_state(self.reader)
        except Exception:
            log = logging.getLogger("othersight")
            log.exception("table %s: %s has failed", self.table.id, type(message).__name__)
            failed = Refusal("server-failed", 500)
            self.refuse(failed, getattr(message, "key", ""), getattr(message, "request", None))

    async def dispatch(self, message: client_messages.ClientMessage) -> None:
        """Carry out a message."""
        if type(message) in self.commands:
            await self.run_command(message)
        elif type(message) in self.queries.handlers:
            await self.queries.answer(message)
        elif isinstance(message, client_messages.Language):
            self.reader.language = supported_language(message.language)
            self.resend()
        elif isinstance(message, client_messages.Fresh):
            self.resend()
        elif isinstance(message, client_messages.Hello):
            raise Refusal("server-hello-twice", 400)

    def resend(self) -> None:
        """Send everything again."""
        self.session.send_welcome(self.reader)

    def refuse(self, refusal: Refusal, key: str = "", request: int | None = None) -> None:
        """Answer why a message is not carried out."""
        error = refusal.message(self.reader.language)
        header = self.messages.header(self.reader)
        self.reader.send(server_messages.Refused(**header, key=key, request=request, error=error))

    # -- running a command

    async def run_command(self, message: Any) -> None:
        """Run a command, if whoever sends it may send any."""
        is_hosting = self.reader.host and isinstance(
            message, client_messages.Start | client_messages.Hurry
        )
        if self.reader.seat == SPECTATOR and not is_hosting:
            raise Refusal("server-only-watching", 403)
        with self.table.metrics.command_seconds.timed():
            await self.run_locked(message)

    async def run_locked(self, message: Any) -> None:
        """Run a command with the table's lock held, and confirm it."""
        async with self.table.lock:
            again = await self.session.retry_if_behind(lambda: self.run_once(message))
            header = self.messages.header(self.reader)
            self.reader.send(server_messages.Done(**header, key=message.key, again=again))

    async def run_once(self, message: Any) -> bool:
        """Run a command unless its key was used before, here or at another process; whether it was."""
        if self.reader.closed.is_set():
            raise reconnect()
        if self.table.has_done(self.reader.seat, message.key):
            return True
        if not isinstance(message, NEEDED):
            self.check_not_too_much()
        await self.commands[type(message)](message)
        return False

    def check_mine(self) -> None:
        """Refuse a person whose seat a bot plays; they have to take it back first."""
        if self.table.seats[self.reader.seat].holder != PERSON:
            raise Refusal("server-seat-is-bots", CONFLICT)

    def check_not_too_much(self) -> None:
        """Refuse a seat that has sent so much that all of it would be a burden to everybody."""
        if self.table.said_by(self.reader.seat, self.session.settings.max_said):
            raise Refusal("server-said-enough", CONFLICT)

    def check_sequence(self, sequence: int) -> None:
        """Refuse a command that was meant for an older state of the table."""
        if sequence != self.table.sequence:
            raise Refusal(OUTDATED, CONFLICT)

    # -- commands

    async def answer(self, message: client_messages.Answer) -> None:
        self.check_mine()
        self.table.check_playing()
        asked = self.table.asked.get(self.reader.seat)
        if asked is None or asked[1] != message.sequence:
            raise Refusal(OUTDATED, CONFLICT)
        await self.table.answer(self.reader.seat, parse_option(message.option), message.key)
        self.session.broadcast_state()

    async def aside(self, message: client_messages.Aside) -> None:
        self.check_mine()
        self.check_sequence(message.sequence)
        await self.table.aside(self.reader.seat, parse_option(message.option), message.key)
        self.session.broadcast_state()

    async def undo(self, message: client_messages.Undo) -> None:
        self.check_mine()
        self.check_sequence(message.sequence)
        await self.table.undo(self.reader.seat, message.to, message.key)
        self.session.broadcast_state()

    async def consent(self, message: client_messages.Consent) -> None:
        """Open also to a person whose seat a bot plays, as long as they are connected."""
        await self.table.consent(self.reader.seat, message.proposal, message.agree, message.key)
        self.session.broadcast_state()

    async def chat(self, message: client_messages.Chat) -> None:
        text = " ".join(message.text.split())
        if message.phrase and message.phrase not in PHRASES:
            raise Refusal("server-no-such-phrase", 400, phrase=message.phrase)
        if bool(text) == bool(message.phrase):
            raise Refusal("server-chat-empty", 400)
        if message.channel == "team" and not team_of(self.table.names, self.reader.seat):
            raise Refusal("server-no-team", 400)
        row = await self.table.add_chat(
            self.reader.seat, message.channel, text, message.phrase, message.key
        )
        self.session.broadcast_chat(row)

    async def remember(self, message: client_messages.Remember) -> None:
        """Only the seat itself is told of it."""
        if is_wish(message.kind):
            raise Refusal("server-no-such-wish", 400)
        await self.keep(message.kind, text_of(parse_option(message.option)), message.key)
        self.session.send_remembered({self.reader.seat})

    async def forget(self, message: client_messages.Forget) -> None:
        await self.table.forget(self.reader.seat, message.kind, message.key)
        self.session.send_remembered({self.reader.seat})

    async def lesson(self, message: client_messages.Lesson) -> None:
        self.check_mine()
        await self.table.go_on(self.reader.seat, message.step, message.key)
        self.session.broadcast_state()

    async def wish(self, message: client_messages.Wish) -> None:
        """Only the seat itself is told of it."""
        kind, option = check_wish(self.table, self.reader.seat, message)
        if not message.on:
            await self.table.forget(self.reader.seat, kind, message.key)
        else:
            await self.keep(kind, option, message.key)
        self.session.send_remembered({self.reader.seat})

    async def keep(self, kind: str, option: str, key: str) -> None:
        """Remember an answer or a wish, if that are not too many."""
        if len({*self.table.remembered_by(self.reader.seat), kind}) > MAX_REMEMBERED:
            raise Refusal("server-too-much-remembered", 400, most=MAX_REMEMBERED)
        await self.table.remember(self.reader.seat, kind, option, key)

    async def hand_over(self, message: client_messages.HandOver) -> None:
        await self.table.hand_over(self.reader.seat, check_bot(message.bot), message.key)
        self.session.broadcast_state()

    async def take_back(self, message: client_messages.TakeBack) -> None:
        await self.table.take_back(self.reader.seat, message.key)
        self.session.broadcast_state()

    async def hurry(self, message: client_messages.Hurry) -> None:
        if self.reader.seat != SPECTATOR:
            self.check_mine()
        self.session.presence.check_hurry(message.seat)
        theirs = self.table.seats[message.seat]
        bot = replace(theirs, holder=BOT, bot=HINT_BOT, kept=True)
        await self.table.set_seat(message.seat, bot, message.key, by=self.reader.seat)
        self.session.broadcast_state()

    async def start(self, message: client_messages.Start) -> None:
        if not self.reader.host:
            raise Refusal("server-host-only", 403)
        bot = None if message.bot is None else check_bot(message.bot)
        await self.table.start(self.reader.seat, bot, message.key)
        self.session.broadcast_start()
