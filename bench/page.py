"""How quick the table in the browser is: what the first page weighs, how soon it can be used with the processor
throttled four times, and how long a decision takes to be seen. Beside the time on the clock stands the processor
time of the page's main thread, which does not depend on what else the machine does.

Run: python -m bench.page [--answers 40]
"""

import argparse
import gzip
import statistics
import tempfile
from pathlib import Path
from typing import Any

from othersight.server.settings import Settings
from tests.page.browser import ARGUMENTS, NONE, chromium
from tests.page.serving import Served
from tests.page.table import PACED

THROTTLE = 4
GAMES = ("the-others", "they-live")
SOON = 60_000

DECIDE = """async () => {
  const table = document.querySelector('[data-decisions]')
  const wait = (ms) => new Promise((done) => setTimeout(done, ms))
  let button = null
  for (let tries = 0; tries < 3000 && !button; tries += 1) {
    if (document.querySelector('[data-over]')) return null
    button = document.querySelector('button.option:not([disabled])')
    if (!button) await wait(10)
  }
  await wait(250)
  const painted = new Promise((done) => {
    const seen = new MutationObserver(() => {
      seen.disconnect()
      const changed = performance.now()
      requestAnimationFrame(() => setTimeout(() => done({ changed, painted: performance.now() })))
    })
    seen.observe(table, { attributes: true, attributeFilter: ['data-decisions'] })
  })
  const options = [...document.querySelectorAll('button.option:not([disabled])')]
  const began = performance.now()
  ;(options[Math.floor(options.length / 2)] ?? button).click()
  const at = await painted
  return { shown: at.painted - began, applied: at.painted - at.changed }
}"""
"""Presses an option and tells how long it took until the table behind it was painted anew."""


class Watched:
    """A fresh page on a processor so many times slower, with the processor time it takes."""

    def __init__(self, browser: Any, throttle: int) -> None:
        self.page = browser.new_context(viewport={"width": 1280, "height": 860}).new_page()
        self.page.set_default_timeout(SOON)
        self.page.add_init_script(PACED.replace("PACE", "instant"))
        self.inside = self.page.context.new_cdp_session(self.page)
        self.inside.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
        self.inside.send("Performance.enable", {"timeDomain": "threadTicks"})

    def close(self) -> None:
        """Leave the processor to others: a page that is throttled keeps it busy as long as it is open."""
        self.page.context.close()

    def busy(self) -> float:
        """Milliseconds of processor time that the main thread has taken so far."""
        told = self.inside.send("Performance.getMetrics")["metrics"]
        return float(1000 * next(one["value"] for one in told if one["name"] == "TaskDuration"))


def weight(page: Any, address: str) -> int:
    """Bytes of the first page, packed."""
    bodies: list[int] = []
    page.on(
        "response", lambda reply: bodies.append(packed(reply)) if "/api" not in reply.url else 0
    )
    page.goto(address)
    page.wait_for_selector("[data-play]")
    page.wait_for_timeout(500)
    return sum(bodies)


def packed(reply: Any) -> int:
    """What a reply weighs on its way."""
    return len(gzip.compress(reply.body()))


def opening(watched: Watched, address: str) -> dict[str, float]:
    """Until the first page can be used: its buttons are there and the processor is free."""
    watched.page.goto(address)
    watched.page.wait_for_selector("[data-play]:not([disabled])")
    shown = watched.page.evaluate(
        "new Promise((done) => requestIdleCallback(() => done(performance.now()), {timeout: 5000}))"
    )
    found = {"shown": float(shown), "busy": watched.busy()}
    watched.close()
    return found


def deciding(watched: Watched, address: str, game: str, answers: int) -> list[dict[str, float]]:
    """How long answers take to be seen."""
    page = watched.page
    page.goto(address)
    page.wait_for_selector("[data-play]")
    page.click(f"[data-play={game}]")
    page.wait_for_selector(".question.mine")
    measured: list[dict[str, float]] = []
    for _ in range(answers):
        before = watched.busy()
        told = page.evaluate(DECIDE)
        if told:
            measured.append({**told, "busy": watched.busy() - before})
    watched.close()
    return measured


def tell(name: str, values: list[float]) -> None:
    """One line: the middle one, the slowest twentieth, the slowest."""
    values = sorted(values)
    late = values[int(0.95 * (len(values) - 1))]
    print(
        f"{name:46} median {statistics.median(values):6.0f}  95% {late:6.0f}  most {values[-1]:6.0f} ms"
    )


def measure(browser: Any, address: str, answers: int) -> None:
    """Everything, one line each."""
    print(f"first page, packed: {weight(Watched(browser, 1).page, address) / 1000:.0f} kB")
    for throttle in (1, THROTTLE):
        found = [opening(Watched(browser, throttle), address) for _ in range(5)]
        tell(f"usable, processor /{throttle}", [one["shown"] for one in found])
        if throttle == 1:
            tell("  processor time of the main thread", [one["busy"] for one in found])
    for game in GAMES:
        found = deciding(Watched(browser, 1), address, game, answers)
        tell(f"{game}, decision seen", [one["shown"] for one in found])
        tell("  of that after the state has come", [one["applied"] for one in found])
        tell("  processor time of the main thread", [one["busy"] for one in found])


def main() -> None:
    """Serve, open a browser, measure."""
    from playwright.sync_api import sync_playwright

    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--answers", type=int, default=40)
    answers = wanted.parse_args().answers
    if not chromium():
        raise SystemExit(NONE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder), workers=1, bot_pause=Settings.bot_pause)
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        try:
            measure(browser, served.address, answers)
        finally:
            browser.close()
            served.stop()


if __name__ == "__main__":
    main()
