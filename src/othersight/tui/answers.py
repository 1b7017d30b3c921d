"""From what a person types to the option that is meant: its letter, notation, names, or words of its text.

Options have letters, because numbers are those of Spaces: who types 12 may mean the twelfth option or the Space 12.
"""

from string import ascii_lowercase

from othersight.games import words_of
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question, option_of
from othersight.locales.chosen import ENGLISH
from othersight.locales.typed import WIDE, filler, notation_of, plain
from othersight.tui.screen import Screen

LETTERS = ascii_lowercase.replace("q", "")
"""Letters of options; `q` leaves the table."""

SHORTEST = 3
"""Fewer letters than these are a slip of the finger, not an answer in words."""

SHORTEST_WIDE = 2
"""The same where a letter is a syllable or a word."""


def option_texts(game: Game, question: Question, screen: Screen) -> list[str]:
    """The options as they are offered."""
    words = words_of(game)
    return [screen.say(words.option(game, question, option)) for option in question.options]


def label(at: int) -> str:
    """The letter of the option at a place: a to z, then a2 to z2."""
    row, column = divmod(at, len(LETTERS))
    return f"{LETTERS[column]}{row + 1 if row else ''}"


def labels(question: Question, options: list[Option]) -> str:
    """The letters of some options of a question."""
    return ", ".join([label(question.options.index(option)) for option in options])


def last_label(question: Question) -> str:
    """The letter of the last option."""
    return label(len(question.options) - 1)


def option_by_label(question: Question, typed: str) -> Option | None:
    """The option with that letter in the list."""
    if len(typed) > 5:
        return None
    known = {label(at): option for at, option in enumerate(question.options)}
    return known.get(typed.lower().removesuffix("."))


def option_by_notation(question: Question, typed: str) -> Option | None:
    """The open option that is written exactly so."""
    option = option_of(typed.lower())
    return option if option in question.options else None


def options_meant(game: Game, question: Question, typed: str, screen: Screen) -> list[Option]:
    """The open options that an answer may mean: one by letter, notation or names, or all whose words fit."""
    exact = option_by_label(question, typed) or option_by_notation(question, typed)
    if exact is not None:
        return [exact]
    named = words_of(game).meant(game, question.seat, as_notation(game, typed, screen))
    if named in question.options:
        return [named]
    if any([isinstance(part, int) for part in named]):
        return []  # something certain was named; words that it shares with an option mean nothing
    return options_by_last_word(question, typed) or options_by_words(game, question, typed, screen)


def as_notation(game: Game, typed: str, screen: Screen) -> str:
    """Words in the reader's language as a verb of the game and English names, where they begin with a verb."""
    verbs = words_of(game).verbs
    if screen.language == ENGLISH and typed.lower().partition(" ")[0] in verbs:
        return typed
    return notation_of(game.definition.name, typed, verbs, screen.language)


def options_by_last_word(question: Question, typed: str) -> list[Option]:
    """The options whose notation ends in just this word: `yes`, `no`, `hit`."""
    return [option for option in question.options if option[1:] and option[-1] == typed.lower()]


def options_by_words(game: Game, question: Question, typed: str, screen: Screen) -> list[Option]:
    """The options in whose text all the typed words occur, each as the beginning of a word."""
    words = plain(typed).split()
    wanted = [word for word in words if word not in filler(screen.language)] or words
    if len("".join(wanted)) < (SHORTEST_WIDE if WIDE.search(typed) else SHORTEST):
        return []
    texts = option_texts(game, question, screen)
    return [
        option
        for option, said in zip(question.options, texts, strict=True)
        if has_words(said, wanted)
    ]


def has_words(said: str, wanted: list[str]) -> bool:
    """Whether every wanted word begins some word of the text; where words have no spaces between them, is in it."""
    text = plain(said)
    found = text.split()
    return all(
        [
            any([word.startswith(start) for word in found])
            or (bool(WIDE.search(start)) and start in text)
            for start in wanted
        ]
    )
