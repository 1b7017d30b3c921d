"""Two browsers at one table: links, the other's decisions, a cut connection, talk and spectators."""

from typing import Any

from tests.page.table import Visitor


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


def test_somebody_cut_off_comes_back_to_the_same_place(visitor: Visitor, other: Visitor) -> None:
    sockets: list[Any] = []

    def through(socket: Any) -> None:
        sockets.append(socket)
        socket.connect_to_server()

    other.page.route_web_socket("**/socket", through)
    two_at_a_table(visitor, other)
    before = other.decisions()
    sockets[-1].close()
    visitor.answer()
    other.after(before)
    assert other.decisions() == visitor.decisions()


def test_talk_reaches_the_table_in_preset_phrases(visitor: Visitor, other: Visitor) -> None:
    two_at_a_table(visitor, other)
    visitor.page.get_by_role("tab", name="Chat").click()
    other.page.get_by_role("tab", name="Chat").click()
    phrase = visitor.page.locator(".presets button").first
    words = phrase.inner_text()
    phrase.click()
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


def test_a_seat_goes_to_the_machine_and_back(visitor: Visitor) -> None:
    visitor.play_now("they-live")
    visitor.page.get_by_role("tab", name="Seats").click()
    visitor.page.get_by_role("button", name="Let the machine play").click()
    visitor.page.get_by_role("button", name="Play on myself").click()
    visitor.asked()
    visitor.answer()
