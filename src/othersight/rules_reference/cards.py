"""The cards that touch a rule: those whose code or text names it, and those that answer a question its steps ask."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

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
    """A card or ability, and how it touches a rule: `names`, or the question it answers."""

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
    """The questions that the steps of a rule put to cards: methods that the classes of the cards share."""
    folder = plugin_named(entry.game).folder
    known = questions(folder)
    asked: set[str] = set()
    for step in steps_of_game(folder).get(entry.id, []):
        if not step.is_card:
            nodes = ast.walk(ast.parse(step.code.partition("\n")[2]))
            asked |= {node.attr for node in nodes if isinstance(node, ast.Attribute)} & known
    return asked


@cache
def questions(folder: Path) -> frozenset[str]:
    """The methods of the classes in `rules/effects.py`, which every card inherits."""
    file = folder / "rules" / "effects.py"
    if not file.is_file():
        return frozenset()
    names = [
        name for name, _ in named_nodes(ast.parse(file.read_text(encoding="utf-8"))) if "." in name
    ]
    return frozenset([name.partition(".")[2] for name in names]) - {"__init__"}


def ids_of_row(row: Rule) -> set[str]:
    """The rules that a card's row names; the catalogue writes the window TO-TIME-19 with one letter and its number."""
    windows = {word.strip(".,;:()/") for word in row.text.replace("/", " ").split()}
    short = {w for w in windows if w.startswith("T-") and w[2:].isdigit()}
    return {*ids_in_text(row.text), *[f"TO-TIME-{word[2:]}" for word in short]}
