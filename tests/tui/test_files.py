"""Saves are written whole or not at all, and read with one clear line."""

import os
from pathlib import Path

import pytest

from othersight.kernel.errors import OthersightError
from othersight.tui.errors import mistake
from othersight.tui.files import LARGEST, read_save, write_whole


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    write_whole(tmp_path / "a.json", "text")
    write_whole(tmp_path / "a.json", "another")
    assert read_save(tmp_path / "a.json") == "another"
    assert [file.name for file in tmp_path.iterdir()] == ["a.json"]


def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_whole(tmp_path / "a.json", "old")

    def fail(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OthersightError) as failure:
        write_whole(tmp_path / "a.json", "new")
    assert mistake(failure.value) == f"cannot write {tmp_path}/a.json: No space left on device"
    assert (tmp_path / "a.json").read_text() == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["a.json"]


@pytest.mark.parametrize("there", [True, False])
def test_a_link_is_followed_and_stays(tmp_path: Path, there: bool) -> None:
    (tmp_path / "far").mkdir()
    target, link = tmp_path / "far" / "a.json", tmp_path / "link.json"
    if there:
        target.write_text("old")
    link.symlink_to("far/a.json")
    write_whole(link, "new")
    assert link.is_symlink()
    assert target.read_text() == "new"
    assert [file.name for file in target.parent.iterdir()] == ["a.json"]


@pytest.mark.parametrize("name", ["missing/a.json", "."])
def test_a_place_that_cannot_be_written_is_named(tmp_path: Path, name: str) -> None:
    with pytest.raises(OthersightError, match="cannot write"):
        write_whole(tmp_path / name, "text")


def test_a_file_that_is_no_text_or_too_large_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(OthersightError, match="not text"):
        read_save(tmp_path / "a")
    with (tmp_path / "b").open("wb") as file:
        file.truncate(LARGEST + 1)
    with pytest.raises(OthersightError, match="larger than"):
        read_save(tmp_path / "b")


def test_an_error_without_a_text_is_told_by_its_own_message() -> None:
    assert mistake(OthersightError("plain words")) == "plain words"
    assert mistake(OthersightError("two\nlines", "no-such-key")) == "two lines"


@pytest.mark.skipif(os.geteuid() == 0, reason="whoever may do everything may write everything")
def test_what_is_protected_is_not_replaced(tmp_path: Path) -> None:
    file = tmp_path / "kept.svg"
    file.write_text("old")
    file.chmod(0o444)
    with pytest.raises(OthersightError, match="Permission denied"):
        write_whole(file, "new")
    assert file.read_text() == "old"
