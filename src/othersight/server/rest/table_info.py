"""A table as REST describes it to somebody."""

import json
from typing import Any

from othersight.server.protocol.rest_models import TableInfo, Turn
from othersight.server.sessions.registry import Visitor
from othersight.server.storage import waits
from othersight.server.storage.rows import PLAYING
from othersight.server.texts.sitting import sitting_in


def table_info(visitor: Visitor, language: str) -> TableInfo:
    """What that visitor may know of the table."""
    session, table = visitor.session, visitor.session.table
    view = table.game.view(visitor.seat) if table.has_started else {}
    return TableInfo(
        table=table.id,
        game=table.row.game,
        options=session.messages.game_options(),
        sitting=sitting_in(table.game, language),
        status=table.status,  # type: ignore[arg-type]
        watch=table.row.watch,  # type: ignore[arg-type]
        leave_wait=table.row.leave_wait,
        move_time=table.row.move_time,
        time_out=table.row.time_out,  # type: ignore[arg-type]
        programs=table.row.programs,
        seats=session.seats(language),
        decisions=view.get("decisions", 0),
        mine=visitor.seat,
        host=visitor.host,
        asked=table.status == PLAYING and visitor.seat in table.asked,
        outcome=view.get("outcome", ""),
        winners=session.messages.winners(),
        touched=table.row.touched,
    )


MAX_WORD = 40


def words_of(start: str) -> dict[str, str]:
    """The options of a game that are one word each; without its seed, maps and what others have left."""
    options: dict[str, Any] = json.loads(start).get("options", {}) if start else {}
    return {
        name: value
        for name, value in options.items()
        if isinstance(value, str) and len(value) <= MAX_WORD
    }


def others_at(company: waits.Company, seat: int) -> list[str]:
    """The names of the other persons at a table."""
    return [nick for at, nick in company.persons.items() if at != seat]


def turn_info(turn: waits.Turn, company: waits.Company) -> Turn:
    """A table that waits for somebody."""
    return Turn(
        table=turn.table,
        game=turn.game,
        seat=turn.seat,
        since=turn.since,
        until=turn.until,
        alone=turn.persons <= 1,
        options=words_of(company.start),
        persons=others_at(company, turn.seat),
    )
