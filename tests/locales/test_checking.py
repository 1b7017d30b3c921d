"""What a volunteer is told of a language: what looks wrong, and what a new language lacks."""

import shutil
from pathlib import Path

import pytest

from othersight.locales import languages, loader
from othersight.locales.checking import faults_in
from othersight.locales.loader import FOLDER
from othersight.locales.translation import state_of


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_nothing_looks_wrong(language: str) -> None:
    assert [tuple(fault) for fault in faults_in(language)] == []


def test_faults_are_named(tmp_path: Path) -> None:
    for language, source in (
        ("en", "greeting = Hello { $name }\n"),
        ("fr", "greeting = Bonjour { $nom }! L'ami...\n    .gender = f\nform-gender = m\n"),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / "a.ftl").write_text(source, encoding="utf-8")
    found = {fault.kind: fault.what for fault in faults_in("fr", tmp_path)}
    assert found["argument"] == "nom"
    assert {"apostrophe", "ellipsis"} <= set(found)


def test_a_fourth_language_is_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing but files: it is found, speaks what it has, and the rest is listed as missing and said in English."""
    shutil.copytree(FOLDER / "en", tmp_path / "en", ignore=shutil.ignore_patterns(".compiled"))
    (tmp_path / "de").mkdir()
    texts = "list-and = { $first } und { $rest }\nnumber-point = ,\nnumber-thousands = .\n"
    (tmp_path / "de" / "phrases.ftl").write_text(texts, encoding="utf-8")
    monkeypatch.setattr(loader, "FOLDER", tmp_path)
    for cached in (loader.languages, loader.language_named):
        cached.cache_clear()
    try:
        assert loader.languages() == ("de", "en")
        assert loader.text("list-and", "de", first="a", rest=1234.5) == "a und 1.234,5"
        assert loader.text("list-of-none", "de") == "nothing"
        state = state_of("de", tmp_path)
        assert state.whole - len(state.missing) == 3
        assert state.surplus == {}
    finally:
        for cached in (loader.languages, loader.language_named):
            cached.cache_clear()
