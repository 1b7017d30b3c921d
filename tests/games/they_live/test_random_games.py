"""Random games of every number of players and difficulty: they end, every position is sound, saves and replays are
identical, and whatever is offered has no reason against it."""

import json

import pytest

from othersight.games.they_live.begin import DIFFICULTIES, OVERLAYS
from othersight.games.they_live.definition import THEY_LIVE
from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.soundness import problems_of
from othersight.kernel.chance import Chance
from othersight.kernel.codec import load_game, save_game, state_hash
from othersight.kernel.game import Game
from othersight.kernel.question import option_of, text_of
from othersight.kernel.replay import verify

GAMES = {THEY_LIVE.name: THEY_LIVE}
MOST_DECISIONS = 20_000


def act_at_random(game: Game, chance: Chance) -> None:
    """One decision, now and then after a card used when needed or a claim."""
    for seat in range(len(game.seats)):
        asides = game.asides(seat)
        if asides and chance.below(3) == 0:
            game.aside(asides[chance.below(len(asides))], seat)
            return
    if chance.below(25) == 0:
        game.aside(f"claim person {chance.below(4)} invader", chance.below(len(game.seats)))
    question = game.questions[chance.below(len(game.questions))]
    game.answer(chance.below(len(question.options)), question.seat)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("players", OVERLAYS)
def test_a_random_game_ends_and_every_position_is_sound(players: int, difficulty: str) -> None:
    seed = f"{players}-{difficulty}"
    game = THEY_LIVE.begin({"players": players, "difficulty": difficulty}, seed)
    chance = Chance(seed)
    decisions = 0
    while game.questions:
        decisions += 1
        assert decisions < MOST_DECISIONS
        assert problems_of(table_of(game)) == []
        for question in game.questions:
            assert question.options
            assert len(set(question.options)) == len(question.options)
            for option in question.options:
                assert option_of(text_of(option)) == option
                assert game.why_not(question.seat, option) is None
        if decisions % 9 == 0:
            game = same_after_saving(game)
        if decisions % 11 == 0:
            assert_clone_is_independent(game, Chance(f"{seed}:{decisions}"))
        act_at_random(game, chance)
    assert game.outcome in ("humans", "invaders")
    verify(save_game(game), GAMES)


def same_after_saving(game: Game) -> Game:
    """The game from its save, which stands where it stood."""
    loaded = load_game(save_game(game), GAMES)
    assert state_hash(loaded) == state_hash(game)
    assert [(q.seat, q.texts) for q in loaded.questions] == [
        (q.seat, q.texts) for q in game.questions
    ]
    for seat in range(-1, len(game.seats)):
        assert json.dumps(loaded.view(seat)) == json.dumps(game.view(seat))
    return loaded


def assert_clone_is_independent(game: Game, chance: Chance) -> None:
    """A clone that wanders off leaves no trace."""
    before = state_hash(game)
    twin = game.clone()
    assert state_hash(twin) == before
    for _ in range(6):
        if twin.questions:
            act_at_random(twin, chance)
    assert state_hash(game) == before
