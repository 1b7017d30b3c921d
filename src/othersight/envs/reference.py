"""docs/envs.md in its generated part: every field of the observations and every family of actions.

`python -m othersight.envs.reference docs/envs.md` writes it between the two marks of the page, and gives new names
of the content their places.
"""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from othersight.envs.catalogue import KINDS
from othersight.envs.layout import Section
from othersight.envs.spec import Kind

FIRST = "<!-- generated: python -m othersight.envs.reference docs/envs.md -->"
LAST = "<!-- end of what is generated -->"


def reference() -> str:
    """All of it."""
    return "\n".join([line for kind in KINDS.values() for line in lines_of(kind)])


def lines_of(kind: Kind) -> Iterator[str]:
    """One environment."""
    yield f"## `{kind.name}`"
    yield ""
    yield f"Observation: {kind.layout.size} bytes. Actions: {kind.actions.size}. Fingerprint `{kind.fingerprint}`."
    yield ""
    for section in kind.layout.sections:
        yield from lines_of_section(section)
    yield "### Actions"
    yield ""
    yield "| actions | option | |"
    yield "|---|---|---|"
    for family in kind.actions.families:
        last = family.start + len(family.options) - 1
        numbers = str(last) if last == family.start else f"{family.start}-{last}"
        yield f"| {numbers} | `{family.written}` | {family.about} |"
    after = sum([len(family.options) for family in kind.actions.families])
    if after < kind.actions.spare:
        yield f"| {after}-{kind.actions.spare - 1} | | free, for new forms of options |"
    yield f"| {kind.actions.spare}-{kind.actions.size - 1} | | options that the game as printed does not know |"
    yield ""


def lines_of_section(section: Section) -> Iterator[str]:
    """One section: where it is, and its fields."""
    rows = f"{section.rows} rows of {section.width}" if section.rows > 1 else f"{section.width}"
    yield f"### `{section.name}`"
    yield ""
    yield f"{section.about} Bytes {section.start} to {section.start + section.size - 1}: {rows}."
    yield ""
    yield "| in the row | field | says |"
    yield "|---|---|---|"
    at = 0
    for field in section.fields:
        place = str(at) if field.size == 1 else f"{at}-{at + field.size - 1}"
        yield f"| {place} | `{field.key}` | {field.about}{form_of(field.parts, field.most)} |"
        at += field.size
    yield ""


def form_of(parts: tuple[str, ...], most: int) -> str:
    """What the bytes of a field stand for."""
    if len(parts) == 1:
        return "" if most == 1 else f" (0 to about {most})"
    shown = [part.partition(" ")[2] for part in parts]
    if len(shown) > 12:
        shown = [*shown[:3], "...", shown[-1]]
    return f": {', '.join(shown)}"


def page_with(page: str) -> str:
    """A page with the generated part brought up to date."""
    head, _, rest = page.partition(FIRST)
    tail = rest.partition(LAST)[2]
    return f"{head}{FIRST}\n\n{reference()}\n{LAST}{tail}"


def keep_new_names() -> bool:
    """Write names that have joined the content into the files of places; whether there were any."""
    new = False
    for kind in KINDS.values():
        if kind.places is not None:
            file, text = Path(str(kind.places.file)), kind.places.with_new_names()
            new = new or file.read_text("utf-8") != text
            file.write_text(text, "utf-8")
    return new


if __name__ == "__main__":
    file = Path(sys.argv[1])
    if keep_new_names():  # the environments of this process have read the files as they were
        subprocess.run([sys.executable, "-m", "othersight.envs.reference", str(file)], check=True)
    else:
        file.write_text(page_with(file.read_text(encoding="utf-8")), encoding="utf-8")
