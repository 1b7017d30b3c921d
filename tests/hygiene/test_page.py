"""The page knows no verb, no Hero, no character and no card: what it needs of them the server sends as data."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from othersight.games import plugins
from othersight.games.the_others.content import load_content
from othersight.games.the_others.state.config import HEROES
from othersight.games.they_live.content.figures import printed_config
from othersight.toolkit.page_spec import PageSpec

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
MADE = WEB / "protocol" / "types.ts"
NOT_CODE = re.compile(
    r"<style>.*?</style>|<!--.*?-->|/\*.*?\*/|^\s*//[^\n]*", re.DOTALL | re.MULTILINE
)
LITERAL = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`]*)`")
SENTENCE = re.compile(r"\.text\.(?:search|match|matchAll|replace|replaceAll|split)\(|\.exec\(t\(")

COINCIDENCES = {
    "ability": "a part of a card's text",
    "altar": "the sign of an Altar",
    "card": "the sign of a card, and a class of the page's own",
    "change": "an event of the browser",
    "claim": "a kind of argument",
    "end": "a part of a card's text",
    "hero": "a kind of thing, and a class of the page's own",
    "hit": "the sign of a die, and a class of the page's own",
    "icon": "a class of the page's own",
    "look": "a tab",
    "mark": "the sign of a mark, and a class of the page's own",
    "mission": "a class of the page's own",
    "monster": "a kind of thing",
    "place": "a class of the page's own",
    "scrap": "the sign of scrap",
    "story": "an option of a new table",
    "team": "a channel of the chat",
    "tile": "a kind of thing",
    "token": "a class of the page's own",
    "step": "a value of aria-current",
    "weapon": "a slot of a player's board",
}
"""Words of the page that are verbs of a game as well, and what they are here."""


def sources() -> dict[str, str]:
    """The code of the page by file, without styles and comments."""
    files = [file for ending in ("*.ts", "*.svelte") for file in WEB.rglob(ending)]
    return {
        str(file.relative_to(WEB)): NOT_CODE.sub("", file.read_text(encoding="utf-8"))
        for file in sorted(files)
        if file != MADE
    }


def literals(code: str) -> Iterator[str]:
    """Everything that stands between quotation marks."""
    for parts in LITERAL.findall(code):
        yield from [part for part in parts if part]


def verbs() -> set[str]:
    """The verbs of all games."""
    specs = [plugin.typed_part("page", PageSpec) for plugin in plugins().values() if plugin.page]
    return {verb for spec in specs for verb in spec.verbs.names}


def ids() -> set[str]:
    """Heroes, characters and cards by their ids."""
    content = load_content()
    cards = {*content.sin_cards, *content.apocalypse, *content.upgrades, *content.dark_past}
    return {*HEROES, *cards, *ids_of_they_live()}


def ids_of_they_live() -> set[str]:
    """Characters with their specials, Resistance cards and injuries."""
    config = printed_config()
    specials = {id for one in config.characters.values() for id, _ in one.specials}
    return {*config.characters, *specials, *config.faces, *config.injuries}


def test_the_page_knows_no_verb() -> None:
    known = verbs() - set(COINCIDENCES)
    found = [
        f"{file}: {text[:60]}"
        for file, code in sources().items()
        for text in literals(code)
        if text in known or (" $" in text and text.split()[0] in verbs())
    ]
    assert found == []


def test_every_coincidence_is_one() -> None:
    said = {text for code in sources().values() for text in literals(code)}
    words = {word for text in said for word in text.split()}
    assert set(COINCIDENCES) <= verbs()
    assert set(COINCIDENCES) <= words


def test_the_page_knows_no_hero_no_character_and_no_card() -> None:
    wanted = ids() - {"hate", "sources"}  # a field of a view, and a name for texts that are loaded
    assert {"rose", "cursed-fate", "connie-vale", "pep-talk", "split-lip"} <= wanted
    found = [
        f"{file}: {id}"
        for file, code in sources().items()
        for id in wanted & set(re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*", code))
    ]
    assert found == []


@pytest.mark.parametrize("file", sources())
def test_the_page_parses_no_sentence(file: str) -> None:
    assert not SENTENCE.search(sources()[file])
