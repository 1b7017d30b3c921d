"""Two browsers at one table: links, the other's decisions, a cut connection, talk and spectators."""

from pathlib import Path
from typing import Any

from tests.page.serving import Served
from tests.page.table import Visitor, next_asked


def two_at_a_table(host: Visitor, guest: Visitor) -> str:
    """The host plays the Sin, the guest the Heroes by a secret link; the id of the table."""
    host.page.goto(host.address + "/#/new/the-others")
    host.page.select_option("#seat-0", "me")
    host.page.select_option("#seat-1", "person")
    host.page.locator("form button.main").click()
    link = host.page.wait_for_selector("section input[readonly]").input_value()
    host.page.click("a.go")
    host.page.wait_for_selector(".gathering")
    guest.page.goto(link)
    guest.page.wait_for_selector(".gathering")
    host.page.get_by_role("button", name="Begin").click()
    for somebody in (host, guest):
        somebody.page.wait_for_selector(".table")
    return str(host.page.url.rsplit("/", 1)[1])


def test_what_one_decides_the_other_sees(visitor: Visitor, other: Visitor) -> None:
    two_at_a_table(visitor, other)
    assert other.page.wait_for_selector(".question .wait").inner_text()
    before = other.decisions()
    visitor.answer()
    other.after(before)
    assert visitor.faults == []
    assert other.faults == []


class Line:
    """The wire between a page and the server, which can be cut for a while."""

    def __init__(self, page: Any) -> None:
        self.cut = False
        self.sockets: list[Any] = []
        page.route_web_socket("**/socket", self.through)

    def through(self, socket: Any) -> None:
        if self.cut:
            socket.close()
            return
        self.sockets.append(socket)
        socket.connect_to_server()

    def break_off(self) -> None:
        self.cut = True
        self.sockets[-1].close()


def play_until_a_fight(sin: Visitor, heroes: Visitor) -> None:
    """Both decide until the Heroes are asked in the middle of a Fight."""
    for _ in range(400):
        asked = next_asked(heroes, sin)
        options = asked.options()
        if asked is heroes and any(option.startswith("corruption ") for option in options):
            return
        wanted = [at for at, one in enumerate(options) if one.split()[0] in ("fight", "shoot")]
        asked.answer(wanted[0] if wanted else 0)
    raise AssertionError("no Fight in 400 decisions")


def test_somebody_cut_off_in_a_fight_comes_back_and_what_was_answered_counts_once(
    visitor: Visitor, other: Visitor
) -> None:
    line = Line(other.page)
    two_at_a_table(visitor, other)
    play_until_a_fight(visitor, other)
    before = other.decisions()
    line.break_off()
    other.page.wait_for_selector("[data-banner=cut]")
    other.page.locator("[data-option='corruption no']").click()
    assert other.decisions() == before == visitor.decisions()
    line.cut = False
    other.page.wait_for_selector("[data-banner=cut]", state="detached")
    visitor.after(before)
    other.until(lambda: other.decisions() == visitor.decisions(), "both at the same place")
    said = [
        one.inner_text()
        for one in visitor.page.locator(".log p").all()[-12:]
        if "Voluntary" in one.inner_text() or "rolls" in one.inner_text()
    ]
    assert len(said) == len(set(said))


def test_only_whoever_looks_through_the_lenses_sees_the_grey_world(
    visitor: Visitor, other: Visitor
) -> None:
    visitor.play_now("they-live")
    other.page.goto(f"{other.address}/#/watch/{visitor.page.url.rsplit('/', 1)[1]}")
    other.page.wait_for_selector(".table[data-lens=off]")
    for _ in range(8):
        visitor.asked()
        if visitor.page.locator(".table[data-lens=on]").count():
            break
        visitor.answer(-1)
    visitor.page.wait_for_selector(".table[data-lens=on]")
    grey = "getComputedStyle(document.querySelector('.table main')).filter"
    assert "grayscale" in visitor.page.evaluate(grey)
    other.after(0)
    assert other.page.locator(".table[data-lens=off]").count() == 1
    assert other.page.evaluate(grey) == "none"
    visitor.answer()
    visitor.page.wait_for_selector(".table[data-lens=off]")
    lenses = visitor.page.get_by_role("button", name="Lenses")
    lenses.click()
    visitor.page.wait_for_selector(".table[data-lens=on]")
    lenses.click()
    visitor.page.wait_for_selector(".table[data-lens=off]")


def test_talk_reaches_the_table_in_preset_phrases(visitor: Visitor, other: Visitor) -> None:
    two_at_a_table(visitor, other)
    visitor.page.get_by_role("tab", name="Chat").click()
    phrase = visitor.page.locator(".presets button").first
    words = phrase.inner_text()
    phrase.click()
    other.page.wait_for_selector("#tab-chat:has-text('something new')")
    other.page.get_by_role("tab", name="Chat").click()
    other.page.wait_for_selector(f'.said p:has-text("{words}")')


def test_a_spectator_sees_the_public_table_and_is_asked_nothing(
    visitor: Visitor, other: Visitor
) -> None:
    visitor.play_now("they-live")
    table = visitor.page.url.rsplit("/", 1)[1]
    other.page.goto(f"{other.address}/#/watch/{table}")
    other.page.wait_for_selector(".table")
    assert other.options() == []
    assert other.page.locator(".identity").count() == 0
    assert other.page.locator("[data-secret]").count() == 0
    assert other.page.get_by_role("button", name="Lenses").count() == 0


def test_a_seat_goes_to_the_machine_and_back(visitor: Visitor) -> None:
    visitor.play_now("they-live")
    visitor.page.get_by_role("tab", name="Seats").click()
    visitor.page.get_by_role("button", name="Let the machine play").click()
    back = visitor.page.get_by_role("button", name="Play on myself")
    back.dispatch_event(
        "click"
    )  # the machines play without a pause here, so the page does not stand still
    visitor.asked()
    visitor.answer()


def test_the_host_closes_a_table_and_whoever_is_there_is_told(
    visitor: Visitor, other: Visitor
) -> None:
    table = two_at_a_table(visitor, other)
    visitor.page.locator("#tab-seats").click()
    visitor.page.get_by_role("button", name="Close this table").click()
    visitor.page.get_by_role("button", name="Really close it").click()
    visitor.page.wait_for_selector("[data-play]")
    assert "closed" in other.page.wait_for_selector("main[data-trouble=gone]").inner_text()
    visitor.page.goto(f"{visitor.address}/#/table/{table}")
    visitor.page.wait_for_selector("main[data-trouble]")


def test_whoever_wants_to_take_back_learns_that_it_was_refused(
    visitor: Visitor, other: Visitor
) -> None:
    two_at_a_table(visitor, other)
    further = visitor.page.get_by_role("button", name="Undo further")
    while not further.count():
        next_asked(visitor, other).answer()
    further.click()
    other.page.get_by_role("button", name="Refuse").click()
    assert "Not everybody" in visitor.page.wait_for_selector("[data-banner=refused]").inner_text()
    visitor.page.click("[data-banner=refused] button")
    visitor.page.wait_for_selector("[data-banner=refused]", state="detached")


def test_whoever_leaves_is_waited_for_and_at_first_nobody_can_cut_that_short(
    built: None, tmp_path: Path, chrome: object
) -> None:
    served = Served(tmp_path, leave_wait=3600, hurry_share=0.5)
    host, guest = Visitor(served.address, chrome), Visitor(served.address, chrome)
    two_at_a_table(host, guest)
    host.page.get_by_role("tab", name="Seats").click()
    guest.leave()
    host.page.wait_for_selector('.seat:has-text("The machine takes over in ")')
    assert host.page.get_by_role("button", name="Do not wait").count() == 0
    host.leave()
    served.stop()


def test_after_a_while_nobody_has_to_wait_for_whoever_has_left(
    built: None, tmp_path: Path, chrome: object
) -> None:
    served = Served(tmp_path, leave_wait=3600, hurry_share=0.0002)
    host, guest = Visitor(served.address, chrome), Visitor(served.address, chrome)
    two_at_a_table(host, guest)
    host.page.get_by_role("tab", name="Seats").click()
    guest.leave()
    hurry = host.page.locator(".seat").get_by_role("button", name="Do not wait")
    hurry.click()
    hurry.wait_for(state="detached")
    assert host.page.locator('.seat:has-text("The machine takes over in ")').count() == 0
    host.leave()
    served.stop()


def test_that_whoever_is_waited_for_has_left_is_told_where_one_waits(
    built: None, tmp_path: Path, chrome: object
) -> None:
    served = Served(tmp_path, leave_wait=3600, hurry_share=0.0002)
    host, guest = Visitor(served.address, chrome), Visitor(served.address, chrome)
    two_at_a_table(host, guest)
    guest.leave()
    gone = host.page.locator("[data-gone]")

    def waited_for() -> bool:
        host.click_if_shown("button.option:not([disabled])")
        return bool(gone.count())

    host.until(waited_for, "the guest is waited for")
    assert "away" in gone.inner_text()
    gone.get_by_role("button", name="Do not wait").click()
    gone.wait_for(state="detached")
    host.leave()
    served.stop()


def test_whoever_waits_has_a_name_and_can_talk(visitor: Visitor, other: Visitor) -> None:
    visitor.page.goto(visitor.address + "/#/new/the-others")
    visitor.page.select_option("#seat-1", "open")
    visitor.page.fill("#nick", "Ada")
    visitor.page.click("form button.main")
    visitor.page.wait_for_selector(".gathering")
    other.page.goto(visitor.page.url)
    other.page.fill("#my-name", "Bo")
    other.page.locator(".name button").click()
    other.page.locator(".gathering > button.main").first.click()
    visitor.page.wait_for_selector('.seat:has-text("Bo")')
    other.page.fill(".talk form input", "Here I am")
    other.page.locator(".talk form button").click()
    assert "Bo" in visitor.page.wait_for_selector('.said p:has-text("Here I am")').inner_text()


def test_a_table_that_is_named_in_the_chat_is_a_link(visitor: Visitor, other: Visitor) -> None:
    table = two_at_a_table(visitor, other)
    visitor.page.get_by_role("tab", name="Chat").click()
    visitor.page.fill(".chat form input", f"Once more? {visitor.address}/#/table/{table}")
    visitor.page.locator(".chat form button").click()
    other.page.get_by_role("tab", name="Chat").click()
    link = other.page.wait_for_selector(".said p a").get_attribute("href")
    assert link == f"#/table/{table}"
