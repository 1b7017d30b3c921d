"""How many of the questions that a person is asked nobody would miss: few, on every side of both games."""

import pytest

from tests.questions.playing import alone, among_people, count, never

MOST = 0.05
"""The part of a side's questions that may be needless."""

SIDES = {
    "Heroes": ("the-others", 1, (1, 2), {"hero_players": 1}),
    "Sin": ("the-others", 0, (1, 2), {"hero_players": 1}),
    "Human": ("they-live", 0, (2, 4, 5), {}),
    "Invader": ("they-live", 0, (1, 3, 6), {}),
}


@pytest.mark.parametrize("side", SIDES)
def test_a_person_alone_is_asked_few_questions_that_nobody_would_miss(side: str) -> None:
    name, seat, seeds, options = SIDES[side]
    asked = count(name, seeds, seat, alone, **options)
    assert asked.questions.total() > 80
    assert asked.share < MOST, asked.needless


def test_among_people_a_sin_who_wishes_so_is_asked_few_too() -> None:
    name, seat, seeds, options = SIDES["Sin"]
    asked = count(name, seeds, seat, among_people, **options)
    assert asked.share < MOST, asked.needless


@pytest.mark.parametrize(("side", "least"), [("Heroes", 0.2), ("Sin", 0.2), ("Human", 0.06)])
def test_a_table_that_asked_everything_would_ask_many(side: str, least: float) -> None:
    name, seat, seeds, options = SIDES[side]
    asked = count(name, seeds[:1], seat, never, **options)
    assert asked.share > least, asked.needless
