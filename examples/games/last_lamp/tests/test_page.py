"""The Last Lamp in a real Chromium: a game without a board of its own is played by options and text."""

from collections.abc import Iterator

import pytest

from tests.page.conftest import address, built, chrome  # noqa: F401  (fixtures)
from tests.page.table import Visitor


@pytest.fixture
def visitor(address: str, chrome: object) -> Iterator[Visitor]:  # noqa: F811
    somebody = Visitor(address, chrome)
    yield somebody
    somebody.leave()


def test_it_stands_on_the_first_page_and_is_played_to_its_end(visitor: Visitor) -> None:
    visitor.page.wait_for_selector("[data-play=last-lamp]")
    assert "One keeps the lamp" in visitor.page.inner_text("section[data-game=last-lamp]")
    visitor.play_now("last-lamp")
    assert visitor.options() == [f"burn {n}" for n in range(4)]
    assert "oil" in visitor.page.inner_text(".board")
    visitor.page.wait_for_selector("aside.left:has-text('Night 1 of 6')")
    visitor.play_on(20)
    visitor.page.wait_for_selector("[data-over]")
    assert visitor.faults == []


def test_a_new_table_offers_its_option_and_its_seats(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.address}/#/new/last-lamp")
    visitor.page.wait_for_selector("#option-nights")
    said = visitor.page.inner_text("form").lower()
    assert all(word in said for word in ("nights", "keeper", "sea"))
    visitor.page.select_option("#option-nights", "4")
    visitor.page.click("button.main")
    visitor.page.wait_for_selector(".question.mine")
    visitor.page.wait_for_selector("aside.left:has-text('Night 1 of 4')")
    assert visitor.faults == []


def test_its_rules_can_be_read(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.address}/#/rules/last-lamp")
    visitor.page.wait_for_selector("text=The last morning")
    assert visitor.faults == []
