"""Rows for the tests of the report: made up, and of real games between players who draw their answers by lot."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

from othersight.arena.spec import spec_of
from othersight.games import GAMES
from othersight.kernel.game import Game

LIMIT = 20_000
NUMBER = 4


@dataclass(frozen=True)
class Played:
    """One game as the report reads it."""

    number: int
    outcome: str
    pairing: Mapping[str, str] = field(
        default_factory=lambda: {"heroes": "expert", "sins": "novice"}
    )
    setting: str = ""
    options: Mapping[str, Any] = field(default_factory=dict)
    rounds: int = 4
    decisions: int = 100
    facts: Mapping[str, Any] = field(default_factory=dict)

    deal: int = -1
    """Whose seed it has where that is not told by its number."""

    @property
    def seed(self) -> str:
        return f"lot/{self.number if self.deal < 0 else self.deal}"


def by_lot(name: str, options: dict[str, Any], seed: str) -> Game:
    """A game in which everybody answers by lot, with its log."""
    game, lot = GAMES[name].begin(options, seed), Random(seed)
    for _ in range(LIMIT):
        if not game.questions:
            break
        game.answer(lot.randrange(len(game.questions[0].options)), game.questions[0].seat)
    return game


@cache
def games_of(name: str) -> tuple[Game, ...]:
    """Games that differ in what goes round."""
    cycled = spec_of(name).cycled
    return tuple(
        by_lot(name, {key: values[n % len(values)] for key, values in cycled.items()}, f"lot/{n}")
        for n in range(NUMBER)
    )


@cache
def rows_of(name: str) -> tuple[Played, ...]:
    """The same games as rows of a run in which two levels took turns."""
    spec = spec_of(name)
    rows = []
    for number, game in enumerate(games_of(name)):
        view = game.view(-1)
        told = {key: game.start["options"][key] for key in spec.cycled}
        levels = ("novice", "expert") if number % 2 else ("expert", "novice")
        rows.append(
            Played(
                number,
                game.outcome,
                dict(zip(spec.sides, levels, strict=True)),
                options={**told, **spec.told(view)},
                rounds=view["round"],
                facts=spec.facts(game),
            )
        )
    return tuple(rows)
