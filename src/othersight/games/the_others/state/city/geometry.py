"""The Spaces of a city, derived from where its square tiles lie (TO-MOVE-02, TO-MOVE-03, TO-MOVE-04, TO-RANGED-03).

Everything is placed on a lattice of twice the tiles' size: a District has odd coordinates, a Street
Space (a crossing at the corner of a tile) even ones.
"""

from collections.abc import Sequence
from typing import Final

from othersight.toolkit.distances import FAR

CORNERS: Final[tuple[str, ...]] = ("nw", "ne", "se", "sw")
"""The corners of a tile, clockwise."""

Cell = tuple[int, int]


def corner_point(cell: Cell, corner: int) -> Cell:
    """Where a corner of the tile in this column and row lies on the doubled lattice."""
    column, row = cell
    east = 2 if corner in (1, 2) else 0
    south = 2 if corner in (2, 3) else 0
    return (2 * column + east, 2 * row + south)


def turned(corner: int, turns: int) -> int:
    """The corner where a printed corner comes to lie after clockwise quarter turns."""
    return (corner + turns) % 4


def crossings(cells: Sequence[Cell]) -> list[tuple[Cell, tuple[int, ...]]]:
    """Each Street Space as its lattice point and the numbers of the tiles it lies on."""
    touching: dict[Cell, list[int]] = {}
    for number, cell in enumerate(cells):
        for corner in range(4):
            touching.setdefault(corner_point(cell, corner), []).append(number)
    found: list[tuple[Cell, tuple[int, ...]]] = []
    for point, tiles in touching.items():
        if len(tiles) == 2 and only_diagonal(cells[tiles[0]], cells[tiles[1]]):
            # TO-MOVE-04: the river flows between two tiles that touch only at this point.
            found += [(point, (tile,)) for tile in tiles]
        else:
            found.append((point, tuple(tiles)))
    return found


def only_diagonal(one: Cell, other: Cell) -> bool:
    """Whether two tiles around one point share no edge."""
    return one[0] != other[0] and one[1] != other[1]


class Ground:
    """The numbered Spaces of tiles lying in the given cells, and how they touch."""

    def __init__(self, cells: Sequence[Cell]) -> None:
        streets = crossings(cells)
        places: list[tuple[int, int, int, int]] = []
        for number, (column, row) in enumerate(cells):
            places.append((2 * row + 1, 2 * column + 1, number, -1))
        for street, (point, tiles) in enumerate(streets):
            places.append((point[1], point[0], min(tiles), street))
        places.sort()
        self.n: int = len(places)
        self.x: tuple[int, ...] = tuple([place[1] for place in places])
        self.y: tuple[int, ...] = tuple([place[0] for place in places])
        self.district: tuple[bool, ...] = tuple([place[3] < 0 for place in places])
        self.tiles: tuple[tuple[int, ...], ...] = tuple(
            [(place[2],) if place[3] < 0 else streets[place[3]][1] for place in places]
        )
        self.centre: tuple[int, ...] = self._centres(len(cells))
        self.corner: tuple[tuple[int, ...], ...] = self._corners(cells)
        self.adjacent: tuple[tuple[int, ...], ...] = self._adjacent()
        self.rows: tuple[tuple[int, ...], ...] = self._rows()

    def _centres(self, count: int) -> tuple[int, ...]:
        centre = [0] * count
        for space in range(self.n):
            if self.district[space]:
                centre[self.tiles[space][0]] = space
        return tuple(centre)

    def _corners(self, cells: Sequence[Cell]) -> tuple[tuple[int, ...], ...]:
        """Per tile the Street Spaces at its four corners, in the order of CORNERS."""
        street_at: dict[tuple[int, int, int], int] = {}
        for space in range(self.n):
            if not self.district[space]:
                for tile in self.tiles[space]:
                    street_at[(self.x[space], self.y[space], tile)] = space
        corners: list[tuple[int, ...]] = []
        for tile, cell in enumerate(cells):
            points = [corner_point(cell, corner) for corner in range(4)]
            corners.append(tuple([street_at[(p[0], p[1], tile)] for p in points]))
        return tuple(corners)

    def _adjacent(self) -> tuple[tuple[int, ...], ...]:
        """TO-MOVE-02: a District touches its four corners, corners touch along a tile's edge."""
        near: list[set[int]] = [set() for _ in range(self.n)]
        for tile, corners in enumerate(self.corner):
            for k in range(4):
                for one, other in (
                    (self.centre[tile], corners[k]),
                    (corners[k], corners[(k + 1) % 4]),
                ):
                    near[one].add(other)
                    near[other].add(one)
        return tuple([tuple(sorted(spaces)) for spaces in near])

    def _rows(self) -> tuple[tuple[int, ...], ...]:
        """TO-RANGED-03: the straight lines of Street Spaces, westward ends and north ends first."""
        east: dict[int, int] = {}
        south: dict[int, int] = {}
        for nw, ne, se, sw in self.corner:
            east[nw], east[sw] = ne, se
            south[nw], south[ne] = sw, se
        return tuple(sorted(chains(east) + chains(south)))


def chains(onward: dict[int, int]) -> list[tuple[int, ...]]:
    """The longest runs of Spaces, each leading to the next."""
    reached = set(onward.values())
    found: list[tuple[int, ...]] = []
    for first in onward:
        if first not in reached:
            run = [first]
            while run[-1] in onward:
                run.append(onward[run[-1]])
            found.append(tuple(run))
    return found


def reach(table: Sequence[Sequence[int]], steps: int) -> tuple[tuple[int, ...], ...]:
    """Per Space the Spaces at most so many steps away, itself included."""
    return tuple([tuple([space for space, d in enumerate(line) if d <= steps]) for line in table])


def groups(table: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """TO-MOVE-04: per Space the number of its tile group; rivers lie between groups."""
    found: list[int] = []
    first: list[int] = []
    for space, line in enumerate(table):
        for number, origin in enumerate(first):
            if line[origin] != FAR:
                found.append(number)
                break
        else:
            found.append(len(first))
            first.append(space)
    return tuple(found)
