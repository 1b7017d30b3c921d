"""A game played again from its start, decision by decision, for study and as proof that it was played so."""

import json
from collections.abc import Iterator, Mapping

from othersight.kernel.codec import damaged, load_game, log_data, state_hash
from othersight.kernel.definition import Definition
from othersight.kernel.errors import IllegalOption
from othersight.kernel.game import Game
from othersight.kernel.trace import decide_again


def replay(game: Game) -> Iterator[Game]:
    """The same game at its start and after each decision; one object that goes on, clone it to keep it."""
    again = game.definition.again(game.start)
    yield again
    for number, (seat, option) in enumerate(game.history.list(), start=1):
        try:
            decide_again(again, seat, option)
        except IllegalOption as error:
            raise damaged(f"decision {number} is not legal: {error}") from error
        yield again


def verify(text: str, games: Mapping[str, Definition]) -> Game:
    """A saved game whose decisions, played again from its start, lead to its state."""
    saved = load_game(text, games)
    play_again(saved)
    return saved


def play_again(saved: Game) -> Game:
    """A saved game played again from its seed; refused if that leads to another position."""
    last = saved
    for again in replay(saved):
        last = again
    if state_hash(last) != state_hash(saved):
        raise damaged("its decisions lead to another position than the one it holds")
    return last


def prove(saved: Game) -> Game:
    """The same, with every roll and shuffle that its log tells of; refused if anything in it differs.

    A game that is only played on may have the log of an older version.
    """
    last = play_again(saved)
    if saved.chronicle.length and json.dumps(log_data(last)) != json.dumps(log_data(saved)):
        raise damaged("its decisions lead to another log than the one it holds")
    return last
