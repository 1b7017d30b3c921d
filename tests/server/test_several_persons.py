"""Several people at one table: going back by consent, seats that pass to bots and back, leavers, chat, remembered
answers."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Page, Players, open_page, post, random_choice, serving, two_players


def asked_and_other(players: Players) -> tuple[Page, Page]:
    """A person who is asked, and the other one."""
    asked = next(page for page in players.pages.values() if page.state["question"])
    return asked, next(page for page in players.pages.values() if page is not asked)


def seat_of(page: Page) -> int:
    seat: int = page.welcome["seat"]
    return seat


def test_an_own_decision_is_taken_back_up_to_where_chance_or_others_stand(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": "the-others"})
        taken_back = 0
        with open_page(client, told["table"], told["token"]) as page:
            choose = random_choice(9)
            for _ in range(25):
                question = page.wait_for_question()
                assert question is not None
                before = page.state
                page.answer(choose(0, question))
                page.settle(page.state["sequence"], [told["seat"]])
                undo = page.state["undo"]
                assert undo["text"]
                if undo["last"] == before["decisions"]:
                    page.command("undo", sequence=page.state["sequence"], to=undo["last"])
                    page.settle(page.state["sequence"], [told["seat"]])
                    assert page.state["view"] == before["view"]
                    assert page.state["sequence"] > before["sequence"]
                    assert len(page.log) == before["log"]["total"]
                    taken_back += 1
                    page.answer(choose(0, question))
                    page.settle(page.state["sequence"], [told["seat"]])
        assert taken_back > 2


def test_alone_among_bots_one_goes_back_as_far_as_one_likes(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": "they-live"})
        with open_page(client, told["table"], told["token"]) as page:
            first = page.wait_for_question()
            assert first is not None
            seen = [page.state["view"]]
            for _ in range(3):
                question = page.wait_for_question()
                assert question is not None
                page.answer(question["options"][0]["option"])
                page.settle(page.state["sequence"], [told["seat"]])
                seen.append(page.state["view"])
            undo = page.state["undo"]
            assert undo["obstacle"] in ("others", "sealed")
            assert page.command("undo", sequence=page.state["sequence"], to=0)["type"] == "done"
            page.settle(page.state["sequence"], [told["seat"]])
            assert page.state["question"]["options"] == first["options"]
            late = page.command("undo", sequence=page.state["sequence"], to=99)
            assert late["error"]["key"] == "server-undo-nothing"


def test_further_back_everybody_has_to_agree(tmp_path: Path) -> None:
    with serving(tmp_path) as client, two_players(client, "the-others") as (_, players):
        players.play(random_choice(1), most=6)
        page, other = asked_and_other(players)
        sequence = page.state["sequence"]
        assert page.command("undo", sequence=sequence, to=0)["type"] == "done"
        assert page.state["proposal"]["asked"] == [seat_of(other)]
        assert page.state["sequence"] == sequence + 1
        while not other.state["proposal"]:
            other.receive()
        number = other.state["proposal"]["proposal"]
        wrong = other.command("consent", proposal=number + 1, agree=True)
        assert wrong["error"]["key"] == "server-no-proposal"
        assert other.command("consent", proposal=number, agree=False)["type"] == "done"
        assert not other.state["proposal"]
        while page.state["proposal"]:
            page.receive()
        page.command("undo", sequence=page.state["sequence"], to=0)
        while not other.state["proposal"]:
            other.receive()
        number = other.state["proposal"]["proposal"]
        assert other.command("consent", proposal=number, agree=True)["type"] == "done"
        assert other.state["decisions"] < 6
        assert other.state["sequence"] > sequence
        players.sequence = other.state["sequence"]
        assert players.play(random_choice(2), most=3) == 3


def test_a_proposal_outlives_the_server_and_is_done_when_the_last_who_had_to_agree_leaves(
    tmp_path: Path,
) -> None:
    seats = [{"holder": "me"}, *[{"holder": "person"}] * 2, {"holder": "bot"}]
    wanted = {"game": "they-live", "options": {"players": 4}, "seats": seats, "start": True}
    with serving(tmp_path) as client:
        told = post(client, "/api/tables", wanted)
        tokens = [told["token"], *[link["token"] for link in told["links"]]]
        with open_page(client, told["table"], tokens[0]) as page:
            question = page.wait_for_question()
            assert question is not None
            page.answer(question["options"][0]["option"])
            page.settle(page.state["sequence"], [0, 1, 2])
            page.command("undo", sequence=page.state["sequence"], to=0)
            known = page.state["proposal"]
            assert (known["by"], known["agreed"], known["asked"]) == (0, [0], [1, 2])
    with serving(tmp_path) as client, open_page(client, told["table"], tokens[1]) as second:
        second.receive_until("state")
        assert second.state["proposal"] == known
        click = {"proposal": known["proposal"], "agree": True, "key": "agreed-once"}
        assert second.command("consent", **click)["again"] is False
    with serving(tmp_path) as client, open_page(client, told["table"], tokens[2]) as third:
        third.receive_until("state")
        assert third.state["proposal"]["agreed"] == [0, 1]
        assert third.command("hand-over", bot="random")["type"] == "done"
        assert third.state["proposal"] is None
        with open_page(client, told["table"], tokens[1]) as second:
            assert second.command("consent", **click)["again"] is True
            header = {"Authorization": f"Bearer {tokens[0]}"}
            replay = client.get(f"/api/tables/{told['table']}/replay", headers=header).json()
            assert [step for step in replay["steps"] if step["option"]] == []


def test_a_decision_ends_a_proposal(tmp_path: Path) -> None:
    with serving(tmp_path) as client, two_players(client, "the-others") as (_, players):
        players.play(random_choice(1), most=6)
        page, _ = asked_and_other(players)
        page.command("undo", sequence=page.state["sequence"], to=0)
        assert page.state["proposal"]
        question = page.state["question"]
        page.answer(question["options"][0]["option"])
        assert page.state["proposal"] is None


def test_a_seat_passes_to_a_bot_and_back_at_any_time(tmp_path: Path) -> None:
    with serving(tmp_path) as client, two_players(client, "the-others") as (_, players):
        page, other = asked_and_other(players)
        mine, theirs = seat_of(page), seat_of(other)
        assert page.command("take-back")["error"]["key"] == "server-seat-is-yours"
        assert page.command("hand-over", bot="deep")["error"]["key"] == "server-no-such-bot"
        assert page.command("hand-over", bot="random")["type"] == "done"
        told = page.state["seats"][mine]
        assert (told["holder"], told["bot"], told["kept"]) == ("bot", "random", True)
        other.settle(page.state["sequence"], [theirs])
        refused = page.command("answer", sequence=page.state["sequence"], option="pass")
        assert refused["error"]["key"] == "server-seat-is-bots"
        assert page.command("take-back")["type"] == "done"
        assert page.state["seats"][mine]["holder"] == "person"


class Time:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def test_a_leavers_seat_goes_to_a_bot_after_a_wait_that_others_shorten(tmp_path: Path) -> None:
    clock = Time()
    with serving(tmp_path, clock=clock, leave_wait=60) as client:
        seats = [{"holder": "me"}, *[{"holder": "person"}] * 3]
        wanted = {"game": "they-live", "options": {"players": 4}, "seats": seats, "start": True}
        told = post(client, "/api/tables", wanted)
        with open_page(client, told["table"], told["token"]) as page:
            with open_page(client, told["table"], told["links"][0]["token"]) as leaver:
                leaver.receive_until("state")
                while (
                    not page.received
                    or page.received[-1].get("type") != "people"
                    or not is_here(page, 1)
                ):
                    page.receive()
            while is_here(page, 1):
                page.receive()
            assert people(page)[1]["waits"] == 60
            assert people(page)[0]["waits"] is None
            assert page.command("hurry", seat=0)["error"]["key"] == "server-nobody-missing"
            clock.now += 15
            assert page.command("hurry", seat=1)["type"] == "done"
            assert page.state["seats"][1]["kept"] is True
            assert page.state["seats"][2]["waits"] == 45
            clock.now += 61
            page.command("chat", phrase="hello")
            with open_page(client, told["table"], None):
                while not page.state["seats"][3]["kept"]:
                    page.receive()
        with open_page(client, told["table"], told["links"][0]["token"]) as back:
            back.receive_until("state")
            assert back.state["seats"][1]["holder"] == "bot"
            assert back.command("take-back")["type"] == "done"
            assert back.state["seats"][1]["holder"] == "person"


def people(page: Page) -> list[dict[str, Any]]:
    """The seats as the page has them."""
    seats: list[dict[str, Any]] = page.state["seats"]
    return seats


def is_here(page: Page, seat: int) -> bool:
    here: bool = people(page)[seat]["here"]
    return here


def test_a_team_talks_among_itself(tmp_path: Path) -> None:
    seats = [{"holder": "person"}, {"holder": "me"}, {"holder": "person"}]
    wanted = {"game": "the-others", "options": {"hero_players": 2}, "seats": seats, "start": True}
    with serving(tmp_path) as client:
        told = post(client, "/api/tables", wanted)
        sins, hero = [link["token"] for link in told["links"]]
        with (
            open_page(client, told["table"], sins) as rival,
            open_page(client, told["table"], hero) as friend,
            open_page(client, told["table"], told["token"]) as page,
            open_page(client, told["table"], None) as guest,
        ):
            for one in (rival, friend, page, guest):
                one.receive_until("state")
            assert page.welcome["channels"] == ["table", "team"]
            assert rival.welcome["channels"] == ["table"]
            page.command("chat", channel="team", text="  to the   club ")
            page.command("chat", phrase="trust-me")
            assert friend.receive_until("chat")["chat"]["text"] == "to the club"
            second = friend.receive_until("chat")["chat"]
            assert (second["number"], second["phrase"]) == (2, "trust-me")
            for one in (rival, guest):
                heard = one.receive_until("chat")["chat"]
                assert (heard["number"], heard["phrase"]) == (1, "trust-me")
            assert (
                rival.command("chat", channel="team", text="x")["error"]["key"] == "server-no-team"
            )
            assert page.command("chat")["error"]["key"] == "server-chat-empty"
            refused = page.command("chat", phrase="curse")
            assert refused["error"]["key"] == "server-no-such-phrase"
        with (
            open_page(client, told["table"], sins) as rival,
            open_page(client, told["table"], hero) as friend,
        ):
            assert [len(one.receive_until("welcome")["chat"]) for one in (rival, friend)] == [1, 2]


def test_an_answer_can_be_remembered_and_revoked(tmp_path: Path) -> None:
    with serving(tmp_path) as client, two_players(client, "the-others") as (_, players):
        page, other = asked_and_other(players)
        question = page.state["question"]
        kind, option = question["kind"], question["options"][0]["option"]
        decisions = page.state["decisions"]
        heard = len(other.received)
        assert page.command("remember", kind=kind, option=option)["type"] == "done"
        while page.state["decisions"] == decisions:
            page.receive()
        assert page.state["passed"][0]["option"] == option
        remembered = page.state["remembered"][0]
        assert (remembered["kind"], remembered["option"]) == (kind, option)
        assert remembered["title"] == question["text"]
        assert remembered["text"] == question["options"][0]["text"]
        other.settle(page.state["sequence"], list(players.pages))
        assert not [m for m in other.received[heard:] if "remembered" in str(m)]
        assert other.state["remembered"] == []
        page.command("forget", kind=kind)
        assert page.state["remembered"] == []


def test_with_others_at_the_table_a_single_option_waits_for_its_person(tmp_path: Path) -> None:
    """TO-SINCARD-01: passing at once would tell that there was no card to play."""
    seats = [{"holder": "me"}, {"holder": "person"}]
    wanted = {"game": "the-others", "seats": seats, "start": True}
    with serving(tmp_path) as client:
        told = post(client, "/api/tables", wanted)
        with (
            open_page(client, told["table"], told["token"]) as sins,
            open_page(client, told["table"], told["links"][0]["token"]) as heroes,
        ):
            players = Players({0: sins, 1: heroes})
            choose = random_choice(12)
            for _ in range(300):
                assert players.play(choose, most=1) == 1
                question = sins.state["question"]
                if question and question["only"]:
                    break
            assert len(question["options"]) == 1
            assert sins.state["waiting"] == [0]
            assert heroes.state["waiting"] == [0]
            assert sins.state["passed"] == []


@pytest.mark.parametrize("game", ["the-others", "they-live"])
def test_reasons_pages_things_odds_and_hints_come_on_request(tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": game})
        with open_page(client, told["table"], told["token"]) as page:
            question = page.wait_for_question()
            assert question is not None
            option = question["options"][0]["option"]
            assert page.query("why", option=option)["open"] is True
            reason = page.query("why", option="fight")
            assert (reason["open"], bool(reason["text"]), bool(reason["key"])) == (
                False,
                True,
                True,
            )
            for one in page.welcome["pages"]:
                assert page.query("page", name=one["name"])["name"] == one["name"]
            assert page.query("page", name="sky")["error"]["key"] == "server-no-such-page"
            hint = page.query("hint")
            assert hint["option"] in [one["option"] for one in question["options"]]
            assert hint["text"]
            assert page.query("odds")["type"] == "odds"
            assert page.query("thing", name="fight")["things"]
            lines = page.query("lines", first=0, last=2)["log"]
            assert lines["first"] == 0
            assert lines["lines"] == page.log[:2] or lines["total"] > 80
