"""Which sitting of a campaign a table is, in words."""

from othersight.games import plugin_of
from othersight.kernel.game import Game
from othersight.server.texts.language import say_in
from othersight.toolkit.campaigns import CampaignSpec, sitting_at


def sitting_in(game: Game, language: str) -> str:
    """Such as "Sitting 3 of 7: LIGHTS OUT"; empty for a game that belongs to no campaign."""
    plugin = plugin_of(game)
    if not plugin.campaign:
        return ""
    phrase = sitting_at(plugin.name, plugin.typed_part("campaign", CampaignSpec), game)
    return say_in(language)(phrase) if phrase else ""
