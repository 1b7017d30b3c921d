"""The first page is light: what a browser loads for it, packed as the server sends it."""

from typing import Any

from tests.page.table import Visitor

MOST = 300_000


def test_the_first_page_weighs_less_than_300_kilobytes_and_travels_packed(
    address: str, chrome: Any
) -> None:
    context = chrome.new_context(locale="en-US")
    page = context.new_page()
    replies: list[Any] = []
    page.on("response", lambda reply: replies.append(reply))
    page.goto(address)
    page.wait_for_selector("[data-play]")
    page.wait_for_load_state("networkidle")
    sizes = [reply.request.sizes()["responseBodySize"] for reply in replies]
    scripts = [reply for reply in replies if reply.url.endswith(".js")]
    assert max(int(reply.headers["content-length"]) for reply in scripts) < 60_000
    assert any(reply.headers.get("content-encoding") == "gzip" for reply in scripts)
    assert 10_000 < sum(sizes) < MOST
    context.close()


def test_a_whole_table_weighs_less_too(visitor: Visitor) -> None:
    replies: list[Any] = []
    visitor.open(fresh=True)
    visitor.page.on("response", lambda reply: replies.append(reply))
    visitor.play_now("they-live")
    assert sum(reply.request.sizes()["responseBodySize"] for reply in replies) < MOST
