"""Games that were left without being saved: kept in a folder of the user, and offered at the next start.

A kept game is a save with who sat at it. Of several, the newest is offered; more than some are not kept.
"""

import json
import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, Protocol

from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.toolkit.phrases import Phrase
from othersight.tui.files import read_save, write_whole
from othersight.tui.handed_on import leave

MOST = 10
PATTERN = "game-*.json"


class Kept(NamedTuple):
    """A kept game: its file, the game's name, the seats of people, the level of the machine, the save."""

    file: Path
    game: str
    people: tuple[int, ...]
    machine: str
    save: str


def folder_of(environment: Mapping[str, str]) -> Path:
    """Where the games of this user are kept."""
    home = environment.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(home) / "othersight" / "kept"


def number_of(file: Path) -> int:
    """The number in the name of a kept game; 0 if it has none."""
    digits = file.stem.removeprefix("game-")
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 10 else 0


def kept_games(folder: Path) -> list[Kept]:
    """All that can be read, the newest first."""
    found: list[Kept] = []
    for file in sorted(folder.glob(PATTERN), key=number_of, reverse=True):
        with suppress(OthersightError, ValueError, KeyError, TypeError, RecursionError):
            held = json.loads(read_save(file))
            people = tuple([int(seat) for seat in held["people"]])
            found.append(
                Kept(file, str(held["game"]), people, str(held["machine"]), str(held["save"]))
            )
    return found


class Keeping(Protocol):
    """Keeps a game while it is played, so that it can go on after whatever ends the program."""

    @property
    def goodbye(self) -> Phrase:
        """Said to whoever leaves: how the game goes on."""

    def keep(self, game: Game, people: Sequence[int]) -> bool:
        """Write the game as it stands; whether that was possible."""

    def close(self, game: Game) -> None:
        """The game is over, or saved elsewhere."""


class Keeper:
    """Keeps one game under one name while it is played."""

    goodbye = Phrase("play-goodbye-kept")

    def __init__(self, folder: Path, machine: str, file: Path | None = None) -> None:
        self.folder = folder
        self.machine = machine
        self.file = file

    def keep(self, game: Game, people: Sequence[int]) -> bool:
        """Write the game as it stands; whether that was possible."""
        held = {
            "game": game.definition.name,
            "people": list(people),
            "machine": self.machine,
            "save": game.save(),
        }
        try:
            if self.file is None:
                os.makedirs(self.folder, mode=0o700, exist_ok=True)
                numbers = [number_of(file) for file in self.folder.glob(PATTERN)]
                self.file = self.folder / f"game-{max(numbers, default=0) + 1}.json"
            write_whole(self.file, json.dumps(held))
        except (OSError, OthersightError):
            return False
        self.forget_old()
        return True

    def forget_old(self) -> None:
        """Of many kept games the oldest go."""
        files = sorted(self.folder.glob(PATTERN), key=number_of)
        for file in files[:-MOST]:
            if file != self.file:
                file.unlink(missing_ok=True)

    def close(self, game: Game) -> None:
        """The game is over, or saved elsewhere, and need not be kept any more; what it leaves to the next one is."""
        leave(game, os.environ)
        if self.file is not None:
            with suppress(OSError):
                self.file.unlink(missing_ok=True)
