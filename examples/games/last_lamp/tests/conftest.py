"""The tests of The Last Lamp run with `OTHERSIGHT_GAMES=examples/games`."""

import pytest

from othersight.games import plugins

if "last-lamp" not in plugins():
    pytest.exit("run these tests with OTHERSIGHT_GAMES=examples/games", returncode=2)
