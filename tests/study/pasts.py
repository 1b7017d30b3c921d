"""Games that are over, played by the machine at random, and one that goes on."""

from functools import cache
from typing import Any

import othersight
from othersight.arena.simulate import take_turn
from othersight.bots import player
from othersight.kernel.game import Game
from othersight.study.past_games import Past

OPTIONS: dict[str, dict[str, Any]] = {
    "the-others": {"story": "havens-last-stand", "hero_players": 1, "sin": "pride"},
    "they-live": {"players": 4, "difficulty": "very-easy"},
}


@cache
def saved(name: str, decisions: int = 0, seed: str = "5") -> str:
    """A game after so many decisions, or to its end."""
    game = othersight.new(name, seed=seed, **OPTIONS[name])
    board = game.board()
    players = [player("random", name, seat, f"{seed}/{seat}") for seat in range(len(game.seats))]
    while game.questions and (not decisions or game.history.length < decisions):
        seat = game.questions[0].seat
        take_turn(game, seat, players[seat], board)
    return game.save()


def played(name: str, decisions: int = 0, seed: str = "5") -> Game:
    return othersight.load(saved(name, decisions, seed))


@cache
def past(name: str) -> Past:
    """A game that is over, with its positions; nobody changes them."""
    return Past(played(name))
