"""What each card, board and Story does, one module per deck, board or Sin; importing this fills the rules' tables."""

from importlib import import_module
from pkgutil import iter_modules

from othersight.games.the_others.rules.conditions import CONDITIONS
from othersight.games.the_others.rules.effects import CARD_QUESTIONS
from othersight.toolkit.card_questions import add_conditions

for _name in sorted(module.name for module in iter_modules(__path__)):
    import_module(f"{__name__}.{_name}")

add_conditions(CONDITIONS, CARD_QUESTIONS)
