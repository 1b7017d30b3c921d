"""Maps: from a map's text to its City and its set-up (TO-SETUP-09), with every fault named by line.

`load_map` builds what can be built, also small boards for tests; whether a map is fit for play is
`map_check`'s subject.
"""

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from othersight.games.the_others.state.city.city import City, Layout, Tile
from othersight.games.the_others.state.city.files import (
    FaultyMap,
    MapText,
    Problem,
    read_text,
    short,
)
from othersight.games.the_others.state.city.tiles import (
    CONTENT,
    ID,
    grid_in,
    shipped_tiles,
    tiles_in,
)

MAP_KEYS = (
    "name",
    "story",
    "letter",
    "source",
    "layout",
    "start",
    "altars",
    "orbital",
    "out_of_orbit",
    "metro",
    "tokens",
    "monsters",
    "npcs",
    "tiles",
)
TOKENS = ("fire", "corruption", "pentagram", "nest", "extra-turn", "innocent")
MONSTERS = ("acolyte", "abomination", "controller", "avatar")
NPCS = ("commissioner", "proxy", "ravencorp")


@cache
def shipped_map(story: str, letter: str) -> tuple[City, Layout]:
    """The package's map of a Story, the same objects for every game played on it."""
    if (story, letter) not in shipped_maps():
        known = ", ".join(" ".join(pair) for pair in shipped_maps())
        asked = short(f"{story} {letter}")
        raise FaultyMap([Problem("maps", 0, "content-no-such-map", asked=asked, known=known)])
    file = f"{story}-{letter}.toml"
    return _built(MapText((CONTENT / "maps" / file).read_text("utf-8"), f"maps/{file}"))


@cache
def shipped_maps() -> tuple[tuple[str, str], ...]:
    """Story and letter of each map in the package."""
    stems = sorted(
        entry.name.removesuffix(".toml")
        for entry in (CONTENT / "maps").iterdir()
        if entry.name.endswith(".toml")
    )
    return tuple((stem[:-2], stem[-1]) for stem in stems)


def load_map(source: str | Path, file: str = "map") -> tuple[City, Layout]:
    """A map from its text or from the file at a path; FaultyMap if no city can be built."""
    return _built(read_text(source) if isinstance(source, Path) else MapText(source, file))


def board_from(data: dict[str, object], file: str = "board") -> tuple[City, Layout]:
    """A map from values that were read already, as from a scenario's own board."""
    return _built(MapText.of_data(data, file))


def city_from(
    layout: str,
    tiles: Mapping[str, Tile] | None = None,
    start: str = "",
    altars: Sequence[str] = (),
    metro: Mapping[str, Sequence[str]] | None = None,
) -> City:
    """A city from a grid such as "A B\\n. C"; `tiles`, by code, replace the shipped ones."""
    reading = MapText.of_data(
        {
            "layout": layout,
            "start": start,
            "altars": list(altars),
            "metro": {colour: list(stations) for colour, stations in (metro or {}).items()},
        },
        "layout",
    )
    found = city_in(reading, shipped_tiles() if tiles is None else tiles)
    if found is None or reading.problems:
        raise FaultyMap(reading.problems)
    return found


def _built(reading: MapText) -> tuple[City, Layout]:
    found = map_in(reading)
    if found is None or reading.problems:
        raise FaultyMap(reading.problems)
    return found


def map_in(reading: MapText) -> tuple[City, Layout] | None:
    """City and set-up of the text, all its faults reported; None if they forbid building it."""
    if reading.problems:
        return None
    reading.only_keys("", MAP_KEYS)
    tiles = shipped_tiles()
    tiles = {**tiles, **{tile.code: tile for tile in tiles_in(reading, tiles)}}
    city = city_in(reading, tiles)
    return None if city is None else (city, layout_in(reading, city))


def city_in(reading: MapText, tiles: Mapping[str, Tile]) -> City | None:
    """The city of the text; None where no tile is laid or a place is unknown."""
    placed = grid_in(reading, "layout", tiles)
    if not placed:
        if not reading.problems:
            reading.report("content-no-tiles", reading.line("layout"))
        return None
    bare = City(placed)
    start = reading.word("start", needed=False)
    if start and start not in bare.addresses:
        report_address(reading, bare, "start", start)
        start = ""
    altars = addresses_in(reading, bare, "altars")
    return City(placed, start, altars, _metro(reading, bare))


def _metro(reading: MapText, city: City) -> dict[str, list[str]]:
    """TO-METRO-01: the stations of each colour; one station alone leads nowhere."""
    metro: dict[str, list[str]] = {}
    for colour in list(reading.table("metro")):
        path = f"metro.{colour}"
        if not ID.fullmatch(colour):
            reading.report("content-colour", reading.line(path), colour=short(colour))
            continue
        written = reading.words(path)
        stations = addresses_in(reading, city, path)
        if len(stations) == len(written) and len({city.space(a) for a in stations}) < 2:
            reading.fault(path, "content-lone-station", colour=colour)
        metro[colour] = stations
    return metro


def layout_in(reading: MapText, city: City) -> Layout:
    """What the set-up places, and what the map is called."""
    for table, known in (("tokens", TOKENS), ("monsters", MONSTERS), ("npcs", NPCS)):
        reading.only_keys(table, known)
    story, letter = reading.word("story", False), reading.word("letter", False)
    return Layout(
        id=f"{story}-{letter}",
        story=story,
        letter=letter,
        name=reading.word("name", False),
        source=reading.word("source", False),
        tokens=_placed(reading, city, "tokens", TOKENS),
        monsters=_placed(reading, city, "monsters", MONSTERS),
        orbital=[city.space(a) for a in addresses_in(reading, city, "orbital")],
        npcs=_npcs(reading, city),
        text=reading.text,
    )


def _placed(reading: MapText, city: City, table: str, kinds: Sequence[str]) -> dict[str, list[int]]:
    """The Spaces of each kind; one Space named twice holds two."""
    placed: dict[str, list[int]] = {}
    for kind in kinds:
        if kind in reading.table(table):
            found = addresses_in(reading, city, f"{table}.{kind}")
            placed[kind] = [city.space(address) for address in found]
    return placed


def _npcs(reading: MapText, city: City) -> dict[str, int]:
    npcs: dict[str, int] = {}
    for name in NPCS:
        path = f"npcs.{name}"
        address = reading.word(path, needed=name in reading.table("npcs"))
        if address in city.addresses:
            npcs[name] = city.space(address)
        elif address:
            report_address(reading, city, path, address)
    return npcs


def addresses_in(reading: MapText, city: City, path: str) -> list[str]:
    """The addresses at this key that exist; the others are reported, each in its line."""
    seen: dict[str, int] = {}
    known: list[str] = []
    for address in reading.words(path):
        if address in city.addresses:
            known.append(address)
        else:
            report_address(reading, city, path, address, seen.get(address, 0))
        seen[address] = seen.get(address, 0) + 1
    return known


def report_address(reading: MapText, city: City, path: str, address: str, nth: int = 0) -> None:
    """An address that is no Space of this city, with the nearest one that is."""
    if reading.full():
        return
    near = get_close_matches(address[:60], city.addresses, 1, 0.0)
    reading.report(
        "content-unknown-address",
        reading.line(path, address, nth),
        name=path,
        address=short(address),
        near=near[0],
    )
