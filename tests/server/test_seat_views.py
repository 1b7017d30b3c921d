"""What a seat is sent is made of what everybody sees; it is the seat's own view all the same."""

import random
from typing import Any

import pytest

import othersight

SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("the-others", {"hero_players": 4, "sin": "pride"}),
    ("the-others", {"hero_players": 2, "sin": "sloth"}),
    ("the-others", {"hero_players": 3, "team": "random", "story": "the-darkness-within"}),
    ("they-live", {"players": 5}),
    ("they-live", {"players": 6}),
]


@pytest.mark.parametrize(("name", "options"), SETTINGS)
def test_a_view_made_of_the_public_one_is_the_view_of_the_seat(
    name: str, options: dict[str, Any]
) -> None:
    game = othersight.new(name, seed="views", **options)
    chance = random.Random(name)
    alone = 0
    while not game.outcome:
        public = game.view(-1)
        for seat in range(len(game.seats)):
            made = game.definition.seat_view(game, seat, public)
            assert made == game.view(seat)
            assert list(made) == list(public)
            alone += sum([made[part] != public[part] for part in made])
        assert public == game.view(-1)
        question = chance.choice(game.questions)
        game.answer(chance.choice(question.options), question.seat)
    assert alone > 100, "nobody knew more than everybody"
