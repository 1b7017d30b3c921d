"""A rule's id is its address: it is written in full wherever it is named, so that one search finds it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tests", "docs", "bench", "training", "examples", "web/src")
ENDINGS = (".py", ".md", ".toml", ".scn", ".ts", ".svelte")
LEFT_OUT = ("src/othersight/server/page/",)
"""What is built from others."""
ID = r"\b(?:(?:TO|TL)-[A-Z0-9]+-\d\d|(?:UP|SC[XPS]|AP[TCR]|HR|ACO|DP)-\d+)"
SHORT = re.compile(ID + r"(?:,? and |,? or |, |/|; | to |–|,?\s*\n\s*(?:# )?)-\d+\b")
RANGE = re.compile(ID + r"\s+to\s+(?=-\d|[A-Z]+-)")
WINDOW = re.compile(r"(?<![\w-])T-\d\d\b")
EXCUSED: dict[str, str] = {}


def shortened(text: str) -> list[str]:
    """What is not written in full."""
    return [found.group() for form in (SHORT, RANGE, WINDOW) for found in form.finditer(text)]


def files() -> list[Path]:
    found = [file for folder in FOLDERS for file in (ROOT / folder).rglob("*")]
    names = [(file, file.relative_to(ROOT).as_posix()) for file in found if file.suffix in ENDINGS]
    return [file for file, name in names if not name.startswith(LEFT_OUT) and name not in EXCUSED]


def test_every_rule_id_is_written_in_full() -> None:
    here = Path(__file__)
    wrong = {
        file.relative_to(ROOT).as_posix(): short
        for file in files()
        if file != here and (short := shortened(file.read_text(encoding="utf-8")))
    }
    assert wrong == {}


@pytest.mark.parametrize(
    "text",
    [
        "TO-MOVE-05, -06",
        "TL-HIDDEN-09/-10",
        "TO-MOVE-01 to -15",
        "TO-TIME-04 to TO-TIME-12",
        "(T-20)",
        "TO-MOVE-05,\n    -06",
        "UP-03, -05",
    ],
)
def test_a_shortened_id_is_found(text: str) -> None:
    assert shortened(text)


@pytest.mark.parametrize("text", ["TO-MOVE-05, TO-MOVE-06", "chapter TO-MOVE", "a T-shirt, -12"])
def test_what_is_written_in_full_passes(text: str) -> None:
    assert shortened(text) == []
