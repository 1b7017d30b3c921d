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
static int is_small(PyObject *n, long *value) {
    *value = PyLong_AsLong(n);
    return *value <= 1000 && !(*value == -1 && PyErr_Occurred());
}
static PyObject *kept(PyObject *one, PyObject *other) {
    Py_XINCREF(one);
    return one ? one : Py_NewRef(other ? other : Py_None);
}
static PyObject *twice(PyObject *self, PyObject *n) {
    long value, sum = 0;
    char known = is_small(n, &value) ? 1 : 2;
    if (known == 2) return kept(n, self);
    for (long i = 0; i < value; i++) if (i & 1) sum += 4;
    PyObject *made = PyLong_FromLong(value & 1 ? value * 2 : sum);
    PyObject *both = made ? PyTuple_Pack(2, n, made) : NULL;
    if (both == NULL) return NULL;
    PyObject *last = kept(PyTuple_GET_ITEM(both, 1), n);
    Py_DECREF(both);
    Py_DECREF(made);
    return last;
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
def test_no_function_misses_what_was_counted(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    strict = ["-Werror=missing-profile", "-Werror=coverage-mismatch"]
    monkeypatch.setattr(profile, "USE", [*strict, *[word for word in profile.USE if word != "-w"]])
    assert ("rules.c", False, True) in build()


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
