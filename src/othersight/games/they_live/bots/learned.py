"""The chance that the Humans win from a table, learned from many games between players of judgement, more or less
attentive."""

from functools import lru_cache

from othersight.bots.network import Network, read_network
from othersight.games.they_live.bots.features import features
from othersight.kernel.game import Game


@lru_cache(maxsize=1)
def network() -> Network:
    """Read once."""
    return read_network(__package__, "worth.json")


def humans_win(g: Game) -> float:
    """The chance that the Humans win."""
    return network().chance(features(g))
