"""A drawing written as a map file (`docs/maps.md`): the same keys in the same order, whoever drew it."""

import json
from collections.abc import Mapping
from typing import Any

WORDS = ("name", "story", "letter", "source")
LISTS = ("altars", "orbital", "out_of_orbit")
TABLES = ("metro", "tokens", "monsters", "npcs")
TILE_KEYS = ("code", "name", "icons", "permanent", "source")

LONGEST_LINE = 90


def map_text(drawing: Mapping[str, Any]) -> str:
    """The file of a drawing, which has the values of the file by their keys."""
    lines = [f"{key} = {written(drawing[key])}" for key in WORDS if drawing.get(key)]
    lines += ["", 'layout = """', *grid(str(drawing.get("layout", ""))), '"""', ""]
    if drawing.get("start"):
        lines.append(f"start = {written(drawing['start'])}")
    lines += [f"{key} = {written(drawing[key])}" for key in LISTS if drawing.get(key)]
    for name in TABLES:
        lines += table(name, {key: held for key, held in drawing.get(name, {}).items() if held})
    for tile, held in drawing.get("tiles", {}).items():
        lines += table(f"tiles.{tile}", {key: held[key] for key in TILE_KEYS if held.get(key)})
    return "\n".join(lines) + "\n"


def grid(layout: str) -> list[str]:
    """The rows of a layout with its cells in columns; gaps at the end of a row are left out."""
    rows = [row.split() for row in layout.split("\n") if row.strip()]
    if not rows:
        return []
    widest = max([len(cell) for row in rows for cell in row])
    bare = [" ".join(row).rstrip(" .").split() or ["."] for row in rows]
    return ["  ".join([cell.ljust(widest) for cell in row]).rstrip() for row in bare]


def table(name: str, held: Mapping[str, Any]) -> list[str]:
    """A table with its keys, if it has any."""
    if not held:
        return []
    return ["", f"[{name}]", *[f"{key} = {written(value)}" for key, value in held.items()]]


def written(value: Any) -> str:
    """A text or a list of texts as TOML has them, which is as JSON has them; a long list over several lines."""
    text = json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if not isinstance(value, list) or len(text) <= LONGEST_LINE:
        return text
    return "\n".join(["[", *[f"    {written(one)}," for one in value], "]"])
