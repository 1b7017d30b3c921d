"""Players by level: what they may look at, that they repeat themselves, and who is stronger."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

import othersight
from othersight.arena.players import unhurried
from othersight.bots import NAMES, Observation, Player, player
from othersight.bots.scripted import Script
from othersight.games.the_others.bots import hero_player, sins_player
from othersight.games.the_others.bots.script import OthersScript
from othersight.games.the_others.questions.windows import RULES
from othersight.games.the_others.rules.effects import CARD_QUESTIONS

OPTIONS = {"story": "battleground-of-souls", "map": "b", "sin": "sloth", "hero_players": 3}
QUICK = ("random", "novice", "regular")


def new_game(seed: int = 5, **options: Any) -> othersight.Game:
    return othersight.new("the-others", seed=seed, **{**OPTIONS, **options})


def seated(game: othersight.Game, name: str, seed: int = 1) -> list[Player]:
    kind = game.definition.name
    return [player(name, kind, seat=seat, seed=seed) for seat in range(len(game.seats))]


def unhurried_players(game: othersight.Game, name: str) -> list[Player]:
    """Whom no clock makes stand down, however busy the machine is."""
    kind = game.definition.name
    return [unhurried(name, kind, seat, "1", {}) for seat in range(len(game.seats))]


def scripts(game: othersight.Game) -> list[Script]:
    return [OthersScript(seat, "1", {}) for seat in range(len(game.seats))]


def answers(game: othersight.Game, players: Sequence[Player], most: int) -> list[str]:
    """The first answers of a game, by its players."""
    given: list[str] = []
    while game.questions and len(given) < most:
        seat = game.questions[0].seat
        given.append(players[seat].choose(Observation(game, seat)))
        game.answer(given[-1], seat)
    return given


def scripted(game: othersight.Game, players: Sequence[Script], until: str) -> None:
    """The game by judgement, until a question of that kind is open."""
    while game.questions[0].kind != until:
        seat = game.questions[0].seat
        game.answer(players[seat].choose(game.view(seat), game.board()), seat)


def test_an_unknown_player_is_named_with_those_there_are() -> None:
    with pytest.raises(
        othersight.UnknownName,
        match="no player 'clever'; there are random, novice, regular, expert, master",
    ):
        player("clever")


def test_a_game_that_nobody_can_play_is_named() -> None:
    with pytest.raises(othersight.UnknownName, match="no game 'chess'; there are the-others"):
        player("regular", game="chess")


@pytest.mark.parametrize("kind", ["the-others", "they-live"])
@pytest.mark.parametrize(("name", "most"), [*[(name, 120) for name in QUICK], ("expert", 12)])
def test_the_same_seed_gives_the_same_answers(name: str, most: int, kind: str) -> None:
    games = othersight.new(kind, seed=5), othersight.new(kind, seed=5)
    one, two = [answers(game, unhurried_players(game, name), most) for game in games]
    assert one == two


def test_another_seed_gives_other_random_answers() -> None:
    game, twin = new_game(), new_game()
    assert answers(game, seated(game, "random", 1), 60) != answers(
        twin, seated(twin, "random", 2), 60
    )


@pytest.mark.parametrize("kind", ["the-others", "they-live"])
@pytest.mark.parametrize(("name", "most"), [("regular", 60), ("master", 4)])
def test_a_table_dealt_anew_gives_the_same_answers_as_the_true_one(
    name: str, most: int, kind: str
) -> None:
    game = othersight.new(kind, seed=8)
    answers(game, seated(game, "novice"), 40)
    players, strangers = unhurried_players(game, name), unhurried_players(game, name)
    for number in range(most):
        seat = game.questions[0].seat
        dealt = othersight.load(game.deal_anew(seat, f"other {number}").save())
        answer = players[seat].choose(Observation(game, seat))
        assert strangers[seat].choose(Observation(dealt, seat)) == answer
        game.answer(answer, seat)


def test_judgement_needs_nothing_but_the_view_and_the_board_as_plain_data() -> None:
    game = new_game()
    players, strangers = scripts(game), scripts(game)
    board = game.board()
    for _ in range(250):
        seat = game.questions[0].seat
        view = game.view(seat)
        answer = players[seat].choose(view, board)
        told, drawn = json.loads(json.dumps(view)), json.loads(json.dumps(board))
        assert strangers[seat].choose(told, drawn) == answer
        game.answer(answer, seat)


def test_judgement_changes_nothing_in_the_view() -> None:
    game = new_game()
    players, board = scripts(game), game.board()
    for _ in range(120):
        seat = game.questions[0].seat
        view = game.view(seat)
        before = json.dumps(view)
        game.answer(players[seat].choose(view, board), seat)
        assert json.dumps(view) == before


def test_every_kind_of_question_has_an_answer_in_the_script() -> None:
    known = {*hero_player.CHOICES, *sins_player.CHOICES, "ballot"}
    assert known - set(CARD_QUESTIONS) == set(RULES)


@pytest.mark.parametrize("heroes", ["pick", "random"])
def test_hero_players_agree_without_a_second_ballot(heroes: str) -> None:
    game = new_game(hero_players=4, heroes=heroes)
    players, board = scripts(game), game.board()
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
    players, board = scripts(game), game.board()
    scripted(game, players, "first-hero")
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


@pytest.mark.parametrize(
    ("game", "path"), [("the-others", "heroes.rose.skil"), ("they-live", "no.such.figure")]
)
@pytest.mark.parametrize("level", ["novice", "master"])
def test_figures_that_no_game_has_are_refused_as_a_game_refuses_them(
    game: str, path: str, level: str
) -> None:
    with pytest.raises(othersight.OthersightError) as by_game:
        othersight.new(game, figures={path: 3})
    with pytest.raises(othersight.OthersightError) as by_player:
        player(level, game, figures={path: 3})
    assert str(by_player.value) == str(by_game.value)


def wins(heroes: str, sins: str, games: int) -> int:
    """How many games the Heroes win, on the smallest table."""
    won = 0
    for number in range(games):
        story = ("havens-last-stand", "the-darkness-within")[number % 2]
        game = othersight.new("the-others", seed=number, story=story, hero_players=1)
        game.chronicle.silent = True
        answers(game, [player(sins, seat=0), player(heroes, seat=1)], 5000)
        won += game.outcome == "heroes"
    return won


def test_regular_heroes_beat_a_random_sin() -> None:
    assert wins("regular", "random", 10) >= 8


def test_a_regular_sin_beats_random_heroes() -> None:
    assert wins("random", "regular", 10) == 0


def test_the_levels_are_named_from_the_weakest_to_the_strongest() -> None:
    assert NAMES == ("random", "novice", "regular", "expert", "master")
