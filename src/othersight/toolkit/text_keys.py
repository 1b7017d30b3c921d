"""The keys of the English texts, read line by line: games need no Fluent library."""

import re
from collections.abc import Collection
from importlib.resources.abc import Traversable

MESSAGE = re.compile(r"([a-z][a-z0-9-]*) *= *\S")
ATTRIBUTE = re.compile(r" +\.([a-z][a-z0-9-]*) *= *\S")


def keys_in(folder: Traversable, files: Collection[str] = ()) -> frozenset[str]:
    """The keys of all texts in a folder, or of these files, attributes as `key.attribute`."""
    keys: set[str] = set()
    message = ""
    for file in folder.iterdir():
        if not file.name.endswith(".ftl") or (files and file.name not in files):
            continue
        for line in file.read_text(encoding="utf-8").splitlines():
            if found := MESSAGE.match(line):
                message = found[1]
                keys.add(message)
            elif found := ATTRIBUTE.match(line):
                keys.add(f"{message}.{found[1]}")
    return frozenset(keys)
