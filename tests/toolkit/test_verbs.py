"""The tables of verbs hold together, and options are read and written by them."""

import pytest

import othersight
from othersight.games import words_of
from othersight.games.the_others.questions.verbs import VERBS as THE_OTHERS
from othersight.games.the_others.questions.windows import WINDOWS as THE_OTHERS_WINDOWS
from othersight.games.they_live.questions.verbs import VERBS as THEY_LIVE
from othersight.games.they_live.questions.windows import WINDOWS as THEY_LIVE_WINDOWS
from othersight.rules_reference.reference import by_id
from othersight.toolkit.option_syntax import Writing
from othersight.toolkit.verbs import EVERY, Form, Kind, QuestionKind, Verbs

TABLES = {
    "the-others": (THE_OTHERS, THE_OTHERS_WINDOWS),
    "they-live": (THEY_LIVE, THEY_LIVE_WINDOWS),
}

TOY = Verbs(
    "toy",
    [Kind("space", "a number"), Kind("colour", values=("red", "dark-red")), Kind("count", "")],
    [
        Form("paint COLOUR SPACE", "TOY-1"),
        Form("paint SPACE", "TOY-2", text="paint-plain"),
        Form("paint COUNT", "TOY-3", text="paint-so-often"),
        Form("add COUNT...", "TOY-4"),
        Form("pass", "", own=(EVERY,)),
    ],
    {
        "": {
            "often": QuestionKind("all", "paint COUNT", "pass"),
            "where": QuestionKind("all", "paint SPACE"),
        }
    },
    pointed={},
)


@pytest.mark.parametrize("game", TABLES)
def test_every_rule_named_is_in_the_catalogue(game: str) -> None:
    verbs, _ = TABLES[game]
    rules = {form.rule.upper() for form in verbs.forms.values() if form.rule}
    assert rules <= set(by_id())


@pytest.mark.parametrize("game", TABLES)
def test_every_form_answers_a_question_and_every_question_has_forms(game: str) -> None:
    verbs, windows = TABLES[game]
    asked = {form for question in verbs.asked.values() for form in question.forms}
    assert set(verbs.asked) == set(windows)
    assert asked | set(verbs.unasked) == set(verbs.forms)


@pytest.mark.parametrize("game", TABLES)
def test_every_argument_is_of_a_known_kind(game: str) -> None:
    verbs, _ = TABLES[game]
    used = {kind for form in verbs.forms.values() for kind in form.kinds}
    assert used == set(verbs.kinds)


def test_the_question_tells_forms_apart_that_are_written_alike() -> None:
    assert TOY.form(("paint", 3)).rule == "TOY-2"
    assert TOY.form(("paint", 3), "often").rule == "TOY-3"
    assert TOY.of(("paint", "green", 3)) is None
    assert TOY.of(("add",)) is None
    assert TOY.form(("add", 1, 2, 3)).values(("add", 1, 2, 3)) == {"count": 3}


def test_a_form_has_a_text_of_its_own_only_for_the_questions_it_names() -> None:
    assert TOY.key(TOY.forms["paint SPACE"], "where") == "toy-option-paint-plain"
    assert TOY.key(TOY.forms["pass"], "often") == "toy-option-pass-often"
    assert TOY.key(TOY.forms["pass"]) == "toy-option-pass"


def test_words_are_shared_out_so_that_they_fit() -> None:
    places = {"high street": 7, "high": 8}

    def read(form: Form, kind: str, said: str) -> str | int:
        return places.get(said, said.replace(" ", "-"))

    writing = Writing(TOY)
    assert writing.meant("paint dark red high street", read) == ("paint", "dark-red", 7)
    assert writing.meant("paint high", read) == ("paint", 8)
    assert writing.meant("paint nowhere at all", read) == ("paint", "nowhere", "at-all")
    assert writing.meant("dance", read) == ("dance",)


def test_a_token_on_an_icon_is_meant_by_its_place() -> None:
    game = othersight.new("the-others", seed=3)
    meant = words_of(game).meant
    assert meant(game, 1, "remove corruption 2") == ("remove", "corruption", 2)
    assert meant(game, 1, "collect extra turn") == ("collect", "extra-turn")
    assert meant(game, 1, "give rose 2") == ("give", 5, 2)
