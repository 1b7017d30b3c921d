"""What can be wrong with a file of results, each with a line that tells a person what to do."""

import sqlite3
from pathlib import Path
from typing import Any

from othersight.kernel.errors import DamagedFile, OthersightError


def named(path: Path, error: sqlite3.Error) -> OthersightError:
    """An error of the database by what a person can do about it."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    if code == sqlite3.SQLITE_NOTADB:
        return no_results(path)
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return OthersightError(f"another run has {path} open", "arena-file-busy", file=str(path))
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_ERROR, sqlite3.SQLITE_FORMAT):
        return damaged(path, str(error))
    return cannot_write(path, str(error))


def cannot_write(path: Path, reason: str) -> OthersightError:
    return OthersightError(
        f"cannot write {path}: {reason}", "arena-cannot-write", file=str(path), reason=reason
    )


def no_folder(path: Path) -> OthersightError:
    return OthersightError(
        f"there is no folder {path.parent} for {path.name}",
        "arena-no-folder",
        folder=str(path.parent),
        file=path.name,
    )


def no_results(path: Path) -> DamagedFile:
    return DamagedFile(
        f"{path} is no file of results of the arena", "arena-no-results", file=str(path)
    )


def nothing_to_rescue(path: Path, reason: str) -> DamagedFile:
    return DamagedFile(
        f"no games can be taken over from {path}: {reason}",
        "arena-nothing-to-rescue",
        file=str(path),
        reason=" ".join(reason.split()),
    )


def other_format(path: Path, found: int, known: int) -> DamagedFile:
    return DamagedFile(
        f"{path} has the format {found} of results; this program reads {known}",
        "arena-other-format",
        file=str(path),
        format=found,
        known=known,
    )


def damaged(path: Path, reason: str) -> DamagedFile:
    return DamagedFile(
        f"{path} is damaged: {reason}",
        "arena-damaged",
        file=str(path),
        reason=" ".join(reason.split()),
    )


def other_run(path: Path, name: str, was: Any, now: Any) -> OthersightError:
    return OthersightError(
        f"{path} was begun with {name} {was}, this run has {now}",
        "arena-other-run",
        file=str(path),
        name=name,
        was=was,
        now=now,
    )
