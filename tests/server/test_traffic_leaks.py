"""Nothing leaks over the wire: all that leaves a real server towards a seat or a spectator, by socket and by REST, is
the same, byte by byte, at two tables that differ only in what they may not know."""

import asyncio
import json
import logging
import zlib
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute

from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.server.app import API, ROUTERS
from othersight.server.rest import tables
from othersight.server.rest.replays import ReplayView
from othersight.server.rest.table_info import table_info as honest_table_info
from othersight.server.sessions import messages, wishes_messages
from othersight.server.sessions.messages import MessageBuilder
from othersight.server.sessions.notifier import Notifier
from othersight.server.sockets.queries import Queries
from tests.conformance import they_live as live_walks
from tests.no_leak import they_live
from tests.no_leak.twins import Twin
from tests.server.wire.asking import doors
from tests.server.wire.pairs import Plan, watch
from tests.server.wire.servers import Notices, twin_servers
from tests.server.wire_leaks import watch_games

ALWAYS = (
    *("socket why: reason", "socket page: page", "socket lines: lines", "socket wish: done"),
    *("socket chat: done", "stream", "GET /api/tables/T/replay: 200", "decided by person"),
    *("GET /api/tables: 200", "POST /api/turns: 200", "POST /api/tables/mine: 200"),
)
"""Doors through which something comes in either game."""


@pytest.mark.parametrize("first", [6, 7])
def test_nothing_leaks_over_the_wire(tmp_path: Path, first: int) -> None:
    games = asyncio.run(watch_games(tmp_path, range(first, first + 1), every=0))
    assert games.seen.total() >= 2
    assert not [door for door in ALWAYS if not games.used[door]], games.used


def test_every_address_is_compared_or_known_to_tell_nothing_of_a_position() -> None:
    found = {
        f"{method} {route.path}"
        for router in ROUTERS
        for route in router.routes
        if isinstance(route, APIRoute)
        for method in route.methods or ()
    }
    read = {f"GET {path.removeprefix(API)}" for path, _ in doors()}
    assert found == read | COMPARED | ABOUT_NO_POSITION


COMPARED = {
    *("GET /tables", "GET /tables/{table}/stream", "POST /link", "POST /tables/mine"),
    *("POST /turns", "POST /tables/{table}/say", "POST /tables/{table}/join"),
    *("POST /tables/{table}/start", "POST /tables/{table}/seats/{seat}"),
    *("POST /tables/{table}/branch", "POST /tables/{table}/notices"),
}
"""Addresses that are asked besides those below a table that can be read."""
ABOUT_NO_POSITION = {
    *("GET /health", "GET /schema", "GET /games", "GET /games/{game}/things", "GET /rules"),
    *("GET /rules/{id}", "POST /play-now", "POST /lessons", "POST /puzzles", "POST /tables"),
    *("POST /scenarios", "POST /commitments", "GET /dice", "GET /games/{game}/maps"),
    *("POST /games/{game}/maps/look", "POST /games/{game}/maps/trials"),
    *("GET /games/{game}/maps/trials/{trial}", "POST /account", "POST /account/session"),
    *("DELETE /account/session", "GET /account", "POST /account/password"),
    *("POST /account/delete", "POST /account/seats", "POST /account/seats/detach"),
    *("POST /account/seats/open", "DELETE /tables/{table}"),
    *("DELETE /tables/{table}/notices/{notice}",),
}
"""Addresses that say nothing of a table but whom it waits for, open a new one, or end something."""


def whole_table(game: Game) -> str:
    """Something that nobody may know."""
    return json.dumps(json.loads(game.save())["state"])


def leak_in_the_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table that REST tells of carries a secret in its options."""
    honest = MessageBuilder.game_options

    def game_options(messages: MessageBuilder) -> dict[str, Any]:
        return {**honest(messages), "hint": whole_table(messages.game)}

    monkeypatch.setattr(MessageBuilder, "game_options", game_options)


def leak_in_the_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    """The replay of a seat shows the view of all seats."""
    honest = ReplayView.position

    def position(view: ReplayView, step: int) -> Any:
        told = honest(view, step)
        views = [view.at(step).view(seat) for seat in range(len(view.game.seats))]
        return told.model_copy(update={"views": views})

    monkeypatch.setattr(ReplayView, "position", position)


def leak_in_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """A guessed address answers with more when there is something to hide."""
    honest = honest_table_info

    def table_info(visitor: Any, language: str) -> Any:
        known = honest(visitor, language)
        whole = whole_table(visitor.session.table.game)
        return known.model_copy(update={"outcome": str(hash(whole) % 1000)})

    monkeypatch.setattr(tables, "table_info", table_info)


def leak_in_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every seat's view carries something of the whole table."""
    honest = MessageBuilder.view

    def view(messages: MessageBuilder, seat: int) -> Any:
        shown, hash = honest(messages, seat)
        return {**(shown or {}), "whole": whole_table(messages.game)}, hash

    monkeypatch.setattr(MessageBuilder, "view", view)


def leak_in_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """Why an option is not open is told with something that nobody may know."""
    honest = Queries.header

    def header(queries: Queries) -> dict[str, Any]:
        return {**honest(queries), "hash": whole_table(queries.table.game)}

    monkeypatch.setattr(Queries, "header", header)


def leak_in_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log of the server tells of the table when somebody asks."""
    honest = Queries.odds

    async def odds(queries: Queries, query: Any) -> None:
        logging.getLogger("othersight").warning("%s", whole_table(queries.table.game))
        await honest(queries, query)

    monkeypatch.setattr(Queries, "odds", odds)


def leak_in_the_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """A figure depends on what is hidden."""
    honest = Queries.odds

    async def odds(queries: Queries, query: Any) -> None:
        queries.table.metrics.tables_made += len(whole_table(queries.table.game))
        queries.table.metrics.tables_made += zlib.crc32(whole_table(queries.table.game).encode())
        await honest(queries, query)

    monkeypatch.setattr(Queries, "odds", odds)


def leak_in_a_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser is told more than that a table waits."""
    honest = Notifier.push_body

    def push_body(notifier: Notifier, due: Any) -> dict[str, Any]:
        session = notifier.registry.sessions[due.row.table]
        return {**honest(notifier, due), "whole": whole_table(session.table.game)}

    monkeypatch.setattr(Notifier, "push_body", push_body)


def leak_in_a_wish(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has a wish is told more."""
    honest = wishes_messages.wishes_info

    def wishes_info(table: Any, seat: int, language: str) -> Any:
        told: Any = honest(table, seat, language)
        return [told, whole_table(table.game)] if table.remembered_by(seat) else told

    monkeypatch.setattr(messages, "wishes_info", wishes_info)


PLANTS = (
    *(leak_in_the_seats, leak_in_the_replay, leak_in_an_error, leak_in_the_view),
    *(leak_in_a_reason, leak_in_the_log, leak_in_the_figures, leak_in_a_notice, leak_in_a_wish),
)


TOLD = r"seat -?\d can tell|a notice for seat \d tells|the log tells|the figures tell"


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Any
) -> None:
    game, twin = a_twin_that_somebody_can_tell()
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=TOLD):
        asyncio.run(watch_pair(tmp_path, game, twin))


async def watch_pair(folder: Path, game: Game, twin: Twin) -> None:
    """Watch one pair at one moment, at several turns, so that everything is asked."""
    with pytest.MonkeyPatch.context() as patches:
        notices = Notices(patches)
        async with twin_servers(folder) as servers:
            for turn in range(4):
                await watch(
                    servers, (game, twin), Plan(turn, notices=True), Chance("planted"), notices
                )


def a_twin_that_somebody_can_tell() -> tuple[Game, Twin]:
    """Two tables of They Live that differ in what the others see, not in what the first reader does."""
    walk = live_walks.Walk(4, "easy", 1)
    chance = walk.chance()
    for game in live_walks.steps_of(walk):
        for twin in they_live.other_identities(game, chance):
            if any(game.view(seat) != twin.game.view(seat) for seat in range(4)):
                return game.clone(), twin
    raise LookupError("nobody can tell any of them")
