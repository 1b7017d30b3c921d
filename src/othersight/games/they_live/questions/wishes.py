"""What a player may let pass for a while: to confront somebody, and to use the Weapon."""

from othersight.games.they_live.rules.people import table_of
from othersight.games.they_live.words.names import card_named
from othersight.kernel.game import Game
from othersight.kernel.question import Option
from othersight.toolkit.phrases import Phrase
from othersight.toolkit.wishes import Moment, Span, WishSpec

MOMENTS = {
    "confront": Moment(("confront",), Phrase("they-live-wish-at-confront")),
    "weapon": Moment(("weapon",), Phrase("they-live-wish-at-weapon")),
}


def anybody(game: Game, seat: int) -> bool:
    """Humans and Invaders have the same wishes."""
    return True


def round_mark(game: Game) -> str:
    """Which round it is."""
    return str(table_of(game).round)


def no_cards(game: Game, seat: int) -> list[str]:
    """Nobody is asked for a card of the own."""
    return []


def no_card(option: Option) -> str:
    """No option is about such a card."""
    return ""


WISHES = WishSpec(
    has_wishes=anybody,
    spans={"round": Span(tuple(MOMENTS), Phrase("they-live-wish-until-round"), round_mark)},
    moments=MOMENTS,
    cards=no_cards,
    card_words=card_named,
    card_in=no_card,
)
