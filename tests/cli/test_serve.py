"""`othersight serve` as a person types it."""

import json
import re
import socket
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner, Result

from othersight.cli.app import application
from othersight.cli.serve import listen
from othersight.locales import choose_language
from othersight.scenarios import skeleton
from othersight.server.app import create_app
from othersight.server.settings import Settings
from othersight.server.storage.database import open_database
from othersight.server.storage.lock import storage_lock


def othersight(*arguments: str) -> Result:
    return CliRunner().invoke(application(list(arguments)), list(arguments))


def told(result: Result) -> str:
    """The one line of a refusal."""
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    assert result.stderr.count("\n") == 1
    return result.stderr.strip()


def test_the_schema_is_printed_and_names_every_message() -> None:
    printed = othersight("serve", "--schema")
    assert printed.exit_code == 0
    parts = json.loads(printed.stdout)["$defs"]
    assert {
        "ClientMessage",
        "ServerMessage",
        "ClientAnswer",
        "State",
        "NewTable",
        "TableCreated",
    } <= set(parts)
    assert parts["ClientAnswer"]["required"] == ["type", "key", "sequence", "option"]
    assert "type" in parts["Done"]["required"]


def test_storage_that_cannot_be_opened_is_named_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "taken"
    file.write_text("not a folder")
    refused = told(othersight("serve", "--port", "0", "--data", str(file)))
    assert refused.startswith(f"cannot store tables in {file}: ")
    refused = told(othersight("serve", "--port", "0", "--database", "nonsense"))
    assert refused.startswith("--database takes the address of a database")


def test_a_damaged_database_is_named_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").write_text("no database at all" * 100)
    refused = told(othersight("serve", "--port", "0", "--data", str(tmp_path)))
    assert refused == f"cannot store tables in {tmp_path}: file is not a database"


def test_a_port_that_is_taken_is_named_in_one_line() -> None:
    taken = socket.socket()
    taken.bind(("127.0.0.1", 0))
    taken.listen()
    port = taken.getsockname()[1]
    refused = told(othersight("serve", "--port", str(port)))
    assert refused.startswith(
        f"cannot listen on 127.0.0.1, port {port}: a server runs there already"
    )
    assert refused.endswith("--port 0 takes a free port")
    taken.close()


def test_an_unknown_host_is_named_in_one_line() -> None:
    refused = told(othersight("serve", "--host", "no.such.host.invalid"))
    assert refused.startswith("cannot listen on no.such.host.invalid, port 8054: ")


def test_whoever_comes_while_the_server_starts_waits() -> None:
    listening = listen("127.0.0.1", 0)
    with socket.create_connection(listening.getsockname(), timeout=60):
        pass
    listening.close()


def test_several_processes_need_a_redis_that_answers(tmp_path: Path) -> None:
    here = ("serve", "--port", "0", "--data", str(tmp_path))
    refused = told(othersight(*here, "--processes", "2"))
    assert (
        refused == "several processes need a Redis to notify each other: add --redis redis://host"
    )
    assert told(othersight(*here, "--redis", "nonsense")).startswith("--redis takes the address")
    silent = told(othersight(*here, "--redis", "redis://:geheim@127.0.0.1:1"))
    assert silent.startswith("no Redis answers")
    assert "geheim" not in silent


def test_a_second_server_without_redis_is_refused(tmp_path: Path) -> None:
    engine = open_database(tmp_path)
    with storage_lock(engine, str(tmp_path), shared=False):
        refused = told(othersight("serve", "--port", "0", "--data", str(tmp_path)))
        assert refused.startswith(f"another Othersight server uses {tmp_path}; stop it")
    engine.dispose()


def test_an_address_that_is_none_is_refused_in_one_line() -> None:
    assert "games.example.org" in told(othersight("serve", "--address", "my house"))
    assert "my house" in told(othersight("serve", "--address", "my house"))


WORDS = {"en": "cannot read", "fr": "impossible", "ja": "読め"}
BAD = 'format = 1\ngame = "chess"\n'


def test_a_scenario_file_is_a_live_table_whose_link_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "given.scn").write_text(skeleton("they-live"), "utf-8")
    file = tmp_path / "moment.scn"
    file.write_text('format = 1\ninclude = "given.scn"\n', "utf-8")
    kept: list[Settings] = []
    monkeypatch.setattr(
        "othersight.cli.serve.run", lambda _listening, settings: kept.append(settings)
    )
    data = str(tmp_path / "data")
    here = ("--port", "0", "--data", data, "--workers", "0", "--address", "https://a.example")
    done = othersight("serve", *here, "--scenario", str(file))
    assert done.exit_code == 0, done.output
    [found] = re.findall(r"https://a.example/#/seat/([\w-]{43})\n", done.stdout)
    assert str(file) in done.stdout
    with TestClient(create_app(kept[0])) as client:
        told = client.post("/api/link", json={"token": found}).json()
        assert (told["game"], told["status"]) == ("they-live", "playing")
        holders = [seat["holder"] for seat in told["seats"]]
        assert (holders.count("person"), holders[told["mine"]]) == (1, "person")


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_a_scenario_file_that_is_none_is_refused_with_its_line(
    tmp_path: Path, language: str, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(lambda: choose_language("en"))
    choose_language(language)
    file = tmp_path / "moment.scn"
    here = ("serve", "--port", "0", "--data", str(tmp_path / "data"), "--scenario", str(file))
    missing = told(othersight(*here))
    assert WORDS[language] in missing
    assert str(file) in missing
    file.write_text(BAD, "utf-8")
    refused = told(othersight(*here))
    assert str(file) in refused
    assert "2" in refused.replace(str(file), "")
    assert "chess" in refused
    assert not (tmp_path / "data").exists(), "nothing is stored for a file that is none"
