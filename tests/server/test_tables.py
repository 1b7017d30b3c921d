"""Tables over REST: created with options, joined, started, listed, watched, replayed and branched off."""

from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from othersight.games import GAMES, set_up_of
from othersight.rules_reference import rules
from othersight.server.rest.static_page import serve_page
from tests.server.client import open_page, post, random_choice, serving, two_players

WRONG = "x" * 43


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def fault(reply: Any) -> tuple[int, str]:
    """Status and key of a refusal, which always has a sentence too."""
    error = reply.json()["error"]
    assert error["text"]
    assert "Traceback" not in reply.text
    return reply.status_code, error["key"]


def test_every_option_of_every_game_is_told_with_a_sentence(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = {one["game"]: one for one in client.get("/api/games").json()["games"]}
        for name in GAMES:
            offered = {option["name"]: option for option in told[name]["options"]}
            assert set(offered) == {option.name for option in set_up_of(name)}
            assert all(option["text"].endswith(".") for option in offered.values())
            for option in set_up_of(name):
                for value in option.values:
                    wanted = {"game": name, "options": {option.name: value}}
                    assert client.post("/api/tables", json=wanted).status_code == 201, wanted


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"game": "chess"}, "error-no-such-game"),
        ({"game": "the-others", "options": {"colour": "red"}}, "error-no-such-option"),
        ({"game": "the-others", "options": {"hero_players": 9}}, "error-hero-players"),
        ({"game": "the-others", "options": {"hero_players": "two"}}, "server-bad-option"),
        ({"game": "the-others", "options": {"figures": 3}}, "server-bad-option"),
        (
            {"game": "the-others", "options": {"figures": {"heroes.rose.skill": None}}},
            "server-bad-option",
        ),
        ({"game": "the-others", "options": {"sin": "haste"}}, "error-no-such-name"),
        ({"game": "they-live", "options": {"players": 3}}, "error-players"),
        (
            {"game": "they-live", "seats": [{"holder": "me"}, {"holder": "me"}]},
            "server-one-seat-each",
        ),
        ({"game": "they-live", "seats": [{"holder": "bot", "bot": "deep"}]}, "server-no-such-bot"),
        ({"game": "they-live", "seats": [{"holder": "open"}] * 9}, "server-too-many-seats"),
        ({"game": "they-live", "seats": [{"holder": "king"}]}, "server-bad-message"),
        ({"game": "they-live", "colour": "red"}, "server-bad-message"),
        ({}, "server-bad-message"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(
    tmp_path: Path, wanted: dict[str, Any], key: str
) -> None:
    with serving(tmp_path) as client:
        status = 404 if key == "error-no-such-game" else 400
        assert fault(client.post("/api/tables", json=wanted)) == (status, key)


def test_a_table_gathers_is_joined_by_link_and_begun_by_its_host(tmp_path: Path) -> None:
    seats = [{"holder": "open"}, {"holder": "me"}, {"holder": "person"}]
    wanted = {"game": "the-others", "options": {"hero_players": 3}, "seats": seats, "nick": "Ann"}
    with serving(tmp_path) as client:
        told = post(client, "/api/tables", wanted)
        address = f"/api/tables/{told['table']}"
        assert [link["seat"] for link in told["links"]] == [2]
        with open_page(client, told["table"], told["token"]) as host:
            state = host.receive_until("state")
            assert (state["status"], state["view"], state["question"]) == ("gathering", None, None)
            assert host.welcome["board"] == {}
            assert fault(client.post(f"{address}/start", json={})) == (403, "server-host-only")
            invited = told["links"][0]["token"]
            refused = client.post(f"{address}/start", json={}, headers=bearer(invited))
            assert fault(refused) == (403, "server-host-only")
            empty = client.post(f"{address}/start", json={}, headers=bearer(told["token"]))
            assert fault(empty) == (409, "server-seats-empty")
            joined = post(client, f"{address}/join", {"nick": "Bob"})
            assert joined["seat"] == 0
            assert fault(client.post(f"{address}/join", json={})) == (409, "server-seat-taken")
            assert host.command("start")["type"] == "done"
            assert host.state["status"] == "playing"
            assert host.welcome["board"]["spaces"]
            nicks = [seat["nick"] for seat in host.state["seats"]]
            assert nicks == ["Bob", "Ann", "", ""]
            assert [seat["holder"] for seat in host.state["seats"]][3] == "bot"
            again = host.command("start")
            assert again["error"]["key"] == "server-begun"
        with open_page(client, told["table"], joined["token"]) as page:
            page.receive_until("state")
            assert page.welcome["seat"] == 0
            assert page.welcome["channels"] == ["table"]


def test_the_host_gives_a_seat_to_somebody_else_and_the_old_link_ends(tmp_path: Path) -> None:
    seats = [{"holder": "me"}, {"holder": "person"}]
    with serving(tmp_path) as client:
        told = post(client, "/api/tables", {"game": "they-live", "seats": seats})
        host, old = bearer(told["token"]), told["links"][0]["token"]
        address = f"/api/tables/{told['table']}/seats/1"
        new = client.post(address, json={"holder": "person"}, headers=host).json()["links"][0]
        assert fault(client.post("/api/link", json={"token": old})) == (404, "server-no-such-link")
        assert client.post("/api/link", json={"token": new["token"]}).json()["mine"] == 1
        given = client.post(address, json={"holder": "bot", "bot": "random"}, headers=host).json()
        assert given["links"] == []
        gone = client.post("/api/link", json={"token": new["token"]})
        assert fault(gone) == (404, "server-no-such-link")
        mine = client.post(address[:-1] + "0", json={"holder": "bot"}, headers=host)
        assert fault(mine) == (409, "server-seat-taken")
        far = client.post(address[:-1] + "15", json={"holder": "bot"}, headers=host)
        assert fault(far) == (404, "error-no-such-seat")


def test_my_tables_are_those_of_the_tokens_i_hold(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        mine = [post(client, "/api/play-now", {"game": game}) for game in GAMES]
        post(client, "/api/play-now", {"game": "the-others"})
        tokens = [told["token"] for told in mine]
        told = client.post("/api/tables/mine", json={"tokens": [*tokens, WRONG]}).json()
        assert [one["table"] for one in told["tables"]] == [one["table"] for one in mine]
        assert [one["mine"] for one in told["tables"]] == [one["seat"] for one in mine]
        assert told["lost"] == [WRONG]


def test_only_listed_tables_are_listed_and_only_willing_ones_watched(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        tables = {
            watch: post(client, "/api/tables", {"game": "they-live", "watch": watch, "start": True})
            for watch in ("listed", "link", "nobody")
        }
        listed = client.get("/api/tables").json()["tables"]
        assert [one["table"] for one in listed] == [tables["listed"]["table"]]
        assert listed[0]["mine"] == -1
        for watch, status in (("listed", 200), ("link", 200), ("nobody", 404)):
            assert client.get(f"/api/tables/{tables[watch]['table']}").status_code == status
        with open_page(client, tables["nobody"]["table"], None) as page:
            assert page.receive()["error"]["key"] == "server-no-such-link"


def test_a_wrong_link_and_a_table_that_never_was_look_the_same(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        one = post(client, "/api/play-now", {"game": "the-others"})
        other = post(client, "/api/play-now", {"game": "they-live"})
        replies = [
            client.get(f"/api/tables/{one['table']}", headers=bearer(WRONG)),
            client.get(f"/api/tables/{one['table']}", headers=bearer(other["token"])),
            client.get("/api/tables/never-was"),
            client.get("/api/tables/never-was/replay", headers=bearer(one["token"])),
            client.post("/api/link", json={"token": WRONG}),
        ]
        assert {fault(reply) for reply in replies} == {(404, "server-no-such-link")}
        assert len({reply.text for reply in replies}) == 1
        for table, token in (("never-was", None), (one["table"], WRONG)):
            with open_page(client, table, token) as page:
                assert page.receive()["error"]["key"] == "server-no-such-link"


def eyes(client: TestClient, table: str, token: str | None, seat: int, step: str = "") -> Any:
    headers = bearer(token) if token else {}
    return client.get(f"/api/tables/{table}/replay{step}", params={"eyes": seat}, headers=headers)


def test_while_a_game_goes_on_nobody_looks_through_the_eyes_of_others(tmp_path: Path) -> None:
    with serving(tmp_path) as client, two_players(client, "they-live") as (table, players):
        players.play(random_choice(1), most=4)
        told = post(client, "/api/play-now", {"game": "they-live"})
        for seat in (-2, 1, 2, 3):
            for step in ("", "/1"):
                refused = eyes(client, told["table"], told["token"], seat, step)
                assert fault(refused) == (403, "server-not-your-eyes")
                assert fault(eyes(client, table, None, seat, step)) == (403, "server-not-your-eyes")
        assert eyes(client, told["table"], told["token"], 0, "/0").json()["view"]["seat"] == 0
        public = eyes(client, table, None, -1).json()
        assert all(step["option"] == "" for step in public["steps"])
        assert fault(eyes(client, table, None, -1, "/9999")) == (404, "server-no-such-step")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_branch_goes_on_against_bots_from_what_the_seat_knew(tmp_path: Path, game: str) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": game})
        with open_page(client, told["table"], told["token"]) as page:
            choose = random_choice(6)
            for _ in range(5):
                question = page.wait_for_question()
                assert question is not None
                page.answer(choose(0, question))
                page.settle(page.state["sequence"], [told["seat"]])
            step = page.state["undo"]["beyond"]
        address = f"/api/tables/{told['table']}"
        headers = bearer(told["token"])
        then = client.get(f"{address}/replay/{step}", headers=headers).json()["view"]
        new = client.post(f"{address}/branch", json={"step": step}, headers=headers).json()
        with open_page(client, new["table"], new["token"]) as branch:
            branch.settle(0, [new["seat"]])
            assert branch.state["view"] == then
            question = branch.wait_for_question()
            assert question is not None
            assert branch.answer(choose(0, question))["type"] == "done"
        for body, key in (
            ({"step": 9999}, "server-no-such-step"),
            ({"step": 1, "seat": 1 - new["seat"]}, "server-not-your-eyes"),
        ):
            refused = client.post(f"{address}/branch", json=body, headers=headers)
            assert fault(refused)[1] == key


def test_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path, max_tables=2, tables_per_minute=4) as client:
        for _ in range(2):
            post(client, "/api/play-now", {"game": "they-live"})
        many = [client.post("/api/play-now", json={"game": "they-live"}) for _ in range(3)]
        keys = [fault(reply) for reply in many]
        assert keys[0] == (429, "server-too-many-tables")
        assert keys[2] == (429, "server-too-fast-wait")
        assert int(many[2].headers["Retry-After"]) == 15, "four a minute"


def test_one_address_alone_does_not_fill_the_server_in_a_day(tmp_path: Path) -> None:
    now = [1_000_000.0]
    with serving(tmp_path, tables_per_day=2, clock=lambda: now[0]) as client:
        for _ in range(2):
            post(client, "/api/play-now", {"game": "they-live"})
        refused = client.post("/api/play-now", json={"game": "they-live"})
        assert fault(refused) == (429, "server-too-fast-wait")
        assert int(refused.headers["Retry-After"]) == 43_200
        assert client.post("/api/commitments").status_code == 201, "that is no table"
        here = TestClient(client.app, client=("127.0.0.1", 1))
        assert here.post("/api/play-now", json={"game": "they-live"}).status_code == 200
        now[0] += 43_200
        post(client, "/api/play-now", {"game": "they-live"})


def test_the_rulebook_is_searched_and_cards_are_read(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        found = client.get("/api/rules", params={"words": "fight", "game": "the-others"}).json()
        assert found["found"] > 10
        whole = client.get("/api/rules", params={"words": "", "game": "the-others"}).json()
        assert client.get("/api/rules", params={"game": "the-others"}).json() == whole
        assert whole["found"] == len(whole["rules"]) == len(rules("the-others"))
        rule = client.get("/api/rules/to-fight-07").json()
        assert (rule["id"], rule["chapter"]) == ("TO-FIGHT-07", "FIGHT")
        assert fault(client.get("/api/rules/TO-FIGHT-99"))[0] == 404
        assert fault(client.get("/api/rules", params={"words": "x", "game": "chess"}))[0] == 404
        for game in GAMES:
            things = client.get(f"/api/games/{game}/things").json()["things"]
            assert len(things) > 100
            assert all(thing["name"] and thing["parts"] for thing in things)
        assert fault(client.get("/api/games/chess/things")) == (404, "error-no-such-game")


def test_the_interface_documents_itself_and_says_what_is_not_there(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        assert client.get("/api/health").json()["status"] == "ok"
        paths = client.get("/api/openapi.json").json()["paths"]
        assert {"/api/tables", "/api/play-now", "/api/tables/{table}/branch"} <= set(paths)
        assert "ClientMessage" in client.get("/api/schema").json()["$defs"]
        assert fault(client.get("/api/nothing"))[1] == "server-no-such-address"
        assert fault(client.delete("/api/tables"))[1] == "server-no-such-method"
        huge = client.post("/api/tables", content=b"x" * 300_000)
        assert fault(huge) == (413, "server-too-large")
        pieces = client.post("/api/tables", content=iter([b"x" * 100_000] * 3))
        assert fault(pieces) == (413, "server-too-large"), "also where nobody said how much it is"
        assert fault(client.post("/api/tables", content=b"{"))[0] == 400


def test_the_page_is_served_from_the_package_or_a_line_says_that_it_is_not_built(
    tmp_path: Path,
) -> None:
    built = tmp_path / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html>table")
    (built / "assets" / "page-123.js").write_text("0")
    with_page, without = FastAPI(), FastAPI()
    serve_page(with_page, built)
    serve_page(without, tmp_path / "nothing")
    client = TestClient(with_page)
    assert client.get("/").text == "<!doctype html>table"
    policy = client.get("/").headers["content-security-policy"]
    assert "frame-ancestors 'none'" in policy
    assert "connect-src 'self' ws://testserver wss://testserver; " in policy, "and to no other host"
    odd = client.get("/", headers={"host": "x; script-src *"})
    assert "connect-src 'self'; " in odd.headers["content-security-policy"]
    assert "immutable" in client.get("/assets/page-123.js").headers["cache-control"]
    assert client.get("/").headers["cache-control"] == "no-cache"
    assert client.get("/../../../../etc/passwd").status_code == 404
    notice = TestClient(without).get("/")
    assert notice.status_code == 503
    assert notice.text.startswith("Othersight is running. Its page is not built")


def test_refusals_and_preset_phrases_are_said_in_the_readers_language(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        said = {
            language: client.get("/api/tables/never-was", params={"language": language}).json()
            for language in ("en", "fr", "ja", "xx")
        }
        assert said["fr"]["error"]["text"].startswith("ce lien ne mène")
        assert said["ja"]["error"]["text"].startswith("このリンク")
        assert said["xx"] == said["en"]
        told = post(client, "/api/play-now", {"game": "the-others"})
        with open_page(client, told["table"], told["token"], language="fr-CH") as page:
            page.receive_until("state")
            assert page.welcome["language"] == "fr"
            phrases = {one["phrase"]: one["text"] for one in page.welcome["phrases"]}
            assert phrases["hello"].startswith("Bonjour")
            page.send("language", language="ja")
            assert page.receive_until("welcome")["language"] == "ja"
            assert page.receive_until("state")["question"] is not None or page.wait_for_question()
