"""A table's moment is a scenario file that tells no more than its seat knows, and any such file is a live table."""

import itertools
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from othersight.games import GAMES
from othersight.games.registry import plugin_named
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.scenarios import Scenario, run, skeleton
from othersight.server.protocol.rest_models import OpenScenario
from othersight.server.tables.scenarios import moment, prepare_scenario, sealed_moment
from tests.conformance import they_live as live_walks
from tests.conformance import walk as others_walks
from tests.no_leak import the_others, they_live
from tests.no_leak.twins import Maker
from tests.no_leak.watch import believers
from tests.server.client import open_page, post, random_choice, serving, settings
from tests.server.finished_games import stored_fairly
from tests.server.test_tables import bearer, fault


def others_games() -> Iterator[Game]:
    combination = others_walks.Combination("pride", "hobo", "the-darkness-within", "a", 2)
    return (game for game, _, _ in others_walks.steps_of(others_walks.Walk(combination, 3)))


def live_games() -> Iterator[Game]:
    return iter(live_walks.steps_of(live_walks.Walk(5, "easy", 3)))


@pytest.mark.parametrize(
    ("games", "makers"),
    [(others_games(), the_others.MAKERS), (live_games(), they_live.MAKERS)],
    ids=["the-others", "they-live"],
)
def test_twins_that_differ_in_secrets_give_the_same_file(
    games: Iterator[Game], makers: list[Maker]
) -> None:
    chance = Chance("files")
    seen: Counter[str] = Counter()
    told = 0
    for game in itertools.islice(games, 0, 90, 15):
        for maker in makers if game.questions else ():
            for twin in itertools.islice(maker(game, chance), 1):
                seats = [seat for seat in believers(twin) if seat >= 0]
                if not seats or not twin.believable or not twin.game.questions:
                    continue
                ours = sealed_moment(game, seats[0], "table 3")
                assert ours == sealed_moment(twin.game, seats[0], "table 3"), twin.what
                told += moment(game) != moment(twin.game)
                seen[maker.__name__] += 1
    assert len(seen) >= 3
    assert told >= 3, "the whole truth tells the twins apart"


@pytest.mark.parametrize("game", list(GAMES))
def test_a_moment_holds_opens_as_a_table_and_shows_my_seat_the_same(
    tmp_path: Path, game: str
) -> None:
    with serving(tmp_path) as client:
        told = post(client, "/api/play-now", {"game": game})
        address = f"/api/tables/{told['table']}/moment"
        choose = random_choice(3)
        with open_page(client, told["table"], told["token"]) as page:
            for _ in range(3):
                question = page.wait_for_question()
                assert question is not None
                page.answer(choose(told["seat"], question))
                page.wait_for_answer_to(question)
            asked = page.wait_for_question()
        assert asked is not None
        assert fault(client.get(address)) == (403, "server-only-watching")
        written = client.get(address, headers=bearer(told["token"])).text
        assert [differences for _, differences in run(Scenario(written, "moment.scn"))] == [[]]
        again = post(client, "/api/scenarios", {"text": written})
        with open_page(client, again["table"], again["token"]) as page:
            question = page.wait_for_question()
            assert question is not None
            assert question["options"] == asked["options"]
            assert page.answer(question["options"][0]["option"])["type"] == "done"


def test_after_the_end_a_moment_is_the_whole_truth_at_any_step(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        table, token = stored_fairly(client.app.state.registry, "ab" * 16)  # type: ignore[attr-defined]
        address, header = f"/api/tables/{table}/moment", bearer(token)
        seed = client.get(f"/api/tables/{table}/dice").json()["seed"]
        files = [client.get(f"{address}{at}", headers=header).text for at in ("?step=5", "")]
        assert files[0] != files[1]
        for written in files:
            assert f'seed = "{seed}"' in written
            assert post(client, "/api/scenarios", {"text": written})["token"]
        beyond = client.get(f"{address}?step=100000", headers=header)
        assert fault(beyond) == (404, "server-no-such-step")


def test_a_file_that_is_none_is_refused_with_its_line(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        reply = client.post("/api/scenarios", json={"text": "format = 1\ngame = 'chess'\n"})
        assert fault(reply) == (400, "scenario-fault")
        assert "2" in reply.json()["error"]["text"]
        include = {"text": 'format = 1\ninclude = "/etc/passwd"\n'}
        assert fault(client.post("/api/scenarios", json=include)) == (400, "scenario-fault")


@pytest.mark.parametrize("game", list(GAMES))
def test_scenario_files_open_with_seats_for_persons_and_bots(tmp_path: Path, game: str) -> None:
    plugin = plugin_named(game)
    folder = plugin.folder / (plugin.scenarios or "scenarios")
    files = sorted(folder.rglob("*.scn"))
    assert files
    with serving(tmp_path) as client:
        for file in files[:: max(1, len(files) // 8)]:
            written = file.read_text("utf-8")
            if "\ninclude" in written:
                continue
            seats = [{"holder": "me"}, {"holder": "open"}]
            told = post(client, "/api/scenarios", {"text": written, "seats": seats})
            assert client.get(f"/api/tables/{told['table']}").json()["status"] == "gathering"
            post(client, f"/api/tables/{told['table']}/join", {"seat": 1})
            start = f"/api/tables/{told['table']}/start"
            reply = client.post(start, json={}, headers=bearer(told["token"]))
            assert reply.json()["status"] == "playing", file


@pytest.mark.parametrize("game", list(GAMES))
def test_a_table_of_a_file_keeps_the_content_it_began_with(tmp_path: Path, game: str) -> None:
    """The file may leave the revision of the content open; the table may not, since a newer one may come."""
    wanted = OpenScenario(text=skeleton(game))
    start = json.loads(prepare_scenario(wanted, settings(tmp_path)).row.start)
    begun = GAMES[game].again(start)
    assert json.loads(json.dumps(begun.start["options"])) == start["options"]


def test_a_file_waits_until_seats_are_given_to_persons(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        text = skeleton("they-live")
        told = post(client, "/api/scenarios", {"text": text, "start": False})
        here, host = f"/api/tables/{told['table']}", bearer(told["token"])
        assert client.get(here).json()["status"] == "gathering"
        other = (told["seat"] + 1) % 2
        given = client.post(f"{here}/seats/{other}", json={"holder": "person"}, headers=host)
        [link] = given.json()["links"]
        assert client.post(f"{here}/start", json={}, headers=host).json()["status"] == "playing"
        theirs = client.post("/api/link", json={"token": link["token"]}).json()
        assert theirs["mine"] == other
