"""Content files into records, checked on the way, with figures replaced for a what-if run.

`load_content()` is what a game is set up from; `house_figures()` lists what is ours to move.
"""

import hashlib
import json
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from othersight.games.the_others.content import boards, decks
from othersight.games.the_others.content.entries import Entry, Problem, Source
from othersight.games.the_others.content.figures import FigureValue, figures_in, replace_figures
from othersight.games.the_others.content.records import Content, Story
from othersight.games.the_others.content.storyboards import read_story
from othersight.toolkit.steps import Step, steps_of

FILES = (
    "heroes",
    "monsters",
    "dice",
    "tokens",
    "sin_cards",
    "apocalypse",
    "upgrades",
    "dark_past",
)
GROUPS = ("stories", "sins")
"""Folders with a file for each Story, and for each Sin of one's own."""
HOUSE = "HOUSE"
"""How the catalogue's ids of what is our own begin."""
LARGEST_FILE = 1_000_000
"""Characters; far more than any content needs, and little enough to read in a moment."""

Tables = dict[str, dict[str, object]]


class ContentError(ValueError):
    """Content that cannot be used; its text is one line, `problems` has them all."""

    def __init__(self, problems: list[Problem]) -> None:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        super().__init__(f"{problems[0]}{more}")
        self.problems = problems


def load_content(
    overrides: Mapping[str, FigureValue] | None = None, folder: Traversable | None = None
) -> Content:
    """The content of the package, or of a folder of the same shape, with some figures replaced.

    >>> load_content().heroes["rose"].fight
    2
    >>> load_content({"heroes.rose.skill": 3}).heroes["rose"].skill
    3
    """
    if not overrides and folder is None:
        return _own_content()
    content, problems = read_content(folder or own_folder(), overrides or {})
    if problems:
        raise ContentError(problems)
    return content


def house_figures() -> dict[str, FigureValue]:
    """Every figure that no source gives, by the path under which it can be replaced."""
    tables, _, _ = _read_files(own_folder())
    return {each.path: each.value for each in figures_in(tables) if each.source == "house"}


def figure_steps(
    in_force: Mapping[str, FigureValue], fixed: Mapping[str, FigureValue]
) -> dict[str, Step]:
    """A lower and a higher value for each of these figures that may be moved by one step alone."""

    def is_sound(changes: Mapping[str, FigureValue]) -> bool:
        return not read_content(own_folder(), {**fixed, **changes})[1]

    return steps_of(in_force, is_sound)


def own_folder() -> Traversable:
    """The folder of the package in which the content files lie."""
    return files(__package__)


@cache
def _own_content() -> Content:
    content, problems = own_reading()
    if problems:
        raise ContentError(problems)
    return content


@cache
def own_reading() -> tuple[Content, list[Problem]]:
    """The content of the package and all Problems met while reading it; do not change what you get."""
    return read_content(own_folder(), {})


def read_content(
    folder: Traversable, overrides: Mapping[str, FigureValue]
) -> tuple[Content, list[Problem]]:
    """The content as far as it can be read, and all Problems met while reading."""
    tables, sources, problems = _read_files(folder)
    problems += replace_figures(tables, overrides)
    content = _content(tables, sources)
    if not problems:
        content = Content(**{**vars(content), "fingerprint": _fingerprint(tables)})
    return content, problems


def _read_files(folder: Traversable) -> tuple[Tables, dict[str, Source], list[Problem]]:
    problems: list[Problem] = []
    tables: Tables = {}
    sources: dict[str, Source] = {}
    for name in FILES:
        file = folder.joinpath(f"{name}.toml")
        sources[name], tables[name] = _read_file(file, f"{name}.toml", problems)
    for group in GROUPS:
        tables[group] = {}
        for file in _files_of(folder.joinpath(group)):
            name = f"{group}/{file.name}"
            id = file.name.removesuffix(".toml")
            sources[name], tables[group][id] = _read_file(file, name, problems)
    if not tables["stories"]:
        problems.append(Problem("stories", 0, "", "no Story file found; at least one is needed"))
    return tables, sources, problems


def _files_of(group: Traversable) -> list[Traversable]:
    found = list(group.iterdir()) if group.is_dir() else []
    return sorted(
        (each for each in found if each.name.endswith(".toml")), key=lambda each: each.name
    )


def _read_file(
    file: Traversable, name: str, problems: list[Problem]
) -> tuple[Source, dict[str, object]]:
    source = Source(name, "", problems)
    try:
        source.text = file.read_text(encoding="utf-8")
        if len(source.text) > LARGEST_FILE:
            raise ValueError(f"is longer than {LARGEST_FILE} characters")
        return source, tomllib.loads(source.text)
    except FileNotFoundError:
        source.report((), "is missing")
    except (OSError, ValueError, RecursionError) as error:
        source.report((), f"cannot be read: {error}")
    return source, {}


def _content(tables: Tables, sources: dict[str, Source]) -> Content:
    whole = {name: Entry(sources[name], (), tables[name]) for name in FILES}
    monsters, dice, tokens = whole["monsters"], whole["dice"], whole["tokens"]
    own_sins = {
        id: Entry(sources[f"sins/{id}.toml"], (), table) for id, table in tables["sins"].items()
    }
    content = Content(
        heroes=boards.read_heroes(sources["heroes"], tables["heroes"]),
        sins=boards.read_sins(monsters)
        | {id: boards.read_sin(id, own) for id, own in own_sins.items()},
        acolytes=boards.read_acolytes(monsters),
        hell_club=boards.read_hell_club(monsters),
        tainted=boards.read_tainted(monsters),
        hero_die=boards.read_die(dice.part("hero"), boards.HERO_RESULTS),
        sin_die=boards.read_die(dice.part("sin"), boards.SIN_RESULTS),
        exploration=boards.read_supply(tokens.part("exploration"), boards.EXPLORATION),
        npcs=boards.read_supply(tokens.part("npc"), boards.NPCS),
        sin_cards=decks.read_cards(sources["sin_cards"], tables["sin_cards"], decks.sin_card)
        | {
            id: card
            for sin, own in own_sins.items()
            for id, card in decks.cards_of(sin, own).items()
        },
        apocalypse=decks.read_cards(
            sources["apocalypse"], tables["apocalypse"], decks.apocalypse_card
        ),
        upgrades=decks.read_cards(sources["upgrades"], tables["upgrades"], decks.upgrade_card),
        dark_past=decks.read_cards(sources["dark_past"], tables["dark_past"], decks.dark_past_card),
        stories=_in_order(
            [
                read_story(Entry(sources[f"stories/{id}.toml"], (), table), id)
                for id, table in tables["stories"].items()
            ]
        ),
    )
    for entry in (monsters, dice, tokens, *own_sins.values()):
        entry.close_part()
    return content


def _in_order(stories: list[Story]) -> dict[str, Story]:
    """The Stories of the box, then those of our own, the finale last."""
    ordered = sorted(
        stories,
        key=lambda story: (
            story.catalogue.startswith(HOUSE),
            story.type == decks.FINALE,
            story.catalogue,
        ),
    )
    return {story.id: story for story in ordered}


def _fingerprint(tables: Tables) -> str:
    text = json.dumps(tables, sort_keys=True, default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:12]
