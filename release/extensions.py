"""How the compiled engine is built: C files apart, on every core, and again only where something changed."""

import hashlib
import os
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools.command.build_ext import build_ext

from release import c_files, profile


class BuildInParts(build_ext):
    """Compiles every C file for itself and links what one of them changed."""

    is_counting = False
    """Whether what is built counts what it does."""

    def build_extensions(self) -> None:
        """The objects first, the longest ahead, so that no core waits; then each extension is linked."""
        if not self.is_counting and self.extensions and profile.is_wanted(self):
            profile.count(self)
        compile_all = self.compiler.compile
        sources = {source: ext for ext in self.extensions for source in ext.sources}
        longest_first = sorted(sources, key=os.path.getsize, reverse=True)
        with ThreadPoolExecutor(max_workers=workers()) as pool:
            made = list(pool.map(lambda name: self.object_of(name, sources[name]), longest_first))
        objects = dict(zip(longest_first, made, strict=True))
        self.compiler.compile = lambda names, **_: [objects[name] for name in names]
        try:
            parts = {ext.name: self.parts_of(ext, objects) for ext in self.extensions}
            self.forget_outdated(parts)
            super().build_extensions()
        finally:
            self.compiler.compile = compile_all
        for name, key in parts.items():
            self.mark_of(name).write_text(key, encoding="utf-8")

    def object_of(self, source: str, ext: Any) -> str:
        """The object of a C file: that of the last build if it was made of the same, else a new one."""
        target = self.compiler.object_filenames([source], output_dir=self.build_temp)[0]
        counts = "" if self.is_counting else profile.counts_of(target)
        flags = [*ext.extra_compile_args, *profile.flags_for(counts)]
        texts = c_files.what_is_read(source, ext.depends)
        key = key_of(texts, counts, [*self.compiler.compiler_so, *flags])
        mark = Path(target + ".key")
        if not (os.path.exists(target) and written(mark) == key):
            mark.unlink(missing_ok=True)
            mark.parent.mkdir(parents=True, exist_ok=True)
            self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=ext.include_dirs,
                extra_postargs=flags,
            )
            mark.write_text(key, encoding="utf-8")
        return str(target)

    def parts_of(self, ext: Any, objects: dict[str, str]) -> str:
        """What an extension is linked of, by the keys of its objects."""
        return "\n".join([written(Path(objects[source] + ".key")) for source in ext.sources])

    def mark_of(self, name: str) -> Path:
        """Where it is kept of what an extension was linked."""
        return Path(self.build_temp, f"{name}.parts")

    def forget_outdated(self, parts: dict[str, str]) -> None:
        """Removes the extensions that were linked of something else, so that they are linked again."""
        for name, key in parts.items():
            if written(self.mark_of(name)) != key:
                Path(self.get_ext_fullpath(name)).unlink(missing_ok=True)
                self.mark_of(name).unlink(missing_ok=True)


def written(file: Path) -> str:
    """What a file says, or "" if it is not there."""
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def workers() -> int:
    """How many compilers run at once: as many as there are cores, or as OTHERSIGHT_COMPILE_JOBS says."""
    return int(os.environ.get("OTHERSIGHT_COMPILE_JOBS") or os.cpu_count() or 1)


def key_of(texts: Iterable[str], counts: str, command: Iterable[str]) -> str:
    """What an object is made of, in short: the compiler's words, what it reads, and what was counted."""
    digest = hashlib.sha256("\0".join([*command, *texts]).encode())
    if counts:
        digest.update(Path(counts).read_bytes())
    return digest.hexdigest()
