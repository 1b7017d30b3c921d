"""Before the first decision one is told who one is; during the game a line says what each side needs."""

import pytest

from tests.page.table import Visitor

GAMES = ("the-others", "they-live")
PHONE = (360, 640)


def begin(visitor: Visitor, game: str) -> None:
    """A game, with the briefing still there."""
    visitor.page.click(f"[data-play={game}]")
    visitor.page.wait_for_selector(".briefing")


@pytest.mark.parametrize("game", GAMES)
def test_a_briefing_stands_before_the_first_decision_and_goes_for_good(
    visitor: Visitor, game: str
) -> None:
    begin(visitor, game)
    assert visitor.page.locator(".briefing h3").count() == 3
    assert visitor.page.locator(".briefing .drawn").count() >= 1
    assert visitor.faults_found() == []
    visitor.read_briefing()
    visitor.page.reload()
    visitor.asked()
    assert visitor.page.locator(".briefing").count() == 0


def test_who_decides_at_once_has_read_the_briefing(visitor: Visitor) -> None:
    begin(visitor, "the-others")
    visitor.answer()
    visitor.page.wait_for_selector(".briefing", state="detached")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_briefing_fills_the_screen_and_its_button_is_in_view(
    visitor: Visitor, game: str
) -> None:
    visitor.open(*PHONE, has_touch=True)
    begin(visitor, game)
    assert visitor.page.locator(".briefing").bounding_box()["height"] == PHONE[1]
    assert visitor.faults_found() == []
    visitor.page.locator("[data-briefing=off]").tap()
    visitor.page.wait_for_selector(".briefing", state="detached")
    box = visitor.page.locator("[data-goal]").bounding_box()
    assert 0 < box["height"] < 60
    words = visitor.page.locator("[data-goal] .mine dd")
    assert words.evaluate("one => one.scrollWidth <= one.clientWidth"), "the goal is read whole"
    assert not visitor.wider_than_the_screen()


@pytest.mark.parametrize("size", [(360, 740), (1280, 800)])
def test_the_way_on_stays_in_view_under_the_longest_briefing(
    visitor: Visitor, size: tuple[int, int]
) -> None:
    visitor.open(*size)
    wanted = {
        "game": "the-others",
        "options": {"story": "the-seventh-door", "sin": "greed"},
        "seats": [{"holder": "me"}, {"holder": "bot", "bot": "random"}],
        "start": True,
    }
    made = visitor.page.request.post(f"{visitor.address}/api/tables", data=wanted).json()
    visitor.page.goto(f"{visitor.address}/#/seat/{made['token']}")
    way_on = visitor.page.wait_for_selector("[data-briefing=off]").bounding_box()
    text = visitor.page.locator(".briefing .part").last.bounding_box()
    assert text["y"] + text["height"] > size[1] - 2 * way_on["height"], "there is more than fits"
    assert way_on["y"] + way_on["height"] <= size[1]
    visitor.read_briefing()


def test_the_line_is_of_ones_own_side_and_told_in_full_on_request(visitor: Visitor) -> None:
    visitor.sit_down("the-others", 0, "random")
    goal = visitor.page.locator("[data-goal] .mine")
    assert "5 more Heroes killed" in goal.inner_text()
    assert "GEAR UP!" in visitor.page.locator("[data-goal] .theirs").inner_text()
    visitor.page.locator("[data-goal] button").click()
    told = visitor.page.wait_for_selector("dialog[open]").inner_text()
    assert "Kill Heroes" in told
    assert "Apocalypse Track" in told
