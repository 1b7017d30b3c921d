"""The lines of a replay are made once for all who read it, and anew where an undo has put others in their place."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.server.rest import replays
from othersight.server.rest.replays import ALL, ReplayView
from othersight.server.tables.table import Table
from tests.conformance import they_live as live_walks
from tests.server.test_message_leaks import session_of

DECISIONS = 30


@pytest.fixture
def table() -> Table:
    """A table at which some decisions were made."""
    game = next(live_walks.steps_of(live_walks.Walk(4, "easy", 3)))
    table, chance = session_of(game.clone()).table, Chance("replay lines")

    async def play() -> None:
        for _ in range(DECISIONS):
            question = table.game.questions[0]
            options = question.options
            await table.answer(question.seat, options[chance.below(len(options))])

    asyncio.run(play())
    return table


def lines_of(table: Table, eyes: int) -> list[Any]:
    """All lines of a replay, as these eyes read them."""
    return [line for step in ReplayView(table, eyes, "en").replay().steps for line in step.log]


def told_in(game: Game) -> list[Any]:
    return [(entry.key, entry.values) for entry in game.chronicle.entries()]


def played_otherwise(table: Table) -> Iterator[Game]:
    """The games with another decision in place of one of the last, of which something else is told."""
    for back in range(1, DECISIONS):
        before = table.positions.at(table.game.history.length - back, table.game)
        for option in before.questions[0].options:
            game = before.clone()
            game.decide(game.questions[0], option)
            if told_in(game) != told_in(table.game)[: len(told_in(game))]:
                yield game


def test_after_an_undo_a_replay_has_the_new_lines(table: Table) -> None:
    before = lines_of(table, ALL)
    table.game = next(played_otherwise(table))
    table.positions.add(table.game)
    after = lines_of(table, ALL)
    assert after != before
    replays.WRITTEN.clear()
    assert lines_of(table, ALL) == after


def test_what_one_reader_was_shown_is_not_shown_to_another(table: Table) -> None:
    everything = lines_of(table, ALL)
    assert len({tuple(line["alone"]) for line in everything}) > 2, (
        "too little was told to one alone"
    )
    for eyes in (-1, *range(len(table.names))):
        told = lines_of(table, eyes)
        assert [line for line in told if set(line["alone"]) - {eyes}] == []
        expected = [(entry.key, list(entry.values)) for entry in table.game.log(eyes)]
        assert [(line["key"], line["values"]) for line in told] == expected
        replays.WRITTEN.clear()
        assert lines_of(table, eyes) == told
