"""The cards of the later sets and of the second town, with their ids in the catalogue."""

from typing import Any

import pytest

from othersight.games.they_live.content import load_content
from othersight.games.they_live.state.config import Config
from othersight.rules_reference import rules
from tests.rule_ids import rule

Entry = dict[str, Any]
SORTS = {
    "NEWS": ("news", "card"),
    "INJURY": ("injuries", "injury"),
    "ASSAULT": ("assault", "card"),
    "PLACE": ("locations", "card"),
    "BOSS": ("enemies", "tile"),
    "CARD": ("resistance", "card"),
    "STORY": ("stories", "deck"),
}


def entries(sort: str) -> list[Entry]:
    """The entries of a sort that the first set does not have, in the order of their ids."""
    file, kind = SORTS[sort]
    every: list[Entry] = load_content()[file][kind]
    return [entry for entry in every if "set" in entry or "town" in entry]


def by_id(sort: str) -> dict[str, Entry]:
    """The same by their ids in the catalogue."""
    found = {f"HOUSE-{sort}{at}": entry for at, entry in enumerate(entries(sort), start=1)}
    known = {row.id for row in rules("they-live")}
    lacking = [f"{id} for {entry['id']}" for id, entry in found.items() if id not in known]
    assert not lacking, f"the catalogue needs the rows {', '.join(lacking)} ({SORTS[sort][0]}.toml)"
    return found


def cases(sort: str) -> list[Any]:
    """One case of a test for each, with the mark of its id."""
    return [
        pytest.param(entry, id=entry["id"], marks=rule(id)) for id, entry in by_id(sort).items()
    ]


def house_id(sort: str, name: str) -> str:
    """The id of a card by its name in the content."""
    return next(id for id, entry in by_id(sort).items() if entry["id"] == name)


def tame(config: Config) -> None:
    """Nobody has a special, and the back of a green tile does nothing."""
    for character in config.characters.values():
        character.specials = ()
    for face in config.tile_faces.values():
        if not face.boss:
            face.rules, face.turn_over, face.raid_support = (), False, False
