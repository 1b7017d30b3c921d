"""REST about tables: made, found, joined, begun, shown again and branched off."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Query, Request

from othersight.api import definition
from othersight.kernel.errors import OthersightError
from othersight.server.bots.worker_pool import check_bot
from othersight.server.errors import OTHER_VERSION, Refusal, refused_by_game
from othersight.server.protocol.rest_models import (
    Begin,
    Branch,
    Join,
    Link,
    MyTables,
    NewTable,
    PlayNow,
    PositionTold,
    ReplayTold,
    SeatChange,
    TableMade,
    TablesTold,
    TableTold,
)
from othersight.server.rest.replays import Showing, branch, eyes_for
from othersight.server.sessions.registry import House, Visitor
from othersight.server.storage.rows import SeatRow
from othersight.server.tables.seats import BOT, SPECTATOR
from othersight.server.texts.language import language_for

router = APIRouter(tags=["tables"])
BEARER = "Bearer "
LEADS_NOWHERE = ("server-no-such-link", "server-expired", "server-closed")
"""Why a link will never lead anywhere again."""


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def token_of(authorization: Annotated[str, Header(max_length=200)] = "") -> str | None:
    """The secret link in the header, if there is one."""
    return authorization.removeprefix(BEARER).strip() if authorization.startswith(BEARER) else None


def spoken(language: Annotated[str, Query(max_length=10)] = "en") -> str:
    return language_for(language)


def may_make(request: Request) -> None:
    """So many new tables from one address."""
    address = request.client.host if request.client else ""
    if not request.app.state.rates.allows(address):
        raise Refusal("server-too-fast", 429)


TheHouse = Annotated[House, Depends(house_of)]
Token = Annotated[str | None, Depends(token_of)]
Spoken = Annotated[str, Depends(spoken)]
MayMake = Depends(may_make)
Eyes = Annotated[int | None, Query(ge=-2, le=15)]


@router.post("/play-now", dependencies=[MayMake])
async def play_now(wanted: PlayNow, house: TheHouse) -> TableMade:
    """Alone against bots, at once."""
    try:
        definition(wanted.game)
    except OthersightError as error:
        raise refused_by_game(error) from error
    return await house.make(
        NewTable(game=wanted.game, options=wanted.options, nick=wanted.nick, start=True)
    )


@router.post("/tables", status_code=201, dependencies=[MayMake])
async def make(wanted: NewTable, house: TheHouse) -> TableMade:
    """A new table."""
    return await house.make(wanted)


@router.get("/tables")
async def listed(house: TheHouse, language: Spoken) -> TablesTold:
    """The tables that anybody may watch."""
    rooms = await house.listed()
    return TablesTold(
        tables=[house.told(Visitor(room, SPECTATOR, False), language) for room in rooms]
    )


@router.post("/tables/mine")
async def mine(wanted: MyTables, house: TheHouse, language: Spoken) -> TablesTold:
    """The tables of the tokens a browser holds."""
    told = TablesTold(tables=[])
    for token in dict.fromkeys(wanted.tokens):
        try:
            told.tables.append(house.told(await house.visitor(token), language))
        except Refusal as refusal:
            if refusal.key in LEADS_NOWHERE:
                told.lost.append(token)
            elif refusal.key == OTHER_VERSION:
                told.other_version.append(token)
            else:
                raise
    return told


@router.post("/link")
async def link(wanted: Link, house: TheHouse, language: Spoken) -> TableTold:
    """Where a secret link leads."""
    return house.told(await house.visitor(wanted.token), language)


@router.get("/tables/{table}")
async def one(table: str, house: TheHouse, token: Token, language: Spoken) -> TableTold:
    """A table."""
    return house.told(await house.guest(table, token), language)


@router.post("/tables/{table}/join")
async def join(table: str, wanted: Join, house: TheHouse) -> TableMade:
    """Take an open seat."""
    return await house.join(table, wanted.seat, wanted.nick)


@router.post("/tables/{table}/start")
async def start(
    table: str, wanted: Begin, house: TheHouse, token: Token, language: Spoken
) -> TableTold:
    """The host begins."""
    visitor = await house.host(table, token)
    bot = None if wanted.bot is None else check_bot(wanted.bot)
    await house.start(visitor, bot)
    return house.told(visitor, language)


@router.post("/tables/{table}/seats/{seat}")
async def change_seat(
    table: str, seat: int, wanted: SeatChange, house: TheHouse, token: Token
) -> TableMade:
    """The host gives a seat to somebody else."""
    visitor = await house.host(table, token)
    bot = check_bot(wanted.bot) if wanted.holder == BOT else ""
    return await house.change_seat(visitor, seat, SeatRow(wanted.holder, bot))


@router.delete("/tables/{table}", status_code=204)
async def close(table: str, house: TheHouse, token: Token) -> None:
    """The host closes a table for good."""
    await house.close_table(await house.host(table, token))


@router.get("/tables/{table}/replay")
async def replay(
    table: str, house: TheHouse, token: Token, language: Spoken, eyes: Eyes = None
) -> ReplayTold:
    """A game from its first step to its last."""
    showing = await shown(house, table, token, language, eyes)
    return await asyncio.to_thread(showing.replay)


@router.get("/tables/{table}/replay/{step}")
async def position(
    table: str, step: int, house: TheHouse, token: Token, language: Spoken, eyes: Eyes = None
) -> PositionTold:
    """A game after so many decisions."""
    showing = await shown(house, table, token, language, eyes)
    return await asyncio.to_thread(showing.position, step)


async def shown(
    house: House, table: str, token: str | None, language: str, eyes: int | None
) -> Showing:
    """A table's past as somebody may see it, apart from the table, which goes on meanwhile."""
    visitor = await house.guest(table, token)
    return Showing(visitor.room.table, eyes_for(visitor, eyes), language)


@router.post("/tables/{table}/branch", status_code=201, dependencies=[MayMake])
async def branch_off(table: str, wanted: Branch, house: TheHouse, token: Token) -> TableMade:
    """A new table against bots from a step on."""
    visitor = await house.guest(table, token)
    return await house.keep(branch(visitor, wanted, house.settings), start=True)
