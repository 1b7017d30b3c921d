"""How many connections a server process may have."""

import pytest

from othersight.cli import serve

resource = pytest.importorskip("resource")


def test_a_server_takes_the_connections_that_the_system_allows(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = (min(256, given[1]), given[1])
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, few)
        monkeypatch.setattr(serve, "MOST_FILES", 300)
        serve.make_room_for_connections()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (min(300, given[1]), given[1])
        monkeypatch.setattr(serve, "MOST_FILES", 200)
        serve.make_room_for_connections()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 200
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, given)
