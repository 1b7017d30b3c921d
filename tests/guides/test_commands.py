"""Every command line in README and docs/ works as it is typed."""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
import warnings
from importlib.util import find_spec
from pathlib import Path
from runpy import run_module

import pytest

import othersight
from othersight.bots import Observation, player
from othersight.cli._front import commands
from tests.guides.commands import (
    CHECKOUT,
    JUDGES,
    NOT_RUN,
    PAGES,
    PLACEHOLDERS,
    TRANSLATED,
    Line,
    Session,
    command_lines,
    is_mention,
)

LINES = [line for page in PAGES for line in command_lines(page)]
OWN_PROCESS = "adding_a_game.md"
"""Its lines name a folder of games, which is read when Python starts."""
REFUSED = {
    "othersight arena the-others --bots regular --games 48 --out pride.sqlite",
    "othersight arena the-others --bots regular --compare heroes.rose.skil=3",
}
"""Shown with the line by which they are refused."""


ANYWHERE: set[str] = set()
"""Lines that need no file and leave none, and have been carried out."""


def of_program(program: str) -> list[Line]:
    return [line for line in LINES if line.typed.split()[0] == program]


@pytest.fixture(scope="module")
def finished_game() -> str:
    """A short game to its end, as a file."""
    game = othersight.new("the-others", seed=4)
    players = {seat: player("random", game="the-others", seat=seat, seed=4) for seat in (0, 1)}
    while game.question:
        seat = game.question.seat
        game.answer(players[seat].choose(Observation(game, seat)), seat)
    return game.save()


def furnished(folder: Path, saved: str) -> Path:
    """A folder with the files that readers have: a saved game, a map of their own, the examples."""
    maps = CHECKOUT / "src/othersight/games/the_others/content/maps"
    shutil.copy(maps / "havens-last-stand-a.toml", folder / "my-map.toml")
    shutil.copytree(CHECKOUT / "examples", folder / "examples")
    for name in ("FILE", "game.json"):
        (folder / name).write_text(saved)
    (folder / "saved-game").write_text(othersight.new("the-others", seed=4).save())
    return folder


def test_there_are_command_lines_of_every_kind() -> None:
    assert len(LINES) > 150
    assert {line.typed.split()[0] for line in LINES} >= {"othersight", "make", "pip", "python"}
    assert {line.typed for line in LINES} >= REFUSED


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if page.name != OWN_PROCESS],
    ids=lambda page: page.stem,
)
def test_the_commands_of_a_page_work_in_their_order(
    page: Path, tmp_path: Path, finished_game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    session = Session(furnished(tmp_path, finished_game))
    done: set[str] = set(ANYWHERE)
    for line in command_lines(page):
        typed = " ".join([PLACEHOLDERS.get(word, word) for word in line.typed.split()])
        if typed in NOT_RUN or typed in done or not typed.startswith(("othersight ", "cd ")):
            continue
        done.add(typed)
        if typed.startswith(("othersight rules ", "othersight analyse FILE")):
            ANYWHERE.add(typed)
        if is_mention(line.typed):
            assert typed.split()[1] in (*commands(), "--help"), typed
            continue
        status, output = session.run(line)
        accepted = (2,) if typed in REFUSED else (0, 1) if typed.split()[1] in JUDGES else (0,)
        assert status in accepted, f"{page.name}:{line.number}: {typed}: {output}"
        assert typed not in REFUSED or output.strip() == line.shown


@pytest.mark.parametrize("page", TRANSLATED, ids=lambda page: f"{page.parent.name}/{page.name}")
def test_a_translated_page_has_the_commands_of_the_english_one(page: Path) -> None:
    english = (CHECKOUT if page.name == "README.md" else CHECKOUT / "docs") / page.name
    typed = [sorted([line.typed for line in command_lines(one)]) for one in (page, english)]
    assert typed[0] == typed[1]


def test_the_commands_with_a_game_of_ones_own_work(tmp_path: Path, finished_game: str) -> None:
    page = CHECKOUT / "docs" / OWN_PROCESS
    paths = [str(CHECKOUT / "src"), str(CHECKOUT), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    folder = furnished(tmp_path, finished_game)
    environment["XDG_DATA_HOME"] = str(tmp_path / "data")
    environment["OTHERSIGHT_GAMES"] = str(folder / "examples/games")
    done = subprocess.run(
        [sys.executable, "-m", "tests.guides.commands", str(page), str(folder)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]


def test_every_target_of_make_that_is_named_is_one() -> None:
    named = {
        word for line in of_program("make") for word in line.typed.split()[1:] if "=" not in word
    }
    targets = set(re.findall(r"^([a-z-]+):", (CHECKOUT / "Makefile").read_text(), re.MULTILINE))
    assert named
    assert named - targets == set()


def test_every_extra_that_is_installed_is_one() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text())["project"]
    named = {
        extra
        for line in of_program("pip")
        for extra in re.findall(r"othersight\[([a-z,]+)\]", line.typed)
    }
    assert named
    assert named - set(project["optional-dependencies"]) == set()


def modules_run() -> dict[str, set[str]]:
    """The modules that pages run with `python -m`, with the options they are given."""
    found: dict[str, set[str]] = {}
    for line in of_program("python"):
        words = shlex.split(line.typed)
        if words[1] == "-m":
            options = {word for word in words[3:] if word.startswith("--")}
            found.setdefault(words[2], set()).update(options)
        else:
            assert (CHECKOUT / words[1]).is_file(), line.typed
    return found


@pytest.mark.parametrize("module", sorted(modules_run()))
def test_a_module_that_is_run_is_there(module: str) -> None:
    found = find_spec(module)
    assert found is not None
    if found.submodule_search_locations is not None:
        found = find_spec(f"{module}.__main__")
    assert found is not None
    assert found.origin is not None
    assert "__main__" in Path(found.origin).read_text()


@pytest.mark.parametrize(
    ("module", "options"),
    [
        (module, options)
        for module, options in sorted(modules_run().items())
        if module != "tests.mutation" and (options or module == "tests.odds.sampling")
    ],
)
def test_a_module_that_takes_options_tells_them(
    module: str,
    options: set[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", [module, "--help"])
    with warnings.catch_warnings(action="ignore"), pytest.raises(SystemExit) as end:
        run_module(module, run_name="__main__")
    assert not end.value.code
    told = capsys.readouterr().out
    assert told.startswith("usage: ")
    assert {option for option in options if option not in told} == set()


def test_a_plot_of_the_odds_shows_chances_and_not_certainties(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (drawn,) = [line for line in command_lines(CHECKOUT / "docs/odds.md") if "--plot" in line.typed]
    Session(tmp_path).run(drawn)
    (picture,) = tmp_path.glob("*.svg")
    chances = [float(one) for one in re.findall(r"<title>\d+: ([\d.]+) %", picture.read_text())]
    assert len(chances) > 3
    assert [one for one in chances if 1 < one < 99]
