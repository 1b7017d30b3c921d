"""A whole game by the path of a screen reader: what is there is known by roles and names of the accessibility tree
alone, and everything is done with the keyboard.

Run: python -m tests.page.screen_reader [--most 2000] [--seed 1] [GAME ...]
"""

import argparse
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.page.browser import ARGUMENTS, NONE, chromium
from tests.page.serving import Served
from tests.page.table import Visitor

GAMES = ("the-others", "they-live")
DECISION, OVER, BEGIN = "Your decision", "The game is over", "Begin"
"""What the page calls the group of options, the heading of the end, and the button under what is told first."""
TO_THE_TABLE = "Look at the table"
"""The button that leads from the dialog of the end back to the table."""
MOST_TABS = 400
EVERY = 10
"""So often an option is reached by Tab and pressed with Enter; else its number is typed, which its name begins with."""
PATIENCE = 120
PAUSE = 30
NUMBERED_BY_TYPING = 9


class Node:
    """Something that a screen reader can say."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.id = told["nodeId"]
        self.children: list[str] = told.get("childIds", [])
        self.role = str(told.get("role", {}).get("value", ""))
        self.name = str(told.get("name", {}).get("value", "")).strip()
        states = {one["name"]: one["value"].get("value") for one in told.get("properties", [])}
        self.is_disabled = bool(states.get("disabled"))


class ScreenReader:
    """Reads the page and types; it knows nothing of classes, ids or positions."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.cdp = page.context.new_cdp_session(page)
        self.cdp.send("Accessibility.enable")
        self.nodes: dict[str, Node] = {}
        self.keys = 0

    def press(self, key: str) -> None:
        """Press a key, and count it."""
        self.page.keyboard.press(key)
        self.keys += 1

    def read(self) -> None:
        """Read the whole page anew."""
        told = self.cdp.send("Accessibility.getFullAXTree")["nodes"]
        self.nodes = {one["nodeId"]: Node(one) for one in told}

    def find(self, role: str, name: str) -> Node | None:
        """The first thing of that role whose name begins so; capitals are a matter of style."""
        for node in self.nodes.values():
            if node.role == role and node.name.casefold().startswith(name.casefold()):
                return node
        return None

    def within(self, node: Node) -> list[Node]:
        """Everything in something, in order."""
        found = []
        for id in node.children:
            if id in self.nodes:
                found += [self.nodes[id], *self.within(self.nodes[id])]
        return found

    def options(self) -> list[Node]:
        """The buttons that answer the question, if one is asked."""
        group = self.find("group", DECISION)
        inside = self.within(group) if group else []
        return [one for one in inside if one.role == "button" and not one.is_disabled]

    def focused(self) -> str:
        """What has the focus, as it is said."""
        here = self.cdp.send("Runtime.evaluate", {"expression": "document.activeElement"})
        wanted = {"objectId": here["result"]["objectId"], "fetchRelatives": False}
        return Node(self.cdp.send("Accessibility.getPartialAXTree", wanted)["nodes"][0]).name

    def tab_to(self, name: str) -> None:
        """Press Tab until the button of that name has the focus."""
        passed: list[str] = []
        while len(passed) < MOST_TABS:
            self.press("Tab")
            passed.append(self.focused())
            if passed[-1].casefold() == name.casefold():
                return
        ends = list(dict.fromkeys(passed))
        raise AssertionError(f"{name!r} is not reached by Tab, which comes by {ends}")

    def choose(self, option: Node, by_tab: bool) -> None:
        """Answer with an option: by the number that its name begins with, or by Tab and Enter."""
        number = option.name.split()[0]
        if by_tab or len(number) > 1 or not number.isdigit():
            self.tab_to(option.name)
            self.press("Enter")
        else:
            self.press(number)


def wait_for_question(reader: ScreenReader, said: list[str]) -> list[Node]:
    """The options of a question other than the last one; none if the game is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        reader.read()
        if reader.find("heading", OVER):
            return []
        if reader.find("button", TO_THE_TABLE):
            reader.tab_to(TO_THE_TABLE)
            reader.press("Enter")
            continue
        options = reader.options()
        for node in options:
            assert node.name, "an option has no name"
        if options and reader.find("heading", DECISION):
            return options
        reader.page.wait_for_timeout(PAUSE)
    raise AssertionError(f"nothing is asked any more, after {said[-3:]}")


def play(reader: ScreenReader, visitor: Visitor, most: int, seed: int) -> tuple[int, bool]:
    """Play by the screen reader; the number of decisions, and whether the game came to its end."""
    chance = random.Random(seed)
    reader.tab_to(BEGIN)
    reader.press("Enter")
    said: list[str] = []
    while len(said) < most:
        options = wait_for_question(reader, said)
        if not options:
            return len(said), True
        chosen = chance.choice(options[:NUMBERED_BY_TYPING])
        before = visitor.decisions()
        reader.choose(chosen, len(said) % EVERY == EVERY - 1)
        said.append(chosen.name)
        visitor.after(before)
    return len(said), False


def main() -> None:
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--most", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    if not chromium():
        raise SystemExit(NONE)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        chrome = playwright.chromium.launch(executable_path=chromium(), args=list(ARGUMENTS))
        served = Served(Path(folder))
        for game in wanted.games:
            visitor = Visitor(served.address, chrome)
            visitor.page.click(f"[data-play={game}]")
            reader = ScreenReader(visitor.page)
            count, is_over = play(reader, visitor, wanted.most, wanted.seed)
            how = "to its end" if is_over else "and goes on"
            print(f"{game}: {count} decisions with {reader.keys} keys, {how}; {visitor.faults}")
            visitor.leave()
        served.stop()
        chrome.close()


if __name__ == "__main__":
    main()
