"""Odds as a picture: one row of bars for every number that is counted, as SVG text without any library."""

from collections.abc import Callable, Mapping
from typing import NamedTuple
from xml.sax.saxutils import escape

from othersight.kernel.odds import Chances, Odds, mean

BAR = 34
GAP = 8
HEIGHT = 150
LEFT = 24
TOP = 46
FOOT = 44
LEAST_SHOWN = 5e-5
"""Bars that would read 0.0 % at the far end are left out of the picture; the table has them."""

STYLE = (
    "text{font-family:sans-serif;font-size:12px;fill:#222}"
    ".title{font-size:15px;font-weight:bold}.bar{fill:#3f6ea6}.axis{stroke:#888;stroke-width:1}"
)


class Writing(NamedTuple):
    """How figures are written: a number, and a share in per cent, each with so many places."""

    number: Callable[[float, int], str]
    share: Callable[[float, int], str]


def svg(odds: Odds, title: str, names: Mapping[str, str], writing: Writing) -> str:
    """The picture; `names` says what each number is called."""
    rows = [(names[name], shown(chances)) for name, chances in odds.numbers.items()]
    widest = max([len(chances) for _, chances in rows], default=1)
    width = max(2 * LEFT + widest * (BAR + GAP), 2 * LEFT + 9 * len(title), 320)
    height = TOP + len(rows) * (HEIGHT + FOOT)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text class="title" x="{LEFT}" y="26">{escape(title)}</text>',
    ]
    for at, (name, chances) in enumerate(rows):
        parts += bars(name, chances, TOP + at * (HEIGHT + FOOT), width, writing)
    return "\n".join([*parts, "</svg>", ""])


def shown(chances: Chances) -> Chances:
    """Without the far end that no eye could see."""
    last = len(chances)
    while last > 1 and chances[last - 1] < LEAST_SHOWN:
        last -= 1
    return chances[:last]


def bars(name: str, chances: Chances, top: int, width: int, writing: Writing) -> list[str]:
    """One row: its name with the expected number, an axis, and a bar for every number."""
    floor = top + HEIGHT
    most = max(chances)
    parts = [
        f'<text x="{LEFT}" y="{top + 12}">{escape(name)} · {writing.number(mean(chances), 2)}</text>',
        f'<line class="axis" x1="{LEFT}" y1="{floor}" x2="{width - LEFT}" y2="{floor}"/>',
    ]
    for number, chance in enumerate(chances):
        tall = (HEIGHT - 40) * chance / most if most > 0.0 else 0.0
        x = LEFT + number * (BAR + GAP)
        middle = x + BAR / 2
        parts += [
            f'<rect class="bar" x="{x}" y="{floor - tall:.1f}" width="{BAR}" height="{tall:.1f}">'
            f"<title>{number}: {writing.share(chance, 4)}</title></rect>",
            f'<text x="{middle}" y="{floor - tall - 4:.1f}" text-anchor="middle">'
            f"{writing.number(100 * chance, 1)}</text>",
            f'<text x="{middle}" y="{floor + 16}" text-anchor="middle">{number}</text>',
        ]
    return parts
