"""What is asked of a seat, and the options as short tuples of words and numbers with a one-line text form."""

from typing import Final

from othersight.kernel.compiling import mypyc_attr

Option = tuple[str | int, ...]
WAIT: Final[Option] = ()
PASS: Final[Option] = ("pass",)


def text_of(option: Option) -> str:
    """The one-line form: `("move", 12)` is `move 12`."""
    return " ".join([str(word) for word in option])


def option_of(text: str) -> Option:
    """The option that a one-line form stands for."""
    return tuple([int(word) if is_number(word) else word for word in text.split()])


def is_number(word: str) -> bool:
    """Whether a word of a text form stands for a whole number."""
    digits = word[1:] if word.startswith("-") else word
    return digits.isascii() and digits.isdigit() and len(digits) < 10


def number(option: Option, place: int) -> int:
    """The number at a place of an option."""
    value = option[place]
    assert isinstance(value, int)
    return value


def word(option: Option, place: int) -> str:
    """The word at a place of an option."""
    value = option[place]
    assert isinstance(value, str)
    return value


@mypyc_attr(acyclic=True, free_list_len=1)
class Question:
    """One seat is asked to choose one of the options, in a timing window: `rule`, or that of this kind of question."""

    __slots__ = ("kind", "named", "options", "seat", "windows")  # made for every decision

    def __init__(
        self,
        seat: int,
        kind: str,
        options: list[Option],
        rule: str,
        windows: dict[str, str] | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.named = rule
        self.windows = windows

    @property
    def rule(self) -> str:
        """The id of the timing window; looked up when somebody reads it."""
        if self.named or self.windows is None:
            return self.named
        return self.windows[self.kind]

    @property
    def texts(self) -> list[str]:
        """The options in their one-line form."""
        return [text_of(option) for option in self.options]

    def __repr__(self) -> str:
        return f"<Question {self.kind} ({self.rule}) for seat {self.seat}: {', '.join(self.texts)}>"


class Reason:
    """Why an option is not open: the rule, a text key and its arguments."""

    def __init__(self, rule: str, key: str, args: dict[str, str | int] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args: dict[str, str | int] = args if args is not None else {}

    def __repr__(self) -> str:
        return f"<Reason {self.rule} {self.key} {self.args}>"
