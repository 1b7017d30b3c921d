"""A game as the rest of the package knows it: one object that names its parts.

A part is written `module:name` (or `module` for a whole module), as seen from the game's own package, and loaded when
it is first asked for: a list of the games costs nothing, and what a part needs must be installed only where it is used.
"""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from othersight.kernel.errors import OthersightError
from othersight.toolkit.plain_records import PlainRecord

Kind = TypeVar("Kind")


class Benchmark(PlainRecord):
    """The set-up that is measured, and the procedure in the midst of which games are cloned."""

    options: Mapping[str, Any] = {}
    procedure: str = "Procedure"
    """Without a name any decision will do."""


class Plugin(PlainRecord):
    """All that the rest of the package may know of one game; `docs/adding_a_game.md` tells what each part is for.

    Whoever needs a part that a game lacks says so in one line, or offers what can be done without it.
    """

    name: str
    """As people write it, with hyphens between its words."""
    package: str
    """Where the game's modules are: `__package__` of the module that declares the plugin."""
    definition: str
    """A kernel `Definition`."""

    words: str = ""
    """`Words`: how the game speaks."""
    verbs: str = ""
    """`Verbs`: the forms of options with their rules."""
    notation: str = ""
    """The page in `docs/` about the notation of options."""
    page: str = ""
    """A `PageSpec`: what options point at and log lines show, for a page that knows no rules."""
    picture: str = ""
    """A function that gives the `BoardPicture` of a game as a seat sees it."""
    set_up: str = ""
    """A tuple of `SetUpOption`: with what a game can be begun."""
    campaign: str = ""
    """A `CampaignSpec`: how games follow one another in a campaign."""
    handed_on: str = ""
    """A function that gives the options which a game leaves to the next one of the same group."""
    usual_seat: int = 0
    """The seat of a person who asks for none."""
    obvious: str = ""
    """A `Judge`: the answers to questions that nobody would answer in two ways."""
    wishes: str = ""
    """A `WishSpec`: which questions a seat can let pass while others play."""
    ways: str = ""
    """A function that gives the `Way`s of several steps that are open to a seat."""
    positions: str = ""
    """A module with `game_from`, `position_of`, `compare` and so on: positions and scenarios."""
    content_check: str = ""
    """What `othersight content check` calls with the files it was given."""
    maps: str = ""
    """A module with `palette`, `look_at_drawing`, `look_at_text`, `shipped_text` and `options_of`: maps that people
    draw."""
    house_figures: str = ""
    """A function that gives every figure that no source gives, by path."""
    steps: str = ""
    """A function that gives a lower and a higher value for each figure that can be moved by one step, of those it is
    given as they are in force, with others fixed."""

    bots: str = ""
    """A `BotSpec`: what players of each level know of the game."""
    odds: str = ""
    """A function that counts the odds of an open option."""
    odds_flags: str = ""
    """The function behind `othersight odds GAME`: its parameters are the flags."""
    environments: Mapping[str, str] = {}
    """By the name of the environment (`game-v1`) a `Kind`: the game as environments see it."""
    arena: str = ""
    """An `ArenaSpec`: which options a run varies, who can win, what is counted."""
    report: str = ""
    """A `ReportSpec`: the game's own sections and names in the arena's report."""
    study: str = ""
    """A `StudySpec`: rolls, futures and names for the analysis of a game."""

    catalogue: str = ""
    """The rules with their ids, a Markdown file in the game's folder."""
    scenarios: str = ""
    """A folder of scenario files in the game's folder; `skeleton.scn` is what `othersight scenario new` writes."""
    locales: str = ""
    """A folder of texts in the game's folder, one folder per language in it; empty for texts that are in
    `othersight/locales`."""

    benchmark: Benchmark = Benchmark()
    """The game that `othersight bench` plays."""

    def part(self, kind: str) -> Any:
        """A part by its field here; OthersightError in one line where the game has none."""
        path = getattr(self, kind)
        if not path:
            raise OthersightError(
                f"{self.name} has no {kind.replace('_', ' ')}: its plugin names none",
                "error-no-such-part",
                game=self.name,
                part=kind,
            )
        return self.loaded(path)

    def loaded(self, path: str) -> Any:
        """What a path of this game leads to."""
        module, _, name = path.partition(":")
        loaded = import_module(f"{self.package}.{module}")
        return getattr(loaded, name) if name else loaded

    def typed_part(self, kind: str, expected: type[Kind]) -> Kind:
        """A part that is one of those; anything else is refused in one line."""
        return self.checked(kind, self.part(kind), expected)

    def checked(self, kind: str, found: Any, expected: type[Kind]) -> Kind:
        """What was found, if it is one of those."""
        if not isinstance(found, expected):
            raise OthersightError(
                f"{kind} of {self.name} is {type(found).__name__}; it must be {expected.__name__}",
                "error-wrong-part",
                game=self.name,
                part=kind,
                given=type(found).__name__,
                wanted=expected.__name__,
            )
        return found

    @property
    def folder(self) -> Path:
        """Where the game's files lie."""
        return Path(next(iter(import_module(self.package).__path__)))
