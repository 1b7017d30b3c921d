"""Ways of several steps that a figure can go: what is answered on the way, where it leads, and what it costs."""

from othersight.kernel.odds import Odds
from othersight.kernel.question import Option
from othersight.toolkit.phrases import Phrase


class Way:
    """The answers one after the other, the spaces from the first to the last, the way in words, and the odds of all
    rolls on it. Whoever goes it is stopped wherever something else is asked."""

    def __init__(
        self,
        options: tuple[Option, ...],
        spaces: tuple[int, ...],
        words: Phrase,
        odds: Odds | None = None,
    ) -> None:
        self.options = options
        self.spaces = spaces
        self.words = words
        self.odds = odds
