"""A card is one place: the rules of The Others name no card, board, Hero or Story; they ask effects by hooks."""

import ast
import tomllib
from pathlib import Path

import pytest

THE_OTHERS = Path(__file__).resolve().parents[2] / "src" / "othersight" / "games" / "the_others"
CONTENT = THE_OTHERS / "content"
RULES = sorted((THE_OTHERS / "rules").glob("*.py"))
DECKS = ("upgrades", "sin_cards", "apocalypse", "dark_past", "heroes")


def tables(file: Path) -> dict[str, dict[str, object]]:
    """The tables of a content file by name."""
    found = tomllib.loads(file.read_text(encoding="utf-8"))
    return {name: table for name, table in found.items() if isinstance(table, dict)}


def ids_of_content() -> set[str]:
    """The ids of all cards, Heroes, Sins, Acolytes, Hell Club members, tiles, Stories and Missions."""
    found: set[str] = set()
    for deck in DECKS:
        found |= set(tables(CONTENT / f"{deck}.toml"))
    monsters = tables(CONTENT / "monsters.toml")
    for board in ("sins", "acolytes", "hell_club"):
        found |= set(monsters[board])
    found |= set(tables(CONTENT / "tiles.toml")["tiles"])
    for file in CONTENT.glob("stories/*.toml"):
        story = tomllib.loads(file.read_text(encoding="utf-8"))
        found |= {file.stem, *story["missions"]}
    return found


def named_in(source: str, ids: set[str]) -> list[str]:
    """The ids that a module has as a string or as the name of a constant."""
    constants = {id.upper() for id in ids}
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and node.value in ids:
            found.append(f"line {node.lineno}: {node.value!r}")
        if isinstance(node, ast.Name) and node.id in constants:
            found.append(f"line {node.lineno}: {node.id}")
    return found


@pytest.mark.parametrize("module", RULES, ids=lambda module: module.stem)
def test_the_rules_name_no_card(module: Path) -> None:
    assert named_in(module.read_text(encoding="utf-8"), ids_of_content()) == []


def test_the_ids_looked_for_are_those_of_the_content() -> None:
    ids = ids_of_content()
    assert {"stealth-suit", "hate", "sloth", "nun", "grin-redemption", "thorley"} <= ids
    assert {"sucide-pact", "gasworks", "the-darkness-within", "rescue-the-chief"} <= ids


@pytest.mark.parametrize("line", ['"hate" in cards', "t.heroes[THORLEY]", 'steps = ("sloth",)'])
def test_a_card_named_in_a_rule_is_found(line: str) -> None:
    assert len(named_in(line, ids_of_content())) == 1
