"""Whole games by the script of They Live: they end, use nothing but the view, and bear with strangers."""

from collections.abc import Sequence
from typing import Any

import pytest

import othersight
from othersight.arena.players import unhurried
from othersight.bots import Observation
from othersight.bots.scripted import Script
from othersight.games.they_live.bots.script import HUMAN, INVADER, TheyLiveScript
from othersight.games.they_live.questions.windows import RULES
from othersight.games.they_live.setup.start import DIFFICULTIES
from othersight.games.they_live.state.config import STEALTH
from tests.bots.they_live.asking import plain_data
from tests.games.they_live.positions import ambush, besieged, brawl, crossroads, storming

MOST = 5000
ONLY_INVADERS = {"reveal", "sabotage", "retreat"}


def seated(players: int, seed: str = "1") -> list[Script]:
    return [TheyLiveScript(seat, f"{seed}/{seat}", {}) for seat in range(players)]


def played(
    game: othersight.Game, players: Sequence["Script | Remote"], most: int = MOST
) -> list[str]:
    """The game to its end; everything that was answered or said."""
    board = game.board()
    given: list[str] = []
    while game.questions and len(given) < most:
        seat = game.questions[0].seat
        view = game.view(seat)
        said = players[seat].aside(view, board)
        if said:
            game.aside(said, seat)
        else:
            said = players[seat].choose(view, board)
            game.answer(said, seat)
        given.append(said)
    return given


@pytest.mark.parametrize("players", [4, 5, 6])
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_scripted_game_comes_to_its_end(players: int, difficulty: str) -> None:
    game = othersight.new("they-live", players=players, difficulty=difficulty, seed=players)
    given = played(game, seated(players))
    assert game.outcome in ("humans", "invaders")
    assert len(given) < MOST


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_seats_among_scripted_ones_upset_nobody(seed: int) -> None:
    game = othersight.new("they-live", players=5, difficulty="normal", seed=seed)
    names = ["regular", "random", "regular", "random", "regular"]
    names = names[seed % 2 :] + names[: seed % 2]
    players = [unhurried(name, "they-live", seat, str(seed), {}) for seat, name in enumerate(names)]
    board = game.board()
    while game.questions:
        seat = game.questions[0].seat
        game.answer(players[seat].choose(Observation(game, seat, board)), seat)
    assert game.outcome


def test_the_view_as_plain_data_is_all_a_player_needs() -> None:
    game = othersight.new("they-live", players=4, difficulty="normal", seed=9)
    twin = othersight.new("they-live", players=4, difficulty="normal", seed=9)
    given = played(game, seated(4), 250)
    assert played(twin, [Remote(seat) for seat in range(4)], 250) == given


class Remote:
    """A script behind a wire: everything it gets is text and back."""

    def __init__(self, seat: int) -> None:
        self.player = TheyLiveScript(seat, f"1/{seat}", {})

    def choose(self, view: dict[str, Any], board: dict[str, Any]) -> str:
        before = plain_data(view)
        chosen = self.player.choose(plain_data(view), plain_data(board))
        assert plain_data(view) == before
        return chosen

    def aside(self, view: dict[str, Any], board: dict[str, Any]) -> str:
        return self.player.aside(plain_data(view), plain_data(board))


def test_a_player_changes_nothing_in_the_view() -> None:
    game = othersight.new("they-live", players=4, difficulty="normal", seed=2)
    players, board = seated(4), game.board()
    for _ in range(120):
        seat = game.questions[0].seat
        view = game.view(seat)
        before = plain_data(view)
        chosen = players[seat].choose(view, board)
        assert plain_data(view) == before
        game.answer(chosen, seat)


def test_a_player_who_joins_in_the_middle_plays_on() -> None:
    game = othersight.new("they-live", players=5, difficulty="easy", seed=4)
    played(game, seated(5), 200)
    played(game, seated(5, "another"))
    assert game.outcome


def test_the_same_seed_plays_the_same_game() -> None:
    games = [othersight.new("they-live", players=4, difficulty="normal", seed=6) for _ in range(2)]
    one, two = [played(game, seated(4), 200) for game in games]
    assert one == two


def test_a_player_knows_the_figures_of_a_what_if_game() -> None:
    changed = {"assault.delivery-entrance.tests.0.number": 4}
    game = othersight.new("they-live", players=4, seed=3, figures=changed)
    pos = TheyLiveScript(0, "1", changed).position(game.view(0), game.board())
    assert pos.figures.config.assault["delivery-entrance"].tests == ((STEALTH, 4),)


def test_every_question_has_its_answer() -> None:
    assert set(HUMAN) == set(RULES) - ONLY_INVADERS
    assert set(INVADER) == set(RULES)


@pytest.mark.parametrize(
    "begin",
    [ambush, besieged, brawl, crossroads, storming("kill-the-carrier"), storming("last-ladder", 1)],
)
def test_an_invader_answers_every_secret_question(begin: Any) -> None:
    """Seat 1 is an Invader in all of these; secrets are votes, team answers, rewards, reveals and retreats."""
    game = begin(4)
    players, board, secret = seated(4), game.board(), 0
    for _ in range(80):
        if not game.questions:
            break
        secret += len(game.questions) > 1
        seat = game.questions[-1].seat
        game.answer(players[seat].choose(game.view(seat), board), seat)
    assert secret or begin in (besieged, crossroads, brawl)
