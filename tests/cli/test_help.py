"""Help by `-h` with examples, completion by the shell, and an output that nobody reads to its end."""

import os
import shlex
import subprocess
import sys
from importlib.metadata import version

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from othersight.cli._front import commands, installed_version
from othersight.cli._front_help import help_page
from othersight.cli.app import application, arguments_of
from othersight.locales import keys, languages, text
from othersight.locales.chosen import Chosen

KEY = "cli-examples-"


def examples() -> dict[str, list[str]]:
    """The examples of every command, by the command: the words of its examples that its key is made of."""
    found: dict[str, list[str]] = {}
    for key in sorted(keys()):
        if key.startswith(KEY):
            many = text(key).splitlines()
            words = many[0].split()[1:]
            starts = [words[:count] for count in range(1, len(words) + 1)]
            (command,) = [one for one in starts if "-".join(one) == key.removeprefix(KEY)]
            found[" ".join(command)] = many
    return found


EXAMPLES = examples()
MODULES = ["-m", "othersight"]


def helped(*words: str) -> str:
    shown = CliRunner().invoke(application(list(words)), [*words, "-h"])
    assert shown.exit_code == 0
    return shown.output


@pytest.mark.parametrize("command", sorted(EXAMPLES))
def test_the_help_of_a_command_ends_with_its_examples(command: str) -> None:
    shown = helped(*command.split())
    assert "Examples:\n" in shown
    for example in EXAMPLES[command]:
        assert f"  {example}\n" in shown


@pytest.mark.parametrize(
    "example", sorted({one for examples in EXAMPLES.values() for one in examples})
)
def test_an_example_names_options_that_there_are(example: str) -> None:
    _, *words = shlex.split(example)
    command = next(name for name in EXAMPLES if words[: len(name.split())] == name.split())
    shown = helped(*command.split()).partition("Examples:")[0]
    assert not [word for word in words if word.startswith("--") and f"{word} " not in shown]


@pytest.mark.parametrize(
    "example",
    [
        one
        for command in ("odds the-others", "odds they-live", "rules show", "rules search")
        for one in EXAMPLES[command]
    ],
)
def test_an_example_can_be_typed_as_it_stands(example: str) -> None:
    _, *words = shlex.split(example)
    done = CliRunner().invoke(application(words), words)
    assert done.exit_code == 0, done.output
    assert done.output


def test_every_command_has_examples() -> None:
    described = {name.split()[0] for name in EXAMPLES}
    assert described == set(commands())


@pytest.mark.parametrize("first", [["rules", "search", "fire"], ["rules", "show", "TO-FIGHT-07"]])
def test_a_command_ends_well_when_nobody_reads_it_to_the_end(first: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as closed:
        done = subprocess.run(
            [sys.executable, *MODULES, *first], stdout=closed, stderr=subprocess.PIPE, check=False
        )
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_shell_completes_commands_and_their_options() -> None:
    def completed(line: str) -> list[str]:
        environment = {
            **os.environ,
            "_OTHERSIGHT_COMPLETE": "complete_zsh",
            "_TYPER_COMPLETE_ARGS": line,
        }
        done = subprocess.run(
            [sys.executable, *MODULES], env=environment, capture_output=True, text=True, check=True
        )
        return done.stdout.split()

    assert any("simulate" in word for word in completed("othersight sim"))
    assert any("--games" in word for word in completed("othersight simulate --g"))


def test_what_was_typed_comes_from_the_shell_that_completes() -> None:
    assert arguments_of(["othersight", "play"], {}) == ["play"]
    asked = {"_TYPER_COMPLETE_ARGS": "othersight rules sh"}
    assert arguments_of(["othersight"], asked) == ["rules", "sh"]


@pytest.mark.parametrize("columns", ["40", "66", "200"])
@pytest.mark.parametrize("language", languages())
def test_the_first_page_of_help_is_the_one_that_typer_would_write(
    monkeypatch: pytest.MonkeyPatch, language: str, columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setattr(Chosen, "language", language)
    command = get_command(application(["--help"]))
    context = command.make_context("othersight", [], resilient_parsing=True)
    assert help_page(commands()) == command.get_help(context)


def test_the_version_is_that_of_the_installed_package() -> None:
    assert installed_version() == version("othersight")
