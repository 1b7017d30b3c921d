"""A database that has all migrations is opened without Alembic; any other is brought up to date."""

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


def test_a_current_database_is_opened_without_alembic(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_database(tmp_path).dispose()
    monkeypatch.setattr(migrating, "upgrade", lambda connection: pytest.fail("upgraded again"))
    open_database(tmp_path).dispose()
