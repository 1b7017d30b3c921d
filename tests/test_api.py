"""The public API does what its documentation shows, and refuses wrong input in one clear line."""

import copy
import doctest
import inspect
import pickle
import re
from pathlib import Path
from typing import Any, get_args, get_overloads, get_type_hints
from xml.etree import ElementTree

import pytest

import othersight
from othersight import OthersightError, api
from othersight.games import plugins
from othersight.kernel.chance import Chance
from othersight.kernel.game import PUBLIC
from tests.no_leak import the_others as others_secrets
from tests.no_leak import they_live as live_secrets

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = ("docs/api.md", "docs/notation.md")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_examples_of_a_document_are_true(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    examples = re.sub("^```.*$", "", text, flags=re.MULTILINE)
    test = doctest.DocTestParser().get_doctest(examples, {}, name, name, 0)
    found = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
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
        ({"sin": "no-such-sin"}, "there is no sin 'no-such-sin'; there are pride, sloth"),
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


GAMES = ("the-others", "they-live")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))]
)
def test_a_copy_is_the_same_game_and_shares_nothing(name: str, copied: Any) -> None:
    game = othersight.new(name, seed=5)
    for _ in range(30):
        game.answer(0)
    before = game.save()
    twin = copied(game)
    assert twin.save() == before
    twin.answer(0)
    assert game.save() == before
    game.answer(len(game.question_of(-1).options) - 1)
    assert twin.history.length == game.history.length == 31


def test_a_silent_game_stays_silent_when_it_is_pickled() -> None:
    game = othersight.new("the-others", seed=5)
    game.chronicle.silent = True
    assert pickle.loads(pickle.dumps(game)).chronicle.silent


@pytest.mark.parametrize("name", GAMES)
def test_the_repr_tells_game_round_and_who_is_asked(name: str) -> None:
    game = othersight.new(name, seed=5)
    assert repr(game).startswith(f"<Game {name}, Round {game.round}: {game.seats[0]} is asked ")
    while game.question:
        game.answer(0)
    assert repr(game) == f"<Game {name}, Round {game.round}: over, {game.outcome} won>"
    assert game.round > 0


def test_a_save_is_loaded_from_its_path(tmp_path: Path) -> None:
    game = othersight.new("the-others", seed=5)
    file = tmp_path / "game.json"
    file.write_text(game.save(), encoding="utf-8")
    assert othersight.load(file).save() == game.save()
    with pytest.raises(othersight.DamagedFile, match=r"nothing\.json cannot be read: No such file"):
        othersight.load(tmp_path / "nothing.json")
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(othersight.DamagedFile, match="it is not text"):
        othersight.load(file)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_its_parts(name: str) -> None:
    game = othersight.new(name, seed=5)
    for _ in range(30):
        question = game.question_of(-1)
        said = [game.say(question), *[game.say(one, question.seat) for one in question.options]]
        assert all(said)
        assert not [one for one in said if one.startswith(question.kind)]
        game.answer(0)
    lines = [game.say(entry, 0) for entry in game.log(0)]
    assert all(lines)
    assert len(game.say("board", 0).splitlines()) > 3
    assert game.say(game.question, language="ja")


def test_what_has_no_words_is_refused_in_one_line() -> None:
    game = othersight.new("they-live", seed=5)
    with pytest.raises(othersight.UnknownName, match="there are no words for 'news-paper'; give a"):
        game.say("news-paper")
    with pytest.raises(othersight.UnknownName, match="there is no language 'xx'; there are en, fr"):
        game.say("board", language="xx")
    with pytest.raises(othersight.IllegalOption):
        game.say(("fly", 3), 0)
    game.tell_to(1 << 1, "round", 1)
    assert game.say(game.log(1)[-1], 1) == game.say(game.log(1)[-1], "player-2") != ""
    with pytest.raises(othersight.UnknownName, match="not for this seat"):
        game.say(game.log(1)[-1], 0)


def test_a_game_lists_what_is_public_and_no_internals() -> None:
    game = othersight.new("the-others", seed=1)
    listed = {name for name in dir(game) if not name.startswith("_")}
    assert listed == set(PUBLIC)
    assert all([hasattr(game, name) for name in PUBLIC])
    assert not listed & {"end", "roll", "unwind", "call", "run", "stack", "seals"}


@pytest.mark.parametrize("name", ["the-others", "they-live"])
def test_new_has_typed_arguments_for_every_option_of_a_game(name: str) -> None:
    for typed in get_overloads(api.new):
        parameters = inspect.signature(typed).parameters
        if get_args(get_type_hints(typed)["name"]) == (name,):
            options = plugins()[name].part("set_up")
            assert set(parameters) - {"name", "seed"} == {option.name for option in options}
            return
    raise AssertionError(f"no overload for {name}")


@pytest.mark.parametrize("name", ["the-others", "they-live"])
def test_a_notebook_shows_the_board(name: str) -> None:
    game = othersight.new(name, seed=2)
    for _ in range(60):
        assert game.question is not None
        game.answer(len(game.question.options) // 2, game.question.seat)
    drawn = ElementTree.fromstring(game._repr_html_())
    titles = [title.text for title in drawn.iter("{http://www.w3.org/2000/svg}title")]
    assert repr(game) in titles
    assert len(titles) > len(game.board()["spaces"])
    assert game.picture(-1) == game._repr_html_()


@pytest.mark.parametrize("secrets", [others_secrets, live_secrets])
def test_a_picture_shows_nobody_what_he_may_not_know(secrets: Any) -> None:
    name = "the-others" if secrets is others_secrets else "they-live"
    game = othersight.new(name, seed=4)
    for _ in range(40):
        assert game.question is not None
        game.answer(0, game.question.seat)
    compared = 0
    for make in secrets.MAKERS:
        for twin in make(game, Chance("pictures")):
            for seat in twin.hidden_from:
                assert twin.game.picture(seat) == game.picture(seat), twin.what
                compared += 1
    assert compared
