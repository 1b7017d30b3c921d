"""The packages of the server form layers: each imports itself and those below it."""

from pathlib import Path

from tests.hygiene.imports import SOURCE, imported, module_name

SERVER = "othersight.server"
LAYERS = (
    "settings",
    "rate_limits",
    "connections",
    "collector",
    "metrics",
    "ending",
    "json_logs",
    "protocol",
    "storage",
    "texts",
    "errors",
    "cluster",
    "bots",
    "accounts",
    "notices",
    "tables",
    "sessions",
    "sockets",
    "rest",
    "app",
    "draining",
)
"""From the lowest to the highest."""


def layer_of(module: str) -> str:
    """`tables` for othersight.server.tables.undo."""
    return module.removeprefix(f"{SERVER}.").split(".")[0]


def upward_imports(source: Path = SOURCE) -> list[str]:
    """Every import of a higher layer, and every package that is in none."""
    wrong = []
    for file in sorted(source.joinpath(*SERVER.split(".")).rglob("*.py")):
        importer = module_name(file, source)
        if importer == SERVER:
            continue
        for line, name in imported(file, source):
            if not name.startswith(f"{SERVER}."):
                continue
            own, other = layer_of(importer), layer_of(name)
            if LAYERS.index(own) < LAYERS.index(other):
                wrong.append(f"{file.relative_to(source)}:{line}: {own} imports {other}")
    return wrong


def test_no_layer_of_the_server_imports_a_higher_one() -> None:
    assert upward_imports() == []


def test_an_import_of_a_higher_layer_is_found(tmp_path: Path) -> None:
    for name, text in (
        ("tables/table", "from othersight.server.sessions.registry import Registry"),
        ("sessions/registry", "from othersight.server.tables.table import Table"),
    ):
        file = tmp_path / "othersight" / "server" / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    assert upward_imports(tmp_path) == [
        "othersight/server/tables/table.py:1: tables imports sessions"
    ]
