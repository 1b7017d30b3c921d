"""The help of `othersight` itself, as Typer would write it, without Typer; a test compares the two."""

import shutil

from othersight.cli._layout import Layout, first_sentence
from othersight.locales import text

WIDEST, NARROWEST, INDENT = 80, 50, 2
"""As Typer has them; two columns at the right stay empty."""


class Sheet(Layout):
    """A page that is written from its beginning."""

    def __init__(self) -> None:
        columns = shutil.get_terminal_size().columns
        self.width = max(min(columns, WIDEST) - 2, NARROWEST)
        self.current_indent = 0
        self.written: list[str] = []

    def write(self, string: str) -> None:
        self.written.append(string)

    def write_section(self, heading: str, rows: list[tuple[str, str]]) -> None:
        """A heading and what stands below it."""
        self.write("\n")
        self.write_heading(heading)
        self.current_indent = INDENT
        self.write_dl(rows)
        self.current_indent = 0


def help_page(commands: list[str]) -> str:
    """How `othersight` is used, its own options, and its commands with the first sentence of each."""
    sheet = Sheet()
    sheet.write_usage("othersight", "[OPTIONS] COMMAND [ARGS]...")
    sheet.write("\n")
    sheet.current_indent = INDENT
    sheet.write_text(text("cli-about"))
    sheet.current_indent = 0
    options = [
        ("--version", "cli-version-help"),
        ("--language CODE", "cli-language-help"),
        ("--install-completion", "cli-completion-install-help"),
        ("--show-completion", "cli-completion-show-help"),
        ("-h, --help", "cli-help-help"),
    ]
    sheet.write_section("Options", [(name, text(key)) for name, key in options])
    helps = [(name, first_sentence(text(f"{name}-help"))) for name in commands]
    sheet.write_section("Commands", helps)
    return "".join(sheet.written).rstrip("\n")
