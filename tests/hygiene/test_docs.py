"""The documents that are made from the code are up to date, and paths and links in the others lead somewhere."""

import re
from fnmatch import filter as matching
from functools import cache
from pathlib import Path

import pytest

from docs.make import architecture, lists, reference
from tests.hygiene.imports import MAY_IMPORT

CHECKOUT = Path(__file__).resolve().parents[2]
PACKAGE = CHECKOUT / "src" / "othersight"
GENERATED = {**architecture.files(), **lists.files(), reference.PAGE: reference.page()}
WRITTEN = sorted(
    [*CHECKOUT.glob("*.md"), *CHECKOUT.glob("docs/*.md"), *CHECKOUT.glob("docs/??/*.md")]
)
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)")
PATH = re.compile(r"`([a-z_*]+(?:/[a-z_*]*)+(?:\.[a-z]+)?)`")


@pytest.mark.parametrize("path", GENERATED, ids=lambda path: path.name)
def test_what_is_made_from_the_code_is_up_to_date(path: Path) -> None:
    assert path.read_text("utf-8") == GENERATED[path], f"{path.name} is outdated: run make docs"


def test_a_table_of_options_gets_a_new_name_and_no_other_row_is_touched() -> None:
    row = "| `sin` | `pride`, `sloth`, `random` | `pride` |"
    named = {"sin": ["pride", "sloth", "scorn"]}
    expected = "| `sin` | `pride`, `sloth`, `scorn`, `random` | `pride` |"
    assert lists.with_names(row, named) == expected
    for other in (
        "| `sin` |  |",
        "| 16-25 | `sin` | the Sin: pride, sloth |",
        row.replace("sin", "sun"),
    ):
        assert lists.with_names(other, named) == other


def test_the_picture_shows_every_package_and_no_arrow_too_many() -> None:
    drawn = GENERATED[architecture.PICTURE]
    assert [
        name for name in architecture.packages() if f">{name or 'othersight'}<" not in drawn
    ] == []
    assert all(other in MAY_IMPORT[name] for name, other in architecture.arrows())


def test_arrows_left_out_follow_from_those_drawn() -> None:
    ways: dict[str, set[str]] = {name: set() for name in architecture.packages()}
    for name, other in architecture.arrows():
        ways[name].add(other)
    for name in ways:
        found: set[str] = set()
        waiting = [name]
        while waiting:
            for other in ways[waiting.pop()] - found:
                found.add(other)
                waiting.append(other)
        assert set(MAY_IMPORT[name]) <= found, name


def test_every_public_name_says_what_it_is() -> None:
    silent = [
        f"{module}.{name}"
        for module in reference.MODULES
        for name in reference.public_names(module)
        if len(reference.entry(module, name).splitlines()) < 3
    ]
    assert silent == []


@pytest.mark.parametrize("page", WRITTEN, ids=lambda path: str(path.relative_to(CHECKOUT)))
def test_links_between_documents_lead_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text("utf-8")) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_places_of_the_concepts_are_there() -> None:
    text = (CHECKOUT / "docs" / "concepts.md").read_text("utf-8")
    paths = PATH.findall(text)
    assert len(paths) > 20
    there = [path for path in paths if any(PACKAGE.glob(path.rstrip("/")))]
    assert [path for path in paths if path not in there and not (CHECKOUT / path).exists()] == []


SOURCES = [
    CHECKOUT / name
    for name in ("src", "tests", "docs", "web", "examples", "bench", "training", "release")
]


@cache
def modules() -> frozenset[str]:
    """Every Python file of the checkout, as a path from its root."""
    found = [
        path
        for folder in SOURCES
        for path in folder.rglob("*.py")
        if "node_modules" not in path.parts
    ]
    return frozenset(
        [f"/{path.relative_to(CHECKOUT).as_posix()}" for path in (*found, *CHECKOUT.glob("*.py"))]
    )


@pytest.mark.parametrize("page", WRITTEN, ids=lambda path: path.name)
def test_modules_that_a_document_names_are_there(page: Path) -> None:
    named = re.findall(r"`([\w./*-]+\.py)`", page.read_text("utf-8"))
    assert [name for name in named if not matching(modules(), f"*/{name}")] == []
