"""Where a rule lives: its steps, its tests, the reasons that cite it and the cards that touch it."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from othersight.games import plugin_named
from othersight.locales.chosen import ENGLISH
from othersight.locales.loader import FOLDER as LOCALES
from othersight.rules_reference.cards import Card, cards_touching
from othersight.rules_reference.claims import Claim, claims, claims_in
from othersight.rules_reference.places import PACKAGE, Place, steps_of_game, written
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


def where(id: str, root: Path | None, language: str = ENGLISH) -> Where:
    """The places of a rule in the package, and its tests in the checkout at `root` if there is one."""
    entry = rule(id, language)
    return Where(
        entry,
        steps_of_game(plugin_named(entry.game).folder).get(entry.id, []),
        tests_of(entry, root),
        proofs(root, entry.game).get(entry.id) if root else None,
        reasons(entry),
        cards_touching(entry),
    )


def tests_of(entry: Rule, root: Path | None) -> list[Claim] | None:
    """The tests that carry the id: those of the checkout; for a game outside the package those in its own folder."""
    plugin = plugin_named(entry.game)
    if not plugin.folder.is_relative_to(PACKAGE):
        found = claims_in(
            plugin.folder / "tests", plugin.folder / (plugin.scenarios or "tests"), entry.id
        )
        return found.get(entry.id, [])
    return claims(root, entry.id).get(entry.id, []) if root else None


def reasons(entry: Rule) -> list[CitedReason]:
    """The reasons that cite a rule, in the order of the source."""
    plugin = plugin_named(entry.game)
    own = plugin.folder / plugin.locales / "en" if plugin.locales else None
    texts = sentences(own or LOCALES / "en" / plugin.folder.name)
    found = []
    for file in sorted(plugin.folder.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if f'"{entry.id}"' in source and REASON in source:
            for key, line in cited(ast.parse(source), entry.id):
                found.append(CitedReason(key, texts.get(key, ""), written(file), line))
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
def sentences(folder: Path) -> dict[str, str]:
    """The English sentences of reasons in a folder of texts, with their gaps."""
    found: dict[str, str] = {}
    entry = re.compile(rf"^({REASON}[\w-]+) *= *(.*(?:\n[ \t]+.*)*)", re.MULTILINE)
    for file in sorted(folder.rglob("*.ftl")):
        for key, text in entry.findall(file.read_text(encoding="utf-8")):
            found[key] = " ".join(text.split())
    return found
