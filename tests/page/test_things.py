"""Everything says what it is: picture, name and sentence, under the pointer, by touch and by keyboard; and a legend."""

import pytest

from othersight.locales import keys
from tests.page.table import Visitor

FEWEST = {"the-others": 100, "they-live": 90}
UNDER_THE_POINTER = {
    "the-others": (
        ("[data-place^='hero-']", "the-others-hero-"),
        ("[data-place^='monster-']", "the-others-monster-"),
        ("[data-place^='npc-']", "the-others-npc-"),
        ("tr[data-thing]", "the-others-monster-"),
        (".reactions", "the-others-token-reaction"),
    ),
    "they-live": (
        ("[data-place^='seat-']", "they-live-character-"),
        ("[data-thing^='they-live-skill-']", "they-live-skill-"),
        ("[data-thing='they-live-token-wanted']", "they-live-token-wanted"),
        ("[data-place='space-13']", "they-live-term-deposit"),
        ("[data-place='space-13']", "they-live-artwork-"),
    ),
}


@pytest.mark.parametrize("game", UNDER_THE_POINTER)
def test_what_is_under_the_pointer_says_what_it_is(visitor: Visitor, game: str) -> None:
    visitor.play_now(game)
    visitor.asked()
    for selector, start in UNDER_THE_POINTER[game]:
        thing = visitor.point_at(selector, f"[data-tip] [data-thing-shown^='{start}']")
        assert len(thing.inner_text()) > 20, selector


def test_a_pointer_that_rests_is_told_again_when_the_table_changes(visitor: Visitor) -> None:
    visitor.play_now("they-live")
    visitor.asked()
    tip = "[data-tip] [data-thing-shown='they-live-term-deposit']"
    visitor.point_at("[data-place='space-13']", tip)
    before = visitor.decisions()
    visitor.click_if_shown("button.option")
    visitor.after(before)
    visitor.page.wait_for_selector(tip)
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector(tip, state="detached")


def test_a_space_says_what_lies_in_it_before_what_can_be_done(visitor: Visitor) -> None:
    visitor.play_now("the-others")
    visitor.asked()
    visitor.page.keyboard.press("Tab")
    visitor.page.locator("rect.hit[aria-label*='Precinct Nine']").focus()
    tip = visitor.page.wait_for_selector("[data-tip]:has([data-thing-shown^='the-others-city-'])")
    visitor.page.wait_for_selector("[data-tip] .can")
    told = tip.inner_text()
    assert "Inventory" in told
    reason = visitor.page.locator("[data-tip] .can").first.inner_text()
    assert told.index("Inventory") < told.index(reason)
    assert visitor.faults_found() == []


def test_by_finger_a_skill_is_told_on_touch(visitor: Visitor) -> None:
    visitor.open(360, 640, has_touch=True)
    visitor.play_now("they-live")
    visitor.page.locator("#tab-panels").tap()
    visitor.page.locator("[data-thing='they-live-skill-stealth']").first.tap()
    visitor.page.wait_for_selector("[data-tip] [data-thing-shown='they-live-skill-stealth']")
    assert not visitor.wider_than_the_screen()


@pytest.mark.parametrize("game", FEWEST)
def test_the_legend_lists_all_signs_with_a_sentence_each(visitor: Visitor, game: str) -> None:
    visitor.page.goto(f"{visitor.address}/#/rules/{game}")
    visitor.page.wait_for_selector("[data-legend] summary", state="attached")
    visitor.page.click("[data-legend-all] > summary")
    for summary in visitor.page.locator("[data-legend] summary").all():
        summary.click()
    shown = visitor.page.locator("[data-thing-shown]").evaluate_all(
        "all => all.map((one) => [one.dataset.thingShown, one.innerText.length])"
    )
    assert len(shown) >= FEWEST[game]
    assert [key for key, length in shown if key not in keys() or length < 12] == []
    assert "page-legend" not in visitor.page.locator("main").inner_text()
    assert visitor.faults_found() == []
