"""How a hostile save is received: in one clear line, or as a game that can be looked at and saved."""

import json
from typing import Any

import pytest

from othersight.games import GAMES
from othersight.kernel.codec import load_game, save_game
from othersight.kernel.errors import DamagedFile
from othersight.kernel.game import Game
from tests.conformance.checks import seats_and_spectator


def refused(text: Any) -> str:
    """The one line with which a text is refused."""
    with pytest.raises(DamagedFile) as error:
        load_game(text, GAMES)
    line = str(error.value)
    assert "\n" not in line
    assert len(line) < 300
    assert error.value.key == "error-damaged-save"
    return line


def refused_or_sound(text: str) -> None:
    """Either one clear line, or a game that everybody can look at and that can be saved again."""
    line = ""
    try:
        game = load_game(text, GAMES)
    except DamagedFile as error:
        line = str(error)
    if line:
        assert "\n" not in line
        assert len(line) < 300
        return
    look_at(game)
    save_game(game)


def look_at(game: Game) -> None:
    """Everything that anybody is shown."""
    for seat in seats_and_spectator(game):
        json.dumps(game.view(seat))
        game.log(seat)
        assert game.why_not(seat, "no such thing") is not None
