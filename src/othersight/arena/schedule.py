"""What a run of the arena was asked for, and which game each of its places is.

A deal is a seed with its options. All pairings of the levels are played on one deal, each with every setting, before
the next deal comes: place k of a run is the same game however many games were asked for.
"""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.metadata import version
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import product
from typing import Any

from othersight.arena.players import unhurried
from othersight.arena.simulate import Run
from othersight.arena.spec import ArenaSpec, spec_of
from othersight.bots import check_player
from othersight.bots.custom_players import is_own, source_of
from othersight.games import GAMES, plugin_named
from othersight.kernel.errors import OthersightError

Figures = Mapping[str, int | str]
PLAIN = ""
"""The setting in which all figures are as they stand in the content and the options."""


@dataclass(frozen=True)
class Task:
    """One game that is to be played."""

    number: int
    deal: int
    pairing: dict[str, str]
    setting: str


@dataclass(frozen=True)
class Schedule:
    """Who plays what, from which seed, with which figures."""

    game: str
    levels: tuple[str, ...]
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)
    """Options of the game that are the same in all of them."""
    settings: Mapping[str, Figures] = field(default_factory=lambda: {PLAIN: {}})
    """The figures of each setting by its name; what is compared is compared with the first."""
    limit: int = 0
    """Decisions after which a game has got stuck; 0 for as many as the game's spec says."""
    meetings: tuple[tuple[str, ...], ...] = ()
    """Which levels meet, in the order of the sides; all of them against all where nothing is said."""
    is_timed: bool = False
    """Whether levels are compared; each game then tells how long either side thought, which machines differ in."""

    @property
    def spec(self) -> ArenaSpec:
        return spec_of(self.game)

    @cached_property
    def pairings(self) -> list[dict[str, str]]:
        """Every level on every side, against every level, or the meetings that were asked for."""
        sides = self.spec.sides
        meetings = self.meetings or tuple(product(self.levels, repeat=len(sides)))
        return [dict(zip(sides, levels, strict=True)) for levels in meetings]

    @property
    def everybody(self) -> list[str]:
        """All who play, each once."""
        return sorted({name for pairing in self.pairings for name in pairing.values()})

    @property
    def block(self) -> int:
        """How many games are played on one deal."""
        return len(self.pairings) * len(self.settings)

    def task(self, place: int) -> Task:
        """The game at one place of the run."""
        number, setting = divmod(place, len(self.settings))
        deal, pairing = divmod(number, len(self.pairings))
        return Task(number, deal, self.pairings[pairing], list(self.settings)[setting])

    def seed_of(self, task: Task) -> str:
        """As `othersight simulate` numbers its games."""
        return f"{self.seed}/{task.deal}"

    def options_of(self, task: Task) -> dict[str, Any]:
        """The options of one game, the figures of its setting above those of the whole run."""
        options = Run(self.game, 1, self.seed, options=self.options).options_of(task.deal)
        figures = {**options.get("figures", {}), **self.settings[task.setting]}
        return {**options, "figures": figures} if figures else options

    def description(self) -> dict[str, Any]:
        """All that decides what its games are; two runs with the same description play the same games."""
        description = {
            "game": self.game,
            "players": list(self.levels),
            "seed": self.seed,
            "options": dict(self.options),
            "settings": {name: dict(figures) for name, figures in self.settings.items()},
            "limit": self.limit,
            "version": version("othersight"),
            "rules": GAMES[self.game].version,
            "content": content_mark(self.game),
            "judgement": players_mark(self.game),
        }
        own = {name: mark(source_of(name)) for name in self.everybody if is_own(name)}
        if own:
            description["own_players"] = own
        if self.meetings:
            description["meetings"] = [list(levels) for levels in self.meetings]
        return description

    def check(self) -> None:
        """Refuses, before any game is played, what no game can be played with."""
        self.check_levels()
        for place in range(len(self.settings)):
            task = self.task(place)
            options = self.options_of(task)
            GAMES[self.game].begin(options, self.seed_of(task))
            for level in self.levels:
                unhurried(level, self.game, 0, self.seed, options.get("figures", {}))

    def check_levels(self) -> None:
        """Levels that exist, each of them once."""
        for level in self.levels:
            check_player(level)
            if self.levels.count(level) > 1:
                raise OthersightError(
                    f"{level} is named twice; name each level once", "arena-twice", level=level
                )


@cache
def content_mark(game: str) -> str:
    """A short mark of the content files of a game."""
    return mark_of((plugin_named(game).folder / "content",), (".toml",))


@cache
def players_mark(game: str) -> str:
    """A short mark of how the players of a game think; games of two of them are not thrown together."""
    folders = (files("othersight.bots"), plugin_named(game).folder / "bots")
    return mark_of(folders, (".py", ".json"))


def mark(text: str) -> str:
    """A short mark of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def mark_of(folders: tuple[Traversable, ...], endings: tuple[str, ...]) -> str:
    """A short mark of the files in some folders that end so; another one after any change in them."""
    digest = hashlib.sha256()
    for folder in folders:
        for name, text in texts_in(folder, endings, ""):
            digest.update(f"{name}\n{text}\n".encode())
    return digest.hexdigest()[:12]


def texts_in(folder: Traversable, endings: tuple[str, ...], path: str) -> list[tuple[str, str]]:
    """The files in a folder and below it that end so, by their path."""
    found: list[tuple[str, str]] = []
    for entry in sorted(folder.iterdir(), key=lambda e: e.name) if folder.is_dir() else ():
        name = f"{path}/{entry.name}"
        if entry.is_dir():
            found += texts_in(entry, endings, name)
        elif entry.name.endswith(endings):
            found.append((name, entry.read_text(encoding="utf-8")))
    return found
