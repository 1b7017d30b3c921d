"""The engine is compiled twice where gcc is the compiler: with counters, and by what they counted."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from setuptools import Distribution, Extension

from release import profile
from release.extensions import BuildInParts

needs_gcc = pytest.mark.skipif(not profile.is_gcc(["cc"]), reason="cc is not gcc")
MODULE = """
#include <Python.h>
static PyObject *twice(PyObject *self, PyObject *n) {
    long value = PyLong_AsLong(n);
    return PyLong_FromLong(value > 1000 ? value : value * 2);
}
static PyMethodDef methods[] = {{"twice", twice, METH_O, ""}, {0}};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "%s", "", -1, methods};
PyMODINIT_FUNC PyInit_%s(void) { return PyModule_Create(&module); }
"""


class Noted(BuildInParts):
    """Builds for real and notes what the compiler was told."""

    told: list[tuple[str, bool, bool]] = []

    def object_of(self, source: str, ext: Any) -> str:
        compile_all = self.compiler.compile

        def noting(sources: list[str], **words: Any) -> Any:
            flags = words["extra_postargs"]
            self.told.append((source, "-fprofile-generate" in flags, "-fprofile-use" in flags))
            return compile_all(sources, **words)

        self.compiler.compile = noting
        try:
            return super().object_of(source, ext)
        finally:
            self.compiler.compile = compile_all


def build() -> list[tuple[str, bool, bool]]:
    """What is compiled with counters and what by counts when two modules are built, of which games use one."""
    Noted.told = []
    extensions = [Extension(name, [f"{name}.c"]) for name in ("rules", "bots")]
    command = Noted(Distribution({"name": "toy", "ext_modules": extensions}))
    command.ensure_finalized()
    command.run()
    return Noted.told


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("OTHERSIGHT_COMPILE", "1")
    monkeypatch.setenv("OTHERSIGHT_COMPILE_JOBS", "1")
    (tmp_path / "src").mkdir()
    for name in ("rules", "bots"):
        (tmp_path / f"{name}.c").write_text(MODULE.replace("%s", name))

    def play() -> None:
        script = f"import sys; sys.path.insert(0, {str(profile.PACKAGES)!r}); import rules; rules.twice(5)"
        subprocess.run([sys.executable, "-c", script], check=True)

    monkeypatch.setattr(profile, "play", play)
    return tmp_path


@needs_gcc
def test_what_games_use_is_compiled_by_what_they_did(project: Path) -> None:
    assert build() == [
        ("rules.c", True, False),
        ("rules.c", False, True),
        ("bots.c", False, False),
    ]


@needs_gcc
def test_a_changed_file_is_compiled_by_the_counts_of_before(project: Path) -> None:
    build()
    assert build() == []
    (project / "rules.c").write_text("/* changed */" + MODULE.replace("%s", "rules"))
    assert build() == [("rules.c", False, True)]


@needs_gcc
def test_games_that_were_not_played_to_the_end_are_played_again(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = profile.play

    def broken() -> None:
        raise subprocess.CalledProcessError(1, "games")

    monkeypatch.setattr(profile, "play", broken)
    with pytest.raises(subprocess.CalledProcessError):
        build()
    monkeypatch.setattr(profile, "play", played)
    assert ("rules.c", False, True) in build()


@needs_gcc
@pytest.mark.parametrize(
    ("name", "value"), [("OTHERSIGHT_PROFILE", "0"), ("OTHERSIGHT_OPT_LEVEL", "0")]
)
def test_it_can_be_left_out(
    project: Path, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    assert not any(counting or counted for _, counting, counted in build())
    assert not profile.FOLDER.exists()


def test_other_compilers_compile_once(tmp_path: Path) -> None:
    other = tmp_path / "clang"
    other.write_text("#!/bin/sh\necho clang version 17\n")
    other.chmod(0o755)
    assert not profile.is_gcc([str(other)])
    assert not profile.is_gcc(["no-such-compiler"])
    assert not profile.is_gcc([])
