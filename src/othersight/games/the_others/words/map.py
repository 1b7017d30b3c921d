"""The city as a picture in characters: Districts as cells, Street Spaces as numbered crossings between them.

The picture is made from a view, so it shows what the looking seat may know and nothing else.
"""

from typing import Any

from othersight.games.the_others.state.city.city import City
from othersight.games.the_others.state.config import HEROES
from othersight.games.the_others.words.names import hero_named, space_named
from othersight.toolkit.columns import folded, padded, width_of
from othersight.toolkit.phrases import Say

WIDTH = 78
NARROWEST = 12
MARKS = {
    "fire": "F",
    "corruption": "C",
    "pentagram": "P",
    "nest": "N",
    "extra-turn": "X",
    "innocent": "I",
}
"""One letter for each kind of token."""


def drawn_map(city: City, view: dict[str, Any], say: Say) -> list[str]:
    """The picture, line by line, north at the top."""
    marks = [marks_of(city, space, say) for space in view["spaces"]]
    names = [f"{space} {say(space_named(city, space))}" for space in range(city.n)]
    widths = column_widths(city, marks, names)
    lines: list[str] = []
    for row in range(max(city.y) // 2 + 1):
        lines.append(street_line(city, 2 * row, widths, marks))
        if row < max(city.y) // 2:
            lines += district_lines(city, 2 * row + 1, widths, marks, names)
    return lines


def column_widths(city: City, marks: list[str], names: list[str]) -> list[int]:
    """Each column wide enough for its crossings and for the longest word in its Districts."""
    columns = max(city.x) // 2
    least = max(NARROWEST, (WIDTH - 8) // columns)
    widths = []
    for column in range(columns):
        rows = range(0, max(city.y) + 1, 2)
        labels = [label_at(city, 2 * column, y, marks) for y in rows]
        districts = [s for s in city.districts if city.x[s] == 2 * column + 1]
        words = [word for s in districts for word in names[s].split()]
        longest = max(
            [width_of(label) + 1 for label in labels] + [width_of(word) + 4 for word in words]
        )
        widths.append(max(least, longest))
    return widths


def label_at(city: City, x: int, y: int, marks: list[str]) -> str:
    """A crossing by its number and what is there."""
    return "".join([f"[{f'{s} {marks[s]}'.strip()}]" for s in spaces_at(city, x, y)])


def lines_of(city: City) -> list[str]:
    """The Metro lines of the map by their colours, in the order of their first stops."""
    return [*dict.fromkeys([colour for stops in city.metro_colours for colour in stops])]


def marks_of(city: City, space: dict[str, Any], say: Say) -> str:
    """Heroes by the first three letters of their names, Monsters by number, tokens by letters."""
    at = space["space"]
    found = [say(hero_named(HEROES.index(hero)))[:3] for hero in space["heroes"]]
    if space["monsters"]:
        found.append(f"M{len(space['monsters'])}")
    for kind, mark in MARKS.items():
        count = space["tokens"].get(kind, 0) + printed(city, kind, at)
        if count:
            found.append(mark if count == 1 else f"{mark}{count}")
    hidden = space["face_down"]
    count = hidden if isinstance(hidden, int) else len(hidden)
    if count:
        found.append("?" * count)
    if city.altars[at]:
        found.append("A")
    found += [f"m{lines_of(city).index(colour) + 1}" for colour in city.metro_colours[at]]
    if space["marked"]:
        found.append("*")
    return " ".join(found)


def printed(city: City, kind: str, space: int) -> int:
    """Tokens printed on the tile."""
    counts = {
        "fire": city.permanent_fire,
        "corruption": city.permanent_corruption,
        "pentagram": city.permanent_pentagram,
        "nest": city.permanent_nest,
    }
    return counts[kind][space] if kind in counts else 0


def street_line(city: City, y: int, widths: list[int], marks: list[str]) -> str:
    """A row of crossings with the street between them where there is one."""
    line = ""
    for column, wide in enumerate(widths):
        label = label_at(city, 2 * column, y, marks)
        here, there = spaces_at(city, 2 * column, y), spaces_at(city, 2 * column + 2, y)
        line += label + ("-" if are_joined(city, here, there) else " ") * (wide - width_of(label))
    return (line + label_at(city, 2 * len(widths), y, marks)).rstrip()


def district_lines(
    city: City, y: int, widths: list[int], marks: list[str], names: list[str]
) -> list[str]:
    """A row of Districts: number and name, what is there, and the streets between them."""
    cells = [
        cell_lines(city, 2 * column + 1, y, wide - 4, marks, names)
        for column, wide in enumerate(widths)
    ]
    sides = [side_at(city, 2 * column, y) for column in range(len(widths) + 1)]
    lines = []
    for at in range(max([len(cell) for cell in cells])):
        line = ""
        for cell, side, wide in zip(cells, sides, widths, strict=False):
            line += padded(f" {side} {cell[at] if at < len(cell) else ''}", wide)
        lines.append(f"{line} {sides[-1]}".rstrip())
    return lines


def side_at(city: City, x: int, y: int) -> str:
    """The street along the side of a District, if there is one."""
    joined = are_joined(city, spaces_at(city, x, y - 1), spaces_at(city, x, y + 1))
    return "|" if joined else " "


def cell_lines(
    city: City, x: int, y: int, room: int, marks: list[str], names: list[str]
) -> list[str]:
    """What is written in the cell of a District; nothing where the river flows."""
    here = spaces_at(city, x, y)
    if not here:
        return []
    told = [text for text in (names[here[0]], marks[here[0]]) if text]
    return [line for text in told for line in folded(text, room).splitlines()]


def spaces_at(city: City, x: int, y: int) -> list[int]:
    """The Spaces at a point of the map; two where tiles touch only at a corner."""
    return [space for space in range(city.n) if (city.x[space], city.y[space]) == (x, y)]


def are_joined(city: City, here: list[int], there: list[int]) -> bool:
    """Whether a street leads from one crossing to the next."""
    return any([one in city.adjacent[other] for one in here for other in there])
