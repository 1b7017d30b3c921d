"""A game that was left is offered at the next start in a terminal, and Ctrl-C leaves one line."""

import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import othersight as package
from othersight.cli import _terminal, play
from othersight.cli.app import application
from othersight.tui.kept import Keeper, folder_of, kept_games


def typing(*arguments: str, typed: str) -> Result:
    return CliRunner().invoke(application(list(arguments)), list(arguments), input=typed)


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a kept game of The Others, played by the Sin; a terminal too small for the full table."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    for module in (play, _terminal):
        monkeypatch.setattr(module, "at_a_terminal", lambda: True)
    monkeypatch.setattr(play, "is_large_enough", lambda: False)
    folder = folder_of({"XDG_STATE_HOME": str(tmp_path)})
    Keeper(folder, "random").keep(package.new("the-others", 3), (0,))
    return folder


def test_the_game_is_gone_on_with_by_those_who_left_it(kept: Path) -> None:
    shown = typing("play", typed="yes\na\nquit\n")
    assert "A game of the-others was left unfinished: The Sins Player" in shown.stdout
    assert "You are the Sins Player" in shown.stdout
    (again,) = kept_games(kept)
    assert package.load(again.save).history.length > 0


@pytest.mark.parametrize(
    ("arguments", "typed"), [([], "no\nquit\n"), (["--new"], "quit\n"), (["they-live"], "quit\n")]
)
def test_another_game_leaves_the_kept_one_as_it_is(
    kept: Path, arguments: list[str], typed: str
) -> None:
    shown = typing("play", *arguments, typed=typed)
    assert shown.exit_code == 0
    assert "You are the Sins Player" not in shown.stdout
    assert len(kept_games(kept)) == 2
    assert kept_games(kept)[-1].people == (0,)


def test_a_command_that_ctrl_c_stops_says_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(play, "new", stopped)
    shown = typing("play", typed="")
    assert (shown.exit_code, shown.output) == (130, "interrupted\n")


def test_ctrl_c_while_modules_are_loaded_says_one_line() -> None:
    code = (
        "import sys, othersight.cli\n"
        "class Stopped:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'othersight.cli.app': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Stopped())\n"
        "from othersight.cli._start import main\n"
        "main()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "interrupted\n")
