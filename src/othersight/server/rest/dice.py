"""REST about dice: commitments, where the chance of a table comes from, and how often each face has fallen."""

import json

from fastapi import APIRouter

from othersight.games import GAMES
from othersight.kernel.codec import load_game
from othersight.kernel.fair_seed import commitment_to, fair_seed
from othersight.kernel.replay import prove
from othersight.server.errors import CONFLICT, Refusal, no_such_link
from othersight.server.protocol.rest_models import (
    Committed,
    DiceCheck,
    DiceFrequencies,
    SeatPart,
    TableDice,
)
from othersight.server.rest.studies import finished
from othersight.server.rest.tables import CostlyLimited, RateLimited, Tables, Token
from othersight.server.sessions.registry import Registry
from othersight.server.storage.rows import CLOSED, EXPIRED, OVER, StoredTable
from othersight.server.tables.fair_start import Parts, is_fair, parts_of
from othersight.server.tables.tokens import is_valid_id, token_hash
from othersight.server.texts.dice_frequencies import frequencies

router = APIRouter(tags=["dice"])


@router.post("/commitments", status_code=201, dependencies=[RateLimited])
async def commit(registry: Tables) -> Committed:
    """Choose the secret of a table that is made next, and commit to it."""
    settings = registry.settings
    secret, now = settings.seed(), settings.clock()
    commitment, oldest = commitment_to(secret), now - settings.keep_secrets
    await registry.write_store(registry.store.add_secret, commitment, secret, now, oldest)
    return Committed(commitment=commitment)


@router.get("/dice")
async def all_dice(registry: Tables) -> DiceFrequencies:
    """How often each face has fallen at all tables."""
    return frequencies(await registry.read_store(registry.store.tally.known))


@router.get("/tables/{table}/dice")
async def table_dice(table: str, registry: Tables, token: Token) -> TableDice:
    """Where the chance of a table comes from; the secret once the game is over or the table is gone."""
    stored = await readable(registry, table, token)
    if not is_fair(stored.row):
        raise Refusal("server-given-dice", CONFLICT)
    kept = json.loads(stored.row.start)
    parts = parts_of(kept["parts"]) if "parts" in kept else Parts(stored.journal).by_seat
    secret = kept["seed"]
    is_shown = stored.row.status in (OVER, CLOSED, EXPIRED)
    return TableDice(
        table=table,
        commitment=commitment_to(secret),
        parts=[SeatPart(seat=seat, part=parts[seat]) for seat in sorted(parts)],
        secret=secret if is_shown else "",
        seed=fair_seed(secret, parts) if is_shown else "",
    )


async def readable(registry: Registry, table: str, token: str | None) -> StoredTable:
    """A stored table that somebody may look at, also one that is closed or has expired."""
    chance_of = registry.store.chance_of
    stored = await registry.read_store(chance_of, table) if is_valid_id(table) else None
    if stored is None:
        raise no_such_link()
    if token is not None:
        link = await registry.read_store(registry.store.link, token_hash(token))
        if link is None or link.table != table:
            raise no_such_link()
    elif stored.row.watch == "nobody":
        raise no_such_link()
    return stored


@router.get("/tables/{table}/dice/check", dependencies=[CostlyLimited])
async def check(table: str, registry: Tables, token: Token) -> DiceCheck:
    """Play a finished game again from its seed, and compare every roll and shuffle with what is stored."""
    visitor = await finished(registry, table, token)
    at = visitor.session.table
    if not at.is_fair:
        raise Refusal("server-given-dice", CONFLICT)
    game = at.game
    again = await registry.work_out(lambda: prove(load_game(game.save(), GAMES)))
    return DiceCheck(
        decisions=again.history.length, dice=len(again.fallen), bytes=again.chance.used
    )
