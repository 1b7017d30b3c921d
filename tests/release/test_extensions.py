"""Of the compiled engine only that is built again whose C file, headers or compiler's words have changed."""

from pathlib import Path
from typing import Any

import pytest
from setuptools import Distribution, Extension

from release.extensions import BuildInParts


class Work:
    """What the compiler was asked to compile and to link."""

    def __init__(self) -> None:
        self.compiled: list[str] = []
        self.linked: list[str] = []

    def compile(self, sources: list[str], output_dir: str, **_: Any) -> None:
        self.compiled += [Path(source).name for source in sources]
        for name in objects_of(sources, output_dir):
            Path(name).touch()

    def link(self, objects: list[str], target: str, **_: Any) -> None:
        self.linked += [Path(target).name.partition(".")[0]]
        Path(target).touch()


def objects_of(sources: list[str], output_dir: str) -> list[str]:
    return [f"{output_dir}/{Path(source).stem}.o" for source in sources]


def compiler_of(work: Work) -> Any:
    """A compiler of setuptools that notes its work instead of doing it."""
    from distutils.ccompiler import new_compiler  # setuptools brings it

    compiler: Any = new_compiler()
    compiler.object_filenames = objects_of
    compiler.compile = work.compile
    compiler.link_shared_object = work.link
    return compiler


def build(folder: Path, *flags: str) -> tuple[list[str], list[str]]:
    """What is compiled and what is linked for two libraries, the first of two files with a header."""
    sources = {"one": ["a.c", "b.c"], "two": ["c.c"]}
    headers = {"one": ["one.h"], "two": []}
    extensions = [
        Extension(
            name,
            sources=[str(folder / file) for file in files],
            depends=[str(folder / file) for file in headers[name]],
            extra_compile_args=list(flags),
            language="c",
        )
        for name, files in sources.items()
    ]
    places = {"build_lib": str(folder), "build_temp": str(folder)}
    command = BuildInParts(Distribution({"name": "toy", "ext_modules": extensions}), **places)
    command.ensure_finalized()
    command.extensions = extensions
    work = Work()
    command.compiler = compiler_of(work)
    command.build_extensions()
    return sorted(work.compiled), sorted(work.linked)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("a.c", "b.c", "c.c", "one.h"):
        (tmp_path / name).write_text(name)
    assert build(tmp_path) == (["a.c", "b.c", "c.c"], ["one", "two"])
    return tmp_path


def test_nothing_is_built_twice(folder: Path) -> None:
    assert build(folder) == ([], [])


def test_a_changed_file_is_compiled_and_its_library_linked(folder: Path) -> None:
    (folder / "b.c").write_text("changed")
    assert build(folder) == (["b.c"], ["one"])


def test_a_changed_header_is_felt_by_its_library(folder: Path) -> None:
    (folder / "one.h").write_text("changed")
    assert build(folder) == (["a.c", "b.c"], ["one"])


def test_other_words_for_the_compiler_build_all(folder: Path) -> None:
    assert build(folder, "-O0") == (["a.c", "b.c", "c.c"], ["one", "two"])
