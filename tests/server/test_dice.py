"""Chance that the server commits to and seats add to: shown after the end, checked by anybody, and told to nobody
before."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

from othersight.cli.app import application
from othersight.games import GAMES
from othersight.kernel.codec import checksum, load_game, save_game
from othersight.kernel.fair_seed import commitment_to, fair_seed
from othersight.kernel.game import Game
from othersight.kernel.replay import replay
from othersight.scenarios import Scenario, scenario_of
from othersight.scenarios.runner import Run
from othersight.server.texts.dice_frequencies import chi_square_tail, frequencies
from othersight.server.texts.option_info import page_spec_of
from tests.server.client import serving
from tests.server.finished_games import play_on, stored_fairly

ME, OTHER = "aa" * 16, "bb" * 16


def post(client: TestClient, address: str, body: Any = None, token: str = "") -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    reply = client.post(f"/api/{address}", json=body, headers=headers)
    assert reply.status_code < 300, reply.text
    return reply.json()


def get(client: TestClient, address: str, token: str = "") -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return client.get(f"/api/{address}", headers=headers)


def secrets() -> Any:
    return iter([f"{number:064x}" for number in range(1, 100)]).__next__


def test_a_commitment_serves_for_one_table_and_the_parts_make_its_seed(tmp_path: Path) -> None:
    with serving(tmp_path, seed=secrets()) as client:
        told = post(client, "commitments")["commitment"]
        assert told == commitment_to(f"{1:064x}")
        wanted = {"game": "they-live", "commitment": told, "part": ME}
        made = post(client, "play-now", wanted)
        dice = get(client, f"tables/{made['table']}/dice", made["token"]).json()
        assert dice["commitment"] == told
        assert dice["parts"] == [{"seat": made["seat"], "part": ME}]
        assert dice["secret"] == dice["seed"] == ""
        assert client.post("/api/play-now", json=wanted).status_code == 409
        get(client, f"tables/{made['table']}", made["token"])
        table = client.app.state.registry.sessions[made["table"]].table  # type: ignore[attr-defined]
        assert table.game.start["seed"] == fair_seed(f"{1:064x}", {made["seat"]: ME})
        other = post(client, "play-now", {"game": "they-live"})
        assert get(client, f"tables/{other['table']}/dice", other["token"]).json()["parts"] == []


def test_every_person_adds_a_part_until_the_start_and_a_bot_none(tmp_path: Path) -> None:
    seats = [{"holder": "me"}, {"holder": "open"}, {"holder": "person"}]
    wanted = {"game": "they-live", "options": {"players": 4}, "seats": seats, "part": ME}
    with serving(tmp_path) as client:
        made = post(client, "tables", wanted)
        joined = post(client, f"tables/{made['table']}/join", {"part": OTHER})
        address = f"/api/tables/{made['table']}/socket"
        with client.websocket_connect(address) as socket:
            hello = {"type": "hello", "protocol": 1, "token": made["links"][0]["token"]}
            socket.send_text(json.dumps({**hello, "part": "cc" * 16}))
            assert json.loads(socket.receive_text())["type"] == "welcome"
            socket.send_text(json.dumps({"type": "fresh"}))
            socket.receive_text()
        with client.websocket_connect(address) as socket:  # the first part stays
            socket.send_text(json.dumps({**hello, "part": "dd" * 16}))
            socket.receive_text()
        post(client, f"tables/{made['table']}/start", {}, made["token"])
        dice = get(client, f"tables/{made['table']}/dice", made["token"]).json()
        expected = {0: ME, joined["seat"]: OTHER, 2: "cc" * 16}
        assert dice["parts"] == [
            {"seat": seat, "part": expected[seat]} for seat in sorted(expected)
        ]
        registry = client.app.state.registry  # type: ignore[attr-defined]
        game = registry.sessions[made["table"]].table.game
        assert game.start["seed"] == fair_seed("seed", expected)
    with serving(tmp_path) as client:  # the journal leads to the same game
        get(client, f"tables/{made['table']}", made["token"])
        registry = client.app.state.registry  # type: ignore[attr-defined]
        again = registry.sessions[made["table"]].table.game
        assert again.start == game.start
        assert characters_of(again) == characters_of(game)  # the bot may have answered meanwhile


def characters_of(game: Game) -> list[str]:
    """Who plays whom, which is dealt by chance."""
    return [person.character for person in game.table.people]


def test_a_seat_given_to_somebody_else_loses_its_part(tmp_path: Path) -> None:
    seats = [{"holder": "me"}, {"holder": "open"}]
    wanted = {"game": "they-live", "options": {"players": 4}, "seats": seats}
    with serving(tmp_path) as client:
        made = post(client, "tables", wanted)
        post(client, f"tables/{made['table']}/join", {"part": OTHER})
        post(client, f"tables/{made['table']}/seats/1", {"holder": "bot"}, made["token"])
        dice = get(client, f"tables/{made['table']}/dice", made["token"]).json()
        assert dice["parts"] == []


@pytest.mark.parametrize("part", ["ab", "g" * 32, "a" * 65, 5])
def test_a_part_is_128_to_256_bits_in_hexadecimal_digits(tmp_path: Path, part: Any) -> None:
    with serving(tmp_path) as client:
        reply = client.post("/api/play-now", json={"game": "they-live", "part": part})
    assert reply.status_code == 400


def test_the_secret_is_shown_when_a_table_is_closed_or_expires(tmp_path: Path) -> None:
    now = [1000.0]
    with serving(tmp_path, clock=lambda: now[0]) as client:
        one, other = [post(client, "play-now", {"game": "they-live", "part": ME}) for _ in range(2)]
        header = {"Authorization": f"Bearer {one['token']}"}
        assert client.delete(f"/api/tables/{one['table']}", headers=header).status_code == 204
        told = get(client, f"tables/{one['table']}/dice", one["token"]).json()
        assert told["secret"] == "seed"
        assert told["seed"] == fair_seed("seed", {one["seat"]: ME})
        assert get(client, f"tables/{one['table']}/dice", other["token"]).status_code == 404
        now[0] += 91 * 86_400
    with serving(tmp_path, clock=lambda: now[0]) as client:
        expired = get(client, f"tables/{other['table']}/dice", other["token"]).json()
        assert expired["secret"] == "seed"
        assert expired["parts"] == [{"seat": other["seat"], "part": ME}]
        assert get(client, "tables/nowhere/dice").status_code == 404


def test_a_table_of_a_scenario_file_has_no_commitment(tmp_path: Path) -> None:
    """Whoever opens the file knows its seed, and could try parts until the dice are as wanted."""
    with serving(tmp_path) as client:
        made = post(client, "play-now", {"game": "they-live"})
        text = get(client, f"tables/{made['table']}/moment", made["token"]).text
        seats = [{"holder": "me"}, *[{"holder": "person"}] * 4]
        opened = post(client, "scenarios", {"text": text, "seats": seats})
        reply = get(client, f"tables/{opened['table']}/dice", opened["token"])
        assert reply.json()["error"]["key"] == "server-given-dice"
        get(client, f"tables/{opened['table']}", opened["token"])
        table = client.app.state.registry.sessions[opened["table"]].table  # type: ignore[attr-defined]
        counted: list[Any] = []
        table.on_dice = counted.append
        assert client.portal is not None
        while not table.game.fallen and not table.game.outcome:
            question = table.game.questions[0]
            client.portal.call(table.answer, question.seat, question.options[0])
        assert table.game.fallen
        assert not counted


def test_a_lesson_has_no_commitment(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        games = get(client, "games").json()["games"]
        first = games[0]["lessons"][0]["lesson"]
        made = post(client, "lessons", {"game": games[0]["game"], "lesson": first})
        reply = get(client, f"tables/{made['table']}/dice", made["token"])
        assert reply.json()["error"]["key"] == "server-given-dice"


# -- files


def played(seed: str) -> Game:
    """A finished game of random decisions."""
    return play_on(GAMES["they-live"].begin({"players": 4}, seed))


@pytest.fixture(scope="module")
def save() -> str:
    seed = fair_seed("secret", {0: ME})
    proof = {"table": "t", "secret": "secret", "parts": {"0": ME}}
    return save_game(played(seed), {**proof, "commitment": commitment_to("secret")})


def verify(folder: Path, text: str, *more: str) -> Any:
    file = folder / "game.json"
    file.write_text(text)
    return CliRunner().invoke(application(["verify"]), ["verify", str(file), *more])


def forged(text: str, **changes: Any) -> str:
    """The same file with something changed, and a checksum that fits."""
    body = {**json.loads(text), **changes}
    body["checksum"] = checksum({k: v for k, v in body.items() if k != "checksum"})
    return json.dumps(body)


def test_an_honest_file_is_verified(tmp_path: Path, save: str) -> None:
    told = verify(tmp_path, save, "--commitment", commitment_to("secret"))
    assert told.exit_code == 0, told.output
    assert "the one you gave" in told.output
    assert "parts of 1 seat" in told.output


def test_a_server_that_changed_its_secret_is_caught(tmp_path: Path, save: str) -> None:
    proof = json.loads(save)["dice"]
    later = forged(save, dice={**proof, "secret": "better"})
    assert verify(tmp_path, later).exit_code == 1
    both = {**proof, "secret": "better", "commitment": commitment_to("better")}
    assert "does not follow" in verify(tmp_path, forged(save, dice=both)).output
    whole = forged(save_game(played("better")), dice={**both, "parts": {}})
    assert verify(tmp_path, whole).exit_code == 0
    caught = verify(tmp_path, whole, "--commitment", commitment_to("secret"))
    assert caught.exit_code == 1
    assert "something else" in caught.output


def test_a_server_that_left_out_a_part_is_caught(tmp_path: Path, save: str) -> None:
    proof = json.loads(save)["dice"]
    assert verify(tmp_path, forged(save, dice={**proof, "parts": {}})).exit_code == 1
    assert verify(tmp_path, forged(save, dice={**proof, "parts": {"0": 7}})).exit_code == 1
    assert verify(tmp_path, forged(save, dice={})).exit_code == 1


def test_a_part_of_no_seat_or_of_one_seat_twice_is_caught(tmp_path: Path, save: str) -> None:
    proof = json.loads(save)["dice"]
    tried = {0: ME, 9: "ab" * 16}
    better = save_game(played(fair_seed("secret", tried)), {**proof, "parts": tried})
    caught = verify(tmp_path, better, "--commitment", commitment_to("secret"))
    assert caught.exit_code == 1
    assert "not of a seat" in caught.output
    for other in ("00", "٠"):
        shown = forged(save, dice={**proof, "parts": {"0": "ab" * 16, other: ME}})
        assert "does not say which secret" in verify(tmp_path, shown).output


def test_another_part_in_the_place_of_mine_is_caught(tmp_path: Path, save: str) -> None:
    assert verify(tmp_path, save, "--part", ME.upper()).exit_code == 0
    proof, other = json.loads(save)["dice"], {0: "ab" * 16}
    whole = save_game(played(fair_seed("secret", other)), {**proof, "parts": other})
    assert verify(tmp_path, whole).exit_code == 0
    caught = verify(tmp_path, whole, "--part", ME)
    assert caught.exit_code == 1
    assert "not in the file" in caught.output


def test_a_game_that_begins_in_a_given_position_with_the_honest_seed_is_caught(
    tmp_path: Path, save: str
) -> None:
    game = GAMES["they-live"].begin({"players": 4}, "another")
    while game.history.length < 40:
        game.answer(game.questions[0].options[-1], game.questions[0].seat)
    scenario = Scenario(scenario_of(game), "moment.scn")
    scenario.cases[0].seed = fair_seed("secret", {0: ME})
    begun = Run(scenario, scenario.cases[0])
    begun.begin()
    whole = save_game(play_on(begun.game), json.loads(save)["dice"])
    caught = verify(tmp_path, whole, "--commitment", commitment_to("secret"), "--part", ME)
    assert caught.exit_code == 1
    assert "begins in a given position" in caught.output
    assert verify(tmp_path, save_game(play_on(begun.game))).exit_code == 0


def test_the_options_are_told_since_the_seed_says_nothing_of_them(
    tmp_path: Path, save: str
) -> None:
    assert '"difficulty": "normal"' in verify(tmp_path, save).output
    options = {"players": 4, "figures": {"enemies.human-cop.health": 9}}
    proof, seed = json.loads(save)["dice"], fair_seed("secret", {0: ME})
    other = save_game(play_on(GAMES["they-live"].begin(options, seed)), proof)
    told = verify(tmp_path, other, "--commitment", commitment_to("secret"), "--part", ME)
    assert told.exit_code == 0
    assert json.dumps(options["figures"]) in told.output


def test_a_game_without_its_last_decisions_is_caught(tmp_path: Path, save: str) -> None:
    whole, proof = load_game(save, GAMES), json.loads(save)["dice"]
    *_, last, _ = [again.clone() for again in replay(whole)]
    caught = verify(tmp_path, save_game(last, proof))
    assert caught.exit_code == 1
    assert "has not ended" in caught.output


def test_a_forged_roll_or_decision_is_caught(tmp_path: Path, save: str) -> None:
    body = json.loads(save)
    line = next(n for n, one in enumerate(body["log"]) if any(isinstance(v, list) for v in one[1]))
    log = json.loads(json.dumps(body["log"]))
    log[line][1] = [[*v, 0] if isinstance(v, list) else v for v in log[line][1]]
    assert "another log" in verify(tmp_path, forged(save, log=log)).output
    shorter = forged(save, decisions=body["decisions"][:-1])
    assert verify(tmp_path, shorter).exit_code == 1
    seed = forged(save, start={**body["start"], "seed": "other"})
    assert verify(tmp_path, seed).exit_code == 1


def test_the_file_of_a_finished_table_is_verified_by_server_and_command(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        table, token = stored_fairly(client.app.state.registry, ME)  # type: ignore[attr-defined]
        text = get(client, f"tables/{table}/save", token).text
        told = verify(tmp_path, text)
        assert told.exit_code == 0, told.output
        assert json.loads(text)["dice"]["commitment"] == commitment_to("seed")
        check = get(client, f"tables/{table}/dice/check", token).json()
        assert check["decisions"] == load_game(text, GAMES).history.length
        assert check["dice"] > 0


# -- frequencies


def test_frequencies_are_those_of_the_dice_that_fell_and_an_undo_counts_none_twice(
    tmp_path: Path,
) -> None:
    seats = [{"holder": "me"}, *[{"holder": "person"}] * 3]
    wanted = {"game": "they-live", "options": {"players": 4}, "seats": seats, "start": True}
    with serving(tmp_path) as client:
        made = post(client, "tables", wanted)
        get(client, f"tables/{made['table']}", made["token"])
        table = client.app.state.registry.sessions[made["table"]].table  # type: ignore[attr-defined]
        chance, fallen = random.Random(3), 0
        assert client.portal is not None
        while fallen < 10:
            question = table.game.questions[0]
            option = chance.choice(question.options)
            before = table.game.history.length
            client.portal.call(table.answer, question.seat, option)
            fallen += len(table.game.fallen)
            if table.game.fallen:
                client.portal.call(table.go_back, question.seat, before, None)
                client.portal.call(table.answer, question.seat, option)
        told = get(client, "dice").json()["dice"]
        assert sum(die["rolls"] for die in told) == fallen
        again = get(client, "dice").json()["dice"]
    assert again == told
    for die in told:
        assert sum(face["count"] for face in die["faces"]) == die["rolls"]
        assert sum(face["expected"] for face in die["faces"]) == pytest.approx(die["rolls"])


def test_chi_square_agrees_with_tables() -> None:
    for value, freedom, tail in ((3.841, 1, 0.05), (11.070, 5, 0.05), (20.515, 5, 0.001)):
        assert chi_square_tail(value, freedom) == pytest.approx(tail, rel=2e-3)
    assert chi_square_tail(0, 5) == 1
    one = frequencies({("g", "a a b", "a"): 40, ("g", "a a b", "b"): 20}).dice[0]
    assert one.chi_square == 0
    unfair = frequencies({("g", "a a b", "a"): 20, ("g", "a a b", "b"): 40}).dice[0]
    assert unfair.chance < 1e-6


@pytest.mark.parametrize("name", ["the-others", "they-live"])
def test_all_dice_are_public_so_that_frequencies_tell_no_secret(name: str) -> None:
    game = GAMES[name].begin({}, "public")
    chance = random.Random("public")
    spec = page_spec_of(game)
    assert spec is not None
    rolled = 0
    while game.questions and rolled < 200:
        after = game.clone()
        after.answer(chance.choice(game.questions[0].options), game.questions[0].seat)
        lines = after.chronicle.entries()[game.chronicle.length :]
        public = [
            sign for e in lines if e.is_seen_by(-1) for r in spec.log.rolls_of(e) for sign in r
        ]
        for _, face in after.fallen:
            assert spec.log.faces[face] in public
            public.remove(spec.log.faces[face])
        rolled += len(after.fallen)
        game = after
    assert rolled
