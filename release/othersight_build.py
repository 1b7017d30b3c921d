"""The build backend: setuptools, and what a build needs beyond it on this machine.

The page needs Node, which comes from PyPI where the machine has none; OTHERSIGHT_COMPILE=1 needs mypyc, and the types
of what the compiled modules import.
"""

import os
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403

CHECKOUT = Path(__file__).resolve().parents[1]
PAGE = CHECKOUT / "web" / "build.py"
Settings = dict[str, Any] | None


def for_the_page() -> list[str]:
    """Node, where the page has to be built and the machine has none that is new enough."""
    spec = spec_from_file_location("page", PAGE)
    assert spec is not None
    assert spec.loader is not None
    page = module_from_spec(spec)
    spec.loader.exec_module(page)
    return [page.FROM_PYPI] if page.is_wanted() and page.node_here() is None else []


def for_the_engine() -> list[str]:
    """What the package, `compile` and `envs` need, where a compiled engine is asked for."""
    if os.environ.get("OTHERSIGHT_COMPILE") != "1":
        return []
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))["project"]
    extras: dict[str, list[str]] = project["optional-dependencies"]
    return [*project["dependencies"], *extras["compile"], *extras["envs"]]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What a source archive needs: it carries the built page."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *for_the_page()]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What a wheel needs: the page, and the engine where it is compiled."""
    usual = build_meta.get_requires_for_build_wheel(config_settings)
    return [*usual, *for_the_page(), *for_the_engine()]
