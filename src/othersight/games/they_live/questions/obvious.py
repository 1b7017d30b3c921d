"""Questions of They Live that nobody would answer in two ways, whoever he is, as everybody at the table can see."""

from collections.abc import Collection

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.rules.response import Encounter
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question, number


def obvious_answer(g: Game, question: Question, listeners: Collection[int]) -> Option | None:
    """The only answer that makes sense; None if it is a decision."""
    if question.kind == "pile" and ("stop",) not in question.options:
        return larger_pile(g, question)
    if question.kind == "reward":
        return lone_victor(g, question)
    return None


def larger_pile(g: Game, question: Question) -> Option:
    """TL-STASH-16: nobody knows anything of either pile; the larger one leaves both for longer."""
    piles = table_of(g).decks.piles
    return max(question.options, key=lambda option: len(piles[number(option, 1)]))


def lone_victor(g: Game, question: Question) -> Option | None:
    """TL-RESPONSE-19, TL-RESPONSE-31: nobody else could get the cards, and he may stop before he draws one."""
    encounter = g.stack[-1]
    assert isinstance(encounter, Encounter)
    return question.options[0] if len(encounter.members) == 1 else None
