"""REST about scenario files: a moment of a table as a file, and a file as a live table.

While a game goes on the file tells no more than its seat knows: the rest is dealt anew.
"""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse

from othersight.server.errors import Refusal
from othersight.server.protocol.client_messages import Number
from othersight.server.protocol.rest_models import OpenScenario, TableCreated
from othersight.server.rate_limits import counted_address
from othersight.server.rest.replays import ReplayView, check_eyes
from othersight.server.rest.tables import CostlyLimited, Tables, TablesLimited, Token
from othersight.server.sessions import table_actions
from othersight.server.storage.rows import OVER
from othersight.server.tables.scenarios import moment, prepare_scenario, sealed_moment
from othersight.server.tables.seats import OPEN

router = APIRouter(tags=["scenarios"])


@router.get(
    "/tables/{table}/moment", response_class=PlainTextResponse, dependencies=[CostlyLimited]
)
async def moment_of(
    table: str,
    registry: Tables,
    token: Token,
    step: Annotated[Number | None, Query()] = None,
) -> PlainTextResponse:
    """A step of the game, else the last one at which somebody is asked, as a scenario file: as my seat may know it,
    and the whole truth once the game is over."""
    visitor = await registry.authorize(table, token)
    at, seat = visitor.session.table, check_eyes(visitor, None)
    is_over = at.status == OVER
    if seat < 0 and not is_over:
        raise Refusal("server-only-watching", 403)
    view = ReplayView(at, seat, "en")
    last = view.last - 1 if view.game.outcome else view.last
    wanted = last if step is None else step
    if not view.first <= wanted <= last:
        raise Refusal("server-no-such-step", 404, first=view.first, last=last)

    def written() -> str:
        game = view.at(wanted)
        return moment(game) if is_over else sealed_moment(game, seat, f"{table} {wanted}")

    return PlainTextResponse(await registry.work_out(written))


@router.post("/scenarios", status_code=201, dependencies=[TablesLimited])
async def open_scenario(wanted: OpenScenario, request: Request, registry: Tables) -> TableCreated:
    """Open a scenario file as a live table; it starts at once if that is wanted and no seat is open."""
    address = counted_address(request.scope)
    prepared = await registry.prepare(address, prepare_scenario, wanted, registry.settings)
    start = wanted.start and all([seat.holder != OPEN for seat in prepared.seats])
    return await table_actions.store_table(registry, prepared, start)
