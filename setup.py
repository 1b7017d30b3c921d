"""Builds pure Python; with OTHERSIGHT_COMPILE=1 the engine is compiled with mypyc as well.

OTHERSIGHT_OPT_LEVEL=0 to 3 is how hard the C compiler works; less is built sooner and plays the same.
A wheel and a source archive take the browser's page along: it is built first, and nothing is made without it.
"""

import os
import subprocess
import sys
from glob import glob

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

PAGE = "src/othersight/server/page/index.html"
METADATA_ONLY = {"egg_info", "dist_info", "sdist"}
"""Commands of setuptools that compile nothing."""

KERNEL = ("chance", "definition", "errors", "game", "log", "procedure", "question", "record")
"""What runs at every step; saving, loading and speaking stay interpreted."""

ENGINE = (
    *(f"src/othersight/kernel/{name}.py" for name in KERNEL),
    "src/othersight/toolkit/conditions.py",
    "src/othersight/toolkit/views.py",
    "src/othersight/games/*/state/city/geometry.py",
    "src/othersight/games/*/state/city/city.py",
    "src/othersight/games/*/state/config.py",
    "src/othersight/games/*/state/table.py",
    "src/othersight/games/*/rules/*.py",
    "src/othersight/games/*/cards/*.py",
    "src/othersight/games/*/knowledge/views.py",
    "src/othersight/games/*/knowledge/public_frames.py",
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
    """One mypyc group, so that calls between the modules are calls in C; none where only metadata is asked for."""
    if os.environ.get("OTHERSIGHT_COMPILE") != "1" or METADATA_ONLY.intersection(sys.argv):
        return []
    modules = engine_modules()
    if not modules:
        raise SystemExit("OTHERSIGHT_COMPILE=1: no engine module found under src/othersight")
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise SystemExit(
            "OTHERSIGHT_COMPILE=1 needs mypyc: run make compile or make wheels, or install 'mypy[mypyc]'"
        ) from None
    opt_level = os.environ.get("OTHERSIGHT_OPT_LEVEL", "3")
    return list(mypycify(modules, opt_level=opt_level, group_name="othersight"))


def build_page() -> None:
    """The page, as it has to be in whatever is built now; without it the build ends here and says why."""
    if (
        os.path.exists("web/build.py")
        and subprocess.run([sys.executable, "web/build.py"]).returncode
    ):
        raise SystemExit(
            "nothing is built without the page, and the lines above say why it cannot be built"
        )
    if not os.path.exists(PAGE):
        raise SystemExit(
            f"nothing is built without the page: {PAGE} is missing, and so is web/build.py"
        )


def compile_texts() -> None:
    """The texts of every language in the form that loads at once."""
    sys.path.insert(0, "src")
    from othersight.locales.loader import language_named, languages

    for language in languages():
        language_named(language)


class BuildWithPage(build_py):
    """Copies the package, with page and compiled texts; an editable installation makes them when they are used."""

    def run(self) -> None:
        if not self.editable_mode:
            build_page()
            compile_texts()
        super().run()


class ArchiveWithPage(sdist):
    """Packs the sources, with the built page, so that whoever installs from them needs no Node."""

    def run(self) -> None:
        build_page()
        super().run()


setup(
    cmdclass={"build_py": BuildWithPage, "sdist": ArchiveWithPage},
    ext_modules=extension_modules(),
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
