"""The words of an analysis that the game itself has: places, log lines, decisions and names."""

from othersight.games import words_of
from othersight.kernel.game import ASIDE
from othersight.kernel.log import Entry
from othersight.kernel.question import Question
from othersight.study.past_games import Past
from othersight.study.spec import study_of
from othersight.toolkit.phrases import Phrase, Say


def figure_named(past: Past, figure: int) -> Phrase:
    """A Hero or a person."""
    return study_of(past.game).figure_named(past.game, figure)


def line_told(past: Past, entry: Entry, say: Say) -> str:
    """One line of the log, at the table where it was told."""
    position = past.positions[min(entry.decision, past.last)]
    return say(words_of(position).entry(position, entry))


def place_told(past: Past, step: int, say: Say) -> str:
    """Round and part of the Round in which a step falls; nothing at the very beginning."""
    return ", ".join([heading_told(past, entry, say) for entry in past.place(step)])


def heading_told(past: Past, entry: Entry, say: Say) -> str:
    """A heading in a few words, without the card that was turned up there."""
    in_short = study_of(past.game).in_short
    if entry.key in in_short:
        return say(in_short[entry.key])
    return line_told(past, entry, say)


def decision_told(past: Past, step: int, say: Say) -> tuple[str, str] | None:
    """Who took the decision with that number and what it was, if it may be told."""
    seat, option = past.game.history.list()[step - 1]
    if past.seat >= 0 and seat != past.seat:
        return None
    before = past.positions[step - 1]
    words = words_of(before)
    if option[0] == ASIDE:
        option = option[1:]
        question = Question(seat, ASIDE, before.asides(seat), "")
    else:
        question = before.question_of(seat)
    return say(words.seat(before, seat)), say(words.option(before, question, option))
