"""Texts by key: what is found, what is refused, and in which words."""

from pathlib import Path

import pytest

from othersight.locales import (
    LocaleError,
    attributes_about,
    keys,
    languages,
    loader,
    text,
    text_or_key,
)
from othersight.locales.loader import Language


def language(folder: Path, **files: str) -> Language:
    for name, content in files.items():
        (folder / f"{name}.ftl").write_text(content, encoding="utf-8")
    return Language("en", folder)


def test_a_text_is_found_by_its_key() -> None:
    assert text("rules-none-found", words="fire") == "no rule contains all of: fire"


def test_an_attribute_is_reached_behind_a_dot() -> None:
    assert text("rules-show-help.ids") == "Ids in any spelling of case."
    assert "rules-show-help.ids" in keys()


def test_numbers_choose_their_plural() -> None:
    assert [text("rules-found", count=count) for count in (1, 2)] == ["1 rule", "2 rules"]


def test_no_isolation_marks_surround_arguments() -> None:
    assert text("rules-unknown", id="X").isascii()


@pytest.mark.parametrize("key", ["no-such-key", "rules-found.no-such-attribute", "", "-term"])
def test_a_missing_key_is_named_with_its_language(key: str) -> None:
    with pytest.raises(LocaleError) as fault:
        text(key)
    assert str(fault.value) == f"no text '{key}' in language 'en'"


def test_a_missing_argument_is_named() -> None:
    with pytest.raises(LocaleError, match="text 'rules-unknown' in language 'en': .*id"):
        text("rules-unknown")


def test_a_missing_language_names_those_there_are() -> None:
    with pytest.raises(LocaleError, match="no language 'xx'; there are: .*en"):
        text("rules-found", "xx", count=1)
    assert "en" in languages()


def test_a_screen_shows_the_key_where_the_text_is_missing() -> None:
    assert text_or_key("no-such-key") == "no-such-key"
    assert text_or_key("rules-found", count=1) == "1 rule"


def test_texts_are_found_in_folders_below(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "sin.ftl").write_text("hate = Hate")
    assert language(tmp_path).format("hate", {}) == "Hate"


def test_a_text_may_use_texts_of_other_files(tmp_path: Path) -> None:
    spoken = language(
        tmp_path, a="greeting = Hello { -name } of { city }", b="-name = Leah\ncity = Haven"
    )
    assert spoken.format("greeting", {}) == "Hello Leah of Haven"


def test_a_fault_of_another_file_does_not_matter(tmp_path: Path) -> None:
    spoken = language(tmp_path, a="one = 1", b="two = { broken")
    assert spoken.format("one", {}) == "1"


def test_a_key_given_twice_names_both_files(tmp_path: Path) -> None:
    with pytest.raises(
        LocaleError, match="text 'one' in language 'en' is given twice: a.ftl and b.ftl"
    ):
        language(tmp_path, a="one = 1", b="one = 2")


def test_a_faulty_file_names_its_line(tmp_path: Path) -> None:
    spoken = language(tmp_path, a="one = 1\n\ntwo = { broken\n")
    with pytest.raises(LocaleError, match="a.ftl, line 3: "):
        spoken.format("two", {})


def test_two_languages_are_kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, word in (("en", "Nest"), ("de", "Brutstätte")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "words.ftl").write_text(f"nest = {word}", encoding="utf-8")
    (tmp_path / "__pycache__").mkdir()
    monkeypatch.setattr(loader, "FOLDER", tmp_path)
    try:
        clear()
        assert languages() == ("de", "en")
        assert (text("nest"), text("nest", "de")) == ("Nest", "Brutstätte")
    finally:
        clear()


def clear() -> None:
    loader.languages.cache_clear()
    loader.language_named.cache_clear()


def test_shorter_words_for_a_text_are_nothing_about_it() -> None:
    told = attributes_about()
    assert ("the-others-card-brutality", "text") in told
    assert not [key for key, _ in told if "-option-" in key or "-log-" in key]
