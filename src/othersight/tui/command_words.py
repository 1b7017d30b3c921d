"""The commands of the terminal in the reader's language: `aide` is `help`. English words are always understood."""

from functools import cache

from othersight.locales import text
from othersight.locales.chosen import ENGLISH
from othersight.locales.typed import plain

COMMANDS = (
    *("help", "log", "rule", "card", "save", "quit", "why", "odds", "hint", "again", "undo"),
    *("keyboard", "next", "previous", "goto", "timeline"),
    *("board", "map", "list", "space", "heroes", "hero", "story", "sins", "cards", "hand"),
    *("me", "players", "player", "billboards", "news", "claims", "knowledge", "votes", "assault"),
    "asides",
)


def command_of(typed: str, language: str) -> tuple[str, str]:
    """The command that is typed, and what follows it."""
    first, *rest = typed.split(None, 1) or [""]
    word = first.lower()
    if language != ENGLISH:
        word = words(language).get(plain(word), word)
    return word, "".join(rest).strip()


@cache
def words(language: str) -> dict[str, str]:
    """The commands by the words for them; a text may have several, with commas between them."""
    return {
        plain(word): command
        for command in COMMANDS
        for word in text(f"play-word-{command}", language).split(",")
    }
