"""Where a rule lives: its steps, its tests, the reasons that cite it and the cards that touch it."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from othersight.locales.loader import FOLDER as LOCALES
from othersight.rules_reference.cards import Card, cards_touching
from othersight.rules_reference.claims import Claim, claims
from othersight.rules_reference.places import PACKAGE, Place, steps
from othersight.rules_reference.proof import Proof, proofs
from othersight.rules_reference.record import Rule
from othersight.rules_reference.reference import rule

REASON = "reason-"


@dataclass(frozen=True, slots=True)
class CitedReason:
    """A reason why an option is not open that names the rule."""

    key: str
    sentence: str
    file: str
    line: int


@dataclass(frozen=True, slots=True)
class Where:
    """All places of one rule. `tests` is None where the package is installed without them."""

    rule: Rule
    steps: list[Place]
    tests: list[Claim] | None
    proof: Proof | None
    reasons: list[CitedReason]
    cards: list[Card]


def where(id: str, root: Path | None) -> Where:
    """The places of a rule in the package, and its tests in the checkout at `root` if there is one."""
    entry = rule(id)
    return Where(
        entry,
        steps().get(entry.id, []),
        claims(root, entry.id).get(entry.id, []) if root else None,
        proofs(root, entry.game).get(entry.id) if root else None,
        reasons(entry),
        cards_touching(entry),
    )


def reasons(entry: Rule) -> list[CitedReason]:
    """The reasons that cite a rule, in the order of the source."""
    name = entry.game.replace("-", "_")
    found = []
    for file in sorted((PACKAGE / "games" / name).rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if f'"{entry.id}"' in source and REASON in source:
            where = file.relative_to(PACKAGE).as_posix()
            for key, line in cited(ast.parse(source), entry.id):
                found.append(CitedReason(key, sentences(name).get(key, ""), where, line))
    return found


def cited(tree: ast.Module, id: str) -> Iterator[tuple[str, int]]:
    """The text keys that stand beside an id in a tuple or a call."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Tuple | ast.Call):
            parts = node.elts if isinstance(node, ast.Tuple) else node.args
            words = [p.value for p in parts if isinstance(p, ast.Constant)]
            if id in words:
                keys = [w for w in words if isinstance(w, str) and w.startswith(REASON)]
                yield from [(key, node.lineno) for key in keys]


@cache
def sentences(game: str) -> dict[str, str]:
    """The English sentences of the reasons of a game, with their gaps."""
    found: dict[str, str] = {}
    entry = re.compile(rf"^({REASON}[\w-]+) *= *(.*(?:\n[ \t]+.*)*)", re.MULTILINE)
    for file in sorted((LOCALES / "en" / game).rglob("*.ftl")):
        for key, text in entry.findall(file.read_text(encoding="utf-8")):
            found[key] = " ".join(text.split())
    return found
