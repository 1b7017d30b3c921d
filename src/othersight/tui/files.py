"""Games in files: read with one clear error, written whole or not at all."""

import os
import tempfile
from errno import EACCES, EISDIR, ENOENT
from pathlib import Path

from othersight.kernel.errors import DamagedFile, OthersightError

LARGEST = 20_000_000


def read_save(path: Path) -> str:
    """The text of a saved game."""
    try:
        if path.stat().st_size > LARGEST:
            raise DamagedFile(
                f"{path} is larger than {LARGEST} bytes; it is no save of this program",
                "file-too-large",
                file=str(path),
                limit=LARGEST,
            )
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise DamagedFile(
            f"{path} is not text; it is no save of this program", "file-no-text", file=str(path)
        ) from None
    except OSError as error:
        raise cannot("read", path, error) from None


def write_whole(path: Path, text: str) -> None:
    """The text under that name, replacing what was there; if anything fails, what was there stays.

    A link stays a link: what it leads to is written.
    """
    check_writable(path)
    target = Path(os.path.realpath(path))
    try:
        handle, temporary = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    except OSError as error:
        raise cannot("write", path, error) from None
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, 0o644)
        os.replace(temporary, target)
    except OSError as error:
        Path(temporary).unlink(missing_ok=True)
        raise cannot("write", path, error) from None


def check_writable(path: Path) -> None:
    """OthersightError where nothing can be written under that name: a folder, no such place, a protected file."""
    target = Path(os.path.realpath(path))
    if target.is_dir():
        raise cannot("write", path, IsADirectoryError(EISDIR, os.strerror(EISDIR)))
    if not target.parent.is_dir():
        raise cannot("write", path, FileNotFoundError(ENOENT, os.strerror(ENOENT)))
    if target.exists() and not os.access(target, os.W_OK):
        raise cannot("write", path, PermissionError(EACCES, os.strerror(EACCES)))


def cannot(act: str, path: Path, error: OSError) -> OthersightError:
    """The one line for a file that cannot be read or written."""
    reason = error.strerror or type(error).__name__
    return OthersightError(
        f"cannot {act} {path}: {reason}", f"file-cannot-{act}", file=str(path), reason=reason
    )
