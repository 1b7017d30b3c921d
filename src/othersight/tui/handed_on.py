"""What the games of this user leave to the next ones, such as the cards seen before: a small file for each game."""

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from othersight.games import handed_on
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game
from othersight.tui.files import read_save, write_whole


def file_for(name: str, environment: Mapping[str, str]) -> Path:
    """Where that is kept for a game."""
    home = environment.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(home) / "othersight" / "handed_on" / f"{name}.json"


def leave(game: Game, environment: Mapping[str, str]) -> None:
    """Write what a game leaves; a folder that cannot be written to stops nobody."""
    options = handed_on(game)
    if options:
        file = file_for(game.definition.name, environment)
        with suppress(OSError, OthersightError):
            os.makedirs(file.parent, mode=0o700, exist_ok=True)
            write_whole(file, json.dumps(options))


def left_for(name: str, environment: Mapping[str, str]) -> dict[str, Any]:
    """The options that earlier games have left; none where there is nothing to be read."""
    file = file_for(name, environment)
    with suppress(OSError, OthersightError, ValueError, RecursionError):
        if file.is_file():
            told = json.loads(read_save(file))
            return told if isinstance(told, dict) else {}
    return {}


def forget(name: str, environment: Mapping[str, str]) -> None:
    """Whatever earlier games have left is gone."""
    with suppress(OSError):
        file_for(name, environment).unlink(missing_ok=True)
