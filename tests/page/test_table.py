"""The table in a real Chromium: what a person sees and does, from the start page on."""

import re

import pytest

from tests.page.table import Visitor

GAMES = ("the-others", "they-live")


@pytest.mark.parametrize("game", GAMES)
def test_one_click_leads_to_a_question_and_a_drawn_board(visitor: Visitor, game: str) -> None:
    visitor.play_now(game)
    spaces = visitor.page.locator("[data-space]").count()
    assert spaces == 24 if game == "they-live" else spaces >= 20
    assert visitor.options()
    assert visitor.page.locator(".figure").count() >= 3
    assert visitor.faults == []


def test_a_place_that_lights_up_is_an_answer(visitor: Visitor) -> None:
    visitor.play_now("the-others")
    while not any(option.startswith("move ") for option in visitor.options()):
        visitor.answer()
        visitor.asked()
    space = next(option for option in visitor.options() if option.startswith("move "))[5:]
    before = visitor.decisions()
    visitor.page.locator(f"[data-space='{space}']").focus()
    visitor.page.keyboard.press("Enter")
    visitor.after(before)


def test_a_place_that_is_not_open_says_why_with_the_rule(visitor: Visitor) -> None:
    visitor.play_now("the-others")
    while not any(option.startswith("move ") for option in visitor.options()):
        visitor.answer()
        visitor.asked()
    closed = next(n for n in range(20) if f"move {n}" not in visitor.options())
    visitor.page.locator(f"[data-space='{closed}']").focus()
    visitor.page.keyboard.press("Enter")
    reason = visitor.page.wait_for_selector(".why").inner_text()
    assert re.search(r"TO-[A-Z]+-\d+", reason)


def test_undo_takes_back_the_last_decision_and_says_how_far_it_reaches(visitor: Visitor) -> None:
    visitor.play_now("the-others")
    undo = visitor.page.locator("[data-undo]")
    while not undo.is_enabled():
        visitor.answer()
        visitor.asked()
    before = visitor.decisions()
    assert undo.get_attribute("title")
    undo.click()
    visitor.until(lambda: visitor.decisions() < before, "fewer decisions")
    visitor.asked()


def test_the_whole_table_is_played_by_keyboard(visitor: Visitor) -> None:
    visitor.page.locator("[data-play='the-others']").focus()
    visitor.page.keyboard.press("Enter")
    for _ in range(6):
        visitor.asked()
        before = visitor.decisions()
        visitor.page.keyboard.press("1")
        visitor.after(before)
    assert visitor.faults == []


def test_a_rule_and_a_card_are_read_at_full_size(visitor: Visitor) -> None:
    visitor.play_now("the-others")
    visitor.page.click(".question .rule")
    assert "TO-" in visitor.page.wait_for_selector("dialog[open]").inner_text()
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector("dialog[open]", state="detached")
    visitor.page.locator(".left .card button").first.click()
    assert len(visitor.page.wait_for_selector("dialog[open] article").inner_text()) > 40


def test_the_rulebook_is_searched_inside_the_table(visitor: Visitor) -> None:
    visitor.play_now("they-live")
    visitor.page.get_by_role("tab", name="Rules").click()
    visitor.page.locator("input[type=search]").fill("billboard")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector(".found article")
    assert visitor.page.locator(".found article").count() > 2


def test_the_rulebook_opens_with_its_chapters(visitor: Visitor) -> None:
    visitor.page.goto(visitor.address + "/#/rules/the-others")
    visitor.page.wait_for_selector(".found summary")
    assert visitor.page.locator(".found summary").count() > 20
    visitor.page.locator(".found summary").first.click()
    assert "TO-" in visitor.page.locator(".found details[open] article").first.inner_text()


def test_a_new_table_offers_names_and_makes_what_was_chosen(visitor: Visitor) -> None:
    visitor.page.goto(visitor.address + "/#/new/the-others")
    visitor.page.select_option("#option-acolyte", "nun")
    visitor.page.select_option("#option-heroes", "own")
    for hero in ("LEAH", "ROSE", "KARL"):
        visitor.page.get_by_label(hero).check()
    assert "havens-last-stand" not in visitor.page.locator("form").inner_text()
    visitor.page.click("button.main")
    visitor.page.wait_for_selector(".question.mine")
    boards = visitor.page.locator(".left").inner_text()
    assert "CORRUPTED NUN" in boards
    assert "KARL" in boards.upper()


def test_a_long_log_does_not_lengthen_the_page(visitor: Visitor) -> None:
    visitor.play_now("they-live")
    visitor.play_on(10)
    visitor.asked()
    height = visitor.page.evaluate("document.documentElement.scrollHeight")
    assert height == visitor.page.viewport_size["height"]


def test_the_board_is_a_list_too(visitor: Visitor) -> None:
    visitor.play_now("they-live")
    visitor.page.get_by_role("tab", name="In words").click()
    visitor.page.wait_for_selector(".lines p")
    assert "Supermarket" in visitor.page.locator(".lines").inner_text()


def test_the_lenses_turn_the_page_grey_and_back(visitor: Visitor) -> None:
    visitor.play_now("they-live")
    lenses = visitor.page.get_by_role("button", name="Lenses")
    lit = lenses.get_attribute("aria-pressed") == "true"
    lenses.click()
    visitor.page.wait_for_selector(f".table[data-lens='{'off' if lit else 'on'}']")
    lenses.click()
    visitor.page.wait_for_selector(f".table[data-lens='{'on' if lit else 'off'}']")


def test_a_replay_is_scrubbed_to_its_beginning(visitor: Visitor) -> None:
    visitor.play_now("the-others")
    for _ in range(3):
        visitor.answer()
    visitor.page.click("a[href*='#/replay/']:has-text('Replay')")
    visitor.page.wait_for_selector("input[type=range]")
    visitor.page.locator("input[type=range]").focus()
    visitor.page.keyboard.press("Home")
    visitor.page.wait_for_selector(".what:has-text('Step 0 of')")
    visitor.page.wait_for_selector("[data-space] >> nth=19")


def test_from_any_moment_a_new_table_branches_off(visitor: Visitor) -> None:
    visitor.play_now("they-live")
    visitor.answer()
    table = visitor.page.url.rsplit("/", 1)[1]
    visitor.page.click("a[href*='#/replay/']:has-text('Replay')")
    visitor.page.get_by_role("button", name="Play on from here").click()
    visitor.page.wait_for_selector(".question")
    visitor.page.wait_for_selector("[data-decisions]")
    assert table not in visitor.page.url


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Play now"), ("fr", "Jouer"), ("ja", "すぐ遊ぶ")]
)
def test_the_page_speaks_three_languages(visitor: Visitor, language: str, words: str) -> None:
    visitor.page.select_option(".language select", language)
    visitor.page.wait_for_selector(f"button:has-text('{words}')")
    visitor.play_now("the-others")
    assert visitor.page.get_attribute("html", "lang") == language
    assert "page-" not in visitor.page.locator("body").inner_text()
    assert visitor.faults == []


@pytest.mark.parametrize("game", GAMES)
def test_at_360_pixels_nothing_is_cut_off(visitor: Visitor, game: str) -> None:
    visitor.open(360, 740, has_touch=True)
    assert not visitor.wider_than_the_screen()
    visitor.play_now(game)
    assert not visitor.wider_than_the_screen()
    visitor.asked()
    before = visitor.decisions()
    visitor.page.locator("button.option").first.tap()
    visitor.after(before)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious(visitor: Visitor, game: str) -> None:
    assert visitor.serious_faults() == []
    visitor.play_now(game)
    assert visitor.serious_faults() == []


def test_a_wrong_link_says_what_happened_and_what_to_do(visitor: Visitor) -> None:
    visitor.page.goto(visitor.address + "/#/seat/" + "x" * 43)
    said = visitor.page.wait_for_selector("main[role=alert]").inner_text()
    assert "link" in said
    visitor.page.click("main a")
    visitor.page.wait_for_selector("[data-play]")


def test_somebody_who_wants_calm_sees_nothing_move(visitor: Visitor) -> None:
    visitor.open(reduced_motion="reduce")
    visitor.play_now("the-others")
    visitor.answer()
    moving = "document.getAnimations().filter((one) => one.playState === 'running').length"
    assert visitor.page.evaluate(moving) == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_clicked_through_to_its_end(visitor: Visitor, game: str) -> None:
    visitor.play_now(game)
    visitor.play_on(3000)
    visitor.page.wait_for_selector("[data-over]")
    assert "over" in visitor.page.locator(".question").inner_text().lower()
    assert visitor.faults == []
