"""Options written with names instead of numbers, in scenarios and by people, read and written by the table of verbs.

The game says what a name of each kind stands for; here is which word of a text is of which kind.
"""

import re
from collections.abc import Callable, Iterator

from othersight.kernel.question import Option, is_number, option_of, text_of
from othersight.toolkit.verbs import Form, Verbs

Value = str | int
Names = Callable[[str, Value, str], bool]
"""Whether a word names a value of a kind."""
Read = Callable[[str, str], Value]
"""What a word stands for as an argument of a kind; itself, if it names nothing."""
Write = Callable[[str, Value], str]
"""The name of a value of a kind."""
Understand = Callable[[Form, str, str], Value]
"""What several words stand for as an argument of a kind of a form; an id made of them, if they name nothing."""

SEVERAL = re.compile(r",| and ")


class Writing:
    """How options of a game are written; `question` is the kind of question that is open, if any."""

    def __init__(self, verbs: Verbs, question: str = "") -> None:
        self.verbs = verbs
        self.question = question

    def named(self, options: list[Option], text: str, names: Names) -> Option | None:
        """The option that somebody has written, or None; its notation comes before names."""
        for option in options:
            if text_of(option) == text:
                return option
        written = text.split()
        return next((option for option in options if self.fits(option, written, names)), None)

    def fits(self, option: Option, written: list[str], names: Names) -> bool:
        """Whether a written form stands for this option, word for word."""
        kinds = self.kinds(option)
        if len(option) != len(written):
            return False
        return all(
            [
                word == str(value) or (kind != "" and names(kind, value, word))
                for kind, value, word in zip(kinds, option, written, strict=True)
            ]
        )

    def kinds(self, option: Option) -> list[str]:
        """The kind of each word of an option, "" where none is known; an option within one by its own form."""
        form = self.verbs.of(option, self.question) or self.first_of_length(option)
        if form is None:
            return [""] * len(option)
        if form.kinds == ("option",):
            return [*[""] * len(form.start), *self.kinds(form.rest(option))]
        return [form.kind_at(place) for place in range(len(option))]

    def first_of_length(self, option: Option) -> Form | None:
        """The form of words that are not yet an option: as many as it has, and beginning as it does."""
        forms = [
            form
            for form in self.verbs.by_verb.get(str(option[0]) if option else "", [])
            if form.is_of_length(len(option)) and option[: len(form.start)] == form.start
        ]
        asked = self.verbs.asked[self.question].forms if self.question in self.verbs.asked else ()
        return next((f for f in forms if f.written in asked), forms[0] if forms else None)

    def read(self, text: str, read: Read) -> Option:
        """What somebody has written as an option, open or not, one word for each argument."""
        written = option_of(text)
        return tuple(
            [
                read(kind, word) if kind and isinstance(word, str) else word
                for kind, word in zip(self.kinds(written), written, strict=True)
            ]
        )

    def write(self, option: Option, write: Write) -> str:
        """An option with names."""
        words = [
            write(kind, value) if kind else str(value)
            for kind, value in zip(self.kinds(option), option, strict=True)
        ]
        return " ".join(words)

    def meant(self, text: str, understand: Understand) -> Option:
        """The option that a text of many words stands for, open or not; what names nothing stays as it was
        written."""
        words = text.lower().split()
        tried: list[Option] = [
            (*form.start, *values) for form, values in self.attempts(words, understand)
        ]
        fitting = [option for option in tried if self.verbs.of(option, self.question)]
        return [*fitting, *tried, option_of(text.lower())][0]

    def attempts(
        self, words: list[str], understand: Understand
    ) -> Iterator[tuple[Form, list[Value]]]:
        """Every way to share out the words over the arguments of a form that begins so."""
        forms = self.verbs.by_verb.get(words[0], []) if words else []
        for form in sorted(forms, key=lambda form: -len(form.start)):
            if form.kinds and tuple(words[: len(form.start)]) == form.start:
                for said in sharings(form, words[len(form.start) :]):
                    kinds = [form.kind_at(len(form.start) + at) for at in range(len(said))]
                    pairs = zip(kinds, said, strict=True)
                    yield form, [number_or(form, kind, part, understand) for kind, part in pairs]


def number_or(form: Form, kind: str, said: str, understand: Understand) -> Value:
    """A number as it is, anything else as what it names."""
    return int(said) if is_number(said) else understand(form, kind, said)


def sharings(form: Form, words: list[str]) -> Iterator[list[str]]:
    """Every way to share out words over the arguments of a form; where there may be any number of them, they are
    told apart by commas or by `and`."""
    if not form.is_open:
        yield from shared_out(words, len(form.kinds))
        return
    parts = [part.strip() for part in SEVERAL.split(" ".join(words)) if part.strip()]
    if all([is_number(word) for word in words]):
        parts = words
    if parts:
        yield parts


def shared_out(words: list[str], parts: int) -> Iterator[list[str]]:
    """Words in so many parts, none empty; the last part is as long as can be at first."""
    if parts == 1:
        if words:
            yield [" ".join(words)]
        return
    for length in range(1, len(words) - parts + 2):
        for others in shared_out(words[length:], parts - 1):
            yield [" ".join(words[:length]), *others]
