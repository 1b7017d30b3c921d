"""The faults that can be made from the present source."""

import ast
from collections.abc import Iterator
from pathlib import Path

from othersight.rules_reference.places import PACKAGE, named_nodes, places_in, step_files
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
                both = [*ids.get(f"{name}.{one}", ()), *ids.get(f"{name}.{two}", ()), *ids[name]]
                if both:
                    yield fault_from(made, tuple(dict.fromkeys(both)), where, name)
        elif ids[name] and not name.endswith("__init__"):
            for made in faults_of_function(source, node):
                yield fault_from(made, ids[name], where, name)


def fault_from(made: Candidate, rules: tuple[str, ...], file: str, name: str) -> Fault:
    """A change of order belongs to the rules of the two steps that change places."""
    swaps = made.kind == "order"
    return Fault(rules, file, name, made.old, made.new, made.nth, made.kind, own_rules=swaps)
