"""What a reader says on the socket, carried out: what changes the table under its lock, and once for each key."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from othersight.kernel.hint import reasons
from othersight.kernel.question import option_of, text_of
from othersight.server.bots.worker_pool import Machines, check_bot
from othersight.server.errors import CONFLICT, OUTDATED, Refusal, come_again
from othersight.server.protocol import client_messages, server_messages
from othersight.server.sessions.reader import Reader
from othersight.server.sessions.session import Room
from othersight.server.sockets.odds import odds_of
from othersight.server.storage.rows import GATHERING
from othersight.server.tables.seats import PERSON, SPECTATOR, team_of
from othersight.server.tables.table import attempt, option_in
from othersight.server.texts.chat_presets import PHRASES
from othersight.server.texts.glossary import named
from othersight.server.texts.language import in_words, language_for, say_in, sentence

HINTING = "expert"
MOST_LINES = 500
MOST_REMEMBERED = 50


class Obeying:
    """One reader at one table, and what may be done there."""

    def __init__(self, room: Room, reader: Reader, machines: Machines) -> None:
        self.room = room
        self.table = room.table
        self.gate = room.gate
        self.reader = reader
        self.machines = machines
        self.acts: dict[type, Callable[[Any], Awaitable[None]]] = {
            client_messages.Answer: self.answer,
            client_messages.Aside: self.aside,
            client_messages.Undo: self.undo,
            client_messages.Consent: self.consent,
            client_messages.Chat: self.chat,
            client_messages.Remember: self.remember,
            client_messages.Forget: self.forget,
            client_messages.HandOver: self.hand_over,
            client_messages.TakeBack: self.take_back,
            client_messages.Hurry: self.hurry,
            client_messages.Start: self.start,
        }
        self.looks: dict[type, Callable[[Any], Awaitable[None]]] = {
            client_messages.Why: self.why,
            client_messages.Page: self.page,
            client_messages.Lines: self.lines,
            client_messages.Thing: self.thing,
            client_messages.Hint: self.hint,
            client_messages.Odds: self.odds,
        }

    async def obey(self, said: client_messages.Said) -> None:
        """Do what was said, or say why not; a mistake of ours stays in the server's own log."""
        try:
            await self.do(said)
        except Refusal as refusal:
            self.refuse(refusal, getattr(said, "key", ""), getattr(said, "request", None))
            self.room.tell_news()
            if refusal.key == OUTDATED:
                self.reader.tell(self.gate.state(self.reader, self.seats()))
        except Exception:
            logging.getLogger("othersight").exception("table %s: %s", self.table.id, said)
            failed = Refusal("server-failed", 500)
            self.refuse(failed, getattr(said, "key", ""), getattr(said, "request", None))

    async def do(self, said: client_messages.Said) -> None:
        """Do what was said."""
        if type(said) in self.acts:
            await self.act(said)
        elif type(said) in self.looks:
            await self.looks[type(said)](said)
        elif isinstance(said, client_messages.Language):
            self.reader.language = language_for(said.language)
            self.freshen()
        elif isinstance(said, client_messages.Fresh):
            self.freshen()
        elif isinstance(said, client_messages.Hello):
            raise Refusal("server-hello-twice", 400)

    def freshen(self) -> None:
        """Everything once more."""
        self.reader.held = None
        self.room.introduce(self.reader)

    def seats(self) -> list[server_messages.SeatTold]:
        return self.room.seats_told(self.reader.language)

    def refuse(self, refusal: Refusal, key: str = "", request: int | None = None) -> None:
        """Say why not."""
        error = refusal.told(self.reader.language)
        head = self.gate.head(self.reader)
        self.reader.tell(server_messages.Refused(**head, key=key, request=request, error=error))

    # -- what changes the table

    async def act(self, said: Any) -> None:
        """Once for each key, under the lock."""
        hosting = self.reader.host and isinstance(
            said, client_messages.Start | client_messages.Hurry
        )
        if self.reader.seat == SPECTATOR and not hosting:
            raise Refusal("server-only-watching", 403)
        async with self.table.lock:
            again = await self.room.in_step(lambda: self.act_once(said))
            self.reader.tell(
                server_messages.Done(**self.gate.head(self.reader), key=said.key, again=again)
            )

    async def act_once(self, said: Any) -> bool:
        """Do it, unless it has been done already, here or at another process; whether it had."""
        if self.reader.gone.is_set():
            raise come_again()
        if self.table.has_done(self.reader.seat, said.key):
            return True
        await self.acts[type(said)](said)
        return False

    def check_mine(self) -> None:
        """A person whose seat a bot plays takes it back first."""
        if self.table.seats[self.reader.seat].holder != PERSON:
            raise Refusal("server-seat-is-bots", CONFLICT)

    def check_sequence(self, sequence: int) -> None:
        """What was said about an older table is not done to this one."""
        if sequence != self.table.sequence:
            raise Refusal(OUTDATED, CONFLICT)

    async def answer(self, said: client_messages.Answer) -> None:
        self.check_mine()
        self.table.check_playing()
        asked = self.table.asked.get(self.reader.seat)
        if asked is None or asked[1] != said.sequence:
            raise Refusal(OUTDATED, CONFLICT)
        await self.table.answer(self.reader.seat, option_in(said.option), said.key)
        self.room.tell_state()

    async def aside(self, said: client_messages.Aside) -> None:
        self.check_mine()
        self.check_sequence(said.sequence)
        await self.table.aside(self.reader.seat, option_in(said.option), said.key)
        self.room.tell_state()

    async def undo(self, said: client_messages.Undo) -> None:
        self.check_mine()
        self.check_sequence(said.sequence)
        await self.table.undo(self.reader.seat, said.to, said.key)
        self.room.tell_state()

    async def consent(self, said: client_messages.Consent) -> None:
        """Also somebody whose seat a bot plays has a say, as long as they are here."""
        await self.table.consent(self.reader.seat, said.proposal, said.agree, said.key)
        self.room.tell_state()

    async def chat(self, said: client_messages.Chat) -> None:
        text = " ".join(said.text.split())
        if said.phrase and said.phrase not in PHRASES:
            raise Refusal("server-no-such-phrase", 400, phrase=said.phrase)
        if bool(text) == bool(said.phrase):
            raise Refusal("server-chat-empty", 400)
        if said.channel == "team" and not team_of(self.table.names, self.reader.seat):
            raise Refusal("server-no-team", 400)
        row = await self.table.say(self.reader.seat, said.channel, text, said.phrase, said.key)
        self.room.tell_chat(row)

    async def remember(self, said: client_messages.Remember) -> None:
        """Only the seat itself hears of it."""
        option = text_of(option_in(said.option))
        if len({*self.table.remembered_by(self.reader.seat), said.kind}) > MOST_REMEMBERED:
            raise Refusal("server-too-much-remembered", 400, most=MOST_REMEMBERED)
        await self.table.remember(self.reader.seat, said.kind, option, said.key)
        self.room.tell_minds({self.reader.seat})

    async def forget(self, said: client_messages.Forget) -> None:
        await self.table.forget(self.reader.seat, said.kind, said.key)
        self.room.tell_minds({self.reader.seat})

    async def hand_over(self, said: client_messages.HandOver) -> None:
        await self.table.hand_over(self.reader.seat, check_bot(said.bot), said.key)
        self.room.tell_state()

    async def take_back(self, said: client_messages.TakeBack) -> None:
        await self.table.take_back(self.reader.seat, said.key)
        self.room.tell_state()

    async def hurry(self, said: client_messages.Hurry) -> None:
        if self.reader.seat != SPECTATOR:
            self.check_mine()
        self.room.check_hurry(said.seat)
        row = self.table.seats[said.seat]
        bot = type(row)("bot", HINTING, row.nick, kept=True)
        await self.table.put(said.seat, bot, said.key, by=self.reader.seat)
        self.room.tell_state()

    async def start(self, said: client_messages.Start) -> None:
        if not self.reader.host:
            raise Refusal("server-host-only", 403)
        bot = None if said.bot is None else check_bot(said.bot)
        await self.table.start(self.reader.seat, bot, said.key)
        self.room.tell_start()

    # -- what only looks

    def check_begun(self) -> None:
        """There is something to look at."""
        if self.table.status == GATHERING:
            raise Refusal("server-not-begun", CONFLICT)

    async def why(self, said: client_messages.Why) -> None:
        self.check_begun()
        game, seat, say = self.table.game, self.reader.seat, say_in(self.reader.language)
        words = game.definition.words
        option = attempt(lambda: words.meant(game, seat, said.option))
        reason = attempt(lambda: game.why_not(seat, option))
        text = sentence(say(words.reason(game, reason))) if reason else ""
        self.reader.tell(
            server_messages.Reason(
                **self.gate.head(self.reader),
                request=said.request,
                option=text_of(option),
                open=reason is None,
                rule=reason.rule if reason else "",
                key=reason.key if reason else "",
                text=text or in_words("server-why-open", self.reader.language),
            )
        )

    async def page(self, said: client_messages.Page) -> None:
        self.check_begun()
        game = self.table.game
        pages = game.definition.words.pages
        if said.name not in pages:
            raise Refusal("server-no-such-page", 404, name=said.name, names=", ".join(pages))
        say = say_in(self.reader.language)
        lines = attempt(lambda: pages[said.name](game, self.reader.seat, said.asked, say))
        head = self.gate.head(self.reader)
        self.reader.tell(
            server_messages.PageShown(**head, request=said.request, name=said.name, lines=lines)
        )

    async def lines(self, said: client_messages.Lines) -> None:
        last = min(said.last, said.first + MOST_LINES)
        log = self.gate.lines(self.reader.seat, self.reader.language, said.first, last)
        head = self.gate.head(self.reader)
        self.reader.tell(server_messages.LinesShown(**head, request=said.request, log=log))

    async def thing(self, said: client_messages.Thing) -> None:
        game = self.table.game
        filling = game.definition.words.filling(game)
        things = named(game.definition.name, said.name, self.reader.language, filling)
        head = self.gate.head(self.reader)
        self.reader.tell(server_messages.ThingsShown(**head, request=said.request, things=things))

    async def hint(self, said: client_messages.Hint) -> None:
        game, seat = self.table.game, self.reader.seat
        asked = self.table.asked.get(seat)
        if asked is None:
            raise Refusal("server-not-asked", CONFLICT)
        hint = await self.machines.hint(game.clone(), seat, HINTING)
        say = say_in(self.reader.language)
        words = game.definition.words.option(game, asked[0], option_of(hint.option))
        reason = "\n".join([sentence(say(each)) for each in reasons(game, asked[0], hint)])
        head = self.gate.head(self.reader)
        self.reader.tell(
            server_messages.HintShown(
                **head,
                request=said.request,
                bot=hint.level,
                option=hint.option,
                text=sentence(say(words)),
                reason=reason,
            )
        )

    async def odds(self, said: client_messages.Odds) -> None:
        game, seat = self.table.game.clone(), self.reader.seat
        if seat not in self.table.asked:
            raise Refusal("server-not-asked", CONFLICT)
        told = await asyncio.to_thread(odds_of, game, seat)
        head = self.gate.head(self.reader)
        self.reader.tell(server_messages.OddsShown(**head, request=said.request, odds=told))
