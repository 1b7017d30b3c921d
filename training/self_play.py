"""Games by the machine, each table at the end of a turn written down in numbers with who won in the end."""

import itertools
import time
import traceback
from collections.abc import Callable, Iterator
from typing import Any

from othersight.arena.spec import spec_of
from othersight.bots.fallback import FallbackPlayer, Player
from othersight.bots.observation import Observation
from othersight.bots.random_player import RandomPlayer
from othersight.bots.scripted import ScriptedPlayer
from othersight.bots.spec import bots_of
from othersight.games import GAMES
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from training.reading import READINGS

Example = tuple[list[float], float]
SLIPS = (0.2, 0.05, 0.0, 0.0)
"""How careless the sides are; each game draws for each side."""


def options_of(game: str, number: int) -> dict[str, Any]:
    """The options of one game: all combinations of a spec go round."""
    spec = spec_of(game)
    values = list(itertools.product(*spec.cycled.values()))
    chosen = values[number % len(values)]
    return {**spec.drawn, **dict(zip(spec.cycled, chosen, strict=True))}


def examples(game: str, number: int, seed: str) -> Iterator[Example]:
    """One game, as numbers and outcomes."""
    begun = GAMES[game].begin(options_of(game, number), f"{seed}/{number}")
    begun.chronicle.silent = True
    tables = list(tables_of(game, begun, f"{seed}/{number}"))
    if begun.outcome:
        won = READINGS[game].won(begun)
        yield from ((numbers, won) for numbers in tables)


def tables_of(game: str, begun: Game, seed: str) -> Iterator[list[float]]:
    """The tables of a game at each new moment, in numbers."""
    knowledge, reading = bots_of(game).knowledge, READINGS[game]
    chance = Chance(f"{seed}/levels")
    slips = [SLIPS[chance.below(len(SLIPS))] for _ in reading.sides]
    players = []
    for seat in range(len(begun.seats)):
        script = knowledge.script(seat, f"{seed}/{seat}", {})
        careless = slips[reading.side_of(begun, seat)]
        judging = ScriptedPlayer("script", script, f"{seed}/{seat}", careless)
        players.append(guarded(judging, f"{seed}/{seat}"))
    board, moment = begun.board(), knowledge.moment(begun)
    while begun.questions:
        seat = begun.questions[0].seat
        observation = Observation(begun, seat, board)
        aside = players[seat].aside(observation)
        if aside:
            begun.aside(aside, seat)
            continue
        begun.answer(players[seat].choose(observation), seat)
        now = knowledge.moment(begun)
        if now != moment and begun.questions:
            moment = now
            yield reading.features(begun)


def guarded(judging: ScriptedPlayer, seed: str) -> FallbackPlayer:
    """A script that stumbles in a strange position is replaced by chance; the game goes on."""
    levels: list[tuple[str, Callable[[], Player], float]] = [
        ("script", lambda: judging, 0.0),
        ("random", lambda: RandomPlayer(seed), 0.0),
    ]
    return FallbackPlayer(levels)


def played(task: tuple[str, int, int, str, float]) -> list[tuple[int, list[Example]]]:
    """Every so-manieth game until time is up."""
    game, number, step, seed, until = task
    found = []
    while time.time() < until:
        try:
            found.append((number, list(examples(game, number, seed))))
        except Exception:
            traceback.print_exc()  # one game that cannot be read must not cost all others
        number += step
    return found
