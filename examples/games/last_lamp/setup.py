"""How a game of The Last Lamp begins (chapter LAMP-SETUP)."""

from typing import Any

from last_lamp.rules import Nights
from last_lamp.table import DECK, HAND, LampTable
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.toolkit.setup_options import NUMBER, SetUpOption, completed

SET_UP = (SetUpOption("nights", "last-lamp-set-up-nights", (4, 6, 8), NUMBER),)
DEFAULTS = {"nights": 6}


def table_for(start: dict[str, Any]) -> LampTable:
    """The bare table of a game with these options."""
    return LampTable(completed("The Last Lamp", SET_UP, DEFAULTS, start["options"])["nights"])


def begin(definition: Any, options: dict[str, Any], seed: str) -> Game:
    """LAMP-SETUP-03, LAMP-SETUP-04: a game at its first decision."""
    chosen = completed("The Last Lamp", SET_UP, DEFAULTS, options)
    table = table_for({"options": chosen})
    chance = Chance(seed)
    waves = chance.shuffled(DECK)
    table.hand, table.deck = waves[:HAND], waves[HAND:]
    game = Game(definition, table, chance, {"options": chosen, "seed": seed})
    game.call(Nights())
    game.run()
    return game
