"""REST about games: what can be played, what is written on cards, and the rulebook."""

import asyncio
import json
from functools import cache
from importlib.metadata import version
from typing import Annotated, Any

from fastapi import APIRouter, Query

from othersight.api import new
from othersight.bots import NAMES
from othersight.games import GAMES
from othersight.locales import languages
from othersight.rules_reference import Rule, UnknownRule, rule, search
from othersight.rules_reference import rules as rulebook
from othersight.server.errors import Refusal
from othersight.server.protocol import PROTOCOL
from othersight.server.protocol.rest_models import (
    GamesTold,
    GameTold,
    Health,
    RulesTold,
    RuleTold,
    SetUpTold,
    ThingsTold,
)
from othersight.server.protocol.schema import schema
from othersight.server.texts.chat_presets import phrases
from othersight.server.texts.glossary import things
from othersight.server.texts.language import in_words, language_for

router = APIRouter(tags=["games"])
Language = Annotated[str, Query(max_length=10)]
Words = Annotated[str, Query(max_length=100)]
MOST_RULES = 40
RANDOM = "random"


@router.get("/health")
async def health() -> Health:
    """Whether the server is up."""
    return Health(status="ok", version=version("othersight"), protocol=PROTOCOL)


@router.get("/schema")
async def protocol() -> dict[str, Any]:
    """The JSON schema of everything that travels."""
    return schema()


@router.get("/games")
async def games(language: Language = "en") -> GamesTold:
    """The games with their options, bots, languages and preset phrases."""
    spoken = language_for(language)
    return GamesTold(
        games=[game_told(name, spoken) for name in GAMES],
        languages=list(languages()),
        phrases=phrases(spoken),
    )


def game_told(name: str, language: str) -> GameTold:
    """One game."""
    definition = GAMES[name]
    options = [
        SetUpTold(
            name=option.name,
            kind=option.kind,
            values=list(option.values),
            usual=usual_options(name)[option.name],
            text=in_words(option.help, language),
        )
        for option in definition.set_up
    ]
    return GameTold(
        game=name,
        version=definition.version,
        options=options,
        seats=list(usual_seats(name)),
        usual=definition.usual_seat,
        bots=list(NAMES),
    )


@cache
def usual_seats(name: str) -> tuple[str, ...]:
    """The seats of a game without any options."""
    return new(name, 1).seats


@cache
def usual_options(name: str) -> dict[str, Any]:
    """What each option is where it is left out; what differs from game to game is random."""
    one, other = [json.loads(json.dumps(new(name, seed).start["options"])) for seed in (1, 2)]
    return {option: one[option] if one[option] == other[option] else RANDOM for option in one}


@router.get("/games/{game}/things")
async def game_things(game: str, language: Language = "en") -> ThingsTold:
    """Everything of a game that has a name and a text."""
    if game not in GAMES:
        raise Refusal("error-no-such-game", 404, name=game, games=", ".join(GAMES))
    spoken = language_for(language)
    told = await asyncio.to_thread(things, game, spoken)
    return ThingsTold(game=game, language=spoken, things=list(told))


@router.get("/rules")
async def rules(words: Words, game: Annotated[str, Query(max_length=32)] = "") -> RulesTold:
    """The rules that contain all the words; without a word the whole rulebook of the game."""
    if game and game not in GAMES:
        raise Refusal("error-no-such-game", 404, name=game, games=", ".join(GAMES))
    if game and not words.strip():
        whole = [rule_told(one) for one in rulebook(game)]
        return RulesTold(found=len(whole), rules=whole)
    found = await asyncio.to_thread(search, words, game or None)
    return RulesTold(found=len(found), rules=[rule_told(one) for one in found[:MOST_RULES]])


@router.get("/rules/{id}")
async def one_rule(id: str) -> RuleTold:
    """A rule by its id."""
    try:
        return rule_told(rule(id[:40]))
    except UnknownRule as unknown:
        near = ", ".join(unknown.suggestions)
        key = "rules-unknown-near" if near else "server-no-such-rule"
        raise Refusal(key, 404, id=unknown.id, near=near) from None


def rule_told(one: Rule) -> RuleTold:
    """A rule as it is told."""
    return RuleTold(
        id=one.id,
        title=one.title,
        chapter=one.chapter,
        text=" ".join(one.text.split()),
        ruling=one.is_ruling,
    )
