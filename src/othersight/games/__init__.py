"""The games by name."""

from othersight.games.the_others.definition import THE_OTHERS
from othersight.games.they_live.definition import THEY_LIVE
from othersight.kernel.definition import Definition

GAMES: dict[str, Definition] = {
    definition.name: definition for definition in (THE_OTHERS, THEY_LIVE)
}
