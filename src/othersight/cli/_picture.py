"""`--plot FILE`: where a picture goes, looked at before anything is counted."""

import os
from pathlib import Path

from othersight.cli._output import refuse
from othersight.locales import text
from othersight.tui.files import cannot


def picture_named(plot: str) -> Path:
    """The file of the picture; neither a name that would promise anything but SVG nor a place that is none is taken."""
    file = Path(plot)
    if file.suffix.lower() != ".svg":
        refuse(text("plot-ending", file=plot))
    if file.is_dir():
        raise cannot("write", file, IsADirectoryError(21, os.strerror(21)))
    if not file.parent.is_dir():
        raise cannot("write", file, FileNotFoundError(2, os.strerror(2)))
    return file
