"""REST about games: which there are, their cards and terms, and their rules."""

import asyncio
import json
from functools import cache
from importlib.metadata import version
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from othersight.api import new
from othersight.games import GAMES, asked_for, plugin_named, set_up_of
from othersight.locales import languages, series
from othersight.rules_reference import Rule, UnknownRule, rule, search
from othersight.rules_reference import rules as rulebook
from othersight.scenarios.courses import lesson_names, puzzle_names
from othersight.server.bots.offered import bot_names
from othersight.server.errors import Refusal
from othersight.server.protocol import PROTOCOL
from othersight.server.protocol.rest_models import (
    GameInfo,
    GameList,
    Glossary,
    Health,
    LessonOffer,
    PuzzleOffer,
    RuleInfo,
    RuleList,
    SetupAdvice,
    SetupOption,
)
from othersight.server.protocol.schema import schema
from othersight.server.rest.language import Language
from othersight.server.texts.chat_presets import chat_presets
from othersight.server.texts.glossary import all_entries
from othersight.server.texts.language import say_in, text_in
from othersight.toolkit.setup_options import SetUpOption

router = APIRouter(tags=["games"])
Words = Annotated[str, Query(max_length=100)]
MAX_RULES = 40
JSON = "application/json"
RANDOM = "random"


@router.get("/health")
async def health() -> Health:
    """Whether the server is up."""
    return Health(status="ok", version=version("othersight"), protocol=PROTOCOL)


@router.get("/schema", response_model=dict[str, Any])
async def protocol() -> Response:
    """The JSON schema of the protocol."""
    return Response(await asyncio.to_thread(schema_reply), media_type=JSON)


@cache
def schema_reply() -> str:
    """The schema, made once: it takes as long as fifty decisions."""
    return json.dumps(schema())


@router.get("/games")
async def games(request: Request, language: Language) -> GameList:
    """The games with their options, bots, languages and preset phrases."""
    return GameList(
        games=[game_info(name, language) for name in GAMES],
        languages=list(languages()),
        phrases=chat_presets(language),
        address=request.app.state.registry.settings.address,
    )


def game_info(name: str, language: str) -> GameInfo:
    """One game."""
    options = [
        SetupOption(
            name=option.name,
            kind=option.kind,
            values=list(option.values),
            usual=usual_options(name).get(option.name, option.values[0] if option.values else ""),
            text=text_in(option.help, language),
            seats=option.seats,
            advised_by=option.advised_by,
            advice=advice_on(name, option, language),
            fixed_by=option.fixed_by,
            fixed={str(by): value for by, value in option.fixed.items()},
            kinds=option.kinds,
            wanted=option.wanted,
        )
        for option in set_up_of(name)
    ]
    return GameInfo(
        game=name,
        title=text_or(f"page-game-{name}", language, name.replace("-", " ").capitalize()),
        about=text_or(f"page-game-{name}.text", language),
        now=text_or(f"page-game-{name}.now", language),
        version=GAMES[name].version,
        options=options,
        seats=list(usual_seats(name)),
        usual=plugin_named(name).usual_seat,
        bots=bot_names(),
        lessons=[lesson_offer(name, lesson, language) for lesson in lesson_names(name)],
        puzzles=[puzzle_offer(name, puzzle, language) for puzzle in puzzle_names(name)],
        draws_maps=bool(plugin_named(name).maps),
    )


def advice_on(name: str, option: SetUpOption, language: str) -> dict[str, SetupAdvice]:
    """What is recommended for an option, by the values of the option that it depends on."""
    if option.advice is None:
        return {}
    [by] = [one for one in set_up_of(name) if one.name == option.advised_by]
    found = {str(value): option.advice(value) for value in by.values}
    say = say_in(language)
    return {
        value: SetupAdvice(value=advice.value, text=say(advice.why))
        for value, advice in found.items()
        if advice is not None
    }


def lesson_offer(game: str, lesson: str, language: str) -> LessonOffer:
    """A lesson as it is offered."""
    key = f"lesson-{game}-{lesson}"
    return LessonOffer(
        lesson=lesson, title=text_in(key, language), text=text_in(f"{key}.text", language)
    )


def puzzle_offer(game: str, puzzle: str, language: str) -> PuzzleOffer:
    """A puzzle as it is offered; the number before its name says its place."""
    key = f"puzzle-{game}-{puzzle.partition('-')[2]}"
    return PuzzleOffer(
        puzzle=puzzle, title=text_in(key, language), text=text_in(f"{key}.text", language)
    )


def text_or(key: str, language: str, otherwise: str = "") -> str:
    """A text that a game may lack."""
    found = text_in(key, language)
    return otherwise if found == key else found


@cache
def usual_seats(name: str) -> tuple[str, ...]:
    """The seats of a game with default options."""
    return new(name, 1).seats


@cache
def usual_options(name: str) -> dict[str, Any]:
    """The default of each option; `random` if it differs from game to game. Left out are those whose first value says
    nothing."""
    one, other = [json.loads(json.dumps(new(name, seed).start["options"])) for seed in (1, 2)]
    both = {option: one[option] if one[option] == other[option] else RANDOM for option in one}
    return asked_for(name, both)


@router.get("/games/{game}/things", response_model=Glossary)
async def game_things(game: str, language: Language) -> Response:
    """The cards, tokens and terms of a game that have a text."""
    if game not in GAMES:
        raise Refusal("error-no-such-game", 404, name=game, games=series(GAMES, language))
    return Response(await asyncio.to_thread(things_reply, game, language), media_type=JSON)


@cache
def things_reply(game: str, language: str) -> str:
    """All entries of a game as they are sent, made once."""
    entries = list(all_entries(game, language))
    return Glossary(game=game, language=language, things=entries).model_dump_json()


@router.get("/rules", response_model=RuleList)
async def rules(
    language: Language, words: Words = "", game: Annotated[str, Query(max_length=32)] = ""
) -> RuleList | Response:
    """The rules that contain all the words; without words, all rules of the game."""
    if game and game not in GAMES:
        raise Refusal("error-no-such-game", 404, name=game, games=series(GAMES, language))
    if game and not words.strip():
        return Response(await asyncio.to_thread(rulebook_reply, game, language), media_type=JSON)
    found = await asyncio.to_thread(search, words, game or None, language)
    return RuleList(found=len(found), rules=[rule_info(one) for one in found[:MAX_RULES]])


@cache
def rulebook_reply(game: str, language: str) -> str:
    """All rules of a game as they are sent, made once."""
    whole = [rule_info(one) for one in rulebook(game, language)]
    return RuleList(found=len(whole), rules=whole).model_dump_json()


@router.get("/rules/{id}")
async def one_rule(id: str, language: Language) -> RuleInfo:
    """A rule by its id."""
    try:
        return rule_info(rule(id[:40], language))
    except UnknownRule as unknown:
        near = series(unknown.suggestions, language) if unknown.suggestions else ""
        key = "rules-unknown-near" if near else "server-no-such-rule"
        raise Refusal(key, 404, id=unknown.id, near=near) from None


def rule_info(one: Rule) -> RuleInfo:
    """A rule as it is sent."""
    return RuleInfo(
        id=one.id,
        title=one.title,
        chapter=one.chapter,
        text=one.text,
        ruling=one.is_ruling,
    )
