"""Builds pure Python; with OTHERSIGHT_COMPILE=1 the engine is compiled with mypyc as well.

OTHERSIGHT_OPT_LEVEL=0 to 3 is how hard the C compiler works; less is built sooner and plays the same.
gcc compiles twice, the second time by what random games do; OTHERSIGHT_PROFILE=0 leaves that out.
What was built before is kept in build/ and used again where nothing it was made of has changed.
A wheel and a source archive take the browser's page along: it is built first, and nothing is made without it.
"""

import os
import subprocess
import sys
from glob import glob

from setuptools import setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from release import c_files
from release.extensions import BuildInParts

PAGE = "src/othersight/server/page/index.html"
METADATA_ONLY = {"egg_info", "dist_info", "sdist"}
"""Commands of setuptools that compile nothing."""

KERNEL = ("chance", "definition", "errors", "game", "log", "procedure", "question", "record")
"""What runs at every step; saving, loading and speaking stay interpreted."""

ENGINE = (
    *(f"src/othersight/kernel/{name}.py" for name in KERNEL),
    "src/othersight/toolkit/conditions.py",
    "src/othersight/toolkit/distances.py",
    "src/othersight/toolkit/views.py",
    "src/othersight/games/*/state/city/geometry.py",
    "src/othersight/games/*/state/city/city.py",
    "src/othersight/games/*/state/config.py",
    "src/othersight/games/*/state/knowledge.py",
    "src/othersight/games/*/state/table.py",
    "src/othersight/games/*/setup/prepared.py",
    "src/othersight/games/*/setup/start.py",
    "src/othersight/games/*/rules/*.py",
    "src/othersight/games/*/cards/*.py",
    "src/othersight/games/*/knowledge/views.py",
    "src/othersight/games/*/knowledge/public_frames.py",
    "src/othersight/bots/network.py",
    "src/othersight/games/*/bots/*.py",
    "src/othersight/games/they_live/questions/claims.py",
    "src/othersight/envs/actions.py",
    "src/othersight/envs/fields.py",
    "src/othersight/envs/layout.py",
    "src/othersight/envs/play.py",
    "src/othersight/envs/rows.py",
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


PART = 8
"""Modules in one shared library, and in one C file, at most: with fewer there is more to do twice, with more there is
more to do again after a change."""

HIDDEN = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
"""Calls inside a library need no table then."""


def engine_modules() -> list[str]:
    """The modules to compile: those of ENGINE that exist, the open ones aside."""
    left = {path for pattern in OPEN for path in glob(pattern)}
    return sorted({path for pattern in ENGINE for path in glob(pattern)} - left)


def groups() -> list[tuple[list[str], str | None]]:
    """The modules by the shared library that holds them: those of a folder together, PART of them at most."""
    folders: dict[str, list[str]] = {}
    for path in sorted(engine_modules(), key=place):
        folders.setdefault(os.path.dirname(path), []).append(path)
    return [
        (modules[at : at + PART], f"{library_of(folder)}_{at // PART + 1}")
        for folder, modules in folders.items()
        for at in range(0, len(modules), PART)
    ]


def place(path: str) -> tuple[str, int, str]:
    """Where a module stands: chapters in the order in which their package names them, so that those that use each other
    are in one library, where calls need no table."""
    folder, name = os.path.split(path)
    with open(os.path.join(folder, "__init__.py"), encoding="utf-8") as package:
        text = package.read()
    return folder, text.find(f'"{name.removesuffix(".py")}"'), name


def library_of(folder: str) -> str:
    return folder.removeprefix("src/").replace("/", "_")


def extension_modules() -> list[object]:
    """Groups of modules, each built anew only when it changed; none where only metadata is asked for."""
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
    os.environ.setdefault("MYPY_CACHE_DIR", "build/types")
    extensions = mypycify(
        modules,
        opt_level=os.environ.get("OTHERSIGHT_OPT_LEVEL", "3"),
        debug_level="0",
        include_runtime_files=False,
        separate=groups(),
    )
    c_files.prepare(extensions)
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *HIDDEN]
    return list(extensions)


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
    from othersight.locales.loader import compile_all

    compile_all()


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
    cmdclass={"build_py": BuildWithPage, "build_ext": BuildInParts, "sdist": ArchiveWithPage},
    ext_modules=extension_modules(),
    options={"build_ext": {"parallel": os.cpu_count() or 1}},
)
