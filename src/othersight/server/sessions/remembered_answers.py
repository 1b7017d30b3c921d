"""Remembered answers in words: those of the question when it was last asked."""

from othersight.games import words_of
from othersight.kernel.game import Game
from othersight.kernel.question import Question, option_of
from othersight.server.protocol.server_messages import RememberedAnswer
from othersight.server.tables.table import Table
from othersight.server.texts.language import capitalized, say_in

MAX_BACK = 300
"""Decisions to look back for the question."""


def remembered_answer(
    table: Table, seat: int, kind: str, option: str, language: str
) -> RememberedAnswer:
    """One remembered answer; in notation if the seat was not asked that recently."""
    found = table.remembered_context.get((seat, kind, option)) or last_asked(
        table, seat, kind, option
    )
    if found is None:
        return RememberedAnswer(kind=kind, option=option, title=kind, text=option)
    table.remembered_context[seat, kind, option] = found
    game, question = found
    words, say = words_of(game), say_in(language)
    return RememberedAnswer(
        kind=kind,
        option=option,
        title=capitalized(say(words.question(game, question))),
        text=capitalized(say(words.option(game, question, option_of(option)))),
    )


def last_asked(table: Table, seat: int, kind: str, option: str) -> tuple[Game, Question] | None:
    """The last position in which the seat was asked that kind of question and had that option."""
    wanted = option_of(option)
    for game in (table.game, *reversed(table.positions.games[-MAX_BACK:])):
        for question in game.questions:
            if question.seat == seat and question.kind == kind and wanted in question.options:
                return game, question
    return None
