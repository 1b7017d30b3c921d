"""The cards that touch a rule: those whose code or text names it, those that act in its window, and those that answer
a question of the rule or of its steps."""

import ast
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from othersight.games import plugin_named
from othersight.rules_reference.places import (
    FUNCTIONS,
    ids_in_text,
    named_nodes,
    steps_of_game,
    written,
)
from othersight.rules_reference.record import Rule
from othersight.rules_reference.reference import by_id, rules


@dataclass(frozen=True, slots=True)
class Card:
    """A card or ability, and how it touches a rule: `names`, `window`, or the question it answers."""

    id: str
    """Its id in the catalogue, or empty."""
    name: str
    """Its printed name, or the class that is its behaviour."""
    how: str
    file: str
    line: int


def cards_touching(entry: Rule) -> list[Card]:
    """Each card once, with the first way in which it touches the rule."""
    asked = questions_asked(entry)
    found: dict[tuple[str, str], Card] = {}
    for behaviour in behaviours(plugin_named(entry.game).folder):
        hooks = [hook for hook in behaviour.answers if hook in asked]
        if entry.id in behaviour.ids or hooks:
            how = "names" if entry.id in behaviour.ids else hooks[0]
            for card in cards_of(behaviour, how):
                found.setdefault((card.id, card.name), card)
    for row in rules(entry.game):
        if row.is_content and row.id != entry.id and entry.id in ids_of_row(row):
            found.setdefault((row.id, row.title), Card(row.id, row.title, "names", "", 0))
    for card in cards_of_content(entry):
        found.setdefault((card.id, card.name), card)
    return [card for card in found.values() if card.id != entry.id]


@dataclass(frozen=True, slots=True)
class Behaviour:
    """A class of the cards: the ids it carries and the questions it has an answer to."""

    name: str
    ids: tuple[str, ...]
    content_ids: tuple[str, ...]
    answers: tuple[str, ...]
    file: str
    line: int


@cache
def behaviours(folder: Path) -> tuple[Behaviour, ...]:
    """The classes in the cards of the game in a folder."""
    found = []
    for file in sorted((folder / "cards").rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        for name, node in named_nodes(ast.parse(source)):
            if isinstance(node, ast.ClassDef):
                ids = ids_in_text(ast.get_source_segment(source, node) or "")
                head = ids_in_text(ast.get_docstring(node) or "")
                content = tuple([id for id in head if by_id()[id.upper()].is_content])
                methods = [part.name for part in node.body if isinstance(part, FUNCTIONS)]
                where = written(file)
                found.append(Behaviour(name, ids, content, tuple(methods), where, node.lineno))
    return tuple(found)


def cards_of(behaviour: Behaviour, how: str) -> Iterator[Card]:
    place = (behaviour.file, behaviour.line)
    for id in behaviour.content_ids:
        yield Card(id, by_id()[id.upper()].title, how, *place)
    if not behaviour.content_ids:
        yield Card("", behaviour.name, how, *place)


def questions_asked(entry: Rule) -> set[str]:
    """The questions that a rule or its steps put to cards: methods that the classes of the cards share."""
    folder = plugin_named(entry.game).folder
    known = questions(folder)
    asked = {question for question, ids in known.items() if entry.id in ids}
    for step in steps_of_game(folder).get(entry.id, []):
        if not step.is_card:
            nodes = ast.walk(ast.parse(step.code.partition("\n")[2]))
            asked |= {node.attr for node in nodes if isinstance(node, ast.Attribute)} & set(known)
    return asked


@cache
def questions(folder: Path) -> dict[str, tuple[str, ...]]:
    """The methods of the classes in `rules/effects.py`, which every card inherits, with the rules that they name."""
    found: dict[str, tuple[str, ...]] = {}
    for file in (folder / "rules").rglob("effects.py"):
        for name, node in named_nodes(ast.parse(file.read_text(encoding="utf-8"))):
            method = name.partition(".")[2]
            if method and method != "__init__":
                found[method] = ids_in_text(ast.get_docstring(node) or "")
    return found


def ids_of_row(row: Rule) -> set[str]:
    """The rules that a card's row names."""
    return set(ids_in_text(row.text))


# -- what the content files say of cards


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a content file: the windows in which it acts and the hooks that it answers by name."""

    id: str
    name: str
    windows: tuple[str, ...]
    hooks: tuple[str, ...]
    file: str
    line: int


def cards_of_content(entry: Rule) -> Iterator[Card]:
    """The cards whose content names the rule as a window, or a hook that the rule's steps ask for by its name."""
    folder = plugin_named(entry.game).folder
    asked = hooks_asked(folder, entry.id)
    for card in entries(folder):
        hooks = [hook for hook in card.hooks if hook in asked]
        if entry.id in card.windows or hooks:
            how = hooks[0] if hooks else "window"
            yield Card(card.id, card.name, how, card.file, card.line)


def hooks_asked(folder: Path, id: str) -> set[str]:
    """The words in the steps and tables of a rule, also as what a card forbids."""
    words: set[str] = set()
    for step in steps_of_game(folder).get(id, []):
        if not step.is_card:
            words |= words_in(ast.parse(step.code.partition("\n")[2]))
    words |= words_of_tables(folder).get(id, set())
    return words | {f"no-{word}" for word in words}


def words_in(code: ast.AST) -> set[str]:
    """The strings that code holds."""
    found = [node.value for node in ast.walk(code) if isinstance(node, ast.Constant)]
    return {word for word in found if isinstance(word, str)}


@cache
def words_of_tables(folder: Path) -> dict[str, set[str]]:
    """The words in the constants of the rules by the ids that the text below a constant names."""
    found: dict[str, set[str]] = {}
    for file in (folder / "rules").rglob("*.py"):
        body = ast.parse(file.read_text(encoding="utf-8")).body
        for table, below in pairwise(body):
            if isinstance(table, ast.Assign | ast.AnnAssign) and isinstance(below, ast.Expr):
                told = below.value.value if isinstance(below.value, ast.Constant) else ""
                for id in ids_in_text(str(told)):
                    found.setdefault(id, set()).update(words_in(table))
    return found


@cache
def entries(folder: Path) -> tuple[Entry, ...]:
    """The entries of a game's content files that say when they act, or which hooks they answer."""
    found = []
    for file in sorted((folder / "content").rglob("*.toml")):
        text = file.read_text(encoding="utf-8")
        for key, table in tables_in(tomllib.loads(text)):
            windows, hooks = tuple(table.get("windows", ())), tuple(hooks_in(table))
            if windows or hooks:
                row = by_id().get(str(table.get("catalogue", "")).upper())
                id, name = (row.id, row.title) if row else ("", key)
                found.append(Entry(id, name, windows, hooks, written(file), line_of(key, text)))
    return tuple(found)


def tables_in(table: dict[str, Any], key: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """A table of a content file and all tables in it, each with the last part of its name."""
    yield key, table
    for name, value in table.items():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, dict) and "hook" not in inner:
                yield from tables_in(inner, str(inner.get("id", name)))


def hooks_in(table: dict[str, Any]) -> Iterator[str]:
    """The hooks that the parts of an entry name."""
    for value in table.values():
        for part in value if isinstance(value, list) else []:
            if isinstance(part, dict) and "hook" in part:
                yield str(part["hook"])
    for action in table.get("forbids", ()):
        yield f"no-{action}"


def line_of(key: str, text: str) -> int:
    """The line of a content file in which an entry begins."""
    for number, line in enumerate(text.splitlines(), 1):
        heading = line.startswith("[") and line.strip("[] ").split(".")[-1] == key
        if heading or line == f'id = "{key}"':
            return number
    return 1
