"""The table in a real Chromium: what a person sees and does, from the start page on."""

import json
import re
from typing import Any

import pytest

from tests.page.table import Visitor

GAMES = ("the-others", "they-live")
STATES = ("state", "patch")
"""Messages that tell the page of a new state."""
CLOSED = """() => [...document.querySelectorAll('[data-space]')]
  .find((one) => !one.closest('.far') && !one.closest('.lit')).dataset.space"""
"""A Space to which no way leads."""


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
    visitor.page.wait_for_selector(".far", state="attached")
    closed = visitor.page.evaluate(CLOSED)
    visitor.page.locator(f"[data-space='{closed}']").focus()
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector(".why [data-rule^='TO-']")
    assert "TO-" not in visitor.page.locator(".why").inner_text()


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


def test_a_rule_and_a_card_are_read_at_full_size(visitor: Visitor) -> None:
    visitor.play_now("the-others")
    visitor.page.click(".question .rule")
    assert "TO-" in visitor.page.wait_for_selector("dialog[open]").inner_text()
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector("dialog[open]", state="detached")
    visitor.page.locator(".left .card button").first.click()
    assert len(visitor.page.wait_for_selector("dialog[open] .cardface").inner_text()) > 40


def test_the_rulebook_is_searched_inside_the_table(visitor: Visitor) -> None:
    visitor.play_now("they-live")
    visitor.page.get_by_role("tab", name="Rules").click()
    visitor.page.locator("input[type=search]").fill("billboard")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_selector(".found article")
    assert visitor.page.locator(".found article").count() > 2


def test_the_rulebook_opens_with_its_chapters(visitor: Visitor) -> None:
    visitor.page.goto(visitor.address + "/#/rules/the-others")
    visitor.page.wait_for_selector(".found > details > summary")
    assert visitor.page.locator(".found > details > summary").count() > 20
    visitor.page.locator(".found > details > summary").first.click()
    assert "TO-" in visitor.page.locator(".found details[open] article").first.inner_text()


def test_a_new_table_offers_names_and_makes_what_was_chosen(visitor: Visitor) -> None:
    visitor.page.goto(visitor.address + "/#/new/the-others")
    visitor.page.wait_for_selector("#option-story")
    usual = visitor.page.locator("#option-story option:checked").text_content()
    assert "LAST STAND (usual)" in usual
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


def test_pointing_tells_what_can_be_done_there_or_why_not(visitor: Visitor) -> None:
    visitor.play_now("the-others")
    while not any(option.startswith("move ") for option in visitor.options()):
        visitor.answer()
        visitor.asked()
    visitor.page.wait_for_selector(".far", state="attached")
    closed = visitor.page.evaluate(CLOSED)
    visitor.page.locator(f"[data-place='space-{closed}']").hover(position={"x": 4, "y": 4})
    assert "TO-" not in visitor.page.wait_for_selector("[data-tip] .can").inner_text()
    monster = visitor.page.locator("[data-place^='monster-']").first
    monster.hover()
    assert visitor.page.wait_for_selector("[data-tip]:has-text('Fight')")


def test_a_card_that_cannot_be_played_says_why_not_with_the_id_of_the_rule_on_wish(
    visitor: Visitor,
) -> None:
    visitor.page.click("[data-display]")
    visitor.page.check("[data-wish=ids]")
    visitor.page.keyboard.press("Escape")
    visitor.page.goto(visitor.address + "/#/new/the-others")
    visitor.page.select_option("#seat-0", "me")
    visitor.page.click("button.main")
    visitor.asked()
    visitor.page.locator(".left [data-place^='card-']").first.hover()
    reason = visitor.page.wait_for_selector("[data-tip] p:has-text('TO-')").inner_text()
    assert re.search(r"TO-[A-Z]+-\d+", reason)


def test_the_field_takes_plain_words(visitor: Visitor) -> None:
    visitor.play_now("the-others")
    while not any(option.startswith("move ") for option in visitor.options()):
        visitor.answer()
        visitor.asked()
    visitor.page.locator(".question summary:has-text('Why')").click()
    field = visitor.page.locator(".question form input")
    field.fill("Why can I not cleanse?")
    visitor.page.keyboard.press("Enter")
    said = visitor.page.wait_for_selector(".why").inner_text()
    assert visitor.page.locator(".why [data-rule]").count() or "open to you" in said
    field.fill("go to Street 3")
    visitor.page.keyboard.press("Enter")
    visitor.until(
        lambda: visitor.page.locator(".why").inner_text() != said,
        "another answer to another question",
    )


def test_a_reason_why_not_brings_all_options_back(visitor: Visitor) -> None:
    """The ones for what was asked before say nothing of what is asked now."""
    visitor.play_now("the-others")
    while not any(option.startswith("move ") for option in visitor.options()):
        visitor.answer()
        visitor.asked()
    many = len(visitor.options())
    visitor.page.locator(".question summary:has-text('Why')").click()
    field = visitor.page.locator(".question form input")
    field.fill("end")
    visitor.page.keyboard.press("Enter")
    visitor.until(lambda: len(visitor.options()) < many, "only what was asked for")
    field.fill("declare nonsense")
    visitor.page.keyboard.press("Enter")
    visitor.until(lambda: len(visitor.options()) == many, "all options")


def test_an_answer_can_be_remembered_is_told_in_words_after_a_reload_and_revoked(
    visitor: Visitor,
) -> None:
    visitor.play_now("they-live")
    visitor.asked()
    visitor.page.locator(".aside input").check()
    visitor.answer()
    said = visitor.page.wait_for_selector("[data-remembered]").inner_text()
    assert "leads" in said
    visitor.page.reload()
    visitor.asked()
    assert visitor.page.wait_for_selector("[data-remembered]").inner_text() == said
    visitor.page.get_by_role("button", name="ask again").click()
    visitor.page.wait_for_selector("[data-remembered]", state="detached")


class Received:
    """The messages that a page receives on its socket."""

    def __init__(self, page: Any) -> None:
        self.messages: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self.add))

    def add(self, text: str) -> None:
        self.messages.append(json.loads(text))

    def odds(self) -> list[Any] | None:
        """The odds of the options of the last state; None if they have not come yet."""
        last = [one["sequence"] for one in self.messages if one["type"] in STATES][-1]
        odds = [one for one in self.messages if one["type"] == "odds" and one["sequence"] == last]
        return list(odds[0]["odds"]) if odds else None


def test_odds_stand_beside_a_roll_before_it_is_made_and_the_dice_after(visitor: Visitor) -> None:
    received = Received(visitor.page)
    visitor.play_now("the-others")
    rolls = visitor.page.locator("button.option:has(.odds)")
    for _ in range(60):
        visitor.asked()
        visitor.until(lambda: received.odds() is not None, "the odds of the question")
        if received.odds():
            rolls.first.wait_for()
            break
        moves = [at for at, one in enumerate(visitor.options()) if one.startswith("move ")]
        visitor.answer(moves[0] if moves else 0)
    assert "%" in rolls.first.inner_text()
    before = visitor.decisions()
    rolls.first.click()
    visitor.after(before)
    for _ in range(20):
        if visitor.page.locator(".die").count():
            break
        visitor.asked()
        visitor.answer()
    assert visitor.page.locator(".die").count() > 0
    assert visitor.page.locator(".dice .words").inner_text()


def test_a_hint_is_given_on_request(visitor: Visitor) -> None:
    visitor.play_now("the-others")
    visitor.page.get_by_role("button", name="What would the machine do").click()
    visitor.page.wait_for_selector(".hint:has-text('machine would choose')")
    assert len(visitor.page.wait_for_selector("[data-because]").inner_text()) > 5
    assert visitor.page.locator("button.option.hinted").count() <= 1


def test_something_can_be_claimed_of_a_card(visitor: Visitor) -> None:
    visitor.play_now("they-live")
    visitor.page.locator("#tab-talk").click()
    visitor.page.locator(".talk form select").first.select_option(label="a card")
    visitor.page.get_by_role("button", name="Say").click()
    claim = visitor.page.wait_for_selector(".talk p:has-text('clean')").inner_text()
    assert "Connie" in claim or "Player 1" in claim
    visitor.page.get_by_role("button", name="Take back claim").click()
    visitor.page.wait_for_selector("button:has-text('Take back claim')", state="detached")


@pytest.mark.parametrize(
    ("game", "seat", "bots"), [("the-others", 1, "regular"), ("they-live", 0, "random")]
)
def test_a_whole_game_is_clicked_through_to_its_end(
    visitor: Visitor, game: str, seat: int, bots: str
) -> None:
    visitor.sit_down(game, seat, bots)
    assert visitor.play_on(3000) > 20
    finale = visitor.page.wait_for_selector("dialog[data-finale][open]")
    result = {"won": "VICTORY", "lost": "DEFEAT"}[finale.get_attribute("data-finale")]
    assert visitor.page.locator("#finale-title").inner_text().upper() == result
    assert len(visitor.page.locator("[data-finale] p").all()) >= 2
    if bots == "random":
        visitor.page.click("[data-wonder]")
        visitor.page.wait_for_selector("[data-decided=done] h3")
        assert visitor.page.locator("[data-decided] p").count() >= 1
    visitor.page.get_by_role("button", name="Look at the table").click()
    visitor.page.wait_for_selector("[data-over]")
    assert "over" in visitor.page.locator(".question").inner_text().lower()
    assert len(visitor.page.locator(".question .text").all()) >= 1
    over = visitor.page.url
    visitor.page.locator("[data-rematch=make]").click()
    visitor.page.wait_for_selector(f".table[data-game={game}]:not(:has([data-over]))")
    assert visitor.page.url.rsplit("/", 1)[1] not in over
    visitor.page.goto(over)
    visitor.page.locator(".question").get_by_role("link", name="See it from the start").click()
    visitor.page.wait_for_selector(".what:has-text('Step 0 of')")
    assert visitor.faults == []
