"""A screen without a terminal: what is typed comes from a list, what is said goes into one."""

from collections.abc import Iterable

from othersight.tui.screen import Screen


class Tape(Screen):
    """Answers in order, then the end of the input; `said` holds every line."""

    def __init__(self, *typed: str, width: int = 0) -> None:
        self.typed = list(typed)
        self.said: list[str] = []
        super().__init__(self.said.append, self.next_line, width)

    def next_line(self, prompt: str) -> str:
        if not self.typed:
            raise EOFError
        line = self.typed.pop(0)
        if line == "^C":
            raise KeyboardInterrupt
        self.said.append(prompt + line)
        return line

    def type(self, lines: Iterable[str]) -> "Tape":
        self.typed += lines
        return self

    def after(self, typed: str) -> str:
        """All that was said after the last time this was typed."""
        at = max(number for number, line in enumerate(self.said) if line.endswith(f"> {typed}"))
        return "\n".join(self.said[at + 1 :])

    @property
    def text(self) -> str:
        return "\n".join(self.said)
