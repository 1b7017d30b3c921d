"""What a game leaves to the next one of the same group: the cards it has seen (TL-HOUSE-03)."""

from collections.abc import Iterator
from typing import Any, Final

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.state.config import Config
from othersight.kernel.game import Game

SHOWN: Final = {"news": 0, "location-card": 1, "injury": 1, "assault-card": 0}
"""Which value of a line of the log names the card that all have seen."""


def handed_on(game: Game) -> dict[str, Any]:
    """The option `seen` of the next game: what was seen before and in this game. Of a deck of which the group has seen
    all cards only those of this game count, and it begins anew."""
    config = table_of(game).config
    shown = {str(e.values[SHOWN[e.key]]) for e in game.log(-1) if e.key in SHOWN}
    seen = shown | set(config.seen)
    for deck in decks_of(config):
        if deck <= seen:
            seen -= deck - shown
    return {"seen": tuple(sorted(seen))}


def decks_of(config: Config) -> Iterator[set[str]]:
    """The cards that stand in for one another: news of a colour, Location cards of a deck, Injuries, and Final Assault
    cards of a level and colour."""
    for colour in {card.colour for card in config.news.values()}:
        yield {card.id for card in config.news.values() if card.colour == colour}
    for deck in config.location_decks:
        yield set(deck)
    yield set(config.injury_list)
    for kind in {(card.level, card.colour) for card in config.assault.values()}:
        yield {id for id, card in config.assault.items() if (card.level, card.colour) == kind}
