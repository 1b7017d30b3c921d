"""REST about finished games: what they came to, what a bot would have done, and the game as a file.

Nothing here is told of a game that goes on: it may tell what a seat does not know.
"""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse

from othersight.games import words_of
from othersight.kernel.codec import save_game
from othersight.kernel.question import option_of
from othersight.server.errors import CONFLICT, Refusal
from othersight.server.protocol.rest_models import (
    LuckInfo,
    StepHint,
    Study,
    StudyPoint,
    TurningInfo,
)
from othersight.server.rest.language import Language
from othersight.server.rest.replays import ReplayView
from othersight.server.rest.tables import Tables, Token
from othersight.server.sessions.registry import Registry, Visitor
from othersight.server.storage.rows import OVER
from othersight.server.tables.fair_start import proof_of
from othersight.server.tables.seats import SPECTATOR
from othersight.server.texts.language import capitalized, say_in
from othersight.toolkit.hint_words import reasons

router = APIRouter(tags=["studies"])


async def finished(registry: Registry, table: str, token: str | None) -> Visitor:
    """Somebody at a table that is over."""
    visitor = await registry.authorize(table, token)
    if visitor.session.table.status != OVER:
        raise Refusal("server-not-over", CONFLICT)
    return visitor


@router.get("/tables/{table}/study")
async def study(table: str, registry: Tables, token: Token, language: Language) -> Study:
    """What the game came to; ask again while it is worked out."""
    visitor = await finished(registry, table, token)
    game = visitor.session.table.game
    task = registry.studies.study(table, game.save(), language)
    if not task.done():
        return Study(table=table, status="running")
    if task.cancelled() or task.exception() is not None:
        return Study(table=table, status="failed")
    return study_of(table, task.result())


def study_of(table: str, found: dict[str, Any]) -> Study:
    """A study as a page is sent it."""
    sides = found["sides"]
    return Study(
        table=table,
        status="done",
        side=sides[found["side"]],
        curve=[
            StudyPoint(**{name: one[name] for name in StudyPoint.model_fields})
            for one in found["curve"]
        ],
        turning=[turning_of(one) for one in found["turning_points"]],
        luck=[line for side in found["luck"]["sides"] for line in luck_of_side(found, side)],
    )


def turning_of(one: dict[str, Any]) -> TurningInfo:
    """A turning point: how far the chance moved, and how much of that was luck."""
    return TurningInfo(
        first=one["first"],
        last=one["last"],
        place=one["place"],
        before=one["before"],
        after=one["after"],
        luck=one["luck"]["by"] if one["luck"] else 0.0,
        choice=one["choice"]["by"] if one["choice"] else 0.0,
        decisions=[decision["text"] for decision in one["decisions"]],
    )


def luck_of_side(found: dict[str, Any], side: str) -> list[LuckInfo]:
    """The dice of a side, then those of each figure in it."""
    luck = found["luck"]
    figures = [line for line in luck["figures"] if line["side"] == side]
    whole = LuckInfo(name=found["sides"][side], side=True, **luck_of(luck["sides"][side]))
    return [whole, *(LuckInfo(name=line["name"], **luck_of(line)) for line in figures)]


def luck_of(line: dict[str, Any]) -> dict[str, Any]:
    """What the dice gave and what was to be expected."""
    return {name: line[name] for name in ("dice", "got", "expected")}


@router.get("/tables/{table}/replay/{step}/hint")
async def hint(
    table: str,
    step: int,
    registry: Tables,
    token: Token,
    language: Language,
    seat: Annotated[int | None, Query(ge=0, le=15)] = None,
) -> StepHint:
    """What a master would have done at a step of a finished game."""
    visitor = await finished(registry, table, token)
    view = ReplayView(visitor.session.table, SPECTATOR, language)
    if not view.first <= step <= view.last:
        raise Refusal("server-no-such-step", 404, first=view.first, last=view.last)
    game = await asyncio.to_thread(view.at, step)
    asked = [question for question in game.questions if seat in (None, question.seat)]
    if not asked:
        raise Refusal("server-not-asked", CONFLICT)
    question = asked[0]
    found = await registry.bots.hint(game.clone(), question.seat, registry.settings.study_hints)
    words, say = words_of(game), say_in(language)
    return StepHint(
        step=step,
        seat=question.seat,
        option=found.option,
        text=capitalized(say(words.option(game, question, option_of(found.option)))),
        reasons=[capitalized(say(one)) for one in reasons(words, game, question, found)],
    )


@router.get("/tables/{table}/save", response_class=PlainTextResponse)
async def save(table: str, registry: Tables, token: Token) -> PlainTextResponse:
    """The finished game as a file that `othersight replay` and `othersight analyse` read."""
    visitor = await finished(registry, table, token)
    at = visitor.session.table
    proof = proof_of(at.row, at.parts.by_seat) if at.is_fair else None
    return PlainTextResponse(save_game(at.game, proof))
