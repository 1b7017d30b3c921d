"""The scenario that `othersight scenario new` writes: it holds as it stands, and says what each part is for."""

from importlib.resources import files


def skeleton() -> str:
    """A commented scenario file."""
    return (files(__package__) / "the_others" / "skeleton.scn").read_text("utf-8")
