"""Remembered answers in words: the question as it was last put to the seat, and the option as it was offered then."""

from othersight.kernel.game import Game
from othersight.kernel.question import Question, option_of
from othersight.server.protocol.server_messages import RememberedTold
from othersight.server.tables.table import Table
from othersight.server.texts.language import say_in, sentence

FARTHEST = 300
"""So many decisions back it is looked for the question."""


def remembered_told(
    table: Table, seat: int, kind: str, option: str, language: str
) -> RememberedTold:
    """One remembered answer; in notation if the seat was never asked such a thing."""
    found = table.worded.get((seat, kind, option)) or last_asked(table, seat, kind, option)
    if found is None:
        return RememberedTold(kind=kind, option=option, title=kind, text=option)
    table.worded[seat, kind, option] = found
    game, question = found
    words, say = game.definition.words, say_in(language)
    return RememberedTold(
        kind=kind,
        option=option,
        title=sentence(say(words.question(game, question))),
        text=sentence(say(words.option(game, question, option_of(option)))),
    )


def last_asked(table: Table, seat: int, kind: str, option: str) -> tuple[Game, Question] | None:
    """The last position in which the seat was asked that and could answer so."""
    wanted = option_of(option)
    for game in (table.game, *reversed(table.past.games[-FARTHEST:])):
        for question in game.questions:
            if question.seat == seat and question.kind == kind and wanted in question.options:
                return game, question
    return None
