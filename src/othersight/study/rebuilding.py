"""A position of the past as the start of another future: the dice fall anew, and what nobody has seen lies anew.

Of a game that is over everything is known, so all stays as it was but the order of face-down decks and piles, which
nobody had seen. Of a game that goes on only one seat's knowledge may be used: all else is dealt anew.
"""

from collections.abc import Callable

from othersight.games.the_others.config import SINS
from othersight.games.they_live.dealing.cards import in_order
from othersight.games.they_live.dealing.dealing import deal_decks, deal_first_leader, deal_stories
from othersight.games.they_live.rules.people import table_of
from othersight.kernel.chance import Chance
from othersight.kernel.dealing import ask_again
from othersight.kernel.game import Game


def shuffle_the_others(game: Game, chance: Chance) -> None:
    """The Sins Player knows all but the order of the decks."""
    game.definition.deal(game, SINS, chance)


def shuffle_they_live(game: Game, chance: Chance) -> None:
    """The order of Stash, decks and personal stories, which news and Final Assault cards are among them, and who
    would lead without a majority. Identities, cards that people hold and cards deployed stay."""
    t = table_of(game)
    decks = t.edit_decks()
    decks.piles = tuple([tuple(in_order(list(pile), chance)) for pile in decks.piles])
    deal_decks(t, chance)
    deal_stories(t, chance)
    deal_first_leader(game, chance)


SHUFFLE: dict[str, Callable[[Game, Chance], None]] = {
    "the-others": shuffle_the_others,
    "they-live": shuffle_they_live,
}


def another_future(position: Game, seat: int, seed: str) -> Game:
    """The position with a future of its own; the same seed brings the same future."""
    if seat >= 0:
        dealt = position.deal_anew(seat, seed)
    else:
        dealt = position.clone()
        dealt.chance = Chance(f"hindsight {seed}")
        unsettled = dealt.table.unsettled
        SHUFFLE[dealt.definition.name](dealt, dealt.chance)
        dealt.table.unsettled = unsettled
        if dealt.stack:
            ask_again(dealt)
    return dealt
