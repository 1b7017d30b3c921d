"""Tables of games that are over, put into the storage without being played there."""

import dataclasses
import json
import random
from typing import Any

import othersight
from othersight.games import GAMES
from othersight.kernel.fair_seed import fair_seed
from othersight.kernel.game import Game
from othersight.kernel.question import text_of
from othersight.server.protocol.rest_models import NewTable, SeatRequest
from othersight.server.sessions.registry import Registry
from othersight.server.storage.rows import DECISION, OVER, START, Change
from othersight.server.tables.creation import prepare_seats, prepare_table
from othersight.server.tables.fair_start import parts_text


def finished(name: str) -> Game:
    """A game that was played at random to its end."""
    game = othersight.new(name, seed=5)
    chance = random.Random(1)
    while (question := game.question) is not None:
        game.answer(chance.choice(question.options))
    return game


def stored(
    registry: Registry, game: Game, mine: int = -1, **more: Any
) -> tuple[str, dict[str, str]]:
    """A table at which that game was played, and the header of its host, who has that seat if any; more
    is of its row."""
    bot, me = SeatRequest(holder="bot", bot="random"), SeatRequest(holder="me")
    wishes = [me if seat == mine else bot for seat in range(len(game.seats))]
    prepared = prepare_seats(game, wishes, "link", "", registry.settings)
    row = dataclasses.replace(prepared.row, base=game.save(), status=OVER, **more)
    changes = [Change(1, START, prepared.made.seat, "")]
    registry.store.add_table(row, prepared.seats, prepared.links, changes)
    return row.id, {"Authorization": f"Bearer {prepared.made.token}"}


def play_on(game: Game) -> Game:
    """The same game, played to its end at random."""
    chance = random.Random(1)
    while game.questions:
        game.answer(chance.choice(game.questions[0].options))
    return game


def stored_fairly(registry: Registry, part: str, name: str = "they-live") -> tuple[str, str]:
    """A finished table whose journal has every decision, and a token."""
    wanted = NewTable(game=name)
    prepared = prepare_table(wanted, registry.settings)
    begin = json.loads(prepared.row.start)
    start = {**begin, "seed": fair_seed(begin["seed"], {0: part})}
    game = play_on(GAMES[name].again(start))
    taken = game.history.list()
    lines = [Change(n, DECISION, seat, text_of(o)) for n, (seat, o) in enumerate(taken, 2)]
    begun = Change(1, START, 0, parts_text({0: part}))
    row = dataclasses.replace(prepared.row, status=OVER)
    registry.store.add_table(row, prepared.seats, prepared.links, [begun, *lines])
    return row.id, prepared.made.token
