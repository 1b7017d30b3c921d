"""Games played on from positions of the past by machine players, on one or several processes.

Game number j of every position has the same seeds. Where the machine would have decided as was decided, the games
before and after the decision are then the same, so that differences are told better than the shares themselves. The
result does not depend on how many processes work.
"""

import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import NamedTuple

from othersight.arena.interrupts import interrupts_held_back
from othersight.arena.players import unhurried
from othersight.arena.simulate import take_turn
from othersight.arena.spec import spec_of
from othersight.games import GAMES
from othersight.kernel.codec import load_game
from othersight.kernel.game import Game
from othersight.kernel.trace import decide_again
from othersight.study.past_games import Past
from othersight.study.resampling import another_future


class Spot(NamedTuple):
    """Where games begin: the position after so many decisions; with `again` the next one too is taken as it was,
    and only what chance makes of it falls anew."""

    step: int
    again: bool = False


@dataclass(frozen=True)
class Manner:
    """Who plays on, and from which seed."""

    players: str
    seed: str


def play_on(past: Past, spot: Spot, manner: Manner, number: int) -> str:
    """The side that wins one game from there, or "" if it does not end."""
    seed = f"{manner.seed}/{number}"
    game = another_future(past.positions[spot.step], past.seat, seed)
    if spot.again:
        decide_again(game, *past.game.history.list()[spot.step])
    return play_out(game, manner.players, seed)


def play_out(game: Game, level: str, seed: str) -> str:
    """The side that wins when machine players take every seat."""
    name = game.definition.name
    figures = game.start["options"].get("figures", {})
    players = [
        unhurried(level, name, seat, f"{seed}/{seat}", figures) for seat in range(len(game.seats))
    ]
    board = game.board()
    for _ in range(spec_of(name).limit):
        if not game.questions:
            break
        seat = game.questions[0].seat
        take_turn(game, seat, players[seat], board)
    return game.outcome


class Players:
    """Whoever plays the games: this process, or several beside it. To be closed, best by `with`."""

    def __init__(self, past: Past, manner: Manner, jobs: int = 1) -> None:
        self.past = past
        self.manner = manner
        self.pool: Pool | None = None
        if jobs > 1:
            given = (past.game.save(), past.seat, manner)
            with interrupts_held_back():
                self.pool = get_context("spawn").Pool(jobs, begin_work, given)

    def __enter__(self) -> "Players":
        return self

    def __exit__(self, *error: object) -> None:
        if self.pool is not None:
            self.pool.terminate()
            self.pool.join()

    def outcomes(self, wanted: Sequence[tuple[Spot, int]]) -> Iterator[str]:
        """The winners of games by spot and number, in their order."""
        if self.pool is not None:
            yield from self.pool.imap(work, wanted, chunksize=2)
            return
        for spot, number in wanted:
            yield play_on(self.past, spot, self.manner, number)


class Worker:
    """What a process beside this one has been given."""

    past: Past
    manner: Manner


def begin_work(saved: str, seat: int, manner: Manner) -> None:
    """A process gets the game; interrupts are left to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Worker.past = Past(load_game(saved, GAMES), seat)
    Worker.manner = manner


def work(wanted: tuple[Spot, int]) -> str:
    """One game."""
    return play_on(Worker.past, wanted[0], Worker.manner, wanted[1])
