"""The compiled texts say what Fluent's own runtime says, and are made anew when a file has changed."""

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from othersight.locales import LocaleError, languages
from othersight.locales.cache import NAME, entries_in
from othersight.locales.compiling import compiled
from othersight.locales.loader import FOLDER, Language, language_named

VALUES: tuple[Any, ...] = (0, 1, 2, 5, 21, 1_234, 1_000_000, "Leah", "rose", "")
SELECTS = """
-brand = { $case ->
   *[nominative] Firefox
    [locative] Firefoxa
}
    .gender = masculine
about = About { -brand } in { -brand(case: "locative") }
gendered = { -brand.gender ->
    [masculine] he
   *[other] it
}
exact = { $n ->
    [0] none
    [one] one
   *[other] { $n } of { "{" }{ 3 }
}
again = { exact } and { gendered.note }
    .note = never
"""


class Names(Visitor):
    """The variables that an entry uses."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def bundle_of(language: str) -> tuple[FluentBundle, list[Any]]:
    """A language as Fluent's own runtime reads it, with all its entries."""
    bundle = FluentBundle([language], use_isolating=False)
    entries: list[Any] = []
    for file in sorted((FOLDER / language).rglob("*.ftl")):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        bundle.add_resource(resource)
        entries += [entry for entry in resource.body if isinstance(entry, ast.Message)]
    return bundle, entries


@pytest.mark.parametrize("name", languages())
def test_every_text_says_what_fluent_says(name: str) -> None:
    bundle, entries = bundle_of(name)
    spoken = language_named(name)
    told = 0
    for entry in entries:
        names = Names()
        names.visit(entry)
        for at in range(len(VALUES) if names.found else 1):
            arguments = {
                one: VALUES[(at + place) % len(VALUES)]
                for place, one in enumerate(sorted(names.found))
            }
            message = bundle.get_message(entry.id.name)
            patterns = {entry.id.name: message.value} if message.value else {}
            for attribute, pattern in message.attributes.items():
                patterns[f"{entry.id.name}.{attribute}"] = pattern
            for key, pattern in patterns.items():
                said, faults = bundle.format_pattern(pattern, arguments)
                if not faults:
                    assert spoken.format(key, arguments) == said
                    told += 1
    assert told > 400


def test_terms_attributes_and_choices_by_number() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(SELECTS))
    folder_less = Language.__new__(Language)
    folder_less.name, folder_less.said, folder_less.marks = "en", {}, (".", ",")
    folder_less.entries = compiled("en", [("a.ftl", SELECTS)])
    for key in ("about", "gendered", "exact"):
        for n in (0, 1, 2, 1.5):
            pattern = bundle.get_message(key).value
            assert pattern is not None
            said, faults = bundle.format_pattern(pattern, {"n": n})
            assert (folder_less.format(key, {"n": n}), faults) == (said, [])
    with pytest.raises(LocaleError, match="gendered.note"):
        folder_less.format("again", {"n": 1})


def test_the_compiled_texts_are_kept_and_made_anew_after_a_change(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("one = 1")
    assert Language("en", tmp_path).format("one", {}) == "1"
    kept = (tmp_path / NAME).read_bytes()
    assert Language("en", tmp_path).format("one", {}) == "1"
    assert (tmp_path / NAME).read_bytes() == kept
    (tmp_path / "a.ftl").write_text("one = 2")
    assert Language("en", tmp_path).format("one", {}) == "2"
    assert (tmp_path / NAME).read_bytes() != kept


@pytest.mark.parametrize("spoilt", [b"", b"nonsense", b"\xe9\x00\x00"])
def test_a_spoilt_file_of_compiled_texts_is_made_anew(tmp_path: Path, spoilt: bytes) -> None:
    (tmp_path / "a.ftl").write_text("one = 1")
    (tmp_path / NAME).write_bytes(spoilt)
    assert entries_in("en", tmp_path) == {"one": ("1", {})}
    assert (tmp_path / NAME).read_bytes() != spoilt


def test_where_nothing_can_be_written_the_texts_are_there_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*arguments: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "write_bytes", refuse)
    (tmp_path / "a.ftl").write_text("one = 1")
    assert Language("en", tmp_path).format("one", {}) == "1"
    assert list(tmp_path.iterdir()) == [tmp_path / "a.ftl"]


def test_a_text_that_refers_to_itself_is_an_error_and_no_endless_loop(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("one = { two }\ntwo = { one }")
    with pytest.raises(LocaleError, match="refers to itself"):
        Language("en", tmp_path).format("one", {})
