"""The keys of texts, and which of them a language lacks."""

from pathlib import Path

from othersight.toolkit.text_keys import keys_in, untranslated

ENGLISH = """
# A remark = no text
sinkhole = SINKHOLE
    .text = A Fire token.
    .quote =
        Two lines
        of words.
hits =
    { $hits ->
       *[other] { $hits } Hits
    }
empty =
"""


def write(folder: Path, language: str, name: str, words: str) -> None:
    (folder / language / "game").mkdir(parents=True, exist_ok=True)
    (folder / language / "game" / name).write_text(words, encoding="utf-8")


def test_words_may_begin_on_the_next_line(tmp_path: Path) -> None:
    write(tmp_path, "en", "cards.ftl", ENGLISH)
    found = keys_in(tmp_path / "en" / "game")
    assert found == {"sinkhole", "sinkhole.text", "sinkhole.quote", "hits"}


def test_a_text_that_is_missing_is_named_once_and_a_missing_attribute_by_itself(
    tmp_path: Path,
) -> None:
    write(tmp_path, "en", "cards.ftl", ENGLISH)
    write(tmp_path, "en", "names.ftl", "rose = Rose\n")
    write(tmp_path, "fr", "cards.ftl", "hits = { $hits }\n")
    write(tmp_path, "ja", "cards.ftl", ENGLISH.replace(".text", ".told"))
    assert list(untranslated(tmp_path, "game")) == [
        ("fr/game/cards.ftl", "sinkhole"),
        ("ja/game/cards.ftl", "sinkhole.text"),
    ]
