"""The city of one map: its Spaces and all that can be read off its tiles (TO-MOVE-02, TO-MOVE-03, TO-MOVE-04,
TO-METRO-01, TO-RANGED-05), and what the map's set-up puts there (TO-SETUP-09).

A City never changes and is shared by all games played on its map.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from othersight.games.the_others.state.city.geometry import (
    CORNERS,
    Ground,
    groups,
    reach,
    turned,
)
from othersight.toolkit.distances import distances

ICONS: Final[tuple[str, ...]] = ("heal", "repent", "extra-turn", "inventory", "orbital-strike")
"""The City Action icons (TO-CITY-05, TO-CITY-06, TO-CITY-07, TO-CITY-08, TO-CITY-09)."""

PERMANENT: Final[tuple[str, ...]] = ("fire", "corruption", "pentagram", "nest")
"""The kinds of token that a tile may have printed on it."""


class Tile:
    """One square tile: a District and the Streets around it, as printed."""

    def __init__(
        self,
        id: str,
        code: str,
        name: str,
        icons: Sequence[str] = (),
        permanent: Sequence[tuple[str, str]] = (),
        source: str = "house",
    ) -> None:
        self.id: str = id
        self.code: str = code
        self.name: str = name
        self.icons: tuple[str, ...] = tuple(icons)
        self.permanent: tuple[tuple[str, str], ...] = tuple(permanent)
        """Kind and place of each printed token; the place is "district" or a corner."""
        self.source: str = source


class PlacedTile:
    """A tile in a column and row of the map, turned clockwise by so many quarters."""

    def __init__(self, tile: Tile, column: int, row: int, turns: int) -> None:
        self.tile: Tile = tile
        self.column: int = column
        self.row: int = row
        self.turns: int = turns


class City:
    """The Spaces of one map, numbered from 0 in reading order."""

    def __init__(
        self,
        tiles: Sequence[PlacedTile],
        start: str = "",
        altars: Sequence[str] = (),
        metro: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        """Places are addresses; the tiles come in reading order, no two of them the same.

        Without a start the first Street Space is the Starting Space.
        """
        ground = Ground([(placed.column, placed.row) for placed in tiles])
        self.n: int = ground.n
        self.spaces: tuple[int, ...] = tuple(range(ground.n))
        self.district: tuple[bool, ...] = ground.district
        self.districts: tuple[int, ...] = tuple(s for s in range(self.n) if self.district[s])
        self.streets: tuple[int, ...] = tuple(s for s in range(self.n) if not self.district[s])
        self.x: tuple[int, ...] = ground.x
        self.y: tuple[int, ...] = ground.y
        self.on: tuple[tuple[int, ...], ...] = tuple(
            [tuple([ground.centre[t] for t in ground.tiles[s]]) for s in range(self.n)]
        )
        """Per Space the Districts of the tiles it lies on."""
        self.corners: tuple[tuple[int, ...], ...] = _per_district(ground)
        """Per District its Street Spaces at nw, ne, se, sw; empty for a Street."""

        self.tile: tuple[str, ...] = _per_tile(ground, [p.tile.id for p in tiles])
        self.title: tuple[str, ...] = _per_tile(ground, [p.tile.name for p in tiles])
        self.turns: tuple[int, ...] = tuple(
            [tiles[ground.tiles[s][0]].turns if self.district[s] else 0 for s in range(self.n)]
        )
        """Per District the clockwise quarter turns of its tile."""
        self.icons: tuple[tuple[str, ...], ...] = tuple(
            [
                tiles[ground.tiles[s][0]].tile.icons if self.district[s] else ()
                for s in range(self.n)
            ]
        )
        self.addresses: dict[str, int] = _addresses(ground, [p.tile.id for p in tiles])
        """Every way to write a Space; a Street Space has one address per tile it lies on."""
        self.name: tuple[str, ...] = _first_addresses(self.addresses, self.n)

        self.adjacent: tuple[tuple[int, ...], ...] = ground.adjacent
        self.distance: tuple[tuple[int, ...], ...] = distances(self.adjacent)
        self.within_1: tuple[tuple[int, ...], ...] = reach(self.distance, 1)
        self.within_2: tuple[tuple[int, ...], ...] = reach(self.distance, 2)
        self.group: tuple[int, ...] = groups(self.distance)
        self.rows: tuple[tuple[int, ...], ...] = ground.rows
        self.sees: tuple[tuple[int, ...], ...] = _lines_of_sight(self.rows, self.n)

        self.permanent_fire: tuple[int, ...] = _printed(ground, tiles, "fire")
        self.permanent_corruption: tuple[int, ...] = _printed(ground, tiles, "corruption")
        self.permanent_pentagram: tuple[int, ...] = _printed(ground, tiles, "pentagram")
        self.permanent_nest: tuple[int, ...] = _printed(ground, tiles, "nest")

        self.start: int = self.space(start) if start else self.streets[0]
        self.altars: tuple[int, ...] = _counts([self.space(a) for a in altars], self.n)
        stations = {
            colour: [self.space(a) for a in places] for colour, places in (metro or {}).items()
        }
        self.metro_colours: tuple[tuple[str, ...], ...] = _colours(stations, self.n)
        self.metro: tuple[tuple[int, ...], ...] = _links(stations, self.n)
        self.monster_ways: dict[tuple[int, int, int], tuple[int, ...]] = {}
        """Where Monsters may Move by Space, steps and near Spaces with Heroes (a bit each), as the rules have found
        out (TO-MOVE-08)."""
        self.hero_steps: tuple[tuple[int, ...], ...] = _steps(self.adjacent, self.metro)
        self.hero_moves: list[list[Any]] = [[] for _ in self.spaces]
        """The options of a Hero's step from each Space, once the rules have made them (TO-MOVE-02)."""
        self.hero_distance: tuple[tuple[int, ...], ...] = self.distance
        if stations:
            self.hero_distance = distances(self.hero_steps)

    def space(self, address: str) -> int:
        """The Space with this address; KeyError if there is none."""
        return self.addresses[address]


class Layout:
    """What a map's set-up text gives beside the city: its names, and the first tokens and Monsters.

    Every Space in a list stands for one token or figure; tokens lie face up.
    """

    def __init__(
        self,
        id: str = "",
        story: str = "",
        letter: str = "",
        name: str = "",
        source: str = "house",
        tokens: Mapping[str, Sequence[int]] | None = None,
        monsters: Mapping[str, Sequence[int]] | None = None,
        orbital: Sequence[int] = (),
        npcs: Mapping[str, int] | None = None,
        text: str = "",
    ) -> None:
        self.id: str = id
        self.story: str = story
        self.letter: str = letter
        self.name: str = name
        self.source: str = source
        self.tokens: dict[str, tuple[int, ...]] = {k: tuple(v) for k, v in (tokens or {}).items()}
        self.monsters: dict[str, tuple[int, ...]] = {
            k: tuple(v) for k, v in (monsters or {}).items()
        }
        self.orbital: tuple[int, ...] = tuple(orbital)
        self.npcs: dict[str, int] = dict(npcs or {})
        self.text: str = text
        """The map as written, so that a saved game on a map of one's own can carry it."""


def _per_tile(ground: Ground, values: Sequence[str]) -> tuple[str, ...]:
    """Per Space its tile's value, "" for Streets."""
    return tuple(
        [values[ground.tiles[s][0]] if ground.district[s] else "" for s in range(ground.n)]
    )


def _per_district(ground: Ground) -> tuple[tuple[int, ...], ...]:
    return tuple(
        [ground.corner[ground.tiles[s][0]] if ground.district[s] else () for s in range(ground.n)]
    )


def _addresses(ground: Ground, ids: Sequence[str]) -> dict[str, int]:
    addresses: dict[str, int] = {}
    for number, tile in enumerate(ids):
        addresses[tile] = ground.centre[number]
        for corner, space in enumerate(ground.corner[number]):
            addresses[tile + "/" + CORNERS[corner]] = space
    return addresses


def _first_addresses(addresses: Mapping[str, int], n: int) -> tuple[str, ...]:
    """A Street Space is named after the first of its tiles in reading order."""
    names = [""] * n
    for address, space in addresses.items():
        if not names[space]:
            names[space] = address
    return tuple(names)


def _printed(ground: Ground, tiles: Sequence[PlacedTile], kind: str) -> tuple[int, ...]:
    """Per Space the permanent tokens of this kind; those at corners turn with their tile."""
    spaces: list[int] = []
    for number, placed in enumerate(tiles):
        for token, place in placed.tile.permanent:
            if token == kind and place == "district":
                spaces.append(ground.centre[number])
            elif token == kind:
                corner = turned(CORNERS.index(place), placed.turns)
                spaces.append(ground.corner[number][corner])
    return _counts(spaces, ground.n)


def _counts(spaces: Sequence[int], n: int) -> tuple[int, ...]:
    counts = [0] * n
    for space in spaces:
        counts[space] += 1
    return tuple(counts)


def _lines_of_sight(rows: Sequence[Sequence[int]], n: int) -> tuple[tuple[int, ...], ...]:
    """TO-RANGED-05: two Spaces see each other when one row holds both."""
    seen: list[set[int]] = [set() for _ in range(n)]
    for row in rows:
        for space in row:
            seen[space].update(row)
    return tuple([tuple(sorted(seen[space] - {space})) for space in range(n)])


def _links(stations: Mapping[str, Sequence[int]], n: int) -> tuple[tuple[int, ...], ...]:
    """TO-METRO-01: per Space the other Spaces with a Metro token of the same colour."""
    linked: list[set[int]] = [set() for _ in range(n)]
    for spaces in stations.values():
        for space in spaces:
            linked[space].update(spaces)
    return tuple([tuple(sorted(linked[space] - {space})) for space in range(n)])


def _steps(
    adjacent: Sequence[tuple[int, ...]], metro: Sequence[tuple[int, ...]]
) -> tuple[tuple[int, ...], ...]:
    """TO-MOVE-01, TO-METRO-01, TO-METRO-04: per Space where one step of a Moving Hero may lead, adjacent ones first."""
    return tuple(
        [
            near + tuple([space for space in linked if space not in near])
            for near, linked in zip(adjacent, metro, strict=True)
        ]
    )


def _colours(stations: Mapping[str, Sequence[int]], n: int) -> tuple[tuple[str, ...], ...]:
    colours: list[list[str]] = [[] for _ in range(n)]
    for colour, spaces in stations.items():
        for space in sorted(set(spaces)):
            colours[space].append(colour)
    return tuple([tuple(found) for found in colours])
