"""What a map is drawn with: tiles, tokens, Monsters, NPCs, Metro lines, and how many of each there are."""

from typing import Any

from othersight.games.the_others.content import load_content
from othersight.games.the_others.state.city.checking import ALTARS, FIGURES
from othersight.games.the_others.state.city.city import Tile
from othersight.games.the_others.state.city.maps import MONSTERS, NPCS, TOKENS, shipped_maps
from othersight.games.the_others.state.city.tiles import MOST_TILES, WIDEST, shipped_tiles

METRO = ("red", "blue", "green", "amber", "violet", "white")
"""The colours that the board is drawn with."""


def palette() -> dict[str, Any]:
    """Everything by its kind; `most` is how many a map may have, 0 for any number."""
    supply = load_content().exploration
    return {
        "stories": list(load_content().stories),
        "maps": [{"story": story, "letter": letter} for story, letter in shipped_maps()],
        "tiles": [tile_data(tile) for tile in shipped_tiles().values()],
        "widest": WIDEST,
        "most_tiles": MOST_TILES,
        "things": [
            {"path": "start", "most": 1},
            {"path": "altars", "most": ALTARS[1]},
            {"path": "orbital", "most": 0},
            *[{"path": f"metro.{colour}", "most": 0} for colour in METRO],
            *[{"path": f"tokens.{kind}", "most": supply[kind]} for kind in TOKENS],
            *[{"path": f"monsters.{kind}", "most": FIGURES[kind][1]} for kind in MONSTERS],
            *[{"path": f"npcs.{npc}", "most": 1} for npc in NPCS],
            {"path": "out_of_orbit", "most": 0},
        ],
    }


def tile_data(tile: Tile) -> dict[str, Any]:
    """A tile as it is printed."""
    return {
        "tile": tile.id,
        "code": tile.code,
        "name": tile.name,
        "icons": list(tile.icons),
        "permanent": [{"kind": kind, "place": place} for kind, place in tile.permanent],
    }
