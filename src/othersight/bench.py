"""How fast games are played and cloned, and how much memory they take.

Every engine plays whole random games on one core, the same ones in every run. A choice is a
decision with two or more options; those with one are carried out but not counted. No engine is
made to check again that an option is legal.
"""

import gc
import random
import sys
import time
from collections.abc import Callable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any, Protocol

from othersight.games import GAMES, plugin_named
from othersight.kernel import game as game_module
from othersight.kernel.game import Game

SLICE = 0.25
"""Seconds that one engine plays before the next has its turn, so that noise hits all of them."""

POSITIONS = 60
CLONES = 200
MIDGAME = 100
"""The decision from which on games are cloned."""


class Engine(Protocol):
    """Something that plays random games."""

    name: str

    def play(self, number: int) -> int:
        """Play the game of that number to its end; how many choices were made."""

    def position(self, number: int) -> Callable[[], object]:
        """A position of the game of that number, as the function that clones it."""


class Othersight:
    """A game of this package in its standard set-up, its log silent as in any simulation."""

    def __init__(self, name: str) -> None:
        self.name = name
        benchmark = plugin_named(name).benchmark
        self.options = dict(benchmark.options)
        self.procedure = benchmark.procedure

    def begin(self, number: int, silent: bool = True) -> Game:
        game = GAMES[self.name].begin(self.options, f"bench {number}")
        game.chronicle.silent = silent
        return game

    def play(self, number: int) -> int:
        game = self.begin(number)
        draw = random.Random(number).random
        choices = 0
        while questions := game.questions:
            question = questions[0]
            options = question.options
            count = len(options)
            if count > 1:
                choices += 1
            game.decide(question, options[int(draw() * count)])
        return choices

    def walk(self, game: Game, number: int) -> Iterator[Game]:
        """The game before each of its decisions."""
        draw = random.Random(number).random
        while game.questions:
            yield game
            options = game.questions[0].options
            game.decide(game.questions[0], options[int(draw() * len(options))])

    def position(self, number: int) -> Callable[[], Game]:
        """In the midst of the procedure: the first such decision from MIDGAME on, else the last."""
        found = self.begin(number)
        for game in self.walk(self.begin(number), number):
            if self.is_inside(game):
                found = game.clone()
                if game.history.length >= MIDGAME:
                    break
        return found.clone

    def is_inside(self, game: Game) -> bool:
        kinds = [kind.__name__ for frame in game.stack for kind in type(frame).__mro__]
        return self.procedure in kinds

    def largest(self, number: int) -> Game:
        """A running game with its whole log: just before its last decision."""
        found = self.begin(number, silent=False)
        for game in self.walk(self.begin(number, silent=False), number):
            found = game.clone()
        return found


class Figures:
    """What one engine has done so far."""

    def __init__(self) -> None:
        self.games = 0
        self.choices = 0
        self.seconds = 0.0
        self.clone_us = 0.0

    def as_json(self) -> dict[str, Any]:
        return {
            "choices_per_second": round(self.choices / self.seconds, 1),
            "games_per_second": round(self.games / self.seconds, 2),
            "clone_us": round(self.clone_us, 3),
        }


def is_compiled() -> bool:
    """Whether the engine runs as extension modules."""
    return str(game_module.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def measure(engines: list[Engine], seconds: float) -> dict[str, Figures]:
    """Every engine plays for so many seconds of processor time, in turns with the others."""
    found = {engine.name: Figures() for engine in engines}
    for engine in engines:
        engine.play(0)  # what is loaded with the first game is not measured
    gc.collect()
    gc.freeze()  # nor is the time to go through what others have loaded
    while any(figures.seconds < seconds for figures in found.values()):
        for engine in engines:
            play_slice(engine, found[engine.name])
    for engine in engines:
        found[engine.name].clone_us = clone_us(engine)
    gc.unfreeze()
    return found


def play_slice(engine: Engine, figures: Figures) -> None:
    """Whole games until the slice is used up."""
    started = time.process_time()
    while time.process_time() < started + SLICE:
        figures.games += 1
        figures.choices += engine.play(figures.games)
    figures.seconds += time.process_time() - started


def clone_us(engine: Engine) -> float:
    """Microseconds for one clone, and for letting go of it: the median over many positions."""
    times = sorted([time_of(engine.position(number)) for number in range(POSITIONS)])
    return times[len(times) // 2]


def time_of(clone: Callable[[], object]) -> float:
    started = time.process_time()
    for _ in range(CLONES):
        clone()
    return (time.process_time() - started) / CLONES * 1e6


def bytes_per_game(name: str, games: int) -> int:
    """How much the memory of this process grows, per game, while so many running games are held."""
    engine = Othersight(name)
    engine.largest(0)
    gc.collect()
    before = peak_memory()
    held = [engine.largest(number) for number in range(games)]
    return (peak_memory() - before) // len(held)


def peak_memory() -> int:
    """The most memory this process has had, in bytes. ImportError where the system does not tell."""
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
