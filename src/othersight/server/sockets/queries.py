"""Messages of a page that change nothing: why not, pages, log lines, the glossary, hints and odds."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from othersight.games import ways_of, words_of
from othersight.kernel.question import Option, option_of, text_of
from othersight.locales.typed import notation_of
from othersight.server.bots.worker_pool import WorkerPool
from othersight.server.errors import CONFLICT, Refusal
from othersight.server.protocol import client_messages, server_messages
from othersight.server.sessions.reader import Reader
from othersight.server.sessions.session import Session
from othersight.server.sockets.odds import question_odds
from othersight.server.tables.table import call_game
from othersight.server.texts.glossary import find_entries
from othersight.server.texts.language import capitalized, say_in, text_in
from othersight.server.texts.odds_text import odds_in_short
from othersight.server.texts.option_info import page_spec_of
from othersight.toolkit.hint_words import reasons
from othersight.toolkit.page_spec import option_at
from othersight.toolkit.ways import Way

HINT_BOT = "expert"
MAX_LINES = 500


class Queries:
    """The queries of one reader; each is answered with one message that repeats its `request`."""

    def __init__(self, session: Session, reader: Reader, bots: WorkerPool) -> None:
        self.table = session.table
        self.messages = session.messages
        self.reader = reader
        self.bots = bots
        self.handlers: dict[type, Callable[[Any], Awaitable[None]]] = {
            client_messages.Why: self.why,
            client_messages.WhyAt: self.why_at,
            client_messages.Page: self.page,
            client_messages.Lines: self.lines,
            client_messages.Thing: self.thing,
            client_messages.Hint: self.hint,
            client_messages.Odds: self.odds,
            client_messages.Ways: self.ways,
        }

    async def answer(self, query: Any) -> None:
        """Answer one query."""
        await self.handlers[type(query)](query)

    def header(self) -> dict[str, Any]:
        return self.messages.header(self.reader)

    def check_started(self) -> None:
        """Refuse while there is nothing to see."""
        if not self.table.has_started:
            raise Refusal("server-not-begun", CONFLICT)

    async def why(self, query: client_messages.Why) -> None:
        """Why an option is not allowed."""
        self.check_started()
        game, seat = self.table.game, self.reader.seat
        words, language = words_of(game), self.reader.language
        written = notation_of(game.definition.name, query.option, words.verbs, language)
        option = call_game(lambda: words.meant(game, seat, written))
        self.send_reason(query.request, option)

    async def why_at(self, query: client_messages.WhyAt) -> None:
        """Why nothing can be done with the things that somebody points at."""
        self.check_started()
        game, seat = self.table.game, self.reader.seat
        spec = page_spec_of(game)
        mine = [question for question in game.questions if question.seat == seat]
        targets = [(target.kind, target.id) for target in query.targets]
        option = option_at(spec.verbs, mine, targets) if spec else None
        if option is None:
            raise Refusal("server-nothing-meant", 404)
        self.send_reason(query.request, option)

    def send_reason(self, request: int, option: Option) -> None:
        """The reason why an option is not allowed, or that it is."""
        game, say = self.table.game, say_in(self.reader.language)
        reason = call_game(lambda: game.why_not(self.reader.seat, option))
        text = capitalized(say(words_of(game).reason(game, reason))) if reason else ""
        self.reader.send(
            server_messages.Reason(
                **self.header(),
                request=request,
                option=text_of(option),
                open=reason is None,
                rule=reason.rule if reason else "",
                key=reason.key if reason else "",
                text=text or text_in("server-why-open", self.reader.language),
            )
        )

    async def page(self, query: client_messages.Page) -> None:
        """A page of the game as lines of text."""
        self.check_started()
        game = self.table.game
        pages = words_of(game).pages
        if query.name not in pages:
            raise Refusal("server-no-such-page", 404, name=query.name, names=", ".join(pages))
        say = say_in(self.reader.language)
        lines = call_game(lambda: pages[query.name](game, self.reader.seat, query.asked, say))
        page = server_messages.PageReply(
            **self.header(), request=query.request, name=query.name, lines=lines
        )
        self.reader.send(page)

    async def lines(self, query: client_messages.Lines) -> None:
        """Lines of the log."""
        last = min(query.last, query.first + MAX_LINES)
        log = self.messages.log.lines(self.reader.seat, self.reader.language, query.first, last)
        self.reader.send(
            server_messages.LinesReply(**self.header(), request=query.request, log=log)
        )

    async def thing(self, query: client_messages.Thing) -> None:
        """A card, token or term."""
        game = self.table.game
        arguments = words_of(game).filling(game)
        things = find_entries(game.definition.name, query.name, self.reader.language, arguments)
        self.reader.send(
            server_messages.GlossaryReply(**self.header(), request=query.request, things=things)
        )

    async def hint(self, query: client_messages.Hint) -> None:
        """What a bot would do."""
        game, seat = self.table.game, self.reader.seat
        asked = self.table.asked.get(seat)
        if asked is None:
            raise Refusal("server-not-asked", CONFLICT)
        hint = await self.bots.hint(game.clone(), seat, HINT_BOT)
        say = say_in(self.reader.language)
        words = words_of(game).option(game, asked[0], option_of(hint.option))
        reason = "\n".join(
            [capitalized(say(each)) for each in reasons(words_of(game), game, asked[0], hint)]
        )
        self.reader.send(
            server_messages.HintReply(
                **self.header(),
                request=query.request,
                bot=hint.level,
                option=hint.option,
                text=capitalized(say(words)),
                reason=reason,
            )
        )

    async def odds(self, query: client_messages.Odds) -> None:
        """The odds of the options that lead to a roll."""
        game, seat = self.table.game.clone(), self.reader.seat
        if seat not in self.table.asked:
            raise Refusal("server-not-asked", CONFLICT)
        odds = await asyncio.to_thread(question_odds, game, seat, self.reader.language)
        self.reader.send(
            server_messages.OddsReply(**self.header(), request=query.request, odds=odds)
        )

    async def ways(self, query: client_messages.Ways) -> None:
        """The ways of several steps that are open; a lesson is walked step by step."""
        game, seat = self.table.game.clone(), self.reader.seat
        if seat not in self.table.asked:
            raise Refusal("server-not-asked", CONFLICT)
        found = [] if self.table.standing else await asyncio.to_thread(ways_of, game, seat)
        ways = [self.way(way) for way in found]
        self.reader.send(
            server_messages.WaysReply(**self.header(), request=query.request, ways=ways)
        )

    def way(self, way: Way) -> server_messages.WayInfo:
        """One way in words, with what is said in short of its odds."""
        language, game = self.reader.language, self.table.game.definition.name
        return server_messages.WayInfo(
            options=[text_of(option) for option in way.options],
            spaces=list(way.spaces),
            text=capitalized(say_in(language)(way.words)),
            odds=odds_in_short(way.odds, game, language) if way.odds is not None else "",
        )
