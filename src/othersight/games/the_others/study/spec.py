"""The Others in the analysis of a game that was played."""

from othersight.games.the_others.state.config import SINS
from othersight.games.the_others.study.rolls import rolls
from othersight.games.the_others.words.names import hero_named
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.study.spec import StudySpec
from othersight.toolkit.phrases import Phrase


def shuffle(game: Game, chance: Chance) -> None:
    """The Sins Player knows all but the order of the decks."""
    game.definition.deal(game, SINS, chance)


def figure_named(game: Game, figure: int) -> Phrase:
    """A Hero."""
    return hero_named(figure)


STUDY = StudySpec(rolls=rolls, shuffle=shuffle, figure_named=figure_named)
