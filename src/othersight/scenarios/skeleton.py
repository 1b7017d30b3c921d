"""The scenario that `othersight scenario new` writes: it holds as it stands, and says what each part is for."""

from importlib.resources import files

from othersight.games import GAMES


def skeleton(game: str) -> str:
    """A commented scenario file of that game."""
    package = GAMES[game].name.replace("-", "_")
    return (files(__package__) / package / "skeleton.scn").read_text("utf-8")
