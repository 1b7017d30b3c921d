"""A newcomer learns a game: from the first page through the whole lesson into a real game, by doing only what the page
points at, with a mouse, on a phone and by keyboard alone."""

from typing import Any

import pytest

from othersight.scenarios.courses import course
from tests.page.table import Visitor

GAMES = ("the-others", "they-live")
DESK, PHONE = (1280, 720), (360, 640)
AUDITED = (0, 3, 7)
"""Steps at which axe looks: one that tells something, one on the board, one with dice."""

STEP = """() => {
  const lesson = document.querySelector('.lesson')
  if (!lesson) return null
  const telling = lesson.dataset.telling === 'true'
  const way = telling ? '[data-lesson=on]' : 'button.option:not([disabled])'
  return { step: Number(lesson.dataset.step), telling, ready: document.querySelector(way) !== null }
}"""


class Newcomer:
    """Somebody in a lesson who does what the page points at."""

    def __init__(self, visitor: Visitor, by: str) -> None:
        self.visitor = visitor
        self.page: Any = visitor.page
        self.by = by
        self.steps: list[int] = []
        self.presses = 0

    def begin(self, game: str) -> None:
        """From the first page into the lesson."""
        self.press(f"[data-learn='{game}/first']", "Enter")
        self.page.wait_for_selector(".lesson")

    def press(self, what: str, key: str) -> None:
        """Press something, by mouse, by finger, or by the key that does the same where the keyboard is."""
        self.presses += 1
        if self.by == "mouse":
            self.page.locator(what).first.click()
        elif self.by == "finger":
            self.page.locator(what).first.tap()
        else:
            if not self.steps and key == "Enter":
                self.reach(what)
            self.page.keyboard.press(key)

    def reach(self, what: str) -> None:
        """Go to something by the Tab key alone."""
        for _ in range(60):
            if self.page.evaluate("(what) => document.activeElement?.matches(what)", what):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{what} is not reached by keyboard")

    def now(self) -> dict[str, Any] | None:
        """The step of the lesson, once something can be done, or None after it."""
        found: list[dict[str, Any] | None] = []

        def ready() -> bool:
            found[:] = [self.page.evaluate(STEP)]
            return found[0] is None or bool(found[0]["ready"])

        self.visitor.until(ready, "the lesson waits for somebody")
        return found[0]

    def do_step(self, step: dict[str, Any]) -> None:
        """Do what is pointed at until the lesson has gone on."""
        self.steps.append(step["step"])

        def gone_on() -> bool:
            now = self.page.evaluate(STEP)
            return now is None or now["step"] > step["step"]

        if step["telling"]:
            self.press("[data-lesson=on]", "Enter")
        else:
            self.press("button.option:not([disabled])", "1")
        self.visitor.until(gone_on, f"step {step['step']} goes on")


def learn(visitor: Visitor, game: str, by: str, audited: tuple[int, ...]) -> Newcomer:
    """Take the whole lesson; axe looks at some steps."""
    newcomer = Newcomer(visitor, by)
    newcomer.begin(game)
    while step := newcomer.now():
        if step["step"] in audited:
            assert visitor.faults_found() == [], step
            assert not visitor.wider_than_the_screen()
        newcomer.do_step(step)
    return newcomer


def check_learnt(visitor: Visitor, newcomer: Newcomer, game: str) -> None:
    """The whole lesson was taken, and a real game goes on."""
    steps = len(course(game, "first").steps)
    assert newcomer.steps == list(range(steps))
    assert newcomer.presses == steps + 1
    visitor.asked()
    assert len(visitor.options()) > 1
    visitor.answer()
    assert visitor.faults == []


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_learns_with_a_mouse(visitor: Visitor, game: str) -> None:
    visitor.open(*DESK)
    newcomer = learn(visitor, game, "mouse", AUDITED)
    assert visitor.faults_found() == []
    check_learnt(visitor, newcomer, game)


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_learns_on_a_phone(visitor: Visitor, game: str) -> None:
    visitor.open(*PHONE, has_touch=True)
    newcomer = learn(visitor, game, "finger", AUDITED)
    check_learnt(visitor, newcomer, game)


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_learns_by_keyboard_alone(visitor: Visitor, game: str) -> None:
    visitor.open(*DESK)
    newcomer = learn(visitor, game, "key", ())
    check_learnt(visitor, newcomer, game)


def test_a_lesson_goes_on_where_it_was_after_a_reload(visitor: Visitor) -> None:
    newcomer = Newcomer(visitor, "mouse")
    newcomer.begin("they-live")
    for _ in range(4):
        step = newcomer.now()
        assert step is not None
        newcomer.do_step(step)
    visitor.page.reload()
    visitor.page.wait_for_selector(".lesson")
    after = newcomer.now()
    assert after is not None
    assert after["step"] == 4


def test_a_lesson_can_be_left(visitor: Visitor) -> None:
    newcomer = Newcomer(visitor, "mouse")
    newcomer.begin("the-others")
    visitor.page.click("[data-lesson=off]")
    visitor.page.wait_for_selector(".lesson", state="detached")
    visitor.asked()
    assert len(visitor.options()) > 1


def test_a_lesson_points_at_something_on_every_step(visitor: Visitor) -> None:
    newcomer = Newcomer(visitor, "mouse")
    newcomer.begin("the-others")
    while step := newcomer.now():
        visitor.page.wait_for_selector(".ring")
        newcomer.do_step(step)
    visitor.page.wait_for_selector(".ring", state="detached")
