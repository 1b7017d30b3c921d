"""Whether every word of the content is one that a rule reads.

A misspelt word would change nothing at the table, and nobody would see why; here it is named with its line and the
nearest word there is.
"""

from collections.abc import Iterator

from othersight.games.they_live.content.loader import Content
from othersight.games.they_live.content.problems import Problem, line_of, no_such
from othersight.games.they_live.content.vocabulary import KINDS


def check_words(content: Content, texts: dict[str, str]) -> Iterator[Problem]:
    """Every word that no rule reads, with its line where the file's text is given."""
    for file, (kind, rule, part) in KINDS.items():
        for entry in content[file].get(kind, []):
            id = str(entry.get("id", "?"))
            for odd in part(entry):
                told = no_such(odd.what, odd.word, odd.known)
                line = line_of(texts.get(file, ""), id, odd.word)
                yield Problem(f"{file}.toml", id, rule, told, line)
