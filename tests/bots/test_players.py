"""Players by name, and what they may look at."""

import json
from typing import Any

import pytest

import othersight
from othersight.bots import NAMES, Player, player
from othersight.bots.the_others import hero_player, sins_player
from othersight.games.the_others.windows import WINDOWS

OPTIONS = {"story": "battleground-of-souls", "map": "b", "sin": "sloth", "hero_players": 3}


def new_game(seed: int = 5, **options: Any) -> othersight.Game:
    return othersight.new("the-others", seed=seed, **{**OPTIONS, **options})


def seated(game: othersight.Game, name: str = "scripted", seed: int = 1) -> list[Player]:
    return [player(name, seat=seat, seed=seed) for seat in range(len(game.seats))]


def answers(game: othersight.Game, players: list[Player], most: int) -> list[str]:
    """The first answers of a game, by its players."""
    board, given = game.board(), []
    while game.questions and len(given) < most:
        seat = game.questions[0].seat
        given.append(players[seat].choose(game.view(seat), board))
        game.answer(given[-1], seat)
    return given


def test_an_unknown_player_is_named_with_those_there_are() -> None:
    with pytest.raises(
        othersight.UnknownName, match="no player 'clever'; there are random, scripted"
    ):
        player("clever")


def test_a_game_without_a_scripted_player_is_named() -> None:
    with pytest.raises(othersight.UnknownName, match="no scripted player of 'chess'"):
        player("scripted", game="chess")


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_answers(name: str) -> None:
    first = new_game(), new_game()
    one, two = [answers(game, seated(game, name), 150) for game in first]
    assert one == two


def test_another_seed_gives_other_random_answers() -> None:
    game, twin = new_game(), new_game()
    assert answers(game, seated(game, "random", 1), 60) != answers(
        twin, seated(twin, "random", 2), 60
    )


def test_a_player_needs_nothing_but_the_view_and_the_board_as_plain_data() -> None:
    game = new_game()
    players, strangers = seated(game), seated(game)
    board = game.board()
    for _ in range(250):
        seat = game.questions[0].seat
        view = game.view(seat)
        answer = players[seat].choose(view, board)
        told, drawn = json.loads(json.dumps(view)), json.loads(json.dumps(board))
        assert strangers[seat].choose(told, drawn) == answer
        game.answer(answer, seat)


def test_a_player_changes_nothing_in_the_view() -> None:
    game = new_game()
    players, board = seated(game), game.board()
    for _ in range(120):
        seat = game.questions[0].seat
        view = game.view(seat)
        before = json.dumps(view)
        game.answer(players[seat].choose(view, board), seat)
        assert json.dumps(view) == before


def test_every_kind_of_question_has_an_answer_in_the_script() -> None:
    known = {*hero_player.CHOICES, *sins_player.CHOICES, "ballot"}
    assert known == set(WINDOWS)


@pytest.mark.parametrize("heroes", ["pick", "random"])
def test_hero_players_agree_without_a_second_ballot(heroes: str) -> None:
    game = new_game(hero_players=4, heroes=heroes)
    players, board = seated(game), game.board()
    kinds = set()
    while game.questions and game.history.length < 400:
        seat = game.questions[0].seat
        kinds.add(game.questions[0].kind)
        game.answer(players[seat].choose(game.view(seat), board), seat)
    assert "first-hero" in kinds
    assert "ballot" not in kinds
    assert not any(kind.endswith("-for-heroes") for kind in kinds)


def test_a_hero_player_gives_in_to_whoever_differs() -> None:
    game = new_game(hero_players=2, seed=8)
    players, board = seated(game), game.board()
    while game.questions[0].kind != "first-hero":
        seat = game.questions[0].seat
        game.answer(players[seat].choose(game.view(seat), board), seat)
    wanted = players[2].choose(game.view(2), board)
    other = next(text for text in game.questions[0].texts if text != wanted)
    game.answer(other, 1)
    game.answer(wanted, 2)
    for _ in range(20):
        if game.questions[0].kind != "ballot":
            break
        game.answer("confirm", 1)
        game.answer(players[2].choose(game.view(2), board), 2)
    assert game.questions[0].kind not in ("ballot", "first-hero-for-heroes")


def wins(heroes: str, sins: str, games: int) -> int:
    """How many games the Heroes win, on the smallest table."""
    won = 0
    for number in range(games):
        story = ("havens-last-stand", "the-darkness-within")[number % 2]
        game = othersight.new("the-others", seed=number, story=story, hero_players=1)
        game.chronicle.silent = True
        players: list[Player] = [player(sins, seat=0), player(heroes, seat=1)]
        answers(game, players, 5000)
        won += game.outcome == "heroes"
    return won


def test_scripted_heroes_beat_a_random_sin() -> None:
    assert wins("scripted", "random", 10) >= 9


def test_a_scripted_sin_beats_random_heroes() -> None:
    assert wins("random", "scripted", 10) == 0
