"""`python -m docs.make.architecture`: writes docs/architecture.md and its picture from the code.

Packages and their allowed arrows come from the import contract, what a package is for from its docstring.
"""

import ast
from functools import cache
from html import escape
from pathlib import Path
from textwrap import wrap

from tests.hygiene.imports import MAY_IMPORT, PARTS, ROOT, SOURCE

DOCS = SOURCE.parent / "docs"
PAGE = DOCS / "architecture.md"
PICTURE = DOCS / "pictures" / "architecture.svg"
API = "othersight"
LEFT_OUT = ("__main__",)
"""Not drawn: it starts the command line and does nothing else."""

WIDTH, HEIGHT, GAP, RISE, EDGE = 208, 92, 22, 64, 24
"""Of a box, between boxes, between rows and around the whole, in units of the picture."""
LETTERS = 32
"""Of a line in a box."""
LINES = 4
STYLE = (
    "text{font-family:system-ui,sans-serif;fill:#1c2330}"
    ".name{font-size:15px;font-weight:600}.about{font-size:11px}"
    "rect{fill:#f4f6fa;stroke:#5b6b85;rx:6}path{fill:none;stroke:#5b6b85;stroke-width:1.2}"
    ".paper{fill:#ffffff;stroke:none}"
)
WORDS = """# Architecture

This page and its picture are made from the code: `make docs` writes them, and a test fails when they are outdated. The
arrows are the import contract in `tests/hygiene/imports.py`; the sentences are the docstrings of the packages.

![Packages and their allowed arrows](pictures/architecture.svg)

An arrow leads from a package to one that it may import. Where the way leads over other packages the short arrow is left
out; the table has all of them. [concepts.md](concepts.md) has the words, [why.md](why.md) the reasons.

| package | what it is for | may import |
|---|---|---|
"""
OF_A_GAME = """
## Inside a game

A game is one folder under `games/`, and nobody outside imports its modules: `plugin.py` declares what it gives to
whom, `definition.py` is the game as the kernel sees it. Both games have the same folders; five of them may import more
than the rest of the game does.

| folder | what it is for | may import, beyond `kernel`, `toolkit` and the game itself |
|---|---|---|
"""
EXAMPLE = "games/the_others"
"""The game whose folders are listed."""


def packages() -> list[str]:
    """The packages that are drawn, in the order of the contract."""
    return [name for name in MAY_IMPORT if name not in LEFT_OUT]


def folders() -> list[str]:
    """The folders of code in a game, those that may import more than the rest last."""
    inside = [file.parent.name for file in sorted((SOURCE / ROOT / EXAMPLE).glob("*/__init__.py"))]
    return [*[name for name in inside if name not in PARTS], *PARTS]


def title(name: str) -> str:
    return name or API


def about(name: str) -> str:
    """The first sentence of a package's docstring."""
    text = (SOURCE / ROOT / name / "__init__.py").read_text(encoding="utf-8")
    first = (ast.get_docstring(ast.parse(text)) or "").split("\n\n")[0]
    return " ".join(first.split()).split(". ")[0].rstrip(".")


@cache
def reached(name: str) -> frozenset[str]:
    """Everything that a package may import, directly or through others."""
    found: set[str] = set()
    waiting = list(MAY_IMPORT[name])
    while waiting:
        other = waiting.pop()
        if other not in found:
            found.add(other)
            waiting.extend(MAY_IMPORT[other])
    return frozenset(found - {name})


@cache
def row_of(name: str) -> int:
    """How high a package stands: one row above the highest that it may import and that may not import it."""
    below = [other for other in reached(name) if name not in reached(other)]
    return 1 + max([row_of(other) for other in below], default=-1)


def arrows() -> list[tuple[str, str]]:
    """The allowed imports that do not follow from others."""
    found = []
    for name in packages():
        for other in MAY_IMPORT[name]:
            between = [mid for mid in MAY_IMPORT[name] if mid != other and name not in reached(mid)]
            if not any(other in reached(mid) and mid not in reached(other) for mid in between):
                found.append((name, other))
    return found


def places() -> dict[str, tuple[float, float]]:
    """The upper left corner of every box, the lowest row at the bottom; what needs no engine stands at the right."""
    aside = [name for name in packages() if not {name, *reached(name)} & {"kernel"}]
    rows: dict[int, list[str]] = {}
    for name in packages():
        rows.setdefault(row_of(name), []).extend([name] if name not in aside else [])
    widest = max(len(row) for row in rows.values())
    found: dict[str, tuple[float, float]] = {}
    for row, names in rows.items():
        columns = [*enumerate(names), *[(widest, one) for one in aside if row_of(one) == row]]
        for at, name in columns:
            top = EDGE + (max(rows) - row) * (HEIGHT + RISE)
            found[name] = (EDGE + at * (WIDTH + GAP), float(top))
    return found


def box(name: str, left: float, top: float) -> str:
    """A package: its name and what it is for."""
    lines = wrap(about(name), LETTERS)
    lines = lines if len(lines) <= LINES else [*lines[: LINES - 1], f"{lines[LINES - 1]} ..."]
    texts = [f'<text class="name" x="{left + 10:g}" y="{top + 21:g}">{escape(title(name))}</text>']
    texts += [
        f'<text class="about" x="{left + 10:g}" y="{top + 38 + 14 * at:g}">{escape(line)}</text>'
        for at, line in enumerate(lines)
    ]
    frame = f'<rect x="{left:g}" y="{top:g}" width="{WIDTH}" height="{HEIGHT}"/>'
    return "\n".join([frame, *texts])


def arrow(start: tuple[float, float], end: tuple[float, float]) -> str:
    """From the bottom of one box to the top of another, or to its side where both stand in one row."""
    if start[1] == end[1]:
        right = start[0] < end[0]
        x, y = start[0] + (WIDTH if right else 0), start[1] + HEIGHT / 2
        to_x = end[0] + (0 if right else WIDTH)
        return f'<path marker-end="url(#tip)" d="M{x:g} {y:g}H{to_x:g}"/>'
    if end[1] - start[1] > HEIGHT + RISE:
        return long_arrow(start, end)
    x, y = start[0] + WIDTH / 2, start[1] + HEIGHT
    to_x, to_y = end[0] + WIDTH / 2, end[1]
    middle = (y + to_y) / 2
    curve = f"M{x:g} {y:g}C{x:g} {middle:g} {to_x:g} {middle:g} {to_x:g} {to_y:g}"
    return f'<path marker-end="url(#tip)" d="{curve}"/>'


def long_arrow(start: tuple[float, float], end: tuple[float, float]) -> str:
    """Over several rows: down beside the boxes between, and into the side of the other."""
    right = start[0] < end[0]
    x, y = start[0] + WIDTH * 0.9, start[1] + HEIGHT
    to_x, to_y = end[0] + (0 if right else WIDTH), end[1] + HEIGHT / 2
    before = to_x + (-WIDTH if right else WIDTH)
    curve = f"M{x:g} {y:g}C{x:g} {(y + 2 * to_y) / 3:g} {before:g} {to_y:g} {to_x:g} {to_y:g}"
    return f'<path marker-end="url(#tip)" d="{curve}"/>'


def picture() -> str:
    """The whole as SVG."""
    where = places()
    wide = max(left for left, _ in where.values()) + WIDTH + EDGE
    high = max(top for _, top in where.values()) + HEIGHT + EDGE
    tip = (
        '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
        'orient="auto"><path d="M0 0L8 4L0 8z" style="fill:#5b6b85;stroke:none"/></marker>'
    )
    parts = [arrow(where[name], where[other]) for name, other in arrows()]
    parts += [box(name, *where[name]) for name in packages()]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" role="img">'
    opening = [
        head,
        "<title>The packages of Othersight and what each may import</title>",
        f"<style>{STYLE}</style><defs>{tip}</defs>",
        f'<rect class="paper" width="{wide:g}" height="{high:g}"/>',
    ]
    return "\n".join([*opening, *parts, "</svg>", ""])


def page() -> str:
    """The page around the picture."""
    rows = [
        f"| `{title(name)}` | {about(name)} | {listed(MAY_IMPORT[name])} |" for name in packages()
    ]
    parts = [
        f"| `{part}/` | {about(f'{EXAMPLE}/{part}')} | {listed(PARTS.get(part, ()))} |"
        for part in folders()
    ]
    return WORDS + "\n".join(rows) + "\n" + OF_A_GAME + "\n".join(parts) + "\n"


def listed(names: tuple[str, ...]) -> str:
    return ", ".join([f"`{title(name)}`" for name in sorted(names)]) or "nothing"


def files() -> dict[Path, str]:
    """What is written where."""
    return {PAGE: page(), PICTURE: picture()}


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
