"""Writes values as TOML that people like to read: short lists on one line, a table per subject."""

import re
from typing import Any

WIDEST = 96
BARE = re.compile(r"[A-Za-z0-9_-]+")
"""A key that needs no quotes."""


def toml(data: dict[str, Any], path: str = "") -> str:
    """The values of a table, then its tables, each under its header."""
    lines: list[str] = []
    tables: list[str] = []
    for key, value in data.items():
        name = f"{path}.{quoted(key)}" if path else quoted(key)
        if isinstance(value, dict) and value:
            inner = toml(value, name)
            bare = all(isinstance(held, dict) and held for held in value.values())
            tables.append(inner if bare else f"[{name}]\n{inner}")
        elif is_list_of_large_tables(value):
            tables.extend(f"[[{name}]]\n{toml(entry, name)}" for entry in value)
        else:
            lines.append(f"{quoted(key)} = {written(value)}\n")
    return "\n".join(["".join(lines), *tables] if lines or not path else tables)


def is_list_of_large_tables(value: Any) -> bool:
    """Whether a list holds tables that do not fit into lines."""
    tables = isinstance(value, list) and all(isinstance(item, dict) for item in value)
    return tables and any(len(written(item)) > 2 * WIDEST for item in value)


def written(value: Any) -> str:
    """One value."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return text(value)
    if isinstance(value, dict):
        inner = ", ".join(f"{quoted(key)} = {written(held)}" for key, held in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, (list, tuple)):
        return listed([written(item) for item in value], any(isinstance(i, dict) for i in value))
    return str(int(value))


def listed(items: list[str], one_each: bool) -> str:
    """A list on one line if it fits, else filled lines, or one line for each table."""
    if not one_each and sum(len(item) + 2 for item in items) < WIDEST - 16:
        return f"[{', '.join(items)}]"
    lines = [""]
    for item in items:
        if lines[-1] and (one_each or len(lines[-1]) + len(item) > WIDEST - 8):
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + item + ","
    return "[\n" + "".join(f"    {line}\n" for line in lines) + "]"


def text(value: str) -> str:
    """A text in quotes; one of several lines in triple quotes, as a map's grid is."""
    if "\n" in value:
        return '"""\n' + "\n".join(escaped(line) for line in value.split("\n")) + '"""'
    return f'"{escaped(value)}"'


def escaped(line: str) -> str:
    """A line with whatever cannot stand in quotes written by its number."""
    if line.isprintable() and '"' not in line and "\\" not in line:
        return line
    return "".join(
        sign if sign.isprintable() and sign not in '"\\' else f"\\U{ord(sign):08x}" for sign in line
    )


def quoted(key: str) -> str:
    """A key, in quotes where it needs them."""
    return key if BARE.fullmatch(key) else text(key)
