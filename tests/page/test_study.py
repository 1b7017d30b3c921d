"""A finished game on the page: its study, its boards, and the game as a file."""

import pytest

from tests.page.serving import Served
from tests.page.table import Visitor
from tests.server.finished_games import finished, stored


@pytest.mark.parametrize("game", ["the-others", "they-live"])
def test_a_finished_game_is_studied_and_taken_home(
    served: Served, chrome: object, game: str
) -> None:
    visitor = Visitor(served.address, chrome)
    table, _ = stored(served.server.config.app.state.registry, finished(game))
    page = visitor.page
    page.goto(f"{served.address}/#/replay/{table}")
    page.get_by_role("tab", name="Boards").click()
    page.wait_for_selector(".boards h3")
    page.get_by_role("tab", name="Study").click()
    page.wait_for_selector("[data-study=done] svg")
    assert page.locator("[data-study] tbody tr").count() >= 2
    with page.expect_download() as taken:
        page.locator("[data-download]").click()
    assert taken.value.suggested_filename.startswith(game)
    assert visitor.faults == []
    visitor.leave()
