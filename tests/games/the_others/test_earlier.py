"""A game goes on with the figures it began with, also after they have been moved."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import othersight
from othersight.games import GAMES
from othersight.games.registry import words_of
from othersight.games.the_others.bots import sin_cards
from othersight.games.the_others.bots.figures import known_figures
from othersight.games.the_others.bots.position import Position
from othersight.games.the_others.bots.script import OthersScript
from othersight.games.the_others.content import load_content
from othersight.games.the_others.setup.earlier import FIRST, REVISION, REVISIONS, earlier
from othersight.games.the_others.state.config import CONTROLLER
from othersight.games.the_others.state.table import ON_BOARD
from othersight.games.the_others.words.names import text_of_card
from othersight.kernel.errors import UnknownName
from othersight.locales import languages, render, text
from tests.conformance.walk import table_of
from tests.games.the_others.play import at

ACOLYTE = 0


class CardFigure(NamedTuple):
    """A figure of a Sin card that a revision has otherwise than now."""

    revision: int
    path: str
    sin: str
    card: str
    name: str
    value: int


def moved_figures() -> Iterator[CardFigure]:
    """Figures of Sin cards that have been moved, as each earlier revision has them."""
    content = load_content()
    for revision in REVISIONS[:-1]:
        for path, value in earlier(revision)["figures"].items():
            thing, _, name = path.partition(".figures.")
            card = thing.rpartition(".")[2]
            if card in content.sin_cards:
                sin = next(sin for sin in content.sins if card in content.sin_deck(sin))
                yield CardFigure(revision, path, sin, card, name, value)


CARD_FIGURES = list(moved_figures())


def begun(sin: str, **options: Any) -> othersight.Game:
    """A game against that Sin."""
    return othersight.new("the-others", seed=1, sin=sin, heroes="random", **options)


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
    assert standing(game, ACOLYTE) == 5


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


def position(game: othersight.Game, **figures: int) -> Position:
    """The table as a machine player reads it who was told of these figures."""
    script = OthersScript(0, "1", figures)
    return script.position(game.view(0), game.board())


@pytest.mark.parametrize("moved", CARD_FIGURES)
def test_the_machine_reckons_with_the_figures_with_which_the_game_began(moved: CardFigure) -> None:
    """A card's price at an older table is the price of what the card does there."""
    old = position(begun(moved.sin, revision=moved.revision))
    assert old.figures.card(moved.card, moved.name) == moved.value
    assert position(begun(moved.sin)).figures.card(moved.card, moved.name) != moved.value
    tried = {moved.path: 3}
    own = position(begun(moved.sin, revision=moved.revision, figures=tried), **tried)
    assert own.figures.card(moved.card, moved.name) == 3


def test_famine_is_worth_nothing_to_the_machine_where_it_does_not_wound() -> None:
    options = ["pass", "play famine"]
    for revision, chosen in ((2, "pass"), (REVISION, "play famine")):
        pos = position(begun("gluttony", revision=revision))
        hero = pos.team[0]
        pos.view["current"] = hero["hero"]
        hero["extra_turns"] = 0
        assert sin_cards.start_of_turn(pos, options) == chosen


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("moved", CARD_FIGURES)
def test_a_card_tells_the_figures_with_which_the_game_began(
    moved: CardFigure, language: str
) -> None:
    """Without a table it tells those of today; the page fills its gaps with what the view says."""
    key = f"the-others-card-{moved.card}.text"
    old, new = begun(moved.sin, revision=moved.revision), begun(moved.sin)
    said = [render(text_of_card(table_of(game), moved.card), language) for game in (old, new)]
    assert said[0] != said[1] == text(key, language)
    for game, told in zip((old, new), said, strict=True):
        assert text(key, language, **game.view(-1)["setting"]["figures"]) == told
        assert text(key, language, **words_of(game).filling(game)) == told
    third = begun(moved.sin, revision=moved.revision, figures={moved.path: 3})
    assert "3" in render(text_of_card(table_of(third), moved.card), language)
    assert old.view(-1)["setting"]["figures"][f"{moved.card}-{moved.name}"] == moved.value


@pytest.mark.parametrize(
    ("revision", "window", "told"),
    [
        (2, "Turn who has an Extra Turn token", "loses 1 Extra Turn token."),
        (3, "At the start of a Hero's Turn", "or takes 2 Wounds without one."),
    ],
)
def test_whoever_holds_famine_reads_what_it_does_at_this_table(
    revision: int, window: str, told: str
) -> None:
    game = at(sin="gluttony", revision=revision, hand=["famine"])
    said = words_of(game).pages["hand"](game, 0, "", render)
    assert window in said[0]
    assert told in said[0]


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
