"""Tables in a real PostgreSQL, begun for these tests and thrown away: play, kill and resume, and plain refusals."""

import gc
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import inspect, text
from typer.testing import CliRunner

from othersight.cli.app import application
from othersight.kernel.errors import OthersightError
from othersight.server.storage.database import display_address, open_database
from othersight.server.storage.lock import storage_lock
from othersight.server.storage.schema import METADATA
from tests.server import kill
from tests.server.client import open_page, post, random_choice, serving
from tests.server.consistent_read import read_while_another_stores
from tests.server.temporary_services import PASSWORD, postgres, why_no_postgres

needs_postgres = pytest.mark.skipif(bool(why_no_postgres()), reason=why_no_postgres())


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    with postgres() as address:
        yield address


@needs_postgres
def test_migrations_make_every_relation_and_may_run_again(cluster: str, tmp_path: Path) -> None:
    for _ in range(2):
        engine = open_database(tmp_path, cluster)
        known = inspect(engine)
        for relation in METADATA.sorted_tables:
            columns = {column["name"] for column in known.get_columns(relation.name)}
            assert columns == {column.name for column in relation.columns}
        engine.dispose()
    assert list(tmp_path.iterdir()) == []


@needs_postgres
@pytest.mark.parametrize("game", ["the-others", "they-live"])
def test_a_table_in_postgresql_is_played_and_read_again(
    cluster: str, tmp_path: Path, game: str
) -> None:
    with serving(tmp_path, database=cluster, snapshot_every=5) as client:
        told = post(client, "/api/play-now", {"game": game})
        with open_page(client, told["table"], told["token"]) as page:
            choose = random_choice(3)
            for _ in range(4):
                question = page.wait_for_question()
                assert question is not None
                assert page.answer(choose(0, question))["type"] == "done"
                page.settle(page.state["sequence"], [told["seat"]])
            page.command("chat", text="日本語 and 'quotes'")
            page.command("undo", sequence=page.state["sequence"], to=page.state["undo"]["beyond"])
            page.settle(page.state["sequence"], [told["seat"]])
            known = page.state
    with (
        serving(tmp_path, database=cluster) as client,
        open_page(client, told["table"], told["token"]) as back,
    ):
        back.receive_until("state")
        for part in ("sequence", "hash", "view", "question"):
            assert back.state[part] == known[part]
        assert [said["text"] for said in back.welcome["chat"]] == ["日本語 and 'quotes'"]


@needs_postgres
def test_what_is_read_from_postgresql_was_true_at_one_moment(cluster: str, tmp_path: Path) -> None:
    during, after = read_while_another_stores(tmp_path, cluster)
    assert (len(during.journal), during.snapshot_at) == (1, 0)
    assert (len(after.journal), after.snapshot_at) == (2, 2)


@needs_postgres
def test_a_server_on_postgresql_killed_at_any_moment_loses_nothing(
    cluster: str, tmp_path: Path
) -> None:
    survived = kill.batch(tmp_path, games=2, lives=2, seed="postgres", database=cluster)
    survived.store.close()
    assert survived.decisions >= kill.answers_of(survived.persons) > 5


@needs_postgres
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # of what broke off
def test_a_connection_that_breaks_off_does_no_harm(cluster: str, tmp_path: Path) -> None:
    other = open_database(tmp_path, cluster)
    with serving(tmp_path, database=cluster) as client:
        told = post(client, "/api/play-now", {"game": "they-live"})
        with open_page(client, told["table"], told["token"]) as page:
            question = page.wait_for_question()
            assert question is not None
            with other.begin() as admin:
                admin.execute(
                    text(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
                    )
                )
            assert page.answer(question["options"][0]["option"])["type"] == "done"
    other.dispose()
    gc.collect()


@needs_postgres
def test_one_server_alone_or_several_with_a_redis(cluster: str, tmp_path: Path) -> None:
    engines = [open_database(tmp_path, cluster) for _ in range(3)]
    with storage_lock(engines[0], "here", shared=False):
        for shared in (False, True):
            with pytest.raises(OthersightError), storage_lock(engines[1], "here", shared):
                pass
    with (
        storage_lock(engines[0], "here", shared=True),
        storage_lock(engines[1], "here", shared=True),
        pytest.raises(OthersightError),
        storage_lock(engines[2], "here", shared=False),
    ):
        pass
    for engine in engines:
        engine.dispose()


def refused(*arguments: str) -> str:
    """What `othersight serve` says before it gives up."""
    said = ["serve", "--port", "0", *arguments]
    result = CliRunner().invoke(application(said), said)
    assert result.exit_code != 0
    assert "Traceback" not in result.output
    assert PASSWORD not in result.output
    assert "geheim" not in result.output
    assert len(result.output.strip().splitlines()) == 1
    return result.output


@needs_postgres
def test_a_wrong_password_or_database_is_named_and_never_shown(cluster: str) -> None:
    wrong = cluster.replace(PASSWORD, "geheim")
    assert "refuses this user name or password" in refused("--database", wrong)
    assert '"nothing" does not exist' in refused(
        "--database", cluster.replace("/postgres", "/nothing")
    )


@needs_postgres
def test_a_storage_of_a_newer_othersight_is_left_alone(cluster: str, tmp_path: Path) -> None:
    engine = open_database(tmp_path, cluster)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    try:
        assert "were stored by a newer Othersight" in refused("--database", cluster)
    finally:
        with engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '0003'"))
        engine.dispose()


def test_an_address_that_is_none_gets_one_clear_line() -> None:
    for address in ("foo://x", "nonsense", "postgresql://user:geheim@host", "mysql://u:geheim@h/d"):
        assert "--database takes the address of a database" in refused("--database", address)
    silent = refused("--database", "postgresql://me:geheim@127.0.0.1:1/tables")
    assert "no PostgreSQL answers at postgresql://me@127.0.0.1:1/tables" in silent


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    said = refused("--database", "postgresql://127.0.0.1:1/tables")
    assert 'pip install "othersight[postgres]"' in said


def test_where_tables_are_kept_is_shown_without_a_password(tmp_path: Path) -> None:
    address = "postgresql://me:geheim@host:5433/tables?password=geheim"
    assert display_address(tmp_path, address) == "postgresql://me@host:5433/tables"
    assert display_address(tmp_path, "") == str(tmp_path)
