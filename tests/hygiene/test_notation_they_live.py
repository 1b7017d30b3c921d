"""Only options of the table of verbs are offered in They Live."""

import pytest

from othersight.games.they_live.questions.verbs import VERBS
from othersight.games.they_live.rules.effects import ABILITIES
from othersight.games.they_live.rules.people import table_of
from othersight.kernel.game import Game
from othersight.kernel.question import Option, option_of, text_of
from tests.games.they_live.positions import POSITIONS, wander


def known(game: Game) -> dict[str, set[str | int]]:
    """What may stand for each kind of argument."""
    t = table_of(game)
    cards: set[str | int] = set(range(len(t.config.card_face)))
    return {
        "space": set(range(1, 25)),
        "seat": set(range(len(game.seats))),
        "person": {person.index for person in t.people},
        "card": cards,
        "tile": {tile.index for tile in t.tiles},
        "resource": cards | {-tile.index - 1 for tile in t.tiles},
        "ability": set(ABILITIES),
        "injury": set(range(20)),
        "pile": {0, 1},
        "count": set(range(100)),
    }


def fits(game: Game, kind: str, option: Option) -> bool:
    """Whether the table has the option among the answers to the question, with arguments that exist."""
    form = VERBS.of(option, kind)
    if form is None or form.written not in VERBS.asked[kind].forms:
        return False
    values = known(game)
    return all(value in values[name] for name, value in form.arguments(option))


@pytest.mark.parametrize("name", POSITIONS)
def test_only_options_of_the_table_are_offered_and_each_has_a_text_form(name: str) -> None:
    for game in wander(name):
        for question in game.questions:
            for option in question.options:
                assert option_of(text_of(option)) == option
                assert fits(game, question.kind, option), (question.kind, option)
        for seat in range(len(game.seats)):
            for option in game.asides(seat):
                form = VERBS.form(option)
                assert form.written in VERBS.unasked
