"""The catalogues are in step with themselves, their copy in docs/ and the ids that code names."""

import re
from pathlib import Path

import pytest

from othersight.rules_reference import UnknownRule, games, rule, rules
from othersight.rules_reference.reference import catalogue_of

REPOSITORY = Path(__file__).resolve().parents[2]
MENTIONED = re.compile(r"\bT[OL]-[A-Z]+-\d+\b")


def unknown_ids(text: str) -> set[str]:
    unknown = set()
    for id in MENTIONED.findall(text):
        try:
            rule(id)
        except UnknownRule:
            unknown.add(id)
    return unknown


def test_docs_and_package_hold_the_same_catalogues() -> None:
    packaged = {f"{game.replace('-', '_')}.md": catalogue_of(game).read_bytes() for game in games()}
    documented = {file.name: file.read_bytes() for file in (REPOSITORY / "docs/rules").glob("*.md")}
    assert len(packaged) == 2
    assert documented == packaged


@pytest.mark.parametrize("game", games())
def test_no_id_is_defined_twice(game: str) -> None:
    ids = [entry.id.upper() for entry in rules(game)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("game", games())
def test_every_id_a_catalogue_mentions_is_defined(game: str) -> None:
    assert unknown_ids(catalogue_of(game).read_text(encoding="utf-8")) == set()


def test_every_rule_id_in_the_source_exists() -> None:
    named = {
        str(file.relative_to(REPOSITORY)): unknown_ids(file.read_text(encoding="utf-8"))
        for suffix in ("*.py", "*.toml", "*.ftl", "*.scn")
        for file in sorted((REPOSITORY / "src").rglob(suffix))
    }
    assert {file: ids for file, ids in named.items() if ids} == {}
