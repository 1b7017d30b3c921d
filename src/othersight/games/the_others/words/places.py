"""The Spaces of the board in words, made from a view: who and what is there, and where one can go from there."""

from typing import Any

from othersight.games.the_others.state.config import HEROES, TOKENS
from othersight.games.the_others.state.table import OthersTable
from othersight.games.the_others.words.map import printed
from othersight.games.the_others.words.names import (
    hero_named,
    icon_named,
    mark_named,
    monster_named,
    npc_named,
    space_named,
    times,
    token_named,
    tokens_counted,
)
from othersight.toolkit.phrases import Phrase, Say


def place_line(t: OthersTable, view: dict[str, Any], space: int, say: Say) -> str:
    """A Space with all that is there, in one line; "" for a Street with nothing."""
    things = [*figures_in(t, view, space), *tokens_in(t, view, space), *fixtures_of(t, view, space)]
    name = space_named(t.config.city, space)
    if not t.config.city.district[space]:
        return say(Phrase("the-others-page-place", space=name, things=things)) if things else ""
    name = Phrase("the-others-page-district", number=space, district=name)
    icons = icons_of(t, view, space)
    if not things:
        return say(Phrase("the-others-page-place-bare", space=name, icons=icons))
    return say(Phrase("the-others-page-place-with-icons", space=name, things=things, icons=icons))


def place_lines(t: OthersTable, view: dict[str, Any], space: int, say: Say) -> list[str]:
    """A Space with its surroundings."""
    city = t.config.city
    line = place_line(t, view, space, say)
    if not line:
        line = say(Phrase("the-others-page-place-empty", space=space_named(city, space)))
    near = [space_named(city, other) for other in city.adjacent[space]]
    lines = [line, say(Phrase("the-others-page-near", spaces=near))]
    if city.metro[space]:
        stations = [space_named(city, other) for other in city.metro[space]]
        lines.append(say(Phrase("the-others-page-metro-to", spaces=stations)))
    if city.sees[space]:
        seen = [space_named(city, other) for other in city.sees[space]]
        lines.append(say(Phrase("the-others-page-sees", spaces=seen)))
    return lines


def figures_in(t: OthersTable, view: dict[str, Any], space: int) -> list[Phrase]:
    """Heroes, Monsters with their figures, NPCs."""
    seen = view["spaces"][space]
    found = [hero_named(HEROES.index(hero)) for hero in seen["heroes"]]
    for index in seen["monsters"]:
        monster = view["monsters"][index]
        found.append(
            Phrase(
                "the-others-page-figure",
                monster=monster_named(t, index),
                fight=monster["fight"],
                defense=monster["defense"],
                marked="yes" if monster["marked"] else "no",
            )
        )
    return found + [npc_named(npc) for npc in seen["npcs"]]


def tokens_in(t: OthersTable, view: dict[str, Any], space: int) -> list[Phrase]:
    """Tokens that lie there, those printed on the tile, and face-down ones."""
    seen = view["spaces"][space]
    found = [tokens_counted(kind, count) for kind, count in seen["tokens"].items()]
    for kind in TOKENS:
        count = printed(t.config.city, kind, space)
        if count:
            found.append(Phrase("the-others-page-permanent", kind=kind, count=count))
    hidden = seen["face_down"]
    if isinstance(hidden, int):
        return found + ([Phrase("the-others-face-down-tokens", count=hidden)] if hidden else [])
    return found + [Phrase("the-others-page-face-down", token=token_named(kind)) for kind in hidden]


def fixtures_of(t: OthersTable, view: dict[str, Any], space: int) -> list[Phrase]:
    """Altar, Metro, Starting Space, Orbital Strike, HATE! and the mark of a Mission."""
    city = t.config.city
    found = []
    if space == city.start:
        found.append(Phrase("the-others-page-start"))
    if city.altars[space]:
        found.append(Phrase("the-others-page-altars", count=city.altars[space]))
    for colour in city.metro_colours[space]:
        found.append(Phrase("the-others-page-metro", colour=colour))
    if space in view["orbital"]:
        found.append(Phrase("the-others-page-orbital", count=view["orbital"].count(space)))
    if view["sins"]["hate"] == space:
        found.append(Phrase("the-others-card-hate"))
    if view["spaces"][space]["marked"]:
        found.append(mark_named(t.config.story))
    return found


def icons_of(t: OthersTable, view: dict[str, Any], space: int) -> Phrase:
    """The City Action of a District: its icons, those covered left out, and whether it is used up."""
    seen = view["spaces"][space]
    icons = t.config.city.icons[space]
    visible = [icon for at, icon in enumerate(icons) if at not in seen["covered_icons"]]
    if not visible:
        return Phrase("the-others-page-no-icons")
    named = [times(icon_named(icon), visible.count(icon)) for icon in dict.fromkeys(visible)]
    return Phrase(
        "the-others-page-icons", icons=named, used="used" if seen["city_token"] else "free"
    )
