"""The end of a sitting on the page: the way on comes first, and what goes on from here is told."""

from typing import Any

import othersight
from othersight.games.the_others.content import load_content
from tests.page.serving import Served
from tests.page.table import Visitor
from tests.server.finished_games import play_on, stored

NEXT = "[data-next-story]"


DAY = 86_400
CLOCK = {"move_time": DAY, "time_out": "once", "leave_wait": 0, "watch": "listed"}


def at_the_end(served: Served, chrome: object, **wishes: Any) -> Visitor:
    """Somebody who opens the table of a first sitting that is over, with a clock of a day."""
    game = play_on(othersight.campaign("the-others", 5).game)
    registry = served.server.config.app.state.registry
    _, header = stored(registry, game, mine=1, **CLOCK)
    visitor = Visitor(served.address, chrome)
    visitor.open(**wishes)
    visitor.page.goto(f"{served.address}/#/seat/{header['Authorization'].split()[1]}")
    visitor.page.wait_for_selector(f".question {NEXT}")
    return visitor


def test_the_next_story_is_the_way_on_and_what_is_kept_is_told(
    served: Served, chrome: object
) -> None:
    visitor = at_the_end(served, chrome)
    page = visitor.page
    page.wait_for_selector(".question [data-coming]")
    told = page.locator(".question [data-coming]").all_inner_texts()
    assert told[0].startswith("Next: THE DARKNESS WITHIN, against ")
    assert "begin; in the Reserve: " in told[1]
    assert told[2].startswith("Killed, but still in the team: Leah.")
    assert "from this sitting" in told[3]
    colour = "(one) => getComputedStyle(one).backgroundColor"
    on, look = page.locator(f".question {NEXT}"), page.locator(".question .on > a.main")
    assert on.evaluate(colour) != look.evaluate(colour), "one button is the way on, not two"
    assert page.locator(".question [data-rematch]").inner_text() == "Play this sitting again"
    assert visitor.serious_faults() == []
    page.goto(f"{served.address}/#/")
    row = page.wait_for_selector("[data-table]").inner_text()
    assert f"Sitting 1 of {len(load_content().stories)}: HAVEN' S LAST STAND" in row
    assert visitor.faults == []
    visitor.leave()


def test_the_end_of_a_sitting_fits_a_phone_in_french(served: Served, chrome: object) -> None:
    visitor = at_the_end(served, chrome, width=360, height=640, locale="fr-FR")
    visitor.page.wait_for_selector(".question [data-coming]")
    told = visitor.page.locator(".question [data-coming]").all_inner_texts()
    assert told[0].startswith("Ensuite")
    assert not visitor.wider_than_the_screen()
    assert visitor.faults == []
    visitor.leave()


def test_the_next_story_keeps_the_clock_and_is_begun_once(served: Served, chrome: object) -> None:
    visitor = at_the_end(served, chrome)
    page, first = visitor.page, visitor.page.url
    page.click(f".question {NEXT}")
    page.wait_for_selector(".table [data-sitting]:has-text('Sitting 2')")
    second = page.url.rsplit("/", 1)[1]
    told = page.request.get(f"{served.address}/api/tables/{second}").json()
    assert {name: told[name] for name in CLOCK} == CLOCK
    page.goto(first)
    begun = page.wait_for_selector(".question [data-next-story=begun]")
    assert begun.get_attribute("href") == f"#/table/{second}"
    page.goto(f"{served.address}/#/")
    page.wait_for_selector("[data-table]")
    rows = [one.get_attribute("data-table") for one in page.locator("[data-table]").all()]
    assert rows[0] == second, "where one is asked comes first"
    assert visitor.faults == []
    visitor.leave()
