"""Many games of the same players, on one or several processes; the result is the same whatever their number.

Game number i of a run with seed S has the seed "S/i". Of the things that may differ from game to game
(`CYCLED`) those not fixed go round evenly: every combination comes up once before any comes up twice.
"""

import signal
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Any

from othersight.bots import Player, player
from othersight.games import GAMES
from othersight.kernel.errors import UnknownName
from othersight.kernel.game import Game

DECISIONS = 5000
"""A game that asks more than this has got stuck."""

CYCLED: dict[str, dict[str, tuple[Any, ...]]] = {
    "the-others": {
        "story": ("havens-last-stand", "the-darkness-within", "battleground-of-souls"),
        "map": ("a", "b"),
        "sin": ("pride", "sloth"),
        "hero_players": (1, 2, 3, 4),
    }
}
DRAWN: dict[str, dict[str, Any]] = {"the-others": {"acolyte": "random", "heroes": "random"}}
"""Options not fixed that each game draws by its own seed."""


@dataclass(frozen=True)
class Run:
    """What is to be played: how many games of what, by whom, from which seed."""

    game: str
    games: int
    seed: str
    players: str = "scripted"
    sins_by: str = ""
    """Who plays seat 0, if not `players`."""
    options: Mapping[str, Any] = field(default_factory=dict)
    """Options of the game that are the same in all of them."""
    limit: int = DECISIONS

    def options_of(self, number: int) -> dict[str, Any]:
        """The options of one game: fixed, cycled and drawn ones."""
        options = dict(self.options)
        for name, values in CYCLED[self.game].items():
            if name not in options:
                values = fitting(name, values, options)
                options[name] = values[number % len(values)]
                number //= len(values)
        return {**DRAWN[self.game], **options}


def fitting(name: str, values: tuple[Any, ...], options: Mapping[str, Any]) -> tuple[Any, ...]:
    """The values that go with what is fixed: named Heroes ask for a number of Hero Players."""
    heroes = options.get("heroes")
    if name == "hero_players" and isinstance(heroes, (list, tuple)):
        return (2, 4) if len(heroes) == 4 else (1, 3)
    return values


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


def begin(run: Run, number: int) -> Game:
    """One game of the run at its first decision, with a silent log."""
    if run.game not in CYCLED:
        raise UnknownName(
            f"there is no game '{run.game}'; there are {', '.join(CYCLED)}",
            "error-no-such-game",
            name=run.game,
            games=", ".join(CYCLED),
        )
    game = GAMES[run.game].begin(run.options_of(number), f"{run.seed}/{number}")
    game.chronicle.silent = True
    return game


def players_of(run: Run, number: int, seats: int) -> list[Player]:
    """One player per seat, each with a seed of its own."""
    names = [run.sins_by or run.players, *[run.players] * (seats - 1)]
    figures = run.options.get("figures", {})
    return [
        player(names[seat], run.game, seat, f"{run.seed}/{number}/{seat}", figures)
        for seat in range(seats)
    ]


def play(run: Run, number: int) -> Played:
    """Play one game of the run to its end or to the limit."""
    game = begin(run, number)
    board = game.board()
    players = players_of(run, number, len(game.seats))
    decisions = 0
    while game.questions and decisions < run.limit:
        seat = game.questions[0].seat
        game.answer(players[seat].choose(game.view(seat), board), seat)
        decisions += 1
    view = game.view(-1)
    deaths = sum(hero["state"] == "dead" for hero in view["heroes"])
    told = {name: game.start["options"][name] for name in CYCLED[run.game]}
    return Played(number, told, game.outcome, view["round"], deaths, decisions)


def simulate(run: Run, jobs: int = 1) -> Iterator[Played]:
    """The games of the run in their order, each as soon as it and all before it are finished."""
    begin(run, 0)
    players_of(run, 0, 2)
    if jobs <= 1:
        for number in range(run.games):
            yield play(run, number)
        return
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
