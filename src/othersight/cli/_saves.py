"""Games out of files: whatever is wrong with one names the file."""

from collections.abc import Callable
from pathlib import Path

import othersight
from othersight.cli._output import refuse
from othersight.kernel.errors import DamagedFile, OthersightError
from othersight.kernel.game import Game
from othersight.locales import text
from othersight.tui.errors import mistake
from othersight.tui.files import read_save


def game_in(file: Path, load: Callable[[str], Game] = othersight.load) -> Game:
    """The game that is saved in a file, read in that way."""
    saved = read_save(file)
    try:
        return load(saved)
    except DamagedFile as error:
        refuse(in_file(file, error))


def text_in(file: Path) -> str:
    """What a file holds; whatever keeps it from being read names the file already."""
    try:
        return read_save(file)
    except OthersightError as error:
        refuse(mistake(error))


def in_file(file: Path, error: OthersightError) -> str:
    """What is wrong, and where."""
    return text("file-at-fault", file=str(file), fault=mistake(error))
