"""The scenario that `othersight scenario new` writes: it holds as it stands, and says what each part is for."""

from othersight.games import plugin_named
from othersight.kernel.errors import OthersightError


def skeleton(game: str) -> str:
    """A commented scenario file of that game."""
    plugin = plugin_named(game)
    file = plugin.folder / plugin.scenarios / "skeleton.scn"
    if not plugin.scenarios or not file.is_file():
        raise OthersightError(
            f"{game} has no skeleton of a scenario: its plugin names no folder with a skeleton.scn",
            "error-no-skeleton",
            game=game,
        )
    return file.read_text("utf-8")
