"""Options and log lines leave the server with what a page needs to draw them without knowing the game."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import othersight
from othersight.games import plugins
from othersight.kernel.game import Game
from othersight.kernel.question import Question
from othersight.locales import keys
from othersight.server.protocol.server_messages import LinePicture, OptionInfo
from othersight.server.texts.line_picture import line_picture
from othersight.server.texts.option_info import option_info, page_spec_of, unasked_forms
from othersight.toolkit.page_spec import PageSpec, option_at
from tests.games.the_others.play import at, monster

GAMES: dict[str, list[dict[str, Any]]] = {
    "the-others": [{"sin": "pride"}, {"sin": "sloth", "story": "the-darkness-within"}],
    "they-live": [{"players": 4}, {"players": 6}],
}


def moments(name: str) -> Iterator[tuple[Game, Question]]:
    """Questions of whole games, played at random."""
    for seed, options in enumerate(GAMES[name]):
        game = othersight.new(name, seed=seed, **options)
        chance = random.Random(seed)
        while game.questions:
            question = chance.choice(game.questions)
            yield game, question
            game.answer(chance.randrange(len(question.options)), question.seat)


@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_its_title_and_its_note_and_points_at_things_of_the_table(
    name: str,
) -> None:
    spec = page_of(name)
    known = {kind.target for kind in spec.verbs.kinds.values()} | {"card", "tile", "billboard"}
    cut = 0
    for game, question in moments(name):
        for option in question.options:
            told = option_info(game, question, option, "en")
            assert told["verb"] == option[0]
            assert told["title"] + told["note"] == told["text"]
            assert bool(told["group"]) == bool(told["label"]), told
            assert {target["kind"] for target in told["targets"]} <= known - {""}
            cut += bool(told["note"])
    assert cut > 100


def page_of(name: str) -> PageSpec:
    return plugins()[name].typed_part("page", PageSpec)


@pytest.mark.parametrize("name", GAMES)
def test_options_of_one_group_are_told_apart_by_their_labels(name: str) -> None:
    grouped = 0
    for game, question in moments(name):
        told = [option_info(game, question, option, "en") for option in question.options]
        labels = [(one["group"], one["label"]) for one in told if one["group"]]
        assert len(labels) == len(set(labels)), labels
        grouped += len(labels) > 4
    assert grouped > 0


def test_a_text_with_a_group_has_a_label_and_one_with_a_title_is_one_of_ours() -> None:
    parts = {key for key in keys() if "-option-" in key}
    groups = {key.removesuffix(".group") for key in parts if key.endswith(".group")}
    labels = {key.removesuffix(".label") for key in parts if key.endswith(".label")}
    assert groups == labels


@pytest.fixture
def fight() -> Game:
    """Rose beside an Acolyte."""
    return at(hero="rose", heroes={"rose": {"space": "e"}}, monsters=[monster("acolyte", "e")])


def info(game: Game, text: str) -> OptionInfo:
    """One of the open options."""
    question = game.questions[0]
    option = question.options[question.texts.index(text)]
    return option_info(game, question, option, "en")


def test_a_step_says_where_it_leads(fight: Game) -> None:
    space = next(option[1] for option in fight.questions[0].options if option[0] == "move")
    told = info(fight, f"move {space}")
    assert told["targets"] == [{"kind": "space", "id": space}]
    assert told["group"] == "Move"
    assert told["text"].startswith(told["title"])
    assert told["label"] in told["title"]


def test_heroes_are_named_as_views_name_them() -> None:
    game = othersight.new("the-others", seed=1, hero_players=1)
    while game.questions[0].kind != "first-hero":
        game.answer(0, game.questions[0].seat)
    told = [option_info(game, game.questions[0], o, "en") for o in game.questions[0].options]
    in_play = {one["hero"] for one in game.view(1)["heroes"]}
    assert {one["targets"][0]["id"] for one in told} <= in_play
    assert {one["targets"][0]["kind"] for one in told} == {"hero"}


def test_who_points_at_something_closed_means_what_is_open_elsewhere(fight: Game) -> None:
    spec = page_spec_of(fight)
    assert spec
    mine = [Question(1, "assign", [("pass",), ("hit", 2)], "")]
    assert option_at(spec.verbs, mine, [("monster", 7), ("space", 3)]) == ("hit", 7)
    turns = [Question(1, "main", [("end",), ("move", 4)], "")]
    assert option_at(spec.verbs, turns, [("monster", 7), ("space", 3)]) == ("move", 3)
    first = [Question(1, "first-hero", [("first", 1)], "")]
    assert option_at(spec.verbs, first, [("hero", "rose")]) == ("first", 5)
    assert option_at(spec.verbs, first, [("hero", "nobody")]) is None
    assert option_at(spec.verbs, [], [("card", "cursed-fate")]) == ("play", "cursed-fate")
    assert option_at(spec.verbs, [], [("dream", 1)]) is None


def test_what_nobody_asks_for_is_told_by_its_form() -> None:
    forms = {form.words: form for form in unasked_forms(othersight.new("they-live", seed=1))}
    about = forms["claim person"].arguments
    assert [argument.kind for argument in about] == ["person", "identity"]
    assert about[1].values == ["human", "invader"]
    assert unasked_forms(othersight.new("the-others", seed=1)) == []


def pictures(name: str) -> list[tuple[str, LinePicture]]:
    """What the lines of whole games show."""
    games = {id(game): game for game, _ in moments(name)}
    return [
        (entry.key, picture)
        for game in games.values()
        for entry in game.chronicle.entries()
        if (picture := line_picture(game, entry, "en")) is not None
    ]


@pytest.mark.parametrize("name", GAMES)
def test_log_lines_show_moves_dice_and_cards(name: str) -> None:
    found = pictures(name)
    decks = page_of(name).log.decks
    assert {key for key, one in found if one["move"]} == set(page_of(name).log.moves)
    assert all(one["move"]["spaces"] for _, one in found if one["move"])
    assert all(roll["faces"] for key, one in found for roll in one["rolls"] if key != "check")
    assert {one["card"]["deck"] for _, one in found if one["card"]} <= set(decks.values())
    assert len({one["card"]["deck"] for _, one in found if one["card"]}) > 2
    assert all(one["card"]["title"] and one["card"]["text"] for _, one in found if one["card"])


@pytest.mark.parametrize("name", GAMES)
def test_log_lines_say_whom_they_are_about_and_what_moments_they_are(name: str) -> None:
    found = pictures(name)
    log = page_of(name).log
    assert {key for key in log.moments if key not in log.figures} == set()
    assert {one["moment"] for _, one in found if one["moment"]} <= set(log.moments.values())
    assert {"turn", "harm", "kill"} <= {one["moment"] for _, one in found}
    kinds = {target["kind"] for _, one in found for target in one["about"]}
    assert kinds == {
        log.verbs.kinds[kind].target for kinds in log.figures.values() for _, kind in kinds
    }
    moved = [one for _, one in found if one["move"]]
    assert all(one["move"]["figure"] in one["about"] for one in moved if one["move"])
    assert all(one["card"]["id"] for _, one in found if one["card"])


def test_dice_of_a_sin_are_told_from_those_of_heroes() -> None:
    found = pictures("the-others")
    sides = {key: roll["side"] for key, one in found for roll in one["rolls"]}
    assert sides["fight-roll"] == ""
    assert sides["sins-roll"] == "sin"
    sums = [one["total"] for _, one in found if one["total"] and "sins-roll" in one["total"]["of"]]
    assert {count["face"] for total in sums for count in total["counts"]} <= {
        "sin-hit",
        "burst",
        "corr",
    }
