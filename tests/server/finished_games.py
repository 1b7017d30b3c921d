"""Tables of games that are over, put into the storage without being played there."""

import dataclasses
import random

import othersight
from othersight.kernel.game import Game
from othersight.server.protocol.rest_models import SeatRequest
from othersight.server.sessions.registry import Registry
from othersight.server.storage.rows import OVER, START, Change
from othersight.server.tables.creation import prepare_seats


def finished(name: str) -> Game:
    """A game that was played at random to its end."""
    game = othersight.new(name, seed=5)
    chance = random.Random(1)
    while (question := game.question) is not None:
        game.answer(chance.choice(question.options))
    return game


def stored(registry: Registry, game: Game) -> tuple[str, dict[str, str]]:
    """A table at which that game was played, and the header of its host."""
    wishes = [SeatRequest(holder="bot", bot="random") for _ in game.seats]
    prepared = prepare_seats(game, wishes, "link", "", registry.settings)
    row = dataclasses.replace(prepared.row, base=game.save(), status=OVER)
    changes = [Change(1, START, prepared.made.seat, "")]
    registry.store.add_table(row, prepared.seats, prepared.links, changes)
    return row.id, {"Authorization": f"Bearer {prepared.made.token}"}
