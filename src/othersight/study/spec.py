"""What a game adds to the analysis of one that was played: its rolls, other futures, and how its figures are called."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from othersight.games import plugins
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.study.rolls import Rolled
from othersight.toolkit.phrases import Phrase, as_it_is


def no_rolls(positions: Sequence[Game]) -> list[Rolled]:
    """Nobody counts the luck of this game."""
    return []


def same_table(game: Game, chance: Chance) -> None:
    """Nothing that nobody has seen lies on this table."""


def by_number(game: Game, figure: int) -> Phrase:
    """A figure by its number."""
    return as_it_is(str(figure))


@dataclass(frozen=True)
class StudySpec:
    """One game in the analysis; a game's plugin names it as its part `study`."""

    rolls: Callable[[Sequence[Game]], list[Rolled]] = no_rolls
    """The rolls of a game, read from its positions after 0, 1, 2, ... decisions."""
    shuffle: Callable[[Game, Chance], None] = same_table
    """Gives another order to whatever nobody at the table has seen; all else stays."""
    figure_named: Callable[[Game, int], Phrase] = by_number
    """What the figures to which rolls belong are called."""
    in_short: dict[str, Phrase] = field(default_factory=dict)
    """Headings of the log whose line tells more than where the game is, in a few words."""


def study_of(game: Game) -> StudySpec:
    """What the game adds, or what can be said of any game."""
    plugin = plugins().get(game.definition.name)
    if plugin is None or not plugin.study:
        return StudySpec()
    return plugin.typed_part("study", StudySpec)
