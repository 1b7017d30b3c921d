"""Figures by their paths (`assault.sewer-gate.tests.0.number`), and games in which some of them are others."""

import copy
import json
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache, lru_cache
from typing import Any

from othersight.games.they_live.content.earlier import earlier_figures
from othersight.games.they_live.content.loader import Content, ContentError, load_content
from othersight.games.they_live.setup.configure import add_locations, config_for
from othersight.games.they_live.state.config import Config

MOST = 999
COPIES, MOST_COPIES = "copies", 20
"""Copies of a card make a table larger: there are fewer of them than of anything else."""


def figures_in(content: Content) -> dict[str, int]:
    """Every whole number of the content by its path: file, entry, and the way within the entry."""
    found: dict[str, int] = {}
    for path, holder, key in numbers_in(content, ()):
        found[".".join(path)] = holder[key]
    return found


def house_figures() -> dict[str, int]:
    """Everything printed on the cards of They Live is house content."""
    return figures_in(load_content())


def numbers_in(data: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Any, Any]]:
    """Path, holder and key of every number; entries of a file go by their ids."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in pairs:
        if isinstance(value, list) and len(path) == 1 and value and isinstance(value[0], dict):
            for place, entry in enumerate(value):
                name = entry.get("id", place)
                yield from numbers_in(entry, (*path, str(name)))
        elif isinstance(value, (dict, list)):
            yield from numbers_in(value, (*path, str(key)))
        elif type(value) is int:
            yield (*path, str(key)), data, key


def content_with(figures: Mapping[str, int]) -> Content:
    """The content with other figures in place of some; a path or value that cannot be is named."""
    content = copy.deepcopy(load_content())
    places = {".".join(path): (holder, key) for path, holder, key in numbers_in(content, ())}
    for path, value in figures.items():
        if path not in places:
            near = "".join([f"; did you mean '{p}'?" for p in get_close_matches(path, places, n=1)])
            raise ContentError(f"there is no figure '{path}'{near}")
        most = MOST_COPIES if path.endswith(f".{COPIES}") else MOST
        if type(value) is not int or not -most <= value <= most:
            raise ContentError(f"{path} is {value!r}; give a whole number up to {most}")
        holder, key = places[path]
        holder[key] = value
    return content


@lru_cache(maxsize=64)
def config_with(
    players: int,
    difficulty: str,
    figures: str,
    cards: str,
    town: str,
    seen: tuple[str, ...],
    revision: int,
) -> Config:
    """The Config with these figures (as JSON), made once however many games share it."""
    changed = {**earlier_figures(revision), **json.loads(figures)}
    content = content_with(changed) if changed else load_content()
    return config_for(players, difficulty, content, cards, town, seen, revision)


@cache
def printed_config() -> Config:
    """Every card there is, those of all towns too, on the board of the city: for whoever needs the names of all."""
    config = config_for(6, "normal", load_content())
    add_locations(config, load_content()["locations"]["card"])
    return config
