"""Figures as they were before they were moved: a game goes on, and is replayed, with those it began with.

Every game keeps the revision of the content under which it began; one without was begun under the first. A later
revision keeps, in `content/earlier/N.toml`, what revision N had otherwise: figures by their path, and whole maps.
"""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

REVISION: Final = 4
"""The revision of the content of new games."""
FIRST: Final = 1
REVISIONS: Final = tuple(range(FIRST, REVISION + 1))


def earlier_figures(options: Mapping[str, Any]) -> Mapping[str, Any]:
    """The figures that have been moved since a game of these options began."""
    figures: Mapping[str, Any] = earlier(options.get("revision", FIRST)).get("figures", {})
    return figures


def earlier_map(options: Mapping[str, Any]) -> str:
    """The text of the map of these options, if it has been changed since."""
    changed: Mapping[str, str] = earlier(options.get("revision", FIRST)).get("maps", {})
    return changed.get(f"{options['story']}-{options['map']}", "")


@cache
def earlier(revision: int) -> dict[str, dict[str, Any]]:
    """What a revision had otherwise than this one: of two changes of the same thing, the older."""
    if revision == REVISION:
        return {}
    later = earlier(revision + 1)
    file = files("othersight.games.the_others.content") / "earlier" / f"{revision}.toml"
    kept = tomllib.loads(file.read_text("utf-8"))
    return {part: {**later.get(part, {}), **kept.get(part, {})} for part in ("figures", "maps")}
