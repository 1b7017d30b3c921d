"""Lines out and lines in. Nothing moves on the screen, nothing depends on colour."""

from collections.abc import Callable, Iterable, Mapping

from othersight.locales import LocaleError, chosen_language, render, text
from othersight.toolkit.columns import folded, width_of
from othersight.toolkit.phrases import Phrase

PROMPT = "> "
LONGEST = 2000
"""More signs than these in one gap of a text are cut off: somebody has leant on a key."""

SCREENFUL = 60
"""Empty lines that push what one person was shown out of another's sight."""

READABLE = 100
"""Lines longer than this tire the eye, however wide the terminal is."""


class Leave(Exception):
    """The person wants to go: the input has ended (status 0) or was interrupted (130)."""

    def __init__(self, status: int = 0) -> None:
        super().__init__(status)
        self.status = status


class Screen:
    """Writes lines, folded to a width if there is one, and reads what the person types."""

    def __init__(
        self,
        write: Callable[[str], None],
        read: Callable[[str], str],
        width: int = 0,
        language: str = "",
        wipe: Callable[[], None] | None = None,
    ) -> None:
        self.write = write
        self.wipe = wipe
        self.read = read
        self.width = min(width, READABLE)
        self.language = language or chosen_language()

    def say(self, phrase: Phrase) -> str:
        """A phrase in the reader's language; one that only a spoilt file can hold, by its key."""
        try:
            return render(phrase, self.language)
        except LocaleError:
            return f"({phrase.key})"

    def line(self, said: str = "", hang: int = 0, indent: int = 0) -> None:
        """One paragraph; `hang` is how far its further lines stand back, `indent` how far all do."""
        if not self.width:
            self.write(" " * indent + said)
            return
        first, further = " " * indent, " " * (indent + hang)
        self.write(folded(said, self.width, first, further))

    def lines(self, several: Iterable[str]) -> None:
        """Several lines; pictures keep their spaces."""
        for said in several:
            if width_of(said) <= self.width or said.startswith(("[", " |", "  ")):
                self.write(said)
            else:
                self.line(said, hang=2)

    def clear(self) -> None:
        """Nothing of what was written stays in sight: it is pushed up, and wiped away where a screen can do that."""
        for _ in range(SCREENFUL):
            self.write("")
        if self.wipe is not None:
            self.wipe()

    def tell(self, key: str, **arguments: object) -> None:
        """A text of the interface itself."""
        self.line(text(key, self.language, **short(arguments)))

    def ask(self, prompt: str = PROMPT) -> str:
        """What the person types, without spaces around it."""
        try:
            return self.read(prompt).strip()
        except EOFError:
            raise Leave(0) from None
        except KeyboardInterrupt:
            raise Leave(130) from None


def short(arguments: Mapping[str, object]) -> dict[str, object]:
    """The same without texts that no line should repeat in full."""
    return {
        name: f"{value[:LONGEST]}..." if isinstance(value, str) and len(value) > LONGEST else value
        for name, value in arguments.items()
    }


def sentence(said: str) -> str:
    """The same with a capital at the beginning."""
    return said[:1].upper() + said[1:]
