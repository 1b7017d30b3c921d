"""What speaks for a hint, as phrases."""

from typing import Final

from othersight.kernel.game import Game
from othersight.kernel.hint import LOOKING_AHEAD, Considered, Hint
from othersight.kernel.question import Question, option_of
from othersight.toolkit.phrases import Phrase, Words

SEATS: Final = ("seat", "by")
"""Values of notes that stand for a seat."""


def reasons(words: Words, game: Game, question: Question, hint: Hint) -> list[Phrase]:
    """What speaks for a hint, as phrases; the odds of the roll are told elsewhere."""
    said = [] if hint.grounds == LOOKING_AHEAD else [Phrase(f"hint-by-{hint.grounds}")]
    if hint.best.estimate is not None:
        said.append(Phrase("hint-estimate", chance=percent(hint.best.estimate)))
    other = hint.alternative
    if other is not None and other.estimate is not None:
        option = words.option(game, question, option_of(other.option))
        chance = percent(other.estimate)
        said.append(Phrase(alternative_of(hint, other), option=option, chance=chance))
    for key, values in hint.notes:
        filled = {
            name: words.seat(game, value) if name in SEATS else value
            for name, value in values.items()
        }
        said.append(Phrase(key, **filled))
    return said


def alternative_of(hint: Hint, other: Considered) -> str:
    """How the other option is told: a player who looks ahead keeps to his judgement where another is ahead, but not
    clearly; one who does not has only been compared with it."""
    if hint.grounds != LOOKING_AHEAD:
        return "hint-compared"
    ahead = (other.estimate or 0.0) > (hint.best.estimate or 0.0)
    return "hint-not-clearly-better" if ahead else "hint-alternative"


def percent(chance: float) -> Phrase:
    """A chance as people read it."""
    return Phrase("number-percent-apart", number=round(100 * chance))
