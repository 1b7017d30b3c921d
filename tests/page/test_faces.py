"""Heroes, the Sin and cards have faces at the table, and sound waits for a click and remembers what was chosen."""

from tests.page.table import Visitor

COUNTED = """
window.made = 0
const Real = window.AudioContext
window.AudioContext = class extends Real { constructor() { super(); window.made += 1 } }
"""


def test_heroes_monsters_and_cards_have_faces(visitor: Visitor) -> None:
    visitor.play_now("the-others")
    page = visitor.page
    page.wait_for_selector(".hero .drawn path")
    assert page.locator(".hero header .drawn").count() == page.locator(".hero").count()
    assert page.locator(".sin tbody .drawn").count() == 6
    assert page.locator(".left .drawn text").count() == 0
    assert page.locator(".card .drawn .sign").count() >= 5


def test_a_card_in_full_has_its_picture(visitor: Visitor) -> None:
    visitor.play_now("they-live")
    visitor.page.wait_for_selector(".left .card .drawn .sign")
    visitor.page.locator(".left .card button").first.click()
    visitor.page.wait_for_selector("dialog[open] .drawn .sign")


def test_sound_waits_for_a_click_and_remembers(visitor: Visitor) -> None:
    visitor.page.add_init_script(COUNTED)
    visitor.play_now("the-others")
    page = visitor.page
    page.reload()
    button = page.get_by_role("button", name="Sound")
    button.wait_for()
    assert page.evaluate("window.made") == 0
    assert button.get_attribute("aria-pressed") == "true"
    button.click()
    assert page.evaluate("window.made") == 1
    assert button.get_attribute("aria-pressed") == "false"
    page.reload()
    button.wait_for()
    assert button.get_attribute("aria-pressed") == "false"
    page.locator("h1").click()
    assert page.evaluate("window.made") == 0


def test_who_wants_stillness_begins_without_sound(visitor: Visitor) -> None:
    visitor.open(reduced_motion="reduce")
    visitor.play_now("the-others")
    button = visitor.page.get_by_role("button", name="Sound")
    assert button.get_attribute("aria-pressed") == "false"
