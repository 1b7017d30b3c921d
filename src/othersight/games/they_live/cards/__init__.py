"""What each character's special and each verb of an outcome does; importing this fills the rules' tables."""

from othersight.games.they_live.cards import characters, outcomes  # noqa: F401
from othersight.games.they_live.rules.conditions import CONDITIONS
from othersight.games.they_live.rules.effects import CARD_QUESTIONS
from othersight.toolkit.card_questions import add_conditions

add_conditions(CONDITIONS, CARD_QUESTIONS)
