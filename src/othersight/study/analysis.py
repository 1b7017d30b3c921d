"""All that is said of a past game: its curve, its turning points and its luck."""

from collections.abc import Callable
from dataclasses import dataclass

from othersight.arena.spec import spec_of
from othersight.bots import USUAL, check_player
from othersight.study.chances import Counting, Share
from othersight.study.curve import chosen, count_curve
from othersight.study.ledger import Ledger, ledger
from othersight.study.past_games import Past
from othersight.study.rollouts import Manner, Players, Spot
from othersight.study.turning_points import TurningPoint, turning_points


@dataclass(frozen=True)
class AnalysisRequest:
    """How closely a game is to be looked at."""

    players: str = USUAL
    seed: str = "1"
    points: int = 12
    games: int = 16
    turning: int = 3
    jobs: int = 1

    @property
    def about(self) -> int:
        """How many games that takes, or somewhat fewer."""
        return (self.points - 1) * self.games + self.turning * 9 * self.games


@dataclass(frozen=True)
class Analysis:
    """A game as it looks afterwards. All shares are those of one side, the first that can win."""

    past: Past
    asked: AnalysisRequest
    side: str
    curve: tuple[tuple[int, Share], ...]
    """Steps and how often the side wins from there."""
    turning: tuple[TurningPoint, ...]
    luck: Ledger
    games: int
    """Games that were played on in all."""


def analyse(
    past: Past, asked: AnalysisRequest, tick: Callable[[], None] = lambda: None
) -> Analysis:
    """Look at a past game; `tick` is called for every game that has been played on."""
    check_player(asked.players)
    luck = ledger(past.positions)
    side = spec_of(past.game.definition.name).sides[0]
    steps = chosen(past.beginnings(), asked.points)
    with Players(past, Manner(asked.players, asked.seed), asked.jobs) as players:
        counting = Counting(past, side, players, tick)
        count_curve(counting, steps, asked.games)
        turning = turning_points(counting, steps, asked.games, asked.turning)
    ends = [step for one in turning for step in (one.first, one.last)]
    curve = [(step, counting.at(Spot(step))) for step in sorted({*steps, *ends})]
    return Analysis(past, asked, side, tuple(curve), tuple(turning), luck, counting.played)
