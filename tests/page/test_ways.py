"""Whole ways and standing wishes in a real Chromium: fewer clicks for the same decisions."""

from tests.page.table import Visitor

FAR = """() => {
  const spaces = [...document.querySelectorAll('[data-space]')]
  return spaces.filter((one) => one.closest('.far')).map((one) => one.dataset.space)
}"""


def moving(visitor: Visitor) -> list[str]:
    """A Hero at the start of his Move; the Spaces that he reaches in several steps."""
    visitor.play_now("the-others")
    while not any(option.startswith("move ") for option in visitor.options()):
        visitor.answer()
        visitor.asked()
    visitor.page.wait_for_selector(".far", state="attached")
    far: list[str] = visitor.page.evaluate(FAR)
    return [space for space in far if f"move {space}" not in visitor.options()]


def test_a_place_several_steps_away_shows_its_way_and_one_choice_walks_it(visitor: Visitor) -> None:
    space = moving(visitor)[0]
    before = visitor.decisions()
    visitor.page.locator(f"[data-space='{space}']").focus()
    shown = visitor.page.wait_for_selector("[data-plan]", state="attached")
    spaces = str(shown.get_attribute("data-plan")).split()
    assert spaces[-1] == space
    assert len(spaces) >= 3
    visitor.page.keyboard.press("Enter")
    ways = visitor.page.locator("[data-way]")
    visitor.until(lambda: visitor.decisions() > before or ways.count() > 0, "a way")
    if visitor.decisions() == before:
        ways.first.click()
    visitor.until(lambda: visitor.decisions() > before, "the first step")
    visitor.until(lambda: has_arrived(visitor, before + len(spaces) - 1, spaces), "the end")
    assert visitor.faults == []


def has_arrived(visitor: Visitor, decisions: int, spaces: list[str]) -> bool:
    """Whether all steps are made, or something else is asked on the way."""
    options = visitor.options()
    steps = [f"move {space}" for space in spaces[1:]]
    is_stopped = bool(options) and not any(step in options for step in steps)
    return visitor.decisions() >= decisions or is_stopped


def test_the_sins_player_lets_the_heroes_play_and_stops_it(visitor: Visitor) -> None:
    visitor.sit_down("the-others", 0, "random")
    visitor.page.click("[data-wish=round]")
    visitor.page.wait_for_selector("[data-wish-now=round]")
    visitor.page.click("[data-wish-now=round] button")
    visitor.page.wait_for_selector("[data-wish=round]")
    visitor.page.click(".wishes summary")
    visitor.page.check("[data-wish-at=fight]")
    visitor.page.reload()
    visitor.page.wait_for_selector("[data-wish-at=fight]:checked", state="attached")
    assert visitor.faults == []


def test_the_usual_way_on_stands_last_and_what_is_pressed_is_decided_once(visitor: Visitor) -> None:
    moving(visitor)
    assert visitor.page.locator(".on button.option").get_attribute("data-option") == "end"
    assert visitor.options()[-1] == "end"
    before = visitor.decisions()
    visitor.page.locator(".on button.option").click()
    visitor.after(before)
    assert visitor.faults == []
