"""The boards: every figure has a face, letters come on wish, nothing moves the board, and it can be read on a phone."""

import pytest

from tests.page.table import Visitor

GAMES = ("the-others", "they-live")


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_has_a_face_and_letters_on_wish(visitor: Visitor, game: str) -> None:
    visitor.play_now(game)
    page = visitor.page
    page.wait_for_selector(".figure .drawn path")
    figures = page.locator(".figure").count()
    assert page.locator(".figure:has(.drawn path)").count() == figures
    assert page.locator(".figure .letters", has_text="A").count() == 0
    page.click("[data-display]")
    page.locator("[data-wish=letters]").check()
    assert page.locator(".figure .letters").count() == figures
    page.reload()
    page.wait_for_selector(".figure .letters")
    assert page.locator(".figure .letters").count() == figures


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_happens_moves_the_board(visitor: Visitor, game: str) -> None:
    visitor.play_now(game)
    before = visitor.page.locator("div.board").bounding_box()
    visitor.play_on(12)
    visitor.asked()
    assert visitor.page.locator("div.board").bounding_box() == before


def test_the_hero_who_acts_is_seen_on_a_low_screen(visitor: Visitor) -> None:
    visitor.open(1280, 720)
    visitor.play_now("the-others")
    while not visitor.page.locator(".hero.current").count():
        visitor.answer()
        visitor.asked()
    box = visitor.page.locator(".hero.current").bounding_box()
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 720


@pytest.mark.parametrize("game", GAMES)
def test_a_small_phone_shows_a_readable_board_and_three_options(
    visitor: Visitor, game: str
) -> None:
    visitor.open(360, 640, has_touch=True)
    visitor.play_now(game)
    page = visitor.page
    name = page.locator("div.board .name").first.bounding_box()
    assert name["height"] >= 7
    assert page.locator("div.board").bounding_box()["height"] >= 200
    while page.locator("button.option").count() < 3:
        visitor.answer()
        visitor.asked()
    tabs = page.locator(".tabs").bounding_box()["y"]
    third = page.locator("button.option").nth(2).bounding_box()
    assert third["y"] + third["height"] <= tabs + 1
