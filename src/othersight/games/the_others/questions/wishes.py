"""What the Sins Player may let pass while the Heroes play, and when he may want to be asked all the same."""

from othersight.games.the_others.rules.figures import table_of
from othersight.games.the_others.rules.round import Round
from othersight.games.the_others.rules.sin_card import (
    AFTER_FIGHT,
    AFTER_KILL,
    AFTER_ROLL,
    START_OF_FIGHT,
    START_OF_TURN,
)
from othersight.games.the_others.state.config import SINS
from othersight.games.the_others.words.names import card_named
from othersight.kernel.game import Game
from othersight.kernel.question import Option
from othersight.toolkit.phrases import Phrase
from othersight.toolkit.wishes import Moment, Span, WishSpec

MOMENTS = {
    "turn": Moment((START_OF_TURN,), Phrase("the-others-wish-at-turn")),
    "fight": Moment((START_OF_FIGHT, "acolyte-ability"), Phrase("the-others-wish-at-fight")),
    "roll": Moment((AFTER_ROLL,), Phrase("the-others-wish-at-roll")),
    "after-fight": Moment((AFTER_FIGHT, AFTER_KILL), Phrase("the-others-wish-at-after-fight")),
    "reaction": Moment(("reaction",), Phrase("the-others-wish-at-reaction")),
}
IN_A_TURN = ("turn", "fight", "roll", "after-fight")


def is_sins(game: Game, seat: int) -> bool:
    """Only the Sins Player waits for others."""
    return seat == SINS


def round_mark(game: Game) -> str:
    """Which Round it is."""
    return str(table_of(game).round)


def turn_mark(game: Game) -> str:
    """Which Turn of the game it is; a Turn that was declined counts."""
    for frame in game.stack:
        if isinstance(frame, Round):
            return f"{round_mark(game)}/{frame.turns}/{frame.declined}"
    return round_mark(game)


def hand(game: Game, seat: int) -> list[str]:
    """The different cards in the Sins Player's hand."""
    return sorted(set(table_of(game).sins.hand)) if seat == SINS else []


def card_played(option: Option) -> str:
    """The card that an option plays."""
    return str(option[1]) if option[0] == "play" else ""


WISHES = WishSpec(
    has_wishes=is_sins,
    spans={
        "turn": Span(IN_A_TURN, Phrase("the-others-wish-until-turn"), turn_mark),
        "round": Span(tuple(MOMENTS), Phrase("the-others-wish-until-round"), round_mark),
    },
    moments=MOMENTS,
    cards=hand,
    card_words=card_named,
    card_in=card_played,
)
