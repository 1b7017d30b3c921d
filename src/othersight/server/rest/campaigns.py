"""REST about what follows a table: the sittings of its campaign, and the same game once more."""

import asyncio

from fastapi import APIRouter

from othersight.games import asked_for, handed_on, plugin_of
from othersight.kernel.game import Game
from othersight.server.protocol.rest_models import CampaignInfo, RematchInfo
from othersight.server.rest.language import Language
from othersight.server.rest.tables import Tables, Token
from othersight.server.texts.language import say_in
from othersight.server.texts.sitting import sitting_in
from othersight.toolkit.campaigns import CampaignSpec, summary

router = APIRouter(tags=["campaigns"])


@router.get("/tables/{table}/campaign")
async def campaign_of(
    table: str, registry: Tables, token: Token, language: Language
) -> CampaignInfo:
    """The sittings that are over, and the options of the next one once this table's is over."""
    visitor = await registry.authorize(table, token)
    return await asyncio.to_thread(campaign_info, table, visitor.session.table.game, language)


@router.get("/tables/{table}/rematch")
async def rematch_of(table: str, registry: Tables, token: Token) -> RematchInfo:
    """The options of the same game once more, with the cards seen so far last (TL-HOUSE-03)."""
    visitor = await registry.authorize(table, token)
    session = visitor.session
    options = {**session.messages.game_options(), **handed_on(session.table.game)}
    return RematchInfo(table=table, options=options)


def campaign_info(table: str, game: Game, language: str) -> CampaignInfo:
    """The campaign of a game; of one that belongs to none, nothing."""
    plugin = plugin_of(game)
    if not plugin.campaign:
        return CampaignInfo(table=table)
    spec = plugin.typed_part("campaign", CampaignSpec)
    past, planned = spec.past(game), spec.planned(game)
    if not planned:
        return CampaignInfo(table=table)
    say = say_in(language)
    after = spec.next_options(game) if game.outcome else None
    return CampaignInfo(
        table=table,
        sitting=sitting_in(game, language),
        lines=[say(line) for line in summary(plugin.name, spec, past, planned)],
        played=len(past),
        planned=planned,
        options=asked_for(plugin.name, after) if after is not None else None,
    )
