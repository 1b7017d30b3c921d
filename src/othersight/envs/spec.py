"""What an environment has to know of a game: its actions, its layout, and how a seat looks at it."""

from collections.abc import Callable, Mapping
from typing import Any

from othersight.envs.actions import Actions
from othersight.envs.compact import Compact
from othersight.envs.layout import Layout
from othersight.envs.places import Places
from othersight.envs.shaping import Shaping
from othersight.envs.watching import Public, Watcher
from othersight.kernel.game import Game
from othersight.kernel.question import Option

PRINTED = "printed"
"""The preset that changes nothing."""


def no_claims(game: Game, seat: int) -> list[Option]:
    """In this game nobody says anything."""
    return []


class Kind:
    """One game as environments see it; `name` is that of its environments, `game` that in GAMES.

    `encode` makes an observation from a whole view, `watcher` keeps one up to date, `winners` tells from a
    spectator's view who has won, `fits` why a game is too large for the
    layout, `claims` what a seat may say unasked, `places` keeps the places of names, `shaping` tells how
    well a seat stands, `presets` are set-ups by name, and `compact` makes short observations.
    """

    def __init__(
        self,
        name: str,
        game: str,
        actions: Actions,
        layout: Layout,
        encode: Callable[[dict[str, Any]], bytes],
        watcher: Callable[[Game, int, Public], Watcher],
        winners: Callable[[dict[str, Any], int], list[int]],
        fits: Callable[[Game], str],
        claims: Callable[[Game, int], list[Option]] = no_claims,
        places: Places | None = None,
        shaping: Shaping | None = None,
        presets: Mapping[str, Mapping[str, Any]] | None = None,
        compact: Compact | None = None,
    ) -> None:
        self.name = name
        self.game = game
        self.actions = actions
        self.layout = layout
        self.encode = encode
        self.watcher = watcher
        self.winners = winners
        self.fits = fits
        self.claims = claims
        self.places = places
        self.shaping = shaping
        self.compact = compact
        self.presets = {PRINTED: {}, **(presets or {})}

    @property
    def version(self) -> int:
        """The number at the end of the name: other sizes or other places have another version."""
        return int(self.name.rpartition("-v")[2])

    @property
    def fingerprint(self) -> str:
        """Changes whenever a policy that was trained before would no longer fit."""
        return f"{self.layout.fingerprint()}-{self.actions.fingerprint()}"
