"""Plays random games of both games and prints one fingerprint for each of them.

Two engines that print the same lines play the same games, to the last bit: every question with its
options, every decision, the log and the position on the way and at the end. Now and then a clone
takes the game over while the original wanders off. The games go through all options there are.

    PYTHONPATH=src python -m bench.fingerprints --games 20
"""

import argparse
import hashlib
import itertools
from collections.abc import Iterator
from functools import cache
from typing import Any

from othersight.bench import is_compiled
from othersight.games import GAMES
from othersight.games.the_others import content as stories
from othersight.games.they_live.content import load_content
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.kernel.record import Record

SETUPS: dict[str, tuple[Any, ...]] = {
    "sin": ("pride", "sloth"),
    "story": tuple(stories.load_content().stories),
    "map": ("a", "b"),
    "hero_players": (1, 2, 3, 4),
    "acolyte": (
        "doctor", "nun", "hobo", "police", "fireman", "chef", "musician", "diplomat", "gangster",
    ),
}  # fmt: skip
TRIGGER = ("trigger",)
STRIDE = 37
"""Neighbours among the games differ in several options; 37 leads through all combinations."""


DIFFICULTIES = ("very-easy", "easy", "normal", "advanced", "expert")


def setup(name: str, number: int) -> dict[str, Any]:
    """The options of a game, going round through all combinations."""
    if name == "they-live":
        difficulty = DIFFICULTIES[number // 3 % len(DIFFICULTIES)]
        return {"players": 4 + number % 3, "difficulty": difficulty, "figures": tough()}
    combinations = list(itertools.product(*SETUPS.values()))
    values = combinations[number * STRIDE % len(combinations)]
    return {
        **dict(zip(SETUPS, values, strict=True)),
        "heroes": "random" if number % 3 else "pick",
        "edition": "final" if number % 5 else "draft",
    }


@cache
def tough() -> dict[str, int]:
    """Characters who live until midnight, so that random games see all hours."""
    return {f"characters.{c['id']}.health": 40 for c in load_content()["characters"]["character"]}


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


def lines(name: str, number: int) -> Iterator[str]:
    """Everything that happens in one game."""
    game = GAMES[name].begin(setup(name, number), str(number))
    game.chronicle.silent = number % 2 == 0
    chance = Chance(f"player {number}")
    while game.questions:
        if game.history.length % 7 == 3:
            game = clone_of(game)
        if game.history.length % 50 == 0:
            yield position(game)
        use_a_card(game, chance)
        question = game.questions[-1]
        option = question.options[chance.below(len(question.options))]
        if TRIGGER in question.options:
            option = TRIGGER
        yield repr((question.seat, question.kind, question.rule, question.options, option))
        game.decide(question, option)
    yield position(game)
    for entry in game.chronicle.entries():
        yield repr((entry.key, entry.values, entry.seen_by, entry.decision))


def use_a_card(game: Game, chance: Chance) -> None:
    """Now and then somebody uses a card without being asked."""
    seat = chance.below(len(game.seats))
    asides = game.asides(seat)
    if asides and chance.below(3) == 0:
        game.aside(asides[chance.below(len(asides))], seat)


def clone_of(game: Game) -> Game:
    """A clone; the original goes another way, which the clone must not feel."""
    twin = game.clone()
    for _ in range(3):
        if game.questions:
            game.decide(game.questions[0], game.questions[0].options[-1])
    return twin


def fingerprint(name: str, number: int) -> str:
    return hashlib.sha256("\n".join(lines(name, number)).encode()).hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20, help="how many of each game (default 20)")
    games = parser.parse_args().games
    print("compiled" if is_compiled() else "interpreted")
    for number in range(games):
        for name in GAMES:
            print(name, number, fingerprint(name, number), flush=True)


if __name__ == "__main__":
    main()
