"""Where gcc is the compiler the engine is compiled twice: with counters first, and when it has played random games so,
by what they counted. It is faster for it, and plays the same games.

What was counted lies beside the objects and is used until `build` is removed; of a C file that has changed since, only
what still fits is used. gcc finds the counts of a function by the path of its object and by the shape that the first
passes gave it. So both compilations write to the same path and agree on those passes; what comes after them is left out
where it is only counted, which takes less than half as long.
"""

import copy
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools.command.build_ext import build_ext

FOLDER = Path("build/profile")
PACKAGES = FOLDER / "packages"
"""A copy of the package, with the libraries that count."""

COUNTED = "counted"
"""The file that tells that the games were played to the end."""

LEFT_OUT = ("*.so", "__pycache__", "server", "tui")
NOT_PLAYED = ("bots", "envs")
"""Packages whose libraries random games do not use."""

BOTH = ["-fno-tree-dce", "--param=early-inlining-insns=14"]
"""Where -Og and -O3 differ in a way that no option of theirs mends."""

FIRST_PASSES = (
    "-finline-small-functions",
    "-fssa-phiopt",
    "-fstrict-aliasing",
    "-ftree-bit-ccp",
    "-ftree-dse",
    "-ftree-sra",
    "-ftree-vrp",
)
"""What -O3 does before it counts and -Og does not."""

COUNT = ["-Og", *FIRST_PASSES, *BOTH, "-fprofile-generate"]
USE = [*BOTH, "-fprofile-use", "-fprofile-partial-training", "-w"]
"""What was not played is compiled as well as ever; what changed since is no fault."""


def is_wanted(command: build_ext) -> bool:
    """Whether the engine is to be compiled twice: by gcc, hard, and unless OTHERSIGHT_PROFILE=0 forbids it."""
    return (
        os.environ.get("OTHERSIGHT_COMPILE") == "1"
        and os.environ.get("OTHERSIGHT_PROFILE", "1") != "0"
        and os.environ.get("OTHERSIGHT_OPT_LEVEL", "3") not in ("0", "1")
        and is_gcc(getattr(command.compiler, "compiler_so", []))
    )


def is_gcc(compiler: list[str]) -> bool:
    """Whether the C compiler is gcc, by its own words."""
    if not compiler or shutil.which(compiler[0]) is None:
        return False
    told = subprocess.run([compiler[0], "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in told.stdout


def counts_of(target: str) -> str:
    """The file with the counts of an object; "" if there is none."""
    file = Path(target).with_suffix(".gcda")
    return str(file) if file.exists() else ""


def flags_for(counts: str) -> list[str]:
    """What the compiler is told about counts, which it finds beside the object."""
    return USE if counts else []


def with_counters(extension: Any) -> Any:
    """The same extension, to be built so that it counts what it does."""
    twin = copy.copy(extension)
    twin.extra_compile_args = [*extension.extra_compile_args, *COUNT]
    twin.extra_link_args = [*(extension.extra_link_args or []), *COUNT]
    return twin


def is_played(extension: Any) -> bool:
    """Whether random games use an extension."""
    return not any(name in extension.name for name in NOT_PLAYED)


def count(command: build_ext) -> None:
    """Build the engine with counters and let it play, unless that has been done."""
    if (FOLDER / COUNTED).exists():
        return
    shutil.rmtree(FOLDER, ignore_errors=True)
    for counts in Path(command.build_temp).rglob("*.gcda"):
        counts.unlink()
    shutil.copytree("src", PACKAGES, ignore=shutil.ignore_patterns(*LEFT_OUT))
    counting: Any = type(command)(command.distribution)
    counting.is_counting = True
    counting.ensure_finalized()
    counting.inplace = False
    counting.build_lib = str(PACKAGES)
    counting.build_temp = command.build_temp
    counting.extensions = [with_counters(each) for each in command.extensions if is_played(each)]
    counting.run()
    play()
    (FOLDER / COUNTED).touch()


def play() -> None:
    """Let the engine that counts play its games."""
    script = Path(__file__).with_name("profile_games.py")
    environment = {**os.environ, "PYTHONPATH": str(PACKAGES), "PYTHONHASHSEED": "0"}
    subprocess.run([sys.executable, str(script)], env=environment, check=True)
