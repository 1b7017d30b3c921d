"""Programs at a table: they come with the seat's token, play to the end, are seen by all, and are told their limits."""

import json
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from othersight.games import GAMES
from tests.server.client import TWO, new_key, open_page, post, serving
from tests.server.server_process import ServerProcess
from tests.server.test_tables import bearer, fault

EXAMPLE = Path(__file__).parents[2] / "examples" / "program.py"
LONG = 120
"""Seconds; a whole game takes a busy machine minutes."""
ASKED = {"type": "why", "request": 1, "option": "fly 3"}


def sent(address: str, body: dict[str, Any]) -> dict[str, Any]:
    """The reply of a real server."""
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=LONG) as reply:
        told: dict[str, Any] = json.load(reply)
    return told


def test_the_example_has_thirty_lines() -> None:
    written = [line for line in EXAMPLE.read_text().splitlines() if line.strip()]
    assert len(written) <= 30


def test_the_example_plays_a_game_of_each_game_to_its_end(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as served:
        server = f"http://127.0.0.1:{served.port}"
        for game in GAMES:
            with urllib.request.urlopen(f"{server}/api/games") as reply:
                [offer] = [one for one in json.load(reply)["games"] if one["game"] == game]
            seats: list[dict[str, str]] = [
                {"holder": "bot", "bot": "random"} for _ in offer["seats"]
            ]
            seats[offer["usual"]] = {"holder": "me"}
            wanted = {"game": game, "seats": seats, "programs": True, "start": True}
            told = sent(f"{server}/api/tables", wanted)
            command = [sys.executable, str(EXAMPLE), server, told["table"], told["token"]]
            played = subprocess.run(command, capture_output=True, text=True, timeout=5 * LONG)
            assert played.returncode == 0, played.stderr
            assert played.stdout.strip()
            assert "The stream has ended" not in played.stdout


def test_a_stream_has_what_the_socket_sends_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as served:
        server = f"http://127.0.0.1:{served.port}"
        told = sent(f"{server}/api/play-now", {"game": "the-others"})
        address = f"{server}/api/tables/{told['table']}/stream"
        headers = bearer(told["token"])

        def first(query: str) -> list[dict[str, Any]]:
            """Messages up to the first state with a question."""
            request = urllib.request.Request(address + query, headers=headers)
            heard: list[dict[str, Any]] = []
            with urllib.request.urlopen(request, timeout=LONG) as lines:
                assert lines.headers["Content-Type"].startswith("application/x-ndjson")
                while not heard or not heard[-1].get("question"):
                    heard.append(json.loads(next(lines)))
            return heard

        heard = first("")
        assert [one["type"] for one in heard[:2]] == ["welcome", "state"]
        assert any([one["log"]["lines"] for one in heard if one["type"] == "state"])
        assert heard[-1]["seats"][told["seat"]]["program"]
        again = first(f"?sequence={heard[-1]['sequence']}&hash={heard[-1]['hash']}")
        assert again[-1]["question"] == heard[-1]["question"]
        assert not again[-1]["log"]["lines"]


@pytest.mark.parametrize("game", list(TWO))
def test_others_see_that_a_program_plays_and_its_answer_counts_once(
    tmp_path: Path, game: str
) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/tables", {**TWO[game], "programs": True})
        say = f"/api/tables/{told['table']}/say"
        other = told["links"][0]
        with (
            open_page(client, told["table"], told["token"]) as mine,
            open_page(client, told["table"], other["token"]) as theirs,
        ):
            assert not theirs.receive_until("state")["seats"][told["seat"]]["program"]
            reply = client.post(say, json=ASKED, headers=bearer(told["token"])).json()
            assert (reply["type"], reply["request"]) == ("reason", 1)
            while not theirs.state["seats"][told["seat"]]["program"]:
                theirs.receive()
            pages = {told["seat"]: mine, other["seat"]: theirs}
            tokens = {told["seat"]: told["token"], other["seat"]: other["token"]}
            for page in pages.values():
                page.settle(0, list(pages))
            asked = next(seat for seat, page in pages.items() if page.state["question"])
            question = pages[asked].state["question"]
            answer = {
                "type": "answer",
                "key": new_key(),
                "sequence": question["sequence"],
                "option": question["options"][0]["option"],
            }
            done = client.post(say, json=answer, headers=bearer(tokens[asked])).json()
            assert (done["type"], done["again"]) == ("done", False)
            done = client.post(say, json=answer, headers=bearer(tokens[asked])).json()
            assert (done["type"], done["again"]) == ("done", True)
            late = client.post(
                say, json={**answer, "key": new_key()}, headers=bearer(tokens[asked])
            )
            assert fault(late) == (409, "server-outdated")


def test_programs_sit_only_where_they_may_and_only_with_a_seat(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/tables", TWO["they-live"])
        here = f"/api/tables/{told['table']}"
        mine = bearer(told["token"])
        refused = (403, "server-no-programs")
        assert fault(client.get(f"{here}/stream", headers=mine)) == refused
        assert fault(client.post(f"{here}/say", json=ASKED, headers=mine)) == refused
        seats = client.get(here, headers=mine).json()["seats"]
        assert not any([seat["program"] for seat in seats])
        assert fault(client.get(f"{here}/stream")) == (403, "server-only-watching")
        wrong = bearer("x" * 43)
        assert fault(client.get(f"{here}/stream", headers=wrong)) == (404, "server-no-such-link")


def test_a_program_that_is_too_fast_is_told_when_to_come_again(tmp_path: Path) -> None:
    limits = {"messages_per_second": 0.5, "message_burst": 2, "clock": lambda: 1000.0}
    with serving(tmp_path, **limits) as client:
        told = post(client, "/api/play-now", {"game": "they-live"})
        say, mine = f"/api/tables/{told['table']}/say", bearer(told["token"])
        replies = [client.post(say, json=ASKED, headers=mine) for _ in range(3)]
        assert [reply.status_code for reply in replies] == [200, 200, 429]
        assert fault(replies[2]) == (429, "server-too-fast-wait")
        assert replies[2].headers["retry-after"] == "2"
        assert "2 seconds" in replies[2].json()["error"]["text"]


def test_a_program_that_finds_no_room_is_told_when_to_come_again(tmp_path: Path) -> None:
    with serving(tmp_path, streams_of_seat=1, heartbeat=7.5) as client:
        told = post(client, "/api/play-now", {"game": "they-live"})
        with open_page(client, told["table"], told["token"]) as page:
            page.receive_until("state")
            address = f"/api/tables/{told['table']}/stream"
            reply = client.get(address, headers=bearer(told["token"]))
            assert fault(reply) == (429, "server-room-full")
            assert reply.headers["retry-after"] == "15"


def test_a_seat_stays_a_programs_until_somebody_else_gets_it(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": "they-live"})
        here, mine = f"/api/tables/{told['table']}", bearer(told["token"])
        for type in ("hand-over", "take-back"):
            said = {"type": type, "key": new_key()}
            assert client.post(f"{here}/say", json=said, headers=mine).json()["type"] == "done"
            seat = client.get(here, headers=mine).json()["seats"][told["seat"]]
            assert seat["program"], type
