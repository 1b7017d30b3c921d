"""The page's types are those of the protocol."""

import importlib.util
from pathlib import Path
from types import ModuleType

SCRIPT = Path(__file__).resolve().parents[2] / "web" / "make_types.py"


def maker() -> ModuleType:
    """The script that makes the types."""
    spec = importlib.util.spec_from_file_location("make_types", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_the_page_are_made_from_the_protocol_as_it_is() -> None:
    script = maker()
    first = script.TYPES.read_text(encoding="utf-8").partition("\n")[0]
    assert first == script.stamp(), "run make page, then python web/make_types.py"
