"""Help and refusals of the command line speak the chosen language, the words that Typer brings included."""

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest
from typer.testing import CliRunner

from othersight.cli._front import commands
from othersight.cli.app import application
from othersight.locales import choose_language
from othersight.toolkit.columns import width_of

TYPERS = re.compile(
    r"Usage|Commands|ARGS|Show |Install |[Dd]efault|[Rr]equired|Missing|No such|Try |Error|Invalid|Got "
    r"|<str>|<int>|<float>|range>|list|Did you|Too many"
)
"""Words of Typer."""
GROUPS = ("content", "envs", "odds", "rules", "scenario", "texts")
REFUSED = {
    ("fly",): "fly",
    ("ruls",): "rules",
    ("play", "--fly"): "--fly",
    ("play", "--see"): "--seed",
    ("rules", "fly"): "fly",
    ("rules", "show"): "ID",
    ("rules", "where", "A", "B"): "B",
    ("serve", "--port", "a"): "65535",
    ("serve", "--port", "70000"): "65535",
    ("bench", "--seconds", "0"): "0.01",
    ("play", "--seat"): "--seat",
    ("play", "--plain=1"): "--plain",
    ("simulate", "--players", "a"): "--players",
}


@pytest.fixture(params=["fr", "ja"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    choose_language(str(request.param))
    yield str(request.param)
    choose_language("en")


def said(*words: str) -> tuple[int, str]:
    done = CliRunner().invoke(application(list(words)), list(words))
    return done.exit_code, done.stdout + done.stderr


@pytest.mark.parametrize("language", ["fr", "ja"])
@pytest.mark.parametrize("command", [(), *[(name,) for name in (*GROUPS, "play", "serve")]])
def test_help_has_no_word_of_typer(language: str, command: tuple[str, ...]) -> None:
    """In a process of its own: a command takes its texts when it is loaded."""
    words = [sys.executable, "-m", "othersight", "--language", language, *command, "--help"]
    done = subprocess.run(words, capture_output=True, text=True, encoding="utf-8", check=True)
    assert TYPERS.findall(done.stdout.replace("[OPTIONS]", "")) == []


def test_help_is_folded_by_the_width_of_letters_and_nothing_is_cut(language: str) -> None:
    _, shown = said("--help")
    lines = shown.splitlines()
    assert max(width_of(line) for line in lines) <= 80
    listed = [line for line in lines if line.startswith("  ") and line.split()[0] in commands()]
    assert len(listed) == len(commands())
    assert min(width_of(line) for line in listed) > 20
    assert not [line for line in listed if line.endswith("…")]


@pytest.mark.parametrize(("typed", "named"), list(REFUSED.items()))
def test_a_refusal_has_no_word_of_typer(language: str, typed: tuple[str, ...], named: str) -> None:
    status, shown = said(*typed)
    assert status == 2
    assert TYPERS.findall(shown) == []
    assert named in shown.splitlines()[-1]


def test_english_says_what_an_option_needs() -> None:
    _, shown = said("serve", "--port", "a")
    assert shown.splitlines()[-1] == "Error: --port takes a whole number from 0 to 65535."
    assert "[default: " in said("serve", "--help")[1]
