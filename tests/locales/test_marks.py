"""Texts within texts: no full stop is said twice, none before a comma."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from othersight.locales import render


@dataclass
class Said:
    key: str
    arguments: dict[str, Any] = field(default_factory=dict)


@pytest.mark.parametrize(
    ("option", "said"),
    [
        ("Go on.", "To compare, 60 %: Go on."),
        ("GEAR UP!", "To compare, 60 %: GEAR UP!"),
        ("Wait ...", "To compare, 60 %: Wait ..."),
        ("DAMNED IF YOU DO...", "To compare, 60 %: DAMNED IF YOU DO..."),
    ],
)
def test_what_ends_in_a_mark_takes_no_full_stop(option: str, said: str) -> None:
    assert render(Said("hint-compared", {"option": option, "chance": "60 %"})) == said


def test_a_full_stop_is_said_once() -> None:
    option = {"level": "expert", "letter": "a", "option": "Go on."}
    assert render(Said("hint-says", option)).endswith("Go on.")
    assert not render(Said("hint-says", option)).endswith("..")


def test_a_name_that_ends_in_three_points_keeps_them() -> None:
    assert render(Said("the-others-card-damned-if-you-do")) == "DAMNED IF YOU DO..."
    card = Said("the-others-card-damned-if-you-do")
    assert render(Said("the-others-log-inventory-refilled", {"card": card})).endswith(" DO...")


def test_a_weight_can_be_said() -> None:
    assert render(Said("hint-odds", {"odds": 1.35})) == "The roll: 1.35."


def test_a_sentence_that_goes_on_has_no_full_stop_inside() -> None:
    option = {"chance": "Even odds.", "option": "Go on"}
    assert render(Said("hint-compared", option)) == "To compare, Even odds: Go on."
