"""DISTRACT THE AUTHORITIES (TL-ACTION-15, TL-ACTION-16, TL-ACTION-17)."""

from typing import ClassVar

from othersight.games.they_live.rules.enemy import move_tile, nearer
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.rules.token import take_wanted
from othersight.games.they_live.table import ON_BOARD, LiveTable
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure
from othersight.kernel.question import number


class Distract(Procedure):
    """TL-ACTION-15, TL-ACTION-16, TL-ACTION-17: 1 wanted token, then the closest tile comes one space closer."""

    steps: ClassVar[tuple[str, ...]] = ("draw_attention", "pick", "way")
    fields: ClassVar[tuple[str, ...]] = ("seat", "person", "tile")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.person = -1
        self.tile = -1

    def draw_attention(self, g: Game) -> None:
        """Cost comes first."""
        t = table_of(g)
        self.person = t.playing[self.seat]
        take_wanted(g, self.person, 1)

    def pick(self, g: Game) -> None:
        """TL-ACTION-16: among tied tiles the acting player chooses."""
        t = table_of(g)
        tiles = closest_tiles(t, t.people[self.person].space)
        if not tiles or t.people[self.person].dead:
            self.finish()
            return
        choice = g.choice or g.ask(self.seat, "distract", [("tile", tile) for tile in tiles])
        if choice:
            self.tile = number(choice, 1)

    def way(self, g: Game) -> None:
        """TL-ACTION-16: and among tied routes."""
        t = table_of(g)
        ways = nearer(t, t.tiles[self.tile].space, t.people[self.person].space)
        choice = g.choice or g.ask(self.seat, "distract-way", [("to", space) for space in ways])
        if choice:
            move_tile(g, self.tile, number(choice, 1))


def closest_tiles(t: LiveTable, space: int) -> list[int]:
    """TL-ACTION-16: tiles on other spaces at the smallest distance by threads."""
    distance = t.config.distance[space]
    away = [tile for tile in t.tiles if tile.state == ON_BOARD and tile.space != space]
    least = min([distance[tile.space] for tile in away], default=0)
    return [tile.index for tile in away if distance[tile.space] == least]
