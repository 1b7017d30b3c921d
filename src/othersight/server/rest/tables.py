"""REST about tables: create, find, join, start, replay and branch off."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Query, Request
from fastapi.responses import Response

from othersight.games import plugin_named
from othersight.kernel.errors import OthersightError
from othersight.server.bots.worker_pool import check_bot
from othersight.server.errors import OTHER_VERSION, Refusal, refused_by_game, too_fast
from othersight.server.protocol.rest_models import (
    Branch,
    Join,
    Link,
    MyTables,
    NewTable,
    PlayNow,
    Replay,
    ReplayPosition,
    SeatChange,
    StartLesson,
    StartPuzzle,
    StartTable,
    TableCreated,
    TableInfo,
    TableList,
)
from othersight.server.rate_limits import counted_address
from othersight.server.rest.language import Language
from othersight.server.rest.replays import ReplayView, branch, check_eyes
from othersight.server.rest.table_info import table_info
from othersight.server.sessions import table_actions
from othersight.server.sessions.registry import Registry
from othersight.server.storage.rows import SeatRow
from othersight.server.tables.lessons import prepare_lesson
from othersight.server.tables.puzzles import prepare_puzzle
from othersight.server.tables.seats import BOT

router = APIRouter(tags=["tables"])
BEARER = "Bearer "
TABLES_OF_A_READ = 20
"""So many tables that are told of count as one costly read."""
DEAD_LINK = ("server-no-such-link", "server-expired", "server-closed")
"""Errors after which a link will never work again."""


def registry_of(request: Request) -> Registry:
    registry: Registry = request.app.state.registry
    return registry


def token_of(authorization: Annotated[str, Header(max_length=200)] = "") -> str | None:
    """The token in the header, if there is one."""
    return authorization.removeprefix(BEARER).strip() if authorization.startswith(BEARER) else None


def check_rate(request: Request) -> None:
    """Refuse an address that creates tables too fast."""
    address, limit = counted_address(request.scope), request.app.state.table_rate
    if not limit.allow(address):
        raise too_fast(limit.wait(address))


def check_tables(request: Request) -> None:
    """Refuse an address that has created very many tables in a day, too."""
    check_rate(request)
    address, limit = counted_address(request.scope), request.app.state.day_rate
    if address and not limit.allow(address):
        raise too_fast(limit.wait(address))


def check_costly(request: Request) -> None:
    """Refuse an address that asks too often for what takes long to read."""
    address, limit = counted_address(request.scope), request.app.state.costly_rate
    if address and not limit.allow(address):
        raise too_fast(limit.wait(address))


def check_many_tables(request: Request, tables: int) -> None:
    """The same for somebody who asks after so many tables at once."""
    for _ in range(0, tables, TABLES_OF_A_READ):
        check_costly(request)


Tables = Annotated[Registry, Depends(registry_of)]
Token = Annotated[str | None, Depends(token_of)]
RateLimited = Depends(check_rate)
TablesLimited = Depends(check_tables)
CostlyLimited = Depends(check_costly)
Eyes = Annotated[int | None, Query(ge=-2, le=15)]


@router.post("/play-now", dependencies=[TablesLimited])
async def play_now(wanted: PlayNow, request: Request, registry: Tables) -> TableCreated:
    """Start a game alone against bots, at once."""
    try:
        plugin_named(wanted.game)
    except OthersightError as error:
        raise refused_by_game(error) from error
    table = NewTable(**wanted.model_dump(), start=True, programs=True)
    return await table_actions.create_table(registry, table, counted_address(request.scope))


@router.post("/lessons", status_code=201, dependencies=[TablesLimited])
async def start_lesson(wanted: StartLesson, registry: Tables) -> TableCreated:
    """Start a lesson at a table of its own."""
    settings = registry.settings
    try:
        plugin_named(wanted.game)
    except OthersightError as error:
        raise refused_by_game(error) from error
    prepared = await asyncio.to_thread(
        prepare_lesson, wanted.game, wanted.lesson, wanted.nick, settings
    )
    return await table_actions.store_table(registry, prepared, start=True)


@router.post("/puzzles", status_code=201, dependencies=[TablesLimited])
async def start_puzzle(wanted: StartPuzzle, registry: Tables) -> TableCreated:
    """Start a puzzle at a table of its own."""
    try:
        plugin_named(wanted.game)
    except OthersightError as error:
        raise refused_by_game(error) from error
    prepared = await asyncio.to_thread(
        prepare_puzzle, wanted.game, wanted.puzzle, wanted.nick, registry.settings
    )
    return await table_actions.store_table(registry, prepared, start=True)


@router.post("/tables", status_code=201, dependencies=[TablesLimited])
async def make(wanted: NewTable, request: Request, registry: Tables) -> TableCreated:
    """Create a table."""
    return await table_actions.create_table(registry, wanted, counted_address(request.scope))


@router.get("/tables", response_model=TableList)
async def listed(request: Request, registry: Tables, language: Language) -> Response:
    """The tables that anybody may watch."""
    written = await request.app.state.public_list.written(registry, language)
    return Response(written, media_type="application/json")


@router.post("/tables/mine")
async def mine(
    wanted: MyTables, request: Request, registry: Tables, language: Language
) -> TableList:
    """The tables of the tokens a browser has; many of them are a costly read each, since they may have to be loaded."""
    check_many_tables(request, len(wanted.tokens))
    told = TableList(tables=[])
    for token in dict.fromkeys(wanted.tokens):
        try:
            told.tables.append(table_info(await registry.visitor(token), language))
        except Refusal as refusal:
            if refusal.key in DEAD_LINK:
                told.lost.append(token)
            elif refusal.key == OTHER_VERSION:
                told.other_version.append(token)
            else:
                raise
    return told


@router.post("/link")
async def link(wanted: Link, registry: Tables, language: Language) -> TableInfo:
    """The table of a secret link."""
    return table_info(await registry.visitor(wanted.token), language)


@router.get("/tables/{table}")
async def one(table: str, registry: Tables, token: Token, language: Language) -> TableInfo:
    """A table."""
    return table_info(await registry.authorize(table, token), language)


@router.post("/tables/{table}/join")
async def join(table: str, wanted: Join, registry: Tables) -> TableCreated:
    """Take an open seat."""
    return await table_actions.join(registry, table, wanted.seat, wanted.nick, wanted.part or "")


@router.post("/tables/{table}/start")
async def start(
    table: str, wanted: StartTable, registry: Tables, token: Token, language: Language
) -> TableInfo:
    """Start the game; for the host."""
    visitor = await registry.authorize_host(table, token)
    bot = None if wanted.bot is None else check_bot(wanted.bot)
    await table_actions.start(visitor, bot)
    return table_info(visitor, language)


@router.post("/tables/{table}/seats/{seat}")
async def change_seat(
    table: str, seat: int, wanted: SeatChange, registry: Tables, token: Token
) -> TableCreated:
    """Give a seat to somebody else; for the host."""
    visitor = await registry.authorize_host(table, token)
    bot = check_bot(wanted.bot) if wanted.holder == BOT else ""
    return await table_actions.change_seat(visitor, seat, SeatRow(wanted.holder, bot))


@router.delete("/tables/{table}", status_code=204)
async def close(table: str, registry: Tables, token: Token) -> None:
    """Close a table for good; for the host."""
    await table_actions.close_table(registry, await registry.authorize_host(table, token))


@router.get("/tables/{table}/replay", response_model=Replay, dependencies=[CostlyLimited])
async def replay(
    table: str, registry: Tables, token: Token, language: Language, eyes: Eyes = None
) -> Response:
    """A game from its first step to its last."""
    view = await replay_view(registry, table, token, language, eyes)
    written = await registry.work_out(lambda: view.replay().model_dump_json())
    return Response(written, media_type="application/json")


@router.get("/tables/{table}/replay/{step}")
async def position(
    table: str, step: int, registry: Tables, token: Token, language: Language, eyes: Eyes = None
) -> ReplayPosition:
    """A game at one step."""
    view = await replay_view(registry, table, token, language, eyes)
    return await asyncio.to_thread(view.position, step)


async def replay_view(
    registry: Registry, table: str, token: str | None, language: str, eyes: int | None
) -> ReplayView:
    """The replay that somebody may see; the table can go on while it is built."""
    visitor = await registry.authorize(table, token)
    return ReplayView(visitor.session.table, check_eyes(visitor, eyes), language)


@router.post("/tables/{table}/branch", status_code=201, dependencies=[TablesLimited])
async def branch_off(table: str, wanted: Branch, registry: Tables, token: Token) -> TableCreated:
    """A new table against bots that goes on from a step of this one."""
    visitor = await registry.authorize(table, token)
    prepared = branch(visitor, wanted, registry.settings)
    return await table_actions.store_table(registry, prepared, start=True)
