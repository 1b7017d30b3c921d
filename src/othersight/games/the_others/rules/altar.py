"""Drawing Sin cards for Altars (TO-ALTAR-01, TO-ALTAR-02, TO-ALTAR-03, TO-ALTAR-04, TO-TIME-42)."""

from othersight.games.the_others.rules.sin_card import draw_sin_cards
from othersight.games.the_others.state.table import OthersTable
from othersight.kernel.game import Game


def draw_for_altars(g: Game) -> None:
    """TO-ALTAR-01, TO-ALTAR-02, TO-ALTAR-03: one card for each Altar whose Space holds no Hero."""
    t: OthersTable = g.table
    altars = t.config.city.altars
    cards = sum([altars[space.index] for space in t.spaces if not space.heroes])
    g.tell("altars", cards)
    if cards:
        draw_sin_cards(g, cards)
