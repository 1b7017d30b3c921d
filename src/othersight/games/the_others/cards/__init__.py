"""What each card, board and Story does, one module per deck or board; importing this fills the rules' tables."""

from othersight.games.the_others.cards import (  # noqa: F401
    acolytes,
    apocalypse,
    battleground_of_souls,
    dark_past,
    group_prices,
    havens_last_stand,
    hell_club,
    heroes,
    sin_cards,
    sin_powers,
    sloth_cards,
    the_darkness_within,
    upgrades,
)
from othersight.games.the_others.rules.conditions import CONDITIONS
from othersight.games.the_others.rules.effects import CARD_QUESTIONS
from othersight.toolkit.card_questions import add_conditions

add_conditions(CONDITIONS, CARD_QUESTIONS)
