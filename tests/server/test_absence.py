"""A person who is away only while a page loads again keeps the seat and the vote on undos."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from tests.server.client import Page, open_page, post, serving
from tests.server.test_several_persons import Time, is_here, people
from tests.server.test_tables import bearer, fault

GRACE, WAIT = 15, 60


class Scene:
    """A host at seat 0, a friend at seat 1, and a clock that stands still."""

    def __init__(self, client: TestClient, clock: Time, told: dict[str, Any], host: Page) -> None:
        self.client, self.clock, self.told, self.host = client, clock, told, host
        self.friend = told["links"][0]["token"]

    def give_away(self) -> Any:
        address = f"/api/tables/{self.told['table']}/seats/1"
        header = bearer(self.told["token"])
        return self.client.post(address, json={"holder": "person"}, headers=header)

    def hurry(self) -> str:
        """The result: done, or the key of the refusal."""
        said = self.host.command("hurry", seat=1)
        return "done" if said["type"] == "done" else str(said["error"]["key"])

    def seat_waits(self) -> tuple[int | None, int | None]:
        """The seconds for which the friend is waited for, and until the wait may be ended, as the host is told."""
        seat = people(self.host)[1]
        return seat["waits"], seat["hurry"]

    def undo(self) -> None:
        """The host proposes to go back to the start, after everybody else has played."""
        self.host.settle(self.host.state["sequence"], [0])
        said = self.host.command("undo", sequence=self.host.state["sequence"], to=0)
        assert said["type"] == "done", said

    def wait_until(self, here: bool) -> None:
        while is_here(self.host, 1) != here:
            self.host.receive()


@contextmanager
def scene(folder: Path, **more: Any) -> Iterator[Scene]:
    """The friend was there and has just left; the host has decided something. `more` is asked of the table."""
    clock = Time()
    seats = [{"holder": "me"}, {"holder": "person"}, {"holder": "bot", "bot": "random"}]
    wanted = {"game": "they-live", "options": {"players": 4}, "seats": seats, "start": True, **more}
    with serving(folder, clock=clock, leave_wait=WAIT, hurry_share=GRACE / WAIT) as client:
        told = post(client, "/api/tables", wanted)
        with open_page(client, told["table"], told["token"]) as host:
            one = Scene(client, clock, told, host)
            question = host.wait_for_question()
            assert question is not None
            host.answer(question["options"][0]["option"])
            with open_page(client, told["table"], one.friend) as friend:
                friend.receive_until("people")
                one.wait_until(here=True)
            one.wait_until(here=False)
            yield one


def test_nobody_is_hurried_who_has_only_just_left(tmp_path: Path) -> None:
    with scene(tmp_path) as one:
        assert one.seat_waits() == (WAIT, GRACE)
        assert one.hurry() == "server-just-left"
        assert "15 seconds" in one.host.received[-1]["error"]["text"]
        one.clock.now += GRACE - 1
        assert one.hurry() == "server-just-left"
        with open_page(
            one.client, one.told["table"], one.friend
        ) as friend:  # the page has loaded again
            friend.receive_until("people")
            one.wait_until(here=True)
            assert one.hurry() == "server-nobody-missing"
        one.wait_until(here=False)
        one.clock.now += GRACE - 1
        assert one.hurry() == "server-just-left"
        with open_page(
            one.client, one.told["table"], None
        ):  # somebody comes, and everybody is told anew
            while one.seat_waits() != (WAIT - GRACE + 1, 1):
                one.host.receive()
        one.clock.now += 1
        assert one.hurry() == "done"
        assert one.seat_waits() == (None, None)


def test_a_seat_that_was_hurried_keeps_its_say_until_its_person_was_away_for_long(
    tmp_path: Path,
) -> None:
    with scene(tmp_path) as one:
        one.clock.now += GRACE
        assert one.hurry() == "done"
        one.undo()
        proposal = one.host.state["proposal"]
        assert proposal["asked"] == [1]
        with open_page(one.client, one.told["table"], one.friend) as friend:
            friend.receive_until("people")
            one.wait_until(here=True)
            assert friend.state["seats"][1]["holder"] == "bot"
            assert friend.state["proposal"]["asked"] == [1]
            refused = friend.command("consent", proposal=proposal["proposal"], agree=False)
            assert refused["type"] == "done"
            assert friend.state["proposal"] is None
            while one.host.state["proposal"]:
                one.host.receive()
        one.wait_until(here=False)
        one.clock.now += WAIT
        one.undo()
        assert one.host.state["proposal"] is None


def test_what_is_proposed_is_done_when_the_last_who_was_asked_stays_away(tmp_path: Path) -> None:
    with scene(tmp_path) as one:
        one.clock.now += GRACE
        assert one.hurry() == "done"
        one.undo()
        before = one.host.state
        assert before["proposal"]["asked"] == [1]
        one.clock.now += WAIT - GRACE
        with open_page(one.client, one.told["table"], None):  # somebody comes, and the server looks
            while one.host.state["proposal"]:
                one.host.receive()
        assert one.host.state["sequence"] > before["sequence"]
        assert one.host.state["decisions"] < before["decisions"]


def test_a_seat_that_was_hurried_is_not_given_away_before_its_person_was_away_for_long(
    tmp_path: Path,
) -> None:
    with scene(tmp_path) as one:
        one.clock.now += GRACE
        assert one.hurry() == "done"
        assert fault(one.give_away()) == (409, "server-just-left")
        assert one.client.post("/api/link", json={"token": one.friend}).status_code == 200
        one.clock.now += WAIT - GRACE - 1
        assert fault(one.give_away()) == (409, "server-just-left")
        one.clock.now += 1
        assert one.give_away().status_code == 200
        assert one.client.post("/api/link", json={"token": one.friend}).status_code == 404


def test_a_seat_that_its_person_handed_over_stays_theirs_as_long_as_they_are_there(
    tmp_path: Path,
) -> None:
    with scene(tmp_path) as one, open_page(one.client, one.told["table"], one.friend) as friend:
        friend.receive_until("people")
        assert friend.command("hand-over", bot="random")["type"] == "done"
        one.clock.now += 10 * WAIT
        assert fault(one.give_away()) == (409, "server-seat-taken")
        assert friend.command("take-back")["type"] == "done"


def test_a_table_says_how_long_its_players_are_waited_for(tmp_path: Path) -> None:
    with scene(tmp_path, leave_wait=86_400) as one:
        assert one.seat_waits() == (86_400, 21_600)
        one.clock.now += WAIT
        assert one.hurry() == "server-just-left"
        one.clock.now += 21_600
        assert one.hurry() == "done"


def test_a_table_may_wait_until_everybody_is_back(tmp_path: Path) -> None:
    with scene(tmp_path, leave_wait=0) as one:
        one.clock.now += 100 * 86_400
        assert one.seat_waits() == (None, None)
        assert one.hurry() == "server-nobody-missing"
        assert fault(one.give_away()) == (409, "server-seat-taken")
        assert people(one.host)[1]["holder"] == "person"
        address = f"/api/tables/{one.told['table']}"
        assert one.client.get(address, headers=bearer(one.told["token"])).json()["leave_wait"] == 0


def test_a_wait_that_cannot_be_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        for wait in (-1, 31 * 86_400, "long"):
            asked = {"game": "they-live", "leave_wait": wait}
            assert client.post("/api/tables", json=asked).status_code == 400
