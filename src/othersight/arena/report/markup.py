"""HTML and SVG as text: whatever is put into a tag is escaped, unless it is markup itself."""

from collections.abc import Iterable
from html import escape

VOID = ("meta", "line", "rect", "circle")


class Markup(str):
    """Text that is HTML already."""


Content = Markup | str | int


def inner(parts: Iterable[Content]) -> Markup:
    """Several things one after the other."""
    return Markup(
        "".join(
            part if isinstance(part, Markup) else escape(str(part), quote=False) for part in parts
        )
    )


def tag(name: str, /, *parts: Content, **attributes: str | int | float) -> Markup:
    """An element; `class_` is its class, and `_` in a name stands for `-`."""
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
    )
    if name in VOID:
        return Markup(f"<{name}{told}/>")
    return Markup(f"<{name}{told}>{inner(parts)}</{name}>")


def table(
    heads: Iterable[Content], rows: Iterable[Markup], caption: str, class_: str = ""
) -> Markup:
    """A table whose first column names its rows; it scrolls sideways where it has to.

    The roles keep it a table for those who listen where a narrow screen lays its rows out otherwise.
    """
    named = [tag("th", one, scope="col", role="columnheader") for one in heads]
    body = tag(
        "table",
        tag("caption", tag("span", caption)),
        tag("thead", tag("tr", *named, role="row"), role="rowgroup"),
        tag("tbody", *rows, role="rowgroup"),
        class_=class_.strip(),
        role="table",
    )
    return tag("div", body, class_="wide", tabindex=0, role="region", aria_label=caption)


def row(name: Content, *cells: Content, class_: str = "") -> Markup:
    """A row of a table; cells that are no cells yet become figures."""
    made = [
        cell if isinstance(cell, Markup) and cell.startswith("<td") else cell_of(cell)
        for cell in cells
    ]
    first = tag("th", name, scope="row", role="rowheader")
    return tag("tr", first, *made, role="row", **({"class_": class_} if class_ else {}))


def cell_of(*parts: Content, class_: str = "figure", **attributes: str) -> Markup:
    """One cell of a table."""
    return tag("td", *parts, class_=class_, role="cell", **attributes)


def unfold(summary: str, *parts: Content) -> Markup:
    """Something that is shown when it is asked for."""
    return tag("details", tag("summary", summary), *parts)
