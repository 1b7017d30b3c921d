"""Engine, players and command line need three packages; a command that needs more names the extra that has it."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import typer

from othersight.cli._extras import EXTRAS, need
from othersight.cli._front import commands

CHECKOUT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["project"]
OPTIONAL: dict[str, list[str]] = PROJECT["optional-dependencies"]
OTHERS = ["catanatron", "gymnasium", "numpy", "pettingzoo", "psycopg", "ray", "redis", "starlette"]
ASKED_FOR = [module for modules in EXTRAS.values() for module in modules if module != "pydantic"]
"""Without pydantic, which some versions of typer bring."""
MODULES = {"argon2-cffi": "argon2"}
"""What a package is imported as, where that is not its name."""
HIDDEN = [*ASKED_FOR, *OTHERS]
"""What the plain package must do without."""


def hiding(modules: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """The command line where these modules cannot be imported."""
    code = (
        f"import sys; sys.modules.update(dict.fromkeys({modules!r}))\n"
        f"sys.argv = ['othersight', *{arguments!r}]\n"
        "from othersight.cli._start import main; main()"
    )
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[\[<>=]", requirement)[0] for requirement in requirements}


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_brings_the_modules_its_commands_ask_for(extra: str) -> None:
    assert set(EXTRAS[extra]) == {MODULES.get(name, name) for name in names(OPTIONAL[extra])}


def test_the_plain_package_brings_what_the_command_line_needs_and_no_more() -> None:
    assert names(PROJECT["dependencies"]) == {"fluent.runtime", "rich", "textual", "typer"}


def test_every_command_is_listed_without_any_extra() -> None:
    listed = hiding(HIDDEN, "--help")
    assert listed.returncode == 0, listed.stderr
    assert [name for name in commands() if f" {name} " not in listed.stdout] == []


@pytest.mark.parametrize(
    ("arguments", "missing", "extra"),
    [
        (("serve",), "alembic", "server"),
        (("serve", "--schema"), "alembic", "server"),
        (("arena", "the-others", "--bots", "random"), "scipy", "lab"),
    ],
)
def test_a_command_without_its_extra_names_it_in_one_line(
    arguments: tuple[str, ...], missing: str, extra: str
) -> None:
    refused = hiding(HIDDEN, *arguments)
    assert refused.returncode == 2
    assert refused.stderr == (
        f"othersight {arguments[0]} needs {missing}, which is not installed: "
        f"pip install 'othersight[{extra}]'\n"
    )


@pytest.mark.parametrize("module", EXTRAS["server"])
def test_each_module_of_the_server_is_asked_for(
    module: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(typer.Exit):
        need("serve", "server")
    assert f"needs {module}, which is not installed" in capsys.readouterr().err


def test_games_are_played_without_any_extra() -> None:
    played = hiding(HIDDEN, "simulate", "they-live", "--games", "2", "--bots", "random")
    assert (played.returncode, played.stderr) == (0, "")
    listed = hiding(HIDDEN, "balance", "they-live", "--list")
    assert (listed.returncode, listed.stderr) == (0, "")
