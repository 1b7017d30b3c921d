"""The glossary: cards, tokens, Heroes and terms by key or name, with the texts that everybody may read."""

from functools import cache

from othersight.locales import LocaleError, attributes_about, text
from othersight.locales.things import HIDDEN_PARTS, PARTS, best_known, names_of, normalized
from othersight.server.protocol.server_messages import GlossaryEntry, GlossaryPart
from othersight.server.texts.language import ENGLISH, text_in

MAX_RESULTS = 20
DEFAULT_ARGUMENTS: dict[str, str | int] = {"n": "N"}
"""Arguments of the texts without a table: the number of Heroes is N."""


@cache
def parts_by_key(game: str) -> dict[str, tuple[str, ...]]:
    """The parts of every key of a game that has any."""
    found: dict[str, list[str]] = {}
    for name, attribute in attributes_about(ENGLISH):
        if name.startswith(f"{game}-") and attribute not in HIDDEN_PARTS:
            found.setdefault(name, []).append(attribute)
    return {name: tuple(sorted(parts, key=part_place)) for name, parts in found.items()}


def part_place(part: str) -> tuple[int, str]:
    """The sort key of a part."""
    return (PARTS.index(part) if part in PARTS else len(PARTS), part)


def entry(
    game: str, key: str, language: str, arguments: dict[str, str | int]
) -> GlossaryEntry | None:
    """One entry by its key."""
    attributes = parts_by_key(game).get(key)
    if attributes is None or not has_name(key):
        return None
    parts = [
        GlossaryPart(part=part, text=text_in(f"{key}.{part}", language, **arguments))
        for part in attributes
    ]
    return GlossaryEntry(key=key, name=text_in(key, language, **arguments), parts=parts)


def has_name(key: str) -> bool:
    """Whether a key has a text of its own, not only parts."""
    try:
        text(key, ENGLISH, **DEFAULT_ARGUMENTS)
    except LocaleError:
        return False
    return True


@cache
def all_entries(game: str, language: str) -> tuple[GlossaryEntry, ...]:
    """All entries of a game."""
    found = [entry(game, key, language, DEFAULT_ARGUMENTS) for key in parts_by_key(game)]
    return tuple([one for one in found if one is not None])


def find_entries(
    game: str, name: str, language: str, arguments: dict[str, str | int]
) -> list[GlossaryEntry]:
    """The entries with that key or name; if there are none, those whose name starts with it or contains it."""
    exact = entry(game, name, language, arguments)
    if exact is not None:
        return [exact]
    keys = best_known(all_names(game, language), name)[:MAX_RESULTS]
    hits = [entry(game, key, language, arguments) for key in keys]
    return [one for one in hits if one is not None]


@cache
def all_names(game: str, language: str) -> tuple[tuple[str, str], ...]:
    """Every name of every entry of a game, as names are compared, with its key: made once, since whoever asks for
    things asks on the loop that serves all tables."""
    return tuple(
        [
            (normalized(called), one.key)
            for one in all_entries(game, language)
            for called in names_of(one.key, language, **DEFAULT_ARGUMENTS)
        ]
    )
