"""The games that the engine plays when it counts what it does: random ones of both games, as they are set up for
measuring and with everything drawn, with clones, logs and views among them.
"""

import random

from othersight.bench import Othersight, is_compiled
from othersight.games import GAMES
from othersight.kernel.game import Game

MEASURED = 60
"""Games of each kind as `othersight bench` plays them; the numbers are others than it uses."""
FIRST = 1_000_000
DRAWN = 40
LOOK = 25
"""A clone and everybody's view are made after so many decisions."""


def play_drawn(name: str, number: int) -> None:
    """A game with everything drawn, its log kept, looked at now and then."""
    game: Game = GAMES[name].begin({}, f"profile {number}")
    draw = random.Random(number).random
    while game.questions:
        question = game.questions[0]
        game.decide(question, question.options[int(draw() * len(question.options))])
        if game.history.length % LOOK == 0:
            game = game.clone()
            for seat in range(-1, len(game.seats)):
                game.view(seat)


def main() -> None:
    if not is_compiled():
        raise SystemExit("the engine that counts is not compiled: nothing would be counted")
    for name in GAMES:
        engine = Othersight(name)
        for number in range(MEASURED):
            engine.play(FIRST + number)
        for number in range(DRAWN):
            play_drawn(name, number)


if __name__ == "__main__":
    main()
