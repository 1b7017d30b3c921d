"""A library that gains or loses a function leaves the places of all others in its table as they were, so that only
those who use what has changed are compiled again."""

from pathlib import Path

import pytest
from setuptools import Extension

from release import c_files

HEADER = "struct export_table_one {{\n{}\n}};\n#define OTHER 1\n"
SOURCE = "    static struct export_table_one exports = {{\n{}\n    }};\n"
USER = "int twice(void) { return exports_one.CPyDef_b(2) + CPyDef_c; }\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def build(**functions: str) -> list[str]:
    """What a file that uses `b` is compiled from when the library has these functions, each of a type."""
    lines = [f"    {kind} (*CPyDef_{name})(int n);" for name, kind in functions.items()]
    addresses = [f"    &CPyDef_{name}," for name in functions]
    Path("__native_one.h").write_text(HEADER.format("\n".join(lines)))
    Path("__native_one.c").write_text(SOURCE.format("\n".join(addresses)))
    Path("__native_two.c").write_text(USER)
    one = Extension("one", ["__native_one.c", "int_ops.c"], depends=["__native_one.h"])
    two = Extension("two", ["__native_two.c"], depends=["__native_one.h"])
    c_files.prepare([one, two])
    assert one.sources == ["build/c/__native_one.c", "int_ops.c"]
    assert two.include_dirs == ["build/c"]
    return list(c_files.what_is_read(two.sources[0], two.depends))


def table() -> list[tuple[str, str]]:
    """The lines of the table in the header, each with its address."""
    header = c_files.TABLE.search(Path("build/c/__native_one.h").read_text())
    source = c_files.ADDRESSES.search(Path("build/c/__native_one.c").read_text())
    assert header
    assert source
    lines = zip(header[3].splitlines(), source[3].splitlines(), strict=True)
    return [(line.strip(), address.strip()) for line, address in lines]


A = ("int (*CPyDef_a)(int n);", "&CPyDef_a,")
B = ("int (*CPyDef_b)(int n);", "&CPyDef_b,")
C = ("int (*CPyDef_c)(int n);", "&CPyDef_c,")


def test_a_new_function_takes_the_last_place() -> None:
    build(a="int", b="int")
    assert table() == [A, B]
    build(c="int", a="int", b="int")
    assert table() == [A, B, C]


def test_a_lost_function_leaves_its_place_empty() -> None:
    build(a="int", b="int")
    build(b="int", c="int")
    assert table() == [("void *empty_0;", "0,"), B, C]


def test_who_does_not_use_what_changed_is_compiled_of_the_same() -> None:
    before = build(a="int", b="int")
    assert build(c="int", a="char", b="int") == before
    assert build(b="int") == before


def test_who_uses_what_changed_is_not() -> None:
    before = build(a="int", b="int")
    assert build(a="int", b="char") != before
    assert build(a="int") != before


def test_a_moved_place_is_a_change() -> None:
    before = build(a="int", b="int")
    (c_files.PLACES / "one").unlink()
    assert build(c="int", a="int", b="int") != before


def test_the_rest_of_a_header_is_read_whole() -> None:
    before = build(b="int")
    assert any(["OTHER" in text for text in before])


def test_what_mypyc_wrote_stays_as_it_was() -> None:
    build(a="int", b="int")
    build(b="int", a="int")
    told = c_files.ADDRESSES.search(Path("__native_one.c").read_text())
    assert told
    assert told[3].split() == ["&CPyDef_b,", "&CPyDef_a,"]
    assert table() == [A, B]


def test_the_hot_parts_of_the_runtime_are_compiled_with_each_library() -> None:
    Path("__native_one.c").write_text("int one;\n")
    one = Extension("one", ["__native_one.c", "build/int_ops.c", "build/list_ops.c"])
    c_files.prepare([one])
    assert one.sources == ["build/c/__native_one.c", "build/int_ops.c"]
    text = Path("build/c/__native_one.c").read_text()
    assert text.endswith('#include "list_ops.c"\n#include "tuple_ops.c"\nint one;\n')
