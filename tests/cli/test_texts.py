"""What a translation lacks, and how a translator says that it lacks nothing any more."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from othersight.cli.app import application
from othersight.locales import translation
from othersight.locales.translation import NOTHING, Text, mark_as_translated, state_of

ENGLISH = """
greeting = Hello
    .note = Said first
parting = Good bye, { $name }
new = Just written
-term = Term
"""
FRENCH = """
greeting = Bonjour
    .note = Dit d’abord
    .gender = m
parting = Au revoir, { $name }
old = Plus en anglais
form-gender = m
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for language, source in (("en", ENGLISH), ("fr", FRENCH)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "all.ftl").write_text(source, encoding="utf-8")
    return tmp_path


def test_missing_surplus_and_unmarked_texts_are_found(folder: Path) -> None:
    state = state_of("fr", folder)
    assert state.whole == 4
    assert state.missing == {"new": "all.ftl"}
    assert state.surplus == {"old": "all.ftl"}
    assert sorted(state.outdated) == ["greeting", "greeting.note", "parting"]


def test_a_marked_text_is_outdated_once_its_english_changes(folder: Path) -> None:
    assert (
        mark_as_translated(
            "fr", {"greeting", "greeting.note", "parting", "new"}, folder, beside=NOTHING
        )
        == 3
    )
    assert state_of("fr", folder).outdated == {}
    changed = ENGLISH.replace("Good bye", "Farewell")
    (folder / "en" / "all.ftl").write_text(changed, encoding="utf-8")
    assert state_of("fr", folder).outdated == {"parting": "all.ftl"}
    assert mark_as_translated("fr", {"parting", "greeting"}, folder, beside=NOTHING) == 1
    assert state_of("fr", folder).outdated == {}


def test_rules_are_among_the_texts(folder: Path) -> None:
    english = {id: Text("rules/game.md", id) for id in ("TO-TURN-01", "TO-TURN-02")}
    own = {"TO-TURN-01": Text("rules/game.md", "other")}
    state = state_of("fr", folder, (english, own))
    assert state.missing == {"new": "all.ftl", "TO-TURN-02": "rules/game.md"}
    assert "TO-TURN-01" in state.outdated
    assert mark_as_translated("fr", {"TO-TURN-01"}, folder, beside=(english, own)) == 1
    assert mark_as_translated("fr", {"greeting"}, folder, beside=(english, own)) == 1
    assert "TO-TURN-01" not in state_of("fr", folder, (english, own)).outdated
    changed = english | {"TO-TURN-01": Text("rules/game.md", "changed")}
    assert "TO-TURN-01" in state_of("fr", folder, (changed, own)).outdated


def run(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(application(["texts", *arguments]), ["texts", *arguments])
    return done.exit_code, done.output


@pytest.fixture
def here(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("state_of", "mark_as_translated"):
        function = getattr(translation, name)
        monkeypatch.setattr(
            f"othersight.cli.texts.{name}",
            lambda *arguments, function=function, beside: function(
                *arguments, folder, beside=beside
            ),
        )
    monkeypatch.setattr("othersight.cli.texts.rule_texts", lambda _: NOTHING)
    monkeypatch.setattr("othersight.cli.texts.english_keys", lambda: {"greeting", "parting", "new"})
    return folder


@pytest.mark.usefixtures("here")
def test_the_command_lists_what_is_missing_and_notes_what_is_done() -> None:
    status, said = run("missing", "fr", "--keys")
    assert status == 1
    assert said.splitlines() == [
        "all.ftl: 1 text is missing",
        "  new",
        "all.ftl: the English of 3 texts has changed",
        "  greeting",
        "  greeting.note",
        "  parting",
        "all.ftl: 1 text is not in English",
        "  old",
        "fr: 3 of 4 texts are there, 3 of them outdated, 1 too many.",
    ]
    assert run("reviewed", "fr", "--all") == (0, "3 texts of fr are up to date from now on.\n")
    assert run("missing", "fr")[1].splitlines()[-1].endswith("0 of them outdated, 1 too many.")


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("missing", "en"), "en is not translated; there are fr, ja."),
        (("reviewed", "fr"), "name the keys of the texts that you have checked, or --all"),
        (("reviewed", "fr", "new"), "new is not translated into fr yet"),
        (("reviewed", "fr", "old"), "English has no text old"),
        (("reviewed", "fr", "greeting", "--all"), "name the keys of the texts"),
    ],
)
def test_wrong_arguments_are_refused_in_one_line(arguments: tuple[str, ...], said: str) -> None:
    status, line = run(*arguments)
    assert status == 2
    assert line.startswith(said)
    assert line.count("\n") == 1
