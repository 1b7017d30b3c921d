"""What a person is told when something is wrong, and what to do: nothing is lost by any of it."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tests.page.serving import Served
from tests.page.table import Visitor


def trouble(visitor: Visitor, kind: str) -> str:
    """What the page of that trouble says."""
    return str(visitor.page.wait_for_selector(f"main[data-trouble={kind}]").inner_text())


def store(folder: Path) -> sqlite3.Connection:
    """The stored tables, to be spoilt while no server runs."""
    return sqlite3.connect(folder / "tables.sqlite3")


def spoilt(served: Served, chrome: object, change: str) -> Visitor:
    """Somebody at a table that was changed in the store while the server was away."""
    somebody = Visitor(served.address, chrome)
    somebody.play_now("the-others")
    served.stop()
    with store(served.folder) as tables:
        tables.execute(change)
    tables.close()
    served.start()
    somebody.page.reload()
    return somebody


def test_a_part_of_the_page_that_is_gone_after_an_update_is_told(visitor: Visitor) -> None:
    visitor.open(fresh=True)
    page = visitor.page
    page.route("**/assets/Account-*.js", lambda route: route.fulfill(status=404, body="gone"))
    page.goto(visitor.address + "/#/account")
    assert "server may have been updated" in trouble(visitor, "any")
    page.unroute_all()
    page.get_by_role("button", name="Try again now").click()
    page.wait_for_selector("#password")
    assert visitor.faults == []


def test_a_wrong_link_says_what_happened_and_what_to_do(visitor: Visitor) -> None:
    visitor.page.goto(visitor.address + "/#/seat/" + "x" * 43)
    assert "whole link was copied" in trouble(visitor, "not-found")
    visitor.page.click("main a")
    visitor.page.wait_for_selector("[data-play]")


def test_words_that_are_no_link_are_refused_on_the_first_page(visitor: Visitor) -> None:
    visitor.page.fill("#link", "come and play")
    visitor.page.click("form:has(#link) button")
    assert "no link" in visitor.page.wait_for_selector(".fault").inner_text()


def test_a_full_table_says_so_and_offers_to_watch(visitor: Visitor, other: Visitor) -> None:
    visitor.page.goto(visitor.address + "/#/new/the-others")
    visitor.page.select_option("#seat-0", "open")
    visitor.page.locator("form button.main").click()
    visitor.page.wait_for_selector(".gathering")
    table = visitor.page.url.rsplit("/", 1)[1]
    other.page.goto(f"{other.address}/#/table/{table}")
    other.page.wait_for_selector(".gathering button.main")
    taken = visitor.page.request.post(f"{other.address}/api/tables/{table}/join", data={})
    assert taken.ok
    said = other.page.wait_for_selector("[data-full]").inner_text()
    assert "watch" in said
    assert other.page.locator(".gathering button.main").count() == 0


def test_an_expired_table_says_so(served: Served, chrome: object) -> None:
    somebody = spoilt(served, chrome, "UPDATE tables SET status = 'expired'")
    assert "new one" in trouble(somebody, "expired")
    somebody.leave()


def test_a_table_of_other_rules_says_which_and_what_to_do(served: Served, chrome: object) -> None:
    somebody = spoilt(served, chrome, "UPDATE tables SET version = '0.0-other'")
    said = trouble(somebody, "version")
    assert "0.0-other" in said
    assert "start a new table" in said
    somebody.leave()


def test_a_second_tab_is_told_that_there_is_a_first(visitor: Visitor) -> None:
    visitor.play_now("they-live")
    second = visitor.context.new_page()
    second.goto(visitor.page.url)
    for page in (visitor.page, second):
        page.wait_for_selector("[data-banner=twin]")
    before = visitor.decisions()
    second.wait_for_selector("button.option:not([disabled])")
    second.locator("button.option").first.click()
    visitor.after(before)
    second.close()
    visitor.page.wait_for_selector("[data-banner=twin]", state="detached")


def test_a_full_disk_undoes_nothing_and_says_whom_to_tell(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> Any:
        raise OperationalError("UPDATE", {}, Exception("database or disk is full"))

    visitor.play_now("the-others")
    before = visitor.decisions()
    with monkeypatch.context() as disk:
        disk.setattr("othersight.server.storage.store.append_entry", full)
        visitor.page.locator("button.option").first.click()
        said = visitor.page.wait_for_selector("[data-banner=not-stored]").inner_text()
    assert "disk" in said
    assert visitor.decisions() == before
    visitor.answer()
    visitor.page.wait_for_selector("[data-banner=not-stored]", state="detached")


def test_a_server_that_goes_away_and_comes_back_finds_the_table_as_it_was(
    served: Served, chrome: object
) -> None:
    somebody = Visitor(served.address, chrome)
    somebody.play_now("the-others")
    before = somebody.decisions()
    served.stop()
    assert "sent then" in somebody.page.wait_for_selector("[data-banner=cut]").inner_text()
    somebody.page.locator("button.option").first.click()
    served.start()
    somebody.click_if_shown("[data-banner=cut] button")  # it also comes back by itself
    somebody.page.wait_for_selector("[data-banner=cut]", state="detached")
    somebody.after(before)
    assert somebody.faults == [] or all("WebSocket" in one for one in somebody.faults)
    somebody.leave()


def test_without_a_server_the_page_says_so_and_tries_again(served: Served, chrome: object) -> None:
    somebody = Visitor(served.address, chrome)
    somebody.play_now("the-others")
    table = somebody.page.url.rsplit("#", 1)[1]
    somebody.page.goto(f"{served.address}/#/")
    somebody.page.wait_for_selector("[data-play]")
    served.stop()
    somebody.page.goto(f"{served.address}/#{table}")
    assert "server is running" in trouble(somebody, "no-server")
    served.start()
    somebody.page.click("main[data-trouble] button")
    somebody.page.wait_for_selector(".question.mine")
    somebody.leave()
