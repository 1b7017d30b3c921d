"""Players of one's own: `my_module:MyBot`, or the name that an installed package gives in `othersight.players`.

Whatever is named is called with `game`, `seat` and `seed`, and gives something with `choose(observation)`.
"""

import inspect
import os
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from othersight.bots.explanation import Explanation
from othersight.bots.observation import Observation
from othersight.kernel.errors import OthersightError, UnknownName

GROUP = "othersight.players"
"""The entry points by which installed packages offer players."""
Maker = Callable[..., Any]


class OwnPlayer:
    """Somebody else's player as the rest of the package knows one; what it leaves out is filled in."""

    def __init__(self, name: str, player: Any) -> None:
        self.name = name
        self.player = player

    @property
    def explanation(self) -> Explanation | None:
        """What the player says of its last answer, if it says anything."""
        said = getattr(self.player, "explanation", None)
        return said if isinstance(said, Explanation) else None

    def choose(self, observation: Observation) -> str:
        chosen: str = self.player.choose(observation)
        if chosen not in observation.options:
            raise OthersightError(
                f"{self.name} answers {chosen!r}, which is none of {observation.options}",
                "error-player-option",
                name=self.name,
                given=str(chosen),
                options=", ".join(observation.options),
            )
        return chosen

    def aside(self, observation: Observation) -> str:
        said = getattr(self.player, "aside", None)
        return str(said(observation) or "") if said is not None else ""


def installed() -> dict[str, EntryPoint]:
    """The players of installed packages, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


def is_own(name: str) -> bool:
    """Whether a name can only be that of somebody's own player: a module with a class, or an installed name."""
    return ":" in name or name in installed()


def own_player(name: str, game: str, seat: int, seed: str) -> OwnPlayer:
    """A player of one's own for a seat; one line says what is wrong with it."""
    maker = maker_of(name)
    try:
        made = maker(game=game, seat=seat, seed=seed)
    except OthersightError:
        raise
    except Exception as error:
        raise wrong(name, "error-player-fails", reason_of(error)) from error
    if not callable(getattr(made, "choose", None)):
        raise wrong(name, "error-player-no-choose", type(made).__name__)
    return OwnPlayer(name, made)


@cache
def maker_of(name: str) -> Maker:
    """The class or function behind a name."""
    point = installed().get(name)
    module, _, attribute = (point.value if point is not None else name).partition(":")
    found: Any = imported(name, module)
    for part in attribute.split("."):
        if not hasattr(found, part):
            raise wrong(name, "error-player-no-class", part, ", ".join(classes_in(found)))
        found = getattr(found, part)
    if not callable(found):
        raise wrong(name, "error-player-not-callable", attribute)
    return found  # type: ignore[no-any-return]


def imported(name: str, module: str) -> Any:
    """A module by its name; one in the present folder is found too."""
    folder = os.getcwd()
    if folder not in sys.path and "" not in sys.path:
        sys.path.append(folder)
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name and module.startswith(error.name):
            raise wrong(name, "error-player-no-module", module) from None
        raise wrong(name, "error-player-import", reason_of(error)) from error
    except Exception as error:
        raise wrong(name, "error-player-import", reason_of(error)) from error


def classes_in(module: Any) -> list[str]:
    """What the module has to offer, for whoever has misspelt it."""
    own = [
        one
        for one, value in vars(module).items()
        if inspect.isclass(value) and value.__module__ == getattr(module, "__name__", "")
    ]
    return own or ["nothing"]


def source_of(name: str) -> str:
    """The source of a player's module: another one plays other games."""
    module = inspect.getmodule(maker_of(name))
    try:
        return inspect.getsource(module) if module is not None else ""
    except (OSError, TypeError):
        return ""


def reason_of(error: Exception) -> str:
    """An error in one line."""
    said = " ".join(str(error).split())
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


MESSAGES = {
    "error-player-no-module": "there is no module {given} for the player {name}",
    "error-player-import": "the module of the player {name} cannot be imported: {given}",
    "error-player-no-class": "the player {name} is not there: no {given}; there are {choices}",
    "error-player-not-callable": "the player {name}: {given} is no class and no function",
    "error-player-fails": "the player {name} cannot be made with game, seat and seed: {given}",
    "error-player-no-choose": "the player {name} is no player: {given} has no choose(observation)",
}


def wrong(name: str, key: str, given: str, choices: str = "") -> UnknownName:
    """The error for a player that cannot be used."""
    said = MESSAGES[key].format(name=name, given=given, choices=choices)
    return UnknownName(said, key, name=name, given=given, choices=choices)
