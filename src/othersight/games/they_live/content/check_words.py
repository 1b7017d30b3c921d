"""Whether every word of the content is one that a rule reads.

A misspelt word would change nothing at the table, and nobody would see why; here it is named with its line and the
nearest word there is.
"""

import re
from collections.abc import Iterator
from difflib import get_close_matches

from othersight.games.they_live.content.loader import Content
from othersight.games.they_live.content.problems import Problem
from othersight.games.they_live.content.vocabulary import KINDS, Odd


def check_words(content: Content, texts: dict[str, str]) -> Iterator[Problem]:
    """Every word that no rule reads, with its line where the file's text is given."""
    for file, (kind, rule, part) in KINDS.items():
        for entry in content[file].get(kind, []):
            id = str(entry.get("id", "?"))
            for odd in part(entry):
                line = line_of(texts.get(file, ""), id, odd.word)
                yield Problem(f"{file}.toml", id, rule, told(odd), line)


def told(odd: Odd) -> str:
    """What is wrong, and what would be right."""
    near = get_close_matches(odd.word, odd.known, n=1)
    if near:
        return f"there is no {odd.what} '{odd.word}'; did you mean '{near[0]}'?"
    return f"there is no {odd.what} '{odd.word}'; there are {', '.join(sorted(odd.known))}"


def line_of(text: str, id: str, word: str) -> int:
    """The line of a word in the entry with that id, or that of the id; 0 without a text."""
    lines = text.splitlines()
    named = [at for at, line in enumerate(lines) if line.strip() == f'id = "{id}"']
    if not named:
        return 0
    start = max([at for at in range(named[0]) if lines[at].startswith("[[")], default=0)
    pattern = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")
    for at in range(start, len(lines)):
        if pattern.search(lines[at]):
            return at + 1
    return named[0] + 1
