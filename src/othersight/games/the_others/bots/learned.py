"""The chance that the Heroes win from a table, learned from many games between players of judgement, more or less
attentive."""

from functools import lru_cache

from othersight.bots.network import Network, read_network
from othersight.games.the_others.bots.features import features
from othersight.games.the_others.state.table import OthersTable


@lru_cache(maxsize=1)
def network() -> Network:
    """Read once."""
    return read_network(__package__, "worth.json")


def heroes_win(t: OthersTable) -> float:
    """The chance that the Heroes win."""
    return network().chance(features(t))
