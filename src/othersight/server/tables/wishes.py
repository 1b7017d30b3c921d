"""The standing wishes of a seat, kept among its remembered answers under names that no question has."""

from typing import TYPE_CHECKING

from othersight.games import wishes_of
from othersight.kernel.question import PASS, Option, Question

if TYPE_CHECKING:
    from othersight.server.tables.table import Table

MARK = ":"
"""Sets a wish apart from a kind of question."""
UNTIL = f"until{MARK}"
ONLY = f"only{MARK}"
AT = f"at{MARK}"
CARD = f"card{MARK}"
ALL = f"all{MARK}"


def is_wish(kind: str) -> bool:
    """Whether a remembered answer is a wish."""
    return MARK in kind


def until_value(table: "Table", span: str) -> str:
    """What is stored of the wish to let others play that long: it ends with the span, and with any undo."""
    spec = wishes_of(table.game)
    assert spec is not None
    return f"{span} {spec.spans[span].mark(table.game)} {table.undo_count}"


def span_wished(table: "Table", seat: int) -> str:
    """How long a seat lets others play; "" if it does not, or no longer."""
    stored = table.remembered_by(seat).get(UNTIL, "")
    span = stored.partition(" ")[0]
    return span if span and stored == until_value(table, span) else ""


def wants_everything(table: "Table", seat: int) -> bool:
    """Whether a seat wants to be asked everything, also what nobody would decide otherwise."""
    return ALL in table.remembered_by(seat)


def wants_to_be_asked(table: "Table", question: Question) -> bool:
    """Whether the seat wants this question in any case: for its moment, or for a card that it could play now."""
    spec, mine = wishes_of(table.game), table.remembered_by(question.seat)
    if spec is None:
        return False
    names = [CARD + card for card in spec.cards_in(question)]
    moment = spec.moment_of(question)
    return any([name in mine for name in (*names, AT + moment)])


def answer_wished(table: "Table", question: Question) -> Option | None:
    """The answer by which a seat lets this question pass, if it wishes to."""
    spec = wishes_of(table.game)
    if spec is None or not spec.has_wishes(table.game, question.seat):
        return None
    span, moment = span_wished(table, question.seat), spec.moment_of(question)
    if span and moment in spec.spans[span].moments:
        return PASS
    has_one = question.options == [PASS] and ONLY in table.remembered_by(question.seat)
    return PASS if has_one else None
