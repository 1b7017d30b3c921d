"""The compiled texts of a language on disk: shipped with the package, made anew when a Fluent file has changed.

The file lies beside the Fluent files and names the digest of what it was made from; where it cannot be written the
texts are compiled at every start.
"""

import hashlib
import marshal
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from othersight.locales.compiling import Entry

FORM = 2
"""Changes with the form of the tuples."""
MARSHAL = 4
"""The form of the bytes: all versions of Python that Othersight runs on read it."""
NAME = ".compiled"


def entries_in(language: str, folder: Path) -> "dict[str, Entry]":
    """All texts below a folder, compiled."""
    files = sources_in(folder)
    digest = digest_of(files)
    held = read(folder / NAME, digest)
    if held is None:
        from othersight.locales.compiling import compiled

        decoded = [(name, source.decode("utf-8")) for name, source in files]
        held = compiled(language, decoded)
        write(folder / NAME, digest, held)
    return held


def sources_in(folder: Path) -> list[tuple[str, bytes]]:
    """The Fluent files below a folder by their paths."""
    found: list[tuple[str, bytes]] = []
    for place, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            if name.endswith(".ftl"):
                path = Path(place, name)
                found.append((path.relative_to(folder).as_posix(), path.read_bytes()))
    return found


def digest_of(files: list[tuple[str, bytes]]) -> str:
    """Another one after any change."""
    digest = hashlib.blake2b(f"form {FORM}".encode())
    for name, source in files:
        digest.update(f"\n{name} {len(source)}\n".encode())
        digest.update(source)
    return digest.hexdigest()


def read(file: Path, digest: str) -> "dict[str, Entry] | None":
    """The compiled texts in a file, if they were made from what is there now."""
    try:
        held = marshal.loads(file.read_bytes())
        return held[1] if held[0] == digest else None
    except (OSError, ValueError, EOFError, TypeError, IndexError, KeyError):
        return None


def write(file: Path, digest: str, entries: "dict[str, Entry]") -> None:
    """Keep the compiled texts, whole or not at all."""
    unfinished = file.with_name(f"{file.name}.{os.getpid()}")
    with suppress(OSError):
        unfinished.write_bytes(marshal.dumps((digest, entries), MARSHAL))
        os.replace(unfinished, file)
