"""What-if figures of They Live: any number of the content can be another for one game."""

import pytest

import othersight
from othersight.games.they_live.content import load_content
from othersight.games.they_live.content.figures import figures_in
from othersight.games.they_live.rules.people import table_of
from othersight.kernel.errors import OthersightError

HEALTH = "characters.{}.health"


def test_every_character_has_its_health_among_the_figures() -> None:
    known = figures_in(load_content())
    for character in load_content()["characters"]["character"]:
        assert known[HEALTH.format(character["id"])] == character["health"]


def test_a_game_with_another_figure_uses_it_and_others_do_not() -> None:
    plain = othersight.new("they-live", seed=3)
    character = next(iter(table_of(plain).config.characters))
    path = HEALTH.format(character)
    changed = othersight.new("they-live", seed=3, figures={path: 99})
    assert table_of(changed).config.characters[character].health == 99
    assert table_of(plain).config.characters[character].health != 99
    loaded = othersight.load(changed.save())
    assert table_of(loaded).config.characters[character].health == 99


def test_games_with_the_same_figures_share_what_never_changes() -> None:
    one, other = (othersight.new("they-live", seed=seed) for seed in (1, 2))
    assert table_of(one).config is table_of(other).config


@pytest.mark.parametrize(
    ("figures", "told"),
    [
        ({"characters.nobody.health": 3}, "there is no figure 'characters.nobody.health'"),
        ({"dice": 1}, "there is no figure 'dice'"),
        ([1], "figures must name"),
    ],
)
def test_a_figure_that_is_not_there_is_named(figures: object, told: str) -> None:
    with pytest.raises(OthersightError, match=told):
        othersight.new("they-live", seed=3, figures=figures)


@pytest.mark.parametrize("value", ["much", 1.5, True, None, 10**9, [1]])
def test_a_figure_is_a_whole_number_of_sane_size(value: object) -> None:
    path = next(path for path in figures_in(load_content()) if path.endswith(".health"))
    with pytest.raises(OthersightError, match="whole number"):
        othersight.new("they-live", seed=3, figures={path: value})
