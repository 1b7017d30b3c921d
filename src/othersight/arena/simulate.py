"""Many games of the same players, on one or several processes; the result is the same whatever their number.

Game number i of a run with seed S has the seed "S/i". Of the options that may differ from game to game (those that
the game's spec cycles) those not fixed go round evenly: every combination comes up once before any comes up twice.
"""

import signal
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from othersight.arena.interrupts import interrupts_held_back
from othersight.arena.spec import ArenaSpec, spec_of
from othersight.bots import USUAL, FallbackPlayer, Observation, Player, player
from othersight.games import GAMES
from othersight.kernel.errors import UnknownName
from othersight.kernel.game import Game


@dataclass(frozen=True)
class Run:
    """What is to be played: how many games of what, by whom, from which seed."""

    game: str
    games: int
    seed: str
    players: str = USUAL
    sins_by: str = ""
    """Who plays seat 0, if not `players`."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """Options of the game that are the same in all of them."""
    limit: int = 0
    """Decisions after which a game has got stuck; 0 for as many as the game's spec says."""

    @property
    def spec(self) -> ArenaSpec:
        return spec_of(self.game)

    def options_of(self, number: int) -> dict[str, Any]:
        """The options of one game: fixed, cycled and drawn ones."""
        options = dict(self.options)
        for name, values in self.spec.cycled.items():
            if name not in options:
                values = self.spec.fitting(name, values, options)
                options[name] = values[number % len(values)]
                number //= len(values)
        return {**self.spec.drawn, **options}


@dataclass(frozen=True)
class Played:
    """One game that was played: what it was and how it went."""

    number: int
    options: dict[str, Any]
    outcome: str
    """The side that won, or "" where the game did not finish within the limit."""
    rounds: int
    deaths: int
    decisions: int
    stood_down: int = 0
    """How many players gave way to the level below."""


def begin(run: Run, number: int) -> Game:
    """One game of the run at its first decision."""
    options = run.options_of(number)
    return GAMES[run.game].begin(options, f"{run.seed}/{number}")


def players_of(run: Run, number: int, seats: int) -> list[Player]:
    """One player per seat, each with a seed of its own."""
    if run.sins_by and not run.spec.first_seat:
        raise UnknownName(
            f"{run.game} has no side that sits at the first seat; leave --sins-by out",
            "error-no-first-side",
            game=run.game,
        )
    names = [run.sins_by or run.players, *[run.players] * (seats - 1)]
    figures = run.options.get("figures", {})
    return [
        player(names[seat], run.game, seat, f"{run.seed}/{number}/{seat}", figures)
        for seat in range(seats)
    ]


def take_turn(game: Game, seat: int, one: Player, board: dict[str, Any]) -> None:
    """What a player says or does unasked, or else the answer; after an aside the same question is put again."""
    observation = Observation(game, seat, board)
    aside = one.aside(observation)
    if aside:
        game.aside(aside, seat)
    else:
        game.answer(one.choose(observation), seat)


def play(run: Run, number: int) -> Played:
    """Play one game of the run to its end or to the limit."""
    game = begin(run, number)
    board = game.board()
    players = players_of(run, number, len(game.seats))
    decisions = 0
    limit = run.limit or run.spec.limit
    while game.questions and decisions < limit:
        seat = game.questions[0].seat
        take_turn(game, seat, players[seat], board)
        decisions += 1
    view = game.view(-1)
    told = {name: game.start["options"][name] for name in run.spec.cycled}
    told.update(run.spec.told(view))
    deaths = run.spec.deaths(view)
    down = sum(len(one.stood_down) for one in players if isinstance(one, FallbackPlayer))
    return Played(number, told, game.outcome, view["round"], deaths, decisions, down)


def simulate(run: Run, jobs: int = 1) -> Iterator[Played]:
    """The games of the run in their order, each as soon as it and all before it are finished."""
    begin(run, 0)
    players_of(run, 0, 2)
    if jobs <= 1:
        for number in range(run.games):
            yield play(run, number)
        return
    with interrupts_held_back():
        pool = get_context("spawn").Pool(jobs, leave_interrupts_to_the_parent)
    try:
        yield from pool.imap(Part(run), range(run.games), chunksize=4)
    finally:
        pool.terminate()
        pool.join()


class Part:
    """What a worker does: a game by its number."""

    def __init__(self, run: Run) -> None:
        self.run = run

    def __call__(self, number: int) -> Played:
        return play(self.run, number)


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
