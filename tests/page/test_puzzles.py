"""Puzzles are opened from the start page, say when they are missed or solved, and can be tried again."""

import pytest

from othersight.scenarios.courses import puzzle_names
from tests.page.table import Visitor

GAMES = ("the-others", "they-live")


@pytest.mark.parametrize("game", GAMES)
def test_the_puzzles_of_a_game_are_listed(visitor: Visitor, game: str) -> None:
    visitor.page.click(f"[data-puzzles={game}]")
    visitor.page.wait_for_selector("[data-puzzle-start]")
    assert visitor.page.locator("[data-puzzle-start]").count() == len(puzzle_names(game))
    assert visitor.faults_found() == []


def test_a_puzzle_is_missed_tried_again_and_solved(visitor: Visitor) -> None:
    page = visitor.page
    page.click("[data-puzzles=they-live]")
    page.click("[data-puzzle-start='06-to-cable-54']")
    page.wait_for_selector("[data-puzzle=open]")
    assert visitor.faults_found() == []
    page.click("button.option[data-option=stay]")
    page.click("button.option[data-option=end]")
    page.wait_for_selector("[data-puzzle=missed]")
    page.click("[data-puzzle-again]")
    page.wait_for_selector("[data-puzzle=open]")
    page.click("button.option[data-option='step 5']")
    page.click("button.option[data-option='step 6']")
    page.wait_for_selector("[data-puzzle=solved]")
    assert visitor.faults_found() == []
    page.click(".puzzle a")
    page.wait_for_selector("[data-puzzle-start='06-to-cable-54'] .solved")
    assert visitor.faults == []
