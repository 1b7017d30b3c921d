"""What the page asks for while somebody draws: the map file, the board as it would be played, and what is wrong."""

from collections.abc import Mapping
from typing import Any

from othersight.games.the_others.content.checking import english_keys
from othersight.games.the_others.definition import THE_OTHERS
from othersight.games.the_others.map_editor.palette import palette as palette
from othersight.games.the_others.map_editor.palette import tile_data
from othersight.games.the_others.map_editor.writing import map_text
from othersight.games.the_others.setup.configure import (
    complete,
    config_for,
    content_for,
    draw_random,
)
from othersight.games.the_others.setup.start import lay_out
from othersight.games.the_others.state.city.checking import check_reading
from othersight.games.the_others.state.city.city import City, Layout
from othersight.games.the_others.state.city.files import MapText, Problem
from othersight.games.the_others.state.city.maps import map_in, shipped_map
from othersight.games.the_others.state.city.tiles import tiles_in
from othersight.games.the_others.words.names import space_named
from othersight.kernel.chance import Chance
from othersight.kernel.game import Game
from othersight.toolkit.drawn_maps import DrawnMap, Fault
from othersight.toolkit.phrases import Argument, Phrase

SPACES = ("district", "nest", "near")
"""Arguments of faults that are addresses of Spaces."""


def options_of(text: str) -> dict[str, Any]:
    """With which options a game is played on a map."""
    story = MapText(text, "map").word("story", needed=False)
    return {"map": text, "story": story} if story else {"map": text}


def shipped_text(story: str, letter: str) -> str:
    """The file of a map of the package; FaultyMap if there is none."""
    return shipped_map(story, letter)[1].text


def look_at_drawing(drawing: Mapping[str, Any]) -> DrawnMap:
    """What a drawing comes to."""
    return look_at_text(map_text(drawing))


def look_at_text(text: str) -> DrawnMap:
    """What a map file comes to: its drawing, its board with all that stands there, and all its faults."""
    found = map_in(MapText(text, "map"))
    reading = MapText(text, "map")
    problems = check_reading(reading)
    city = found[0] if found else None
    faults = [fault(problem, city) for problem in problems]
    own = [tile_data(tile) for tile in tiles_in(MapText(text, "map"))]
    if found is None:
        return DrawnMap(text, reading.data, faults, own)
    game = game_on(*found)
    spaces = range(found[0].n)
    addresses = [[a for a, at in found[0].addresses.items() if at == s] for s in spaces]
    return DrawnMap(text, reading.data, faults, own, game.board(), game.view(-1), addresses)


def game_on(city: City, layout: Layout) -> Game:
    """A table with everything in its place, at which nobody plays."""
    chance = Chance("map")
    chosen = complete({})
    content = content_for(chosen)
    options = draw_random(chosen, content, chance)
    table = lay_out(config_for(options, content, city), content, layout)
    return Game(THE_OTHERS, table, chance, {"options": options, "seed": "map"})


def fault(problem: Problem, city: City | None) -> Fault:
    """A problem with the Space and the key where it lies, and its names in words."""
    space = city.addresses.get(problem.at, -1) if city else -1
    said = {name: in_words(name, value, city) for name, value in problem.args.items()}
    missing = problem.args.get("name", "") if problem.key == "content-key-missing" else ""
    return Fault(Phrase(problem.key, **said), problem.line, problem.path or str(missing), space)


def in_words(name: str, value: str | int, city: City | None) -> Argument:
    """An argument of a problem as a person calls it."""
    if name in SPACES and city and value in city.addresses:
        return space_named(city, city.addresses[str(value)])
    keys = {
        "kind": (f"the-others-token-{value}", f"the-others-monster-{value}"),
        "icon": (f"the-others-city-action-{value}", f"the-others-token-{value}"),
        "npc": (f"the-others-npc-{value}",),
        "tile": (f"the-others-tile-{value}",),
        "name": ("the-others-token-starting-space",) if value == "start" else (),
    }.get(name, ())
    key = next((one for one in keys if one in english_keys()), "")
    return Phrase(key) if key else value
