"""DISTRACT THE AUTHORITIES (TL-ACTION-15, TL-ACTION-16, TL-ACTION-17)."""

from typing import ClassVar, Final

from othersight.games.they_live.rules.conditions import (
    A_SPACE,
    CONDITIONS,
    Case,
    Conditions,
    Finer,
    Listed,
    Offers,
    QuickLook,
)
from othersight.games.they_live.rules.enemy import move_tile, nearer
from othersight.games.they_live.rules.token import take_wanted
from othersight.games.they_live.state.table import ON_BOARD, LiveTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import Option, number

TILES: Final = Offers("tile")
WAYS: Final = Offers("to")


class Distract(Procedure):
    """TL-ACTION-15, TL-ACTION-16, TL-ACTION-17: 1 wanted token, then the closest tile comes one space closer."""

    steps: ClassVar[tuple[str, ...]] = ("draw_attention", "pick", "way")
    fields: ClassVar[tuple[str, ...]] = ("seat", "person", "tile")

    def __init__(self, seat: int = 0) -> None:
        Procedure.__init__(self)
        self.seat = seat
        self.person = -1
        self.tile = -1

    def draw_attention(self, g: Game) -> None:
        """Cost comes first."""
        t: LiveTable = g.table
        self.person = t.playing[self.seat]
        take_wanted(g, self.person, 1)

    def pick(self, g: Game) -> None:
        """TL-ACTION-16: among tied tiles the acting player chooses."""
        choice = g.choice or g.ask(self.seat, "distract", self.tiles(g))
        if choice:
            self.tile = number(choice, 1)

    def way(self, g: Game) -> None:
        """TL-ACTION-16: and among tied routes."""
        choice = g.choice or g.ask(self.seat, "distract-way", self.ways(g))
        if choice:
            move_tile(g, self.tile, number(choice, 1))

    def tiles(self, g: Game) -> list[Option]:
        """TL-ACTION-16: the closest ones."""
        if not LOOK.is_good:
            return Case(g, "distract", self, self.seat).options("tile")
        t: LiveTable = g.table
        options: list[Option] = []
        for tile in closest_tiles(t, t.people[t.playing[self.seat]].space):
            options.append(TILES[tile])
        return options

    def ways(self, g: Game) -> list[Option]:
        """TL-ACTION-16: the spaces on a shortest way."""
        if not LOOK_AT_WAYS.is_good:
            return Case(g, "distract-way", self, self.seat).options("to")
        t: LiveTable = g.table
        options: list[Option] = []
        for space in nearer(t, t.tiles[self.tile].space, t.people[self.person].space):
            options.append(WAYS[space])
        return options


def has_tile_elsewhere(t: LiveTable, space: int) -> bool:
    """TL-ACTION-17: some tile is on another space."""
    for place in t.places:
        if place.stack and place.number != space:
            return True
    return False


def closest_tiles(t: LiveTable, space: int) -> list[int]:
    """TL-ACTION-16: tiles on other spaces at the smallest distance by threads."""
    distance = t.config.distance[space]
    at: dict[int, list[int]] = {}
    for place in t.places:
        if place.stack and place.number != space:
            at.setdefault(distance[place.number], []).extend(place.stack)
    return sorted(at[min(at)]) if at else []


def is_on_board(c: Case) -> bool:
    """The tile meant lies on the board."""
    return c.target in [tile.index for tile in c.t.tiles if tile.state == ON_BOARD]


def closer(c: Case) -> list[int]:
    """TL-ACTION-16: where the tile comes one space closer."""
    distract: Distract = c.frame
    return nearer(c.t, c.t.tiles[distract.tile].space, c.t.people[distract.person].space)


CLOSEST: Final[Conditions] = (
    Finer("TL-ACTION-16", "reason-no-such-tile", is_on_board),
    Finer(
        "TL-ACTION-16",
        "reason-tile-already-here",
        lambda c: c.t.tiles[c.target].space != c.person.space,
    ),
    Listed(
        "TL-ACTION-16",
        "reason-tile-not-closest",
        lambda c: closest_tiles(c.t, c.person.space),
    ),
)
CLOSER: Final[Conditions] = (A_SPACE, Listed("TL-ACTION-16", "reason-not-closer", closer))
CONDITIONS["distract", "tile"] = CLOSEST
CONDITIONS["distract-way", "to"] = CLOSER
LOOK: Final = QuickLook("distract", {"tile": CLOSEST})
LOOK_AT_WAYS: Final = QuickLook("distract-way", {"to": CLOSER})
"""What `Distract.tiles` and `Distract.ways` tell."""
