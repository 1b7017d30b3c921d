"""New games by name, and saved games from their text."""

import os
from pathlib import Path

from othersight.games import GAMES
from othersight.games.new_game import new
from othersight.kernel.codec import load_game
from othersight.kernel.errors import DamagedFile
from othersight.kernel.game import Game

__all__ = ["load", "new"]


def load(saved: str | os.PathLike[str]) -> Game:
    """A saved game, at the decision where it was saved: from its text, or from the path of its file."""
    return load_game(text_of_file(saved) if isinstance(saved, os.PathLike) else saved, GAMES)


def text_of_file(path: os.PathLike[str]) -> str:
    """What a file holds; refused if it cannot be read."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", "") or "it is not text"
        raise DamagedFile(
            f"{path} cannot be read: {reason}",
            "error-unreadable-file",
            file=str(path),
            reason=reason,
        ) from error
