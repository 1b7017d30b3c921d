"""The import contract is kept, and the contract itself can tell."""

import sys
from pathlib import Path

import pytest

from tests.hygiene.imports import MAY_IMPORT, SOURCE, imported, violations

ENGINE = ("kernel", "games", "bots")
ONLY_FOR_TYPES = ("mypy_extensions",)
"""Read by mypyc alone, never imported at run time."""
UNREPEATABLE = ("random", "time", "datetime", "secrets", "uuid")


def files_of(*packages: str) -> list[Path]:
    return [
        file for name in packages for file in sorted((SOURCE / "othersight" / name).rglob("*.py"))
    ]


def house(folder: Path, modules: dict[str, str]) -> Path:
    """A source tree of the given modules, by their paths inside the package."""
    for name, text in modules.items():
        file = folder / "othersight" / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return folder


def test_every_import_is_allowed() -> None:
    assert list(violations()) == []


def test_the_engine_needs_the_standard_library_only() -> None:
    known = sys.stdlib_module_names | {"othersight", *ONLY_FOR_TYPES}
    foreign = [
        f"{file.relative_to(SOURCE)}:{line}: {name}"
        for file in files_of(*ENGINE)
        for line, name in imported(file, SOURCE)
        if name.split(".")[0] not in known
    ]
    assert foreign == []


def test_kernel_and_games_touch_neither_clock_nor_foreign_chance() -> None:
    touched = [
        f"{file.relative_to(SOURCE)}:{line}: {name}"
        for file in files_of("kernel", "games")
        for line, name in imported(file, SOURCE)
        if name.split(".")[0] in UNREPEATABLE
    ]
    assert touched == []


@pytest.mark.parametrize(
    ("importer", "text"),
    [
        ("kernel/game", "from othersight.games import GAMES"),
        ("kernel/game", "def late():\n    import othersight.locales"),
        ("games/a/table", "from othersight.games import b"),
        ("games/a/table", "from othersight.games.b.table import Table"),
        ("games/a/table", "from othersight.games import GAMES"),
        ("games/a/table", "import othersight"),
        ("games/registry", "from othersight.games.b import table"),
        ("games/__init__", "from othersight.games.b.table import Table"),
        ("games/a/plugin", "from othersight.games.registry import plugins"),
        ("bots/player", "from othersight.arena import match"),
        ("bots/player", "from othersight.games.b.table import Table"),
        ("bots/player", "from othersight.games.b.bots import script"),
        ("arena/spec", "from othersight.games.b.study.arena import ARENA"),
        ("cli/play", "from othersight.games.b import table"),
        ("cli/play", "import othersight.games.b.table"),
        ("server/tables/table", "from othersight import cli"),
        ("locales/loader", "from othersight.arena import match"),
        ("api", "from othersight.cli import play"),
        ("novelty/thing", "x = 1"),
    ],
)
def test_a_forbidden_import_is_found(tmp_path: Path, importer: str, text: str) -> None:
    rooms = ("kernel/game", "games/__init__", "games/b/table", "arena/match", "cli/play")
    house(tmp_path, dict.fromkeys((*rooms, "locales/loader", "games/b/bots/script"), ""))
    assert list(violations(tmp_path)) == []
    house(tmp_path, {importer: text})
    assert len(list(violations(tmp_path))) == 1


@pytest.mark.parametrize(
    ("importer", "text"),
    [
        ("games/__init__", "from othersight.games.registry import plugins"),
        ("bots/player", "from othersight.games import plugins"),
        ("games/b/bots/spec", "from othersight.bots.spec import BotSpec"),
        (
            "games/b/rules/fight",
            "from othersight.games.b import table\nimport othersight.kernel.game",
        ),
        ("cli/play", "import othersight\nfrom othersight.games import GAMES"),
        ("cli/play", "from othersight import new"),
    ],
)
def test_an_allowed_import_passes(tmp_path: Path, importer: str, text: str) -> None:
    house(tmp_path, {"kernel/game": "", "games/b/table": "", importer: text})
    assert list(violations(tmp_path)) == []


def test_a_package_that_is_not_there_is_still_known(tmp_path: Path) -> None:
    house(tmp_path, {"games/b/table": "from othersight.kernel.record import Record"})
    assert list(violations(tmp_path)) == []


def test_a_tree_without_packages_passes(tmp_path: Path) -> None:
    assert list(violations(house(tmp_path, {"__init__": ""}))) == []


def test_no_package_of_the_contract_may_import_what_faces_a_person_but_the_command_line() -> None:
    facing = {"cli", "tui", "server"}
    assert [name for name, may in MAY_IMPORT.items() if facing & set(may)] == ["cli", "__main__"]
