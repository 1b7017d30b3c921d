"""The District tiles (content/tiles.toml), and a map's grid of tiles as a person writes it.

A cell of the grid is a tile's code with an arrow where the tile's upper edge points (`RC`, `RC>`,
`RCv`, `RC<`), or `.` for a gap. A single capital is a plain tile without icons and tokens.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from othersight.games.the_others.content.checking import english_keys
from othersight.games.the_others.state.city.city import ICONS, PERMANENT, PlacedTile, Tile
from othersight.games.the_others.state.city.files import FaultyMap, MapText, Problem, short
from othersight.games.the_others.state.city.geometry import CORNERS

CONTENT = files("othersight.games.the_others") / "content"

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
CODE = re.compile(r"[A-Z][A-Z0-9]")
CELL = re.compile(r"([A-Z][A-Z0-9]?)([\^>v<]?)")
ARROWS = "^>v<"

TILE_KEYS = ("code", "name", "icons", "permanent", "source", "sources")
MOST_ICONS = 3
MOST_PERMANENT = 6
MOST_TILES = 40
WIDEST = 16


@cache
def shipped_tiles() -> dict[str, Tile]:
    """The tiles of the package by their codes."""
    reading = MapText((CONTENT / "tiles.toml").read_text("utf-8"), "tiles.toml")
    tiles = tiles_in(reading)
    if reading.problems:
        raise FaultyMap(reading.problems)
    return {tile.code: tile for tile in tiles}


def plain_tile(code: str) -> Tile:
    """A tile without icons and tokens, for boards of scenarios and tests."""
    return Tile(code.lower(), code, code)


def check_tiles(text: str, filename: str) -> list[Problem]:
    """All that is wrong with a file of tiles."""
    reading = MapText(text, filename)
    if not reading.problems:
        reading.only_keys("", ("tiles",))
        if not tiles_in(reading):
            reading.report("content-no-tiles", 1)
        check_tile_names(reading)
    return sorted(reading.problems, key=lambda problem: problem.line)


def check_tile_names(reading: MapText) -> None:
    """A tile has its name among the texts or, being somebody's own, in the file."""
    texts = english_keys()
    for id in reading.table("tiles"):
        if ID.fullmatch(id) and f"the-others-tile-{id}" not in texts:
            reading.word(f"tiles.{id}.name")


def tiles_in(reading: MapText, taken: Mapping[str, Tile] | None = None) -> list[Tile]:
    """The sound tiles of a file, their faults reported; `taken` are tiles that exist already."""
    tiles: list[Tile] = []
    codes = {code: tile.id for code, tile in (taken or {}).items()}
    for id in list(reading.table("tiles"))[:MOST_TILES]:
        tile = _tile(reading, id)
        if tile and tile.code in codes:
            reading.report(
                "content-code-taken",
                reading.line(f"tiles.{id}.code"),
                code=tile.code,
                tile=codes[tile.code],
            )
        elif tile and tile.id in codes.values():
            reading.report("content-tile-taken", reading.line(f"tiles.{id}"), tile=id)
        elif tile:
            codes[tile.code] = tile.id
            tiles.append(tile)
    return tiles


def _tile(reading: MapText, id: str) -> Tile | None:
    if not ID.fullmatch(id) or len(id) == 1:
        reading.report("content-tile-id", reading.line(f"tiles.{id}"), tile=short(id))
        return None
    path = f"tiles.{id}"
    reading.only_keys(path, TILE_KEYS)
    code = reading.word(f"{path}.code")
    if code and not CODE.fullmatch(code):
        reading.report("content-tile-code", reading.line(f"{path}.code"), code=short(code))
        return None
    name, source = reading.word(f"{path}.name", False), reading.word(f"{path}.source")
    icons, permanent = _icons(reading, path), _permanent(reading, path)
    return Tile(id, code, name, icons, permanent, source) if code else None


def _icons(reading: MapText, path: str) -> list[str]:
    where = f"{path}.icons"
    icons = reading.words(where)
    for icon in icons:
        if icon not in ICONS:
            reading.report(
                "content-unknown-icon",
                reading.line(where, icon),
                icon=short(icon),
                known=", ".join(ICONS),
            )
    if not 1 <= len(icons) <= MOST_ICONS:
        reading.report(
            "content-icon-bar", reading.line(where), tile=path[6:], n=len(icons), most=MOST_ICONS
        )
    return icons


def _permanent(reading: MapText, path: str) -> list[tuple[str, str]]:
    """Printed tokens: `nest` lies in the District, `nest/sw` in the Street at that corner."""
    where = f"{path}.permanent"
    written = reading.words(where)
    found: list[tuple[str, str]] = []
    for item in written:
        kind, slash, corner = item.partition("/")
        if kind in PERMANENT and (corner in CORNERS if slash else not corner):
            found.append((kind, corner or "district"))
        else:
            reading.report(
                "content-permanent",
                reading.line(where, item),
                written=short(item),
                kinds=", ".join(PERMANENT),
                corners=", ".join(CORNERS),
            )
    if len(written) > MOST_PERMANENT:
        line = reading.line(where)
        reading.report("content-list-too-long", line, name=where, most=MOST_PERMANENT)
    return found


def grid_in(reading: MapText, path: str, tiles: Mapping[str, Tile]) -> list[PlacedTile]:
    """The tiles of a layout in reading order, its faults reported."""
    placed: list[PlacedTile] = []
    lines: dict[str, int] = {}
    line = 0
    for row, written in enumerate(_rows(reading, path)):
        line = reading.line_of_row(path, written, line)
        for column, cell in enumerate(written.split()):
            laid = _placed(reading, line, cell, column, row, tiles)
            if laid and laid.tile.id in lines:
                first = lines[laid.tile.id]
                reading.report("content-tile-twice", line, tile=laid.tile.id, first=first)
            elif laid:
                lines[laid.tile.id] = line
                placed.append(laid)
    if len(placed) > MOST_TILES:
        reading.report("content-too-many-tiles", reading.line(path), n=len(placed), most=MOST_TILES)
    return placed[:MOST_TILES]


def _rows(reading: MapText, path: str) -> list[str]:
    """The rows of the grid; none if there are too many or they are too long."""
    rows = reading.word(path).strip("\n").rstrip().split("\n")
    if len(rows) > WIDEST or max(len(row.split()) for row in rows) > WIDEST:
        reading.report("content-grid-too-big", reading.line(path), most=WIDEST)
        return []
    line = 0
    for number, row in enumerate(rows, 1):
        line = reading.line_of_row(path, row, line)
        if not row.strip() and len(rows) > 1:
            reading.report("content-empty-row", line, row=number)
    return rows


def _placed(
    reading: MapText, line: int, cell: str, column: int, row: int, tiles: Mapping[str, Tile]
) -> PlacedTile | None:
    if cell == ".":
        return None
    shape = CELL.fullmatch(cell)
    if not shape:
        reading.report("content-cell", line, cell=short(cell))
        return None
    code = shape[1]
    tile = plain_tile(code) if len(code) == 1 else tiles.get(code)
    if tile is None:
        reading.report("content-unknown-tile", line, code=code, known=", ".join(sorted(tiles)))
        return None
    return PlacedTile(tile, column, row, max(0, ARROWS.find(shape[2])) if shape[2] else 0)
