"""Standing wishes of a seat: to let others play for a while, and when to be asked all the same.

A game says which of a seat's questions can be let pass, for how long, and at which moments somebody may want to be
asked. Nobody but the seat knows what it wishes.
"""

from collections.abc import Callable, Mapping

from othersight.kernel.game import Game
from othersight.kernel.question import PASS, Option, Question
from othersight.toolkit.phrases import Phrase


class Moment:
    """A moment at which a seat may be asked: the kinds of its questions, and its words."""

    def __init__(self, kinds: tuple[str, ...], words: Phrase) -> None:
        self.kinds = kinds
        self.words = words


class Span:
    """For how long others are let play: at which moments nothing is asked, its words, and a mark that changes when it
    is over."""

    def __init__(
        self, moments: tuple[str, ...], words: Phrase, mark: Callable[[Game], str]
    ) -> None:
        self.moments = moments
        self.words = words
        self.mark = mark


class WishSpec:
    """What the seats of a game may wish. `cards` are the cards in a seat's hand that it may want to be asked for, and
    `card_words` what a card is called; a seat of which `has_wishes` does not hold has none."""

    def __init__(
        self,
        has_wishes: Callable[[Game, int], bool],
        spans: Mapping[str, Span],
        moments: Mapping[str, Moment],
        cards: Callable[[Game, int], list[str]],
        card_words: Callable[[str], Phrase],
        card_in: Callable[[Option], str],
    ) -> None:
        self.has_wishes = has_wishes
        self.spans = spans
        self.moments = moments
        self.cards = cards
        self.card_words = card_words
        self.card_in = card_in

    def moment_of(self, question: Question) -> str:
        """The moment of a question that can be let pass; "" if it cannot."""
        if PASS not in question.options:
            return ""
        for name, moment in self.moments.items():
            if question.kind in moment.kinds:
                return name
        return ""

    def cards_in(self, question: Question) -> list[str]:
        """The cards that could be played as an answer."""
        return [card for card in map(self.card_in, question.options) if card]
