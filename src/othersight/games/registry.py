"""The games there are, found by where they lie: no list names them.

A game is a package with a module `plugin` that declares `PLUGIN`. Found are the packages in this folder, installed
packages by the entry point group `othersight.games` (whose entries name a `Plugin`), and packages in the folders that
the environment variable `OTHERSIGHT_GAMES` names: each a game's own folder, or a folder of such.
"""

import os
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from othersight.kernel.definition import Definition
from othersight.kernel.errors import OthersightError, UnknownName
from othersight.kernel.game import Game
from othersight.toolkit.phrases import PLAIN, Words
from othersight.toolkit.plugin import Plugin
from othersight.toolkit.setup_options import SetUpOption
from othersight.toolkit.wishes import WishSpec

GROUP = "othersight.games"
VARIABLE = "OTHERSIGHT_GAMES"
MODULE = "plugin"

USUAL_GAME = "the-others"
"""What is played where no game is named."""


@cache
def plugins() -> dict[str, Plugin]:
    """Every game that is found, by name; two of one name are refused."""
    found: dict[str, Plugin] = {}
    for plugin in (*of_this_package(), *installed(), *in_named_folders()):
        if plugin.name in found:
            raise OthersightError(
                f"two games are called '{plugin.name}': {found[plugin.name].package} and {plugin.package}",
                "error-game-twice",
                game=plugin.name,
                packages=f"{found[plugin.name].package}, {plugin.package}",
            )
        found[plugin.name] = plugin
    return found


def of_this_package() -> Iterator[Plugin]:
    """The packages beside this module."""
    folder = Path(__file__).parent
    package = __name__.rpartition(".")[0]
    for module in iter_modules([str(folder)]):
        if module.ispkg and (folder / module.name / f"{MODULE}.py").is_file():
            yield declared_in(f"{package}.{module.name}")


def installed() -> Iterator[Plugin]:
    """What installed packages offer."""
    if not may_be_offered():
        return
    from importlib.metadata import entry_points

    for entry in entry_points(group=GROUP):
        yield checked(entry.load(), entry.value)


def may_be_offered() -> bool:
    """Whether some installed package may offer games. Where packages are plain folders what they offer is read here:
    `importlib.metadata` takes longer to load than some commands to run."""
    for place in sys.path:
        if not os.path.isdir(place or "."):
            if os.path.exists(place):
                return True
            continue
        for name in os.listdir(place or "."):
            if name.endswith((".dist-info", ".egg-info")) and names_group(Path(place, name)):
                return True
            if name.endswith(".egg"):
                return True
    return False


def names_group(about: Path) -> bool:
    """Whether the description of an installed package names the group of games."""
    try:
        return GROUP in (about / "entry_points.txt").read_text(encoding="utf-8")
    except (OSError, ValueError):
        return False


def in_named_folders() -> Iterator[Plugin]:
    """What lies in the folders of the environment variable."""
    for name in filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)):
        folder = Path(name).resolve()
        if not folder.is_dir():
            raise no_games_in(name)
        packages = [folder] if is_game(folder) else sorted(filter(is_game, folder.iterdir()))
        if not packages:
            raise no_games_in(name)
        for package in packages:
            if str(package.parent) not in sys.path:
                sys.path.append(str(package.parent))
            yield declared_in(package.name)


def is_game(folder: Path) -> bool:
    """Whether a folder is the package of a game."""
    return (folder / f"{MODULE}.py").is_file()


def no_games_in(folder: str) -> OthersightError:
    return OthersightError(
        f"{VARIABLE} names {folder}, where there is no game; a game is a folder with a {MODULE}.py",
        "error-no-games-in",
        variable=VARIABLE,
        folder=folder,
        file=f"{MODULE}.py",
    )


def declared_in(package: str) -> Plugin:
    """The plugin of a package; a package that cannot be loaded is refused with the reason."""
    module = f"{package}.{MODULE}"
    try:
        found = getattr(import_module(module), "PLUGIN", None)
    except Exception as fault:
        reason = f"{type(fault).__name__}: {fault}"
        raise OthersightError(
            f"{module} cannot be loaded: {reason}",
            "error-plugin-fails",
            module=module,
            reason=reason,
        ) from fault
    return checked(found, f"{module}:PLUGIN")


def checked(found: object, where: str) -> Plugin:
    """A plugin and nothing else."""
    if not isinstance(found, Plugin):
        raise OthersightError(
            f"{where} is no plugin; it must be an othersight.toolkit.plugin.Plugin",
            "error-no-plugin",
            where=where,
        )
    return found


def plugin_named(name: str) -> Plugin:
    """The game of that name."""
    if name not in plugins():
        raise UnknownName(
            f"there is no game '{name}'; there are {', '.join(plugins())}",
            "error-no-such-game",
            name=str(name),
            games=", ".join(plugins()),
        )
    return plugins()[name]


def plugin_of(game: Game) -> Plugin:
    """The plugin of a game under way."""
    return plugin_named(game.definition.name)


@cache
def definition_of(name: str) -> Definition:
    """What the kernel knows of the game of that name."""
    return plugin_named(name).typed_part("definition", Definition)


def words_of(game: Game) -> Words:
    """How a game speaks; one that is not found, or has no words of its own, speaks in keys and notation."""
    return words_named(game.definition.name)


@cache
def words_named(name: str) -> Words:
    """How the game of that name speaks."""
    plugin = plugins().get(name)
    return plugin.typed_part("words", Words) if plugin is not None and plugin.words else PLAIN


def wishes_of(game: Game) -> WishSpec | None:
    """What the seats of a game may wish, if it says so."""
    return wishes_named(game.definition.name)


@cache
def wishes_named(name: str) -> WishSpec | None:
    """What the seats of the game of that name may wish."""
    plugin = plugins().get(name)
    return plugin.typed_part("wishes", WishSpec) if plugin is not None and plugin.wishes else None


@cache
def set_up_of(name: str) -> tuple[SetUpOption, ...]:
    """The options with which the game of that name can be begun."""
    plugin = plugin_named(name)
    return plugin.typed_part("set_up", tuple) if plugin.set_up else ()


def asked_for(name: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Those of a game's options that a person is asked for; others a game keeps for itself, such as its revision."""
    known = {option.name for option in set_up_of(name)}
    return {option: value for option, value in options.items() if option in known}


def handed_on(game: Game) -> dict[str, Any]:
    """The options that a game leaves to the next one of the same group; most games leave none."""
    plugin = plugin_of(game)
    return dict(plugin.part("handed_on")(game)) if plugin.handed_on else {}


class Definitions(Mapping[str, Definition]):
    """The definitions by name, each loaded when it is first asked for."""

    def __getitem__(self, name: str) -> Definition:
        if name not in plugins():
            raise KeyError(name)
        return definition_of(name)

    def __contains__(self, name: object) -> bool:
        return name in plugins()

    def __iter__(self) -> Iterator[str]:
        return iter(plugins())

    def __len__(self) -> int:
        return len(plugins())


GAMES: Mapping[str, Definition] = Definitions()
