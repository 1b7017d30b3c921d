"""The board as a player reads it: threads, areas, ways by thread and freeway (TL-ACTION-04, TL-ACTION-05,
TL-ACTION-06)."""

from typing import Any, Final

from othersight.games.they_live.rules.location_card import GENERIC
from othersight.games.they_live.state.config import AREAS, FREEWAY
from othersight.toolkit.distances import distances


class City:
    """Spaces by number; entry 0 is unused."""

    def __init__(self, board: dict[str, Any]) -> None:
        size = len(board["spaces"]) + 1
        self.spaces = range(1, size)
        self.threads: list[list[int]] = [[] for _ in range(size)]
        self.area = [""] * size
        self.kind = [""] * size
        self.id = [""] * size
        for space in board["spaces"]:
            number = space["space"]
            self.threads[number] = list(space["threads"])
            self.area[number] = space["area"]
            self.kind[number] = space["kind"]
            self.id[number] = space["id"]
        self.drawn = [self.draw_at(s) if s else (0, "") for s in range(size)]
        """The deck from which a Location card is drawn on each space, and the name of its section for it."""
        self.billboards: list[int] = list(board["billboards"])
        self.cable_54: int = board["cable_54"]
        self.distance = distances(self.threads)
        """Steps along threads, as enemies go."""
        moves = [[*near, *self.rides(s)] for s, near in enumerate(self.threads)]
        self.hops = distances(moves)
        """Moves of a player, by thread or freeway."""

    def __deepcopy__(self, memo: object) -> "City":
        """Itself: what copies of a player know alike is not copied."""
        return self

    def draw_at(self, space: int) -> tuple[int, str]:
        """TL-LOCATION-04, TL-LOCATION-05: the deck of a space, and which section of its cards is read."""
        area = AREAS.index(self.area[space])
        if self.kind[space] == "named":
            return area, self.id[space]
        return GENERIC, "top" if area in (0, 2) else "bottom"

    def rides(self, space: int) -> list[int]:
        """Where the freeway leads from a space."""
        return [other for other in FREEWAY if other != space] if space in FREEWAY else []

    def ride_cost(self, space: int, target: int) -> int:
        """Wanted tokens for a ride (TL-ACTION-05)."""
        return abs(FREEWAY.index(space) - FREEWAY.index(target))

    def towards(self, space: int, target: int) -> int:
        """The next space of an enemy on its way, or the space itself (TL-RESPONSE-06)."""
        for near in sorted(self.threads[space]):
            if self.distance[near][target] < self.distance[space][target]:
                return near
        return space


class Atlas:
    """The board read last; all players of a game look at the same one."""

    def __init__(self) -> None:
        self.board: dict[str, Any] = {}
        self.city: City | None = None

    def city_of(self, board: dict[str, Any]) -> City:
        """The board, read once as long as it is the same."""
        if self.city is None or (self.board is not board and self.board != board):
            self.city = City(board)
            self.board = board
        return self.city


ATLAS: Final = Atlas()
