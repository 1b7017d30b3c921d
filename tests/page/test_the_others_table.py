"""A table of The Others at positions that a game comes to late: twice the same Upgrade, the Metro, a branch."""

from pathlib import Path

from tests.page.table import Visitor

TWICE = """format = 1
game = "the-others"
title = "Two of the same Upgrade"
[options]
story = "the-last-train"
map = "a"
[position]
when = "main"
hero = "rose"
hand = []
[position.heroes.rose]
space = "night-market"
upgrades = ["adreno-wear", "adreno-wear"]
[position.spaces."night-market/sw"]
marked = true
[script]
play = []
[expect]
asked = { seat = "heroes-1", kind = "main" }
"""


def opened(visitor: Visitor, folder: Path, text: str) -> None:
    """The table of a scenario file, at its question."""
    file = folder / "late.scn"
    file.write_text(text, "utf-8")
    visitor.page.set_input_files("#scenario", file)
    visitor.page.wait_for_selector(".table")
    visitor.read_briefing()
    visitor.asked()


def test_a_hero_may_hold_both_copies_of_an_upgrade(visitor: Visitor, tmp_path: Path) -> None:
    opened(visitor, tmp_path, TWICE)
    cards = visitor.page.locator(".hero.current [data-card='the-others-card-adreno-wear']")
    assert cards.count() == 2
    assert visitor.page.locator("[data-broken]").count() == 0
    assert visitor.faults == []


def test_every_metro_stop_is_drawn_above_the_figures(visitor: Visitor, tmp_path: Path) -> None:
    opened(visitor, tmp_path, TWICE)
    stops = visitor.page.locator(".station")
    assert stops.count() == 6, "one of them is in a District"
    after_the_last_figure = ".figure ~ .station"
    assert visitor.page.locator(after_the_last_figure).count() == 6


def test_a_mark_says_what_it_means_in_this_story(visitor: Visitor, tmp_path: Path) -> None:
    opened(visitor, tmp_path, TWICE)
    visitor.page.locator("[data-thing='the-others-mark-the-last-train']").hover(force=True)
    told = visitor.page.wait_for_selector("[data-tip]").inner_text()
    assert "This station is open" in told
