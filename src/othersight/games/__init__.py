"""The games by name."""

from othersight.games.the_others.definition import THE_OTHERS
from othersight.kernel.definition import Definition

GAMES: dict[str, Definition] = {THE_OTHERS.name: THE_OTHERS}
