"""A name in the browser: taken on one device, used on another, left again."""

from typing import Any

import pytest

from tests.page.table import Visitor

pytest.importorskip("argon2")
pytestmark = pytest.mark.slow


def enter(visitor: Visitor, name: str, button: str) -> None:
    page = visitor.page
    page.goto(f"{visitor.address}/#/account")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill("correct horse")
    page.get_by_role("button", name=button).click()
    page.wait_for_selector(f"[data-account={name}]")


def test_a_table_is_found_again_on_another_device_and_left_there(
    visitor: Visitor, other: Visitor
) -> None:
    visitor.play_now("the-others")
    visitor.asked()
    enter(visitor, "Anna", "Take this name")
    assert visitor.serious_faults() == []
    page = other.page
    enter(other, "Anna", "Sign in")
    page.get_by_role("link", name="The Others").click()
    page.wait_for_selector(".table")
    other.read_briefing()
    other.asked()
    other.answer()
    page.goto(f"{other.address}/#/account")
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("button", name="Sign in").wait_for()
    page.goto(f"{other.address}/#/")
    page.wait_for_selector("[data-play]")
    other.until(lambda: page.locator("[data-table]").count() == 0, "the table is forgotten")
    assert visitor.faults == []


def test_a_wrong_password_is_told(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.address}/#/account")
    page.get_by_label("Name", exact=True).fill("Nobody")
    page.get_by_label("Password", exact=True).fill("wrong wrong")
    page.get_by_role("button", name="Sign in").click()
    said = page.get_by_role("alert")
    said.wait_for()
    assert said.inner_text() == "This name or this password is wrong"


def test_a_name_is_taken_once_however_often_the_button_is_pressed(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.address}/#/account")
    page.get_by_label("Name", exact=True).fill("Twice")
    page.get_by_label("Password", exact=True).fill("correct horse")
    page.get_by_role("button", name="Take this name").dblclick(force=True)
    page.wait_for_selector("[data-account=Twice]")
    assert page.get_by_role("alert").count() == 0


@pytest.mark.parametrize("language", ["fr-FR", "ja-JP"])
def test_the_page_of_the_name_fits_a_phone(address: str, chrome: Any, language: str) -> None:
    visitor = Visitor(address, chrome)
    visitor.open(360, 640, locale=language)
    visitor.page.goto(f"{visitor.address}/#/account")
    visitor.page.wait_for_selector("#password")
    assert not visitor.wider_than_the_screen()
    assert visitor.serious_faults() == []
    visitor.leave()
