"""Plays random games of The Others and prints one fingerprint for each of them.

Two engines that print the same lines play the same games, to the last bit: every question with its
options, every decision, the log and the position on the way and at the end. Now and then a clone
takes the game over while the original wanders off. The games go through all options there are.

    PYTHONPATH=src python -m bench.fingerprints --games 20
"""

import argparse
import hashlib
import itertools
from collections.abc import Iterator
from typing import Any

from othersight.bench import is_compiled
from othersight.games import GAMES
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.kernel.record import Record

SETUPS: dict[str, tuple[Any, ...]] = {
    "sin": ("pride", "sloth"),
    "story": ("havens-last-stand", "the-darkness-within", "battleground-of-souls"),
    "map": ("a", "b"),
    "hero_players": (1, 2, 3, 4),
    "acolyte": (
        "doctor", "nun", "hobo", "police", "fireman", "chef", "musician", "diplomat", "gangster",
    ),
}  # fmt: skip
STRIDE = 37
"""Neighbours among the games differ in several options; 37 leads through all combinations."""


def setup(number: int) -> dict[str, Any]:
    """The options of a game, going round through all combinations."""
    combinations = list(itertools.product(*SETUPS.values()))
    values = combinations[number * STRIDE % len(combinations)]
    return {
        **dict(zip(SETUPS, values, strict=True)),
        "heroes": "random" if number % 3 else "pick",
        "edition": "final" if number % 5 else "draft",
    }


def plain(value: Any) -> Any:
    """A record with all its fields, so that its text tells everything about it."""
    if isinstance(value, Record):
        kind = type(value)
        return [kind.__name__, *[plain(getattr(value, name)) for name in kind.fields]]
    return [plain(part) for part in value] if isinstance(value, (list, tuple)) else value


def position(game: Game) -> str:
    stack = [(plain(frame), frame.at, frame.result) for frame in game.stack]
    counted = (game.chance.used, game.seals, game.result, game.outcome)
    return repr((plain(game.table), stack, counted))


def lines(number: int) -> Iterator[str]:
    """Everything that happens in one game."""
    game = GAMES["the-others"].begin(setup(number), str(number))
    game.chronicle.silent = number % 2 == 0
    chance = Chance(f"player {number}")
    while game.questions:
        if game.history.length % 7 == 3:
            game = clone_of(game)
        if game.history.length % 50 == 0:
            yield position(game)
        question = game.questions[-1]
        option = question.options[chance.below(len(question.options))]
        yield repr((question.seat, question.kind, question.rule, question.options, option))
        game.decide(question, option)
    yield position(game)
    for entry in game.chronicle.entries():
        yield repr((entry.key, entry.values, entry.seen_by, entry.decision))


def clone_of(game: Game) -> Game:
    """A clone; the original goes another way, which the clone must not feel."""
    twin = game.clone()
    for _ in range(3):
        if game.questions:
            game.decide(game.questions[0], game.questions[0].options[-1])
    return twin


def fingerprint(number: int) -> str:
    return hashlib.sha256("\n".join(lines(number)).encode()).hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20, help="how many games (default 20)")
    games = parser.parse_args().games
    print("compiled" if is_compiled() else "interpreted")
    for number in range(games):
        print(number, fingerprint(number), flush=True)


if __name__ == "__main__":
    main()
