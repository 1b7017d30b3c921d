"""A moment saved at the table is a file that opens again on the first page, with the same question."""

from pathlib import Path

import pytest

from tests.page.table import Visitor

GAMES = ("the-others", "they-live")


def saved(visitor: Visitor, folder: Path) -> Path:
    """The moment of the table, as the file that the browser keeps."""
    visitor.page.click("#tab-seats")
    with visitor.page.expect_download() as kept:
        visitor.page.click("[data-moment]")
    file = folder / str(kept.value.suggested_filename)
    kept.value.save_as(file)
    return file


def to_the_first_page(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.address}/#/")
    visitor.page.wait_for_selector("#scenario")


def entered(visitor: Visitor) -> None:
    """At a table that begins in a given position, with its briefing read."""
    visitor.page.wait_for_selector(".table")
    visitor.read_briefing()
    visitor.asked()


@pytest.mark.parametrize("game", GAMES)
def test_a_saved_moment_opens_with_the_same_question(
    visitor: Visitor, tmp_path: Path, game: str
) -> None:
    visitor.play_now(game)
    for _ in range(2):
        visitor.answer()
    visitor.asked()
    table, question = visitor.page.url, visitor.page.inner_text(".question .text")
    options = visitor.options()
    file = saved(visitor, tmp_path)
    assert file.suffix == ".scn"
    to_the_first_page(visitor)
    visitor.page.set_input_files("#scenario", file)
    entered(visitor)
    assert visitor.page.url != table
    assert visitor.options() == options
    assert visitor.page.inner_text(".question .text") == question
    assert visitor.faults == []


def test_a_file_opens_for_two_persons(visitor: Visitor, other: Visitor, tmp_path: Path) -> None:
    visitor.play_now("the-others")
    file = saved(visitor, tmp_path)
    to_the_first_page(visitor)
    visitor.page.check("#choosing")
    visitor.page.set_input_files("#scenario", file)
    visitor.page.wait_for_selector(".gathering")
    assert visitor.faults_found() == []
    visitor.page.locator(".seat:not(.me) button").first.click()
    link = visitor.page.wait_for_selector(".seat:not(.me) input[readonly]").input_value()
    other.page.goto(link)
    other.page.wait_for_selector(".gathering")
    visitor.page.get_by_role("button", name="Begin").click()
    for somebody in (visitor, other):
        somebody.page.wait_for_selector(".table")
    assert visitor.faults == []
    assert other.faults == []


def test_a_file_that_is_none_is_refused_beside_its_field(visitor: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "none.scn"
    file.write_text('format = 1\ngame = "chess"\n', "utf-8")
    visitor.page.set_input_files("#scenario", file)
    said = visitor.page.wait_for_selector(".fault[role=alert]").inner_text()
    assert "chess" in said
    assert visitor.page.input_value("#scenario") == "", "the mended file can be chosen again"
    for text, told in (('{"othersight":1}', "saved game"), ('layout = """', "Draw a map")):
        file.write_text(text, "utf-8")
        visitor.page.set_input_files("#scenario", file)
        visitor.page.wait_for_selector(f".fault[role=alert]:has-text('{told}')")
    assert visitor.faults_found() == []
