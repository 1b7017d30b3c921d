"""The command line speaks the language that is asked for, or that of the environment."""

from collections.abc import Iterator

import pytest

from othersight.cli._front import language_asked_for, speak, without_language
from othersight.cli.app import command_asked_for
from othersight.locales import choose_language, chosen_language, language_of_environment, text
from othersight.locales.loader import language_named, languages


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    choose_language("en")


@pytest.mark.parametrize(
    ("arguments", "language", "command"),
    [
        ([], "", ""),
        (["rules", "show"], "", "rules"),
        (["--language", "fr", "rules", "show"], "fr", "rules"),
        (["--language=ja", "odds"], "ja", "odds"),
        (["--version"], "", ""),
        (["--language"], "", ""),
        (["rules", "--language", "fr"], "fr", "rules"),
        (["rules", "--language=fr", "show"], "fr", "rules"),
    ],
)
def test_the_language_stands_before_the_command_or_behind_it(
    arguments: list[str], language: str, command: str
) -> None:
    assert language_asked_for(arguments) == language
    assert command_asked_for(arguments) == command
    assert "--language" not in " ".join(without_language(arguments))


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, ""),
        ({"LANG": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "ja_JP.UTF-8", "LC_ALL": "de_DE"}, "de"),
        ({"LANG": "ja", "OTHERSIGHT_LANGUAGE": "fr", "LC_ALL": "de_DE"}, "fr"),
        ({"LC_MESSAGES": "", "LANG": "C.UTF-8"}, "c"),
    ],
)
def test_the_environment_names_a_language(environment: dict[str, str], language: str) -> None:
    assert language_of_environment(environment) == language


def test_what_is_asked_for_comes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OTHERSIGHT_LANGUAGE", "ja")
    speak(["rules"])
    assert chosen_language() == "ja"
    speak(["--language", "fr", "rules"])
    assert chosen_language() == "fr"


def test_a_language_of_the_environment_that_there_is_not_leaves_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("OTHERSIGHT_LANGUAGE", "de")
    speak(["rules"])
    assert chosen_language() == "en"


def test_a_language_that_there_is_not_is_refused_with_those_that_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as status:
        speak(["--language", "xx"])
    assert status.value.code == 2
    assert capsys.readouterr().err == "there is no language xx; there are en, fr, ja\n"
    assert chosen_language() == "en"


def test_texts_are_said_in_the_chosen_language_and_else_in_english() -> None:
    shown = {language: text("page-language", language) for language in languages()}
    assert len(set(shown.values())) == len(languages())
    for language in languages():
        choose_language(language)
        assert text("page-language") == shown[language]


def test_a_text_that_a_language_does_not_have_is_said_in_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(language_named("ja").entries, "page-language")
    choose_language("ja")
    assert text("page-language") == text("page-language", "ja") == text("page-language", "en")
