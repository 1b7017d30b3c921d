"""From what a person types to the option that is meant: a number, notation, names, or words of its text."""

from othersight.games import words_of
from othersight.kernel.game import Game
from othersight.kernel.question import Option, Question, option_of
from othersight.tui.screen import Screen

SHORTEST = 3
"""Fewer letters than these are a slip of the finger, not an answer in words."""

LITTLE = ("an", "at", "in", "of", "on", "the", "to", "with")
"""Words that people put in without thinking whether the text of the option has them."""


def option_texts(game: Game, question: Question, screen: Screen) -> list[str]:
    """The options as they are offered."""
    words = words_of(game)
    return [screen.say(words.option(game, question, option)) for option in question.options]


def option_by_number(question: Question, typed: str) -> Option | None:
    """The option with that number in the list, counted from 1."""
    if not (typed.isascii() and typed.isdigit() and len(typed) < 6):
        return None
    number = int(typed)
    return question.options[number - 1] if 1 <= number <= len(question.options) else None


def option_by_notation(question: Question, typed: str) -> Option | None:
    """The open option that is written exactly so."""
    option = option_of(typed.lower())
    return option if option in question.options else None


def options_meant(game: Game, question: Question, typed: str, screen: Screen) -> list[Option]:
    """The open options that an answer may mean: one by number, notation or names, or all whose words fit."""
    exact = option_by_number(question, typed) or option_by_notation(question, typed)
    if exact is not None:
        return [exact]
    named = words_of(game).meant(game, question.seat, typed)
    if named in question.options:
        return [named]
    if any([isinstance(part, int) for part in named]):
        return []  # something certain was named; words that it shares with an option mean nothing
    return options_by_last_word(question, typed) or options_by_words(game, question, typed, screen)


def options_by_last_word(question: Question, typed: str) -> list[Option]:
    """The options whose notation ends in just this word: `yes`, `no`, `hit`."""
    return [option for option in question.options if option[1:] and option[-1] == typed.lower()]


def options_by_words(game: Game, question: Question, typed: str, screen: Screen) -> list[Option]:
    """The options in whose text all the typed words occur, each as the beginning of a word."""
    words = typed.lower().split()
    wanted = [word for word in words if word not in LITTLE] or words
    if len("".join(wanted)) < SHORTEST:
        return []
    texts = option_texts(game, question, screen)
    return [
        option
        for option, said in zip(question.options, texts, strict=True)
        if has_words(said, wanted)
    ]


def has_words(said: str, wanted: list[str]) -> bool:
    """Whether every wanted word begins some word of the text."""
    found = said.lower().replace("(", " ").replace(":", " ").split()
    return all([any([word.startswith(start) for word in found]) for start in wanted])
