"""Options as short lines with a sign; their particulars and cards in a tip that covers no option; bars of chances."""

import json
from pathlib import Path

import pytest

from othersight.server.texts.option_info import page_spec_named
from tests.page.table import Visitor

PICTURES = Path(__file__).resolve().parents[2] / "web" / "src" / "pictures"
OVERLAP = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect()
  const [tip, asked] = [box('[data-tip]'), box('.question')]
  const across = tip.left < asked.right && asked.left < tip.right
  return across && tip.top < asked.bottom && asked.top < tip.bottom
}"""

IN_VIEW = """() => {
  const box = document.querySelector('.question').getBoundingClientRect()
  const all = [...document.querySelectorAll('.option')].map((one) => one.getBoundingClientRect())
  return all.filter((one) => one.top + 20 < box.bottom && one.bottom > box.top).length
}"""


@pytest.mark.parametrize("game", ["the-others", "they-live"])
def test_every_verb_has_a_sign_that_is_drawn(game: str) -> None:
    spec = page_spec_named(game)
    assert spec
    signs = json.loads((PICTURES / game.replace("-", "_") / "signs.json").read_text())
    glyphs = json.loads((PICTURES / "glyphs.json").read_text())
    assert set(signs) == {form.verb for form in spec.verbs.forms.values()}
    assert set(signs.values()) <= set(glyphs)


def test_no_id_of_a_rule_is_seen_until_one_wants_them(visitor: Visitor) -> None:
    visitor.play_now("the-others")
    visitor.asked()
    assert "TO-" not in visitor.page.locator(".table").inner_text()
    visitor.page.click("[data-display]")
    visitor.page.check("[data-wish=ids]")
    visitor.page.keyboard.press("Escape")
    assert "TO-" in visitor.page.locator(".question .text").inner_text()


@pytest.mark.parametrize("size", [(1280, 720), (360, 640)])
def test_the_tip_of_an_option_covers_no_option(visitor: Visitor, size: tuple[int, int]) -> None:
    visitor.open(*size)
    visitor.play_now("they-live")
    visitor.asked()
    while not visitor.page.locator("[data-option^='lay-low']").count():
        visitor.answer()
        visitor.asked()
    visitor.page.locator("[data-option^='lay-low']").hover()
    visitor.page.wait_for_selector("[data-tip]:has-text('wanted')")
    assert visitor.page.evaluate(OVERLAP) is False
    assert visitor.faults_found() == []


def test_on_a_phone_three_options_are_in_view_and_the_question_ends_at_the_tabs(
    visitor: Visitor,
) -> None:
    visitor.open(360, 640, has_touch=True)
    visitor.play_now("the-others")
    while not any(option.startswith("move ") for option in visitor.options()):
        visitor.answer()
        visitor.asked()
    seen = visitor.page.evaluate(IN_VIEW)
    assert seen >= 3
    boxes = [visitor.page.locator(one).bounding_box() for one in (".question", ".tabs")]
    assert abs(boxes[0]["y"] + boxes[0]["height"] - boxes[1]["y"]) < 2


def test_the_own_figure_shows_its_card_and_a_card_is_enlarged_by_pointing(visitor: Visitor) -> None:
    visitor.play_now("the-others")
    visitor.asked()
    card = visitor.page.locator(".left .cardface").first
    card.hover()
    visitor.page.wait_for_selector("[data-tip] .cardface.large")
    while not any(option.startswith("move ") for option in visitor.options()):
        visitor.answer()
        visitor.asked()
    visitor.page.locator("[data-place^='hero-']").first.click()
    visitor.page.wait_for_selector("dialog[open] .cardface.large")


def test_what_a_finger_holds_is_told_and_not_chosen(visitor: Visitor) -> None:
    visitor.open(360, 640, has_touch=True)
    visitor.play_now("the-others")
    visitor.asked()
    before, page = visitor.decisions(), visitor.page
    page.locator("#tab-panels").tap()
    card = page.locator(".left [data-card]").first
    card.scroll_into_view_if_needed()
    finger = {"pointerType": "touch", "bubbles": True, "clientX": 100, "clientY": 100}
    card.dispatch_event("pointerdown", finger)
    page.wait_for_selector("[data-tip][data-held] .cardface.large")
    card.dispatch_event("pointerup", finger)
    card.dispatch_event("click")
    assert not page.locator("dialog[open]").count()
    assert visitor.decisions() == before
