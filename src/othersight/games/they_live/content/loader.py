"""The content files as plain data, with their size kept sane; errors name the file and the entry."""

import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

FILES = (
    "board",
    "harbour",
    "billboards",
    "dice",
    "characters",
    "stories",
    "resistance",
    "injuries",
    "enemies",
    "news",
    "locations",
    "assault",
)
LARGEST_FILE = 1_000_000
LONGEST_LINE = 1_000

Content = dict[str, dict[str, Any]]
"""Each file's data by the file's name."""


class ContentError(Exception):
    """A content file that cannot be used: file, entry, what is wrong."""


@cache
def load_content() -> Content:
    """All shipped files. Do not change what you get; copy it first."""
    return {name: parsed(name, text_of(name)) for name in FILES}


def text_of(name: str) -> str:
    """A shipped file as it is written."""
    folder = files("othersight.games.they_live.content")
    return (folder / f"{name}.toml").read_text(encoding="utf-8")


@lru_cache(maxsize=len(FILES))
def parsed(name: str, text: str) -> dict[str, Any]:
    """One file's data, read once. Do not change what you get; copy it first."""
    if len(text) > LARGEST_FILE:
        raise ContentError(f"{name}.toml is larger than {LARGEST_FILE} characters")
    for number, line in enumerate(text.splitlines(), start=1):
        if len(line) > LONGEST_LINE:
            raise ContentError(f"{name}.toml:{number}: a line of over {LONGEST_LINE} characters")
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ContentError(f"{name}.toml: {error}") from error
