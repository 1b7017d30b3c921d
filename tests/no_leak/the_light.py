"""What the rules of They Live show a seat, told without the views: from here on twins may differ for it.

Everything is read from the table and from the lines of the log that tell of cards shown, not from what the views,
options or reasons make of it.
"""

from typing import Any

from othersight.games.they_live.rules.attempt import AssaultTest
from othersight.games.they_live.rules.location import next_story_space
from othersight.games.they_live.rules.people import carried, equipped, person_of, table_of
from othersight.games.they_live.rules.trade import Trade
from othersight.games.they_live.state.table import RECRUITED
from othersight.kernel.game import Game

SHOWN = (
    "cards-turned",
    "no-card-of-type",
    "stash-remade",
    "card-used",
    "cards-dropped",
    "card-collected",
    "equipped",
    "put-in-bag",
    "offer-card-face",
    "trade-back-face",
    "resource-spent",
    "raid",
    "story-card",
    "assault-card",
    "location-card",
    "injury",
    "news",
    "reveals",
    "leader",
)
"""Lines that tell what had been hidden until then."""


def comes_to_light(game: Game, twin: Game, seat: int) -> bool:
    """Whether the rules have shown the seat something that differs."""
    return light(game, seat) != light(twin, seat)


def light(game: Game, seat: int) -> list[Any]:
    """All that was hidden once and that the seat has seen."""
    t = table_of(game)
    return [
        game.outcome,
        [person.invader for person in t.people] if game.outcome else [],
        t.assault,
        [(tile.index, tile.face) for tile in t.tiles if tile.turned or tile.state == RECRUITED],
        [(tile.index, t.config.tile_faces[tile.face].front) for tile in t.tiles if tile.space],
        sizes(game),
        cards_in_the_open(game),
        own(game, seat) if seat >= 0 else [],
        [(e.key, e.values) for e in game.log(seat) if e.key in SHOWN],
    ]


def sizes(game: Game) -> list[Any]:
    """Decks that are drawn from in the open, and their discards."""
    t = table_of(game)
    decks = t.decks
    return [
        decks.news_card,
        decks.location_discards,
        [person.injuries for person in t.people],
        [next_story_space(t, person) for person in t.people if person.seat >= 0],
        [person.revealed for person in t.people],
    ]


def cards_in_the_open(game: Game) -> list[Any]:
    """Cards that lie in sight of everybody."""
    t = table_of(game)
    tests = [frame for frame in game.stack if isinstance(frame, AssaultTest)]
    return [
        [equipped(person) for person in t.people],
        [place.dropped for place in t.places],
        (t.decks.useful, t.decks.sabotaged) if t.assault else (),
        [(frame.against, frame.spent) for frame in tests],
    ]


def own(game: Game, seat: int) -> list[Any]:
    """What this seat alone has seen: in hand, in a trade, through the lenses."""
    t = table_of(game)
    known = t.knowledge[seat]
    person = person_of(t, seat)
    trades = [frame for frame in game.stack if isinstance(frame, Trade)]
    billboards = [t.places[space].billboard for space in t.config.billboards]
    return [
        person.index,
        carried(person),
        [frame.card for frame in trades if seat in (frame.seat, frame.partner)],
        [(card, t.icons[card]) for card in known.icons],
        known.faces,
        [(person, t.people[person].invader) for person in known.identities],
        [tile if tile in known.messages else -1 for tile in billboards],
        person.completed,
    ]
