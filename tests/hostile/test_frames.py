"""Procedures of a save: every local variable that could do harm has a range, and honest ones are in it."""

from othersight.games.the_others.definition import THE_OTHERS
from othersight.games.the_others.save_checks.frames import TESTS, frames_wrong
from tests.conformance.walk import Combination, Walk, steps_of


def test_every_word_and_every_list_of_a_procedure_has_a_test() -> None:
    """Numbers and truth values are kept in bounds by their size alone; words and lists need a test of their own."""
    unchecked = [
        f"{name}.{field}"
        for name, kind in THE_OTHERS.procedures.items()
        for field in kind.fields
        if not isinstance(getattr(kind(), field), int)
        and f"{name}.{field}" not in TESTS
        and field not in TESTS
    ]
    assert unchecked == []


def test_every_test_is_of_some_procedure() -> None:
    fields = {field for kind in THE_OTHERS.procedures.values() for field in kind.fields}
    exact = {f"{name}.{f}" for name, kind in THE_OTHERS.procedures.items() for f in kind.fields}
    assert set(TESTS) <= fields | exact


def test_procedures_under_way_in_honest_games_are_in_range() -> None:
    for number, story in enumerate(
        ("havens-last-stand", "the-darkness-within", "battleground-of-souls")
    ):
        for game, _, _ in steps_of(Walk(Combination("sloth", "nun", story, "b", 3), number)):
            assert frames_wrong(game) == []
