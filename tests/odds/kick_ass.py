"""The judge of the odds of They Live: every roll there can be, played through the real rules with loaded dice."""

from collections.abc import Callable, Hashable
from typing import TypeVar

from othersight.games.they_live.rules.people import table_of
from othersight.kernel.chance import NO_MORE
from othersight.kernel.errors import LoadedChance
from othersight.kernel.game import Game

Read = TypeVar("Read", bound=Hashable)


def judged(
    game: Game, go: Callable[[Game], object], read: Callable[[Game], Read], most: int = 12
) -> dict[Read, float]:
    """The chance of everything that can be read once `go` has answered; rolls of more dice than `most` are left out."""
    die = table_of(game).config.die
    found: dict[Read, float] = {}
    waiting: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
    while waiting:
        dice, chance = waiting.pop()
        twin = game.clone()
        twin.chance.loaded = (*dice, NO_MORE)
        try:
            go(twin)
        except LoadedChance:
            if len(dice) < most:
                for face in set(die):
                    share = die.count(face) / len(die)
                    waiting.append(((*dice, face), chance * share))
            continue
        end = read(twin)
        found[end] = found.get(end, 0.0) + chance
    return found


def number(judged: dict[tuple[int, ...], float], place: int) -> list[float]:
    """The chances of one of the numbers that were read."""
    found = [0.0] * (1 + max(end[place] for end in judged))
    for end, chance in judged.items():
        found[end[place]] += chance
    return found
