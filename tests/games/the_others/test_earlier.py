"""A game goes on with the figures it began with, also after they have been moved."""

import json

import pytest

import othersight
from othersight.games import GAMES
from othersight.games.the_others.bots.figures import known_figures
from othersight.games.the_others.content import load_content
from othersight.games.the_others.setup.earlier import FIRST, REVISION, REVISIONS, earlier
from othersight.games.the_others.state.config import CONTROLLER
from othersight.games.the_others.state.table import ON_BOARD
from othersight.kernel.errors import UnknownName
from tests.conformance.walk import table_of

ACOLYTE = 0


def standing(game: othersight.Game, kind: int) -> int:
    """How many figures of a kind are on the board."""
    return len([m for m in table_of(game).monsters if m.kind == kind and m.state == ON_BOARD])


def test_a_new_game_has_the_figures_of_today() -> None:
    game = othersight.new(
        "the-others", seed=1, sin="lust", story="battleground-of-souls", map="b", heroes="random"
    )
    assert game.start["options"]["revision"] == REVISION
    assert (
        table_of(game).config.monster_fight[CONTROLLER]
        == load_content().sins["lust"].controller.fight
    )
    assert standing(game, ACOLYTE) == 4


def test_a_game_of_before_is_begun_again_with_its_own_figures_and_map() -> None:
    """Its start does not name a revision, as none did; saved and loaded it stays so."""
    game = othersight.new(
        "the-others",
        seed=1,
        sin="lust",
        story="battleground-of-souls",
        map="b",
        heroes="random",
        revision=FIRST,
    )
    assert "revision" not in game.start["options"]
    start = json.loads(json.dumps(game.start))
    for one in (game, GAMES["the-others"].again(start), othersight.load(game.save())):
        assert table_of(one).config.monster_fight[CONTROLLER] == 5
        assert standing(one, ACOLYTE) == 3
        assert "revision" not in one.start["options"]


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_game_begun_in_a_position_is_begun_again_with_the_same_revision(revision: int) -> None:
    """Its start names every revision, the first one too: a position without one is of today."""
    options = {"sin": "lust", "revision": revision}
    start = {"options": options, "seed": "1", "position": {"heroes": {"leah": {}}}}
    game = GAMES["the-others"].again(start)
    assert game.start["options"]["revision"] == revision
    again = GAMES["the-others"].again(json.loads(json.dumps(game.start)))
    fights = table_of(again).config.monster_fight
    assert fights == table_of(game).config.monster_fight
    assert fights[CONTROLLER] == (5 if revision == FIRST else 4)


def test_a_revision_may_be_given_as_text() -> None:
    game = othersight.new("the-others", seed=1, revision="2")
    assert game.start["options"]["revision"] == 2


def test_the_machine_knows_the_figures_of_today() -> None:
    figures = known_figures(())
    assert figures.content == load_content()
    assert figures.card("famine", "wounds") == 2


def test_a_figure_of_ones_own_goes_before_an_earlier_one() -> None:
    figures = {"sins.lust.controller.fight": 2}
    game = othersight.new("the-others", sin="lust", revision=FIRST, figures=figures)
    assert table_of(game).config.monster_fight[CONTROLLER] == 2


@pytest.mark.parametrize("revision", [0, REVISION + 1, "x", None])
def test_an_unknown_revision_is_refused_with_those_there_are(revision: object) -> None:
    there = ", ".join(str(each) for each in REVISIONS)
    with pytest.raises(UnknownName, match=f"revision '{revision}'; there are {there}"):
        othersight.new("the-others", revision=revision)


@pytest.mark.parametrize("revision", REVISIONS[:-1])
def test_what_is_kept_of_a_revision_names_things_that_were_changed(revision: int) -> None:
    """Every figure kept is one of the content, with another value now; every map another text."""
    kept = earlier(revision)
    now = load_content()
    assert kept["figures"]
    for path, value in kept["figures"].items():
        assert load_content({path: value}).fingerprint != now.fingerprint, path
    for name in kept["maps"]:
        game = {"story": name[:-2], "map": name[-1]}
        old = othersight.new("the-others", seed=1, revision=revision, **game)
        assert old.save() != othersight.new("the-others", seed=1, **game).save()
