"""A map is drawn in the page: tiles dragged and turned, things placed, faults told at their place, the file saved and
opened again, and a game begun on it."""

from pathlib import Path
from typing import Any

import pytest

from othersight.games.the_others.state.city.checking import check_map
from tests.page.table import Visitor


@pytest.fixture
def editor(visitor: Visitor) -> Any:
    visitor.page.click("[data-maps=the-others]")
    visitor.page.wait_for_selector("[data-faults]")
    return visitor.page


def begin_with(page: Any, story: str, letter: str) -> None:
    page.select_option("[data-begin-with]", f"{story} {letter}")
    page.wait_for_selector("[data-faults='0'] .good")


def faults(page: Any) -> list[str]:
    return [one.strip() for one in page.locator(".faults li").all_inner_texts()]


def test_tiles_are_laid_by_drag_and_by_press_turned_and_taken_away(editor: Any) -> None:
    editor.click("[data-new-tile=GR]")
    editor.click("[data-cell='0,0']")
    editor.wait_for_selector("[data-tile=GR]")
    editor.drag_and_drop("[data-new-tile=CA]", "[data-cell='1,2']")
    editor.wait_for_selector("[data-tile=CA][data-cell='1,2']")
    editor.click("[data-turn=GR]")
    editor.click("[data-take=CA]")
    assert editor.locator("[data-tile]").count() == 1
    editor.click("[data-undo]")
    assert editor.locator("[data-tile]").count() == 2
    editor.click("[data-redo]")
    assert editor.locator("[data-tile]").count() == 1
    assert editor.locator("[data-new-tile=CA]").count() == 1


def test_faults_are_told_while_one_draws_and_lead_to_their_place(
    editor: Any, visitor: Visitor
) -> None:
    begin_with(editor, "havens-last-stand", "a")
    assert visitor.faults_found() == []
    editor.click("[data-layer=things]")
    editor.click("[data-thing-path='tokens.nest']")
    start = editor.locator("[data-space='21']").first
    start.press("Enter")  # the corner of a Street is bent, its middle is a District
    editor.wait_for_selector(".faults li button")
    assert any("Nest" in one and "21" in one for one in faults(editor))
    assert editor.locator("[data-play-map]").is_disabled()
    editor.click(".faults li button")
    editor.click("[data-remove='tokens.nest']")
    editor.wait_for_selector("[data-faults='0'] .good")
    assert visitor.faults_found() == []


def test_a_tile_that_is_moved_leaves_what_lies_on_shared_streets(editor: Any) -> None:
    begin_with(editor, "havens-last-stand", "a")
    editor.click("[data-take=LP]")
    editor.wait_for_selector(".faults li")
    told = faults(editor)
    assert not any("no Space" in one for one in told)
    assert any(
        "Starting Space is missing" in one for one in told
    )  # the Starting Space lay on that tile alone
    editor.click("[data-undo]")
    editor.wait_for_selector("[data-faults='0'] .good")


def test_the_saved_file_passes_the_check_and_opens_again(editor: Any, tmp_path: Path) -> None:
    begin_with(editor, "the-darkness-within", "b")
    editor.fill("[data-map-name]", "Nowhere Near")
    editor.press("[data-map-name]", "Tab")
    editor.wait_for_selector("[data-faults='0'] .good")
    with editor.expect_download() as waiting:
        editor.click("[data-save-map]")
    file = tmp_path / "map.toml"
    waiting.value.save_as(file)
    assert waiting.value.suggested_filename == "nowhere-near.toml"
    text = file.read_text("utf-8")
    assert 'name = "Nowhere Near"' in text
    assert check_map(text, "map") == []
    editor.select_option("[data-begin-with]", "")
    editor.wait_for_function("() => document.querySelectorAll('[data-tile]').length === 0")
    editor.set_input_files("[data-open-map]", file)
    editor.wait_for_selector("[data-faults='0'] .good")
    assert editor.input_value("[data-map-name]") == "Nowhere Near"
    broken = tmp_path / "broken.toml"
    broken.write_text("this is no map", encoding="utf-8")
    editor.set_input_files("[data-open-map]", broken)
    editor.wait_for_selector("[role=alert]")
    assert "no map" in editor.inner_text("[role=alert]")
    assert editor.locator("[data-tile]").count() > 5  # the drawing is still there


def test_a_game_is_begun_on_the_drawing(editor: Any, visitor: Visitor) -> None:
    begin_with(editor, "battleground-of-souls", "a")
    editor.click("[data-play-map]")
    editor.wait_for_url("**/#/table/*")
    visitor.asked()
    assert visitor.faults_found() == []


def test_a_drawing_survives_a_reload(editor: Any) -> None:
    begin_with(editor, "havens-last-stand", "b")
    editor.reload()
    editor.wait_for_selector("[data-faults='0'] .good")
    assert editor.locator("[data-tile]").count() > 5


def test_a_fault_without_a_place_chooses_the_thing_that_mends_it(editor: Any) -> None:
    editor.click("[data-new-tile=GR]")
    editor.click("[data-cell='0,0']")
    editor.wait_for_selector(".faults li button")
    assert "iles laid: 1" in faults(editor)[0], "the tiles come first"
    editor.locator(".faults li button", has_text="Altars: 0").click()
    editor.wait_for_selector("[data-thing-path=altars][aria-pressed=true]")


def test_the_board_of_the_editor_is_drawn_as_at_the_table(editor: Any) -> None:
    begin_with(editor, "havens-last-stand", "a")
    editor.click("[data-layer=things]")
    sign = editor.wait_for_selector(".token-nest > path", state="attached")
    assert sign.evaluate("(one) => getComputedStyle(one).stroke") == "none", "no ink of a portrait"


def test_nobody_starts_where_nothing_was_placed_and_a_fault_is_in_view(editor: Any) -> None:
    begin_with(editor, "havens-last-stand", "a")
    editor.click("[data-layer=things]")
    editor.wait_for_selector("g.start", state="attached")
    editor.locator("[data-space='21']").first.press("Enter")
    editor.click("[data-remove=start]")
    editor.wait_for_selector("g.start", state="detached")
    editor.click("[data-thing-path='monsters.acolyte']")
    for _ in range(3):
        editor.locator("[data-space='3']").first.press("Enter")
    fault = editor.locator(".faults li button", has_text="Acolyte: ")
    fault.wait_for()
    editor.set_viewport_size({"width": 1366, "height": 500})
    fault.click()
    seen = "(one) => { const at = one.getBoundingClientRect(); return at.top >= 0 && at.top < innerHeight }"
    assert editor.locator(".layers").evaluate(seen), "the board is beside what is wrong"
