"""A game that declares nothing but its definition can still be played, saved and served, in keys and notation."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from othersight.games.registry import VARIABLE

EXAMPLES = Path(__file__).parents[2] / "examples" / "games"
BARE = """
import sys

from othersight.toolkit.plugin import Plugin

sys.path.append({examples!r})
PLUGIN = Plugin(name="bare-lamp", package=__package__, definition="definition:BARE")
"""
DEFINITION = """
from last_lamp.definition import LAST_LAMP
from last_lamp.rules import Nights
from last_lamp.setup import begin, table_for
from othersight.toolkit.definitions import Beginning, defined

BARE = defined(
    name="bare-lamp",
    version="1",
    package="last_lamp",
    records=(),
    windows=LAST_LAMP.windows,
    beginning=Beginning(begin, table_for, "position:POSITIONS.game_from"),
    settle=LAST_LAMP.settle,
    seats=LAST_LAMP.seats,
    view=LAST_LAMP.view,
    board=LAST_LAMP.board,
    why_not=LAST_LAMP.why_not,
    check=LAST_LAMP.check,
    deal=LAST_LAMP.deal,
)
"""
PLAYED = """
import othersight
from othersight.bots import NAMES, Observation, player, shown_time

for level in NAMES:
    game = othersight.new("bare-lamp", 3)
    players = [player(level, "bare-lamp", seat, seat) for seat in (0, 1)]
    assert shown_time(level, "bare-lamp", "wave") == 0.0
    while game.question:
        seat = game.question.seat
        assert game.odds(seat, 0) is None
        game.answer(players[seat].choose(Observation(game, seat)))
    assert game.outcome in ("keeper", "sea")
game = othersight.load(othersight.new("bare-lamp", 3).save())
assert game.hint(1).option in game.question.texts
"""
SERVED = """
from pathlib import Path
from tests.server.client import open_page, post, serving

with serving(Path({folder!r})) as client:
    told = {{one["game"]: one for one in client.get("/api/games").json()["games"]}}["bare-lamp"]
    assert told["title"] == "Bare lamp", told
    made = post(client, "/api/play-now", {{"game": "bare-lamp", "nick": ""}})
    with open_page(client, made["table"], made["token"]) as page:
        question = page.wait_for_question()
        assert [one["text"] for one in question["options"]] == [f"Burn {{n}}" for n in range(4)]
        assert page.answer("burn 2")["type"] == "done"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the bare game."""
    game = tmp_path / "games" / "bare_lamp"
    game.mkdir(parents=True)
    (game / "__init__.py").write_text("")
    (game / "plugin.py").write_text(BARE.format(examples=str(EXAMPLES)))
    (game / "definition.py").write_text(DEFINITION)
    return game


def run(folder: Path, *words: str, typed: str = "") -> str:
    """What a process prints for which the folder has the only game beside the package's."""
    env = {**os.environ, VARIABLE: str(folder)}
    command = [sys.executable, *words]
    done = subprocess.run(
        command, input=typed, capture_output=True, text=True, env=env, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_level_plays_it_at_random_and_gives_a_hint(folder: Path) -> None:
    run(folder, "-c", PLAYED)


def test_it_is_played_in_keys_and_notation(folder: Path) -> None:
    said = run(folder, "-m", "othersight", "play", "bare-lamp", "--seed", "3", typed="2\nquit\n")
    assert "burn 1" in said.lower()
    assert "LAMP-NIGHT-02" in said


def test_it_is_served(folder: Path, tmp_path: Path) -> None:
    run(folder, "-c", SERVED.format(folder=str(tmp_path / "data")))
