"""What a player is shown is made when it is read, and is of the question it was shown for."""

from typing import Any

import pytest

from othersight.arena.simulate import Run, play, take_turn
from othersight.bots import Observation
from othersight.bots.levels import seated
from othersight.games import GAMES
from othersight.kernel.errors import OthersightError
from othersight.kernel.game import Game


class Views:
    """How often a view is made."""

    def __init__(self, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.made = 0
        self.usual = GAMES[name].view
        monkeypatch.setattr(GAMES[name], "view", self.counted)

    def counted(self, game: Game, seat: int) -> dict[str, Any]:
        self.made += 1
        return self.usual(game, seat)


@pytest.mark.parametrize("name", ["the-others", "they-live"])
def test_a_random_game_of_the_arena_makes_no_view_but_the_one_it_reports(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = Run(name, 1, "views", players="random")
    views = Views(name, monkeypatch)
    assert play(run, 0).decisions > 50
    assert views.made == 1


def test_players_by_judgement_read_one_view_for_each_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = GAMES["the-others"].begin({}, "views")
    board = game.board()
    players = [seated("regular", "the-others", at, "1", {}) for at in range(len(game.seats))]
    views = Views("the-others", monkeypatch)
    for _ in range(40):
        seat = game.questions[0].seat
        take_turn(game, seat, players[seat], board)
    assert views.made == 40


def test_a_view_is_made_once_and_stays_as_it_was_when_the_game_goes_on() -> None:
    game = GAMES["the-others"].begin({}, "1")
    question = game.questions[0]
    observation = Observation(game, question.seat)
    view = observation.view
    assert view["question"]["options"] == observation.options == question.texts
    game.answer(0)
    assert observation.view is view
    assert observation.options == question.texts


@pytest.mark.parametrize("part", ["view", "options"])
def test_what_was_not_read_in_time_is_refused(part: str) -> None:
    game = GAMES["the-others"].begin({}, "1")
    observation = Observation(game, game.questions[0].seat)
    game.answer(0)
    with pytest.raises(OthersightError, match="the game has gone on since decision 0"):
        getattr(observation, part)
