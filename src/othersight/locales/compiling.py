"""Fluent files as plain tuples that load in milliseconds; parsing them takes seconds and is done once.

A pattern is a text, or a tuple of texts and gaps. A gap is one of
`("variable", name)`, `("message", id, attribute)`, `("term", id, attribute, arguments)`, `("number", value)`,
`("text", value)` and `("select", gap, ((key, pattern), ...), place of the usual one)`.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from othersight.locales.errors import LocaleError

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
FAULT = "fault"
"""In the place of a pattern: the text cannot be read, and why."""

Pattern = Any
Entry = tuple[Pattern, dict[str, Pattern]]


def compiled(language: str, files: list[tuple[str, str]]) -> dict[str, Entry]:
    """Every entry of the files of a language, given by name and text; terms keep the hyphen before their names.

    A key given twice is an error, for one of the two would never show.
    """
    entries: dict[str, Entry] = {}
    file_of: dict[str, str] = {}
    for name, source in files:
        for key, entry in entries_of(name, source).items():
            if key in entries:
                places = " and ".join(dict.fromkeys((file_of[key], name)))
                raise LocaleError(f"text {key!r} in language {language!r} is given twice: {places}")
            entries[key], file_of[key] = entry, name
    return entries


@cache
def entries_of(file: str, source: str) -> dict[str, Entry]:
    """The entries of one file, parsed once; what is no Fluent is kept as a fault under the keys it begins."""
    entries: dict[str, Entry] = {}
    for found in FluentParser().parse(source).body:
        if isinstance(found, ast.Junk):
            fault = (FAULT, fault_of(file, source, found))
            keys = ENTRY.findall(found.content or "")
            entries.update({key: (fault, {}) for key in keys})
        elif isinstance(found, (ast.Message, ast.Term)):
            key = f"-{found.id.name}" if isinstance(found, ast.Term) else found.id.name
            if key in entries:
                raise LocaleError(f"{Path(file).name}: text {key!r} is given twice")
            attributes = {one.id.name: pattern_of(one.value) for one in found.attributes}
            entries[key] = (pattern_of(found.value) if found.value else None, attributes)
    return entries


def fault_of(file: str, source: str, junk: ast.Junk) -> str:
    """The file and line of what is no Fluent, and why."""
    line = source.count("\n", 0, junk.span.start if junk.span else 0) + 1
    reason = junk.annotations[0].message if junk.annotations else "not Fluent"
    return f"{Path(file).name}, line {line}: {reason}"


def pattern_of(pattern: ast.Pattern) -> Pattern:
    """A pattern as a text or as a tuple of texts and gaps."""
    parts = [
        part.value if isinstance(part, ast.TextElement) else gap_of(part.expression)
        for part in pattern.elements
    ]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else tuple(parts)


def gap_of(expression: Any) -> tuple[Any, ...]:
    """What is between braces."""
    if isinstance(expression, ast.Placeable):
        return gap_of(expression.expression)
    if isinstance(expression, ast.VariableReference):
        return ("variable", expression.id.name)
    if isinstance(expression, ast.MessageReference):
        return ("message", expression.id.name, name_of(expression.attribute))
    if isinstance(expression, ast.TermReference):
        given = expression.arguments.named if expression.arguments else []
        arguments = {one.name.name: gap_of(one.value) for one in given}
        return ("term", f"-{expression.id.name}", name_of(expression.attribute), arguments)
    if isinstance(expression, ast.StringLiteral):
        return ("text", expression.parse()["value"])
    if isinstance(expression, ast.NumberLiteral):
        return ("number", number_in(expression.value))
    if isinstance(expression, ast.SelectExpression):
        return select_of(expression)
    raise LocaleError(f"{type(expression).__name__} is not used in these texts")


def select_of(expression: ast.SelectExpression) -> tuple[Any, ...]:
    """A choice between wordings."""
    variants = tuple([(variant_key(one), pattern_of(one.value)) for one in expression.variants])
    usual = next(place for place, one in enumerate(expression.variants) if one.default)
    return ("select", gap_of(expression.selector), variants, usual)


def variant_key(variant: ast.Variant) -> str | int | float:
    """What a wording is for: a word or a number."""
    if isinstance(variant.key, ast.NumberLiteral):
        return number_in(variant.key.value)
    return str(variant.key.name)


def number_in(written: str) -> int | float:
    """A number as it is written."""
    return float(written) if "." in written else int(written)


def name_of(identifier: ast.Identifier | None) -> str:
    """The name of an attribute, or nothing."""
    return str(identifier.name) if identifier else ""
