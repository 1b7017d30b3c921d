"""A server looks through all its objects seldom, and leaves the collector as it was."""

import gc
from pathlib import Path

from starlette.testclient import TestClient

from othersight.server.app import create_app
from othersight.server.collector import ENOUGH, NEVER, QUIET, TOO_MUCH, is_due
from tests.server.client import settings


def test_everything_is_looked_through_when_there_is_little_to_do_or_much_garbage() -> None:
    assert not is_due(ENOUGH - 1, 0.0)
    assert is_due(ENOUGH, 0.0)
    assert not is_due(ENOUGH, QUIET)
    assert not is_due(TOO_MUCH - 1, 1.0)
    assert is_due(TOO_MUCH, 1.0)


def test_a_server_in_a_process_of_its_own_sets_the_collector_while_it_runs(tmp_path: Path) -> None:
    before = gc.get_threshold()
    with TestClient(create_app(settings(tmp_path, own_process=True))) as client:
        assert client.get("/api/health").status_code == 200
        assert gc.get_threshold()[2] == NEVER
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


def test_a_server_that_was_loaded_without_looking_for_garbage_looks_for_it(tmp_path: Path) -> None:
    gc.disable()
    try:
        with TestClient(create_app(settings(tmp_path, own_process=True))):
            assert gc.isenabled()
    finally:
        gc.enable()


def test_a_server_within_another_program_leaves_the_collector_alone(tmp_path: Path) -> None:
    before = gc.get_threshold()
    with TestClient(create_app(settings(tmp_path))):
        assert gc.get_threshold() == before
