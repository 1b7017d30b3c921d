"""Windows of a browser, for one visitor after the other.

Chromium takes longer to start a process for a new context, and to read the page's scripts there, than most tests take.
So a context is used again once it has been emptied, and its last page stays: it holds the process.
"""

from typing import Any
from weakref import WeakKeyDictionary

BARE = "/notices.js"
"""An address of the server at which no script runs."""
SOON = 10_000
"""Milliseconds within which a server answers that is there at all."""
FORGET = "() => { localStorage.clear(); sessionStorage.clear() }"
STORED = "cache_storage,indexeddb,service_workers"
"""What else a page may have stored."""

RESTING: "WeakKeyDictionary[Any, dict[str, list[tuple[Any, Any]]]]" = WeakKeyDictionary()
"""By browser and by what was wished for: the contexts that nobody uses, each with its page."""


class Window:
    """A page in a context that nobody else uses meanwhile and that holds nothing of anybody before."""

    def __init__(
        self, chrome: Any, address: str, size: dict[str, int], fresh: bool, wishes: dict[str, Any]
    ) -> None:
        self.address = address
        of_browser = RESTING.setdefault(chrome, {})
        self.resting = of_browser.setdefault(repr(sorted(wishes.items())), [])
        self.rest: Any = None
        if self.resting and not fresh:
            self.context, self.rest = self.resting.pop()
        else:
            self.context = chrome.new_context(viewport=size, **wishes)
        self.page = self.context.new_page()
        if self.page.viewport_size != size:
            self.page.set_viewport_size(size)

    def leave(self) -> None:
        """Empty the context for the next visitor; close it if its server is gone."""
        try:
            self.put_to_rest()
        except Exception:  # the server is gone, or the page has crashed
            self.context.close()
        else:
            self.resting.append((self.context, self.rest))

    def put_to_rest(self) -> None:
        """Leave one page of this server, without a script, and nothing that was stored."""
        if self.rest is None or not self.rest.url.startswith(f"{self.address}/"):
            self.page.unroute_all()
            self.page.goto(self.address + BARE, timeout=SOON)
            self.rest = self.page
        for page in self.context.pages:
            if page is not self.rest:
                page.close()
        self.context.clear_cookies()
        self.context.clear_permissions()
        self.rest.evaluate(FORGET)
        devtools = self.context.new_cdp_session(self.rest)
        told = {"origin": self.address, "storageTypes": STORED}
        devtools.send("Storage.clearDataForOrigin", told)
        devtools.detach()
