"""Maps that people draw, over REST: what they are made of, faults in words at their place, and games of the machine."""

import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from othersight.games.the_others.map_editor.interface import shipped_text
from othersight.server.app import create_app
from tests.server.client import settings

HAVEN = ("havens-last-stand", "a")


@pytest.fixture
def client(tmp_path: Path) -> Any:
    app = create_app(settings(tmp_path, trial_games=2, trial_players="random", trials_at_once=1))
    with TestClient(app) as client:
        yield client


def look(client: Any, language: str = "en", **what: Any) -> dict[str, Any]:
    reply = client.post(
        "/api/games/the-others/maps/look", json=what, headers={"Accept-Language": language}
    )
    assert reply.status_code == 200, reply.text
    return dict(reply.json())


def test_the_palette_lists_tiles_things_and_maps(client: Any) -> None:
    told = client.get("/api/games/the-others/maps").json()
    assert {"story": HAVEN[0], "letter": HAVEN[1]} in told["maps"]
    assert {"path": "tokens.nest", "most": 8} in told["things"]
    assert all(len(tile["code"]) == 2 and tile["icons"] for tile in told["tiles"])
    games = client.get("/api/games").json()["games"]
    assert {one["game"]: one["draws_maps"] for one in games} == {
        "the-others": True,
        "they-live": False,
    }


def test_a_drawing_comes_back_as_the_file_and_the_board_it_was_drawn_from(client: Any) -> None:
    shipped = look(client, shipped={"story": HAVEN[0], "letter": HAVEN[1]})
    assert shipped["faults"] == []
    drawn = look(client, drawing=shipped["drawing"])
    assert drawn["board"] == shipped["board"]
    assert drawn["view"] == shipped["view"]
    again = look(client, text=drawn["text"])
    assert again["text"] == drawn["text"]
    assert again["drawing"] == drawn["drawing"]


def test_a_fault_is_told_in_the_readers_language_with_its_space(client: Any) -> None:
    drawing = look(client, shipped={"story": HAVEN[0], "letter": HAVEN[1]})["drawing"]
    drawing["tokens"]["nest"] = [*drawing["tokens"]["nest"], drawing["start"]]
    board = look(client, drawing=drawing)
    (fault,) = board["faults"]
    assert fault["space"] == board["board"]["start"]
    assert fault["path"] == "start"
    assert "Nest" in fault["text"]
    assert "Starting Space" in fault["text"]
    (french,) = look(client, "fr", drawing=drawing)["faults"]
    assert "Nid" in french["text"]
    assert "Point de Départ" in french["text"]


@pytest.mark.parametrize(
    "what",
    [
        {"text": "not = [toml"},
        {"text": ""},
        {"drawing": {"layout": "ZZ"}},
        {"drawing": {"layout": "GR GR"}},
        {"drawing": {"layout": "GR", "start": "nowhere"}},
        {"drawing": {"layout": "GR", "metro": {"red": ["gunsmiths-row"]}}},
        {"drawing": {"layout": "GR", "name": 'a "name" \\ with\x7fmarks\n[tokens]'}},
    ],
)
def test_whatever_is_drawn_is_answered_with_faults(client: Any, what: dict[str, Any]) -> None:
    assert look(client, **what)["faults"]


@pytest.mark.parametrize(
    ("what", "status"),
    [
        ({}, 400),
        ({"drawing": {"layout": "GR\x00"}}, 400),
        ({"drawing": {"tokens": {"NEST]": []}}}, 400),
        ({"drawing": {"altars": ["x"] * 65}}, 400),
        ({"text": "x" * 70_000}, 400),
        ({"shipped": {"story": "nothing", "letter": "a"}}, 400),
        ({"shipped": {"story": "../maps/havens-last-stand", "letter": "a"}}, 400),
    ],
)
def test_a_request_without_sense_is_refused_in_words(
    client: Any, what: dict[str, Any], status: int
) -> None:
    reply = client.post("/api/games/the-others/maps/look", json=what)
    assert reply.status_code == status
    assert reply.json()["error"]["text"]


@pytest.mark.parametrize(("game", "status"), [("they-live", 404), ("chess", 404)])
def test_games_without_maps_say_so(client: Any, game: str, status: int) -> None:
    assert client.get(f"/api/games/{game}/maps").status_code == status
    asked = client.post(f"/api/games/{game}/maps/trials", json={"text": ""})
    assert asked.status_code == status


def test_the_machine_plays_a_map_and_tells_who_won(client: Any) -> None:
    where = "/api/games/the-others/maps/trials"
    begun = client.post(where, json={"text": shipped_text(*HAVEN)})
    assert begun.status_code == 201
    assert begun.json()["status"] == "running"
    told = begun.json()
    for _ in range(1200):
        if told["status"] != "running":
            break
        time.sleep(0.05)
        told = client.get(f"{where}/{told['trial']}").json()
    assert (told["status"], told["played"], told["stuck"]) == ("done", 2, 0)
    assert sum(side["wins"] for side in told["shares"]) == 2
    assert told["verdict"]
    assert client.get(f"{where}/unknown").status_code == 404


def test_a_map_with_faults_is_not_played(client: Any) -> None:
    text = shipped_text(*HAVEN).replace('start = "lyric-palace/sw"', 'start = "lyric-palace"')
    reply = client.post("/api/games/the-others/maps/trials", json={"text": text})
    assert reply.status_code == 400
    assert "Starting Space must be a Street" in reply.json()["error"]["text"]


def test_a_second_trial_is_refused_and_one_that_nobody_asks_for_is_given_up(tmp_path: Path) -> None:
    now = [0.0]
    many = {"trial_games": 10_000, "trial_players": "random", "workers": 0, "trials_at_once": 1}
    with TestClient(create_app(settings(tmp_path, clock=lambda: now[0], **many))) as client:
        where = "/api/games/the-others/maps/trials"
        trial = client.post(where, json={"text": shipped_text(*HAVEN)}).json()["trial"]
        full = client.post(where, json={"text": shipped_text(*HAVEN)})
        assert full.status_code == 429
        now[0] = 1_000.0
        found = client.app.state.registry.map_trials.trials[trial]  # type: ignore[attr-defined]
        for _ in range(1200):
            if found.status != "running":
                break
            time.sleep(0.05)
        assert found.status == "stopped"
        assert len(found.played) < 10_000


def test_what_is_wrong_with_a_map_is_said_in_words_with_its_line(client: Any) -> None:
    wanted = {"game": "the-others", "options": {"map": "name = 1\nthis is no map\n"}}
    refused = client.post("/api/tables", json=wanted)
    assert refused.status_code == 400
    told = refused.json()["error"]
    assert told["key"].startswith("content-")
    assert ":2: " in told["text"]
    assert len(told["text"]) > 20
    nowhere = {"shipped": {"story": "nowhere", "letter": "a"}}
    reply = client.post("/api/games/the-others/maps/look", json=nowhere)
    text = reply.json()["error"]["text"]
    assert "there is no map nowhere a" in text
    assert "havens-last-stand a" in text


def test_one_household_of_ipv6_looks_at_maps_as_often_as_one_address(tmp_path: Path) -> None:
    app = create_app(settings(tmp_path, looks_per_second=0.001, look_burst=2))
    with TestClient(app) as here:
        where, what = "/api/games/the-others/maps/look", {"text": ""}
        codes = [
            TestClient(here.app, client=(f"2001:db8::{number}", 1)).post(where, json=what)
            for number in range(1, 4)
        ]
        assert [one.status_code for one in codes] == [200, 200, 429]


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_what_is_wrong_with_a_map_file_at_a_new_table_is_told_in_words(
    client: Any, language: str
) -> None:
    sound = shipped_text(*HAVEN)
    for text in ("rubbish", sound.replace("start =", "starts =")):
        body = {"game": "the-others", "options": {"map": text}}
        reply = client.post("/api/tables", json=body, headers={"Accept-Language": language})
        assert reply.status_code == 400
        told = reply.json()["error"]["text"]
        assert "ontent-fault" not in told
        assert len(told) > 20, told
