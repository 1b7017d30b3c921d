"""Several people at one table: going back by consent, seats that pass to bots and back, leavers, chat, remembered
answers."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.places import Company, Page, at, at_random, made, serving, two_at


def asked_and_other(company: Company) -> tuple[Page, Page]:
    """Who is asked, and somebody who is not or not first."""
    asked = next(page for page in company.pages.values() if page.state["question"])
    return asked, next(page for page in company.pages.values() if page is not asked)


def seat_of(page: Page) -> int:
    seat: int = page.welcome["seat"]
    return seat


def test_an_own_decision_is_taken_back_up_to_where_chance_or_others_stand(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = made(client, "/api/play-now", {"game": "the-others"})
        taken_back = 0
        with at(client, told["table"], told["token"]) as page:
            choose = at_random(9)
            for _ in range(25):
                question = page.wait_for_question()
                assert question is not None
                before = page.state
                page.answer(choose(0, question))
                page.settle(page.state["sequence"], [told["seat"]])
                undo = page.state["undo"]
                assert undo["text"]
                if undo["last"] == before["decisions"]:
                    page.act("undo", sequence=page.state["sequence"], to=undo["last"])
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
        told = made(client, "/api/play-now", {"game": "they-live"})
        with at(client, told["table"], told["token"]) as page:
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
            assert page.act("undo", sequence=page.state["sequence"], to=0)["type"] == "done"
            page.settle(page.state["sequence"], [told["seat"]])
            assert page.state["question"]["options"] == first["options"]
            late = page.act("undo", sequence=page.state["sequence"], to=99)
            assert late["error"]["key"] == "server-undo-nothing"


def test_further_back_everybody_has_to_agree(tmp_path: Path) -> None:
    with serving(tmp_path) as client, two_at(client, "the-others") as (_, company):
        company.play(at_random(1), most=6)
        page, other = asked_and_other(company)
        sequence = page.state["sequence"]
        assert page.act("undo", sequence=sequence, to=0)["type"] == "done"
        assert page.state["proposal"]["asked"] == [seat_of(other)]
        assert page.state["sequence"] == sequence + 1
        while not other.state["proposal"]:
            other.hear()
        number = other.state["proposal"]["proposal"]
        wrong = other.act("consent", proposal=number + 1, agree=True)
        assert wrong["error"]["key"] == "server-no-proposal"
        assert other.act("consent", proposal=number, agree=False)["type"] == "done"
        assert other.state["proposal"] is None
        while page.state["proposal"]:
            page.hear()
        page.act("undo", sequence=page.state["sequence"], to=0)
        while not other.state["proposal"]:
            other.hear()
        number = other.state["proposal"]["proposal"]
        assert other.act("consent", proposal=number, agree=True)["type"] == "done"
        assert other.state["decisions"] < 6
        assert other.state["sequence"] > sequence
        company.sequence = other.state["sequence"]
        assert company.play(at_random(2), most=3) == 3


def test_a_proposal_outlives_the_server_and_is_done_when_the_last_who_had_to_agree_leaves(
    tmp_path: Path,
) -> None:
    seats = [{"holder": "me"}, *[{"holder": "person"}] * 2, {"holder": "bot"}]
    wanted = {"game": "they-live", "options": {"players": 4}, "seats": seats, "start": True}
    with serving(tmp_path) as client:
        told = made(client, "/api/tables", wanted)
        tokens = [told["token"], *[link["token"] for link in told["links"]]]
        with at(client, told["table"], tokens[0]) as page:
            question = page.wait_for_question()
            assert question is not None
            page.answer(question["options"][0]["option"])
            page.act("undo", sequence=page.state["sequence"], to=0)
            known = page.state["proposal"]
            assert (known["by"], known["agreed"], known["asked"]) == (0, [0], [1, 2])
    with serving(tmp_path) as client, at(client, told["table"], tokens[1]) as second:
        second.hear_until("state")
        assert second.state["proposal"] == known
        click = {"proposal": known["proposal"], "agree": True, "key": "agreed-once"}
        assert second.act("consent", **click)["again"] is False
    with serving(tmp_path) as client, at(client, told["table"], tokens[2]) as third:
        third.hear_until("state")
        assert third.state["proposal"]["agreed"] == [0, 1]
        assert third.act("hand-over", bot="random")["type"] == "done"
        assert third.state["proposal"] is None
        with at(client, told["table"], tokens[1]) as second:
            assert second.act("consent", **click)["again"] is True
            header = {"Authorization": f"Bearer {tokens[0]}"}
            replay = client.get(f"/api/tables/{told['table']}/replay", headers=header).json()
            assert [step for step in replay["steps"] if step["option"]] == []


def test_a_decision_ends_a_proposal(tmp_path: Path) -> None:
    with serving(tmp_path) as client, two_at(client, "the-others") as (_, company):
        company.play(at_random(1), most=6)
        page, _ = asked_and_other(company)
        page.act("undo", sequence=page.state["sequence"], to=0)
        assert page.state["proposal"]
        question = page.state["question"]
        page.answer(question["options"][0]["option"])
        assert page.state["proposal"] is None


def test_a_seat_passes_to_a_bot_and_back_at_any_time(tmp_path: Path) -> None:
    with serving(tmp_path) as client, two_at(client, "the-others") as (_, company):
        page, other = asked_and_other(company)
        mine, theirs = seat_of(page), seat_of(other)
        assert page.act("take-back")["error"]["key"] == "server-seat-is-yours"
        assert page.act("hand-over", bot="deep")["error"]["key"] == "server-no-such-bot"
        assert page.act("hand-over", bot="random")["type"] == "done"
        told = page.state["seats"][mine]
        assert (told["holder"], told["bot"], told["kept"]) == ("bot", "random", True)
        other.settle(page.state["sequence"], [theirs])
        refused = page.act("answer", sequence=page.state["sequence"], option="pass")
        assert refused["error"]["key"] == "server-seat-is-bots"
        assert page.act("take-back")["type"] == "done"
        assert page.state["seats"][mine]["holder"] == "person"


class Time:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def test_a_leavers_seat_goes_to_a_bot_after_a_wait_that_others_shorten(tmp_path: Path) -> None:
    clock = Time()
    with serving(tmp_path, clock=clock, leave_wait=60) as client:
        seats = [{"holder": "me"}, *[{"holder": "person"}] * 3]
        wanted = {"game": "they-live", "options": {"players": 4}, "seats": seats, "start": True}
        told = made(client, "/api/tables", wanted)
        with at(client, told["table"], told["token"]) as page:
            with at(client, told["table"], told["links"][0]["token"]) as leaver:
                leaver.hear_until("state")
                while (
                    not page.heard or page.heard[-1].get("type") != "people" or not is_here(page, 1)
                ):
                    page.hear()
            while is_here(page, 1):
                page.hear()
            assert people(page)[1]["waits"] == 60
            assert people(page)[0]["waits"] is None
            assert page.act("hurry", seat=0)["error"]["key"] == "server-nobody-missing"
            clock.now += 15
            assert page.act("hurry", seat=1)["type"] == "done"
            assert page.state["seats"][1]["kept"] is True
            assert page.state["seats"][2]["waits"] == 45
            clock.now += 61
            page.act("chat", phrase="hello")
            with at(client, told["table"], None):
                while not page.state["seats"][3]["kept"]:
                    page.hear()
        with at(client, told["table"], told["links"][0]["token"]) as back:
            back.hear_until("state")
            assert back.state["seats"][1]["holder"] == "bot"
            assert back.act("take-back")["type"] == "done"
            assert back.state["seats"][1]["holder"] == "person"


def people(page: Page) -> list[dict[str, Any]]:
    """The seats as they were told last."""
    last = [message for message in page.heard if "seats" in message][-1]
    seats: list[dict[str, Any]] = last["seats"]
    return seats


def is_here(page: Page, seat: int) -> bool:
    here: bool = people(page)[seat]["here"]
    return here


def test_a_team_talks_among_itself(tmp_path: Path) -> None:
    seats = [{"holder": "person"}, {"holder": "me"}, {"holder": "person"}]
    wanted = {"game": "the-others", "options": {"hero_players": 2}, "seats": seats, "start": True}
    with serving(tmp_path) as client:
        told = made(client, "/api/tables", wanted)
        sins, hero = [link["token"] for link in told["links"]]
        with (
            at(client, told["table"], sins) as rival,
            at(client, told["table"], hero) as friend,
            at(client, told["table"], told["token"]) as page,
            at(client, told["table"], None) as guest,
        ):
            for one in (rival, friend, page, guest):
                one.hear_until("state")
            assert page.welcome["channels"] == ["table", "team"]
            assert rival.welcome["channels"] == ["table"]
            page.act("chat", channel="team", text="  to the   club ")
            page.act("chat", phrase="trust-me")
            assert friend.hear_until("chat")["chat"]["text"] == "to the club"
            second = friend.hear_until("chat")["chat"]
            assert (second["number"], second["phrase"]) == (2, "trust-me")
            for one in (rival, guest):
                heard = one.hear_until("chat")["chat"]
                assert (heard["number"], heard["phrase"]) == (1, "trust-me")
            assert rival.act("chat", channel="team", text="x")["error"]["key"] == "server-no-team"
            assert page.act("chat")["error"]["key"] == "server-chat-empty"
            refused = page.act("chat", phrase="curse")
            assert refused["error"]["key"] == "server-no-such-phrase"
        with at(client, told["table"], sins) as rival, at(client, told["table"], hero) as friend:
            assert [len(one.hear_until("welcome")["chat"]) for one in (rival, friend)] == [1, 2]


def test_an_answer_can_be_remembered_and_revoked(tmp_path: Path) -> None:
    with serving(tmp_path) as client, two_at(client, "the-others") as (_, company):
        page, other = asked_and_other(company)
        question = page.state["question"]
        kind, option = question["kind"], question["options"][0]["option"]
        decisions = page.state["decisions"]
        heard = len(other.heard)
        assert page.act("remember", kind=kind, option=option)["type"] == "done"
        while page.state["decisions"] == decisions:
            page.hear()
        assert page.state["passed"][0]["option"] == option
        remembered = page.state["remembered"][0]
        assert (remembered["kind"], remembered["option"]) == (kind, option)
        assert remembered["title"] == question["text"]
        assert remembered["text"] == question["options"][0]["text"]
        other.settle(page.state["sequence"], list(company.pages))
        assert "remembered" not in str([m["type"] for m in other.heard[heard:]])
        assert all(m["remembered"] == [] for m in other.heard if m["type"] == "state")
        page.act("forget", kind=kind)
        assert page.state["remembered"] == []


def test_with_others_at_the_table_a_single_option_waits_for_its_person(tmp_path: Path) -> None:
    """TO-SINCARD-01: passing at once would tell that there was no card to play."""
    seats = [{"holder": "me"}, {"holder": "person"}]
    wanted = {"game": "the-others", "seats": seats, "start": True}
    with serving(tmp_path) as client:
        told = made(client, "/api/tables", wanted)
        with (
            at(client, told["table"], told["token"]) as sins,
            at(client, told["table"], told["links"][0]["token"]) as heroes,
        ):
            company = Company({0: sins, 1: heroes})
            choose = at_random(12)
            for _ in range(300):
                assert company.play(choose, most=1) == 1
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
        told = made(client, "/api/play-now", {"game": game})
        with at(client, told["table"], told["token"]) as page:
            question = page.wait_for_question()
            assert question is not None
            option = question["options"][0]["option"]
            assert page.look("why", option=option)["open"] is True
            reason = page.look("why", option="fight")
            assert (reason["open"], bool(reason["text"]), bool(reason["key"])) == (
                False,
                True,
                True,
            )
            for one in page.welcome["pages"]:
                assert page.look("page", name=one["name"])["name"] == one["name"]
            assert page.look("page", name="sky")["error"]["key"] == "server-no-such-page"
            hint = page.look("hint")
            assert hint["option"] in [one["option"] for one in question["options"]]
            assert hint["text"]
            assert page.look("odds")["type"] == "odds"
            assert page.look("thing", name="fight")["things"]
            lines = page.look("lines", first=0, last=2)["log"]
            assert lines["first"] == 0
            assert lines["lines"] == page.log[:2] or lines["total"] > 80
