"""For small games: an observation that is made anew from the whole view at every look.

A game with a large table writes a `Watcher` of its own that looks only at what has changed.
"""

from collections.abc import Callable, Sequence
from typing import Any

from othersight.envs.actions import Actions
from othersight.envs.fields import Field, at_index, at_indices, one_of
from othersight.envs.layout import Layout, Section
from othersight.envs.spec import Kind
from othersight.envs.watching import Public, Watcher
from othersight.kernel.game import Game
from othersight.kernel.procedure import Procedure

View = dict[str, Any]


class WholeViewWatcher(Watcher):
    """Looks at everything again."""

    def __init__(self, game: Game, seat: int, public: Public, kind: "WholeViewKind") -> None:
        super().__init__(game, seat, kind.layout, public)
        self.kind = kind

    def look(self) -> None:
        self.buffer[:] = self.kind.encode(self.game.view(self.seat))

    def described(self, frame: Procedure) -> tuple[Section, View] | None:
        return None


class WholeViewKind(Kind):
    """A game as environments see it, from fields of its view.

    `seats` is how many there are at most, `kinds` the kinds of questions, `fields` what is written of the view; who
    is asked what is written for every game. `winners` tells the winners from a spectator's view.
    """

    def __init__(
        self,
        name: str,
        game: str,
        actions: Actions,
        seats: int,
        kinds: Sequence[str],
        fields: Sequence[Field],
        winners: Callable[[View, int], list[int]],
    ) -> None:
        asked = [
            at_index("seat", seats, "who looks"),
            at_indices("asked seats", seats, "the seats that are asked now"),
            one_of("asked kind", tuple(kinds), "the kind of question"),
        ]
        self.section = Section("table", "All that the seat may know.", [*asked, *fields])
        layout = Layout([self.section])
        super().__init__(name, game, actions, layout, self.encoded, self.watch, winners, nothing)

    def encoded(self, view: View) -> bytes:
        """An observation from a whole view."""
        asked = view["asked"]
        data = {
            **view,
            "asked seats": [question["seat"] for question in asked],
            "asked kind": asked[0]["kind"] if asked else "",
        }
        return bytes(self.section.row(data))

    def watch(self, game: Game, seat: int, public: Public) -> Watcher:
        """One seat that looks at a game."""
        return WholeViewWatcher(game, seat, public, self)


def nothing(game: Game) -> str:
    """No game is too large."""
    return ""
