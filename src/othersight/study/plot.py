"""An analysis as a picture: the curve with its interval, and the luck of everybody as bars. SVG text, no library."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

WIDTH = 900
LEFT = 60
RIGHT = 24
TOP = 64
HEIGHT = 300
FOOT = 46
NAMES = 170
ROW = 22
BAR = 13
WIDEST = 3.0
"""Standard deviations that reach the end of the picture; a longer bar is cut off there, its number is not."""

STYLE = """
svg{--paper:#fff;--ink:#222;--faint:#ddd;--soft:#666;--line:#2b5d9b;--bad:#b3402e;--turn:#f1d9a0}
@media(prefers-color-scheme:dark){svg{--paper:#16181c;--ink:#e8e8e8;--faint:#3a3d44;--soft:#a2a6ad;
--line:#7db0ea;--bad:#ef8a76;--turn:#57471c}}
text{font-family:sans-serif;font-size:12px;fill:var(--ink)}.title{font-size:16px;font-weight:bold}
.soft{fill:var(--soft)}.paper{fill:var(--paper)}.grid{stroke:var(--faint)}.axis{stroke:var(--soft)}
.band{fill:var(--line);opacity:.18}.curve{fill:none;stroke:var(--line);stroke-width:2}
.point{fill:var(--line)}.turn{fill:var(--turn)}.above{fill:var(--line)}.below{fill:var(--bad)}
"""


class Point(NamedTuple):
    """A point of the curve; `told` is what it says when it is pointed at."""

    step: int
    share: float
    low: float
    high: float
    told: str


class Bar(NamedTuple):
    """One line of the luck ledger."""

    name: str
    z: float
    told: str


class Picture(NamedTuple):
    """All that is drawn. Rounds are steps with their labels, turning points steps from and to."""

    title: str
    source: str
    steps: str
    luck: str
    last: int
    points: Sequence[Point]
    rounds: Mapping[int, str]
    turning: Sequence[tuple[int, int]]
    bars: Sequence[Bar]


def svg(picture: Picture) -> str:
    """The whole picture as one file of its own."""
    luck = len(picture.bars) * ROW + 56 if picture.bars else 0
    height = TOP + HEIGHT + FOOT + luck
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
        f'viewBox="0 0 {WIDTH} {height}" role="img">',
        f"<title>{escape(picture.title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{height}"/>',
        text(LEFT, 26, picture.title, "title"),
        text(LEFT, 44, picture.source, "soft"),
        *turning(picture),
        *grid(picture),
        *curve(picture),
        *luck_bars(picture, TOP + HEIGHT + FOOT),
    ]
    return "\n".join([*parts, "</svg>", ""])


def text(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    """A piece of writing."""
    return (
        f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(said)}</text>'
    )


def line(x: float, y: float, to_x: float, to_y: float, kind: str) -> str:
    """A straight line."""
    return f'<line class="{kind}" x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"/>'


def across(picture: Picture, step: float) -> float:
    """Where a step stands."""
    return LEFT + (WIDTH - LEFT - RIGHT) * step / max(1, picture.last)


def up(share: float) -> float:
    """Where a share stands."""
    return TOP + HEIGHT * (1 - share)


def grid(picture: Picture) -> list[str]:
    """Shares from 0 to 100 %, and where the Rounds begin."""
    parts: list[str] = []
    for percent in (0, 25, 50, 75, 100):
        y = up(percent / 100)
        parts += [
            line(LEFT, y, WIDTH - RIGHT, y, "grid" if percent else "axis"),
            text(LEFT - 8, y + 4, f"{percent} %", "soft", "end"),
        ]
    free = 0.0
    for step, label in picture.rounds.items():
        x = across(picture, step)
        parts.append(line(x, TOP, x, TOP + HEIGHT, "grid"))
        if x >= free:  # short Rounds keep their line and lose their label
            parts.append(text(x + 2, TOP + HEIGHT + 16, label, "soft"))
            free = x + 26
    steps = f"0 – {picture.last} {picture.steps}"
    return [*parts, text(WIDTH - RIGHT, TOP + HEIGHT + 34, steps, "soft", "end")]


def turning(picture: Picture) -> list[str]:
    """A stripe with a number for every turning point."""
    parts: list[str] = []
    for number, (first, last) in enumerate(picture.turning, start=1):
        x, to_x = across(picture, first), across(picture, last)
        wide = max(3.0, to_x - x)
        parts += [
            f'<rect class="turn" x="{x:.1f}" y="{TOP}" width="{wide:.1f}" height="{HEIGHT}"/>',
            text(x + wide / 2, TOP - 5, str(number), "", "middle"),
        ]
    return parts


def curve(picture: Picture) -> list[str]:
    """The line through the shares, on the band of their intervals."""
    there = [(across(picture, p.step), p) for p in picture.points]
    edge = [f"{x:.1f},{up(p.high):.1f}" for x, p in there]
    edge += [f"{x:.1f},{up(p.low):.1f}" for x, p in reversed(there)]
    way = " ".join([f"{x:.1f},{up(p.share):.1f}" for x, p in there])
    return [
        f'<polygon class="band" points="{" ".join(edge)}"/>',
        f'<polyline class="curve" points="{way}"/>',
        *[
            f'<circle class="point" cx="{x:.1f}" cy="{up(p.share):.1f}" r="3.5">'
            f"<title>{escape(p.told)}</title></circle>"
            for x, p in there
        ],
    ]


def luck_bars(picture: Picture, top: int) -> list[str]:
    """One bar for everybody, to the right for dice above expectation."""
    if not picture.bars:
        return []
    middle = (LEFT + NAMES + WIDTH - RIGHT - NAMES) / 2
    reach = (WIDTH - LEFT - RIGHT - 2 * NAMES) / 2
    floor = top + 28 + len(picture.bars) * ROW
    parts = [text(LEFT, top + 14, picture.luck, "")]
    for z in range(-int(WIDEST), int(WIDEST) + 1):
        x = middle + reach * z / WIDEST
        parts.append(line(x, top + 24, x, floor, "grid" if z else "axis"))
        parts.append(text(x, floor + 14, f"{z:+d}" if z else "0", "soft", "middle"))
    for at, bar in enumerate(picture.bars):
        y = top + 28 + at * ROW
        long = reach * min(abs(bar.z), WIDEST) / WIDEST
        x = middle if bar.z >= 0 else middle - long
        kind = "above" if bar.z >= 0 else "below"
        parts += [
            text(LEFT, y + BAR - 2, bar.name),
            f'<rect class="{kind}" x="{x:.1f}" y="{y}" width="{long:.1f}" height="{BAR}"/>',
            text(WIDTH - RIGHT, y + BAR - 2, bar.told, "soft", "end"),
        ]
    return parts
