"""Any running game gives its position back, and a game that begins there stands where it stood."""

import json
import random

import pytest

import othersight
from othersight.games.the_others.position.interface import game_from, position_of
from othersight.kernel.codec import encode_state
from othersight.kernel.game import Game

STORIES = ("havens-last-stand", "battleground-of-souls", "the-darkness-within")


def states(game: Game) -> list[object]:
    """All that a position must bring back; what was picked in set-up is over."""
    state = encode_state(game)
    del state["stack"][0]
    return [state[part] for part in ("table", "stack", "chance", "answers")]


def check(game: Game) -> bool:
    start = json.loads(json.dumps(position_of(game)))
    again = game_from(start)
    assert states(again) == states(game)
    assert [(q.seat, q.texts) for q in again.questions] == [
        (q.seat, q.texts) for q in game.questions
    ]
    return "when" in start["position"]


@pytest.mark.parametrize("seed", range(12))
def test_a_position_taken_anywhere_in_a_game_brings_it_back(seed: int) -> None:
    game = othersight.new(
        "the-others",
        seed=seed,
        story=STORIES[seed % 3],
        map="ab"[seed % 2],
        sin=("pride", "sloth")[seed // 2 % 2],
        acolyte="random",
        hero_players=seed % 4 + 1,
        heroes=("random", "pick")[seed % 2],
    )
    chance = random.Random(seed)
    told_by_when = 0
    while game.questions:
        if chance.random() < 0.08:
            told_by_when += check(game)
        question = chance.choice(game.questions)
        game.answer(chance.randrange(len(question.options)), question.seat)

    assert told_by_when > 0


def test_an_ordinary_moment_needs_no_procedures() -> None:
    game = othersight.new("the-others", seed=7)
    while game.question and game.question.kind != "main":
        game.answer(0)

    position = position_of(game)["position"]

    assert position["when"] == "main"
    assert "frames" not in position
