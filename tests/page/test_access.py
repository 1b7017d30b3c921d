"""Everybody can play: by keyboard alone, with a screen reader, on a phone, without motion, in three languages."""

import pytest

from tests.page.table import Visitor

GAMES = ("the-others", "they-live")
WIDTH, HEIGHT = 360, 740


def focused(visitor: Visitor, attribute: str) -> str:
    """An attribute of whatever has the keyboard."""
    return str(visitor.page.evaluate(f"document.activeElement.getAttribute('{attribute}')"))


def test_a_table_is_played_by_keyboard_from_the_first_page_on(visitor: Visitor) -> None:
    visitor.page.locator("[data-play='the-others']").focus()
    visitor.page.keyboard.press("Enter")
    for _ in range(4):
        visitor.asked()
        before = visitor.decisions()
        visitor.page.keyboard.press("1")
        visitor.after(before)
    visitor.asked()
    visitor.page.locator("button.option").first.focus()
    visitor.page.keyboard.press("ArrowDown")
    visitor.page.keyboard.press("ArrowUp")
    before = visitor.decisions()
    visitor.page.keyboard.press("Enter")
    visitor.after(before)
    assert visitor.faults == []


def test_what_is_told_first_is_the_next_stop_and_leads_to_the_question(visitor: Visitor) -> None:
    page = visitor.page
    for game in GAMES:
        page.goto(f"{visitor.address}/#/")
        page.locator(f"[data-play={game}]").press("Enter")
        page.wait_for_selector("[data-briefing=off]")
        visitor.asked()
        page.keyboard.press("Tab")
        assert focused(visitor, "data-briefing") == "off", "it lies over the board"
        page.keyboard.press("Enter")
        page.wait_for_selector(".briefing", state="detached")
        visitor.until(lambda: focused(visitor, "id") == "asked", "the question has the focus")
    assert visitor.faults == []


def test_arrow_keys_go_from_tab_to_tab(visitor: Visitor) -> None:
    visitor.play_now("they-live")
    visitor.page.locator("#tab-log").focus()
    visitor.page.keyboard.press("ArrowRight")
    assert focused(visitor, "id") == "tab-talk"
    visitor.page.wait_for_selector(".talk")
    visitor.page.keyboard.press("End")
    assert focused(visitor, "id") == "tab-rules"
    visitor.page.keyboard.press("ArrowRight")
    assert focused(visitor, "id") == "tab-log"
    assert visitor.page.locator("[role=tab][tabindex='0']").count() == 1


def test_arrow_keys_go_from_space_to_space_and_enter_says_why_not(visitor: Visitor) -> None:
    visitor.play_now("they-live")
    visitor.page.locator("[data-space='14']").focus()
    visitor.page.keyboard.press("ArrowRight")
    space = focused(visitor, "data-space")
    assert space not in ("14", "null")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector(".why [data-rule^='TL-']")


def test_a_rule_is_opened_and_closed_by_keyboard(visitor: Visitor) -> None:
    visitor.play_now("the-others")
    visitor.page.locator(".question .rule").focus()
    visitor.page.keyboard.press("Enter")
    assert "TO-" in visitor.page.wait_for_selector("dialog[open]").inner_text()
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector("dialog[open]", state="detached")


def test_ones_own_secret_is_seen_only_while_it_is_pressed(visitor: Visitor) -> None:
    visitor.play_now("they-live")
    while visitor.page.locator(".left [data-secret]").count() == 0:
        visitor.answer()
        visitor.asked()
    boards = visitor.page.locator(".left")
    assert "Human" not in boards.locator("article").first.inner_text()
    assert "Invader" not in boards.locator("article").first.inner_text()
    secret = boards.locator("[data-secret]").first
    secret.focus()
    visitor.page.keyboard.down("Space")
    assert secret.inner_text() in ("Human", "Invader")
    visitor.page.keyboard.up("Space")
    assert "hold" in secret.inner_text()


def test_what_happened_and_what_is_asked_is_said_to_a_screen_reader(visitor: Visitor) -> None:
    visitor.play_now("the-others")
    question = visitor.page.locator(".question .text").inner_text()[:25].strip()
    live = visitor.page.locator("[aria-live=polite]").first
    assert question in live.inner_text()
    visitor.answer()
    visitor.asked()
    last = visitor.page.locator(".log p:not(.heading)").last.inner_text().partition("↩")[0].strip()
    assert last[:40] in live.inner_text()
    named = visitor.page.locator("[data-space]").evaluate_all(
        "all => all.filter((one) => !one.getAttribute('aria-label')).length"
    )
    assert named == 0


def test_the_board_is_a_list_too(visitor: Visitor) -> None:
    visitor.play_now("they-live")
    visitor.page.get_by_role("tab", name="In words").click()
    visitor.page.wait_for_selector(".lines p")
    assert "Supermarket" in visitor.page.locator(".lines").inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_question_and_board_are_seen_at_once(visitor: Visitor, game: str) -> None:
    visitor.open(WIDTH, HEIGHT, has_touch=True)
    assert not visitor.wider_than_the_screen()
    visitor.play_now(game)
    visitor.asked()
    assert not visitor.wider_than_the_screen()
    for part in (".board svg", ".question .text", "button.option >> nth=0", "[role=tablist]"):
        box = visitor.page.locator(part).first.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + min(box["width"], WIDTH) <= WIDTH + 1
        assert box["y"] + min(box["height"], 40) <= HEIGHT, part
    before = visitor.decisions()
    visitor.page.locator("button.option").first.tap()
    visitor.after(before)


def test_on_a_phone_every_tab_fills_the_screen_and_none_is_too_wide(visitor: Visitor) -> None:
    visitor.open(WIDTH, HEIGHT, has_touch=True)
    visitor.play_now("they-live")
    for tab in ("panels", "log", "talk", "look", "chat", "seats", "rules", "table"):
        visitor.page.locator(f"#tab-{tab}").tap()
        visitor.page.wait_for_selector(f".table[data-tab={tab}]")
        assert not visitor.wider_than_the_screen(), tab
        assert visitor.page.locator(".question").is_visible() == (tab == "table")
    visitor.asked()


def test_on_a_phone_many_places_are_short_and_tapped_on_the_board(visitor: Visitor) -> None:
    visitor.open(WIDTH, HEIGHT, has_touch=True)
    visitor.page.goto(visitor.address + "/#/new/the-others")
    visitor.page.select_option("#seat-0", "me")
    visitor.page.locator("form button.main").click()
    visitor.asked()
    options = visitor.options()
    assert len(options) >= 20
    heights = [box["height"] for box in boxes(visitor, "button.option")]
    assert sum(heights) / len(heights) < 70
    before = visitor.decisions()
    space = options[0].split()[-1]
    visitor.page.locator(f"[data-space='{space}']").dispatch_event("click")
    visitor.after(before)


def boxes(visitor: Visitor, what: str) -> list[dict[str, float]]:
    """Where all of these stand."""
    found = visitor.page.locator(what)
    return [found.nth(at).bounding_box() for at in range(found.count())]


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_the_table(visitor: Visitor, game: str) -> None:
    visitor.play_now(game)
    visitor.play_on(6)
    visitor.asked()
    assert visitor.serious_faults() == []
    visitor.page.set_viewport_size({"width": WIDTH, "height": HEIGHT})
    visitor.page.wait_for_selector("#tab-table")
    assert visitor.serious_faults() == []


def test_axe_finds_nothing_serious_around_the_tables(visitor: Visitor) -> None:
    assert visitor.serious_faults() == []
    ready = {
        "new/the-others": "#seat-0",
        "rules/they-live": ".found summary",
        "seat/" + "x" * 43: "main[data-trouble]",
    }
    for path, part in ready.items():
        visitor.page.goto(f"{visitor.address}/#/{path}")
        visitor.page.wait_for_selector(part)
        assert visitor.serious_faults() == [], path


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Play now"), ("fr", "Jouer"), ("ja", "すぐ遊ぶ")]
)
def test_the_page_speaks_three_languages(visitor: Visitor, language: str, words: str) -> None:
    visitor.page.select_option(".language select", language)
    visitor.page.wait_for_selector(f"[data-play]:has-text('{words}')")
    visitor.play_now("they-live")
    assert visitor.page.get_attribute("html", "lang") == language
    for tab in ("log", "talk", "look", "chat", "seats", "rules"):
        visitor.page.locator(f"#tab-{tab}").click()
        assert "page-" not in visitor.page.locator("body").inner_text()
    assert visitor.faults == []


def test_somebody_who_wants_calm_sees_nothing_move(visitor: Visitor) -> None:
    visitor.open(reduced_motion="reduce")
    visitor.play_now("the-others")
    visitor.answer()
    moving = "document.getAnimations().filter((one) => one.playState === 'running').length"
    assert visitor.page.evaluate(moving) == 0
