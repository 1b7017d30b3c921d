"""Why an option is not open in They Live: the first condition that fails (`rules/conditions.py`, and each rule), from
public facts and what the asking seat itself knows.

What nobody needs to be asked for, claims and Single Use cards, is open beside every question (TL-TIME-06, TL-TIME-07).
"""

from othersight.games.they_live.questions.claims import (
    AT_ANY_TIME,
    check_claim,
    check_withdrawal,
    unasked_case,
)
from othersight.games.they_live.questions.verbs import VERBS
from othersight.games.they_live.questions.windows import WINDOWS
from othersight.games.they_live.rules.conditions import Case
from othersight.games.they_live.rules.use_card import free_cards
from othersight.kernel.errors import IllegalOption
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question, Reason, text_of
from othersight.toolkit.legality import Legality

CLAIMS = ("claim", "withdraw")


def case_of(g: Game, question: Question) -> Case:
    """An open question as conditions read it."""
    return Case(g, question.kind, g.stack[-1], question.seat)


def unasked(g: Game, seat: int, option: Option, question: Question | None) -> Reason | None:
    """Claims and Single Use cards answer no question: what speaks against them, or that they are open anyhow."""
    reason = why_not_unasked(g, seat, option) if 0 <= seat < len(g.seats) else None
    if reason is None and question is None and option[0] == "use":
        return Reason("TL-STASH-13", "reason-card-not-usable")
    return reason


def why_not_unasked(g: Game, seat: int, option: Option) -> Reason | None:
    """What speaks against a claim or a card of this seat, or that it is open anyhow."""
    if option[0] in CLAIMS:
        try:
            check_claim(g, option) if option[0] == "claim" else check_withdrawal(g, seat, option)
        except IllegalOption as refused:
            return Reason(refused.rule, refused.key, {"written": text_of(option)})
        return Reason("TL-TIME-06", "reason-claim-any-time")
    card = option[1] if option[0] == "use" and len(option) == 2 else ""
    return why_not_free_card(g, seat, card) if isinstance(card, int) else None


def why_not_free_card(g: Game, seat: int, card: int) -> Reason | None:
    """TL-STASH-12, TL-STASH-13: a Single Use card without Action text that the seat carries."""
    c = unasked_case(g, seat)
    if card not in free_cards(c.t, c.person):
        return None
    facts: dict[str, str | int] = {"seat": seat, "target": card}
    failing = c.unmet(AT_ANY_TIME, ("use", card))
    if failing is None:
        return Reason("TL-TIME-07", "reason-use-any-time", facts)
    return Reason(failing.rule, failing.key, facts)


why_not = Legality(VERBS, WINDOWS, "TL-VICTORY-04", case_of, unasked).why_not
"""The first condition that keeps an option from a seat; None if it is open."""
