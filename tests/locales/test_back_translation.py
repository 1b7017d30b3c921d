"""The kept sample of each language, translated back into English, names texts that exist and says what each means."""

import tomllib
from functools import cache
from pathlib import Path

import pytest

from othersight.locales import languages
from othersight.locales.translation import texts_of

SAMPLES = sorted((Path(__file__).parent / "back_translation").glob("*.toml"))
SIZE = 200
NOTED = {"text", "difference"}


@cache
def keys_of(language: str) -> frozenset[str]:
    return frozenset(texts_of(language))


def entries_of(sample: Path) -> dict[str, dict[str, str]]:
    return tomllib.loads(sample.read_text(encoding="utf-8"))


def test_there_are_samples() -> None:
    assert SAMPLES


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.stem)
def test_a_sample_names_texts_that_exist(sample: Path) -> None:
    assert sample.stem in languages()
    entries = entries_of(sample)
    assert len(entries) == SIZE
    for language in ("en", sample.stem):
        assert sorted(set(entries) - keys_of(language)) == []


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.stem)
def test_every_entry_says_what_its_text_means(sample: Path) -> None:
    for key, entry in entries_of(sample).items():
        assert "text" in entry, key
        assert set(entry) <= NOTED, key
        assert all(said.strip() for said in entry.values()), key
