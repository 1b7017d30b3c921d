"""What a table answers for a person without asking."""

from othersight.games import obvious_answer, only_answer
from othersight.kernel.question import Option, Question, option_of
from othersight.server.tables.seats import PERSON
from othersight.server.tables.table import Table
from othersight.server.tables.wishes import answer_wished, wants_everything, wants_to_be_asked


def automatic_answer(table: Table, question: Question) -> Option | None:
    """A person's remembered answer or standing wish; or the answer that anybody would give; or the only option, if the
    person can do nothing else now (such as use a card) and no other person could learn from it; else None. A lesson
    and a puzzle ask everything, and so is asked who wants it."""
    seat = question.seat
    if table.seats[seat].holder != PERSON or table.standing is not None or table.puzzle:
        return None
    if wants_everything(table, seat):
        return None
    if len(question.options) == 1 and table.is_alone:
        return only_answer(table.game, question)
    if wants_to_be_asked(table, question):
        return None
    wanted = table.remembered_by(seat).get(question.kind)
    if wanted is not None and option_of(wanted) in question.options:
        return option_of(wanted)
    wished = answer_wished(table, question)
    if wished is not None or len(question.options) == 1:
        return wished
    return obvious_answer(table.game, question, [one for one in table.owned if one != seat])
