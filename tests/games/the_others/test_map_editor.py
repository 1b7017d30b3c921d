"""A drawing is written as a map file that says the same, whatever it holds."""

import pytest

from othersight.games.the_others.content import load_content
from othersight.games.the_others.map_editor.interface import (
    look_at_drawing,
    look_at_text,
    options_of,
    palette,
    shipped_text,
)
from othersight.games.the_others.map_editor.writing import map_text
from othersight.games.the_others.state.city.maps import shipped_maps


@pytest.mark.parametrize(("story", "letter"), shipped_maps())
def test_every_shipped_map_is_drawn_and_written_without_change(story: str, letter: str) -> None:
    shipped = look_at_text(shipped_text(story, letter))
    drawn = look_at_drawing(shipped.drawing)
    assert (drawn.faults, drawn.board, drawn.view) == ([], shipped.board, shipped.view)
    assert map_text(drawn.drawing) == drawn.text
    assert options_of(drawn.text) == {"map": drawn.text, "story": story}


def test_a_tile_of_ones_own_is_kept_with_the_map() -> None:
    mill = {"code": "OM", "name": "Old Mill", "icons": ["heal"], "permanent": ["nest/sw"]}
    drawn = look_at_drawing({"layout": "OM>", "tiles": {"old-mill": {**mill, "source": "house"}}})
    assert [tile["tile"] for tile in drawn.tiles] == ["old-mill"]
    assert drawn.board is not None
    corner = next(one for one in drawn.board["spaces"] if one["name"] == "old-mill/nw")
    assert corner["permanent"]["nest"] == 1  # the corner turns with the tile
    assert "[tiles.old-mill]" in drawn.text
    assert 'name = "Old Mill"' in drawn.text


def test_every_space_has_all_its_names() -> None:
    drawn = look_at_drawing({"layout": "GR CA"})
    assert ["gunsmiths-row/ne", "cathedral-of-ashes/nw"] in drawn.addresses


def test_too_many_tokens_are_a_fault_and_no_failure() -> None:
    drawn = look_at_drawing({"layout": "GR", "tokens": {"fire": ["gunsmiths-row"] * 60}})
    assert "tokens.fire" in [one.path for one in drawn.faults]


def test_the_palette_offers_every_story_and_no_more_tokens_than_there_are() -> None:
    told = palette()
    assert told["stories"] == list(load_content().stories)
    most = {one["path"]: one["most"] for one in told["things"]}
    assert most["tokens.fire"] == load_content().exploration["fire"]
    assert (most["start"], most["monsters.controller"], most["metro.red"]) == (1, 1, 0)


def test_what_is_missing_leads_to_the_thing_that_mends_it() -> None:
    drawn = look_at_drawing({"story": "havens-last-stand", "layout": "RC"})
    wanted = {"start", "altars", "orbital", "tokens.nest", "monsters.controller"}
    assert wanted <= {one.path for one in drawn.faults} & {
        one["path"] for one in palette()["things"]
    }


@pytest.mark.parametrize(("story", "letter"), shipped_maps())
def test_the_palette_has_the_metro_colours_of_every_shipped_map(story: str, letter: str) -> None:
    drawn = look_at_text(shipped_text(story, letter)).drawing
    things = {one["path"] for one in palette()["things"]}
    assert {f"metro.{colour}" for colour in drawn.get("metro", {})} <= things
