"""A fault of the content, and the fixed numbers that the code and not a file gives."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Any

from othersight.games.they_live.setup.prepared import OVERLAYS
from othersight.games.they_live.setup.start import DIFFICULTIES, NEWS, SABOTAGED
from othersight.games.they_live.state.config import FREEWAY, MIDNIGHT, NOON, RED_FROM

Entry = dict[str, Any]


@dataclass(frozen=True)
class Problem:
    """One constraint that an entry of a file breaks, with what would be right."""

    file: str
    entry: str
    rule: str
    message: str
    line: int = 0

    @property
    def key(self) -> str:
        """The text that shows it."""
        return "content-figure"

    @property
    def args(self) -> dict[str, str | int]:
        """What that text needs."""
        return {"name": self.entry, "reason": f"{self.rule}: {self.message}"}


def no_such(what: str, word: str, known: Iterable[str]) -> str:
    """That a word names nothing, and the nearest that does; all there are where none is near."""
    names = sorted(known)
    near = get_close_matches(word, names, n=1)
    if near:
        return f"there is no {what} '{word}'; did you mean '{near[0]}'?"
    return f"there is no {what} '{word}'; there are {', '.join(names)}"


def located(problem: Problem, text: str) -> Problem:
    """A problem with its line in the file: that of the word it quotes, or that of its entry."""
    if problem.line:
        return problem
    quoted = re.search("'([^']+)'", problem.message)
    line = line_of(text, problem.entry, quoted[1] if quoted else problem.entry)
    return replace(problem, line=line or line_with(text, f'"{problem.entry}"'))


def line_of(text: str, id: str, word: str) -> int:
    """The line of a word in the entry with that id, or that of the id; 0 where there is no such entry."""
    lines = text.splitlines()
    named = [at for at, line in enumerate(lines) if line.strip() == f'id = "{id}"']
    if not named:
        return 0
    start = max([at for at in range(named[0]) if lines[at].startswith("[[")], default=0)
    end = lines.index(lines[start], start + 1) if lines[start] in lines[start + 1 :] else len(lines)
    pattern = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")
    found = [at for at in range(start, end) if pattern.search(lines[at])]
    return (found or named)[0] + 1


def line_with(text: str, part: str) -> int:
    """The first line that has this part; 0 where none has."""
    return next((at for at, line in enumerate(text.splitlines(), 1) if part in line), 0)


@dataclass(frozen=True)
class Fixed:
    """What is printed on the board or laid down by the set-up, and is no entry of a file."""

    noon: int = NOON
    red_from: int = RED_FROM
    midnight: int = MIDNIGHT
    freeway: tuple[int, ...] = FREEWAY
    overlays: dict[int, tuple[int, int]] = field(default_factory=lambda: dict(OVERLAYS))
    """Human and Invader overlays by players."""
    sabotaged: int = SABOTAGED
    """One Stash card in so many is sabotaged, dealt at random."""
    news: tuple[tuple[str, int], ...] = NEWS
    difficulties: dict[str, tuple[str, str, str]] = field(
        default_factory=lambda: dict(DIFFICULTIES)
    )
