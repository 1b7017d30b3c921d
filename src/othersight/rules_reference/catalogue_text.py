"""Reads the Markdown of a catalogue into records.

Four shapes define an id: a bullet (`- TO-FIGHT-07 ...`), a row of a table whose first column is the
id, a heading with the tables below it (`### TO-EX-05 ...`, `### STA - ...`), a Mission of a Story.
A translated catalogue has the same shapes; docs/translating.md says what of them stays as it is.
"""

import re
from collections.abc import Iterator, Mapping
from functools import reduce

from othersight.locales import text
from othersight.locales.chosen import ENGLISH
from othersight.rules_reference.record import Rule

BULLET = re.compile(r"- `?([A-Z]{2,}-[A-Z]+-\d+)`? (.+)")
TITLED = re.compile(r"### ([A-Z]{2,}-EX-\d+|ST[A-Z]|HOUSE-[A-Z]+)(?: -)? (.+)")
MISSION = re.compile(r"(\d[A-Z]?)[.:] (.+)")
SOURCES = re.compile(r"\[(00\d[^\]]*)\]")
LAST_SOURCES = re.compile(r"\s*\[[^\]]*\]$")
CHAPTER_SOURCES = re.compile(r"Source[^\[]*\[(00\d[^\]]*)\]")
ID_COLUMNS = ("id", "sin")
LABEL_COLUMNS = ("input", "part")


class Reader:
    """One pass over the lines, knowing the chapter, the table and the titled entry it is in."""

    def __init__(
        self, game: str, language: str = ENGLISH, named: Mapping[str, int] | None = None
    ) -> None:
        self.game = game
        self.language = language
        self.named = dict(named or {})
        """The column with the name of what a row is about, by the id of the row; English tells it to the others."""
        self.chapter = ""
        self.chapter_sources: tuple[str, ...] = ()
        self.columns: list[str] = []
        self.titled: tuple[str, str] | None = None
        self.body: list[str] = []
        self.missions: list[Rule] = []

    def records(self, lines: list[str]) -> Iterator[Rule]:
        for line in lines:
            if line.startswith("#"):
                yield from self.close_titled()
                self.open_heading(line)
            elif line.startswith("|"):
                yield from self.row(line)
            else:
                self.columns = []
                yield from self.prose(line)
        yield from self.close_titled()

    def open_heading(self, line: str) -> None:
        self.columns = []
        titled = TITLED.match(line)
        if titled:
            self.titled = (titled[1], titled[2])
        elif not line.startswith("###"):
            self.chapter = line.lstrip("# ").rpartition(" - ")[2].strip()
            self.chapter_sources = ()

    def prose(self, line: str) -> Iterator[Rule]:
        bullet = BULLET.match(line)
        if bullet:
            text = LAST_SOURCES.sub("", bullet[2])
            yield self.record(bullet[1], "", text, listed(line))
        elif self.titled and line.strip(" -"):
            self.body.append(line)
        else:
            found = CHAPTER_SOURCES.search(line)
            self.chapter_sources = listed(f"[{found[1]}]") if found else self.chapter_sources

    def row(self, line: str) -> Iterator[Rule]:
        cells = [cell.strip().strip("`") for cell in line.strip("| ").split(" | ")]
        if not self.columns:
            self.columns = cells
        elif not set(line) <= set("|-: "):
            yield from self.entry(cells, line)

    def entry(self, cells: list[str], line: str) -> Iterator[Rule]:
        if self.titled:
            self.titled_row(self.titled, cells)
        elif self.columns[0].lower() in ID_COLUMNS:
            usual = self.columns.index("card") if "card" in self.columns else 1
            named = self.named.setdefault(cells[0], usual)
            title = cells[named] if named < len(cells) else ""
            lines = "\n".join(self.labelled(self.columns[1:], cells[1:]))
            yield self.record(cells[0], title, lines, listed(line))

    def titled_row(self, titled: tuple[str, str], cells: list[str]) -> None:
        """A row of an example or a Story; a numbered one of a Story is a Mission: STA-2A."""
        if self.columns[0] in LABEL_COLUMNS:
            self.body += self.labelled(cells[:1], cells[1:])
        else:
            self.body.append(self.row_of(self.labelled(self.columns, cells)))
        numbered = MISSION.match(cells[0])
        if numbered and self.columns[0] == "part":
            id = f"{titled[0]}-{numbered[1]}"
            self.missions.append(self.record(id, numbered[2], cells[1], listed(titled[1])))

    def labelled(self, columns: list[str], cells: list[str]) -> list[str]:
        """Cells with the heads of their columns before them."""
        pairs = zip(columns, cells, strict=False)
        return [
            text("catalogue-cell", self.language, column=column, cell=cell)
            for column, cell in pairs
        ]

    def row_of(self, cells: list[str]) -> str:
        """The cells of a row as one line."""
        return reduce(
            lambda rest, first: text("catalogue-row", self.language, first=first, rest=rest),
            reversed(cells),
        )

    def close_titled(self) -> Iterator[Rule]:
        if self.titled:
            id, title = self.titled
            text = "\n".join(self.body)
            yield self.record(id, LAST_SOURCES.sub("", title), text, listed(title))
            yield from self.missions
        self.titled, self.body, self.missions = None, [], []

    def record(self, id: str, title: str, text: str, sources: tuple[str, ...]) -> Rule:
        known = sources or self.chapter_sources
        plain = text.replace("**", "")
        return Rule(id, self.game, self.chapter, title, plain, known, "(ruling" in text)


def listed(line: str) -> tuple[str, ...]:
    """The sources a line cites: `[000 p9; 001]` gives `000 p9` and `001`, each once."""
    parts = (part.strip() for cited in SOURCES.findall(line) for part in cited.split(";"))
    return tuple(dict.fromkeys(part for part in parts if part))
