"""What a person means who asks for a page about one space or one player: a number, a name or the beginning of one."""

from typing import Any

from othersight.games.they_live.state.config import Config
from othersight.games.they_live.words.names import artwork_named, character_named, space_in_short
from othersight.kernel.question import is_number
from othersight.toolkit.phrases import Say

NOBODY = -1
NOWHERE = 0


def plain(name: str) -> str:
    """A name in small letters, without marks between its words."""
    return " ".join("".join([sign if sign.isalnum() else " " for sign in name.lower()]).split())


def place_of(wanted: str, names: list[str]) -> int:
    """Where the name is in the list: whole, its beginning, or the beginning of one of its words; -1 if nowhere."""
    asked = plain(wanted)
    known = [plain(name) for name in names]
    if not asked:
        return -1
    for fits in (str.__eq__, str.startswith, has_word):
        hits = [at for at, name in enumerate(known) if fits(name, asked)]
        if hits:
            return hits[0]
    return -1


def has_word(name: str, asked: str) -> bool:
    """Whether some word of the name begins so."""
    return f" {asked}" in name


def space_asked(s: Config, view: dict[str, Any], asked: str, say: Say) -> int:
    """A space by its number, its name or the picture of its billboard; NOWHERE if there is none."""
    last = len(s.area) - 1
    if is_number(asked):
        return int(asked) if 1 <= int(asked) <= last else NOWHERE
    found = place_of(asked, [say(space_in_short(s, number)) for number in range(1, last + 1)])
    if found >= 0:
        return found + 1
    pictures = [
        say(artwork_named(view["places"][number - 1]["billboard"]["artwork"]))
        for number in s.billboards
    ]
    found = place_of(asked, pictures)
    return s.billboards[found] if found >= 0 else NOWHERE


def person_asked(view: dict[str, Any], asked: str, say: Say) -> int:
    """A person by the number of the player or by the character's name; NOBODY if there is none."""
    number = plain(asked).removeprefix("player").strip()
    if is_number(number):
        return view["playing"][int(number) - 1] if 1 <= int(number) <= len(view["playing"]) else -1
    return place_of(asked, [say(character_named(p["character"])) for p in view["people"]])
