"""The script of They Live at a position: what it answers, what it says unasked."""

import json
from typing import Any

from othersight.bots.observation import Observation
from othersight.games.they_live.bots.script import TheyLiveScript
from othersight.games.they_live.rules.people import table_of
from othersight.kernel.game import Game
from othersight.kernel.question import option_of
from tests.games.they_live.play import written


def plain_data(data: dict[str, Any]) -> dict[str, Any]:
    """What a player would get over a wire."""
    sent: dict[str, Any] = json.loads(json.dumps(data))
    return sent


def answer(game: Game, seat: int = -1, player: TheyLiveScript | None = None) -> str:
    """What the script answers for the seat that is asked, cards and tiles by name."""
    seat = seat if seat >= 0 else game.questions[0].seat
    one = player or TheyLiveScript(seat, "1", {})
    view, board = plain_data(game.view(seat)), plain_data(game.board())
    one.read_up(view, board, Observation(game, seat).told_since)
    chosen = one.choose(view, board)
    assert option_of(chosen) in game.question_of(seat).options
    return written(game, option_of(chosen))


def unasked(game: Game, seat: int) -> str:
    """What the script on a seat says or does without being asked."""
    one = TheyLiveScript(seat, "1", {})
    return one.aside(plain_data(game.view(seat)), plain_data(game.board()))


def looked_at(game: Game, seat: int, *people: int) -> Game:
    """The seat has seen through the lenses who these people are."""
    knowledge = table_of(game).edit_knowledge(seat)
    knowledge.identities = tuple(sorted({*knowledge.identities, *people}))
    return game


def inspected(game: Game, seat: int) -> Game:
    """The seat has seen the icons of its own cards."""
    t = table_of(game)
    person = t.people[t.playing[seat]]
    t.edit_knowledge(seat).icons = tuple(sorted(person.bag))
    return game
