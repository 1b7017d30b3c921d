"""What a game tells about its players: knowledge, and how well each level plays."""

from collections.abc import Mapping
from dataclasses import dataclass

from othersight.bots.search import Effort, SearchKnowledge
from othersight.games import plugin_named


@dataclass(frozen=True)
class BotSpec:
    """The players of one game; a game's plugin names it as its part `bots`."""

    knowledge: SearchKnowledge
    slips: Mapping[str, Mapping[str, float]]
    """The share of answers that are given without a thought, by level and role; none where nothing is said."""
    efforts: Mapping[str, Effort]
    """How far the levels that look ahead do so."""
    glance: Effort
    """How a choice made without looking ahead is compared with others, so that a person sees what to expect of each.
    No clock cuts it short as a rule: the same position gives the same hint on any machine."""

    def slips_of(self, level: str, role: str = "") -> float:
        """How often a seat of that role slips."""
        return self.slips.get(level, {}).get(role, 0.0)


def has_bots(game: str) -> bool:
    """Whether anybody knows how to play the game; if nobody does, every level plays at random."""
    return bool(plugin_named(game).bots)


def bots_of(game: str) -> BotSpec:
    """The players of the game of that name."""
    return plugin_named(game).typed_part("bots", BotSpec)
