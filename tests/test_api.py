"""The public API does what its documentation shows, and refuses wrong input in one clear line."""

import doctest
import re
from pathlib import Path
from typing import Any

import pytest

import othersight
from othersight import OthersightError

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = ("docs/api.md", "docs/notation.md")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_examples_of_a_document_are_true(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    examples = re.sub("^```.*$", "", text, flags=re.MULTILINE)
    test = doctest.DocTestParser().get_doctest(examples, {}, name, name, 0)
    found = doctest.DocTestRunner().run(test)
    assert found.attempted > 0
    assert found.failed == 0


def test_the_example_of_the_package_is_true() -> None:
    found = doctest.testmod(othersight)
    assert found.attempted > 0
    assert found.failed == 0


def test_the_examples_of_the_readme_run() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    examples: list[str] = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, "README.md", "exec"), {})


def test_everything_public_is_documented() -> None:
    text = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    reference = text + (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    for name in othersight.__all__:
        assert re.search(rf"\b{name}\b", reference) or name in ("Game", "Question"), name
    for method in (
        "answer",
        "why_not",
        "view",
        "log",
        "board",
        "clone",
        "save",
        "outcome",
        "seats",
    ):
        assert f"game.{method}" in text


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"story": "no-such-story"}, "there is no story 'no-such-story'; there are"),
        ({"story": 5}, "there is no story '5'"),
        ({"map": "c"}, "there is no map 'c'; there are a, b"),
        ({"map": None}, "there is no map 'None'"),
        ({"sin": "envy"}, "there is no sin 'envy'; there are pride, sloth"),
        ({"acolyte": "clown"}, "there is no acolyte 'clown'; there are doctor"),
        ({"hero_players": 5}, "hero_players is 5; one to four people play the Heroes"),
        ({"hero_players": "2"}, "hero_players is '2'"),
        ({"hero_players": True}, "hero_players is True"),
        ({"heroes": "leah"}, "heroes is 'leah'; give 'random', 'pick' or a list of names"),
        ({"heroes": ["leah"]}, "1 different Heroes are named; 3 start"),
        ({"heroes": ["leah", "leah", "karl"]}, "2 different Heroes are named; 3 start"),
        ({"heroes": ["leah", "rose", "batman"]}, "there is no hero 'batman'"),
        ({"heroes": 7}, "heroes is 7"),
        ({"edition": "deluxe"}, "there is no edition 'deluxe'; there are final, draft"),
        ({"figures": 5}, "figures must name content figures"),
        ({"figures": {"heroes.rose.charm": 5}}, "heroes.rose.charm"),
        ({"figures": {"heroes.rose.skill": 500}}, "500 must be a whole number from"),
        ({"colour": "red"}, "The Others has no option 'colour'; it has story, map"),
        ({"seed": 1.5}, "seed is 1.5; give a whole number or a text"),
        ({"seed": True}, "seed is True"),
        ({"seed": "\ud800"}, "give a whole number or a text"),
    ],
)
def test_a_wrong_option_is_named_in_one_line(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OthersightError) as error:
        othersight.new("the-others", **options)
    assert message in str(error.value)
    assert "\n" not in str(error.value)
    assert error.value.key


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(othersight.UnknownName, match="there is no game 'chess'; there are"):
        othersight.new("chess")


@pytest.mark.parametrize(
    ("answer", "rule"),
    [
        ("checkmate", "TO-TIME-02"),
        ("", "TO-TIME-02"),
        (("move",), "TO-TIME-08"),
        (10**6, "TO-TIME-02"),
        (-1, "TO-TIME-02"),
        ("place fire 999999", "TO-STORY-04"),
    ],
)
def test_a_wrong_answer_is_refused_with_rule_and_key(answer: Any, rule: str) -> None:
    game = othersight.new("the-others", seed=1)
    with pytest.raises(othersight.IllegalOption) as error:
        game.answer(answer)
    assert error.value.rule == rule
    assert error.value.key
    assert game.history.length == 0


def test_nobody_answers_for_another_seat_or_after_the_end() -> None:
    game = othersight.new("the-others", seed=1)
    with pytest.raises(othersight.IllegalOption, match="seat 1 is not asked anything now"):
        game.answer(0, 1)
    while game.question:
        game.answer(0, game.question.seat)
    with pytest.raises(othersight.IllegalOption, match="the game is over"):
        game.answer(0)
    reason = game.why_not(1, "fight")
    assert reason is not None
    assert reason.key == "reason-game-over"


def test_a_game_without_a_seed_tells_the_seed_it_has_drawn() -> None:
    game = othersight.new("the-others")
    again = othersight.new("the-others", seed=game.start["seed"])
    assert again.question is not None
    assert game.question is not None
    assert again.view(0) == game.view(0)
    assert othersight.new("the-others").start["seed"] != game.start["seed"]


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert othersight.new("the-others", seed=12).view(0) == (
        othersight.new("the-others", seed="12").view(0)
    )


def test_options_left_to_chance_are_told_and_give_the_same_game_when_named() -> None:
    options = {"story": "random", "map": "random", "sin": "random", "acolyte": "random"}
    game = othersight.new("the-others", seed=5, **options)
    drawn = game.start["options"]
    assert "random" not in drawn.values()
    assert othersight.new("the-others", seed=5, **drawn).view(0) == game.view(0)


def test_a_seat_goes_by_its_number_or_its_name_and_no_other() -> None:
    game = othersight.new("the-others", seed=7, hero_players=2)
    assert game.view("sins") == game.view(0)
    assert game.log("heroes-2") == game.log(2)
    for wrong in ("bob", 3, -2):
        with pytest.raises(othersight.IllegalOption, match=f"no seat {wrong}; there are sins, he"):
            game.view(wrong)
        with pytest.raises(othersight.IllegalOption, match=f"no seat {wrong}"):
            game.why_not(wrong, "pass")
        with pytest.raises(othersight.IllegalOption, match=f"no seat {wrong}"):
            game.log(wrong)


def test_a_refused_answer_names_what_is_open() -> None:
    game = othersight.new("the-others", seed=7, hero_players=2)
    assert game.question is not None
    with pytest.raises(othersight.IllegalOption, match=f"open: {game.question.texts[0]}"):
        game.answer("xyz")
