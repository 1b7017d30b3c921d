"""Slow games in the browser: a clock chosen at New table, what is said about it, and the list of tables that wait."""

from typing import Any

import pytest

from tests.page.serving import Served
from tests.page.table import Visitor

pytestmark = pytest.mark.slow
DAY = 86_400


def friends_table(visitor: Visitor, **more: Any) -> dict[str, Any]:
    """A table with a clock at which I and a friend have seats."""
    seats = [{"holder": "bot", "bot": "random"}, {"holder": "me"}, {"holder": "person"}]
    wanted = {
        "game": "the-others",
        "options": {"hero_players": 2},
        "seats": seats,
        "start": True,
        "move_time": DAY,
        **more,
    }
    made: dict[str, Any] = visitor.page.request.post(
        f"{visitor.address}/api/tables", data=wanted
    ).json()
    return made


def sit(visitor: Visitor, token: str) -> None:
    visitor.page.goto(f"{visitor.address}/#/seat/{token}")
    visitor.page.wait_for_selector(".table")
    visitor.read_briefing()


def test_a_clock_is_chosen_at_the_new_table_with_what_happens_then(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.address}/#/new/the-others")
    page.wait_for_selector("#clock")
    assert page.locator("#clock option").all_inner_texts() == [
        "as long as one likes",
        "1 minute",
        "10 minutes",
        "1 hour",
        "1 day",
        "3 days",
    ]
    assert page.locator("#then").count() == 0
    page.select_option("#clock", str(DAY))
    page.select_option("#then", "once")
    assert page.input_value("#wait") == "0", "the clock decides, not who has left"
    assert visitor.serious_faults() == []
    page.click("form button.main")
    page.wait_for_selector(".table")
    table = page.url.rsplit("/", 1)[1]
    told = page.request.get(f"{visitor.address}/api/tables/{table}").json()
    assert (told["move_time"], told["time_out"], told["leave_wait"]) == (DAY, "once", 0)


def test_who_is_asked_reads_until_when_and_what_happens_then(visitor: Visitor) -> None:
    made = friends_table(visitor)
    sit(visitor, made["token"])
    visitor.asked()
    said = visitor.page.locator(".question [data-clock]").inner_text()
    assert "24 hours" in said or "1 day" in said
    assert "a bot takes your seat" in said


def test_the_list_and_the_title_count_the_tables_that_wait_for_me(visitor: Visitor) -> None:
    made = friends_table(visitor)
    sit(visitor, made["token"])
    visitor.asked()
    page = visitor.page
    page.goto(f"{visitor.address}/#/turns")
    page.wait_for_selector(f"[data-turn='{made['table']}']")
    assert "Hero Player 1" in page.inner_text(f"[data-turn='{made['table']}']")
    visitor.until(lambda: page.title().startswith("(1) "), "the title counts")
    assert visitor.serious_faults() == []
    page.click(f"[data-turn='{made['table']}'] a")
    visitor.asked()
    visitor.play_on(1)
    page.goto(f"{visitor.address}/#/")
    page.wait_for_selector("[data-count]")


def test_games_against_bots_alone_are_listed_but_not_counted(visitor: Visitor) -> None:
    visitor.play_now("they-live")
    visitor.asked()
    page = visitor.page
    page.goto(f"{visitor.address}/#/turns")
    page.wait_for_selector("[data-turn]")
    assert page.get_by_role("heading", name="Games against bots alone").count() == 1
    assert page.title() == "Othersight: two board games at one table"


@pytest.mark.parametrize("language", ["fr-FR", "ja-JP"])
def test_the_list_fits_a_phone_in_other_languages(
    served: Served, chrome: Any, language: str
) -> None:
    visitor = Visitor(served.address, chrome)
    visitor.open(360, 640, locale=language)
    made = friends_table(visitor)
    sit(visitor, made["token"])
    visitor.page.goto(f"{visitor.address}/#/turns")
    visitor.page.wait_for_selector("[data-turn]")
    assert not visitor.wider_than_the_screen()
    assert visitor.faults == []
    visitor.leave()


def test_a_seat_asks_to_be_told_and_a_private_address_is_refused(visitor: Visitor) -> None:
    made = friends_table(visitor)
    sit(visitor, made["token"])
    page = visitor.page
    page.get_by_role("tab", name="Seats").click()
    page.get_by_text("Tell me when it is my turn").click()
    page.get_by_role("button", name="In this browser").wait_for()
    page.get_by_label("To an address of my own (webhook)").fill("https://127.0.0.1/x")
    page.get_by_role("button", name="Add", exact=True).click()
    page.get_by_role("alert").wait_for()
    assert "private network" in page.get_by_role("alert").inner_text()
    assert page.request.get(f"{visitor.address}/notices.js").status == 200
    assert visitor.serious_faults() == []
