"""`--plot FILE`: where a picture goes, looked at before anything is counted."""

from pathlib import Path

from othersight.cli._output import refuse
from othersight.locales import text
from othersight.tui.files import check_writable


def picture_named(plot: str) -> Path:
    """The file of the picture; neither a name that would promise anything but SVG nor a place that is none is taken."""
    file = Path(plot)
    if file.suffix.lower() != ".svg":
        refuse(text("plot-ending", file=plot))
    check_writable(file)
    return file
