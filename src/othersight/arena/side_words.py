"""What the sides of a game are called, and sentences about one of them.

A game whose side has no sentence of its own is told of in one that serves for any side.
"""

from othersight.locales import LocaleError, first_text, text


def text_or_word(key: str, word: str) -> str:
    """A text, or for a game that has none the word it uses itself, as people write it."""
    try:
        return text(key)
    except LocaleError:
        return word.replace("-", " ").capitalize()


def side_named(side: str) -> str:
    """The name of a side."""
    return text_or_word(f"lab-side-{side}", side)


def of_side(own: str, any_side: str, side: str, **arguments: object) -> str:
    """A sentence about a side: its own, or the one that serves for any side."""
    return first_text((own, any_side), "", side=side_named(side), **arguments)
