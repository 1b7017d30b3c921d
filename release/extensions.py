"""How the compiled engine is built: C files apart, on every core, and again only where something changed."""

import hashlib
import os
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools.command.build_ext import build_ext


class BuildInParts(build_ext):
    """Compiles every C file for itself and links what one of them changed."""

    def build_extensions(self) -> None:
        """The objects first, the longest ahead, so that no core waits; then each extension is linked."""
        compile_all = self.compiler.compile
        sources = {source: ext for ext in self.extensions for source in ext.sources}
        longest_first = sorted(sources, key=os.path.getsize, reverse=True)
        with ThreadPoolExecutor(max_workers=workers()) as pool:
            made = list(
                pool.map(lambda source: self.object_of(source, sources[source]), longest_first)
            )
        objects = dict(zip(longest_first, made, strict=True))
        self.compiler.compile = lambda names, **_: [objects[name] for name in names]
        try:
            self.forget_outdated(objects)
            super().build_extensions()
        finally:
            self.compiler.compile = compile_all

    def object_of(self, source: str, ext: Any) -> str:
        """The object of a C file: that of the last build if it was made of the same, else a new one."""
        key = key_of([source, *ext.depends], [*self.compiler.compiler_so, *ext.extra_compile_args])
        target = self.compiler.object_filenames([source], output_dir=self.build_temp)[0]
        mark = Path(target + ".key")
        if not (os.path.exists(target) and mark.is_file() and mark.read_text("utf-8") == key):
            mark.unlink(missing_ok=True)
            self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=ext.extra_compile_args,
            )
            mark.write_text(key, encoding="utf-8")
        return str(target)

    def forget_outdated(self, objects: dict[str, str]) -> None:
        """Removes the extensions that are older than one of their objects, so that they are linked again."""
        for ext in self.extensions:
            path = Path(self.get_ext_fullpath(ext.name))
            newest = max(os.path.getmtime(objects[source]) for source in ext.sources)
            if path.exists() and path.stat().st_mtime <= newest:
                path.unlink()


def workers() -> int:
    """How many compilers run at once: as many as there are cores, or as OTHERSIGHT_COMPILE_JOBS says."""
    return int(os.environ.get("OTHERSIGHT_COMPILE_JOBS") or os.cpu_count() or 1)


def key_of(files: Iterable[str], command: Iterable[str]) -> str:
    """What an object is made of, in short: the compiler's words and the contents of the files."""
    digest = hashlib.sha256("\0".join(command).encode())
    for name in files:
        digest.update(name.encode() + b"\0" + Path(name).read_bytes() + b"\0")
    return digest.hexdigest()
