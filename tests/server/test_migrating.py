"""A database that has all migrations is opened without Alembic; any other is brought up to date."""

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from othersight.server.storage import migrating
from othersight.server.storage.database import open_database


def test_the_newest_version_is_the_one_that_alembic_knows() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrating.MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_heads() == [migrating.newest_version()]


def test_a_new_database_gets_the_newest_version(tmp_path: Path) -> None:
    engine = open_database(tmp_path)
    with engine.connect() as connection:
        assert migrating.version_of(connection) == migrating.newest_version()
    engine.dispose()


def version_after_opening(folder: Path) -> str:
    engine = open_database(folder)
    with engine.connect() as connection:
        found = migrating.version_of(connection)
    engine.dispose()
    return found


def test_processes_that_start_at_once_prepare_a_new_database_together(tmp_path: Path) -> None:
    with ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as processes:
        found = list(processes.map(version_after_opening, [tmp_path] * 2))
    assert found == [migrating.newest_version()] * 2


def test_a_current_database_is_opened_without_alembic(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_database(tmp_path).dispose()
    monkeypatch.setattr(migrating, "upgrade", lambda connection: pytest.fail("upgraded again"))
    open_database(tmp_path).dispose()
