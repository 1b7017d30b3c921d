"""What a visitor does with the page, in the words of the tests."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.page.window import Window

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
AT_REST = """Promise.allSettled(document.getAnimations()
  .filter(one => one.effect.getComputedTiming().iterations !== Infinity)
  .map(one => one.finished)).then(() => null)"""
VIOLATIONS = """axe.run({ resultTypes: ['violations'], preload: false }).then(({ violations }) =>
  violations.map(({ id, impact, nodes }) => ({ id, impact, html: nodes[0].html })))"""
"""Without what passed: it is much, and nobody reads it."""
PACED = """if (!localStorage.getItem('othersight.wishes'))
  localStorage.setItem('othersight.wishes', JSON.stringify({ pace: 'PACE' }))"""
PAUSE = 20
LONG = 120_000
"""Milliseconds after which an event that is waited for counts as missing; long, for a machine that is busy."""
TRIES = 8
"""How often a test points at a thing before its tip counts as missing."""
BRIEFED = ("the-others", "they-live")
"""Games that tell who one is before the first decision."""

PLAY_ON = """async (most) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms))
  let answered = 0
  for (let idle = 0; answered < most && idle < 12000; ) {
    const over = document.querySelector('.question ol') === null && document.querySelector('[data-over]')
    if (over) return answered
    const options = [...document.querySelectorAll('button.option:not([disabled])')]
    if (!options.length) { idle += 1; await wait(10); continue }
    idle = 0
    const at = (answered * 7 + 3) % options.length
    const short = options.find((one) => ['end', 'trigger', 'stay', 'stop'].includes(one.dataset.option))
    ;(answered % 3 && short ? short : options[at]).click()
    answered += 1
    await wait(5)
  }
  return answered
}"""


class Visitor:
    """A browser of its own, with the page opened; everything that went wrong in it is kept."""

    def __init__(self, address: str, chrome: Any) -> None:
        self.address = address
        self.chrome = chrome
        self.faults: list[str] = []
        self.window: Window | None = None

    @property
    def page(self) -> Any:
        """The page; it is opened when it is first needed, unless it was opened with wishes."""
        return self.opened().page

    @property
    def context(self) -> Any:
        """The browser context of the page."""
        return self.opened().context

    def opened(self) -> Window:
        if self.window is None:
            self.open()
        assert self.window is not None
        return self.window

    def open(
        self,
        width: int = 1280,
        height: int = 860,
        pace: str = "instant",
        fresh: bool = False,
        **wishes: Any,
    ) -> None:
        """A browser window of that size, in which what others do is shown at that pace; a fresh one has loaded
        nothing before."""
        self.leave()
        size = {"width": width, "height": height}
        wishes = {"locale": "en-US", **wishes}
        self.window = Window(self.chrome, self.address, size, fresh, wishes)
        self.page.set_default_timeout(LONG)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self.hear)
        self.page.add_init_script(PACED.replace("PACE", pace))
        self.page.goto(self.address)
        self.page.wait_for_selector("[data-play]")

    def hear(self, message: Any) -> None:
        """What the console says: errors count, other than those of requests the tests spoil."""
        if message.type == "error" and "Failed to load resource" not in message.text:
            self.faults.append(message.text)

    def leave(self) -> None:
        """Close the window."""
        if self.window:
            self.window.leave()
            self.window = None

    def play_now(self, game: str) -> None:
        """One click, and a question is there."""
        self.page.click(f"[data-play={game}]")
        self.page.wait_for_selector(".question.mine")
        if game in BRIEFED:
            self.read_briefing()

    def sit_down(self, game: str, seat: int, bots: str) -> None:
        """A table made for me alone among such bots, entered by its secret link."""
        told = self.page.request.get(f"{self.address}/api/games").json()["games"]
        count = len(next(one for one in told if one["game"] == game)["seats"])
        seats = [
            {"holder": "me"} if at == seat else {"holder": "bot", "bot": bots}
            for at in range(count)
        ]
        wanted = {"game": game, "seats": seats, "start": True}
        made = self.page.request.post(f"{self.address}/api/tables", data=wanted).json()
        self.page.goto(f"{self.address}/#/seat/{made['token']}")
        self.page.wait_for_selector(".table")
        if game in BRIEFED:
            self.read_briefing()

    def read_briefing(self) -> None:
        """Read who one is, so that the board is free."""
        self.page.click("[data-briefing=off]")
        self.page.wait_for_selector(".briefing", state="detached")

    def decisions(self) -> int:
        """How many decisions the table counts, as the page knows it."""
        return int(self.page.get_attribute("[data-decisions]", "data-decisions"))

    def options(self) -> list[str]:
        """The options in notation."""
        return [
            str(button.get_attribute("data-option"))
            for button in self.page.query_selector_all("button.option")
        ]

    def asked(self) -> None:
        """Wait until something is asked."""
        self.page.wait_for_selector("button.option:not([disabled])")

    def after(self, decisions: int) -> None:
        """Wait until more decisions than these have fallen."""
        self.until(lambda: self.decisions() > decisions, f"more than {decisions} decisions")

    def until(self, holds: Callable[[], bool], what: str) -> None:
        """Wait until something holds; the page forbids evaluation, so it is asked from outside."""
        for _ in range(LONG // PAUSE):
            if holds():
                return
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"{what}: not after {LONG // 1000} seconds")

    def click_if_shown(self, selector: str) -> None:
        """Click something that the page may take away at any moment, if it is still there."""
        self.page.evaluate("(selector) => document.querySelector(selector)?.click()", selector)

    def answer(self, at: int = 0) -> None:
        """Press an option and wait until it is decided."""
        self.asked()
        before = self.decisions()
        self.page.locator("button.option").nth(at).click()
        self.after(before)

    def play_on(self, most: int) -> int:
        """Press options one after the other until the game is over, at most so many."""
        return int(self.page.evaluate(PLAY_ON, most))

    def at_rest(self) -> None:
        """Wait until whatever moves has come to rest: figures walk, and a pointer would miss them."""
        self.page.evaluate(AT_REST)

    def point_at(self, selector: str, tip: str) -> Any:
        """The tip of the first thing that is so called; pointed at again where it moved away from the pointer."""
        from playwright.sync_api import TimeoutError

        for _ in range(TRIES):
            self.at_rest()
            self.page.mouse.move(0, 0)
            self.page.locator(selector).first.hover(force=True)
            with suppress(TimeoutError):
                return self.page.wait_for_selector(tip, timeout=LONG / TRIES)
        raise AssertionError(f"{selector} shows no {tip}")

    def faults_found(self, *impacts: str) -> list[str]:
        """What axe finds here, of such an impact if any is named, once whatever moves has come to rest."""
        self.at_rest()
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        return [
            f"{one['id']}: {one['html'][:120]}"
            for one in self.page.evaluate(VIOLATIONS)
            if one["impact"] in impacts or not impacts
        ]

    def serious_faults(self) -> list[str]:
        """What axe finds serious or critical here."""
        return self.faults_found("serious", "critical")

    def wider_than_the_screen(self) -> bool:
        """Whether the page must be scrolled sideways."""
        return bool(
            self.page.evaluate(
                "document.documentElement.scrollWidth > document.documentElement.clientWidth"
            )
        )


def next_asked(*visitors: Visitor) -> Visitor:
    """Wait until one of several visitors at a table is asked; which."""
    asked: list[Visitor] = []

    def somebody_is() -> bool:
        asked.extend(
            one for one in visitors if one.page.locator("button.option:not([disabled])").count()
        )
        return bool(asked)

    visitors[0].until(somebody_is, "somebody is asked")
    return asked[0]
