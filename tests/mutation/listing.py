"""The faults that can be made from the present source."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from othersight.rules_reference.places import (
    FUNCTIONS,
    PACKAGE,
    named_nodes,
    places_in,
    step_files,
)
from tests.mutation.candidates import Candidate, Source, faults_of_class, faults_of_function
from tests.mutation.fault import Fault


def makeable(package: Path = PACKAGE) -> Iterator[Fault]:
    """Every fault that can be made in code that carries a rule's id."""
    for file in step_files(package):
        yield from faults_in(file, package)


def faults_in(file: Path, package: Path = PACKAGE) -> Iterator[Fault]:
    source = Source(file.read_text(encoding="utf-8"))
    ids = {place.name: place.ids for place in places_in(file, package)}
    where = file.relative_to(package).as_posix()
    for name, node in named_nodes(source.tree):
        if isinstance(node, ast.ClassDef):
            for one, two, made in faults_of_class(source, node):
                both = [
                    *ids_of_step(where, node, one, package),
                    *ids_of_step(where, node, two, package),
                    *ids[name],
                ]
                if both:
                    yield fault_from(made, tuple(dict.fromkeys(both)), where, name)
        elif ids[name] and not is_untold(name) and not is_plain_answer(node):
            for made in faults_of_function(source, node):
                yield fault_from(made, ids[name], where, name)


def is_untold(name: str) -> bool:
    """Whether nothing of a game depends on it: constructors, and what a Mission tells the machine's players."""
    last = name.rpartition(".")[2]
    return last in ("__init__", "ease", "tasks_left") or last.startswith("wants_")


def is_plain_answer(node: ast.AST) -> bool:
    """A hook that changes nothing, which cards override: `return 0`. It carries out no rule."""
    assert isinstance(node, FUNCTIONS)
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    return (
        len(body) == 1
        and isinstance(body[0], ast.Return)
        and isinstance(body[0].value, ast.Constant)
        and not body[0].value.value
    )


def ids_of_step(file: str, node: ast.ClassDef, step: str, package: Path) -> tuple[str, ...]:
    """The ids of a step, which a class may have from the class it is made of."""
    for kind in [node.name, *[ast.unparse(base) for base in node.bases]]:
        found = ids_by_name(package).get((game_of(file), f"{kind}.{step}"), ())
        if found:
            return found
    return ()


@cache
def ids_by_name(package: Path) -> dict[tuple[str, str], tuple[str, ...]]:
    """The ids of every method of a class that carries out rules, by game and name."""
    places = [place for file in step_files(package) for place in places_in(file, package)]
    named = [place for place in places if "." in place.name and place.ids]
    return {(game_of(place.file), place.name): place.ids for place in named}


def game_of(file: str) -> str:
    """`the_others` of `games/the_others/rules/move.py`."""
    return file.split("/")[1]


def fault_from(made: Candidate, rules: tuple[str, ...], file: str, name: str) -> Fault:
    """A change of order belongs to the rules of the two steps that change places."""
    swaps = made.kind == "order"
    return Fault(rules, file, name, made.old, made.new, made.nth, made.kind, own_rules=swaps)
