"""Games of both kinds that play themselves, for what environments have to hold at every decision."""

from collections.abc import Iterator

from othersight.envs.catalogue import KINDS
from othersight.envs.spec import Kind
from othersight.kernel.game import Game
from tests.conformance import they_live, walk

THE_OTHERS = KINDS["the_others-v1"]
THEY_LIVE = KINDS["they_live-v2"]


def games_of_the_others(one_in: int) -> Iterator[Game]:
    """The game at each decision, over every so manieth combination of the box."""
    for number, combination in enumerate(walk.combinations()[::one_in]):
        for game, _, _ in walk.steps_of(walk.walk_of(number, combination)):
            yield game


def games_of_they_live(each: int) -> Iterator[Game]:
    """The game at each decision, over all numbers of players and difficulties."""
    for one in they_live.walks(each):
        yield from they_live.steps_of(one)


def games(kind: Kind, some: int) -> Iterator[Game]:
    """Games of a kind, the more the smaller the number for The Others, the larger for They Live."""
    yield from games_of_the_others(some) if kind is THE_OTHERS else games_of_they_live(some)
