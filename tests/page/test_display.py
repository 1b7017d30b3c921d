"""Themes, the size of text, and what a tab says of itself while one looks elsewhere."""

import pytest

from tests.page.table import Visitor

GAMES = ("the-others", "they-live")


@pytest.mark.parametrize("game", GAMES)
def test_the_light_theme_can_be_read_and_is_remembered(visitor: Visitor, game: str) -> None:
    page = visitor.page
    page.click("[data-display]")
    page.select_option("[data-wish=theme]", "light")
    page.keyboard.press("Escape")
    assert visitor.serious_faults() == []
    visitor.play_now(game)
    assert page.get_attribute("html", "data-theme") == "light"
    page.wait_for_selector(".left .drawn path")
    assert visitor.serious_faults() == []


def test_text_grows_on_wish_and_nothing_leaves_the_screen(visitor: Visitor) -> None:
    visitor.play_now("the-others")
    page = visitor.page
    size = "parseFloat(getComputedStyle(document.querySelector('.question h2')).fontSize)"
    before = page.evaluate(size)
    page.click("[data-display]")
    page.select_option("[data-wish=size]", "largest")
    page.keyboard.press("Escape")
    assert page.evaluate(size) > 1.3 * before
    assert not visitor.wider_than_the_screen()


def test_the_tab_says_when_something_is_asked(visitor: Visitor) -> None:
    sign = "document.querySelector('link[rel=icon]').href"
    at_rest = visitor.page.evaluate(sign)
    visitor.play_now("the-others")
    visitor.until(lambda: "Your decision" in visitor.page.title(), "the title")
    assert visitor.page.evaluate(sign) != at_rest
    visitor.page.click("header a.home")
    visitor.page.wait_for_selector("[data-play]")
    assert "Your decision" not in visitor.page.title()


def test_my_tables_tell_when_as_whom_and_how_they_stand(visitor: Visitor) -> None:
    visitor.play_now("they-live")
    visitor.page.click("header a.home")
    row = visitor.page.wait_for_selector("[data-table]").inner_text()
    assert "Player 1" in row
    assert "It is your decision" in row
