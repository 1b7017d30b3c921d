"""The C files of the engine as they are compiled: copies of those that mypyc wrote, which it wants to find unchanged.

Libraries reach what others have through tables of addresses. In the copies whatever a library gains takes the last
place of its table, and what it loses leaves its place empty. So a C file is compiled again only when something has
changed that it uses, and not whenever a library before it gains a function.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

FOLDER = Path("build/c")
PLACES = Path("build/places")
"""For each library the names in its table, in order; an empty line is an empty place."""

GENERATED = "__native_"
"""How the names of these files begin. mypyc's runtime is compiled where it lies."""

IN_ALL = ("getargsfast.c", "list_ops.c", "tuple_ops.c")
"""Parts of the runtime that each library compiles with its own code: short functions that are called all the time."""

TABLE = re.compile(r"(?ms)^(struct export_table_(\w+) \{\n)(.*?)(^\};)")
"""The table of a library in its header: a line for each name."""
ADDRESSES = re.compile(r"(?ms)^( *static struct export_table_(\w+) exports = \{\n)(.*?)(^ *\};)")
"""What a library puts into its table: an address for each name."""
USED = re.compile(r"\bexports_(\w+)\.(\w+)")
"""A look into the table of another library."""


def prepare(extensions: Iterable[Any]) -> None:
    """Let extensions be compiled from the copies."""
    extensions = list(extensions)
    files = {name for each in extensions for name in (*each.sources, *each.depends)}
    texts = {name: text_of(name) for name in files if Path(name).name.startswith(GENERATED)}
    tables = {}
    for text in texts.values():
        for found in ADDRESSES.finditer(text):
            tables[found[2]] = Places(found[2], [line.strip() for line in found[3].splitlines()])
    for name, text in texts.items():
        table = TABLE if name.endswith(".h") else ADDRESSES
        ordered = table.sub(lambda found: tables[found[2]].ordered(found), text)
        parts = [f'#include "{part}"\n' for part in IN_ALL if name.endswith(".c")]
        write(FOLDER / Path(name).name, "".join([*parts, ordered]))
    for each in extensions:
        apart = [name for name in each.sources if Path(name).name not in IN_ALL]
        each.sources = [copy_of(name) for name in apart]
        each.depends = [copy_of(name) for name in each.depends]
        each.include_dirs = [str(FOLDER), *each.include_dirs]


def copy_of(name: str) -> str:
    """The copy of a generated file; any other file is used as it is."""
    return str(FOLDER / Path(name).name) if Path(name).name.startswith(GENERATED) else name


class Places:
    """Which place each line has in the table of a library."""

    def __init__(self, library: str, addresses: list[str]) -> None:
        file = PLACES / library
        before = text_of(file).splitlines() if file.is_file() else []
        kept = [address if address in addresses else "" for address in before]
        self.addresses = addresses
        self.lasting = [*kept, *[address for address in addresses if address not in before]]
        write(file, "\n".join(self.lasting))

    def ordered(self, table: re.Match[str]) -> str:
        """A table, of addresses or in a header, with each line in its lasting place."""
        lines = dict(zip(self.addresses, table[3].splitlines(), strict=True))
        empty = "    void *empty_{};" if table.re is TABLE else "    0,"
        body = [
            lines[address] if address else empty.format(place)
            for place, address in enumerate(self.lasting)
        ]
        return "\n".join([table[1].rstrip("\n"), *body, table[4]])


def what_is_read(source: str, headers: Iterable[str]) -> Iterator[str]:
    """What a C file is compiled from: its text and its headers, of the tables of other libraries only the lines that
    are used, each with its place."""
    texts = [text_of(name) for name in (source, *headers)]
    used = {found for text in texts for found in USED.findall(text)}

    def lines_used(table: re.Match[str]) -> str:
        return "\n".join(
            [
                f"{place} {line}"
                for place, line in enumerate(table[3].splitlines())
                if any([(table[2], name) in used for name in re.findall(r"\w+", line)])
            ]
        )

    for text in texts:
        yield TABLE.sub(lines_used, text)


def text_of(file: str | Path) -> str:
    return Path(file).read_text(encoding="utf-8")


def write(file: Path, text: str) -> None:
    """Write a file if it says something else."""
    if not file.is_file() or text_of(file) != text:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
