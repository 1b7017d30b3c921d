"""How games are found: beside the package, in named folders, and by the entry points of installed packages."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from othersight.games import registry
from othersight.games.registry import GAMES, VARIABLE, plugin_named, plugins
from othersight.kernel.errors import OthersightError, UnknownName
from othersight.locales import LocaleError, text
from othersight.locales.loader import language_named

PLUGIN = """
from othersight.toolkit.plugin import Plugin

PLUGIN = Plugin(name={name!r}, package=__package__, definition="definition:GAME")
"""


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Games are looked for anew, and forgotten afterwards."""
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setattr(sys, "path", list(sys.path))
    before = set(sys.modules)
    plugins.cache_clear()
    yield
    plugins.cache_clear()
    for name in set(sys.modules) - before:
        if name.startswith("found_"):
            del sys.modules[name]


def game_in(folder: Path, package: str, name: str) -> Path:
    place = folder / package
    place.mkdir(parents=True)
    (place / "__init__.py").write_text("")
    (place / "plugin.py").write_text(PLUGIN.format(name=name))
    return place


def test_the_games_of_the_package_are_found_without_a_list() -> None:
    folders = Path(registry.__file__).parent.glob("*/plugin.py")
    assert [name.replace("-", "_") for name in plugins()] == sorted(f.parent.name for f in folders)


def test_a_folder_of_games_is_looked_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_in(tmp_path, "found_one", "found-one")
    game_in(tmp_path, "found_two", "found-two")
    (tmp_path / "no_game").mkdir()
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    assert list(plugins())[2:] == ["found-one", "found-two"]
    assert "found-two" in GAMES


def test_a_game_is_found_by_its_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = game_in(tmp_path / "a", "found_one", "found-one")
    two = game_in(tmp_path / "b", "found_two", "found-two")
    monkeypatch.setenv(VARIABLE, os.pathsep.join([str(one), str(two)]))
    assert list(plugins())[2:] == ["found-one", "found-two"]


@pytest.mark.parametrize("folder", ["empty", "missing"])
def test_a_folder_without_a_game_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    (tmp_path / "empty").mkdir()
    monkeypatch.setenv(VARIABLE, str(tmp_path / folder))
    with pytest.raises(
        OthersightError, match=f"{VARIABLE} names .*{folder}, where there is no game"
    ):
        plugins()


def test_two_games_of_one_name_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game_in(tmp_path, "found_one", "they-live")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with pytest.raises(OthersightError, match="two games are called 'they-live': .* and found_one"):
        plugins()


def test_a_plugin_module_without_a_plugin_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (game_in(tmp_path, "found_one", "found-one") / "plugin.py").write_text("PLUGIN = 1")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with pytest.raises(OthersightError, match="found_one.plugin:PLUGIN is no plugin"):
        plugins()


def test_a_plugin_that_cannot_be_loaded_is_refused_with_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (game_in(tmp_path, "found_one", "found-one") / "plugin.py").write_text("import no_such_thing")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with pytest.raises(OthersightError, match="found_one.plugin cannot be loaded: ModuleNotFound"):
        plugins()


def test_the_command_line_says_in_one_line_which_game_cannot_be_loaded(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "othersight", "play"]
    env = {**os.environ, VARIABLE: str(tmp_path)}
    found = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    assert found.returncode == 2
    assert found.stderr == (
        f"{VARIABLE} names {tmp_path}, where there is no game; a game is a folder with a plugin.py\n"
    )


def test_texts_of_a_game_are_found_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game_in(tmp_path, "found_one", "found-one")
    source = PLUGIN.format(name="found-one").replace(")", ', locales="words")')
    (tmp_path / "found_one" / "plugin.py").write_text(source)
    texts = tmp_path / "found_one" / "words" / "en"
    texts.mkdir(parents=True)
    (texts / "names.ftl").write_text("found-one-card = A card\n")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    language_named.cache_clear()
    try:
        assert text("found-one-card") == "A card"
        (texts / "more.ftl").write_text("error-seed = Another\n")
        language_named.cache_clear()
        with pytest.raises(LocaleError, match="text 'error-seed' in language 'en' is given twice"):
            text("found-one-card")
    finally:
        language_named.cache_clear()


def test_installed_packages_are_found_by_their_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_in(tmp_path, "found_one", "found-one")
    about = tmp_path / "found_one-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: found-one\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[othersight.games]\none = found_one.plugin:PLUGIN\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert plugins()["found-one"].package == "found_one"


def test_a_part_that_a_game_lacks_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game_in(tmp_path, "found_one", "found-one")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with pytest.raises(OthersightError, match="found-one has no odds flags: its plugin names none"):
        plugin_named("found-one").part("odds_flags")


def test_a_part_of_the_wrong_kind_is_named() -> None:
    with pytest.raises(OthersightError, match="bots of they-live is BotSpec; it must be Path"):
        plugin_named("they-live").typed_part("bots", Path)


def test_a_game_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(
        UnknownName, match="there is no game 'chess'; there are the-others, they-live"
    ):
        plugin_named("chess")


def test_finding_the_games_loads_none_of_them() -> None:
    code = (
        "import sys, othersight; from othersight.games import plugins; plugins(); "
        "print([m for m in sys.modules if m.startswith('othersight.games.') and m.count('.') > 3])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"
