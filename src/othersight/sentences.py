"""Parts of a game in words of any language, for programs that read: players made of a language model, chat rooms."""

from typing import Any

from othersight.games import words_of
from othersight.kernel.errors import UnknownName
from othersight.kernel.game import Game
from othersight.kernel.log import Entry
from othersight.kernel.question import Question, Reason
from othersight.locales import languages, render
from othersight.toolkit.phrases import Phrase, Say


def sentence(game: Game, what: Any, seat: int, language: str, about: str) -> str:
    """What was asked for, as that seat may see it."""
    say = speaker(language)
    words = words_of(game)
    if isinstance(what, Question):
        return say(words.question(game, what))
    if isinstance(what, tuple):
        question = game.question_of(seat)
        return say(words.option(game, question, game.option_meant(question, what)))
    if isinstance(what, Entry):
        if not what.is_seen_by(seat):
            raise UnknownName(
                "that line of the log is not for this seat", "error-line-unseen", seat=seat
            )
        return say(words.entry(game, what))
    if isinstance(what, Reason):
        return say(words.reason(game, what))
    if isinstance(what, str) and what in words.pages:
        return "\n".join(words.pages[what](game, seat, about, say))
    raise UnknownName(
        f"there are no words for {what!r}; give a question, an option, a line of the log, a reason, or one of the "
        f"pages {', '.join(words.pages)}",
        "error-no-sentence",
        given=repr(what),
        pages=", ".join(words.pages),
    )


def speaker(language: str) -> Say:
    """Says phrases in that language, and in English what it does not have yet."""
    if language not in languages():
        raise UnknownName(
            f"there is no language {language!r}; there are {', '.join(languages())}",
            "error-no-language",
            given=repr(language),
            languages=", ".join(languages()),
        )

    def say(phrase: Phrase) -> str:
        return render(phrase, language)

    return say
