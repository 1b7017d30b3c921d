"""REST about maps that people draw: what they are made of, what is wrong with a drawing, and who wins on it."""

from typing import Any

from fastapi import APIRouter, Depends, Request

from othersight.arena.totals import shares, wins
from othersight.games import GAMES, plugin_named
from othersight.kernel.errors import OthersightError
from othersight.locales import series
from othersight.locales.figures import percent
from othersight.server.bots.map_trials import Trial
from othersight.server.errors import Refusal, refused_by_game, too_fast
from othersight.server.protocol.map_models import (
    LookAtMap,
    MapFault,
    MapPalette,
    MapSeen,
    MapTile,
    MapTrial,
    SideShare,
    TryMap,
)
from othersight.server.rate_limits import counted_address
from othersight.server.rest.language import Language
from othersight.server.rest.tables import Tables
from othersight.server.texts.language import capitalized, say_in, text_in
from othersight.toolkit.drawn_maps import DrawnMap

router = APIRouter(tags=["maps"])
EVEN = (0.4, 0.6)
"""A map on which a side wins such a share of the games is even."""


def check_rate(request: Request) -> None:
    """Refuse an address that asks too often."""
    address = counted_address(request.scope)
    limit = request.app.state.map_rate
    if not limit.allow(address):
        raise too_fast(limit.wait(address))


RateLimited = Depends(check_rate)


def maps_of(game: str, language: str) -> Any:
    """The part of a game that knows its maps."""
    if game not in GAMES:
        raise Refusal("error-no-such-game", 404, name=game, games=series(GAMES, language))
    if not plugin_named(game).maps:
        raise Refusal("server-no-maps", 404, game=game)
    return plugin_named(game).part("maps")


@router.get("/games/{game}/maps")
async def palette(game: str, language: Language) -> MapPalette:
    """What maps of a game are drawn with."""
    return MapPalette(game=game, **maps_of(game, language).palette())


@router.post("/games/{game}/maps/look", dependencies=[RateLimited])
async def look(game: str, wanted: LookAtMap, registry: Tables, language: Language) -> MapSeen:
    """A drawing or a map file as it would be played, and what is wrong with it."""
    maps = maps_of(game, language)
    try:
        return seen(await registry.work_out(looked_at, maps, wanted), language)
    except OthersightError as error:
        raise refused_by_game(error) from error


def looked_at(maps: Any, wanted: LookAtMap) -> DrawnMap:
    """What the part of the game says of a request."""
    if wanted.drawing is not None:
        found = maps.look_at_drawing(wanted.drawing.model_dump())
    elif wanted.text is not None:
        found = maps.look_at_text(wanted.text)
    elif wanted.shipped is not None:
        found = maps.look_at_text(maps.shipped_text(wanted.shipped.story, wanted.shipped.letter))
    else:
        raise Refusal("server-no-map-given", 400)
    assert isinstance(found, DrawnMap)
    return found


def seen(found: DrawnMap, language: str) -> MapSeen:
    """A drawn map as it is sent."""
    say = say_in(language)
    return MapSeen(
        text=found.text,
        drawing=found.drawing,
        faults=[
            MapFault(
                text=capitalized(say(one.phrase)), line=one.line, path=one.path, space=one.space
            )
            for one in found.faults
        ],
        tiles=[MapTile(**tile) for tile in found.tiles],
        board=found.board,
        view=found.view,
        addresses=found.addresses,
    )


@router.post("/games/{game}/maps/trials", status_code=201, dependencies=[RateLimited])
async def begin(game: str, wanted: TryMap, registry: Tables, language: Language) -> MapTrial:
    """Let the machine play on a map without faults; ask again how it stands."""
    maps = maps_of(game, language)
    found = await registry.work_out(maps.look_at_text, wanted.text)
    if found.faults:
        fault = say_in(language)(found.faults[0].phrase)
        raise Refusal("server-faulty-map", 400, faults=len(found.faults), first=fault)
    return told(registry.map_trials.start(game, maps.options_of(wanted.text)), language)


@router.get("/games/{game}/maps/trials/{trial}")
async def state(game: str, trial: str, registry: Tables, language: Language) -> MapTrial:
    """How a trial stands."""
    maps_of(game, language)
    return told(registry.map_trials.find(trial), language)


def told(trial: Trial, language: str) -> MapTrial:
    """A trial as it is sent; the verdict is about the side that is told of first."""
    finished = [one for one in trial.played if one.outcome]
    sides = trial.run.spec.told_sides
    won = wins(finished, sides)
    lines = [
        SideShare(side=side, wins=won[side], share=share, low=low, high=high)
        for side, (share, low, high) in shares(finished, sides).items()
    ]
    return MapTrial(
        trial=trial.id,
        status=trial.status,
        games=trial.run.games,
        played=len(trial.played),
        stuck=len(trial.played) - len(finished),
        shares=lines,
        verdict=verdict(lines[0], language) if finished else "",
    )


def verdict(of: SideShare, language: str) -> str:
    """Whether the games show the map to be even."""
    low, high = EVEN
    if of.low > high:
        key = "server-trial-often"
    elif of.high < low:
        key = "server-trial-seldom"
    else:
        key = "server-trial-even" if low <= of.share <= high else "server-trial-open"
    low_text, high_text = percent(of.low, 0, language), percent(of.high, 0, language)
    side = text_in(f"lab-side-{of.side}", language)
    return text_in(key, language, side=side, low=low_text, high=high_text)
