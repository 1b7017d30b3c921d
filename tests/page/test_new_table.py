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


def test_every_choice_is_explained(visitor: Visitor) -> None:
    page = visitor.page
    explained = (
        "(one) => one.closest('.field').querySelectorAll('[data-about], [data-advice]').length"
    )
    for game in ("the-others", "they-live"):
        page.goto(f"{visitor.address}/#/new/{game}")
        page.wait_for_selector(f".page[data-game={game}] form")
        fields = page.locator("select[id^=option-]")
        silent = [one.get_attribute("id") for one in fields.all() if not one.evaluate(explained)]
        assert silent in ([], ["option-players"]), "how many play says itself"
        assert "stronger" in page.locator("[data-about=bot]").inner_text()
        assert page.locator("[data-about=programs]").inner_text()
    assert visitor.faults_found() == []


def test_what_is_nearest_to_even_is_told_for_every_number_of_players_and_both_towns(
    visitor: Visitor,
) -> None:
    page = visitor.page
    page.goto(f"{visitor.address}/#/new/they-live")
    page.wait_for_selector("#option-players")
    for players, difficulty in (("4", "Easy"), ("", "Normal"), ("6", "Advanced")):
        page.select_option("#option-players", players)
        told = page.locator("[data-advice=difficulty]").inner_text()
        assert f"{difficulty} is nearest to even" in told
        assert told.endswith("in the city.")
    page.select_option("#option-town", "harbour")
    assert "nearest to even" in page.locator("[data-about=town]").inner_text()


def test_who_comes_by_a_link_reads_what_is_played(visitor: Visitor, other: Visitor) -> None:
    seats = [{"holder": "bot", "bot": "random"}, {"holder": "me"}, {"holder": "person"}]
    wanted = {
        "game": "the-others",
        "options": {"hero_players": 2, "story": "lights-out"},
        "seats": seats,
        "start": False,
        "move_time": 86_400,
    }
    made = visitor.page.request.post(f"{visitor.address}/api/tables", data=wanted).json()
    other.page.set_viewport_size({"width": 390, "height": 844})
    other.page.goto(f"{other.address}/#/seat/{made['links'][0]['token']}")
    told = other.page.wait_for_selector("[data-about-table]").inner_text()
    assert told == "LIGHTS OUT"
    assert other.page.get_by_text("Time for each answer: ").count() == 1
    assert other.page.get_by_role("link", name="Replay").count() == 0, "there is nothing to see"
    here = other.page.locator("[data-stays-here]")
    assert "--host 0.0.0.0" in here.inner_text(), "an address that works on this machine alone"
    assert not other.wider_than_the_screen()
    assert other.faults == []


def test_whoever_comes_must_be_able_to_see_the_table(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.address}/#/new/the-others")
    page.select_option("#seat-0", "open")
    page.select_option("#watch", "nobody")
    page.locator("form button.main").click()
    assert "must see the table" in page.wait_for_selector(".fault").inner_text()
    page.select_option("#seat-0", "person")
    page.locator("form button.main").click()
    page.click("a.go")
    page.wait_for_selector(".gathering .seats :text('Nobody may watch here')")
    assert page.get_by_text("Link for spectators").count() == 0
    assert visitor.faults_found() == []
    assert visitor.faults == []
