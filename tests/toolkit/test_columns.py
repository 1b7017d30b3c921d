"""Text in columns: width, filling up, folding."""

from textwrap import fill

import pytest

from othersight.toolkit.columns import folded, padded, shortened, width_of

ENGLISH = (
    "The Sins Player places 1 Corruption, 1 Fire and 1 Pentagram token, each in a different Space."
)
JAPANESE = "ローズは中央駅へ移動した。「アコライト」が2体いる、気をつけろ。"


def test_a_japanese_letter_takes_two_columns() -> None:
    assert width_of("Rose") == 4
    assert width_of("ローズ") == 6
    assert width_of("e\u0301") == 1
    assert padded("ローズ", 8) == "ローズ  "
    assert padded("12", 4, right=True) == "  12"


@pytest.mark.parametrize("width", [20, 33, 60, 100])
def test_text_with_spaces_is_folded_at_spaces(width: int) -> None:
    expected = fill(ENGLISH, width, initial_indent="  ", subsequent_indent="    ")
    assert folded(ENGLISH, width, "  ", "    ") == expected


@pytest.mark.parametrize("width", [10, 16, 25])
def test_japanese_is_folded_where_its_rules_let_it(width: int) -> None:
    lines = folded(JAPANESE, width).splitlines()
    assert "".join(lines) == JAPANESE
    assert all(width_of(line) <= width + 4 for line in lines)
    assert not any(line.startswith(("。", "、", "」", "ー")) for line in lines)
    assert not any(line.endswith("「") for line in lines)


def test_a_no_break_space_is_no_place_to_fold() -> None:
    assert folded("Est-ce vrai\u202f?", 12).splitlines() == ["Est-ce", "vrai\u202f?"]


def test_what_is_too_long_is_cut() -> None:
    assert shortened("short", 10) == "short"
    assert shortened("one two three", 10) == "one two …"
    assert width_of(shortened(JAPANESE, 20)) <= 20
    assert shortened(JAPANESE, 20).endswith("…")
