"""Phrases become sentences."""

import pytest

from othersight.locales import LocaleError, enumeration, render
from othersight.toolkit.phrases import Phrase


def words(*several: str) -> list[Phrase]:
    return [Phrase("plain-text", text=word) for word in several]


def test_a_gap_is_filled_with_a_phrase() -> None:
    inner = Phrase("the-others-called-rose")
    assert render(Phrase("plain-text", text=inner)) == "Rose"


@pytest.mark.parametrize(
    ("items", "said"),
    [
        ((), "nothing"),
        (("a",), "a"),
        (("a", "b"), "a and b"),
        (("a", "b", "c", "d"), "a, b, c and d"),
    ],
)
def test_a_list_is_told_as_one_thing(items: tuple[str, ...], said: str) -> None:
    assert enumeration(items) == said
    assert render(Phrase("plain-text", text=words(*items))) == said


def test_numbers_choose_the_form_of_a_word() -> None:
    assert render(Phrase("the-others-count-wounds", count=1)) == "1 Wound"
    assert render(Phrase("the-others-count-wounds", count=3)) == "3 Wounds"


def test_a_phrase_without_a_text_is_an_error() -> None:
    with pytest.raises(LocaleError, match="no-such-phrase"):
        render(Phrase("no-such-phrase"))


def test_a_phrase_goes_over_the_wire_as_plain_data() -> None:
    phrase = Phrase("list-and", first=Phrase("plain-text", text="a"), rest=words("b", "c"), n=2)
    assert phrase.as_data() == {
        "key": "list-and",
        "arguments": {
            "first": {"key": "plain-text", "arguments": {"text": "a"}},
            "rest": [
                {"key": "plain-text", "arguments": {"text": "b"}},
                {"key": "plain-text", "arguments": {"text": "c"}},
            ],
            "n": 2,
        },
    }
