"""The figures of all content files by their path, with their source, and their replacement in a
what-if run (`heroes.rose.skill`, `stories.havens-last-stand.missions.gear-up.required`).
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from othersight.games.the_others.content.entries import Problem, nearest, shown

FigureValue = int | str
"""A whole number, true or false, or "N" for the Hero Number."""


class Figure(NamedTuple):
    """One figure: where it stands, what it is, and whose it is."""

    path: str
    value: FigureValue
    source: str


def figures_in(
    table: Mapping[str, object], path: tuple[str, ...] = (), source: str = ""
) -> Iterator[Figure]:
    """Every figure below this table; a part without a source of its own has that of the whole."""
    own = table.get("source", source)
    sources = table.get("sources")
    for key, value in table.items():
        origin = sources.get(key, own) if isinstance(sources, dict) else own
        if key == "sources":
            continue
        if isinstance(value, dict):
            yield from figures_in(value, (*path, key), str(origin))
        elif (isinstance(value, int) and key != "number") or value == "N":
            yield Figure(".".join((*path, key)), value, str(origin))


def replace_figures(
    tables: dict[str, dict[str, object]], overrides: Mapping[str, FigureValue]
) -> list[Problem]:
    """Put other figures in place of those of the files; what cannot be done is told."""
    known = {figure.path: figure.value for figure in figures_in(tables)}
    problems: list[Problem] = []
    for path, value in overrides.items():
        reason = _objection(known, path, value, first=not problems)
        if reason:
            problems.append(Problem("overrides", 0, path, reason))
        else:
            _put(tables, path.split("."), value)
    return problems


def _objection(known: Mapping[str, FigureValue], path: str, value: FigureValue, first: bool) -> str:
    """Why a figure cannot be put there; what was meant is looked for once, because that takes long."""
    if path not in known:
        meant = nearest(path, known) if first else ""
        return f"there is no such figure; {meant}".rstrip("; ")
    if isinstance(known[path], bool) != isinstance(value, bool):
        wanted = "true or false" if isinstance(known[path], bool) else "a whole number"
        return f"{shown(value)} must be {wanted}"
    return ""


def _put(tables: dict[str, dict[str, object]], words: list[str], value: FigureValue) -> None:
    table: object = tables
    for word in words[:-1]:
        assert isinstance(table, dict)
        table = table[word]
    assert isinstance(table, dict)
    table[words[-1]] = value
