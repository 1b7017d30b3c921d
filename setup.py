"""Builds pure Python; with OTHERSIGHT_COMPILE=1 the engine is compiled with mypyc as well.

OTHERSIGHT_OPT_LEVEL=0 to 3 is how hard the C compiler works; less is built sooner and plays the same.
A wheel takes the browser's page along: it is built first if it is missing and its source is there.
"""

import os
import subprocess
import sys
from glob import glob

from setuptools import setup
from setuptools.command.build_py import build_py

KERNEL = ("chance", "definition", "errors", "game", "log", "procedure", "question", "record")
"""What runs at every step; saving, loading and speaking stay interpreted."""

ENGINE = (
    *(f"src/othersight/kernel/{name}.py" for name in KERNEL),
    "src/othersight/games/*/city/geometry.py",
    "src/othersight/games/*/city/city.py",
    "src/othersight/games/*/config.py",
    "src/othersight/games/*/table.py",
    "src/othersight/games/*/rules/*.py",
    "src/othersight/games/*/cards/*.py",
    "src/othersight/games/*/views.py",
    "src/othersight/games/*/under_way.py",
    "src/othersight/bots/network.py",
    "src/othersight/games/*/bots/*.py",
    "src/othersight/envs/fields.py",
    "src/othersight/envs/layout.py",
    "src/othersight/envs/watching.py",
    "src/othersight/games/*/envs/fields.py",
    "src/othersight/games/*/envs/watching.py",
)


OPEN = (
    "src/othersight/*/*/__init__.py",
    "src/othersight/*/*/*/__init__.py",
    "src/othersight/games/*/bots/search_knowledge.py",
    "src/othersight/games/*/bots/script.py",
    "src/othersight/games/*/bots/rollout_policy.py",
)
"""Package markers, and the players' classes that others derive from, which compiled ones do not allow."""


def engine_modules() -> list[str]:
    """The modules to compile: those of ENGINE that exist, the open ones aside."""
    left = {path for pattern in OPEN for path in glob(pattern)}
    return sorted({path for pattern in ENGINE for path in glob(pattern)} - left)


def extension_modules() -> list[object]:
    """One mypyc group, so that calls between the modules are calls in C."""
    if os.environ.get("OTHERSIGHT_COMPILE") != "1":
        return []
    modules = engine_modules()
    if not modules:
        raise SystemExit("OTHERSIGHT_COMPILE=1: no engine module found under src/othersight")
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise SystemExit(
            "OTHERSIGHT_COMPILE=1 needs mypyc: run make compile, or install 'mypy[mypyc]' "
            "and build with --no-build-isolation"
        ) from None
    opt_level = os.environ.get("OTHERSIGHT_OPT_LEVEL", "3")
    return list(mypycify(modules, opt_level=opt_level, group_name="othersight"))


class BuildWithPage(build_py):
    """Copies the package, with the page in it; an editable installation leaves the page to `make page`."""

    def run(self) -> None:
        missing = not os.path.exists("src/othersight/server/page/index.html")
        if missing and not self.editable_mode and os.path.exists("web/build.py"):
            subprocess.run([sys.executable, "web/build.py"], check=True)
        super().run()


setup(
    cmdclass={"build_py": BuildWithPage},
    ext_modules=extension_modules(),
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
