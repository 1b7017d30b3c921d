"""New table: who is named has a class and is counted, nothing left open is ignored, a campaign asks for no Story."""

from tests.page.table import Visitor

TEAM = ("leah", "morgana", "thorley", "rocco", "brad", "rose", "karl")


def test_a_named_team_is_counted_by_class_and_a_campaign_asks_for_no_story(
    visitor: Visitor,
) -> None:
    page = visitor.page
    page.goto(visitor.address + "/#/new/the-others")
    page.select_option("#option-team", "own")
    assert "Leader: 0 of 1" in page.locator(".kinds").inner_text()
    page.locator("form button.main").click()
    assert "tick 7 Heroes" in page.wait_for_selector(".fault").inner_text()
    for hero in TEAM:
        page.get_by_label(hero.upper(), exact=True).check()
    assert "7 of 7" in page.locator(".kinds").inner_text()
    assert page.locator("#option-story").count() == 1
    page.select_option("#option-campaign", "new")
    assert page.locator("#option-story").count() == 0
    page.locator("form button.main").click()
    assert page.wait_for_selector("[data-sitting]").inner_text() == "Sitting 1 of 7"
    page.goto(visitor.address + "/#/turns")
    told = page.wait_for_selector("[data-turn]").inner_text()
    assert "LAST STAND · Hero Player 1 · against bots" in told
    assert visitor.faults == []
