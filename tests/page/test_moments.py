"""What others do is shown one event at a time, can be gone back through, and great moments are shown large."""

from tests.page.table import Visitor

TELLING = "document.querySelector('[data-happening]').dataset.happening"


def to_others(visitor: Visitor) -> None:
    """Answer until the machine has done something that is not shown yet."""
    for _ in range(60):
        visitor.page.wait_for_selector("button.option:not([disabled]), button.waits")
        if visitor.page.locator("button.waits").count():
            return
        visitor.click_if_shown("button.option:not([disabled])")
        visitor.page.wait_for_selector("button.option:not([disabled]), button.waits")
    raise AssertionError("the machine has done nothing in 60 answers")


def test_step_by_step_nothing_comes_before_a_press(visitor: Visitor) -> None:
    visitor.open(pace="step")
    visitor.play_now("the-others")
    to_others(visitor)
    page = visitor.page
    before = visitor.decisions()
    assert page.locator("button.option").count() == 0
    page.click("button.waits")
    visitor.after(before)


def test_one_goes_back_to_what_was_seen_and_on_again(visitor: Visitor) -> None:
    visitor.play_now("the-others")
    for _ in range(4):
        visitor.answer()
    visitor.asked()
    page = visitor.page
    assert page.evaluate(TELLING) == "now"
    told = page.locator("[data-happening] p").inner_text()
    page.keyboard.press(",")
    page.wait_for_selector("[data-happening]:not([data-happening=now])")
    assert page.locator("[data-happening] p").inner_text() != told
    assert page.locator("div.board .lit").count() == 0
    page.keyboard.press(".")
    page.wait_for_selector("[data-happening=now]")
    assert page.locator("[data-happening] p").inner_text() == told


def test_who_one_is_is_seen_only_while_it_is_held(visitor: Visitor) -> None:
    visitor.open(pace="step")
    visitor.play_now("they-live")
    page = visitor.page
    page.evaluate(LOOK)
    button = page.locator("[data-identity] [data-secret]")
    button.wait_for()
    covered = button.inner_text()
    button.hover()
    page.mouse.down()
    page.wait_for_selector("[data-identity] [data-secret].open")
    assert button.inner_text() != covered
    page.mouse.up()
    page.wait_for_selector("[data-identity] [data-secret]:not(.open)")
    assert button.inner_text() == covered
    page.click("[data-identity] button.main")
    page.wait_for_selector("[data-identity]", state="hidden")
    page.reload()
    page.wait_for_selector(".table [data-secret]", state="attached")
    assert not page.locator("[data-identity]").is_visible()


def test_a_card_against_all_is_shown_large_and_a_press_takes_it_away(visitor: Visitor) -> None:
    visitor.open(pace="step")
    visitor.sit_down("the-others", 1, "regular")
    page = visitor.page
    for _ in range(400):
        page.wait_for_selector("[data-moment], button.waits, button.option:not([disabled])")
        if page.locator("[data-moment]").count():
            break
        visitor.click_if_shown("button.waits, button.option:not([disabled])")
    page.locator("[data-moment]").wait_for()
    kind = page.get_attribute("[data-moment]", "data-moment")
    assert page.locator("[data-moment] .title").inner_text()
    assert page.locator("[data-moment] .drawn").count() > 0, kind
    page.keyboard.press("Escape")
    page.wait_for_selector(f"[data-moment={kind}]", state="detached")


def test_whoever_wants_stillness_sees_no_moment_and_waits_for_nothing(visitor: Visitor) -> None:
    visitor.open(pace="slow", reduced_motion="reduce")
    visitor.play_now("they-live")
    assert not visitor.page.locator("[data-identity]").is_visible()
    visitor.play_on(10)
    visitor.asked()
    assert visitor.page.locator("[data-moment], button.waits").count() == 0


LOOK = """async () => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms))
  while (!document.querySelector('dialog[data-identity][open]')) {
    const options = [...document.querySelectorAll('button.option:not([disabled])')]
    const wanted = document.querySelector('button.waits') ?? options.at(-1)
    if (wanted) wanted.click()
    await wait(10)
  }
}"""
"""Choose what comes last until one has learnt who one is."""
