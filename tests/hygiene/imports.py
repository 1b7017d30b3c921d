"""The import contract: which package may import which; `python -m tests.hygiene.imports` checks it.

kernel <- toolkit <- games/*/{rules, cards, ...} <- games/*/{bots, odds, envs, study}. Nobody outside `games` imports a
game's modules: odds, bots, arena, envs, study, server, tui and cli reach a game through its plugin, which
`othersight.games` finds. A game never imports the other.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.hygiene.parsed import nodes_of

SOURCE = Path(__file__).resolve().parents[2] / "src"
ROOT = "othersight"

SIDE = ("bots", "locales", "rules_reference", "scenarios")
ABOVE_GAMES = ("games", "kernel", "odds", "bots")
FACING = ("", "games", "kernel", "toolkit", *SIDE)

MAY_IMPORT: dict[str, tuple[str, ...]] = {
    "kernel": (),
    "toolkit": ("kernel",),
    "games": ("kernel", "toolkit"),
    "odds": ("games", "kernel"),
    "bots": ("games", "kernel", "odds"),
    "arena": (*ABOVE_GAMES, "locales"),
    "envs": (*ABOVE_GAMES, "locales", "scenarios", "toolkit"),
    "study": (*ABOVE_GAMES, "arena", "toolkit"),
    "locales": ("games", "kernel"),
    "rules_reference": ("games", "locales"),
    "scenarios": ("", "games", "kernel", "locales", "rules_reference", "toolkit"),
    "server": (*FACING, "arena", "study"),
    "tui": FACING,
    "cli": (*FACING, "arena", "envs", "odds", "server", "study", "tui"),
    "__main__": ("cli",),
    "": ("bots", "games", "kernel", "locales", "odds", "rules_reference", "scenarios", "toolkit"),
}
"""By package; "" is the public API (`othersight` and plain modules beside it). "games" is how games are found, never a
game's own modules; every package may import itself."""

NO_GAME = ("new_game", "obvious", "registry", "ways")
"""Modules of `games` that are about all of them and are none."""

PARTS: dict[str, tuple[str, ...]] = {
    "odds": ("odds",),
    "bots": ("odds", "bots"),
    "envs": ("odds", "bots", "envs"),
    "study": ("odds", "bots", "arena", "study", "locales"),
    "cli": ("odds", "cli", "locales"),
}
"""A game's part of a capability: what it may import beyond what the rest of the game may."""


def module_name(file: Path, source: Path) -> str:
    parts = file.relative_to(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(file: Path, source: Path) -> Iterator[tuple[int, str]]:
    """Line and full name of every module a file imports, wherever in the file it does so."""
    for node in nodes_of(file):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                name = f"{node.module}.{alias.name}"
                yield node.lineno, name if is_module(name, source) else str(node.module)


def is_module(name: str, source: Path) -> bool:
    place = source.joinpath(*name.split("."))
    return place.is_dir() or place.with_suffix(".py").is_file()


def package_of(name: str, source: Path) -> str:
    """`kernel` for othersight.kernel.game; "" for othersight itself and the modules beside it."""
    first = "".join(name.split(".")[1:2])
    return first if first in MAY_IMPORT or (source / ROOT / first).is_dir() else ""


def is_allowed(importer: str, name: str, source: Path) -> bool:
    mine, other = package_of(importer, source), package_of(name, source)
    allowed = MAY_IMPORT.get(mine, ())
    if mine == "games":
        part = part_of(importer)
        if other == "games":
            above = part_of(name) in PARTS and part_of(name) not in PARTS.get(part, ())
            return game_of(importer) == game_of(name) and not above
        return other in allowed or other in PARTS.get(part, ())
    if other != "games":
        return other == mine or other in allowed
    return "games" in allowed and not game_of(name)


def part_of(name: str) -> str:
    """`bots` for othersight.games.the_others.bots.dice; "" for what lies in the game's own folder."""
    return "".join(name.split(".")[3:4]) if game_of(name) else ""


def game_of(name: str) -> str:
    """`the_others` for othersight.games.the_others.state.table; "" for what is no game's own."""
    found = "".join(name.split(".")[2:3]) if name.startswith(f"{ROOT}.games.") else ""
    return "" if found in NO_GAME else found


def violations(source: Path = SOURCE) -> Iterator[str]:
    """One line for every import, and every package, that the contract does not know."""
    for folder in sorted(source.joinpath(ROOT).iterdir()):
        if any(folder.rglob("*.py")) and folder.name not in MAY_IMPORT:
            yield f"{ROOT}.{folder.name} is not in MAY_IMPORT: say there what it may import"
    for file in sorted(source.joinpath(ROOT).rglob("*.py")):
        importer = module_name(file, source)
        for line, name in imported(file, source):
            if name.split(".")[0] == ROOT and not is_allowed(importer, name, source):
                yield f"{file.relative_to(source)}:{line}: {importer} may not import {name}"


if __name__ == "__main__":
    broken = list(violations())
    print("\n".join(broken) or "import contract kept")
    sys.exit(1 if broken else 0)
