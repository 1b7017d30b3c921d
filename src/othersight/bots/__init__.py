"""Players by name. A player sees the view of its seat and the board, never the table.

>>> from othersight.bots import player
>>> rival = player("random", game="the-others", seat=0, seed=7)
>>> rival.choose({"question": {"kind": "reaction", "options": ["react"]}}, {})
'react'
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, runtime_checkable

from othersight.bots.at_random import RandomPlayer
from othersight.bots.the_others import scripted
from othersight.bots.they_live import scripted as scripted_in_they_live
from othersight.kernel.errors import UnknownName

__all__ = ["NAMES", "SCRIPTED", "Player", "player", "unasked"]

Figures = Mapping[str, int | str]


class Player(Protocol):
    """Whoever answers the questions put to one seat."""

    def choose(self, view: dict[str, Any], board: dict[str, Any]) -> str:
        """The text of one of the options in `view["question"]`."""
        ...


@runtime_checkable
class Talker(Player, Protocol):
    """A player who may also act or speak without being asked."""

    def aside(self, view: dict[str, Any], board: dict[str, Any]) -> str:
        """The text of an aside (`use 12`, `claim person 3 human`), or nothing."""
        ...


SCRIPTED: dict[str, Callable[[int, str, Figures], Player]] = {
    "the-others": scripted,
    "they-live": scripted_in_they_live,
}
"""The scripted player of each game that has one."""

NAMES = ("random", "scripted")


def unasked(one: Player, view: dict[str, Any], board: dict[str, Any]) -> str:
    """What a player wants to do or say before answering, or nothing; whoever plays the game does it and asks again."""
    return one.aside(view, board) if isinstance(one, Talker) else ""


def player(
    name: str,
    game: str = "the-others",
    seat: int = 0,
    seed: int | str = 0,
    figures: Figures | None = None,
) -> Player:
    """A player of that name for a seat of a game; the same seed and questions give the same answers.

    `figures` are those of a what-if game, under the same names as in its options.
    """
    if name == "random":
        return RandomPlayer(seed)
    if name != "scripted":
        raise UnknownName(
            f"there is no player '{name}'; there are {', '.join(NAMES)}",
            "error-no-such-name",
            kind="player",
            name=str(name),
            choices=", ".join(NAMES),
        )
    if game not in SCRIPTED:
        raise UnknownName(
            f"there is no scripted player of '{game}'; there are some of {', '.join(SCRIPTED)}",
            "error-no-such-name",
            kind="scripted player",
            name=str(game),
            choices=", ".join(SCRIPTED),
        )
    return SCRIPTED[game](seat, str(seed), figures or {})
