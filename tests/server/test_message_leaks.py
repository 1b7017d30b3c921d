"""What a socket carries to a seat is the same, byte by byte, for two tables that differ only in what the seat may not
know: every message, its words, hash and order, and every reply to what the seat asks."""

import asyncio
import itertools
import json
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from othersight.games import words_of
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.server.bots.worker_pool import WorkerPool
from othersight.server.errors import Refusal
from othersight.server.protocol import client_messages
from othersight.server.rest.programs import Limits, say
from othersight.server.rest.replays import ReplayView
from othersight.server.sessions.reader import Reader
from othersight.server.sessions.registry import Registry, Visitor
from othersight.server.sessions.session import Session
from othersight.server.sockets.commands import CommandHandler
from othersight.server.sockets.stream import lines
from othersight.server.storage.group_writer import GroupWriter
from othersight.server.storage.rows import (
    PLAYING,
    JournalEntry,
    SeatRow,
    StoredTable,
    TableRow,
)
from othersight.server.storage.store import Store
from othersight.server.tables.rebuild import RebuiltTable, open_questions
from othersight.server.tables.table import Table
from othersight.server.tables.undo import PositionHistory
from tests.conformance import they_live as live_walks
from tests.conformance import walk as others_walks
from tests.conformance.walk import next_decision
from tests.no_leak import the_others, they_live
from tests.no_leak.twins import Maker, Twin
from tests.no_leak.watch import believers
from tests.server.client import settings

TWINS = 14
"""Twins watched in one game, as far as possible of different kinds."""
LATER = 3
"""Decisions over which each is watched."""
THOUGHT_OF = ("fight", "move 3", "play cursed fate", "persuade", "lenses", "reveal", "use 9")


class Forgetful(Store):
    """Stores nothing."""

    def __init__(self) -> None:
        self.writer = GroupWriter(self)

    def append(self, *entries: JournalEntry) -> None:
        pass

    def set_program(self, table: str, seat: int) -> None:
        pass


def session_of(game: Game) -> Session:
    """A table in the midst of a game, a person in every seat."""
    name, version = game.definition.name, game.definition.version
    row = TableRow("table", name, version, "{}", "", PLAYING, "link", "bots", 0.0, programs=True)
    kept = StoredTable(row, [SeatRow("person") for _ in game.seats], [], [])
    rebuilt = RebuiltTable(game, PositionHistory(game), open_questions(game, 0))
    fixed = settings(Path("nowhere"), clock=lambda: 1000.0)
    return Session(Table(kept, rebuilt, Forgetful(), fixed), fixed)


class Socket:
    """One seat at one table, and all messages for it."""

    def __init__(self, session: Session, seat: int, bots: WorkerPool) -> None:
        self.session = session
        self.reader = Reader(seat, False, "en", 1000, patches=True)
        self.handler = CommandHandler(session, self.reader, bots)
        session.connect(self.reader)

    async def query(self, number: int, with_hint: bool) -> None:
        """Send every kind of query: a page, reasons, odds, a hint, lines, the glossary."""
        pages = list(words_of(self.session.table.game).pages)
        page = pages[number % len(pages)]
        thought = THOUGHT_OF[number % len(THOUGHT_OF)]
        messages: tuple[client_messages.ClientMessage, ...] = (
            client_messages.Page(type="page", request=1, name=page, asked=str(number % 5)),
            client_messages.Why(type="why", request=2, option=thought),
            client_messages.Odds(type="odds", request=3),
            *([client_messages.Hint(type="hint", request=4)] if with_hint else []),
            client_messages.Lines(type="lines", request=5, first=0, last=3),
            client_messages.Thing(type="thing", request=6, name="fight"),
        )
        for said in messages:
            await self.handler.handle(said)

    def received(self) -> list[str]:
        """The new messages as they would be sent, and a replay."""
        waiting = self.reader.outbox
        told = [waiting.get_nowait() for _ in range(waiting.qsize())]
        replay = ReplayView(self.session.table, self.reader.seat, "en").replay()
        return [*told, replay.model_dump_json()]


def same(ours: list[str], theirs: list[str], what: str) -> None:
    """Assert that both are the same, or say where they differ."""
    assert len(ours) == len(theirs), what
    for one, other in zip(ours, theirs, strict=True):
        if one != other:
            at = next(n for n, (a, b) in enumerate(itertools.zip_longest(one, other)) if a != b)
            near = slice(max(0, at - 80), at + 80)
            raise AssertionError(f"{what}: {one[near]!r} or {other[near]!r}")


async def watch(game: Game, twin: Twin, chance: Chance, bots: WorkerPool) -> None:
    """A seat to which the difference is hidden, at both tables, now and for some decisions."""
    seat = twin.hidden_from[chance.below(len(twin.hidden_from))]
    sessions = [session_of(game.clone()), session_of(twin.game)]
    sockets = [Socket(session, seat, bots) for session in sessions]
    believed = twin.believable and seat in believers(
        twin
    )  # a hint goes by what the seat can believe
    for number in range(LATER + 1):
        look = chance.byte()
        for socket in sockets:
            await socket.query(look, with_hint=believed and number == 0)
        ours, theirs = [socket.received() for socket in sockets]
        assert number == 0 or '"type":"patch"' in ours[0]
        same(ours, theirs, f"seat {seat} can tell {twin.what} after {number} decisions")
        if not await go_on(sessions, chance):
            return
        if twin.comes_to_light(sessions[0].table.game, sessions[1].table.game, seat):
            return


async def go_on(sessions: list[Session], chance: Chance) -> bool:
    """One decision at both tables, if there is one that both allow."""
    game, twin = [session.table.game for session in sessions]
    if not game.questions or not twin.questions:
        return False
    question, option = next_decision(game, chance, False)
    theirs = [q for q in twin.questions if q.seat == question.seat]
    common = [o for o in question.options if theirs and o in theirs[0].options]
    if not common:
        return False
    chosen = option if option in common else common[chance.below(len(common))]
    for session in sessions:
        await session.table.answer(question.seat, chosen)
        session.broadcast_state()
    return True


def watched(games: Iterator[Game], makers: list[Maker], chance: Chance) -> Counter[str]:
    """Twins of many kinds at moments spread over a game."""
    seen: Counter[str] = Counter()
    bots = WorkerPool(0)
    for game in games:
        if chance.below(8) or sum(seen.values()) >= TWINS:
            continue
        make = min(makers, key=lambda maker: (seen[maker.__name__], chance.byte()))
        for twin in make(game, chance):
            if twin.hidden_from and game.questions and twin.game.questions:
                asyncio.run(watch(game, twin, chance, bots))
                seen[make.__name__] += 1
                break
    bots.close()
    return seen


@pytest.mark.parametrize("seed", [1, 2])
def test_no_socket_of_they_live_carries_what_its_seat_may_not_know(seed: int) -> None:
    walk = live_walks.Walk(5, "easy", seed, bold=seed > 1)
    seen = watched(live_walks.steps_of(walk), they_live.MAKERS, walk.chance())
    assert sum(seen.values()) >= TWINS // 2
    assert len(seen) >= 4


@pytest.mark.parametrize("story", ["the-darkness-within", "battleground-of-souls"])
def test_no_socket_of_the_others_carries_what_its_seat_may_not_know(story: str) -> None:
    combination = others_walks.Combination("pride", "hobo", story, "a", 2)
    walk = others_walks.Walk(combination, 3)
    games = (game for game, _, _ in others_walks.steps_of(walk))
    seen = watched(games, the_others.MAKERS, Chance(f"wire {story}"))
    assert sum(seen.values()) >= TWINS // 2
    assert len(seen) >= 4


def test_a_message_that_depended_on_a_secret_would_be_noticed() -> None:
    walk = live_walks.Walk(5, "easy", 1)
    game = next(iter(live_walks.steps_of(walk)))
    twin = next(iter(they_live.other_identities(game, walk.chance())))
    sessions = [session_of(game.clone()), session_of(twin.game)]
    told = []
    for session in sessions:
        reader = Reader(-1, False, "en", 10, patches=True)
        session.connect(reader)
        reader.outbox = asyncio.Queue(10)
        honest = session.messages.state
        session.messages.state = lambda *seen, honest=honest, session=session: leaky(  # type: ignore
            honest(*seen), session
        )
        session.broadcast_state()
        told.append([reader.outbox.get_nowait()])
    assert all(json.loads(text)["type"] == "patch" for [text] in told)
    with pytest.raises(AssertionError, match="planted"):
        same(told[0], told[1], "planted")


async def streamed(game: Game, seat: int) -> list[str]:
    """What a program at that seat is sent until its stream ends."""
    session = session_of(game)
    reader = Reader(seat, False, "en", 100)
    session.connect(reader)
    due = reader.outbox.qsize()
    source = lines(session, reader, 1000.0)
    told = [await anext(source) for _ in range(due)]
    reader.closed.set()
    return [*told, *[line async for line in source]]


def others_games() -> Iterator[Game]:
    combination = others_walks.Combination("pride", "hobo", "the-darkness-within", "a", 2)
    return (game for game, _, _ in others_walks.steps_of(others_walks.Walk(combination, 3)))


def live_games() -> Iterator[Game]:
    return iter(live_walks.steps_of(live_walks.Walk(5, "easy", 3)))


BOTH = pytest.mark.parametrize(
    ("games", "makers"),
    [(others_games, the_others.MAKERS), (live_games, they_live.MAKERS)],
    ids=["the-others", "they-live"],
)


def twins_of(
    games: Iterator[Game], makers: list[Maker], every: int
) -> Iterator[tuple[Game, Twin, str]]:
    """Twins of every kind at moments of a game, and the name of the kind."""
    chance = Chance("programs")
    for game in itertools.islice(games, 0, 5 * every, every):
        for maker in makers if game.questions else ():
            for twin in itertools.islice(maker(game, chance), 1):
                if twin.game.questions:
                    yield game, twin, maker.__name__


@BOTH
def test_a_stream_carries_no_more_than_a_socket(
    games: Callable[[], Iterator[Game]], makers: list[Maker]
) -> None:
    seen: Counter[str] = Counter()
    for game, twin, kind in twins_of(games(), makers, 12):
        for seat in [seat for seat in twin.hidden_from if seat >= 0][:1]:
            ours = asyncio.run(streamed(game.clone(), seat))
            assert [json.loads(ours[at])["type"] for at in (0, -1)] == ["welcome", "bye"]
            same(ours, asyncio.run(streamed(twin.game, seat)), twin.what)
            seen[kind] += 1
    assert len(seen) >= 4


class OneTable(Registry):
    """A registry of one table, at which everybody has the same seat."""

    def __init__(self, game: Game, seat: int, bots: WorkerPool) -> None:
        self.visitor_here = Visitor(session_of(game), seat, False)
        self.bots = bots

    async def authorize(self, id: str, token: str | None) -> Visitor:
        return self.visitor_here

    async def check_link(self, token: str | None, visitor: Visitor) -> None:
        pass


async def said_to(
    game: Game, seat: int, bots: WorkerPool, messages: list[client_messages.Said]
) -> list[str]:
    """The replies to what a program at that seat says, and the refusals."""
    registry = OneTable(game, seat, bots)
    limits = Limits(settings(Path("nowhere"), clock=lambda: 1000.0))
    told: list[str] = []
    for message in messages:
        try:
            reply = await say("table", message, registry, None, "en", limits)
            told.append(bytes(reply.body).decode())
        except Refusal as refusal:
            told.append(f"{refusal.status} {refusal.message('en').model_dump_json()}")
    return told


@BOTH
def test_replies_to_a_program_tell_nothing_that_its_seat_may_not_know(
    games: Callable[[], Iterator[Game]], makers: list[Maker]
) -> None:
    seen: Counter[str] = Counter()
    replies: Counter[str] = Counter()
    bots = WorkerPool(0)
    for number, (game, twin, kind) in enumerate(twins_of(games(), makers, 12)):
        believing = [seat for seat in believers(twin) if seat >= 0] if twin.believable else []
        asked = {question.seat for question in game.questions}
        hidden = [seat for seat in twin.hidden_from if seat >= 0]
        for seat in sorted(hidden, key=lambda one: (one not in asked, one not in believing))[:1]:
            messages: list[client_messages.Said] = [
                client_messages.Why(type="why", request=at, option=thought)
                for at, thought in enumerate(THOUGHT_OF)
            ]
            messages.append(client_messages.Odds(type="odds", request=20))
            if seat in believing and number % 3 == 0:  # hints take longest
                messages.append(client_messages.Hint(type="hint", request=21))
            ours = asyncio.run(said_to(game.clone(), seat, bots, messages))
            same(ours, asyncio.run(said_to(twin.game, seat, bots, messages)), twin.what)
            replies.update([json.loads(one)["type"] for one in ours if one.startswith("{")])
            seen[kind] += 1
    bots.close()
    assert len(seen) >= 4
    assert min(replies["reason"], replies["odds"], replies["hint"]) >= 1, replies


def leaky(state: dict[str, Any], session: Session) -> dict[str, Any]:
    """A state that tells the whole table."""
    return {**state, "ending": [session.table.game.save()]}
