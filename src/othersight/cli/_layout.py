"""How a page of help is laid out: our texts, folded by the width of their letters. Nothing of Typer is loaded."""

import re
from typing import Any

from othersight.locales import text
from othersight.toolkit.columns import folded, padded, width_of

AS_IT_STANDS = "\b"
"""Alone in the first line of a paragraph that must not be folded."""
HEADINGS = {
    "Arguments": "cli-heading-arguments",
    "Options": "cli-heading-options",
    "Commands": "cli-heading-commands",
}
USAGES = {"[OPTIONS]": "cli-usage-options", "COMMAND [ARGS]...": "cli-usage-command"}
KINDS = {
    "str": "cli-kind-text",
    "int": "cli-kind-whole",
    "integer": "cli-kind-whole",
    "float": "cli-kind-number",
    "path": "cli-kind-path",
    "file": "cli-kind-path",
}
"""What an option takes, by Typer's word for it."""
KIND = re.compile(r"<(?:list\[)?([a-z]+)\]?(?: range)?>")
NOTES = re.compile(r"  \[(.+)\]$")
"""What Typer writes behind the help of an option."""
SENTENCE = re.compile(r".*?(?:[.!?](?=\s|$)|[。！？]|$)", re.DOTALL)
WIDEST = 30
"""The most columns that the names of options and commands take."""


class Layout:
    """What is written of a page; whoever writes it keeps the width, the indent and what was written."""

    width: int
    current_indent: int

    def write(self, string: str) -> None:
        raise NotImplementedError

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        for word, key in USAGES.items():
            args = args.replace(word, text(key))
        first = text("cli-usage", command=prog)
        self.write(folded(args, self.width, f"{first} ", " " * (width_of(first) + 1)) + "\n")

    def write_heading(self, heading: str) -> None:
        self.write_text(text(HEADINGS[heading]))

    def write_text(self, text: str) -> None:
        indent = " " * self.current_indent
        said = []
        for paragraph in text.split("\n\n"):
            first, *lines = paragraph.splitlines() or [""]
            if first.strip(" ") == AS_IT_STANDS:
                said.append("\n".join([indent + line for line in lines]))
            else:
                said.append(folded(" ".join([first, *lines]), self.width, indent, indent))
        self.write("\n\n".join(said) + "\n")

    def write_dl(self, rows: Any, col_max: int = WIDEST, col_spacing: int = 2) -> None:
        rows = [(own_kind(first), own_notes(second)) for first, second in rows]
        indent = " " * self.current_indent
        column = min(max(width_of(first) for first, _ in rows), col_max) + col_spacing
        for first, second in rows:
            begins = f"{indent}{padded(first, column)}"
            if width_of(first) > column - col_spacing:
                self.write(f"{indent}{first}\n")
                begins = indent + " " * column
            self.write(folded(second, self.width, begins, indent + " " * column) + "\n")


def own_kind(name: str) -> str:
    """An option with what it takes, in the language of the person."""
    return KIND.sub(
        lambda found: f"<{text(KINDS[found[1]])}>" if found[1] in KINDS else found[0], name
    )


def own_notes(help: str) -> str:
    """The help of an option, with what Typer notes behind it said by us."""
    found = NOTES.search(help)
    if found is None:
        return help
    notes = []
    for note in found[1].split("; "):
        kind, _, value = note.partition(": ")
        if kind == "default":
            note = text("cli-note-default", value=value)
        elif kind == "required":
            note = text("cli-note-required")
        notes.append(f"[{note}]")
    return " ".join([help[: found.start()], *notes])


def first_sentence(help: str | None) -> str:
    found = SENTENCE.match(help or "")
    return found[0] if found else ""
