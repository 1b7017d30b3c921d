"""Finds the code that carries a rule's id in a docstring or a comment: its steps, by file, name and line."""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from othersight.rules_reference.parsing import without_collector
from othersight.rules_reference.reference import by_id

PACKAGE = Path(__file__).resolve().parents[1]
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
Named = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef

STEPS = ("rules", "cards", "setup", "state/city", "questions/claims", "knowledge/views", "views")
"""The parts of a game that carry out its rules, folders or modules; the others speak of them, show them or play by
them."""


@dataclass(frozen=True, slots=True)
class Place:
    """A function or class with the rule ids that it carries; a method of a card has the id of the card too."""

    file: str
    """Relative to the package: `games/the_others/rules/move.py`; the whole path for a game outside it."""
    name: str
    """`HeroStep.go`, `steps_of_move`."""
    line: int
    ids: tuple[str, ...]
    code: str
    """What it does: its statements without docstring and comments; of a class its attributes."""

    @property
    def is_card(self) -> bool:
        return "/cards/" in self.file


@cache
def id_pattern() -> re.Pattern[str]:
    """Every id of the catalogues, written in full."""
    ids = sorted([entry.id for entry in by_id().values()], key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, ids))})(?!\w|-\d)")


def ids_in_text(text: str) -> tuple[str, ...]:
    """The rule ids that a text names, each once, in their order."""
    return tuple(dict.fromkeys(id_pattern().findall(text)))


def step_files(package: Path = PACKAGE) -> list[Path]:
    """The modules that carry out rules, game by game."""
    found: list[Path] = []
    for game in sorted(folder for folder in (package / "games").iterdir() if folder.is_dir()):
        found += step_files_of(game)
    return found


def step_files_of(game: Path) -> list[Path]:
    """The modules in a game's folder that carry out its rules."""
    found: list[Path] = []
    for part in STEPS:
        module = game / f"{part}.py"
        found += sorted((game / part).rglob("*.py")) if (game / part).is_dir() else []
        found += [module] if module.is_file() else []
    return found


@cache
def steps(package: Path = PACKAGE) -> dict[str, list[Place]]:
    """The code that carries out each rule, by its id."""
    return by_rule(step_files(package), package)


@cache
def steps_of_game(folder: Path) -> dict[str, list[Place]]:
    """The code that carries out each rule of the game in a folder, in the package or outside it."""
    return by_rule(step_files_of(folder), PACKAGE)


def by_rule(files: Iterable[Path], package: Path) -> dict[str, list[Place]]:
    """The functions and classes of modules by the rule ids that they carry."""
    found: dict[str, list[Place]] = {}
    with without_collector():
        for file in files:
            for place in places_in(file, package):
                for id in place.ids:
                    found.setdefault(id, []).append(place)
    return found


def written(file: Path, package: Path = PACKAGE) -> str:
    """A file relative to the package; the whole path of a file outside it."""
    return (file.relative_to(package) if file.is_relative_to(package) else file).as_posix()


def places_in(file: Path, package: Path = PACKAGE) -> list[Place]:
    """Every function and class of a module, in the order of the source."""
    source = file.read_text(encoding="utf-8")
    comments = comments_of(source)
    where = written(file, package)
    own: dict[str, tuple[str, ...]] = {}
    found = []
    for name, node in named_nodes(ast.parse(source)):
        text = "\n".join([ast.get_docstring(node) or "", *own_comments(node, comments)])
        own[name] = ids_in_text(text)
        ids = with_those_of_class(own[name], own.get(name.partition(".")[0], ()))
        code = code_of(node) if ids else ""
        found.append(Place(where, name, node.lineno, ids, code))
    return found


def with_those_of_class(own: tuple[str, ...], of_class: tuple[str, ...]) -> tuple[str, ...]:
    """A method without ids has those of its class; a method of a card always has the card's."""
    if not own:
        return of_class
    cards = [id for id in of_class if by_id()[id.upper()].is_content]
    return tuple(dict.fromkeys([*own, *cards]))


def named_nodes(tree: ast.Module) -> Iterator[tuple[str, Named]]:
    """Classes, methods and functions with dotted names; nested functions belong to their outer one."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            yield node.name, node
            for inner in node.body:
                if isinstance(inner, FUNCTIONS):
                    yield f"{node.name}.{inner.name}", inner
        elif isinstance(node, FUNCTIONS):
            yield node.name, node


def code_of(node: Named) -> str:
    if isinstance(node, ast.ClassDef):
        kept = [part for part in node.body if isinstance(part, ast.Assign | ast.AnnAssign)]
        return "\n".join(map(ast.unparse, kept))
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    return "\n".join([ast.unparse(node.args), *map(ast.unparse, body)])


def comments_of(source: str) -> dict[int, str]:
    """The comments of a source by line; none where no sign of a comment stands before an id."""
    if not any(
        [ids_in_text(line.partition("#")[2]) for line in source.splitlines() if "#" in line]
    ):
        return {}
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}


def own_comments(node: Named, comments: dict[int, str]) -> list[str]:
    """The comments inside a function, or between the methods of a class."""
    lines = set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    if isinstance(node, ast.ClassDef):
        for inner in node.body:
            if isinstance(inner, FUNCTIONS):
                lines -= set(range(inner.lineno, (inner.end_lineno or inner.lineno) + 1))
    return [comments[line] for line in sorted(lines & comments.keys())]
