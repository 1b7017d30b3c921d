"""Imports the package from its source even where compiled modules lie beside it."""

import sys
from collections.abc import Sequence
from importlib.machinery import PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any


class SourceFinder:
    """Finds `othersight.*` as Python source."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> Any:
        if not name.startswith("othersight."):
            return None
        for folder in path or ():
            file = Path(folder) / f"{name.rpartition('.')[2]}.py"
            if file.is_file():
                loader = SourceFileLoader(name, str(file))
                return spec_from_file_location(name, file, loader=loader)
        return PathFinder.find_spec(name, path, target)


def import_from_source() -> None:
    """Call it before anything of the package is imported."""
    assert not any(name.startswith("othersight.") for name in sys.modules)
    sys.meta_path.insert(0, SourceFinder())
