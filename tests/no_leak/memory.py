"""Whether a table is one that a seat can believe in, given all it has seen: only such tables must deal alike for it."""

from collections import Counter

from othersight.games.the_others.state.table import OthersTable
from othersight.games.they_live.rules.people import table_of as live_table_of
from othersight.games.they_live.save_checks.whereabouts import (
    fits_billboards,
    fits_cards,
    hidden_cards,
)
from othersight.kernel.game import Game


def fits_memory(game: Game, seat: int) -> bool:
    """In They Live seats remember where cards and billboards may be; in The Others, which Sin cards must be in the
    hand and what lies at the bottom of decks."""
    if isinstance(game.table, OthersTable):
        sins = game.table.sins
        return not Counter(sins.held) - Counter(sins.hand)
    t = live_table_of(game)
    known = t.knowledge[seat]
    stash = {*t.decks.piles[0], *t.decks.piles[1]}
    forgotten = not stash & set(
        known.icons
    )  # an icon is remembered until the card is shuffled away
    return forgotten and fits_cards(t, known, seat, hidden_cards(t)) and fits_billboards(t, known)
