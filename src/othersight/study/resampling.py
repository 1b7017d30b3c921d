"""A position of the past as the start of another future: the dice fall anew, and what nobody has seen lies anew.

Of a game that is over everything is known, so all stays as it was but the order of face-down decks and piles, which
nobody had seen. Of a game that goes on only one seat's knowledge may be used: all else is dealt anew.
"""

from othersight.kernel.chance import Chance
from othersight.kernel.dealing import ask_again
from othersight.kernel.game import Game
from othersight.study.spec import study_of


def another_future(position: Game, seat: int, seed: str) -> Game:
    """The position with a future of its own; the same seed brings the same future."""
    if seat >= 0:
        dealt = position.deal_anew(seat, seed)
    else:
        dealt = position.clone()
        dealt.chance = Chance(f"hindsight {seed}")
        unsettled = dealt.table.unsettled
        study_of(dealt).shuffle(dealt, dealt.chance)
        dealt.table.unsettled = unsettled
        if dealt.stack:
            ask_again(dealt)
    return dealt
