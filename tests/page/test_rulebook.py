"""The game in fifteen short chapters with pictures, from the start page down to the numbered rules."""

import pytest

from othersight.locales import keys
from tests.page.table import Visitor

CHAPTERS = 15


@pytest.mark.parametrize("game", ["the-others", "they-live"])
def test_the_rulebook_is_read_from_the_start_page_down_to_the_numbered_rules(
    visitor: Visitor, game: str
) -> None:
    page = visitor.page
    page.click(f"[data-rulebook={game}]")
    page.wait_for_selector(f"[data-front={game}] .one", state="attached")
    chapters = page.locator("[data-front-chapter]")
    assert chapters.count() == CHAPTERS
    for at in range(1, CHAPTERS + 1):
        chapter = page.locator(f"[data-front-chapter='{at}']")
        chapter.locator("> summary").click()
        assert f"page-rulebook-{game}-{at}" in keys()
        assert len(chapter.locator("> p").last.inner_text()) > 150
        assert chapter.locator(".shown svg path").count(), at
        assert chapter.locator(".shown text").count() == 0, "a picture that there is not"
        assert chapter.locator(".one").count(), at
    page.locator("[data-front-rules] > summary").first.click()
    rule = page.locator(".one button").first
    wanted = rule.inner_text()
    rule.click()
    assert wanted in page.wait_for_selector("dialog[open]").inner_text()
    page.keyboard.press("Escape")
    assert visitor.faults_found() == []


def test_the_chapters_are_in_the_rules_of_a_table_too(visitor: Visitor) -> None:
    visitor.open(360, 640, has_touch=True)
    visitor.play_now("they-live")
    visitor.page.locator("#tab-rules").tap()
    visitor.page.locator("[data-front-chapter='9'] > summary").tap()
    assert visitor.page.locator("[data-front-chapter='9'] .shown .drawn").first.is_visible()
    assert not visitor.wider_than_the_screen()
